//! A table while the match runs and after its end.

use catalog::GameId;
use maud::{Markup, html};
use model::TakeOver;
use narration::{Reader, Texts, narration};
use tabletop::{AnyTable, Prompt, Viewer};

use crate::art::{Moment, Scene, art};
use crate::pages::analysis::{analysis, ask};
use crate::pages::best::best;
use crate::pages::choices::choices;
use crate::pages::counsel::hint;
use crate::pages::log::log;
use crate::pages::luck::luck;
use crate::pages::seats::{company, leave};
use crate::pages::table::{TablePage, heading, names};
use crate::pages::{chat, waiting};
use crate::visitor::Visitor;

pub(crate) fn playing(
    visitor: &Visitor,
    page: &TablePage<'_>,
    table: &dyn AnyTable,
    take_overs: &[TakeOver],
) -> Markup {
    let texts = visitor.texts();
    let art = art(GameId::of(table));
    let names = names(page.chairs);
    let scene = Scene {
        reader: Reader {
            texts,
            viewer: page.viewer,
            names: &names,
        },
        aids: visitor.aids,
    };
    let over = table.outcome().is_some();
    let narration = narration(GameId::of(table));
    let question = narration.question(table, &scene);
    let possible = art.choices(table, &scene);
    let asked = choices(visitor, page, table, &possible, question.as_deref());
    let story = narration.story(table, &scene);
    html! {
        (heading(texts, page.game, page.config))
        div .play-area {
            div .stage {
                section .board aria-label=(texts.say("table-board")) { (art.board(table, &scene)) }
                section .decision aria-label=(texts.say("table-decision")) {
                    @if let Some(line) = story.lines.last() {
                        // On a phone the log is far below; readers hear it from the announcer.
                        p .latest aria-hidden="true" { (line.latest().text) }
                    }
                    p #status .status tabindex="-1" { (question.unwrap_or_else(|| status(texts, page.viewer, table, &names))) }
                    (asked)
                    (undo(texts, page, table))
                    (hint(texts, page, table, &possible))
                    @if over { (after(texts, page)) }
                }
                @if over { (analysis(page, table, &scene, &story)) }
                (part("below", &art.below(table, &scene)))
                (moments(&art.moments(table, &scene)))
            }
            div .side {
                (best(texts, &texts.say("best-title"), page.best, Some(page.id)))
                (part("beside", &art.aside(table, &scene)))
                (log(texts, &story.lines))
                (chat::chat(texts, page))
                (company(texts, page, table.prompt().awaited(), take_overs))
                (luck(texts, table))
                @if !over && page.viewer != Viewer::Bystander { (leave(texts, page)) }
            }
        }
        (waiting::look_again(texts, page.id))
    }
}

/// What the game shows around its board, if anything.
pub(crate) fn part(class: &str, markup: &Markup) -> Markup {
    html! {
        @if !markup.0.is_empty() { div .(class) { (markup) } }
    }
}

/// The pictures of what just happened. They are templates: nothing of them is seen or heard
/// until the script shows those whose step is new.
fn moments(moments: &[(usize, Moment)]) -> Markup {
    html! {
        @for (step, moment) in moments {
            template data-scene=(step) data-pace=(moment.pace.word()) { (moment.picture) }
        }
    }
}

/// Whose choice is awaited.
fn status(texts: &Texts, viewer: Viewer, table: &dyn AnyTable, names: &[String]) -> String {
    let prompt = table.prompt();
    let awaited = prompt.awaited();
    if prompt == Prompt::Over {
        return texts.say("table-over");
    }
    if let Viewer::Seat(seat) = viewer
        && awaited.contains(seat)
    {
        return texts.say(match prompt {
            Prompt::Sealed(_) => "table-choose-in-secret",
            _ => "table-choose",
        });
    }
    if awaited.is_empty() {
        return texts.say("table-luck-decides");
    }
    let waiting_for: Vec<&str> = awaited
        .into_iter()
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .collect();
    let key = match viewer {
        Viewer::Seat(seat) if table.has_chosen(seat) => "table-chosen-waiting-for",
        _ => "table-waiting-for",
    };
    texts.say_with(key, &[("names", texts.all_of(&waiting_for).into())])
}

/// The way back, where the rules leave one: never for simultaneous choices.
fn undo(texts: &Texts, page: &TablePage<'_>, table: &dyn AnyTable) -> Markup {
    let Viewer::Seat(seat) = page.viewer else {
        return html! {};
    };
    let possible = matches!(table.prompt(), Prompt::Turn(_)) && table.may_undo(seat).is_ok();
    html! {
        @if possible {
            form .undo method="post" action=(page.address("undo")) data-quiet {
                input type="hidden" name="version" value=(table.version());
                button #undo .button .quiet type="submit" { (texts.say("table-undo")) }
            }
        }
    }
}

/// What can be done with a match that is over.
fn after(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        div .after {
            (again(texts, page))
            a .button href=(page.address("replay")) { (texts.say("after-replay")) }
            (ask(texts, page))
        }
        p .after-more {
            a href=(page.address("record")) download { (texts.say("after-record")) }
            a href={ "/#new-" (page.game) } { (texts.say("after-new-table")) }
        }
    }
}

/// The way to the next game with the same people; for whoever only looked on, one of their own.
fn again(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(next) = page.rematch {
            p .rematch role="status" { (texts.say("rematch-ready")) }
            a #rematch .button .primary href={ "/t/" (next) } { (texts.say("rematch-go")) }
        } @else if page.viewer != Viewer::Bystander {
            form method="post" action=(page.address("rematch")) {
                button #rematch .button .primary type="submit" { (texts.say("rematch-ask")) }
            }
        } @else {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(page.game);
                button .button .primary type="submit" { (texts.say("after-again")) }
            }
        }
    }
}
