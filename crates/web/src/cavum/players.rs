//! A player: points, sequence card, stones, pieces, orders.

use cavum::{Kind, Piece, Pieces, SeatView, StageView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;
use tabletop::Seat;

use super::orders;
use super::sprite::{self, gem, picture};
use super::told::Entry;
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
            (seat_sign(seat))
            bdi { (scene.name(seat)) }
            @if scene.viewer.is(seat) { " " span .cm-you { (scene.texts.say("cavum-board-you")) } }
        }
    }
}

/// The sign of a seat.
pub(super) fn seat_sign(seat: Seat) -> Markup {
    html! { span .cm-seat-sign aria-hidden="true" { (["◆", "▲", "●", "■"][seat.index() % 4]) } }
}

/// Everybody in the order of their cards, in which they act; those without one in the order of
/// their seats.
pub(super) fn players(view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let mut everybody: Vec<_> = (0..).map(Seat::new).zip(&view.seats).collect();
    everybody.sort_by_key(|(_, player)| {
        player
            .card
            .is_none()
            .then_some(u8::MAX)
            .or(player.card.map(cavum::SequenceCard::number))
    });
    html! {
        @for (seat, player) in everybody {
            (Part::new(format!("player {seat}"), self::player(seat, player, view, turn, scene)))
        }
    }
}

fn player(seat: Seat, player: &SeatView, view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let own = turn.own == Some(seat);
    let asked = turn.asked() == Some(seat);
    let fulfilling = own && asked && matches!(view.stage, StageView::Fulfilling { .. });
    let points = [("points", player.points.into())];
    html! {
        section #{ "cm-player-" (seat) } .cm-player .(seat_class(seat)) .cm-asked[asked] .cm-own-player[own]
            data-spot={ "seat " (seat) } aria-labelledby={ "cm-name-" (seat) } {
            h2 #{ "cm-name-" (seat) } { (name(seat, scene)) }
            p .cm-points { b { (player.points) } span .hidden-text { " " (texts.say_with("cavum-board-points", &points)) } }
            div .cm-facts {
                @if let Some(card) = player.card {
                    span .cm-mini-card data-tells=(Entry::Card.word()) data-name=(texts.say_with("cavum-decision-card", &[("card", card.number().into())])) { (card) }
                }
                (stones(player, own, view, texts))
                (building(seat, view, texts))
                @if player.city_points > 0 {
                    span .cm-if-scored {
                        span .hidden-text data-told data-rules=(Entry::City.address()) { (texts.say("cavum-board-if-scored-help")) ". " }
                        span { (texts.say("cavum-board-cities-now")) } " " b { "+" (player.city_points) }
                    }
                }
            }
            (action_board(seat, player, texts))
            (orders::held(&player.orders, player.stones, fulfilling, texts))
        }
    }
}

/// How far the turn of the player who builds is: a dot for each of the four actions (K20).
fn building(builder: Seat, view: &View, texts: &Texts) -> Markup {
    let StageView::Building { seat, actions, .. } = view.stage else {
        return html! {};
    };
    if seat != builder {
        return html! {};
    }
    let told = texts.say_with(
        "cavum-board-actions",
        &[("done", actions.into()), ("most", MOST_ACTIONS.into())],
    );
    html! {
        span .cm-actions title=(told) {
            span .hidden-text { (told) }
            @for number in 0..MOST_ACTIONS { i .cm-done[number < actions] {} }
        }
    }
}

const MOST_ACTIONS: u8 = 4;

/// Which stones, or only how many.
fn stones(player: &SeatView, own: bool, view: &View, texts: &Texts) -> Markup {
    let selling = own && matches!(view.stage, StageView::FinalSale { .. });
    let count = texts.say_with(
        "cavum-board-stones",
        &[("count", player.stone_count.into())],
    );
    html! {
        span .cm-stones {
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
                            span .cm-own-stone aria-hidden="true" { (gem(colour)) @if count > 1 { b { "×" (count) } } }
                        }
                    }
                }
                _ => {
                    span .hidden-text { (count) }
                    @for _ in 0..player.stone_count { i .cm-hidden-stone aria-hidden="true" {} }
                }
            }
        }
    }
}

/// The twelve pieces of the phase, those that are played faded (K17, K20).
fn action_board(seat: Seat, player: &SeatView, texts: &Texts) -> Markup {
    let pieces = &player.pieces;
    let left = pieces.count();
    if left == 0 {
        return html! {};
    }
    let told = texts.say_with("cavum-board-left", &[("count", left.into())]);
    let names = in_words(pieces, texts);
    html! {
        p .cm-pieces {
            span .hidden-text data-told { (told) " " (names) }
            @for (piece, had, left) in stock(player) {
                @for number in 0..had {
                    span .cm-played[number >= left] aria-hidden="true" { (small(piece, seat)) }
                }
            }
        }
    }
}

/// Every kind of piece: how many there were in the phase, and how many are left.
fn stock(player: &SeatView) -> Vec<(Piece, u8, u8)> {
    let pieces = &player.pieces;
    let dynamite = pieces
        .dynamite
        .or_else(|| player.card.map(cavum::SequenceCard::dynamite));
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let tunnels = tunnels.map(|(kind, left)| (Piece::Tunnel(kind), 1, left));
    let dynamite = dynamite.map(|kind| {
        let left = u8::from(pieces.dynamite.is_some());
        (Piece::Dynamite(kind), 1, left)
    });
    let others = [
        (Piece::Vein, 1, pieces.veins),
        (Piece::Station, 3, pieces.stations),
        (Piece::Option, 2, pieces.options),
        (Piece::Prospect, 1, u8::from(pieces.prospect)),
    ];
    tunnels.chain(dynamite).chain(others).collect()
}

fn small(piece: Piece, seat: Seat) -> Markup {
    match piece {
        Piece::Option => picture("cm-option", "cm-piece"),
        Piece::Prospect => picture("cm-pick", "cm-piece"),
        other => sprite::piece(other, Some(seat)),
    }
}

fn in_words(pieces: &Pieces, texts: &Texts) -> String {
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let tunnels = tunnels.map(|(kind, count)| (Piece::Tunnel(kind), count));
    let dynamite = pieces.dynamite.map(|kind| (Piece::Dynamite(kind), 1));
    let others = [
        (Piece::Station, pieces.stations),
        (Piece::Vein, pieces.veins),
    ];
    let own = [
        ("cavum-board-option", pieces.options),
        ("cavum-board-prospect", u8::from(pieces.prospect)),
    ];
    let named = tunnels
        .chain(dynamite)
        .chain(others)
        .map(|(piece, count)| (words::piece(piece, texts), count));
    let told = named.chain(own.map(|(key, count)| (texts.say(key), count)));
    let told: Vec<String> = told
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| format!("{count}× {name}"))
        .collect();
    told.join(", ")
}
