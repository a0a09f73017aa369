//! Every sensible way to play a turn.
//!
//! A turn is a tile and many small decisions in any order. Only the end matters, so all ways are
//! followed side by side, and those that meet are merged. What cannot help is left out:
//!
//! - a turn does not end while something is free to take;
//! - goods are converted to food only for what could not be paid otherwise;
//! - whatever needs no luck comes before a dig, except furnishing.
//!
//! A way ends with the turn, or where luck decides: then the rest is searched again.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use caverna::{Caverna, Content, Decision, Good, Room, RoomSet, State, Tile};
use tabletop::{Game, Prompt, Seat, Silence};

/// The most positions to follow per tile. Few tiles of a rich cave reach it.
const MOST_OF_A_TILE: usize = 1_200;

/// The orders in which goods are converted to food.
const GIVEN_FOR_FOOD: [[Good; 3]; 2] = [
    [Good::Emmer, Good::Flax, Good::Gold],
    [Good::Flax, Good::Emmer, Good::Gold],
];

/// The ways to play a turn, found by [`follow`](Turns::follow). Kept to reuse allocations.
#[derive(Default)]
pub(super) struct Turns {
    steps: Vec<TurnStep>,
    /// The steps yet to be followed.
    open: Vec<u32>,
    ends: Vec<u32>,
    met: HashSet<u64, BuildHasherDefault<PassThroughHasher>>,
    legal: Vec<Decision>,
    fed: Vec<Decision>,
    more_fed: Vec<Decision>,
}

/// One decision on a way.
#[derive(Clone, Copy)]
struct TurnStep {
    state: State,
    decision: Decision,
    /// The step before; `None` for first steps.
    before: Option<u32>,
}

impl Turns {
    /// Finds the ways to play on from a position in which the seat decides.
    pub(super) fn follow(&mut self, state: &State, seat: Seat) {
        self.steps.clear();
        self.ends.clear();
        self.met.clear();
        if state.tile().is_some() {
            self.open.clear();
            self.look(state, None, seat);
            self.follow_open(seat);
            return;
        }
        let mut takes = Vec::new();
        Caverna::legal(state, seat, &mut takes);
        for take in takes {
            if matches!(take, Decision::Take(_)) {
                self.open.clear();
                self.step(state, None, seat, take);
                self.follow_open(seat);
            }
        }
    }

    /// The ends of the ways, each with its number.
    pub(super) fn ends(&self) -> impl Iterator<Item = (u32, &State)> {
        let state = |&end: &u32| (end, &self.steps[end as usize].state);
        self.ends.iter().map(state)
    }

    /// The end with this number.
    pub(super) fn end(&self, end: u32) -> &State {
        &self.steps[end as usize].state
    }

    /// The decisions that lead to an end.
    pub(super) fn way(&self, end: u32) -> Vec<Decision> {
        let mut way = Vec::new();
        let mut here = Some(end);
        while let Some(number) = here {
            let step = &self.steps[number as usize];
            way.push(step.decision);
            here = step.before;
        }
        way.reverse();
        way
    }

    /// The first decision on the way to an end.
    pub(super) fn first(&self, end: u32) -> Decision {
        let mut step = &self.steps[end as usize];
        while let Some(before) = step.before {
            step = &self.steps[before as usize];
        }
        step.decision
    }

    fn follow_open(&mut self, seat: Seat) {
        let mut next = 0;
        while let Some(&number) = self.open.get(next) {
            next += 1;
            let state = self.steps[number as usize].state;
            if next > MOST_OF_A_TILE && Caverna::is_legal(&state, seat, Decision::End) {
                let after = decided(&state, seat, Decision::End);
                self.add(after, Decision::End, Some(number), seat);
                continue;
            }
            self.look(&state, Some(number), seat);
        }
    }

    /// Takes every sensible step from here.
    fn look(&mut self, state: &State, here: Option<u32>, seat: Seat) {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        Caverna::legal(state, seat, &mut legal);
        let open = Open::of(state, seat, &legal);
        for &decision in &legal {
            if open.is_sensible(state, decision) {
                self.step(state, here, seat, decision);
            }
        }
        let hunger = Hunger::of(state, seat);
        if hunger.given > 0 && legal.last() == Some(&Decision::End) {
            self.feed(state, here, seat, &legal, open, hunger);
        }
        self.legal = legal;
    }

