//! Cavum as a subject of the conformance suite.

use conformance::{Effort, Imbalance, Subject, balanced, check_or_panic, count};
use tabletop::{Dice, QuickDice, Seat, SeatSet, Viewer};

use crate::colour::{Colour, STONES_PER_COLOUR, Stones};
use crate::decision::Decision;
use crate::game::Cavum;
use crate::order::{ORDER_CARDS, Order};
use crate::pieces::Store;
use crate::sequence::SequenceCard;
use crate::space::Space;
use crate::state::{Stage, State};
use crate::tile::Kind;

impl Subject for Cavum {
    /// K49: the colours of others' stones and covered tiles. Both are counted secrets:
    /// everybody saw them before they were turned or covered, and the rules themselves
    /// uncover them again.
    ///
    /// - Blasts and emptied veins uncover tiles, and the sale is asked by colours (K42). As
    ///   long as the next step leads to none of these everything may be changed: covered
    ///   tiles are turned, and others' stones dealt out anew.
    /// - Who has a colour at all shows in who is asked (K42). At the end of building and in
    ///   a sale only how many stones of each colour they have may be changed.
    /// - The final sale shows everything (K47). In the last phase, once the next step could
    ///   lead there, nothing is secret enough to be changed.
    fn scramble(state: &State, viewer: Viewer, dice: &mut QuickDice) -> State {
        let mut state = *state;
        let far = is_far_from_the_sale(&state);
        if far {
            state
                .board
                .turn_covered(|| u8::try_from(dice.below(6)).expect("6 fits"));
        }
        let last = state.is_last_phase() && !far;
        let shown = matches!(state.stage, Stage::FinalSale { .. } | Stage::Over);
        if state.config.open_stones() || shown || last {
            return state;
        }
        let everybody = state.everybody();
        let others = viewer
            .seat()
            .map_or(everybody, |seat| everybody.without(seat));
        if far {
            deal_out_anew(&mut state, others, dice);
        } else if !others.is_empty() {
            exchange_surplus(&mut state, others, dice);
        }
        state
    }

    /// Every tile, vein, station, stone and card is somewhere exactly once.
    fn conserved(state: &State) -> Result<(), Imbalance> {
        assert_eq!(
            state.board.recomputed(),
            state.board,
            "what is kept in step is not"
        );
        conserved_tiles(state)?;
        conserved_stones(state)?;
        conserved_cards(state)
    }

    /// How many stones somebody has of a colour must not show in who is asked (K36, K43, K44).
    fn asks_anyway(state: &State) -> bool {
        matches!(
            state.stage,
            Stage::SellingStones { .. } | Stage::Fulfilling { .. }
        )
    }

    fn strangers() -> Vec<Decision> {
        let words = [
            "bid 0",
            "bid 1",
            "bid 9",
            "bid 21",
            "bid 999",
            "pass",
            "card 1",
            "card 4",
            "order O1",
            "order O15",
            "lay two 0,0 r0",
            "lay four -2,4 r1",
            "lay six 5,-5 r0",
            "lay six -4,6 r0",
            "lay dynamite six -2,4 r0",
            "station -4,6",
            "station 0,0",
            "vein 0,0 yellow",
            "vein -2,4 green",
            "vein -4,6 red",
            "option points",
            "option lay two -2,4 r1",
            "option lay dynamite three -3,4 r0",
            "option station 6,0",
            "option vein -1,2 blue",
            "discard two",
            "discard dynamite six",
            "discard station",
            "discard vein",
            "discard option",
            "discard prospect",
            "prospect",
            "prospect 0,0",
            "prospect -4,6",
            "step 0,0",
            "step 6,0",
            "stop",
            "sell 0",
            "sell 1",
            "sell 255",
            "sell yellow",
            "fulfil O1",
            "fulfil O15",
            "end",
        ];
        words
            .iter()
            .map(|words| words.parse().expect("these are decisions"))
            .collect()
    }
}

/// Whether after any next step somebody will still build. A seat with two pieces or more is
/// always asked again; one with only its prospect tile may be done without a question.
fn is_far_from_the_sale(state: &State) -> bool {
    match state.stage {
        Stage::Dealing { .. }
        | Stage::CastingLots
        | Stage::Bidding(_)
        | Stage::ChoosingCard { .. }
        | Stage::TakingOrders { .. } => true,
        Stage::Building(turn) => {
            let left = |seat: Seat| state.players[seat].pieces.count();
            let mut others = state.everybody().without(turn.seat).into_iter();
            left(turn.seat) > 2 || left(turn.seat) == 2 && others.any(|seat| left(seat) >= 2)
        }
        _ => false,
    }
}

/// Shuffles the stones of the seats among them.
fn deal_out_anew(state: &mut State, seats: SeatSet, dice: &mut QuickDice) {
    let mut heap = Vec::new();
    for seat in seats {
        for (colour, count) in state.players[seat].stones.iter() {
            heap.extend((0..count).map(|_| colour));
        }
    }
    for seat in seats {
        let hand = (0..state.players[seat].stones.total()).map(|_| {
            let place = dice.below(u32::try_from(heap.len()).expect("54 fits"));
            heap.swap_remove(place as usize)
        });
        state.players[seat].stones = hand.collect();
    }
}

