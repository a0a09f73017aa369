//! The graph of everybody's chances over a match. A seat is told from the others by its
//! colour, by the pattern of its line and by the number at its end.

use catalog::{Analysis, TurningPoint};
use maud::{Markup, html};

use crate::art::Scene;
use crate::pages::analysis::step_address;

/// The same graph for desks and for phones: letters keep their size on both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// For a desk.
    Wide,
    /// For a phone.
    Narrow,
}

impl Format {
    const fn width(self) -> f64 {
        match self {
            Self::Wide => 720.0,
            Self::Narrow => 350.0,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Narrow => "narrow",
        }
    }
}

/// Where the picture begins, under the numbers of the turning points.
const TOP: f64 = 30.0;
/// Where it ends, over the steps.
const BOTTOM: f64 = 270.0;
/// The room for the scale at the left.
const LEFT: f64 = 48.0;
/// The room for the numbers of the seats at the right.
const RIGHT: f64 = 26.0;
/// The height of the whole.
const HEIGHT: f64 = 300.0;
/// How far apart the numbers at the ends of the lines are at least.
const APART: f64 = 15.0;

/// Where things are in the picture.
struct Frame {
    format: Format,
    steps: usize,
}

#[expect(
    clippy::cast_precision_loss,
    reason = "matches have some hundred steps"
)]
impl Frame {
    fn x(&self, step: usize) -> f64 {
        let room = self.format.width() - LEFT - RIGHT;
        LEFT + room * step as f64 / self.steps.max(1) as f64
    }

    fn right(&self) -> f64 {
        self.format.width() - RIGHT
    }
}

fn y(chance: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
}

/// The picture. What it shows stands in numbers below it, so it is one image to a reader, but
/// for the ways to the turning points.
pub(crate) fn graph(
    scene: &Scene<'_>,
    id: &str,
    analysis: &Analysis,
    turns: &[TurningPoint],
    format: Format,
    alone: Option<f64>,
) -> Markup {
    let texts = scene.texts;
    let frame = Frame {
        format,
        steps: analysis.steps,
    };
    let seats = analysis.points().last().map_or(0, |(_, last)| last.len());
    let label = texts.say("analysis-graph");
    html! {
        svg .chances-graph .(format.word()) viewBox={ "0 0 " (format.width()) " " (HEIGHT) }
            role="group" aria-label=(label) {
            g aria-hidden="true" {
                @for quarter in 0..=4_u8 {
                    @let chance = f64::from(quarter) / 4.0;
                    line .chances-line x1=(LEFT) x2=(frame.right()) y1=(written(y(chance))) y2=(written(y(chance))) {}
                    text .chances-scale x=(LEFT - 8.0) y=(written(y(chance) + 4.0)) text-anchor="end" {
                        (texts.worth(chance, alone))
                    }
                }
                text .chances-scale x=(LEFT) y=(HEIGHT - 8.0) { (texts.say("analysis-start")) }
                text .chances-scale x=(frame.right()) y=(HEIGHT - 8.0) text-anchor="end" {
                    (texts.say_with("analysis-steps", &[("steps", analysis.steps.into())]))
                }
                @if analysis.uncertainty > 0.0 {
                    @for seat in 0..seats {
                        polygon .chances-band .{ "chances-" (seat) } points=(band(&frame, analysis, seat)) {}
                    }
                }
                @for seat in 0..seats {
                    polyline .chances-of .{ "chances-" (seat) } points=(line(&frame, analysis, seat)) {}
                }
                @for (seat, height) in ends(analysis).into_iter().enumerate() {
                    @if seats > 1 {
                        text .chances-end .{ "chances-" (seat) } x=(frame.right() + 6.0) y=(written(height + 4.0)) {
                            (seat + 1)
                        }
                    }
                }
            }
            @for (number, turn) in (1_usize..).zip(turns) {
                @let x = written(frame.x(turn.until));
                a href=(step_address(id, turn.until))
                    // A name that has what can be seen in it, for those who speak to their device.
                    aria-label={ (number) ": " (texts.say_with("analysis-watch", &[("step", turn.until.into())])) } {
                    line .chances-turn x1=(x) x2=(x) y1=(TOP) y2=(BOTTOM) {}
                    circle .chances-turn-mark cx=(x) cy="15" r="12" {}
                    text .chances-turn-number x=(x) y="20" text-anchor="middle" { (number) }
                }
            }
        }
    }
}

