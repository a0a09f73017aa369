//! Pieces on an action board, in the pool and in the supply (K5, K12, K17).

use serde::{Serialize, Serializer};
use tabletop::{BySeat, Seat};

use crate::tile::{Kind, Tile};

/// Something that can be put into the pool instead of being used (K22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// `two`, `three`, `four`, `six`: a tunnel tile.
    Tunnel(Kind),
    /// `dynamite two` and so on: a dynamite tile.
    Dynamite(Kind),
    /// `station`
    Station,
    /// `vein`
    Vein,
}

impl Piece {
    /// The tile as a piece.
    #[inline]
    pub fn tile(tile: Tile) -> Self {
        if tile.is_dynamite() {
            Self::Dynamite(tile.kind())
        } else {
            Self::Tunnel(tile.kind())
        }
    }

    /// The piece as a tile, turned this many times; `None` for stations and veins.
    #[inline]
    pub fn turned(self, turn: u8) -> Option<Tile> {
        match self {
            Self::Tunnel(kind) => Some(Tile::tunnel(kind, turn)),
            Self::Dynamite(kind) => Some(Tile::dynamite(kind, turn)),
            Self::Station | Self::Vein => None,
        }
    }
}

/// A piece is its word.
impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a player has left to play in this phase (K17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pieces {
    /// Tunnel tiles with two, three, four and six exits.
    pub tunnels: [u8; 4],
    /// The dynamite tile of the sequence card.
    pub dynamite: Option<Kind>,
    /// Veins.
    pub veins: u8,
    /// Options.
    pub options: u8,
    /// Stations.
    pub stations: u8,
    /// Whether the prospect tile is there.
    pub prospect: bool,
}

impl Pieces {
    /// The twelve pieces of a phase, with this dynamite tile (K17).
    pub(crate) fn twelve(dynamite: Kind) -> Self {
        Self {
            tunnels: [1; 4],
            dynamite: Some(dynamite),
            veins: 1,
            options: 2,
            stations: 3,
            prospect: true,
        }
    }

    /// How many pieces, and so actions, are left (K20).
    #[inline]
    pub fn count(&self) -> u8 {
        self.tunnels.iter().sum::<u8>()
            + u8::from(self.dynamite.is_some())
            + self.veins
            + self.options
            + self.stations
            + u8::from(self.prospect)
    }

    /// Whether only the prospect tile is left (K21).
    #[inline]
    pub fn only_prospect(&self) -> bool {
        self.prospect && self.count() == 1
    }

    /// Whether what is left besides the prospect tile is all of one kind.
    pub(crate) fn of_one_kind(&self) -> bool {
        let tunnels: u8 = self.tunnels.iter().sum();
        let kinds = tunnels
            + u8::from(self.dynamite.is_some())
            + u8::from(self.veins > 0)
            + u8::from(self.options > 0)
            + u8::from(self.stations > 0);
        kinds <= 1
    }

    #[inline]
    pub(crate) fn has(&self, piece: Piece) -> bool {
        match piece {
            Piece::Tunnel(kind) => self.tunnels[kind as usize] > 0,
            Piece::Dynamite(kind) => self.dynamite == Some(kind),
            Piece::Station => self.stations > 0,
            Piece::Vein => self.veins > 0,
        }
    }

    #[inline]
    pub(crate) fn play(&mut self, piece: Piece) {
        match piece {
            Piece::Tunnel(kind) => self.tunnels[kind as usize] -= 1,
            Piece::Dynamite(_) => self.dynamite = None,
            Piece::Station => self.stations -= 1,
            Piece::Vein => self.veins -= 1,
        }
    }

    /// The tiles left, in the order of the legal list.
    #[inline]
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Piece> {
        let tunnels = self.tunnels;
        let held = move |kind: &Kind| tunnels[*kind as usize] > 0;
        let dynamite = self.dynamite.map(Piece::Dynamite);
        let tunnels = Kind::ALL.into_iter().filter(held).map(Piece::Tunnel);
        tunnels.chain(dynamite)
    }
}

/// Pieces that nobody holds: the pool from which options buy (K12), or the supply (K5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Store {
    pub(crate) tunnels: [u8; 4],
    pub(crate) dynamite: [u8; 4],
    pub(crate) veins: u8,
    pub(crate) stations: BySeat<u8>,
}

impl Store {
    /// Everything in the box: two, three, four, six; dynamite; veins; stations (K5).
    pub(crate) fn everything() -> Self {
        Self {
            tunnels: [12, 14, 19, 17],
            dynamite: [3; 4],
            veins: 18,
            stations: BySeat::from_fn(|_| 11),
        }
    }

    /// How many of the piece there are; of stations, the seat's.
    #[inline]
    pub(crate) fn count(&self, piece: Piece, seat: Seat) -> u8 {
        match piece {
            Piece::Tunnel(kind) => self.tunnels[kind as usize],
            Piece::Dynamite(kind) => self.dynamite[kind as usize],
            Piece::Station => self.stations[seat],
            Piece::Vein => self.veins,
        }
    }

    #[inline]
    pub(crate) fn slot(&mut self, piece: Piece, seat: Seat) -> &mut u8 {
        match piece {
            Piece::Tunnel(kind) => &mut self.tunnels[kind as usize],
            Piece::Dynamite(kind) => &mut self.dynamite[kind as usize],
            Piece::Station => &mut self.stations[seat],
            Piece::Vein => &mut self.veins,
        }
    }

    /// Puts a tile in.
    #[inline]
    pub(crate) fn receive(&mut self, tile: Tile) {
        let counts = if tile.is_dynamite() {
            &mut self.dynamite
        } else {
            &mut self.tunnels
        };
        counts[tile.kind() as usize] += 1;
    }

    /// The tiles there are, in the order of the legal list.
    #[inline]
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Piece> {
        let (tunnels, dynamite) = (self.tunnels, self.dynamite);
        let tunnels = Kind::ALL
            .into_iter()
            .filter(move |&kind| tunnels[kind as usize] > 0)
            .map(Piece::Tunnel);
        let dynamite = Kind::ALL
            .into_iter()
            .filter(move |&kind| dynamite[kind as usize] > 0)
            .map(Piece::Dynamite);
        tunnels.chain(dynamite)
    }
}
