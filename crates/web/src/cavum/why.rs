//! Why a piece cannot go somewhere, in words that wait until somebody asks.

use std::collections::BTreeMap;

use cavum::{Hindrance, Kind, Piece, Space, View};
use maud::{Markup, html};
use narration::Texts;
use tabletop::Seat;

use super::branches::verb;

/// One hidden line for each piece and reason, with all the places it holds for.
pub(super) fn reasons(view: &View, seat: Seat, texts: &Texts) -> Markup {
    let kinds = Kind::ALL.map(|kind| vec![Piece::Tunnel(kind), Piece::Dynamite(kind)]);
    let others = [vec![Piece::Station], vec![Piece::Vein]];
    html! {
        ul .cm-why hidden {
            @for pieces in kinds.iter().chain(&others) {
                @for (hindrance, spaces) in hindered(view, seat, pieces[0]) {
                    li data-why data-for=(played(pieces)) data-at=(spaces.join(" ")) {
                        (texts.say(key(hindrance)))
                    }
                }
            }
        }
    }
}

fn hindered(view: &View, seat: Seat, piece: Piece) -> BTreeMap<Hindrance, Vec<String>> {
    let mut places: BTreeMap<Hindrance, Vec<String>> = BTreeMap::new();
    for (space, hindrance) in view.hindrances(seat, piece) {
        let space: Space = space;
        places.entry(hindrance).or_default().push(space.to_string());
    }
    places
}

/// The words picked before the place, one possibility in each line: `lay four`.
fn played(pieces: &[Piece]) -> String {
    let own = pieces.iter().map(|&piece| verb(piece));
    let bought = pieces
        .iter()
        .map(|&piece| format!("option {}", verb(piece)));
    own.chain(bought).collect::<Vec<_>>().join("\n")
}

fn key(hindrance: Hindrance) -> &'static str {
    match hindrance {
        Hindrance::InACity => "cavum-why-in-a-city",
        Hindrance::Station => "cavum-why-station",
        Hindrance::Vein => "cavum-why-vein",
        Hindrance::TooManyExits => "cavum-why-too-many-exits",
        Hindrance::NothingToContinue => "cavum-why-nothing-to-continue",
        Hindrance::NotJustLaid => "cavum-why-not-just-laid",
        Hindrance::NoRoute => "cavum-why-no-route",
        Hindrance::NoTile => "cavum-why-no-tile",
        Hindrance::BesideACity => "cavum-why-beside-a-city",
        Hindrance::BesideAVein => "cavum-why-beside-a-vein",
        Hindrance::NoStones => "cavum-why-no-stones",
    }
}
