//! A finished match looked at again: the graph of everybody's chances and where they turned.

use catalog::{Analysis, GameId, ReviewedDecision, TurningPoint};
use maud::{Markup, html};
use model::AnalysisProgress;
use narration::{Reader, Story, Texts, narration};
use tabletop::{AnyTable, Viewer};

use crate::art::Scene;
use crate::pages::chances::{Format, graph, legend};
use crate::pages::table::TablePage;

/// How many rows the table of chances has at most: more than one would read.
const MOST_ROWS: usize = 60;

/// How many sentences are told about a turning point.
const MOST_SENTENCES: usize = 3;

/// The button that asks for the analysis, while nobody has.
pub(crate) fn ask(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        @if let AnalysisProgress::NotRequested = page.counsel.analysis {
            form method="post" action=(page.address("analysis")) data-quiet {
                button #analysis-ask .button type="submit" { (texts.say("analysis-ask")) }
            }
        }
    }
}

/// How far the analysis is, or what it has found.
pub(crate) fn analysis(page: &TablePage<'_>, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let inside = match &page.counsel.analysis {
        AnalysisProgress::NotRequested => return html! {},
        AnalysisProgress::Queued => progress(texts, page, None),
        AnalysisProgress::Running { done, of } => progress(texts, page, Some((*done, *of))),
        AnalysisProgress::Ready(analysis) => findings(page, table, scene, analysis),
    };
    html! {
        section #analysis .panel .analysis aria-labelledby="analysis-title" {
            h2 #analysis-title { (texts.say("analysis-title")) }
            (inside)
        }
    }
}

/// The script asks how far it is and moves the bar; the page comes anew when it is done.
fn progress(texts: &Texts, page: &TablePage<'_>, so_far: Option<(usize, usize)>) -> Markup {
    html! {
        div .analysis-progress data-inquiry={ "/api/v1/tables/" (page.id) "/analysis" }
            data-done=(texts.say("analysis-done")) {
            label for="analysis-bar" { (texts.say("analysis-running")) }
            @match so_far {
                Some((done, of)) => progress #analysis-bar value=(done) max=(of) {},
                None => progress #analysis-bar {},
            }
            p .analysis-stay { (texts.say("analysis-leave")) }
        }
    }
}

fn findings(
    page: &TablePage<'_>,
    table: &dyn AnyTable,
    scene: &Scene<'_>,
    analysis: &Analysis,
) -> Markup {
    let texts = scene.texts;
    let turns = analysis.turning_points();
    let alone = table.seats() == 1;
    let worth = |value| texts.worth(value, points_alone(table));
    let story = narration(GameId::of(table)).story(table, scene);
    html! {
        p .analysis-lead {
            (texts.say(if alone { "analysis-lead-alone" } else { "analysis-lead" }))
            @if analysis.uncertainty > 0.0 {
                " " (texts.say_with("analysis-uncertainty", &[("amount", worth(analysis.uncertainty).into())]))
            }
        }
        figure .chances {
            (graph(scene, page.id, analysis, &turns, Format::Wide, points_alone(table)))
            (graph(scene, page.id, analysis, &turns, Format::Narrow, points_alone(table)))
            @if !alone { (legend(scene.names)) }
        }
        (turning_points(page, table, scene, &story, analysis, &turns))
        (numbers(scene, page.id, analysis, points_alone(table)))
    }
}

/// What a value of 1 stands for in a match that somebody played alone.
pub(crate) fn points_alone(table: &dyn AnyTable) -> Option<f64> {
    let points = GameId::of(table).game().solo_points();
    points.filter(|_| table.seats() == 1)
}

