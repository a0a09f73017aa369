//! What a player can decide.

use serde::{Serialize, Serializer};

use crate::colour::Colour;
use crate::order::Order;
use crate::pieces::Piece;
use crate::sequence::SequenceCard;
use crate::space::Space;
use crate::tile::Tile;

/// One decision. The order of the variants is the order of the legal list: the sections of
/// a phase as they come, and what ends something after what it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `bid 7`: points for a sequence card (K14), or the price to sell at (K42).
    Bid(u16),
    /// `pass`: out of this auction (K14, K42), or no more order cards (K18).
    Pass,
    /// `card 3`: this sequence card (K14).
    Card(SequenceCard),
    /// `order O5`: this order card (K18).
    Order(Order),
    /// `lay four -2,3 r1`: a tile of the player's own (K23).
    Lay(Tile, Space),
    /// `station -2,3`: a station of the player's own (K28, K29).
    Station(Space),
    /// `vein -2,4 green`: a vein with stones of this colour (K31, K32).
    Vein(Space, Colour),
    /// `option …`: something from the pool, used at once, or points (K34).
    Option(Purchase),
    /// `discard station`: a piece goes into the pool unused (K22).
    Discard(Piece),
    /// `prospect`: for nothing, because there is no route (K35).
    Prospect,
    /// `prospect -1,0`: a route begins at this station (K35).
    ProspectFrom(Space),
    /// `step 0,1`: the route goes on to this space (K35).
    Step(Space),
    /// `stop`: the route ends at the station it has come to (K35).
    Stop,
    /// `sell 3`: this many stones at the price that was bid (K43).
    Sell(u8),
    /// `sell yellow`: one stone in the final sale (K47).
    SellStone(Colour),
    /// `fulfil O11`: this order is delivered (K44).
    Fulfil(Order),
    /// `end`: the turn (K20), or fulfilling orders (K44), is over.
    End,
}

impl Decision {
    /// Where it puts a piece, if it does.
    pub const fn place(self) -> Option<Space> {
        match self {
            Self::Lay(_, space)
            | Self::Station(space)
            | Self::Vein(space, _)
            | Self::Option(
                Purchase::Lay(_, space) | Purchase::Station(space) | Purchase::Vein(space, _),
            ) => Some(space),
            _ => None,
        }
    }
}

/// What an option brings (K34): the words of the decision that the piece would be used with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purchase {
    /// `option lay six -1,0 r0`
    Lay(Tile, Space),
    /// `option station -4,6`
    Station(Space),
    /// `option vein -1,2 blue`
    Vein(Space, Colour),
    /// `option points`: 3 points instead.
    Points,
}

/// A decision is its words.
impl Serialize for Decision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Takes the possible decisions in rising order: into a list, or only to find out whether there
/// is a choice at all.
pub(crate) trait Offers {
    /// One more is possible.
    fn offer(&mut self, decision: Decision);

    /// Several more: the same for each of the spaces.
    #[inline]
    fn offer_each(
        &mut self,
        spaces: impl Iterator<Item = Space>,
        decision: impl Fn(Space) -> Decision,
    ) {
        for space in spaces {
            self.offer(decision(space));
        }
    }
}

impl Offers for Vec<Decision> {
    #[inline]
    fn offer(&mut self, decision: Decision) {
        self.push(decision);
    }
}

/// Remembers the only decision, as long as there is only one.
#[derive(Debug, Default)]
pub(crate) struct Choice {
    first: Option<Decision>,
    several: bool,
}

impl Choice {
    /// The decision, if nothing else is possible.
    pub(crate) fn forced(self) -> Option<Decision> {
        self.first.filter(|_| !self.several)
    }
}

impl Offers for Choice {
    #[inline]
    fn offer(&mut self, decision: Decision) {
        self.several |= self.first.is_some();
        self.first = Some(decision);
    }
}
