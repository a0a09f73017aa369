//! What the value network knows of a position.
//!
//! Features are grouped into scales: four wood, the Bakehouse on display and fitting, three
//! turns left. Each step of each scale is a feature with an index of its own, and the
//! [network](super::network) has learned what it is worth. A scale at zero says nothing.

use std::sync::LazyLock;

use caverna::{
    Caverna, Good, Goods, Room, Route, Side, SpaceSet, State, Tile, Walls, turns_by_round,
};
use tabletop::{Game, Prompt, Seat};

use super::construction::missing_walls_between;

/// A scale: the index of its zero and its highest step.
#[derive(Clone, Copy)]
struct Scale {
    zero: u16,
    most: u16,
}

impl Scale {
    /// The scale this many places further on among those of the same kind.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "there are at most as many of a kind as rooms"
    )]
    const fn nth(self, number: usize) -> Self {
        Self {
            zero: self.zero + number as u16 * (self.most + 1),
            most: self.most,
        }
    }

    /// The first scale after this many of this kind.
    const fn then(self, number: usize, most: u16) -> Self {
        Self {
            zero: self.nth(number).zero,
            most,
        }
    }
}

const ROOMS: usize = 25;
const TILES: usize = 12;

const TURNS_LEFT: Scale = Scale { zero: 0, most: 22 };
const TURNS_IN_ROUND: Scale = TURNS_LEFT.then(1, 4);
const GOODS: Scale = TURNS_IN_ROUND.then(1, 9);
const GOLD: Scale = GOODS.then(5, 19);
const OWNED: Scale = GOLD.then(1, 1);
const ON_DISPLAY: Scale = OWNED.then(ROOMS, 4);
const UNSEEN: Scale = ON_DISPLAY.then(ROOMS, 1);
const EMPTY_CAVERNS: Scale = UNSEEN.then(ROOMS, 3);
const COVERED: Scale = EMPTY_CAVERNS.then(SHAPES, 9);
const COVERED_SPACES: Scale = COVERED.then(1, 1);
const REACHABLE: Scale = COVERED_SPACES.then(12, 4);
const WALLS_LEFT: Scale = REACHABLE.then(1, 7);
const MAY_OWN_BLUE: Scale = WALLS_LEFT.then(1, 1);
const TILES_TO_COME: Scale = MAY_OWN_BLUE.then(1, 1);
const TILES_GONE: Scale = TILES_TO_COME.then(TILES, 1);
const LUCK_WITH_TILE: Scale = TILES_GONE.then(TILES, 1);
const PARTS_LEFT: Scale = LUCK_WITH_TILE.then(TILES, 2);
const ROOMS_LEFT: Scale = PARTS_LEFT.then(1, 3);
const CAVERN: Scale = ROOMS_LEFT.then(1, 2);
const ON_TURN: Scale = CAVERN.then(1, 1);
const BEGINS_NEXT: Scale = ON_TURN.then(1, 1);
const OTHERS_GOODS: Scale = BEGINS_NEXT.then(1, 9);
const OTHERS_GOLD: Scale = OTHERS_GOODS.then(5, 19);
const OTHERS_ROOMS: Scale = OTHERS_GOLD.then(1, 2);
const OTHERS_EMPTY: Scale = OTHERS_ROOMS.then(ROOMS, 4);
const GOLD_AHEAD: Scale = OTHERS_EMPTY.then(1, 8);
const END: Scale = GOLD_AHEAD.then(1, 0);

/// How many features there are.
pub const FEATURES: usize = END.zero as usize;

/// The first feature of the scale that a feature belongs to.
pub fn first_of_scale(feature: u16) -> u16 {
    FIRST_OF_SCALE[usize::from(feature)]
}

