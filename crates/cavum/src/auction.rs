//! The auction of the sequence cards, and the pieces of a phase (K14 to K17).

use tabletop::{Audience, Herald, Seat, SeatSet};

use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::orders;
use crate::pieces::Pieces;
use crate::sequence::SequenceCard;
use crate::state::{Stage, State};
use crate::tile::Kind;

/// The auction of one right to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Auction {
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// The highest bid, and whose it is.
    pub(crate) highest: Option<(Seat, u16)>,
    /// Who has not passed.
    pub(crate) bidding: SeatSet,
}

/// The seat opens an auction among those who have no card yet (K14, K16).
pub(crate) fn begin(state: &mut State, opener: Seat, herald: &mut impl Herald<Event>) {
    let bidding = without_card(state);
    if let Some(seat) = bidding.sole() {
        return offer_card(state, seat, herald);
    }
    state.stage = Stage::Bidding(Auction {
        seat: opener,
        highest: None,
        bidding,
    });
    // The opener must bid; without points there is only one bid.
    if state.players[opener].points == 0 {
        bid(state, 0, herald);
    }
}

/// The opener bids 0 or more; the others bid more than the highest bid, or pass (K14). Nobody
/// bids more than they have (K15).
pub(crate) fn legal(state: &State, auction: Auction, list: &mut impl Offers) {
    let least = auction.highest.map_or(0, |(_, points)| points + 1);
    for points in least..=state.players[auction.seat].points {
        list.offer(Decision::Bid(points));
    }
    if auction.highest.is_some() {
        list.offer(Decision::Pass);
    }
}

/// A bid.
pub(crate) fn bid(state: &mut State, points: u16, herald: &mut impl Herald<Event>) {
    let Stage::Bidding(auction) = &mut state.stage else {
        panic!("nothing is auctioned now");
    };
    let seat = auction.seat;
    auction.highest = Some((seat, points));
    herald.announce(Audience::Everyone, Event::Bid { seat, points });
    ask_next(state, herald);
}

/// A pass, which is final for this auction (K14).
pub(crate) fn pass(state: &mut State, herald: &mut impl Herald<Event>) {
    let Stage::Bidding(auction) = &mut state.stage else {
        panic!("nothing is auctioned now");
    };
    let seat = auction.seat;
    auction.bidding = auction.bidding.without(seat);
    herald.announce(Audience::Everyone, Event::Passed { seat });
    ask_next(state, herald);
}

/// The next clockwise; a player who cannot raise passes without being asked (K15).
fn ask_next(state: &mut State, herald: &mut impl Herald<Event>) {
    let seats = state.config.seats();
    let Stage::Bidding(auction) = &mut state.stage else {
        panic!("nothing is auctioned now");
    };
    let (winner, points) = auction.highest.expect("the opener must bid");
    loop {
        if auction.bidding.sole() == Some(winner) {
            return win(state, winner, points, herald);
        }
        auction.seat = auction.seat.next(seats);
        let seat = auction.seat;
        if !auction.bidding.contains(seat) {
            continue;
        }
        if state.players[seat].points > points {
            return;
        }
        auction.bidding = auction.bidding.without(seat);
        herald.announce(Audience::Everyone, Event::Passed { seat });
    }
}

fn win(state: &mut State, seat: Seat, points: u16, herald: &mut impl Herald<Event>) {
    state.players[seat].points -= points;
    herald.announce(Audience::Everyone, Event::AuctionWon { seat, points });
    offer_card(state, seat, herald);
}

/// The seat chooses among the remaining cards; if there is only one, it gets it (K16).
fn offer_card(state: &mut State, seat: Seat, herald: &mut impl Herald<Event>) {
    state.stage = Stage::ChoosingCard { seat };
    let mut cards = remaining(state);
    if let (Some(card), None) = (cards.next(), cards.next()) {
        drop(cards);
        take_card(state, seat, card, herald);
    }
}

/// The cards nobody has taken. All four are on offer whatever the number of players (K16).
fn remaining(state: &State) -> impl Iterator<Item = SequenceCard> {
    SequenceCard::ALL
        .into_iter()
        .filter(|&card| state.holder(card).is_none())
}

/// Any card that is left (K14).
pub(crate) fn legal_cards(state: &State, list: &mut impl Offers) {
    for card in remaining(state) {
        list.offer(Decision::Card(card));
    }
}

/// A card is taken; the next auction is opened by the next clockwise without a card (K16).
pub(crate) fn take_card(
    state: &mut State,
    seat: Seat,
    card: SequenceCard,
    herald: &mut impl Herald<Event>,
) {
    state.players[seat].card = Some(card);
    herald.announce(Audience::Everyone, Event::CardTaken { seat, card });
    let left = without_card(state);
    if left.is_empty() {
        take_pieces(state);
        return orders::begin(state, herald);
    }
    let mut opener = seat.next(state.config.seats());
    while !left.contains(opener) {
        opener = opener.next(state.config.seats());
    }
    begin(state, opener, herald);
}

fn without_card(state: &State) -> SeatSet {
    state
        .everybody()
        .into_iter()
        .filter(|&seat| state.players[seat].card.is_none())
        .collect()
}

/// Everybody takes twelve pieces from the supply (K17). It never runs short (K5).
fn take_pieces(state: &mut State) {
    for seat in state.everybody() {
        let card = state.players[seat].card.expect("everybody has a card");
        let pieces = Pieces::twelve(card.dynamite());
        for kind in Kind::ALL {
            state.supply.tunnels[kind as usize] -= pieces.tunnels[kind as usize];
        }
        state.supply.dynamite[card.dynamite() as usize] -= 1;
        state.supply.veins -= pieces.veins;
        state.supply.stations[seat] -= pieces.stations;
        state.players[seat].pieces = pieces;
    }
}
