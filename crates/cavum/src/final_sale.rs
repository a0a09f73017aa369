//! The end: last scorings, the final sale and the winner (K46 to K48).

use tabletop::{Audience, BySeat, Herald, Outcome, Seat, SeatSet};

use crate::cities;
use crate::colour::Colour;
use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::state::{Stage, State};

/// One more city scoring, then the penalties (K46), then the final sale.
pub(crate) fn begin(state: &mut State, herald: &mut impl Herald<Event>) {
    cities::score(state, herald);
    for seat in state.everybody() {
        for order in state.players[seat].orders {
            let player = &mut state.players[seat];
            // Not below 0 (K46).
            let points = u16::from(order.penalty()).min(player.points);
            player.points -= points;
            let event = Event::PenaltyPaid {
                seat,
                order,
                points,
            };
            herald.announce(Audience::Everyone, event);
        }
    }
    for seat in state.everybody() {
        let stones = state.players[seat].stones;
        herald.announce(Audience::Everyone, Event::StonesShown { seat, stones });
    }
    ask_last(state, herald);
}

/// The player last on the track among those with stones sells one; ties: the lower card
/// (K47). Everybody can see the stones now, so that a lone colour is not asked for.
fn ask_last(state: &mut State, herald: &mut impl Herald<Event>) {
    loop {
        let with_stones = state
            .everybody()
            .into_iter()
            .filter(|&seat| state.players[seat].stones.total() > 0);
        let last = with_stones.min_by_key(|&seat| {
            let player = &state.players[seat];
            (player.points, player.card)
        });
        let Some(seat) = last else {
            return end(state, herald);
        };
        let mut colours = state.players[seat].stones.iter();
        if let (Some((only, _)), None) = (colours.next(), colours.next()) {
            sell_stone(state, seat, only, herald);
            continue;
        }
        state.stage = Stage::FinalSale { seat };
        return;
    }
}

/// A stone of any colour (K47).
pub(crate) fn legal(state: &State, seat: Seat, list: &mut impl Offers) {
    for (colour, _) in state.players[seat].stones.iter() {
        list.offer(Decision::SellStone(colour));
    }
}

/// A stone is sold.
pub(crate) fn sell(state: &mut State, seat: Seat, colour: Colour, herald: &mut impl Herald<Event>) {
    sell_stone(state, seat, colour, herald);
    ask_last(state, herald);
}

/// The highest empty number is where the stone goes and what it brings (K47).
fn sell_stone(state: &mut State, seat: Seat, colour: Colour, herald: &mut impl Herald<Event>) {
    let price = state.market.highest_visible(colour);
    let player = &mut state.players[seat];
    player.stones[colour] -= 1;
    player.points += u16::from(price);
    state.market.put(colour, 1);
    let event = Event::StoneSold {
        seat,
        colour,
        price,
    };
    herald.announce(Audience::Everyone, event);
}

fn end(state: &mut State, herald: &mut impl Herald<Event>) {
    state.stage = Stage::Over;
    let outcome = outcome(state);
    herald.announce(Audience::Everyone, Event::GameEnded { outcome });
}

/// Most points win; a tie goes to the lower card of the last phase (K48).
pub(crate) fn outcome(state: &State) -> Outcome {
    let winner = state.everybody().into_iter().max_by_key(|&seat| {
        let player = &state.players[seat];
        (player.points, std::cmp::Reverse(player.card))
    });
    let winner: Seat = winner.expect("somebody plays");
    let points = BySeat::from_fn(|seat| i32::from(state.players[seat].points));
    Outcome::new(state.config.seats(), points, SeatSet::only(winner))
}