/// Whose line is which.
pub(crate) fn legend(names: &[String]) -> Markup {
    html! {
        figcaption {
            ol .chances-legend {
                @for (seat, name) in names.iter().enumerate() {
                    li {
                        svg viewBox="0 0 48 12" aria-hidden="true" {
                            polyline .chances-of .{ "chances-" (seat) } points="2,6 46,6" {}
                        }
                        span .chances-digit .{ "chances-" (seat) } { (seat + 1) }
                        span { (name) }
                    }
                }
            }
        }
    }
}

fn line(frame: &Frame, analysis: &Analysis, seat: usize) -> String {
    let place = |(step, chances): (usize, &[f64])| {
        let chance = chances.get(seat).copied().unwrap_or_default();
        format!("{},{}", written(frame.x(step)), written(y(chance)))
    };
    let places: Vec<_> = analysis.points().map(place).collect();
    places.join(" ")
}

/// The room around a line in which the truth may well lie.
fn band(frame: &Frame, analysis: &Analysis, seat: usize) -> String {
    let edge = |sign: f64| {
        let assessments = analysis.assessments.iter();
        assessments.map(move |assessment| {
            let chance = assessment.win_probabilities.get(seat).copied();
            let chance = chance.unwrap_or_default() + sign * analysis.uncertainty;
            format!(
                "{},{}",
                written(frame.x(assessment.step)),
                written(y(chance))
            )
        })
    };
    let lower: Vec<_> = edge(-1.0).collect();
    let places: Vec<_> = edge(1.0).chain(lower.into_iter().rev()).collect();
    places.join(" ")
}

/// The heights of the numbers at the ends of the lines, by seat, so that none covers another.
fn ends(analysis: &Analysis) -> Vec<f64> {
    let Some((_, last)) = analysis.points().last() else {
        return Vec::new();
    };
    let mut heights: Vec<f64> = last.iter().map(|&chance| y(chance)).collect();
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[other].total_cmp(&heights[one]));
    let mut free = BOTTOM;
    for seat in order {
        heights[seat] = heights[seat].min(free);
        free = heights[seat] - APART;
    }
    heights
}

/// A length in the picture: a tenth is more than anybody sees.
fn written(length: f64) -> String {
    format!("{length:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_the_end(end: Vec<f64>) -> Analysis {
        Analysis {
            iterations: 1,
            steps: 10,
            uncertainty: 0.0,
            assessments: Vec::new(),
            end: Some(end),
        }
    }

    #[test]
    fn numbers_at_the_ends_do_not_cover_each_other() {
        let mut heights = ends(&at_the_end(vec![0.0, 0.0, 1.0, 0.0, 0.0]));
        heights.sort_by(f64::total_cmp);
        for pair in heights.windows(2) {
            assert!(pair[1] - pair[0] >= APART - 1e-9, "{heights:?}");
        }
        assert!(
            (heights[0] - TOP).abs() < 1e-9,
            "the winner's is at its line"
        );
    }

    #[test]
    fn lines_stay_within_the_picture() {
        for format in [Format::Wide, Format::Narrow] {
            let frame = Frame { format, steps: 10 };
            assert_eq!(written(frame.x(0)), written(LEFT));
            assert_eq!(written(frame.x(10)), written(frame.right()));
            assert_eq!(
                line(&frame, &at_the_end(vec![2.0]), 0),
                format!("{},30.0", written(frame.right()))
            );
        }
    }
}
