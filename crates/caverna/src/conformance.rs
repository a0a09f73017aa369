//! Caverna as a subject of the conformance suite.

use conformance::{Effort, Imbalance, Subject, balanced, check_or_panic};
use tabletop::{Game, QuickDice, Seat, SeatSet, Viewer};

use crate::cave::{CavernSide, Content};
use crate::config::Config;
use crate::deal::Usage;
use crate::decision::Decision;
use crate::effect::Price;
use crate::game::Caverna;
use crate::goods::{Good, Goods};
use crate::room::{Room, RoomSet};
use crate::rounds::WALLS;
use crate::space::{Place, Space};
use crate::state::{Stage, State};
use crate::tile::{Tile, TileSet};

impl Subject for Caverna {
    /// The places of face-down rooms, the order of the pile and that of the action tiles are
    /// hidden (C42), but none of these exists before it is revealed.
    fn scramble(state: &State, _: Viewer, _: &mut QuickDice) -> State {
        *state
    }

    fn conserved(state: &State) -> Result<(), Imbalance> {
        rooms_are_conserved(state)?;
        let solo = state.config.is_solo();
        let tiles = state.face_up.len() + state.to_come.len();
        balanced("action tiles", tiles, if solo { 11 } else { 12 })?;
        balanced(
            "tiles both face up and face down",
            state.face_up.intersection(state.to_come).len(),
            0,
        )?;
        let [first, second] = state.taken;
        balanced("tiles taken twice", first.intersection(second).len(), 0)?;
        balanced(
            "taken tiles that were not there",
            first.union(second).minus(state.face_up).len(),
            0,
        )?;
        let seats = SeatSet::first(state.config.seats());
        let built: u8 = seats
            .into_iter()
            .map(|seat| state.cave(seat).built_wall_count())
            .sum();
        balanced("walls", state.walls + built, WALLS)?;
        for seat in seats {
            let within = u8::from(state.goods(seat).within_limits());
            balanced("stocks within the limits", within, 1)?;
        }
        let taken = state.turn.tile.map_or(TileSet::EMPTY, TileSet::only);
        let own = state.taken(state.on_turn());
        balanced("tiles of the turn not taken", taken.minus(own).len(), 0)
    }

    fn strangers() -> Vec<Decision> {
        let mut all = vec![Decision::UseNoRoom, Decision::End];
        all.extend(Good::ALL.map(Decision::Convert));
        all.extend(Tile::ALL.map(Decision::Take));
        for amount in [1, 2, 5] {
            for good in Good::ALL {
                all.push(Decision::Gain(Goods::of(amount, good)));
                all.push(Decision::Trade(Goods::of(amount, good)));
            }
        }
        let harvest = Goods::of(2, Good::Emmer).and(Goods::of(1, Good::Flax));
        all.push(Decision::Gain(harvest));
        all.extend(Space::all().map(Decision::Dig));
        all.extend(Space::all().map(Decision::DigTwice));
        all.extend(Place::all().map(Decision::Wall));
        all.extend(Place::all().map(Decision::Raze));
        all.extend(CavernSide::ALL.map(Decision::Cavern));
        for room in Room::ALL {
            all.extend(Usage::all(room).map(Decision::Use));
            for space in Space::all() {
                for price in [
                    Price::Nothing,
                    Price::Food(2),
                    Price::Food(5),
                    Price::Gold(1),
                ] {
                    all.push(Decision::Furnish(room, space, price));
                }
            }
        }
        all
    }

    /// Once a tile is taken the turn is the player's until it is ended, and converting the
    /// last good does not answer where to dig.
    fn asks_anyway(state: &State) -> bool {
        state.turn.tile.is_some()
    }

    /// Every turn takes a tile, has at most some ten things to do and converts at most the
    /// 37 goods that can be converted and the few gained on the way.
    fn longest_match() -> usize {
        44 * 64
    }
}

/// The 24 rooms are somewhere exactly once; the unseen ones are face down.
fn rooms_are_conserved(state: &State) -> Result<(), Imbalance> {
    let mut seen = RoomSet::EMPTY;
    let mut found = 0;
    let mut count = |rooms: RoomSet| {
        seen = seen.union(rooms);
        found += rooms.len();
    };
    let mut face_down = state.pile;
    let mut caverns = 0;
    for seat in SeatSet::first(state.config.seats()) {
        let cave = state.cave(seat);
        let furnished = |space: Space| match cave.content(space) {
            Some(Content::Furnished { room }) => Some(room),
            _ => None,
        };
        let rooms: RoomSet = Space::all().filter_map(furnished).collect();
        balanced(
            "rooms not where they are",
            rooms.minus(cave.rooms()).len(),
            0,
        )?;
        balanced("rooms nowhere", cave.rooms().minus(rooms).len(), 0)?;
        count(rooms.without(Room::CaveEntrance));
        face_down += cave.covered().len();
        caverns += u8::from(cave.cavern().is_some());
        let (orange, blue) = (
            rooms.intersection(Room::ORANGE),
            rooms.intersection(Room::BLUE),
        );
        balanced(
            "caves with too many blue rooms",
            u8::from(orange.len() <= blue.len()),
            0,
        )?;
    }
    for rooms in [state.display, state.bag, state.out] {
        count(rooms);
    }
    balanced("rooms", found, 24)?;
    balanced("different rooms", seen.len(), 24)?;
    balanced("additional caverns too many", caverns.saturating_sub(1), 0)?;
    // A tile is taken off the board before luck says which room it is.
    let in_hand = u8::from(state.stage == Stage::Unearthing);
    balanced("unseen rooms", state.bag.len(), face_down + in_hand)
}

#[test]
fn caverna_keeps_every_property_of_a_game() {
    let summary = check_or_panic::<Caverna>(Effort::seeds_per_config(6));
    assert_eq!(summary.games, 2 * 6 * 2);
    assert!(summary.undone > 0 && summary.tampered > 0, "{summary:?}");
}

#[test]
fn a_state_is_small_and_a_decision_smaller() {
    // A state is copied at every node of a search, a decision is an arm of it.
    assert!(size_of::<State>() <= 160, "{}", size_of::<State>());
    assert!(size_of::<Decision>() <= 8, "{}", size_of::<Decision>());
}

/// That all strangers read back is a property of every game.
#[test]
fn words_that_are_almost_decisions_are_not_read() {
    for words in [
        "furnish shelf 2,0 with 0 food",
        "furnish shelf 2,0 with",
        "furnish shelf 2,0 ",
        "furnish shelf  2,0",
        "furnish shelf 2,2",
        "furnish shelf 2,0 with wood",
        "furnish shelf 2,0 with food gold",
        "gain ",
        "gain 1 wood",
        "gain wood wood",
        "gain stone wood",
        "gain 2",
        "gain 10 wood",
        "use bakehouse",
        "use parlor for wood",
        "use dungeon",
        "use ",
        "wall 3,1 3,0",
        "wall 0,0 1,1",
        "wall cavern north",
        "dig 5,0",
        "dig twice",
        "cavern",
        "end turn",
    ] {
        assert_eq!(tabletop::read::<Decision>(words), None, "{words}");
    }
}

#[test]
fn the_legal_list_is_empty_for_a_seat_that_is_not_asked() {
    let state = Caverna::set_up(&Config::DUEL, &mut tabletop::Silence);
    let mut list = Vec::new();
    Caverna::legal(&state, Seat::new(0), &mut list);
    assert_eq!(list, []);
    assert_eq!(state.cave(Seat::new(0)).covered(), Space::COVERED);
}
