//! The board: stacks of tiles, veins and stations, and what joins what (K23 to K33).

use tabletop::Seat;

use crate::colour::Colour;
use crate::space::{MOUNTAIN_SPACES, SPACES, Space, SpaceSet, opposite};
use crate::tile::{Exits, Kind, Stack, Tile, VEIN_EXITS};

/// A vein with the stones on it (K32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vein {
    /// Their colour.
    pub colour: Colour,
    /// How many are left.
    pub stones: u8,
}

/// The mountain and the cities with everything on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    stacks: [Stack; MOUNTAIN_SPACES],
    veins: [Option<Vein>; MOUNTAIN_SPACES],
    stations: [SpaceSet; 4],
    /// What follows from the above, kept in step by [`Board::refresh`], because the
    /// simulator asks for it at every decision.
    index: BoardIndex,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BoardIndex {
    /// For each kind: the hexes whose top tile is of it.
    tops: [SpaceSet; 4],
    /// The hexes whose top tile is dynamite.
    dynamite: SpaceSet,
    /// The hexes with a vein.
    veins: SpaceSet,
    /// For each side: the hexes whose neighbour there shows a tile with an exit towards
    /// them. Veins are not tiles (K24).
    facing: [SpaceSet; 6],
    /// The exits of every hex: of its vein, else of its top tile.
    exits: [Exits; MOUNTAIN_SPACES],
    /// The neighbours to which every space is joined (K30).
    beside: [SpaceSet; SPACES],
}

impl Board {
    /// A board without anything on it.
    pub(crate) fn bare() -> Self {
        Self {
            stacks: [Stack::default(); MOUNTAIN_SPACES],
            veins: [None; MOUNTAIN_SPACES],
            stations: [SpaceSet::EMPTY; 4],
            index: BoardIndex {
                tops: [SpaceSet::EMPTY; 4],
                dynamite: SpaceSet::EMPTY,
                veins: SpaceSet::EMPTY,
                facing: [SpaceSet::EMPTY; 6],
                exits: [0; MOUNTAIN_SPACES],
                beside: [SpaceSet::EMPTY; SPACES],
            },
        }
    }

    /// The tile that lies on top, even under a vein.
    #[inline]
    pub(crate) fn top(&self, hex: Space) -> Option<Tile> {
        self.stacks[hex.index()].top()
    }

    /// How many tiles lie on the hex.
    pub(crate) fn level(&self, hex: Space) -> u8 {
        self.stacks[hex.index()].level()
    }

    #[inline]
    pub(crate) fn vein(&self, hex: Space) -> Option<Vein> {
        self.veins[hex.index()]
    }

    /// The hexes with a vein.
    #[inline]
    pub(crate) fn veins(&self) -> SpaceSet {
        self.index.veins
    }

    /// The hexes with a tile.
    #[inline]
    pub(crate) fn tiled(&self) -> SpaceSet {
        let [two, three, four, six] = self.index.tops;
        two.union(three).union(four).union(six)
    }

    /// The hexes whose top tile has at least as many exits as this kind.
    #[inline]
    pub(crate) fn at_least(&self, kind: Kind) -> SpaceSet {
        self.index.tops[kind as usize..]
            .iter()
            .fold(SpaceSet::EMPTY, |all, &tops| all.union(tops))
    }

    /// Dynamite that can be seen: a vein hides it (K39).
    #[inline]
    pub(crate) fn visible_dynamite(&self) -> SpaceSet {
        self.index.dynamite.minus(self.index.veins)
    }

    /// For each side: the hexes whose neighbour there shows a tile with an exit towards
    /// them.
    #[inline]
    pub(crate) fn facing(&self) -> [SpaceSet; 6] {
        self.index.facing
    }

    /// The spaces that are joined to the space (K30).
    #[inline]
    pub(crate) fn beside(&self, space: Space) -> SpaceSet {
        self.index.beside[space.index()]
    }

    /// The exits of a space: of its vein, else of its top tile; a city space opens to every
    /// hex it touches (K3).
    #[inline]
    pub(crate) fn exits(&self, space: Space) -> Exits {
        if space.is_mountain() {
            self.index.exits[space.index()]
        } else {
            VEIN_EXITS
        }
    }

    /// The spaces that the space would be joined to if it had these exits (K30).
    #[inline]
    pub(crate) fn beside_with(&self, space: Space, exits: Exits) -> SpaceSet {
        let mut beside = SpaceSet::EMPTY;
        for side in 0..6 {
            if exits & 1 << side != 0
                && let Some(neighbour) = space.neighbour(side)
                && self.exits(neighbour) & 1 << opposite(side) != 0
            {
                beside = beside.with(neighbour);
            }
        }
        beside
    }

