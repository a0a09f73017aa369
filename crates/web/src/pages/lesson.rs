//! The coach of a lesson: what to do next and why, how far it is, and the way back.

use catalog::GameId;
use lessons::{Lesson, Task};
use maud::{Markup, html};
use narration::Texts;

use crate::any_art::Rendering;
use crate::pages::table::{TablePage, names};
use crate::part::Part;

/// Where a lesson stands.
#[derive(Clone, Copy, Debug)]
pub struct LessonStand<'a> {
    /// What the learner is asked for; `None` when everything is done.
    pub task: Option<&'static Task>,
    /// How many tasks are done.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// Why the last decision was not the right one: the end of the key of a text.
    pub objection: Option<&'a str>,
}

/// A lesson that the visitor has begun.
#[derive(Clone, Copy, Debug)]
pub struct BegunLesson {
    /// Its game.
    pub game: GameId,
    /// How many tasks are done.
    pub done: usize,
}

/// The coach's words above the decisions; nothing at a table that is no lesson.
pub(crate) fn coach(texts: &Texts, page: &TablePage<'_>, rendering: &Rendering) -> Markup {
    let Some(stand) = page.lesson else {
        return html! {};
    };
    html! {
        section .coach aria-label=(texts.say("lesson-title")) {
            (Part::new("lesson-progress", progress(texts, page, &stand)))
            // The part is inside of what is read out, so that a new text is heard.
            div .coach-words aria-live="polite" { (Part::new("lesson", words(texts, page, &stand))) }
            (Part::new("lesson-next", next(texts, page, &stand, rendering)))
        }
    }
}

/// How far it is, and the ways back.
fn progress(texts: &Texts, page: &TablePage<'_>, stand: &LessonStand<'_>) -> Markup {
    let number = (stand.done + 1).min(stand.of);
    let told = [("number", number.into()), ("of", stand.of.into())];
    html! {
        div .coach-progress {
            label for="coach-bar" {
                @if stand.task.is_some() { (texts.say_with("lesson-step", &told)) }
                @else { (texts.say("lesson-done")) }
            }
            progress #coach-bar max=(stand.of) value=(stand.done) {}
            @if stand.done > 0 {
                form method="post" action=(page.address("back")) data-quiet {
                    button #lesson-back .coach-way type="submit" { (texts.say("lesson-back")) }
                }
                form method="post" action=(page.address("restart")) data-quiet {
                    button #lesson-restart .coach-way type="submit" { (texts.say("lesson-restart")) }
                }
            }
        }
    }
}

fn words(texts: &Texts, page: &TablePage<'_>, stand: &LessonStand<'_>) -> Markup {
    let names = names(page.chairs);
    let name = |seat: usize| names.get(seat).map_or("", String::as_str);
    let others = [("one", name(1).into()), ("two", name(2).into())];
    let say = |end: &str| texts.say_with(&format!("lesson-{}-{end}", page.game), &others);
    html! {
        @if let Some(task) = stand.task {
            // Above the rest, which the learner has read already.
            @if let Some(objection) = stand.objection {
                p #coach-why .coach-why { strong { (texts.say("lesson-not-now")) } " " (say(objection)) }
            }
            p .coach-text { (say(&task.name)) }
            p .coach-do { (say(&format!("{}-do", task.name))) }
        } @else {
            p .coach-text { (say("end")) }
        }
    }
}

/// What leads on: the decision, if it is to be shown, and at the end the first game.
fn next(
    texts: &Texts,
    page: &TablePage<'_>,
    stand: &LessonStand<'_>,
    rendering: &Rendering,
) -> Markup {
    html! {
        @if let Some(task) = stand.task { (shown(texts, page, task, rendering)) }
        @else {
            form method="post" action="/first-game" {
                input type="hidden" name="game" value=(page.game);
                button #first-game .button .primary type="submit" { (texts.say("lesson-first-game")) }
            }
        }
    }
}

/// The decision that is asked for, as a button. The script marks it on the board as well.
fn shown(texts: &Texts, page: &TablePage<'_>, task: &Task, rendering: &Rendering) -> Markup {
    let right = task.decisions.first();
    let mut choices = rendering.picture.choices.iter();
    let choice = choices.find(|choice| Some(&choice.words) == right);
    html! {
        @if let Some(choice) = choice {
            details #coach-help .coach-help {
                summary { (texts.say("lesson-show")) }
                form method="post" action=(page.address("decide")) data-quiet data-hints {
                    input type="hidden" name="version" value=(rendering.version);
                    button .button type="submit" name="decision" value=(choice.words) data-rank="1" {
                        (choice.label.text)
                    }
                }
            }
        }
    }
}

/// The way to a game's lesson, from the home page and from its rules; nothing for a game without.
pub(crate) fn way_in(texts: &Texts, game: GameId, begun: &[BegunLesson]) -> Markup {
    let Some(lesson) = Lesson::of(game) else {
        return html! {};
    };
    let label = match begun.iter().find(|begun| begun.game == game) {
        Some(begun) => {
            let of = lesson.tasks().count();
            texts.say_with(
                "lesson-go-on",
                &[("number", (begun.done + 1).into()), ("of", of.into())],
            )
        }
        None => texts.say_with("lesson-begin", &[("minutes", lesson.minutes.into())]),
    };
    html! {
        form .learn method="post" action="/learn" {
            input type="hidden" name="game" value=(game);
            button .button type="submit" { (label) }
        }
    }
}
