//! The whole truth about a match.

use tabletop::Seat;

use crate::cave::Cave;
use crate::config::Config;
use crate::furnishing::{self, Prospect};
use crate::goods::Goods;
use crate::room::{Room, RoomSet};
use crate::rounds;
use crate::tile::{Tile, TileSet};

/// A match of Caverna at one moment: a small value without heap, cheap to copy.
///
/// It holds no secret: which room a face-down tile is does not exist before it is turned up. All unseen dark rooms are one bag (C42), whether they lie on a
/// board or in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) stage: Stage,
    /// The round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// Who begins this round (C9).
    pub(crate) start: Seat,
    /// How many turns of the round are over, of all players together.
    pub(crate) turns_over: u8,
    /// The players by seat; in the solo game the second one does not exist.
    pub(crate) players: [Player; 2],
    /// The action tiles that lie face up, taken or not.
    pub(crate) face_up: TileSet,
    /// The action tiles taken this round, by seat (C9).
    pub(crate) taken: [TileSet; 2],
    /// The action tiles still face down (C4).
    pub(crate) to_come: TileSet,
    /// The rooms that can be built (C7, C17).
    pub(crate) display: RoomSet,
    /// The dark rooms nobody has seen yet (C42).
    pub(crate) bag: RoomSet,
    /// The light rooms out of the solo game (C37).
    pub(crate) out: RoomSet,
    /// How many of the unseen rooms are the solo game's pile (C37).
    pub(crate) pile: u8,
    /// The walls in the supply (C3).
    pub(crate) walls: u8,
    pub(crate) turn: Turn,
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) goods: Goods,
    pub(crate) cave: Cave,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Luck: who begins (C8).
    DrawingStart,
    /// Luck: which light room is out (C37).
    SettingAside,
    /// Luck: which action tile comes next (C8).
    TurningTile,
    /// A player is on turn.
    Turn,
    /// Luck: which room lay under the excavated tile (C17).
    Unearthing,
    /// The second of two digs (C20).
    DiggingAgain,
    /// Luck: which room lies on top of the pile (C39).
    TurningPile,
    /// A player chooses the side of the additional cavern (C34).
    ChoosingCavern,
    /// The game is over (C35).
    Over,
}

/// A turn: the tile taken and the list of things still to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The tile, once it is taken.
    pub(crate) tile: Option<Tile>,
    /// The parts of the tile still open, one bit each (C10).
    pub(crate) open: u8,
    /// The blue rooms whose offer for this tile is still open (C30).
    pub(crate) offers: RoomSet,
    /// How many more rooms may be used (C25).
    pub(crate) rooms_left: u8,
    /// The rooms used in this turn (C25).
    pub(crate) used: RoomSet,
    /// How many tiles were excavated in this turn (C39).
    pub(crate) dug: u8,
    /// Whether a second dig follows the one being done (C20).
    pub(crate) digs_again: bool,
    /// Whether the pile waits for the end of the turn (C39).
    pub(crate) pile_waits: bool,
    /// Whether the player has ended it.
    pub(crate) ended: bool,
}

impl Turn {
    /// Before a tile is taken.
    pub(crate) const NEW: Self = Self {
        tile: None,
        open: 0,
        offers: RoomSet::EMPTY,
        rooms_left: 0,
        used: RoomSet::EMPTY,
        dug: 0,
        digs_again: false,
        pile_waits: false,
        ended: false,
    };

    /// Whether the part of the tile is still to be done.
    #[inline]
    pub(crate) fn is_open(self, part: usize) -> bool {
        self.open >> part & 1 != 0
    }

    #[inline]
    pub(crate) fn close(&mut self, part: usize) {
        self.open &= !(1 << part);
    }
}

/// What everybody at the table can know, for bots and programs that hold a state.
impl State {
    /// How the table was set up.
    #[inline]
    pub fn config(&self) -> Config {
        self.config
    }

    /// The round, from 1; 0 while the table is being set up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many turns each player has in this round (C4).
    #[inline]
    pub fn turns_per_player(&self) -> u8 {
        rounds::turns_per_player(self.config, self.round)
    }

    /// Who begins this round.
    #[inline]
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// Whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        match (self.config.is_solo(), self.turns_over % 2) {
            (false, 1) => self.start.next(2),
            _ => self.start,
        }
    }

    /// What a player has.
    #[inline]
    pub fn goods(&self, seat: Seat) -> Goods {
        self.player(seat).goods
    }

    /// A player's cave.
    #[inline]
    pub fn cave(&self, seat: Seat) -> &Cave {
        &self.player(seat).cave
    }

    /// The points of a player's rooms and gold (C35), as they are now.
    pub fn points(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        Room::points(player.cave.rooms()) + player.goods.amount(crate::Good::Gold)
    }

    /// The action tiles that can still be taken this round.
    #[inline]
    pub fn available(&self) -> TileSet {
        self.face_up.minus(self.taken[0].union(self.taken[1]))
    }

    /// The action tiles a player has taken this round.
    #[inline]
    pub fn taken(&self, seat: Seat) -> TileSet {
        self.taken[seat.index() & 1]
    }

    /// The action tiles still face down.
    pub fn to_come(&self) -> TileSet {
        self.to_come
    }

    /// The tile of this turn, once it is taken.
    #[inline]
    pub fn tile(&self) -> Option<Tile> {
        self.turn.tile
    }

    /// How many parts of the turn's tile are still to be done (C10).
    #[inline]
    pub fn parts_left(&self) -> u32 {
        self.turn.open.count_ones()
    }

    /// How many more rooms may be used with the `[n]` that is under way (C25).
    #[inline]
    pub fn rooms_left(&self) -> u8 {
        self.turn.rooms_left
    }

    /// What a player's turn can change about the position, in four words. Two positions of the
    /// same turn with the same words differ at most in where rooms are, which nothing that
    /// follows depends on.
    #[inline]
    pub fn likeness(&self, seat: Seat) -> [u64; 4] {
        let Player { goods, cave } = self.player(seat);
        let turn = &self.turn;
        let tile = turn.tile.map_or(0, |tile| tile as u64 + 1);
        let taken = u64::from(self.taken(seat).bits());
        let flags = [turn.digs_again, turn.pile_waits, turn.ended];
        let flags = flags
            .into_iter()
            .fold(0, |all, one| all << 1 | u64::from(one));
        let progress = u64::from(turn.open) << 8 | u64::from(turn.rooms_left) << 4;
        [
            goods.word() << 16 | taken << 4 | self.stage as u64,
            cave.word() << 4 | tile,
            u64::from(cave.rooms().bits()) << 32 | u64::from(self.display.bits()),
            u64::from(turn.used.bits()) << 32
                | progress << 8
                | u64::from(turn.dug) << 8
                | flags
                | u64::from(turn.offers.bits() != 0) << 4,
        ]
    }

    /// The rooms that can be built.
    #[inline]
    pub fn display(&self) -> RoomSet {
        self.display
    }

    /// The dark rooms nobody has seen yet.
    pub fn unseen(&self) -> RoomSet {
        self.bag
    }

    /// The walls in the supply.
    pub fn walls_in_supply(&self) -> u8 {
        self.walls
    }

    /// Where the player could build the room, and what stands in the way (C21 to C23).
    pub fn prospect(&self, seat: Seat, room: Room) -> Prospect {
        let Player { goods, cave } = self.player(seat);
        furnishing::prospect(*goods, cave, room)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 1]
    }
}