    /// Takes the steps that become possible only by converting goods to food.
    fn feed(
        &mut self,
        state: &State,
        here: Option<u32>,
        seat: Seat,
        legal: &[Decision],
        open: Open,
        hunger: Hunger,
    ) {
        let stock = state.goods(seat);
        let has_both = stock.amount(Good::Emmer) > 0 && stock.amount(Good::Flax) > 0;
        let orders = if has_both { 2 } else { 1 };
        let mut known = std::mem::take(&mut self.fed);
        let mut more = std::mem::take(&mut self.more_fed);
        for order in &GIVEN_FOR_FOOD[..orders] {
            let mut fed = *state;
            let mut before = here;
            known.clear();
            known.extend_from_slice(legal);
            for _ in 0..hunger.given {
                let goods = fed.goods(seat);
                let given = order.iter().find(|&&good| goods.amount(good) > 0);
                let is_hungry = goods.amount(Good::Food) < hunger.food;
                let (Some(&given), true) = (given, is_hungry) else {
                    break;
                };
                let convert = Decision::Convert(given);
                fed = decided(&fed, seat, convert);
                before = Some(self.push(fed, convert, before));
                more.clear();
                Caverna::legal(&fed, seat, &mut more);
                for &decision in more.iter().filter(|&&decision| is_fed(decision)) {
                    let is_new = known.binary_search(&decision).is_err();
                    if is_new && open.is_sensible(&fed, decision) {
                        self.step(&fed, before, seat, decision);
                    }
                }
                std::mem::swap(&mut known, &mut more);
            }
        }
        self.fed = known;
        self.more_fed = more;
    }

    fn step(&mut self, state: &State, before: Option<u32>, seat: Seat, decision: Decision) {
        let after = decided(state, seat, decision);
        self.add(after, decision, before, seat);
    }

    /// Remembers a position unless it is known already.
    fn add(&mut self, after: State, decision: Decision, before: Option<u32>, seat: Seat) {
        if !self.met.insert(key(after.likeness(seat))) {
            return;
        }
        let number = self.push(after, decision, before);
        let goes_on = after.tile().is_some() && Caverna::prompt(&after) == Prompt::Turn(seat);
        if goes_on {
            self.open.push(number);
        } else {
            self.ends.push(number);
        }
    }

    fn push(&mut self, state: State, decision: Decision, before: Option<u32>) -> u32 {
        let number = u32::try_from(self.steps.len()).expect("a turn has thousands of ways");
        self.steps.push(TurnStep {
            state,
            decision,
            before,
        });
        number
    }
}

/// Whether a decision may cost food.
fn is_fed(decision: Decision) -> bool {
    match decision {
        Decision::Furnish(..) | Decision::DigTwice(_) | Decision::Trade(_) => true,
        Decision::Use(usage) => usage.deal().pay.amount(Good::Food) > 0,
        _ => false,
    }
}

/// What is still open in a turn and affects the order of the rest.
#[derive(Clone, Copy)]
struct Open {
    /// The tile still has goods to take. No sensible turn leaves them.
    gain: bool,
    /// The Cave Entrance can still be used. It always has a good to offer.
    entrance: bool,
    rooms: RoomSet,
}

impl Open {
    fn of(state: &State, seat: Seat, legal: &[Decision]) -> Self {
        let entrance = |decision: &Decision| match decision {
            Decision::Use(usage) => usage.room() == Room::CaveEntrance,
            _ => false,
        };
        Self {
            gain: legal
                .iter()
                .any(|decision| matches!(decision, Decision::Gain(_))),
            entrance: legal.iter().any(entrance),
            rooms: state.cave(seat).rooms(),
        }
    }

    /// Whether a room replenishes goods. Such a room is better used before the same goods are
    /// gained.
    fn refills(self) -> bool {
        let refilling = [Room::Shelf, Room::Tunnel, Room::FoodCorner, Room::Parlor];
        refilling.into_iter().any(|room| self.rooms.contains(room))
    }

    /// Whether a decision can come next in a good turn. Of several orders with the same result
    /// only one is sensible.
    fn is_sensible(self, state: &State, decision: Decision) -> bool {
        let free = self.gain || self.entrance;
        match decision {
            Decision::Convert(_) | Decision::UseNoRoom => false,
            Decision::End => !free,
            Decision::Furnish(..) => !self.gain,
            Decision::Dig(_) | Decision::DigTwice(_) => {
                !free || state.tile() == Some(Tile::Undermining)
            }
            Decision::Wall(place) => {
                let cave = state.cave(state.on_turn());
                let furnished =
                    |space| matches!(cave.content(space), Some(Content::Furnished { .. }));
                let is_idle = furnished(place.space()) && place.beyond().is_none_or(furnished);
                self.rooms.contains(Room::Dungeon) || (!free && !is_idle)
            }
            Decision::Use(usage) => {
                let gold = usage.deal().pay.amount(Good::Gold);
                // Gold is half of what the Junction Room yields.
                let is_bad = usage.room() == Room::JunctionRoom && gold > 0;
                (!self.gain || self.refills()) && !is_bad
            }
            _ => true,
        }
    }
}

