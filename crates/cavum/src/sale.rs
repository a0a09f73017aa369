//! Selling by colour (K42, K43).

use tabletop::{Audience, Herald, Seat, SeatSet};

use crate::colour::Colour;
use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::orders;
use crate::reconstructed::SALE_ORDER;
use crate::state::{Stage, State};

/// The ladder of bids for one colour, going down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ladder {
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// The place of the colour in the sale.
    pub(crate) colour: u8,
    /// The lowest bid, and whose it is.
    pub(crate) lowest: Option<(Seat, u8)>,
    /// Who has not passed.
    pub(crate) bidding: SeatSet,
}

/// The colour at this place of the sale (K6).
#[inline]
pub(crate) fn colour(place: u8) -> Colour {
    SALE_ORDER[usize::from(place)]
}

/// Yellow first (K6).
pub(crate) fn begin(state: &mut State, herald: &mut impl Herald<Event>) {
    offer_colour(state, 0, herald);
}

/// The next colour that somebody has; after the last, the orders (K44).
fn offer_colour(state: &mut State, first: u8, herald: &mut impl Herald<Event>) {
    for place in first.. {
        let Some(&colour) = SALE_ORDER.get(usize::from(place)) else {
            break;
        };
        // K42: who has none of the colour passes without being asked.
        let bidding: SeatSet = state
            .everybody()
            .into_iter()
            .filter(|&seat| state.players[seat].stones[colour] > 0)
            .collect();
        let first = state.in_card_order(bidding).next();
        if let Some(seat) = first {
            state.stage = Stage::Selling(Ladder {
                seat,
                colour: place,
                lowest: None,
                bidding,
            });
            return;
        }
    }
    orders::begin_fulfilling(state, herald);
}

/// The first bid is at most the highest visible number, each later one lower (K42).
pub(crate) fn legal(state: &State, ladder: Ladder, list: &mut impl Offers) {
    let highest = match ladder.lowest {
        Some((_, price)) => price - 1,
        None => state.market.highest_visible(colour(ladder.colour)),
    };
    for price in 1..=highest {
        list.offer(Decision::Bid(price.into()));
    }
    list.offer(Decision::Pass);
}

/// A bid; nobody can go below 1 (K42).
pub(crate) fn bid(state: &mut State, price: u16, herald: &mut impl Herald<Event>) {
    let Stage::Selling(ladder) = &mut state.stage else {
        panic!("no colour is sold now");
    };
    let seat = ladder.seat;
    let price = u8::try_from(price).expect("prices are at most 9");
    ladder.lowest = Some((seat, price));
    let colour = colour(ladder.colour);
    let event = Event::PriceBid {
        seat,
        colour,
        price,
    };
    herald.announce(Audience::Everyone, event);
    ask_next(state, herald);
}

/// A pass, which is final for this colour (K42).
pub(crate) fn pass(state: &mut State, herald: &mut impl Herald<Event>) {
    let Stage::Selling(ladder) = &mut state.stage else {
        panic!("no colour is sold now");
    };
    let seat = ladder.seat;
    ladder.bidding = ladder.bidding.without(seat);
    herald.announce(Audience::Everyone, Event::Passed { seat });
    ask_next(state, herald);
}

/// It goes on until all but one have passed, or somebody bids 1 (K42).
fn ask_next(state: &mut State, herald: &mut impl Herald<Event>) {
    let Stage::Selling(mut ladder) = state.stage else {
        panic!("no colour is sold now");
    };
    if let Some((seat, price)) = ladder.lowest
        && (price == 1 || ladder.bidding.sole() == Some(seat))
    {
        return win(state, seat, ladder.colour, price, herald);
    }
    if let Some(seat) = state.next_in_card_order(ladder.seat, ladder.bidding) {
        ladder.seat = seat;
        state.stage = Stage::Selling(ladder);
    } else {
        // K43: nobody bids, nobody sells.
        let colour = colour(ladder.colour);
        herald.announce(Audience::Everyone, Event::NobodySold { colour });
        offer_colour(state, ladder.colour + 1, herald);
    }
}

/// The lowest bidder says how many (K43). With a single stone everyone knows; a player who has
/// several of which one is of this colour is asked, so that the question does not tell (K36).
fn win(state: &mut State, seat: Seat, place: u8, price: u8, herald: &mut impl Herald<Event>) {
    state.stage = Stage::SellingStones {
        seat,
        colour: place,
        price,
    };
    if state.players[seat].stones.total() == 1 {
        sell(state, 1, herald);
    }
}

/// One or more stones, all at the bid (K43).
pub(crate) fn legal_counts(state: &State, seat: Seat, place: u8, list: &mut impl Offers) {
    for count in 1..=state.players[seat].stones[colour(place)] {
        list.offer(Decision::Sell(count));
    }
}

/// The stones go on the highest empty numbers (K43).
pub(crate) fn sell(state: &mut State, count: u8, herald: &mut impl Herald<Event>) {
    let Stage::SellingStones {
        seat,
        colour: place,
        price,
    } = state.stage
    else {
        panic!("nobody sells now");
    };
    let colour = colour(place);
    let points = u16::from(price) * u16::from(count);
    let player = &mut state.players[seat];
    player.stones[colour] -= count;
    player.points += points;
    state.market.put(colour, count);
    let event = Event::StonesSold {
        seat,
        colour,
        count,
        points,
    };
    herald.announce(Audience::Everyone, event);
    offer_colour(state, place + 1, herald);
}