/// Exchanges stones of which both seats have several, so that everybody has some of the
/// same colours as before.
fn exchange_surplus(state: &mut State, seats: SeatSet, dice: &mut QuickDice) {
    let seats: Vec<Seat> = seats.into_iter().collect();
    for _ in 0..30 {
        let (one, other) = (*dice.pick(&seats), *dice.pick(&seats));
        let (given, taken) = (*dice.pick(&Colour::ALL), *dice.pick(&Colour::ALL));
        let (ones, others) = (state.players[one].stones, state.players[other].stones);
        let fair = ones[given] > 1 && ones[taken] > 0 && others[taken] > 1 && others[given] > 0;
        if one != other && fair {
            let exchange = |mut stones: Stones, less: Colour, more: Colour| {
                stones[less] -= 1;
                stones[more] += 1;
                stones
            };
            state.players[one].stones = exchange(ones, given, taken);
            state.players[other].stones = exchange(others, taken, given);
        }
    }
}

fn conserved_tiles(state: &State) -> Result<(), Imbalance> {
    let box_of = Store::everything();
    let held = |held: fn(&crate::pieces::Pieces, Kind) -> u8, kind: Kind| -> i64 {
        let seats = state.everybody().into_iter();
        seats
            .map(|seat| i64::from(held(&state.players[seat].pieces, kind)))
            .sum()
    };
    let on_board = |kind: Kind, dynamite: bool| -> i64 {
        let tiles = Space::MOUNTAIN
            .iter()
            .flat_map(|hex| state.board.stack(hex).tiles());
        count(tiles.filter(|tile| tile.kind() == kind && tile.is_dynamite() == dynamite))
    };
    for kind in Kind::ALL {
        let place = kind as usize;
        let found = i64::from(state.supply.tunnels[place] + state.pool.tunnels[place])
            + held(|pieces, kind| pieces.tunnels[kind as usize], kind)
            + on_board(kind, false);
        balanced(&format!("{kind} tiles"), found, box_of.tunnels[place])?;
        let found = i64::from(state.supply.dynamite[place] + state.pool.dynamite[place])
            + held(|pieces, kind| u8::from(pieces.dynamite == Some(kind)), kind)
            + on_board(kind, true);
        balanced(&format!("{kind} dynamite"), found, box_of.dynamite[place])?;
    }
    let veins = i64::from(state.supply.veins + state.pool.veins)
        + held(|pieces, _| pieces.veins, Kind::Two)
        + count(state.board.veins().iter());
    balanced("veins", veins, box_of.veins)?;
    for seat in state.everybody() {
        let stations = i64::from(state.supply.stations[seat] + state.pool.stations[seat])
            + i64::from(state.players[seat].pieces.stations)
            + count(state.board.stations(seat).iter());
        balanced(
            &format!("stations of {seat:?}"),
            stations,
            box_of.stations[seat],
        )?;
    }
    Ok(())
}

fn conserved_stones(state: &State) -> Result<(), Imbalance> {
    for colour in Colour::ALL {
        let in_veins: i64 = Space::MOUNTAIN
            .iter()
            .filter_map(|hex| state.board.vein(hex))
            .filter(|vein| vein.colour == colour)
            .map(|vein| i64::from(vein.stones))
            .sum();
        let in_hand: i64 = state
            .everybody()
            .into_iter()
            .map(|seat| i64::from(state.players[seat].stones[colour]))
            .sum();
        let found = i64::from(state.market.on_scale(colour)) + in_veins + in_hand;
        balanced(&format!("{colour} stones"), found, STONES_PER_COLOUR)?;
    }
    Ok(())
}

fn conserved_cards(state: &State) -> Result<(), Imbalance> {
    for order in Order::all() {
        let mut places = vec![state.deck, state.open_orders, state.fulfilled];
        places.extend(
            state
                .everybody()
                .into_iter()
                .map(|seat| state.players[seat].orders),
        );
        let found = count(places.iter().filter(|cards| cards.contains(order)));
        balanced(&order.to_string(), found, 1)?;
    }
    let cards: i64 = i64::from(ORDER_CARDS);
    balanced("order cards", count(Order::all()), cards)?;
    for card in SequenceCard::ALL {
        let seats = state.everybody().into_iter();
        let holders = count(seats.filter(|&seat| state.players[seat].card == Some(card)));
        if holders > 1 {
            balanced(&format!("holders of card {card} at most"), holders, 1)?;
        }
    }
    Ok(())
}

#[test]
fn cavum_keeps_every_property_of_a_game() {
    let summary = check_or_panic::<Cavum>(Effort::seeds_per_config(1));
    assert_eq!(summary.games, 12 * 2);
    assert!(
        summary.scrambled > 0 && summary.undone > 0 && summary.tampered > 0,
        "{summary:?}"
    );
}
