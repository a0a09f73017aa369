//! Below the ground: the path, chamber by chamber, and those who walk it.

use diamant::View;
use maud::{Markup, html};

use super::cards::place;
use super::figures::Hand;
use super::next;
use super::past::Past;
use super::seats::{in_cave, pawn};
use crate::art::Scene;
use crate::part::Part;
use crate::picture::Choice;

/// The cave of this round. The list of chambers winds through a grid whose rows run to and fro;
/// the style sheet knows how many fit beside each other.
pub(super) fn cave(view: &View, past: &Past, choices: &[Choice], scene: &Scene<'_>) -> Markup {
    let grid = Grid::of(view.path.len());
    html! {
        section .dm-cave {
            (strata())
            h2 .hidden-text { (scene.texts.say("diamant-cave")) }
            (Part::new("cave", html! {
                ol .dm-path .(grid.class()) { (path(view, past, choices, scene)) (slots(view, grid)) }
            }))
        }
    }
}

/// How many chambers the picture has room for. It draws back in a few large steps, so that
/// nothing moves from card to card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grid {
    Short,
    Long,
    Longer,
    Longest,
}

impl Grid {
    /// There is always room for one more card than lie on the path.
    fn of(cards: usize) -> Self {
        match cards {
            0..=8 => Self::Short,
            9..=14 => Self::Long,
            15..=17 => Self::Longer,
            _ => Self::Longest,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Short => "dm-path-short",
            Self::Long => "dm-path-long",
            Self::Longer => "dm-path-longer",
            Self::Longest => "dm-path-longest",
        }
    }

    /// The slots of an upright grid, which has the most; the style sheet hides those that a wide
    /// one lacks.
    fn slots(self) -> usize {
        match self {
            Self::Short => 9,
            Self::Long => 16,
            Self::Longer => 20,
            Self::Longest => 30,
        }
    }
}

fn path(view: &View, past: &Past, choices: &[Choice], scene: &Scene<'_>) -> Markup {
    let newest = view.path.len().checked_sub(1);
    html! {
        @for (index, &on_path) in view.path.iter().enumerate() {
            @let is_newest = newest == Some(index);
            @let chamber = html! {
                li .dm-cell .dm-newest[is_newest] data-spot=[is_newest.then_some("newest")] {
                    (place(index, on_path, past.share(index), view, scene))
                    @if is_newest { (Part::new("party", party(view, scene))) }
                }
            };
            (Part::new(format!("chamber {index}"), chamber))
        }
        li .dm-cell .dm-front {
            (Part::new("next", next::next(view, choices, scene)))
            @if newest.is_none() {
                (Part::new("party", party(view, scene)))
                span .hidden-text { (scene.texts.say("diamant-path-empty")) }
            }
        }
    }
}

/// Slots that nobody has reached yet.
fn slots(view: &View, grid: Grid) -> Markup {
    html! {
        @for _ in view.path.len() + 1..grid.slots() { li .dm-cell .dm-slot aria-hidden="true" {} }
    }
}

/// Those in the cave.
fn party(view: &View, scene: &Scene<'_>) -> Markup {
    let inside = in_cave(view);
    html! {
        span .hidden-text {
            @if inside.is_empty() {
                (scene.texts.say("diamant-cave-empty"))
            } @else {
                (scene.texts.say_with("diamant-cave-party", &[("names", scene.all_names(inside).into())]))
            }
        }
        span .dm-party aria-hidden="true" {
            @for seat in inside { (pawn(seat, Hand::Torch, view, scene)) }
        }
    }
}

/// What the rock hides: layers, crystals, old bones.
fn strata() -> Markup {
    html! {
        svg .dm-strata viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            g .dm-layers fill="none" stroke-width="3" stroke-linecap="round" {
                path d="M0 46Q80 30 170 44T360 38T600 50" {}
                path d="M0 128Q90 146 200 126T400 136T600 120" {}
                path d="M0 214Q70 200 150 212T330 206T480 218T600 206" {}
                path d="M0 290Q110 276 240 292T470 280T600 294" {}
                path d="M0 366Q90 382 190 364T390 374T600 360" {}
            }
        }
    }
}
