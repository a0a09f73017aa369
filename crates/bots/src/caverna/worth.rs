//! What a position is worth to a player.

use caverna::{Good, Goods, Room, RoomSet, State, turns_by_round};
use tabletop::Seat;

use super::construction;

/// The point in a turn from which a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Horizon {
    /// The turn is over: only later ones count.
    AfterTheTurn,
    /// Part of the turn remains to be played.
    WithinTheTurn,
}

/// What the appraisal is made of, in points. The numbers were found by experiment.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// The first good of each kind; for gold, on top of its own point.
    pub(super) goods: [f64; 6],
    /// The worth of each further good of a kind compared with the one before.
    pub(super) next_of_kind: f64,
    /// Goods start to lose their worth this many turns before the end.
    pub(super) fading: f64,
    /// How often per turn the best, second best, … orange room is used.
    pub(super) uses: [f64; 4],
    /// The cost of furnishing on top of the room's own.
    pub(super) fee: f64,
    /// The probability of getting a missing good in time.
    pub(super) missing_good: f64,
    /// The probability of getting missing walls in time, by their number.
    pub(super) missing_walls: [f64; 3],
    /// The probability that a room that could be built now will be built later.
    pub(super) patience: f64,
    /// How many caverns are furnished per turn.
    pub(super) pace: f64,
    /// An empty cavern for which there is no room yet.
    pub(super) cavern: f64,
    /// What one use of each room brings, in printed order.
    pub(super) work: [f64; 25],
}

impl Weights {
    pub(super) const MEASURED: Self = Self {
        goods: [1.3, 0.8, 0.6, 0.7, 0.7, 0.3],
        next_of_kind: 0.8,
        fading: 4.0,
        uses: [0.3, 0.25, 0.2, 0.1],
        fee: 1.6,
        missing_good: 0.7,
        missing_walls: [1.0, 0.5, 0.2],
        patience: 0.6,
        pace: 0.5,
        cavern: 1.0,
        work: [
            0.5, 0.9, 0.6, 1.1, 0.8, 0.9, 1.5, 1.0, 1.8, 1.2, 1.3, 2.0, 1.5, 1.4, 0.8, 0.8, 1.6,
            1.4, 1.3, 1.4, 0.5, 0.4, 0.8, 0.5, 0.6,
        ],
    };
}

/// The points in hand, plus those promised by goods, rooms and plans.
pub(super) fn worth(state: &State, seat: Seat, horizon: Horizon, weights: &Weights) -> f64 {
    let turns = match horizon {
        Horizon::AfterTheTurn => turns_left(state, seat),
        Horizon::WithinTheTurn => turns_left(state, seat) + 1.0,
    };
    let points = f64::from(state.points(seat));
    if turns == 0.0 {
        return points;
    }
    points
        + stock(state.goods(seat), turns, weights)
        + rooms_in_use(state.cave(seat).rooms(), turns, weights)
        + construction::promise(state, seat, turns, weights)
}

/// What the goods are worth, not counting the points for gold.
fn stock(goods: Goods, turns: f64, weights: &Weights) -> f64 {
    let worth: f64 = Good::ALL
        .into_iter()
        .map(|good| weights.goods[good as usize] * diminishing(goods.amount(good), weights))
        .sum();
    worth * (turns / weights.fading).min(1.0)
}

/// 1 for the first of a kind, and a little less for each further one.
fn diminishing(amount: u8, weights: &Weights) -> f64 {
    let next = weights.next_of_kind;
    (1.0 - next.powi(i32::from(amount))) / (1.0 - next)
}

/// What using the rooms of a cave will bring.
fn rooms_in_use(rooms: RoomSet, turns: f64, weights: &Weights) -> f64 {
    let mut best = [0.0; 4];
    for room in rooms {
        let mut work = weights.work[room as usize];
        for rank in &mut best {
            if work > *rank {
                std::mem::swap(&mut work, rank);
            }
        }
    }
    let in_a_turn: f64 = best
        .iter()
        .zip(weights.uses)
        .map(|(work, uses)| work * uses)
        .sum();
    in_a_turn * turns
}

/// What a new room brings by its points and its use, less its cost in goods.
pub(super) fn profit(room: Room, turns: f64, weights: &Weights) -> f64 {
    let card = room.card();
    let cost: f64 = card
        .cost
        .iter()
        .map(|(amount, good)| f64::from(amount) * price(good, weights))
        .sum();
    let use_of_it = weights.work[room as usize] * weights.uses[1] * turns;
    f64::from(card.points) + use_of_it - cost - weights.fee
}

fn price(good: Good, weights: &Weights) -> f64 {
    let worth = weights.goods[good as usize];
    match good {
        Good::Gold => 1.0 + worth,
        Good::Wood | Good::Stone | Good::Emmer | Good::Flax | Good::Food => worth,
    }
}

/// How many turns the player has after this one.
fn turns_left(state: &State, seat: Seat) -> f64 {
    let round = usize::from(state.round());
    let rounds = turns_by_round(state.config());
    let later: u8 = rounds.iter().skip(round).sum();
    let taken = state.taken(seat).len();
    // A turn that waits for its tile is the current one.
    let begun = u8::from(state.on_turn() == seat && state.tile().is_none());
    let now = state.turns_per_player().saturating_sub(taken + begun);
    f64::from(later + now)
}
