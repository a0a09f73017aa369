//! A table while the match runs and after its end.

use catalog::GameId;
use maud::{Markup, html};
use model::TakeOver;
use narration::{Reader, Texts};
use tabletop::{AnyTable, Prompt, Viewer};

use crate::any_art::{LogRange, Rendering, art};
use crate::art::Scene;
use crate::highlight::Highlight;
use crate::pages::analysis::{analysis, ask};
use crate::pages::best::best;
use crate::pages::choices::choices;
use crate::pages::counsel::hint;
use crate::pages::log::log;
use crate::pages::luck::luck;
use crate::pages::seats::{company, leave};
use crate::pages::table::{Inside, TablePage, heading, names};
use crate::pages::{chat, waiting};
use crate::part::Part;
use crate::receipt::{HIGHLIGHTS, LogTail};
use crate::visitor::Visitor;

pub(crate) fn playing(
    visitor: &Visitor,
    page: &TablePage<'_>,
    table: &dyn AnyTable,
    take_overs: &[TakeOver],
    range: LogRange,
) -> Inside {
    let texts = visitor.texts();
    let names = names(page.chairs);
    let scene = Scene {
        reader: Reader {
            texts,
            viewer: page.viewer,
            names: &names,
        },
        aids: visitor.aids,
    };
    let mut rendering = art(GameId::of(table)).draw(table, &scene, range);
    let board = std::mem::take(&mut rendering.picture.board);
    let Rendering { picture, lines, .. } = &rendering;
    let over = rendering.prompt == Prompt::Over;
    let markup = html! {
        (heading(texts, page.game, page.config))
        div .play-area {
            div .stage {
                section .board aria-label=(texts.say("table-board")) { (Part::new("board", board)) }
                section .decision aria-label=(texts.say("table-decision")) {
                    (Part::new("latest", latest(&rendering)))
                    p #status .status tabindex="-1" { (Part::new("status", status(&rendering, &scene))) }
                    (Part::new("decisions", choices(visitor, page, &rendering)))
                    (Part::new("undo", undo(texts, page, &rendering)))
                    (Part::new("hint", hint(texts, page, &rendering)))
                    @if over { (Part::new("after", after(texts, page))) }
                }
                @if over { (Part::new("analysis", analysis(page, table, &scene))) }
                (Part::new("below", around("below", &picture.below)))
                (Part::new(HIGHLIGHTS, highlights(&rendering.highlights)))
            }
            div .side {
                (Part::new("best", best(texts, &texts.say("best-title"), page.best, Some(page.id))))
                (Part::new("beside", around("beside", &picture.beside)))
                (log(texts, lines))
                (chat::chat(texts, page))
                (Part::new("company", company(texts, page, rendering.prompt.awaited(), take_overs)))
                (Part::new("luck", luck(texts, table)))
                @if !over && page.viewer != Viewer::Bystander { (leave(texts, page)) }
            }
        }
        (waiting::look_again(texts, page.id))
    };
    Inside {
        markup,
        version: Some(rendering.version),
        log: Some(LogTail::of(lines)),
    }
}

/// What the game shows around its board, if anything.
pub(crate) fn around(class: &str, markup: &Markup) -> Markup {
    html! {
        @if !markup.0.is_empty() { div .(class) { (markup) } }
    }
}

/// What happened last. On a phone the log is far below; readers hear it from the announcer.
fn latest(rendering: &Rendering) -> Markup {
    html! {
        @if let Some(line) = rendering.lines.last() {
            p .latest aria-hidden="true" { (line.latest().text) }
        }
    }
}

/// The pictures of what just happened. They are templates: nothing of them is seen or heard
/// until the script shows those whose step is new.
fn highlights(highlights: &[Highlight]) -> Markup {
    html! {
        @for Highlight { step, picture, dwell } in highlights {
            template data-highlight=(step) data-dwell=(dwell.word()) { (picture) }
        }
    }
}

/// What is asked, or whose choice is awaited.
fn status(rendering: &Rendering, scene: &Scene<'_>) -> Markup {
    let Rendering { prompt, chosen, .. } = rendering;
    let texts = scene.texts;
    let awaited = prompt.awaited();
    let own = match scene.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    };
    let sentence = if let Some(question) = &rendering.question {
        question.clone()
    } else if *prompt == Prompt::Over {
        texts.say("table-over")
    } else if own.is_some_and(|seat| awaited.contains(seat)) {
        texts.say(match prompt {
            Prompt::Sealed(_) => "table-choose-in-secret",
            _ => "table-choose",
        })
    } else if awaited.is_empty() {
        texts.say("table-luck-decides")
    } else {
        let key = if own.is_some_and(|seat| chosen.contains(seat)) {
            "table-chosen-waiting-for"
        } else {
            "table-waiting-for"
        };
        texts.say_with(key, &[("names", scene.all_names(awaited).into())])
    };
    html! { (sentence) }
}

/// The way back, where the rules leave one: never for simultaneous choices.
fn undo(texts: &Texts, page: &TablePage<'_>, rendering: &Rendering) -> Markup {
    html! {
        @if rendering.may_undo && matches!(rendering.prompt, Prompt::Turn(_)) {
            form .undo method="post" action=(page.address("undo")) data-quiet {
                input type="hidden" name="version" value=(rendering.version);
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

/// The way to the next game with the same people, or to a first one for a bystander.
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
