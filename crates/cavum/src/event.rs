//! What happens in a game of Cavum.

use serde::Serialize;
use tabletop::{Outcome, Seat};

use crate::colour::{Colour, Stones};
use crate::order::Order;
use crate::pieces::Piece;
use crate::sequence::SequenceCard;
use crate::space::Space;
use crate::tile::Tile;

/// An announcement. Everybody hears everything: even the stones that are prospected are
/// seen by all before they are turned face down (K36).
#[expect(
    missing_docs,
    reason = "the fields are what their names say; the others are described"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A phase begins (K13, K45).
    PhaseBegan {
        /// The phase, from 1.
        phase: u8,
    },
    /// An order card was turned up (K13).
    OrderTurnedUp { order: Order },
    /// The seat that opens the first auction was drawn (K14).
    OpenerDrawn { seat: Seat },
    /// A bid for a sequence card (K14).
    Bid { seat: Seat, points: u16 },
    /// A pass in an auction or with the order cards (K14, K18, K42).
    Passed { seat: Seat },
    /// The highest bid is paid (K14).
    AuctionWon {
        seat: Seat,
        /// What it cost.
        points: u16,
    },
    /// A sequence card was taken (K14).
    CardTaken { seat: Seat, card: SequenceCard },
    /// An order card was taken (K18).
    OrderTaken {
        seat: Seat,
        order: Order,
        /// What its chips brought (K19).
        points: u16,
    },
    /// A chip was put on an order card (K19).
    ChipPut {
        order: Order,
        /// How many lie on it now.
        chips: u8,
    },
    /// A tile was laid (K23).
    TileLaid {
        seat: Seat,
        /// Which tile, as it is turned.
        tile: Tile,
        space: Space,
    },
    /// A station was built (K28, K29).
    StationBuilt { seat: Seat, space: Space },
    /// A vein was discovered (K31).
    VeinDiscovered {
        seat: Seat,
        space: Space,
        /// The colour of its stones.
        colour: Colour,
        /// How many they are.
        stones: u8,
    },
    /// An option bought a piece, whose use follows (K34).
    Bought { seat: Seat, piece: Piece },
    /// An option was played for points (K34).
    OptionCashed {
        seat: Seat,
        /// How many points.
        points: u16,
    },
    /// A piece went into the pool unused (K22).
    Discarded { seat: Seat, piece: Piece },
    /// A turn is over (K20).
    TurnEnded { seat: Seat },
    /// The prospect tile was played without any route (K35).
    ProspectedInVain { seat: Seat },
    /// A route begins (K35).
    RouteBegan { seat: Seat, space: Space },
    /// The route goes on (K35).
    RouteWent { seat: Seat, space: Space },
    /// A stone was prospected (K35).
    StoneProspected {
        seat: Seat,
        space: Space,
        colour: Colour,
    },
    /// The route is done (K35).
    RouteEnded {
        seat: Seat,
        /// How many stones it has brought.
        stones: u8,
    },
    /// An empty vein went to the pool (K37).
    VeinExhausted { space: Space },
    /// A station in a city scored (K38).
    CityScored {
        /// The city, from 0.
        city: u8,
        seat: Seat,
        /// The free spaces of the city.
        points: u8,
    },
    /// Dynamite exploded, or a tile beneath it (K39).
    TileExploded { space: Space, tile: Tile },
    /// A tile beside dynamite was hit (K39).
    TileHit { space: Space, tile: Tile },
    /// A price was bid for a colour (K42).
    PriceBid {
        seat: Seat,
        colour: Colour,
        price: u8,
    },
    /// The lowest bidder sold stones (K43).
    StonesSold {
        seat: Seat,
        colour: Colour,
        count: u8,
        /// What they brought together.
        points: u16,
    },
    /// Nobody wanted to sell this colour (K43).
    NobodySold { colour: Colour },
    /// An order was fulfilled (K44).
    OrderFulfilled {
        seat: Seat,
        order: Order,
        /// What it brought.
        points: u16,
    },
    /// An order was not fulfilled at the end (K46).
    PenaltyPaid {
        seat: Seat,
        order: Order,
        /// What it cost.
        points: u16,
    },
    /// The stones are shown for the final sale (K47).
    StonesShown { seat: Seat, stones: Stones },
    /// A stone was sold in the final sale (K47).
    StoneSold {
        seat: Seat,
        colour: Colour,
        /// What it brought.
        price: u8,
    },
    /// The game is over (K48).
    GameEnded {
        /// Points and winners.
        outcome: Outcome,
    },
}
