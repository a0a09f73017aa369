//! The rooms a player could still build.

use std::sync::LazyLock;

use caverna::{Goods, Room, Side, State, Walls};
use tabletop::Seat;

use super::worth::{Weights, profit};

/// No walls make the room fit.
const NEVER: usize = 3;

/// For each room and each set of walls, how many walls are missing.
static MISSING_WALLS: LazyLock<[[usize; 16]; 25]> = LazyLock::new(|| {
    Room::ALL.map(|room| {
        let mut missing = [NEVER; 16];
        for walls in Walls::all() {
            missing[index(walls)] = missing_walls(room, walls);
        }
        missing
    })
});

/// How many walls are missing, given the index of a set of walls; 3 means the room will not fit.
#[inline]
pub(super) fn missing_walls_between(room: Room, walls: usize) -> usize {
    MISSING_WALLS[room as usize][walls]
}

/// How many walls must be added so that the room fits.
fn missing_walls(room: Room, walls: Walls) -> usize {
    let has_these = |other: &Walls| walls.sides().all(|side| other.has(side));
    let fitting = Walls::all().filter(|&other| room.fits(other));
    let number = |walls: Walls| walls.sides().count();
    fitting
        .filter(has_these)
        .map(|other| number(other) - number(walls))
        .min()
        .unwrap_or(NEVER)
        .min(NEVER)
}

fn index(walls: Walls) -> usize {
    Side::ALL
        .into_iter()
        .filter(|&side| walls.has(side))
        .map(|side| 1 << side as usize)
        .sum()
}

/// A room that could be built, and what it promises.
#[derive(Clone, Copy)]
struct Candidate {
    room: Room,
    promise: f64,
}

/// What furnishing the empty caverns will bring: the best room in the cavern that suits it best,
/// then the best of the rest, as far as the turns go.
pub(super) fn promise(state: &State, seat: Seat, turns: f64, weights: &Weights) -> f64 {
    let mut caverns = empty_caverns(state, seat);
    let mut rooms = candidates(state, seat, turns, weights);
    let walls_to_come = state.walls_in_supply() > 0;
    let fit = |missing: usize| match missing {
        0 => 1.0,
        1 | 2 if walls_to_come => weights.missing_walls[missing],
        _ => 0.0,
    };
    let mut pace = turns * weights.pace;
    let mut sum = 0.0;
    while pace > 0.0 {
        let mut best = (0.0, 0, 0);
        for (number, candidate) in rooms.iter().enumerate() {
            for (cavern, &walls) in caverns.iter().enumerate() {
                let missing = MISSING_WALLS[candidate.room as usize][walls];
                let promise = candidate.promise * fit(missing);
                if promise > best.0 {
                    best = (promise, number, cavern);
                }
            }
        }
        let (promise, number, cavern) = best;
        if promise == 0.0 {
            break;
        }
        sum += promise * weights.patience * pace.min(1.0);
        pace -= 1.0;
        rooms.swap_remove(number);
        caverns.swap_remove(cavern);
    }
    // No room is known for the remaining caverns yet.
    let unplanned = u8::try_from(caverns.len()).unwrap_or(u8::MAX);
    sum + weights.cavern * pace.clamp(0.0, f64::from(unplanned))
}

/// The walls of every empty cavern.
fn empty_caverns(state: &State, seat: Seat) -> Vec<usize> {
    let cave = state.cave(seat);
    let empty = cave.empty();
    empty.iter().map(|space| index(cave.walls(space))).collect()
}

/// The displayed rooms that are worth their cost, whatever walls they need.
fn candidates(state: &State, seat: Seat, turns: f64, weights: &Weights) -> Vec<Candidate> {
    let may_own = |room: &Room| state.cave(seat).may_own(*room);
    let goods = state.goods(seat);
    let candidate = |room| Candidate {
        room,
        promise: profit(room, turns, weights) * readiness(goods, room, weights),
    };
    let rooms = state.display().iter().filter(may_own).map(candidate);
    rooms.filter(|candidate| candidate.promise > 0.0).collect()
}

/// The probability of having the goods for the room in time.
fn readiness(goods: Goods, room: Room, weights: &Weights) -> f64 {
    let missing = goods.missing(room.card().cost);
    let number: u8 = missing.iter().map(|(amount, _)| amount).sum();
    weights.missing_good.powi(i32::from(number))
}