    /// The stations of a seat.
    #[inline]
    pub(crate) fn stations(&self, seat: Seat) -> SpaceSet {
        self.stations[seat.index() & 3]
    }

    /// Everybody's stations.
    #[inline]
    pub(crate) fn all_stations(&self) -> SpaceSet {
        let [one, two, three, four] = self.stations;
        one.union(two).union(three).union(four)
    }

    /// Whose station stands on the space.
    pub(crate) fn station(&self, space: Space) -> Option<Seat> {
        (0..4)
            .map(Seat::new)
            .find(|&seat| self.stations(seat).contains(space))
    }

    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, hex: Space) {
        self.stacks[hex.index()].put(tile);
        self.refresh(hex);
    }

    /// Takes the top tile off.
    #[inline]
    pub(crate) fn lift(&mut self, hex: Space) -> Option<Tile> {
        let tile = self.stacks[hex.index()].take();
        self.refresh(hex);
        tile
    }

    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, space: Space) {
        let stations = &mut self.stations[seat.index() & 3];
        *stations = stations.with(space);
    }

    #[inline]
    pub(crate) fn discover(&mut self, vein: Vein, hex: Space) {
        self.veins[hex.index()] = Some(vein);
        self.index.veins = self.index.veins.with(hex);
        self.refresh(hex);
    }

    /// Takes a stone from the vein; the vein stays, even when it is empty now.
    #[inline]
    pub(crate) fn take_stone(&mut self, hex: Space) -> Colour {
        let vein = self.veins[hex.index()].as_mut().expect("a vein lies here");
        vein.stones -= 1;
        vein.colour
    }

    /// Takes the vein away if nothing is left of it; the tile beneath counts again (K37).
    #[inline]
    pub(crate) fn remove_if_empty(&mut self, hex: Space) -> bool {
        let empty = self.vein(hex).is_some_and(|vein| vein.stones == 0);
        if empty {
            self.veins[hex.index()] = None;
            self.index.veins = self.index.veins.without(hex);
            self.refresh(hex);
        }
        empty
    }

    /// Works out anew what follows from the pieces on a hex.
    fn refresh(&mut self, hex: Space) {
        let top = self.top(hex);
        let index = &mut self.index;
        for kind in Kind::ALL {
            let tops = &mut index.tops[kind as usize];
            *tops = tops.without(hex);
        }
        index.dynamite = index.dynamite.without(hex);
        if let Some(tile) = top {
            let tops = &mut index.tops[tile.kind() as usize];
            *tops = tops.with(hex);
            if tile.is_dynamite() {
                index.dynamite = index.dynamite.with(hex);
            }
        }
        let tile_exits = top.map_or(0, Tile::exits);
        let (shown, exits) = match self.veins[hex.index()] {
            Some(_) => (0, VEIN_EXITS),
            None => (tile_exits, tile_exits),
        };
        index.exits[hex.index()] = exits;
        let beside = self.beside_with(hex, exits);
        let index = &mut self.index;
        index.beside[hex.index()] = beside;
        for side in 0..6 {
            let Some(neighbour) = hex.neighbour(side) else {
                continue;
            };
            let back = opposite(side);
            let facing = &mut index.facing[back];
            *facing = if shown & 1 << side != 0 {
                facing.with(neighbour)
            } else {
                facing.without(neighbour)
            };
            let beyond = &mut index.beside[neighbour.index()];
            *beyond = if beside.contains(neighbour) {
                beyond.with(hex)
            } else {
                beyond.without(hex)
            };
        }
    }
}

#[cfg(test)]
impl Board {
    pub(crate) fn stack(&self, hex: Space) -> Stack {
        self.stacks[hex.index()]
    }

    /// Turns the tiles that nobody may look at, under tiles and under veins, another way (K27).
    pub(crate) fn turn_covered(&mut self, mut turn: impl FnMut() -> u8) {
        for hex in Space::MOUNTAIN {
            let mut tiles: Vec<Tile> = self.stack(hex).tiles().collect();
            let covered = match self.vein(hex) {
                Some(_) => tiles.len(),
                None => tiles.len().saturating_sub(1),
            };
            for tile in &mut tiles[..covered] {
                *tile = tile.turned(turn());
            }
            let mut stack = Stack::default();
            for tile in tiles {
                stack.put(tile);
            }
            self.stacks[hex.index()] = stack;
            self.refresh(hex);
        }
    }

    /// The board with its index worked out from nothing.
    pub(crate) fn recomputed(&self) -> Self {
        let mut board = Self::bare();
        board.stations = self.stations;
        for hex in Space::MOUNTAIN {
            for tile in self.stack(hex).tiles() {
                board.lay(tile, hex);
            }
            if let Some(vein) = self.vein(hex) {
                board.discover(vein, hex);
            }
        }
        board
    }
}
