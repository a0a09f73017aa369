//! What lies under the slider of a replay: where rounds begin, everybody's chances, and where
//! they turned. It has the width of the slider's way, so that all of it stands under its step.

use catalog::Analysis;
use maud::{Markup, html};

use crate::art::Scene;
use crate::pages::chances::legend;
use crate::pages::replay::{Heading, ReplayPage};

/// The width and height of the graph in its own measure; the page stretches it.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 100.0;

pub(crate) fn track(
    page: &ReplayPage<'_>,
    scene: &Scene<'_>,
    headings: &[Heading],
    mark: &Markup,
) -> Markup {
    let texts = scene.texts;
    let place = |step| place(step, page.steps());
    let turns = page.analysis.map(Analysis::turning_points);
    html! {
        div .replay-track .with-chances[page.analysis.is_some()] {
            svg .replay-line role="group" aria-label=(texts.say("replay-track")) {
                g aria-hidden="true" {
                    @if let Some(analysis) = page.analysis { (lines(analysis)) }
                    @for heading in headings {
                        @let x = place(heading.step);
                        line .replay-heading x1=(x) x2=(x) y1="0" y2="100%" {}
                    }
                    (mark)
                }
                @for (number, turn) in (1_usize..).zip(turns.iter().flatten()) {
                    @let x = place(turn.until);
                    a href=(page.address(turn.until)) data-step-link
                        aria-label={ (number) ": " (texts.say_with("analysis-watch", &[("step", turn.until.into())])) } {
                        circle .replay-turn cx=(x) cy="12" r="11" {}
                        text .replay-turn-number x=(x) y="16" text-anchor="middle" { (number) }
                    }
                }
            }
            @if page.analysis.is_some() && page.chairs.len() > 1 { figure { (legend(scene.names)) } }
        }
    }
}

/// The line that goes along with the step.
pub(crate) fn mark(step: usize, steps: usize) -> Markup {
    let x = place(step, steps);
    html! { line .replay-mark x1=(x) x2=(x) y1="0" y2="100%" {} }
}

/// Everybody's chances, stretched to the track.
fn lines(analysis: &Analysis) -> Markup {
    let seats = analysis.points().last().map_or(0, |(_, last)| last.len());
    html! {
        svg width="100%" height="100%" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" {
            line .replay-half x1="0" x2=(WIDTH) y1=(HEIGHT / 2.0) y2=(HEIGHT / 2.0) {}
            @for seat in 0..seats {
                polyline .chances-of .{ "chances-" (seat) } points=(line(analysis, seat)) {}
            }
        }
    }
}

fn line(analysis: &Analysis, seat: usize) -> String {
    let place = |(step, chances): (usize, &[f64])| {
        let chance = chances.get(seat).copied().unwrap_or_default();
        let x = WIDTH * share(step, analysis.steps);
        format!("{x:.1},{:.1}", HEIGHT * (1.0 - chance.clamp(0.0, 1.0)))
    };
    analysis.points().map(place).collect::<Vec<_>>().join(" ")
}

/// Where a step is along the track.
fn place(step: usize, steps: usize) -> String {
    format!("{:.2}%", 100.0 * share(step, steps))
}

#[expect(
    clippy::cast_precision_loss,
    reason = "matches have some hundred steps"
)]
fn share(step: usize, steps: usize) -> f64 {
    step as f64 / steps.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_stands_under_its_step() {
        assert_eq!(place(0, 80), "0.00%");
        assert_eq!(place(20, 80), "25.00%");
        assert_eq!(place(80, 80), "100.00%");
        assert_eq!(place(0, 0), "0.00%");
        let analysis = Analysis {
            iterations: 1,
            steps: 80,
            uncertainty: 0.0,
            assessments: Vec::new(),
            end: Some(vec![0.25, 2.0]),
        };
        assert_eq!(line(&analysis, 0), "1000.0,75.0");
        assert_eq!(line(&analysis, 1), "1000.0,0.0");
    }
}