/// For each feature the first of its scale, which comes after the scale's zero.
static FIRST_OF_SCALE: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let kinds = [
        (TURNS_LEFT, 1),
        (TURNS_IN_ROUND, 1),
        (GOODS, 5),
        (GOLD, 1),
        (OWNED, ROOMS),
        (ON_DISPLAY, ROOMS),
        (UNSEEN, ROOMS),
        (EMPTY_CAVERNS, SHAPES),
        (COVERED, 1),
        (COVERED_SPACES, 12),
        (REACHABLE, 1),
        (WALLS_LEFT, 1),
        (MAY_OWN_BLUE, 1),
        (TILES_TO_COME, TILES),
        (TILES_GONE, TILES),
        (LUCK_WITH_TILE, TILES),
        (PARTS_LEFT, 1),
        (ROOMS_LEFT, 1),
        (CAVERN, 1),
        (ON_TURN, 1),
        (BEGINS_NEXT, 1),
        (OTHERS_GOODS, 5),
        (OTHERS_GOLD, 1),
        (OTHERS_ROOMS, ROOMS),
        (OTHERS_EMPTY, 1),
        (GOLD_AHEAD, 1),
    ];
    let mut first = vec![0; FEATURES];
    for (scale, number) in kinds {
        for scale in (0..number).map(|index| scale.nth(index)) {
            for feature in scale.zero..=scale.zero + scale.most {
                first[usize::from(feature)] = scale.zero + 1;
            }
        }
    }
    first
});

/// The shapes of a cavern's walls: none, one, a corner, a passage, three, four.
const SHAPES: usize = 6;

const SHAPE_OF_WALLS: [u8; 16] = [0, 1, 1, 2, 1, 3, 2, 4, 1, 2, 3, 4, 2, 4, 4, 5];

/// The features of a position from one seat's point of view.
#[derive(Clone, Debug, Default)]
pub struct Features {
    /// The indices of the features, at most one per scale.
    pub active: Vec<u16>,
    /// The turns that the seat has yet to begin.
    pub turns_left: u8,
}

impl Features {
    /// Extracts the features of a position between two turns, or where luck decides.
    pub fn extract(&mut self, state: &State, seat: Seat) {
        self.active.clear();
        let (in_round, later) = turns_left(state, seat);
        self.turns_left = in_round + later;
        self.set(TURNS_LEFT, self.turns_left);
        self.set(TURNS_IN_ROUND, in_round);
        self.add_goods(state.goods(seat), GOODS, GOLD);
        self.add_cave(state, seat);
        self.add_rooms(state, seat);
        self.add_tiles(state, in_round);
        self.add_luck(state);
        if !state.config().is_solo() {
            self.add_other(state, seat);
        }
    }

    #[inline]
    fn set(&mut self, scale: Scale, amount: u8) {
        let amount = u16::from(amount).min(scale.most);
        if amount > 0 {
            self.active.push(scale.zero + amount);
        }
    }

    fn add_goods(&mut self, goods: Goods, scale: Scale, gold: Scale) {
        for (index, good) in Good::ALL.into_iter().enumerate() {
            let scale = if good == Good::Gold {
                gold
            } else {
                scale.nth(index)
            };
            self.set(scale, goods.amount(good));
        }
    }

    fn add_cave(&mut self, state: &State, seat: Seat) {
        let cave = state.cave(seat);
        let mut shapes = [0; SHAPES];
        for space in cave.empty() {
            shapes[usize::from(SHAPE_OF_WALLS[bits(cave.walls(space))])] += 1;
        }
        for (shape, number) in shapes.into_iter().enumerate() {
            self.set(EMPTY_CAVERNS.nth(shape), number);
        }
        self.set(COVERED, cave.covered().len());
        for space in cave.covered() {
            self.set(COVERED_SPACES.nth(space.index()), 1);
        }
        self.set(REACHABLE, cave.reachable(Route::AroundWalls).len());
        self.set(WALLS_LEFT, state.walls_in_supply());
        self.set(MAY_OWN_BLUE, u8::from(cave.may_own(Room::Dungeon)));
        let other = state.cave(seat.next(2)).cavern().is_some();
        let cavern = match (cave.cavern(), other) {
            (Some(_), _) => 2,
            (None, true) => 1,
            (None, false) => 0,
        };
        self.set(CAVERN, cavern);
    }

