//! Positions put together by hand, for analyses, puzzles and tests.

use tabletop::Seat;

use crate::cave::CavernSide;
use crate::config::Config;
use crate::excavating;
use crate::goods::Goods;
use crate::room::Room;
use crate::rounds;
use crate::space::{Place, Space};
use crate::state::{Stage, State};
use crate::tile::Tile;

/// A position that is put together instead of played.
///
/// Every step moves pieces as play would move them, so that the position keeps every piece
/// exactly once. It does not check that play could lead there: the player has the goods that
/// are given, and a room goes wherever it is put.
///
/// ```
/// use caverna::{Caverna, Decision, Room, PositionBuilder, Tile};
/// use tabletop::{Game, Seat};
/// let player = Seat::new(0);
/// let state = PositionBuilder::duel(&[Tile::Masonry])
///     .dug(player, "1,0".parse().unwrap(), Room::Bakehouse)
///     .furnished(player, Room::Bakehouse, "1,0".parse().unwrap())
///     .goods(player, "2 emmer".parse().unwrap())
///     .position();
/// assert_eq!(state.round(), 1);
/// let mut legal = Vec::new();
/// Caverna::legal(&state, player, &mut legal);
/// assert!(legal.contains(&Decision::Take(Tile::Masonry)));
/// ```
///
/// # Panics
///
/// Each step panics if a piece to be moved is not there.
#[derive(Clone, Copy, Debug)]
pub struct PositionBuilder {
    state: State,
}

#[expect(clippy::missing_panics_doc, reason = "the type says it once for all")]
impl PositionBuilder {
    /// A duel in which these tiles were turned up, one each round; seat 0 is on turn.
    pub fn duel(turned_up: &[Tile]) -> Self {
        let mut state = rounds::set_up(Config::DUEL);
        rounds::start(&mut state, Seat::new(0), &mut tabletop::Silence);
        Self { state }.turned_up(turned_up)
    }

    /// A solo game without these three light rooms, in which these tiles were turned up.
    pub fn solo(out: [Room; 3], turned_up: &[Tile]) -> Self {
        let mut state = rounds::set_up(Config::SOLO);
        for room in out {
            assert!(
                state.display.contains(room),
                "{room} is not a light room of the display"
            );
            crate::solo::set_aside(&mut state, room, &mut tabletop::Silence);
        }
        Self { state }.turned_up(turned_up)
    }

    /// The player has these goods and no others.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: Goods) -> Self {
        assert!(goods.within_limits(), "nobody can have {goods}");
        self.state.player_mut(seat).goods = goods;
        self
    }

    /// The player has excavated this space and found this room, which is in the display now.
    #[must_use]
    pub fn dug(mut self, seat: Seat, space: Space, room: Room) -> Self {
        assert!(self.state.bag.contains(room), "{room} is not unseen");
        let cave = &mut self.state.player_mut(seat).cave;
        assert!(cave.covered().contains(space), "{space} is not face down");
        cave.uncover(space);
        excavating::show(&mut self.state, room);
        self
    }

    /// The player has built this room of the display here.
    #[must_use]
    pub fn furnished(mut self, seat: Seat, room: Room, space: Space) -> Self {
        assert!(
            self.state.display.contains(room),
            "{room} is not in the display"
        );
        self.state.display = self.state.display.without(room);
        let cave = &mut self.state.player_mut(seat).cave;
        assert!(cave.empty().contains(space), "{space} is not empty");
        assert!(cave.may_own(room), "{room} would be one blue room too many");
        cave.furnish(room, space);
        self
    }

    /// The player has built a wall here.
    #[must_use]
    pub fn walled(mut self, seat: Seat, place: Place) -> Self {
        assert!(
            self.state.walls > 0,
            "there are only {} walls",
            rounds::WALLS
        );
        self.state.walls -= 1;
        let cave = &mut self.state.player_mut(seat).cave;
        assert!(
            cave.free_places().any(|free| free == place),
            "no wall can be built at {place}"
        );
        cave.build(place);
        self
    }

    /// The player has the additional cavern, with this side up.
    #[must_use]
    pub fn cavern(mut self, seat: Seat, side: CavernSide) -> Self {
        self.state.player_mut(seat).cave.add_cavern(side);
        self
    }

    /// The player has already taken these tiles this round. That ends nobody's turn.
    #[must_use]
    pub fn taken(mut self, seat: Seat, tiles: &[Tile]) -> Self {
        for &tile in tiles {
            assert!(self.state.available().contains(tile), "{tile} is not there");
            let taken = &mut self.state.taken[seat.index() & 1];
            *taken = taken.with(tile);
        }
        self
    }

    /// This many turns of the round are over.
    #[must_use]
    pub fn turns_over(mut self, turns: u8) -> Self {
        let all = self.state.turns_per_player() * self.state.config.seats();
        assert!(turns < all, "the round has {all} turns");
        self.state.turns_over = turns;
        self
    }

    /// The position.
    #[must_use]
    pub fn position(self) -> State {
        self.state
    }

    fn turned_up(mut self, tiles: &[Tile]) -> Self {
        for &tile in tiles {
            // A tile that was the only one left has been turned up by itself.
            if self.state.stage == Stage::Turn {
                rounds::begin(&mut self.state, &mut tabletop::Silence);
            }
            if self.state.stage == Stage::TurningTile {
                let next = rounds::next_tiles(&self.state);
                assert!(next.contains(tile), "{tile} cannot be turned up now");
                rounds::turn_up(&mut self.state, tile, &mut tabletop::Silence);
            }
            assert!(self.state.face_up.contains(tile), "{tile} is not next");
        }
        assert!(self.state.round > 0, "a position is in some round");
        self
    }
}
