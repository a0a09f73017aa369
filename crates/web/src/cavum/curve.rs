//! The course of everybody's points, from the first auction to the final sale.

use cavum::{Event, View};
use maud::{Markup, html};
use tabletop::Seat;

use super::players::{name, seat_class};
use super::tally::{START, gained};
use crate::art::Scene;

const WIDTH: i32 = 600;
const HEIGHT: i32 = 180;

/// Everybody's points after every moment in which somebody's changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Curve {
    /// By moment and seat.
    points: Vec<Vec<i32>>,
    /// The moments with which phases begin.
    phases: Vec<usize>,
}

impl Curve {
    pub(super) fn of(heard: &[&Event], view: &View) -> Self {
        let mut points = vec![vec![START; view.seats.len()]];
        let mut phases = Vec::new();
        // What happens without a decision in between is one moment.
        let mut moved = false;
        for event in heard {
            if let Event::PhaseBegan { .. } = event {
                phases.push(points.len() - 1);
            }
            let Some((seat, _, change)) = gained(event) else {
                moved = false;
                continue;
            };
            if !moved {
                points.extend(points.last().cloned());
            }
            moved = true;
            if let Some(now) = points.last_mut() {
                now[seat.index()] += change;
            }
        }
        Self { points, phases }
    }

    fn most(&self) -> i32 {
        self.points
            .iter()
            .flatten()
            .copied()
            .max()
            .unwrap_or(START)
            .max(1)
    }

    fn x(&self, moment: usize) -> i32 {
        let moment = i32::try_from(moment).unwrap_or(i32::MAX);
        let last = i32::try_from(self.points.len() - 1).unwrap_or(i32::MAX);
        moment * WIDTH / last.max(1)
    }

    fn y(&self, points: i32) -> i32 {
        HEIGHT - points * HEIGHT / self.most()
    }

    fn line(&self, seat: Seat) -> String {
        let points = self.points.iter().enumerate();
        let points =
            points.map(|(moment, now)| format!("{},{}", self.x(moment), self.y(now[seat.index()])));
        points.collect::<Vec<_>>().join(" ")
    }
}

/// The panel with a line for everybody. Screen readers have the table with the same numbers.
pub(super) fn curve(curve: &Curve, ranked: &[Seat], scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let most = curve.most();
    let step = [10, 20, 25, 50, 100]
        .into_iter()
        .find(|step| most / step <= 4);
    let step = step.unwrap_or(200);
    html! {
        section .cm-panel .cm-curve aria-labelledby="cm-curve" {
            h2 #cm-curve { (texts.say("cavum-result-curve")) }
            svg viewBox={ "-38 -10 " (WIDTH + 60) " " (HEIGHT + 36) } aria-hidden="true" focusable="false" {
                @for points in (0..=most / step).map(|number| number * step) {
                    path .cm-curve-rule d={ "M0 " (curve.y(points)) "H" (WIDTH) } {}
                    text x="-8" y=(curve.y(points) + 4) text-anchor="end" { (points) }
                }
                @for (number, &moment) in curve.phases.iter().enumerate() {
                    path .cm-curve-phase d={ "M" (curve.x(moment)) " 0V" (HEIGHT) } {}
                    text x=(curve.x(moment) + 4) y=(HEIGHT + 20) {
                        (texts.say_with("cavum-result-phase", &[("phase", (number + 1).into())]))
                    }
                }
                @for &seat in ranked.iter().rev() {
                    polyline .cm-curve-line .(seat_class(seat)) points=(curve.line(seat)) {}
                }
            }
            ul .cm-legend aria-hidden="true" {
                @for &seat in ranked { li .(seat_class(seat)) { (name(seat, scene)) } }
            }
        }
    }
}
