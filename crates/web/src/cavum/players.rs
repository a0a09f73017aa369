//! A player: points, sequence card, action board, stones, orders.

use cavum::{Kind, Piece, Pieces, SeatView, StageView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;
use tabletop::Seat;

use super::auction::card_face;
use super::market::counted;
use super::orders;
use super::sprite::{gem, picture};
use super::turn::Turn;
use crate::art::Scene;
use crate::part::Part;

/// The class of a seat's colour.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("cm-seat-{seat}")
}

/// The name of a seat with its sign: no colour stands alone.
pub(super) fn name(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        span .cm-who {
            span .cm-seat-sign aria-hidden="true" { (["◆", "▲", "●", "■"][seat.index() % 4]) }
            bdi { (scene.name(seat)) }
            @if scene.viewer.is(seat) { " " span .cm-you { (scene.texts.say("cavum-board-you")) } }
        }
    }
}

/// Everybody, the viewer first.
pub(super) fn players(view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let everybody = (0..).map(Seat::new).take(view.seats.len());
    let (own, others): (Vec<Seat>, Vec<Seat>) = everybody.partition(|seat| turn.own == Some(*seat));
    html! {
        @for seat in own.into_iter().chain(others) {
            (Part::new(format!("player {seat}"), player(seat, &view.seats[seat.index()], view, turn, scene)))
        }
    }
}

fn player(seat: Seat, player: &SeatView, view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let own = turn.own == Some(seat);
    let asked = turn.asked() == Some(seat);
    let fulfilling = own && asked && matches!(view.stage, StageView::Fulfilling { .. });
    html! {
        details #{ "cm-player-" (seat) } .cm-panel .cm-player .(seat_class(seat)) .cm-asked[asked] open {
            summary {
                h2 { (name(seat, scene)) }
                span .cm-points { b { (player.points) } " " (texts.say_with("cavum-board-points", &[("points", player.points.into())])) }
            }
            p .cm-facts {
                @if let Some(card) = player.card { span .cm-mini-card { (card_face(card, scene)) } }
                span .cm-if-scored title=(texts.say("cavum-board-if-scored-help")) {
                    (texts.say_with("cavum-board-if-scored", &[("points", player.city_points.into())]))
                }
                @if let StageView::Building { seat: builder, actions, .. } = view.stage {
                    @if builder == seat {
                        span { (texts.say_with("cavum-board-actions", &[("done", actions.into()), ("most", 4.into())])) }
                    }
                }
            }
            (stones(player, own, view, texts))
            (action_board(seat, &player.pieces, texts))
            (orders::held(&player.orders, player.stones, fulfilling, texts))
        }
    }
}

/// Which stones, or only how many.
fn stones(player: &SeatView, own: bool, view: &View, texts: &Texts) -> Markup {
    let selling = own && matches!(view.stage, StageView::FinalSale { .. });
    let count = texts.say_with(
        "cavum-board-stones",
        &[("count", player.stone_count.into())],
    );
    html! {
        p .cm-stones {
            @match player.stones {
                Some(stones) if stones.total() > 0 => {
                    span .hidden-text { (words::stones(stones, texts)) }
                    @for (colour, count) in stones.iter() {
                        @if selling {
                            button .cm-own-stone type="button" data-words={ "sell " (colour) } {
                                (gem(colour)) b { "×" (count) }
                                span .hidden-text { (words::colour(colour, texts)) }
                            }
                        } @else {
                            span .cm-own-stone aria-hidden="true" title=(words::colour(colour, texts)) { (gem(colour)) b { "×" (count) } }
                        }
                    }
                }
                _ => span .cm-soft { (count) },
            }
        }
    }
}

/// The pieces that are left to play (K17, K20).
fn action_board(seat: Seat, pieces: &Pieces, texts: &Texts) -> Markup {
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let tunnels = tunnels.map(|(kind, count)| (Piece::Tunnel(kind), count));
    let dynamite = pieces.dynamite.map(|kind| (Piece::Dynamite(kind), 1));
    let others = [
        (Piece::Station, pieces.stations),
        (Piece::Vein, pieces.veins),
    ];
    let all = tunnels.chain(dynamite).chain(others);
    html! {
        @if pieces.count() > 0 {
            div .cm-action-board {
                span .cm-soft { (texts.say_with("cavum-board-left", &[("count", pieces.count().into())])) }
                ul .cm-pieces {
                    @for (piece, count) in all.filter(|(_, count)| *count > 0) {
                        (counted(piece, Some(seat), count, &words::piece(piece, texts)))
                    }
                    @if pieces.options > 0 {
                        li .cm-counted title=(texts.say("cavum-board-option")) {
                            (picture("cm-option", "cm-piece")) b { "×" (pieces.options) }
                            span .hidden-text { " " (texts.say("cavum-board-option")) }
                        }
                    }
                    @if pieces.prospect {
                        li .cm-counted title=(texts.say("cavum-board-prospect")) {
                            (picture("cm-pick", "cm-piece")) b { "×1" }
                            span .hidden-text { " " (texts.say("cavum-board-prospect")) }
                        }
                    }
                }
            }
        }
    }
}
