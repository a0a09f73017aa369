//! The mountain with the cities around it.

use cavum::{CitySpaceView, HexView, Space, SpaceSet, View};
use maud::{Markup, html};
use narration::cavum::words::city_numeral;
use tabletop::Seat;

use super::geometry::{CITY_NAMES, OUTLINE, WINDOW, centre, line, shift};
use super::ground::ground;
use super::recent::Recent;
use super::sight::Sight;
use super::space_labels::{SpaceLabels, space_name};
use super::sprite::{frame, ghost, on_hex, stocked_vein, tile_id};
use super::told::Entry;
use super::turn::{Picking, Turn};
use super::{routes, walks};
use crate::art::Scene;
use crate::part::Part;

/// The board, to be looked at closely and picked from.
pub(super) fn mountain(sight: &Sight<'_>, scene: &Scene<'_>) -> Markup {
    let Sight {
        heard,
        view,
        turn,
        blast,
        routes,
        walks,
    } = sight;
    let (turn, texts) = (*turn, scene.texts);
    let recent = &Recent::of(heard, view);
    let picking = turn.picking();
    let network = turn.own.map_or(SpaceSet::EMPTY, |seat| view.network(seat));
    let threatened = if scene.aids {
        view.blast()
    } else {
        SpaceSet::EMPTY
    };
    let drawing = Drawing {
        turn,
        labels: SpaceLabels::new(view, threatened, scene),
        network,
        threatened,
        recent,
    };
    let routing = matches!(picking, Picking::Start | Picking::Steps);
    // Where a small screen looks first.
    let focus = (picking != Picking::Nothing).then(|| focus(view, network, recent));
    let svg = html! {
        svg .cm-mountain .cm-routing[routing] role="group" aria-label=(texts.say("cavum-board-mountain"))
            viewBox=(WINDOW) data-tentative[picking == Picking::Pieces] data-cell="51.96" data-focus=[focus] {
            (ground())
            (Part::new("cities", city_names(view, scene)))
            @for space in Space::MOUNTAIN {
                (drawing.hex(space, view.mountain.iter().find(|hex| hex.space == space)))
            }
            @for space in view.cities.iter().flatten() { (drawing.city_space(*space)) }
            (Part::new("craters", blast.drawing()))
            (Part::new("plans", routes::drawing(routes, turn)))
            (Part::new("walks", walks::drawing(walks)))
            (Part::new("route", walked(turn)))
            g #preview-board .cm-previewed aria-hidden="true" {}
        }
    };
    html! {
        div #cm-map .cm-map data-map {
            (Part::new("mountain", svg))
            div .cm-zoom .script-only {
                @for (way, sign, key) in ZOOMS {
                    button type="button" data-zoom=(way) title=(texts.say(key)) {
                        span aria-hidden="true" { (sign) }
                        span .hidden-text { (texts.say(key)) }
                    }
                }
            }
            @if scene.aids {
                label .cm-switch title=(texts.say("cavum-board-show-blast")) {
                    input #cm-show-blast type="checkbox" checked autocomplete="off" aria-keyshortcuts="B";
                    span aria-hidden="true" { "✷" }
                    span .hidden-text { (texts.say("cavum-board-show-blast")) }
                }
            }
        }
    }
}

/// The middle of what has just come and of the viewer's own network.
fn focus(view: &View, network: SpaceSet, recent: &Recent) -> String {
    let mut places: Vec<Space> = network.iter().chain(recent.spaces()).collect();
    if places.is_empty() {
        places.extend(view.mountain.iter().map(|hex| hex.space));
    }
    let bounds = |of: fn((f64, f64)) -> f64| {
        let values = || places.iter().map(|&space| of(centre(space)));
        let least = values().fold(f64::INFINITY, f64::min);
        let most = values().fold(f64::NEG_INFINITY, f64::max);
        f64::midpoint(least, most)
    };
    format!("{:.0} {:.0}", bounds(|(x, _)| x), bounds(|(_, y)| y))
}

