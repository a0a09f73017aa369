//! What things are for, in the words of the rules, waiting until somebody looks at one. A thing
//! names its entry with `data-tells`; its own name stands before it.

use cavum::{HexView, Kind, Piece, Tile};
use maud::{Markup, html};
use narration::Texts;

use super::anchors::piece_anchor;
use crate::rulebook::rule_id;

/// Something that the rules explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Tunnel,
    Dynamite,
    Station,
    Vein,
    Option,
    Prospect,
    City,
    Card,
    Order,
    Price,
    Pool,
}

impl Entry {
    const ALL: [Self; 11] = [
        Self::Tunnel,
        Self::Dynamite,
        Self::Station,
        Self::Vein,
        Self::Option,
        Self::Prospect,
        Self::City,
        Self::Card,
        Self::Order,
        Self::Price,
        Self::Pool,
    ];

    /// The word with which a thing names it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Tunnel => "tunnel",
            Self::Dynamite => "dynamite",
            Self::Station => "station",
            Self::Vein => "vein",
            Self::Option => "option",
            Self::Prospect => "prospect",
            Self::City => "city",
            Self::Card => "card",
            Self::Order => "order",
            Self::Price => "price",
            Self::Pool => "pool",
        }
    }

    /// What the rules say of it.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Tunnel => &["cavum-rules-lay-text"],
            Self::Dynamite => &["cavum-rules-dynamite-text"],
            Self::Station => &["cavum-rules-stations-mountain", "cavum-rules-stations-city"],
            Self::Vein => &["cavum-rules-veins-text"],
            Self::Option => &["cavum-rules-options-text"],
            Self::Prospect => &["cavum-rules-prospect-text"],
            Self::City => &["cavum-rules-cities-text"],
            Self::Card => &["cavum-rules-auction-cards"],
            Self::Order => &["cavum-rules-orders-chips"],
            Self::Price => &["cavum-rules-sale-scale"],
            Self::Pool => &["cavum-rules-turns-pool"],
        }
    }

    /// Where the rules say more.
    pub(super) fn address(self) -> String {
        let chapter = |key| format!("/rules/cavum#{}", rule_id(key));
        match self {
            Self::Tunnel => piece_anchor(Piece::Tunnel(Kind::Two)),
            Self::Dynamite => chapter("cavum-rules-dynamite"),
            Self::Station => piece_anchor(Piece::Station),
            Self::Vein => piece_anchor(Piece::Vein),
            Self::Option => piece_anchor(Piece::Option),
            Self::Prospect => piece_anchor(Piece::Prospect),
            Self::City => chapter("cavum-rules-cities"),
            Self::Card => chapter("cavum-rules-auction"),
            Self::Order => chapter("cavum-rules-orders"),
            Self::Price => chapter("cavum-rules-sale"),
            Self::Pool => chapter("cavum-rules-options"),
        }
    }

    /// The entry of a piece.
    pub(super) const fn of_piece(piece: Piece) -> Self {
        match piece {
            Piece::Tunnel(_) => Self::Tunnel,
            Piece::Dynamite(_) => Self::Dynamite,
            Piece::Station => Self::Station,
            Piece::Vein => Self::Vein,
            Piece::Option => Self::Option,
            Piece::Prospect => Self::Prospect,
        }
    }

    /// The entry of what lies on top of a hex.
    pub(super) fn of_hex(hex: HexView) -> Option<Self> {
        let built = hex.station.map(|_| Self::Station);
        let vein = hex.vein.map(|_| Self::Vein);
        let tile = hex.tile.map(|tile: Tile| Self::of_piece(Piece::tile(tile)));
        built.or(vein).or(tile)
    }
}

/// All entries, hidden.
pub(super) fn entries(texts: &Texts) -> Markup {
    html! {
        div hidden {
            @for entry in Entry::ALL {
                p id={ "told-" (entry.word()) } data-rules=(entry.address()) {
                    @for key in entry.keys() { (texts.say(key)) " " }
                }
            }
        }
    }
}