    fn add_rooms(&mut self, state: &State, seat: Seat) {
        let cave = state.cave(seat);
        for room in cave.rooms() {
            self.set(OWNED.nth(room as usize), 1);
        }
        for room in state.unseen() {
            self.set(UNSEEN.nth(room as usize), 1);
        }
        let walls = walls_of(state, seat, cave.empty());
        let affordable = |room: Room| state.goods(seat).covers(room.card().cost);
        for room in state.display() {
            let missing = walls.fewest_missing(room);
            let step = match missing {
                0 if cave.may_own(room) => 3 + u8::from(affordable(room)),
                1 if state.walls_in_supply() > 0 => 2,
                _ => 1,
            };
            self.set(ON_DISPLAY.nth(room as usize), step);
        }
    }

    fn add_tiles(&mut self, state: &State, in_round: u8) {
        for tile in state.to_come() {
            self.set(TILES_TO_COME.nth(tile as usize), 1);
        }
        if in_round > 0 {
            let [one, other] = [0, 1].map(|seat| state.taken(Seat::new(seat)));
            for tile in one.union(other) {
                self.set(TILES_GONE.nth(tile as usize), 1);
            }
        }
    }

    fn add_luck(&mut self, state: &State) {
        if let Some(tile) = state.tile() {
            self.set(LUCK_WITH_TILE.nth(tile as usize), 1);
            self.set(PARTS_LEFT, small(state.parts_left()));
            self.set(ROOMS_LEFT, state.rooms_left());
        }
    }

    fn add_other(&mut self, state: &State, seat: Seat) {
        let other = seat.next(2);
        self.set(ON_TURN, u8::from(state.on_turn() == seat));
        self.set(BEGINS_NEXT, u8::from(state.start_player() != seat));
        self.add_goods(state.goods(other), OTHERS_GOODS, OTHERS_GOLD);
        let cave = state.cave(other);
        self.set(OTHERS_EMPTY, cave.empty().len());
        let walls = walls_of(state, other, cave.empty());
        let goods = state.goods(other);
        for room in state.display() {
            if cave.may_own(room) && walls.fewest_missing(room) == 0 {
                let affordable = goods.covers(room.card().cost);
                self.set(OTHERS_ROOMS.nth(room as usize), 1 + u8::from(affordable));
            }
        }
        let gold = |seat| state.goods(seat).amount(Good::Gold);
        let ahead = (gold(seat) + 4).saturating_sub(gold(other));
        self.set(GOLD_AHEAD, ahead);
    }
}

/// The turns that the seat has yet to begin: in this round, and in later ones.
fn turns_left(state: &State, seat: Seat) -> (u8, u8) {
    let round = usize::from(state.round());
    let later = turns_by_round(state.config()).iter().skip(round).sum();
    let between_rounds = match Caverna::prompt(state) {
        Prompt::Chance => state.tile().is_none(),
        Prompt::Over => true,
        Prompt::Turn(_) | Prompt::Sealed(_) => false,
    };
    if between_rounds {
        return (0, later);
    }
    let begun = state.taken(seat).len();
    (state.turns_per_player().saturating_sub(begun), later)
}

/// The sets of walls around the empty caverns, one bit each.
struct WallSets(u16);

impl WallSets {
    /// How many walls must be added to one of them so that the room fits; 3 means it will not.
    fn fewest_missing(&self, room: Room) -> usize {
        let mut fewest = 3;
        let mut left = self.0;
        while left != 0 {
            let walls = left.trailing_zeros() as usize;
            left &= left - 1;
            fewest = missing_walls_between(room, walls).min(fewest);
        }
        fewest
    }
}

fn walls_of(state: &State, seat: Seat, spaces: SpaceSet) -> WallSets {
    let cave = state.cave(seat);
    let walls = |space| 1 << bits(cave.walls(space));
    WallSets(spaces.iter().map(walls).fold(0, |all, one: u16| all | one))
}

#[inline]
fn bits(walls: Walls) -> usize {
    Side::ALL
        .into_iter()
        .map(|side| usize::from(walls.has(side)) << side as usize)
        .sum()
}

#[inline]
fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

const _: () = assert!(Tile::ALL.len() == TILES && Room::ALL.len() == ROOMS);