/// The names of the cities in the corners, with what a station in each of them scores.
fn city_names(view: &View, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let cities = view.cities.iter().zip(view.free_city_spaces());
    html! {
        @for (number, ((spaces, free), (x, y))) in cities.zip(CITY_NAMES).enumerate() {
            @let settled = spaces.iter().any(|space| space.station.is_some());
            @let key = if settled { "cavum-board-city-each" } else { "cavum-board-city-worth" };
            @let name = texts.say_with("cavum-board-city", &[("numeral", city_numeral(number).into())]);
            @let worth = texts.say_with(key, &[("free", free.into())]);
            g .cm-city-name transform={ "translate(" (x) " " (y) ")" } data-spot={ "city " (number) }
                role="img" aria-label={ (name) ": " (worth) } data-name={ (name) ": " (worth) } data-tells=(Entry::City.word()) {
                text .cm-city-title { (name) }
                text y="14" { (worth) }
            }
        }
    }
}

/// The route that is being walked.
fn walked(turn: Turn<'_>) -> Markup {
    html! {
        @if let (Some(seat), [_, ..]) = (turn.asked(), turn.path()) {
            path .cm-casing d=(line(turn.path())) {}
            path .cm-route .{ "cm-seat-" (seat) } d=(line(turn.path())) {}
            @if let Some(at) = turn.path().last() {
                circle .cm-route-end .{ "cm-seat-" (seat) } r="9" transform=(shift(*at)) {}
            }
        }
    }
}

const ZOOMS: [(&str, &str, &str); 3] = [
    ("out", "−", "cavum-board-zoom-out"),
    ("in", "+", "cavum-board-zoom-in"),
    ("all", "⤢", "cavum-board-zoom-all"),
];

struct Drawing<'a> {
    turn: Turn<'a>,
    labels: SpaceLabels,
    network: SpaceSet,
    threatened: SpaceSet,
    recent: &'a Recent,
}

impl Drawing<'_> {
    fn hex(&self, space: Space, hex: Option<&HexView>) -> Markup {
        let threatened = self.threatened.contains(space);
        let label = self.labels.hex(space, hex);
        let inside = html! {
            @if let Some(hex) = hex {
                @if let Some(tile) = hex.tile { (on_hex(&tile_id(tile), "cm-tile")) }
                @if let Some(vein) = hex.vein { (stocked_vein(vein.colour, vein.stones)) }
                @if threatened { (on_hex("cm-threat", "cm-threat")) }
                @if hex.level > 1 {
                    g .cm-level transform="translate(15 18)" aria-hidden="true" {
                        circle r="7" {}
                        text y="3.7" { (hex.level) }
                    }
                }
                @if let Some(seat) = hex.station { (station(seat)) }
            }
        };
        let entry = hex.copied().and_then(Entry::of_hex);
        self.space(space, "cm-hex", entry, &label, &inside)
    }

    fn city_space(&self, city: CitySpaceView) -> Markup {
        let label = self.labels.city(city);
        let inside = html! {
            path .cm-town d=(OUTLINE) {}
            @if let Some(seat) = city.station { (station(seat)) }
            @else { path .cm-roofs d="M-15 12V1l6-6 6 6v11M1 12V-3l7-7 7 7v15" {} }
        };
        self.space(
            city.space,
            "cm-hex cm-city",
            Some(Entry::City),
            &label,
            &inside,
        )
    }

    /// What every space has: its words, its name, the piece that could be there, a frame.
    fn space(
        &self,
        space: Space,
        class: &str,
        entry: Option<Entry>,
        label: &str,
        inside: &Markup,
    ) -> Markup {
        let tells = entry.map_or("", Entry::word);
        let name = space_name(space);
        let own = self.network.contains(space);
        let words = self.turn.words(space);
        let inside = html! {
            (inside)
            @if words.is_some() {
                text .cm-name y="4" aria-hidden="true" { (name) }
                (ghost())
            }
            @if let Some(seat) = self.recent.by(space) { path .cm-ring .{ "cm-seat-" (seat) } d=(OUTLINE) {} }
            (frame())
        };
        let space = html! {
            @if let Some(words) = words {
                g .(class) .cm-own[own] transform=(shift(space)) data-words=(words) data-spot=(space) role="button"
                    tabindex="-1" aria-label=(label) data-tells=(tells) { (inside) }
            } @else {
                g .(class) .cm-own[own] transform=(shift(space)) data-spot=(space) role="img" aria-label=(label) data-tells=(tells) { (inside) }
            }
        };
        html! { (Part::new(name, space)) }
    }
}

fn station(seat: Seat) -> Markup {
    on_hex(&format!("cm-station-{seat}"), "cm-built")
}
