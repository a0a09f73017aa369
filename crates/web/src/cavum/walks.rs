//! The routes that were walked: who, from where to where, and what they brought (K35).

use cavum::{Event, Space, Stones, View};
use maud::{Markup, html};
use narration::cavum::words;
use tabletop::Seat;

use super::geometry::line;
use super::players::{name, seat_class};
use super::routes::stones;
use crate::art::Scene;

/// A route that was walked to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Walk {
    phase: u8,
    seat: Seat,
    spaces: Vec<Space>,
    stones: Stones,
}

impl Walk {
    /// All of them, in the order in which they were walked.
    pub(super) fn all(heard: &[&Event]) -> Vec<Self> {
        let mut walks: Vec<Self> = Vec::new();
        let mut walking: Option<Self> = None;
        let mut phase = 1;
        for event in heard {
            match (**event, &mut walking) {
                (Event::PhaseBegan { phase: number }, _) => phase = number,
                (Event::RouteBegan { seat, space }, _) => {
                    walking = Some(Self {
                        phase,
                        seat,
                        spaces: vec![space],
                        stones: Stones::default(),
                    });
                }
                (Event::RouteWent { space, .. }, Some(walk)) => walk.spaces.push(space),
                (Event::StoneProspected { colour, .. }, Some(walk)) => walk.stones[colour] += 1,
                (Event::RouteEnded { .. }, Some(_)) => walks.extend(walking.take()),
                _ => {}
            }
        }
        walks
    }
}

/// The routes as lines that are hidden until somebody looks at one.
pub(super) fn drawing(walks: &[Walk]) -> Markup {
    html! {
        @for (number, walk) in (0..).zip(walks) {
            g #(id(number)) .cm-plan .(seat_class(walk.seat)) {
                path .cm-casing d=(line(&walk.spaces)) {}
                path .cm-route d=(line(&walk.spaces)) {}
            }
        }
    }
}

/// The routes phase by phase, with what each of them brought; folded until the match is over.
pub(super) fn panel(walks: &[Walk], view: &View, scene: &Scene<'_>) -> Markup {
    if walks.is_empty() {
        return html! {};
    }
    let texts = scene.texts;
    let numbered: Vec<(usize, &Walk)> = (0..).zip(walks).collect();
    let by_phase = html! {
        @for together in numbered.chunk_by(|(_, one), (_, other)| one.phase == other.phase) {
            h3 { (texts.say_with("cavum-result-phase", &[("phase", together[0].1.phase.into())])) }
            ul {
                @for (number, walk) in together { li { (one(*number, walk, scene)) } }
            }
        }
    };
    html! {
        @if view.outcome.is_some() {
            section .cm-panel .cm-walks aria-labelledby="cm-walks" {
                h2 #cm-walks { (texts.say("cavum-board-walks")) }
                (by_phase)
            }
        } @else {
            details #cm-walked .cm-panel .cm-walks {
                summary {
                    h2 { (texts.say("cavum-board-walks")) }
                    span .cm-soft { (walks.len()) }
                }
                (by_phase)
            }
        }
    }
}

fn one(number: usize, walk: &Walk, scene: &Scene<'_>) -> Markup {
    let end = |space: Option<&Space>| space.copied().map(words::space).unwrap_or_default();
    html! {
        button .cm-walk .(seat_class(walk.seat)) type="button" data-shows=(id(number)) {
            (name(walk.seat, scene))
            span .cm-soft { (end(walk.spaces.first())) " → " (end(walk.spaces.last())) }
            span .cm-stones {
                @if walk.stones.total() == 0 { span .cm-soft { (scene.texts.say("cavum-board-walk-empty")) } }
                (stones(walk.stones, scene.texts))
            }
        }
    }
}

fn id(number: usize) -> String {
    format!("cm-walk-{number}")
}
