//! The auction of the sequence cards (K14), as a ladder of bids.

use cavum::{Decision, Event, Piece, SequenceCard, StageView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;
use tabletop::{Seat, SeatSet};

use super::players::{name, seat_class, seat_sign};
use super::sprite;
use super::told::Entry;
use super::turn::Turn;
use crate::art::Scene;
use crate::picture::Amount;

/// The auction that is going on, if there is one.
pub(super) fn auction(heard: &[&Event], view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let StageView::Bidding { bidding, .. } = view.stage else {
        return html! {};
    };
    ladder(&bids(heard), bidding, view, turn, scene)
}

/// Bids, prices and numbers of stones: an auction begins with the least raise (K14), a sale
/// with the dearest price (K42) and with all stones (K43).
pub(super) fn amount(decision: Decision, view: &View) -> Option<Amount> {
    match decision {
        Decision::Bid(_) if matches!(view.stage, StageView::Bidding { .. }) => {
            Some(Amount::FromTheFirst)
        }
        Decision::Bid(_) | Decision::Sell(_) => Some(Amount::FromTheLast),
        _ => None,
    }
}

/// A rung of the ladder: somebody's bid, or their pass.
pub(super) type Rung = (Seat, Option<u16>);

/// Everybody who takes part with their last bid, the best on top.
fn ladder(
    rungs: &[Rung],
    bidding: SeatSet,
    view: &View,
    turn: Turn<'_>,
    scene: &Scene<'_>,
) -> Markup {
    let texts = scene.texts;
    let bids: Vec<(Seat, u16)> = rungs
        .iter()
        .filter_map(|&(seat, bid)| Some((seat, bid?)))
        .collect();
    let place = |seat: Seat| bids.iter().rposition(|(bidder, _)| *bidder == seat);
    let passed = |seat: Seat| rungs.contains(&(seat, None));
    // A player who holds a card already has no place on the ladder.
    let mut everybody: Vec<Seat> = (0..)
        .map(Seat::new)
        .take(view.seats.len())
        .filter(|seat| bidding.contains(*seat) || passed(*seat))
        .collect();
    // Players who have not bid stand below those who have, and those who are out below all.
    everybody.sort_by_key(|seat| (!bidding.contains(*seat), std::cmp::Reverse(place(*seat))));
    html! {
        section .cm-panel .cm-auction aria-labelledby="cm-auction" {
            h2 #cm-auction { (texts.say("cavum-section-auction")) }
            ol .cm-ladder {
                @for seat in everybody {
                    @let asked = turn.asked() == Some(seat);
                    @let leads = place(seat).is_some_and(|place| place + 1 == bids.len());
                    @let out = !bidding.contains(seat);
                    li .(seat_class(seat)) data-piece={ "rung-" (seat) } .cm-asked[asked] .cm-leads[leads] .cm-out[out] {
                        b .cm-bid {
                            @match place(seat) {
                                Some(place) => (bids[place].1),
                                None => span aria-hidden="true" { "–" },
                            }
                        }
                        (name(seat, scene))
                        @if asked { span .cm-tag { (texts.say("cavum-board-to-bid")) } }
                        @else if out { span .cm-tag { (texts.say("cavum-board-out")) } }
                        @else if leads { span .cm-tag { (texts.say("cavum-board-leads")) } }
                    }
                }
            }
        }
    }
}

/// The bids of the auction that is going on.
fn bids(heard: &[&Event]) -> Vec<Rung> {
    since(heard, |event| {
        matches!(
            event,
            Event::CardTaken { .. } | Event::OpenerDrawn { .. } | Event::OrderTurnedUp { .. }
        )
    })
}

/// The prices of the colour that is on sale.
pub(super) fn prices(heard: &[&Event]) -> Vec<Rung> {
    since(heard, |event| {
        matches!(
            event,
            Event::StonesSold { .. } | Event::NobodySold { .. } | Event::TurnEnded { .. }
        )
    })
}

fn since(heard: &[&Event], ends: impl Fn(&Event) -> bool) -> Vec<Rung> {
    let start = heard.iter().rposition(|event| ends(event)).unwrap_or(0);
    heard[start..]
        .iter()
        .filter_map(|event| match **event {
            Event::Bid { seat, points } => Some((seat, Some(points))),
            Event::PriceBid { seat, price, .. } => Some((seat, Some(price.into()))),
            Event::Passed { seat } => Some((seat, None)),
            _ => None,
        })
        .collect()
}

/// The four sequence cards with their dynamite (K8) and who holds them.
pub(super) fn cards(view: &View, turn: Turn<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let choosing = turn.is_own() && matches!(view.stage, StageView::ChoosingCard { .. });
    html! {
        section .cm-panel .cm-card-panel aria-labelledby="cm-cards" {
            h2 #cm-cards { (texts.say("cavum-board-cards")) }
            ul .cm-cards {
                @for card in SequenceCard::ALL {
                    @let holder = (0..).map(Seat::new).zip(&view.seats).find(|(_, player)| player.card == Some(card));
                    li data-spot={ "card " (card) } data-tells=(Entry::Card.word()) data-name=(card_name(card, texts)) {
                        @if choosing && holder.is_none() {
                            button .cm-card type="button" data-words={ "card " (card) } { (card_face(card, scene)) }
                        } @else if let Some((seat, _)) = holder {
                            div .cm-card .cm-held .(seat_class(seat)) {
                                (card_face(card, scene)) (seat_sign(seat)) span .hidden-text { (scene.name(seat)) }
                            }
                        } @else {
                            div .cm-card { (card_face(card, scene)) }
                        }
                    }
                }
            }
        }
    }
}

/// “Sequence card 3 with the four-exit dynamite”.
fn card_name(card: SequenceCard, texts: &Texts) -> String {
    let dynamite = words::piece(Piece::Dynamite(card.dynamite()), texts);
    let name = texts.say_with("cavum-decision-card", &[("card", card.number().into())]);
    let detail = texts.say_with(
        "cavum-decision-card-detail",
        &[("dynamite", dynamite.into())],
    );
    format!("{name}, {detail}")
}

/// The number of the card and the tile that comes with it.
fn card_face(card: SequenceCard, scene: &Scene<'_>) -> Markup {
    let dynamite = Piece::Dynamite(card.dynamite());
    html! {
        b .cm-card-number { (card) }
        (sprite::piece(dynamite, None))
        span .hidden-text { (words::piece(dynamite, scene.texts)) " " }
    }
}
