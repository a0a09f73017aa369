//! Order cards (K9): what is asked for, what it brings, what is missing.

use cavum::{OrderView, StageView, Stones, View};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;

use super::sprite::gem;
use super::told::Entry;
use super::turn::Turn;
use crate::art::Scene;

/// The cards that lie face up.
pub(super) fn open_orders(view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let taking = turn.is_own() && matches!(view.stage, StageView::TakingOrders { .. });
    let stones = turn.own.and_then(|seat| view.seats[seat.index()].stones);
    html! {
        @if !view.orders.is_empty() {
            section .cm-panel .cm-open-orders .cm-taking[taking] aria-labelledby="cm-orders" {
                h2 #cm-orders { (texts.say("cavum-board-orders")) }
                ul .cm-orders {
                    @for order in &view.orders {
                        li {
                            @let face = face(order, stones, texts);
                            @if taking {
                                button .cm-order data-piece={ "order-" (order.order) } type="button"
                                    data-words={ "order " (order.order) } { (face) }
                            } @else {
                                div .cm-order data-piece={ "order-" (order.order) } { (face) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The orders of a player. What is missing is marked if the stones can be seen.
pub(super) fn held(
    orders: &[OrderView],
    stones: Option<Stones>,
    fulfilling: bool,
    texts: &Texts,
) -> Markup {
    html! {
        @if !orders.is_empty() {
            ul .cm-orders {
                @for order in orders {
                    @let met = stones.is_some_and(|stones| order.order.is_met_by(stones));
                    li {
                        @if fulfilling && met {
                            button .cm-order .cm-met data-piece={ "order-" (order.order) } type="button"
                                data-words={ "fulfil " (order.order) } { (face(order, stones, texts)) }
                        } @else {
                            div .cm-order .cm-met[met] data-piece={ "order-" (order.order) } { (face(order, stones, texts)) }
                        }
                    }
                }
            }
        }
    }
}

fn face(order: &OrderView, stones: Option<Stones>, texts: &Texts) -> Markup {
    let missing: Vec<String> = order
        .stones
        .iter()
        .filter(|&&colour| stones.is_some_and(|stones| stones[colour] == 0))
        .map(|&colour| words::colour(colour, texts))
        .collect();
    let asked: Stones = order.stones.iter().copied().collect();
    let about = texts.say_with(
        "cavum-board-order",
        &[
            ("stones", words::stones(asked, texts).into()),
            ("value", order.value.into()),
            ("penalty", order.penalty.into()),
        ],
    );
    html! {
        span .cm-order-stones aria-hidden="true" {
            @for &colour in order.stones {
                @let lacking = stones.is_some_and(|stones| stones[colour] == 0);
                span .cm-asked-stone .cm-lacking[lacking] { (gem(colour)) }
            }
        }
        span .cm-order-worth aria-hidden="true" {
            b { "+" (order.value) } span .cm-soft { "−" (order.penalty) }
        }
        @if order.chips > 0 {
            span .cm-chips title=(texts.say_with("cavum-board-chips", &[("points", (order.chips * 2).into())])) {
                "+" (order.chips * 2)
            }
        }
        span .hidden-text data-told data-rules=(Entry::Order.address()) {
            (about) ". "
            @if order.chips > 0 { (texts.say_with("cavum-board-chips", &[("points", (order.chips * 2).into())])) ". " }
            @if !missing.is_empty() {
                (texts.say_with("cavum-board-missing", &[("stones", texts.all_of(&missing).into())])) ". "
            }
        }
    }
}