/// How much food it is sensible to convert goods for in a turn.
#[derive(Clone, Copy)]
struct Hunger {
    /// The most food that anything costs.
    food: u8,
    /// The most goods to convert.
    given: u8,
}

impl Hunger {
    fn of(state: &State, seat: Seat) -> Self {
        let turns = state.turns_per_player();
        let (food, given) = match state.tile() {
            _ if state.parts_left() == 0 && state.rooms_left() == 0 => (0, 0),
            Some(Tile::Housework | Tile::Furnishing) => (turns, turns),
            Some(Tile::Excavation) => (2, 2),
            // Two gold would do as well.
            Some(Tile::Expansion) => (5, 2),
            _ => {
                let rooms = state.cave(seat).rooms();
                let fed = [
                    Room::Warehouse,
                    Room::SacrificialAltar,
                    Room::ProspectingSite,
                ];
                match fed.into_iter().find(|&room| rooms.contains(room)) {
                    Some(_) => (2, 2),
                    None => (0, 0),
                }
            }
        };
        Self { food, given }
    }
}

fn decided(state: &State, seat: Seat, decision: Decision) -> State {
    let mut after = *state;
    Caverna::decide(&mut after, seat, decision, &mut Silence);
    after
}

/// Hashes the words that identify a position.
fn key(likeness: [u64; 4]) -> u64 {
    let mix = |hash: u64, word: u64| {
        let mixed = (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ mixed >> 29
    };
    likeness.into_iter().fold(0, mix)
}

/// The keys are hashes already.
#[derive(Default)]
struct PassThroughHasher(u64);

impl Hasher for PassThroughHasher {
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are single numbers");
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dice, QuickDice};

    use super::*;
    use caverna::Config;

    const ME: Seat = Seat::new(0);

    /// The positions of a solo game in which every turn is played in a random way.
    fn positions(seed: u64) -> Vec<State> {
        let mut dice = QuickDice::new(seed);
        let mut state = Caverna::set_up(&Config::SOLO, &mut Silence);
        let mut turns = Turns::default();
        let mut positions = Vec::new();
        loop {
            match Caverna::prompt(&state) {
                Prompt::Over => return positions,
                Prompt::Chance => {
                    let ticket = dice.below(Caverna::tickets(&state));
                    let draw = Caverna::draw(&state, ticket);
                    Caverna::resolve(&mut state, draw, &mut Silence);
                }
                Prompt::Turn(_) | Prompt::Sealed(_) => {
                    positions.push(state);
                    turns.follow(&state, ME);
                    let ends: Vec<State> = turns.ends().map(|(_, end)| *end).collect();
                    state = *dice.pick(&ends);
                }
            }
        }
    }

    #[test]
    fn every_way_is_legal_and_leads_to_its_end() {
        let mut turns = Turns::default();
        let mut ways = 0;
        for state in positions(1) {
            turns.follow(&state, ME);
            for (number, end) in turns.ends() {
                let way = turns.way(number);
                assert_eq!(way.first(), Some(&turns.first(number)));
                let mut here = state;
                for decision in way {
                    assert!(Caverna::is_legal(&here, ME, decision), "{decision}");
                    Caverna::decide(&mut here, ME, decision, &mut Silence);
                }
                assert_eq!(here, *end);
                ways += 1;
            }
        }
        assert!(ways > 1_000, "{ways} ways");
    }

    #[test]
    fn no_two_ways_come_to_the_same() {
        for state in positions(2) {
            let mut turns = Turns::default();
            turns.follow(&state, ME);
            let ends: HashSet<[u64; 4]> = turns.ends().map(|(_, end)| end.likeness(ME)).collect();
            assert_eq!(ends.len(), turns.ends().count());
            assert!(!ends.is_empty());
        }
    }

    #[test]
    fn positions_that_are_alike_allow_the_same() {
        // It does not matter whether goods are gained before or after the entrance is used.
        let state = positions(3)[0];
        let take = |words: [&str; 3]| {
            let mut here = state;
            for words in words {
                let mut legal = Vec::new();
                Caverna::legal(&here, ME, &mut legal);
                let same = |decision: &&Decision| decision.to_string() == words;
                let decision = *legal.iter().find(same).expect(words);
                Caverna::decide(&mut here, ME, decision, &mut Silence);
            }
            here
        };
        let use_entrance = "use cave-entrance for wood";
        let one = take(["take undergrowth", "gain 2 wood", use_entrance]);
        let other = take(["take undergrowth", use_entrance, "gain 2 wood"]);
        assert_eq!(one.likeness(ME), other.likeness(ME));
        let third = take([
            "take undergrowth",
            "gain 2 wood",
            "use cave-entrance for stone",
        ]);
        assert_ne!(one.likeness(ME), third.likeness(ME));
    }
}
