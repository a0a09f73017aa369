//! The market: six price scales (K7), and the pool of pieces that options buy (K12).

use cavum::{Kind, Piece, STONES_PER_COLOUR, ScaleView, StageView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;
use tabletop::Seat;

use super::sprite::{self, gem};
use super::told::Entry;
use super::turn::Turn;
use crate::art::Scene;

/// The scales in the order of the sale; the highest visible number is the price.
pub(super) fn market(view: &View, texts: &Texts) -> Markup {
    let on_sale = match view.stage {
        StageView::Selling { colour, .. } | StageView::SellingStones { colour, .. } => Some(colour),
        _ => None,
    };
    html! {
        section .cm-panel .cm-market aria-labelledby="cm-market" {
            h2 #cm-market { (texts.say("cavum-board-market")) " " small { (texts.say("cavum-board-market-help")) } }
            ul .cm-scales {
                @for scale in &view.scales {
                    li .cm-scale .cm-on-sale[on_sale == Some(scale.colour)] data-spot={ "scale " (scale.colour) } { (one(*scale, texts)) }
                }
            }
        }
    }
}

/// One scale: its price, its visible numbers and its stones.
pub(super) fn one(scale: ScaleView, texts: &Texts) -> Markup {
    let told = texts.say_with(
        "cavum-board-scale",
        &[
            ("colour", words::colour(scale.colour, texts).into()),
            ("price", scale.highest_visible.into()),
            ("stones", scale.stones.into()),
        ],
    );
    html! {
        span .hidden-text data-told data-rules=(Entry::Price.address()) { (told) }
        span .cm-scale-row aria-hidden="true" {
            (gem(scale.colour))
            b .cm-price { (scale.highest_visible) }
            span .cm-cells {
                @for number in 1..=STONES_PER_COLOUR {
                    @if number <= scale.highest_visible {
                        span .cm-cell .cm-top[number == scale.highest_visible] { (number) }
                    } @else {
                        span .cm-cell .cm-taken { (gem(scale.colour)) }
                    }
                }
            }
        }
    }
}

/// What options can buy.
pub(super) fn pool(view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let pool = &view.pool;
    let tiles = Kind::ALL.into_iter().flat_map(|kind| {
        let index = kind as usize;
        [
            (Piece::Tunnel(kind), pool.tunnels[index]),
            (Piece::Dynamite(kind), pool.dynamite[index]),
        ]
    });
    let others = [(Piece::Vein, pool.veins)];
    html! {
        details #cm-pool .cm-panel {
            summary { h2 { (scene.texts.say("cavum-board-pool")) } }
            ul .cm-pool {
                @for (piece, count) in tiles.chain(others).filter(|(_, count)| *count > 0) {
                    (counted(piece, None, count, &words::piece(piece, scene.texts)))
                }
                @for (seat, count) in (0..).map(Seat::new).zip(&pool.stations) {
                    @if *count > 0 {
                        @let owner = ("name", scene.name(seat).into());
                        (counted(Piece::Station, Some(seat), *count, &scene.texts.say_with("cavum-board-station-of", &[owner])))
                    }
                }
            }
            @if turn.is_own() { p .cm-note { (scene.texts.say("cavum-board-pool-help")) } }
        }
    }
}

/// A piece with how many there are of it.
pub(super) fn counted(piece: Piece, seat: Option<Seat>, count: u8, name: &str) -> Markup {
    html! {
        li .cm-counted data-tells=(Entry::of_piece(piece).word()) data-name=(name) {
            (sprite::piece(piece, seat))
            b { "×" (count) }
            span .hidden-text { " " (name) }
        }
    }
}
