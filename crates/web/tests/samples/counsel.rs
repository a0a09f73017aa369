//! Pages on which the search has something to say.

use std::sync::Arc;

use catalog::{Advice, Alternative, Analysis, AnyGame, Assessment, ReviewedDecision};
use maud::Markup;
use model::{AnalysisProgress, Hint, Recommendation};
use tabletop::{AnyTable, RecordedStep, Seat, Viewer};
use web::Visitor;
use web::pages::{self, Counsel, Stage, TablePage};

use super::{finished, played, players, seats, table_page};

/// Hints and analyses, each as far as it can be.
pub fn all(visitor: &Visitor, game: &dyn AnyGame) -> Vec<(&'static str, Markup)> {
    let running = AnalysisProgress::Running { done: 7, of: 31 };
    vec![
        ("playing-hint", hinted(visitor, game, Hinted::Given)),
        (
            "playing-hint-offered",
            hinted(visitor, game, Hinted::Offered),
        ),
        (
            "playing-hint-thinking",
            hinted(visitor, game, Hinted::Thinking),
        ),
        ("over-analysing", analysed(visitor, game, running)),
        (
            "over-analysis-waits",
            analysed(visitor, game, AnalysisProgress::Queued),
        ),
        ("over-analysed", over_analysed(visitor, game)),
    ]
}

#[derive(Clone, Copy)]
enum Hinted {
    Offered,
    Thinking,
    Given,
}

/// Somebody who may ask for a hint.
fn hinted(visitor: &Visitor, game: &dyn AnyGame, how: Hinted) -> Markup {
    let table = played(game, 12);
    let config = table.config();
    let me = Seat::new(0);
    let legal = table.legal(me).into_iter().take(3);
    let advice: Vec<_> = legal
        .zip([Some(0.64), Some(0.205), None])
        .map(|(decision, value)| Advice {
            decision,
            value,
            then: Vec::new(),
        })
        .collect();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let players = players();
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        counsel: Counsel {
            hint: match how {
                Hinted::Offered => Hint::Offered,
                Hinted::Thinking => Hint::Thinking(table.version()),
                Hinted::Given => Hint::Given(Arc::new(Recommendation {
                    version: table.version(),
                    advice,
                })),
            },
            ..Counsel::default()
        },
        ..table_page(game, &config, chairs, Viewer::Seat(me), stage)
    };
    pages::table(visitor, &page)
}

/// After the end, with an analysis that is so far.
fn analysed(visitor: &Visitor, game: &dyn AnyGame, analysis: AnalysisProgress) -> Markup {
    let table = finished(game);
    let config = table.config();
    let stage = Stage::Started {
        table: &*table,
        take_overs: &[],
    };
    let players = players();
    let chairs = &players[..seats(&config)];
    let page = TablePage {
        counsel: Counsel {
            analysis,
            ..Counsel::default()
        },
        ..table_page(game, &config, chairs, Viewer::Seat(Seat::new(0)), stage)
    };
    pages::table(visitor, &page)
}

fn over_analysed(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let analysis = analysis_of(&*finished(game));
    analysed(visitor, game, AnalysisProgress::Ready(Arc::new(analysis)))
}

/// Win probabilities that go up and down, with every decision of the match.
pub fn analysis_of(table: &dyn AnyTable) -> Analysis {
    let seats = usize::from(table.seats());
    let steps = table.record().steps;
    let assessment = |(step, recorded): (usize, &RecordedStep)| match recorded {
        RecordedStep::Luck { .. } => None,
        RecordedStep::Decision { seat, words } => Some(Assessment {
            step,
            win_probabilities: (0..seats)
                .map(|one| [0.1, 0.7, 0.25, 0.9, 0.4][(step * (one + 2)) % 5])
                .collect(),
            spread: 0.03,
            settled: step % 3 == 0,
            decisions: vec![ReviewedDecision {
                seat: *seat,
                decision: words.clone(),
                value: Some(0.25),
                instead: (step % 2 == 0).then(|| Alternative {
                    decision: words.clone(),
                    value: 0.5,
                }),
            }],
        }),
    };
    Analysis {
        iterations: 100,
        steps: steps.len(),
        uncertainty: 0.04,
        assessments: steps.iter().enumerate().filter_map(assessment).collect(),
        end: Some(
            (0..seats)
                .map(|seat| if seat == 0 { 1.0 } else { 0.0 })
                .collect(),
        ),
    }
}
