//! A table while the match runs and after its end.

use catalog::GameId;
use maud::{Markup, html};
use model::TakeOver;
use narration::{Reader, Texts};
use tabletop::{AnyTable, Prompt, Viewer};

use crate::any_art::{LogRange, Rendering, art};
use crate::art::Scene;
use crate::pages::analysis::{analysis, ask};
use crate::pages::best::best;
use crate::pages::chair_notices::notices;
use crate::pages::choices::choices;
use crate::pages::counsel::{hint, hint_ask};
use crate::pages::lesson::coach;
use crate::pages::log::log;
use crate::pages::luck::luck;
use crate::pages::seats::{company, leave};
use crate::pages::table::{Inside, TablePage, heading, names};
use crate::pages::talk::talk;
use crate::pages::{chat, try_out, waiting};
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
        best_so_far: page.is_best_so_far(),
    };
    let mut rendering = art(GameId::of(table)).draw(table, &scene, range);
    let board = std::mem::take(&mut rendering.picture.board);
    let Rendering { picture, lines, .. } = &rendering;
    let over = rendering.prompt == Prompt::Over;
    let about = html! {
        (Part::new("try", try_out::try_from_here(texts, page)))
        (Part::new("company", company(texts, page, rendering.prompt.awaited())))
        (Part::new("luck", luck(texts, table)))
        @if !over && page.viewer != Viewer::Bystander && page.lesson.is_none() { (leave(texts, page)) }
        (waiting::look_again(texts, page.id))
    };
    let markup = html! {
        (heading(texts, page.game, page.config, &picture.head))
        (coach(texts, page, &rendering))
        div .strip {
            (try_out::banner(texts, page))
            // The box stays, so that readers hear what is new in it.
            div .chair-notices role="status" {
                @if !over {
                    (Part::new("notices", notices(texts, page, table.length(), take_overs)))
                }
            }
        }
        section .decision aria-label=(texts.say("table-decision")) {
            (Part::new("latest", latest(&rendering)))
            p #status .status tabindex="-1" { (Part::new("status", status(&rendering, &scene))) }
            (film(texts))
            (Part::new("turn", picture.turn.clone()))
            (Part::new("decisions", choices(visitor, page, &rendering)))
            (Part::new("undo", undo(texts, page, &rendering)))
            (Part::new("hint-ask", hint_ask(texts, page, &rendering)))
            @if over && page.lesson.is_none() { (Part::new("after", after(texts, page))) }
        }
        section .board aria-label=(texts.say("table-board")) data-spot="board" { (Part::new("board", board)) }
        (explanation(texts, &picture.explanation))
        (Part::new("beside", around("beside", &picture.beside)))
        (Part::new("below", around("below", &picture.below)))
        (Part::new("hint", hint(page, table, &rendering, &scene)))
        (talk(texts, &log(texts, lines, page.news), &chat::chat(texts, page), &about))
        @if over && page.lesson.is_none() {
            div .aftermath {
                (Part::new("analysis", analysis(page, table, &scene)))
                (Part::new("best", best(texts, &texts.say("best-title"), page.best, Some(page.id))))
            }
        }
        (Part::new(HIGHLIGHTS, html! { @for of_step in &rendering.highlights { (of_step) } }))
    };
    Inside {
        markup,
        version: Some(rendering.version),
        log: Some(LogTail::of(texts, lines, page.news)),
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

/// What stands in the place of the question while the script plays a highlight.
fn film(texts: &Texts) -> Markup {
    html! {
        div #film .film hidden {
            p #film-caption aria-hidden="true" {}
            button .button .quiet type="button" data-skip { (texts.say("table-skip")) }
        }
    }
}

/// Where the page explains what is under the pointer, has the focus or is pressed for long.
/// Screen readers hear it at the thing itself.
pub(crate) fn explanation(texts: &Texts, of_the_step: &Markup) -> Markup {
    html! {
        section .explanation aria-hidden="true" {
            div #explanation .script-only data-rules=(texts.say("table-rules")) hidden {}
            div .explanation-of-step { (Part::new("explanation", of_the_step.clone())) }
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

/// The way back, where the rules leave one: never for simultaneous choices. A lesson has its own.
fn undo(texts: &Texts, page: &TablePage<'_>, rendering: &Rendering) -> Markup {
    html! {
        @if rendering.may_undo && matches!(rendering.prompt, Prompt::Turn(_)) && page.lesson.is_none() {
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
        @if page.try_out.is_some() {
            (try_out::again(texts, page))
        } @else if let Some(next) = page.rematch {
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
