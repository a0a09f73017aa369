//! The mountain with the cities around it.

use cavum::{CitySpaceView, HexView, Route, Space, SpaceSet, View};
use maud::{Markup, html};
use tabletop::Seat;

use super::geometry::{OUTLINE, WINDOW, line, shift};
use super::highlights::Blast;
use super::routes;
use super::space_labels::{SpaceLabels, space_name};
use super::sprite::{frame, ghost, on_hex, tile_id};
use super::turn::{Picking, Turn};
use crate::art::Scene;
use crate::part::Part;

/// The board, to be looked at closely and picked from.
pub(super) fn mountain(
    view: &View,
    turn: Turn<'_>,
    blast: &Blast<'_>,
    routes: &[Route],
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let picking = turn.picking();
    let network = turn.own.map_or(SpaceSet::EMPTY, |seat| view.network(seat));
    let threatened = if scene.aids {
        threatened(view)
    } else {
        SpaceSet::EMPTY
    };
    let drawing = Drawing {
        turn,
        labels: SpaceLabels::new(view, threatened, scene),
        network,
        threatened,
    };
    let routing = matches!(picking, Picking::Start | Picking::Steps);
    html! {
        div #cm-map .cm-map data-map {
            svg .cm-mountain .cm-routing[routing] role="group" aria-label=(texts.say("cavum-board-mountain"))
                viewBox=(WINDOW) data-tentative[picking == Picking::Pieces] {
                @for space in Space::MOUNTAIN {
                    (drawing.hex(space, view.mountain.iter().find(|hex| hex.space == space)))
                }
                @for space in view.cities.iter().flatten() { (drawing.city_space(*space)) }
                (Part::new("craters", blast.drawing()))
                (Part::new("plans", routes::drawing(routes)))
                (Part::new("route", walked(turn)))
            }
            div .cm-zoom .script-only {
                @for (way, sign, key) in ZOOMS {
                    button type="button" data-zoom=(way) title=(texts.say(key)) {
                        span aria-hidden="true" { (sign) }
                        span .hidden-text { (texts.say(key)) }
                    }
                }
            }
        }
    }
}

/// The route that is being walked.
fn walked(turn: Turn<'_>) -> Markup {
    html! {
        @if let (Some(seat), [_, ..]) = (turn.asked(), turn.path()) {
            path .cm-route .{ "cm-seat-" (seat) } d=(line(turn.path())) {}
            @if let Some(at) = turn.path().last() {
                circle .cm-route-end .{ "cm-seat-" (seat) } r="9" transform=(shift(*at)) {}
            }
        }
    }
}

const ZOOMS: [(&str, &str, &str); 3] = [
    ("in", "+", "cavum-board-zoom-in"),
    ("out", "−", "cavum-board-zoom-out"),
    ("all", "⤢", "cavum-board-zoom-all"),
];

/// The hexes whose top tile goes if the dynamite in sight explodes: beside it, without
/// station, vein and dynamite (K39, K40).
fn threatened(view: &View) -> SpaceSet {
    let charged = |hex: &&HexView| hex.tile.is_some_and(cavum::Tile::is_dynamite);
    let around = view
        .mountain
        .iter()
        .filter(charged)
        .fold(SpaceSet::EMPTY, |all, hex| all.union(hex.space.around()));
    view.mountain
        .iter()
        .filter(|hex| around.contains(hex.space) && hex.station.is_none())
        .filter(|hex| hex.tile.is_some_and(|tile| !tile.is_dynamite()))
        .map(|hex| hex.space)
        .collect()
}

struct Drawing<'a> {
    turn: Turn<'a>,
    labels: SpaceLabels,
    network: SpaceSet,
    threatened: SpaceSet,
}

impl Drawing<'_> {
    fn hex(&self, space: Space, hex: Option<&HexView>) -> Markup {
        let threatened = self.threatened.contains(space);
        let label = self.labels.hex(space, hex);
        let inside = html! {
            path .cm-ground d=(OUTLINE) {}
            @if let Some(hex) = hex {
                @if let Some(tile) = hex.tile { (on_hex(&tile_id(tile), "cm-tile")) }
                @if let Some(vein) = hex.vein {
                    (on_hex(&format!("ghost-vein-{}", vein.colour), "cm-tile"))
                    text .cm-count y="21" aria-hidden="true" { (vein.stones) }
                }
                @if threatened { path .cm-threat d="M-4-24 0-29 4-24z" {} }
                @if hex.level > 1 {
                    text .cm-level x="17" y="-14" aria-hidden="true" { (hex.level) }
                }
                @if let Some(seat) = hex.station { (station(seat)) }
            }
        };
        self.space(space, "cm-hex", &label, &inside)
    }

    fn city_space(&self, city: CitySpaceView) -> Markup {
        let label = self.labels.city(city);
        let inside = html! {
            path .cm-town d=(OUTLINE) {}
            path .cm-roofs d="M-15 12V1l6-6 6 6v11M1 12V-3l7-7 7 7v15" {}
            @if let Some(seat) = city.station { (station(seat)) }
        };
        self.space(city.space, "cm-hex cm-city", &label, &inside)
    }

    /// What every space has: its words, its name, the piece that could be there, a frame.
    fn space(&self, space: Space, class: &str, label: &str, inside: &Markup) -> Markup {
        let name = space_name(space);
        let own = self.network.contains(space);
        let inside = html! {
            (inside)
            text .cm-name y="-18" aria-hidden="true" { (name) }
            (ghost())
            (frame())
        };
        let space = html! {
            @if let Some(words) = self.turn.words(space) {
                g .(class) .cm-own[own] transform=(shift(space)) data-words=(words) role="button"
                    tabindex="-1" aria-label=(label) { (inside) }
            } @else {
                g .(class) .cm-own[own] transform=(shift(space)) role="img" aria-label=(label) { (inside) }
            }
        };
        html! { (Part::new(name, space)) }
    }
}

fn station(seat: Seat) -> Markup {
    on_hex(&format!("cm-station-{seat}"), "cm-built")
}