fn turning_points(
    page: &TablePage<'_>,
    table: &dyn AnyTable,
    scene: &Scene<'_>,
    story: &Story,
    analysis: &Analysis,
    turns: &[TurningPoint],
) -> Markup {
    let texts = scene.texts;
    html! {
        @if !turns.is_empty() {
            h3 { (texts.say("analysis-turns")) }
            ol .turns {
                @for (number, turn) in (1..).zip(turns) {
                    li .turn {
                        p .turn-head {
                            span .turn-number aria-hidden="true" { (number) }
                            strong { (change(scene, turn, points_alone(table))) }
                            a href=(step_address(page.id, turn.until)) {
                                (texts.say_with("analysis-watch", &[("step", turn.until.into())]))
                            }
                        }
                        @match analysis.decision(turn) {
                            Some(made) => (decision(table, scene, made)),
                            None => p { (texts.say("analysis-luck")) },
                        }
                        @for sentence in told(story, turn) { p .turn-told { (sentence) } }
                    }
                }
            }
        }
    }
}

/// Whose chances went from where to where.
fn change(scene: &Scene<'_>, turn: &TurningPoint, points: Option<f64>) -> String {
    let key = if turn.after > turn.before {
        "analysis-rise"
    } else {
        "analysis-fall"
    };
    scene.texts.say_with(
        key,
        &[
            ("name", scene.name(turn.seat).into()),
            ("before", scene.texts.worth(turn.before, points).into()),
            ("after", scene.texts.worth(turn.after, points).into()),
        ],
    )
}

/// What was decided there, and what the search would have decided.
fn decision(table: &dyn AnyTable, scene: &Scene<'_>, made: &ReviewedDecision<String>) -> Markup {
    let texts = scene.texts;
    let decider = Reader {
        viewer: Viewer::Seat(made.seat),
        ..scene.reader
    };
    let worth = |value: f64| texts.worth(value, points_alone(table));
    let label = |words: &str| {
        let label = narration(GameId::of(table)).label(words, &decider);
        label.map_or_else(|| words.to_owned(), |label| label.text)
    };
    html! {
        p {
            (texts.say_with("analysis-decided", &[
                ("name", scene.name(made.seat).into()),
                ("decision", label(&made.decision).into()),
            ]))
            @if let Some(value) = made.value { " (" (worth(value)) ")" }
        }
        p {
            @match &made.instead {
                Some(instead) => {
                    (texts.say_with("analysis-instead", &[("decision", label(&instead.decision).into())]))
                    " (" (worth(instead.value)) ")"
                }
                None => (texts.say("analysis-same")),
            }
        }
    }
}

/// What the log says about it, step by step where it can.
fn told<'a>(story: &'a Story, turn: &TurningPoint) -> Vec<&'a str> {
    let mut told = story.said(turn.step + 1..=turn.until);
    // The last ones tell what it came to.
    told.split_off(told.len().saturating_sub(MOST_SENTENCES))
}

/// The same as the graph, for those who would rather read numbers or hear them.
fn numbers(scene: &Scene<'_>, id: &str, analysis: &Analysis, alone: Option<f64>) -> Markup {
    let texts = scene.texts;
    let points: Vec<_> = analysis.points().collect();
    let every = points.len().div_ceil(MOST_ROWS).max(1);
    let last = points.len().saturating_sub(1);
    let rows = points.iter().enumerate();
    let rows = rows.filter(|(number, _)| number % every == 0 || *number == last);
    html! {
        details #analysis-numbers .analysis-numbers {
            summary { (texts.say("analysis-numbers")) }
            div .scrolls tabindex="0" role="region" aria-label=(texts.say("analysis-numbers")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (texts.say("analysis-step")) }
                            @for name in scene.names { th scope="col" { (name) } }
                        }
                    }
                    tbody {
                        @for (_, (step, chances)) in rows {
                            tr {
                                th scope="row" { a href=(step_address(id, *step)) { (step) } }
                                @for chance in *chances { td { (texts.worth(*chance, alone)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where a step can be watched.
pub(crate) fn step_address(id: &str, step: usize) -> String {
    format!("/t/{id}/replay?step={step}")
}
