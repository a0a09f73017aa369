//! The whole truth about a match.

use tabletop::{BySeat, Seat, SeatSet, Silence};

use crate::auction::Auction;
use crate::board::{Board, Vein};
use crate::building::Turn;
use crate::colour::{Colour, Stones};
use crate::config::Config;
use crate::market::Market;
use crate::network::Network;
use crate::order::{ORDER_CARDS, Order, OrderSet};
use crate::pieces::{Pieces, Store};
use crate::prospecting::Walk;
use crate::routes::Routes;
use crate::sale::Ladder;
use crate::sequence::SequenceCard;
use crate::space::{Space, SpaceSet};
use crate::tile::{Exits, Kind, Tile};

/// A match of Cavum at one moment: one value without heap.
///
/// The order of the cards in the deck does not exist. What a viewer may see of the rest is a
/// [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    /// The phase, from 1.
    pub(crate) phase: u8,
    pub(crate) stage: Stage,
    pub(crate) board: Board,
    pub(crate) market: Market,
    pub(crate) pool: Store,
    pub(crate) supply: Store,
    /// The order cards that can still be drawn.
    pub(crate) deck: OrderSet,
    /// The order cards that lie face up.
    pub(crate) open_orders: OrderSet,
    /// The 2-chips on each card (K19).
    pub(crate) chips: [u8; ORDER_CARDS as usize],
    /// The order cards that have left the game (K44).
    pub(crate) fulfilled: OrderSet,
    pub(crate) players: BySeat<Player>,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) points: u16,
    pub(crate) card: Option<SequenceCard>,
    pub(crate) pieces: Pieces,
    pub(crate) stones: Stones,
    pub(crate) orders: OrderSet,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Order cards are still to be turned up before the auction that this seat opens; the first
    /// phase's opener is not drawn yet (K13, K45).
    Dealing { left: u8, opener: Option<Seat> },
    /// Who opens the first auction is drawn by lot (K14).
    CastingLots,
    /// A sequence card is auctioned (K14).
    Bidding(Auction),
    /// The winner chooses a sequence card (K14).
    ChoosingCard { seat: Seat },
    /// Order cards are taken (K18).
    TakingOrders { seat: Seat, taking: SeatSet },
    /// A player acts (K20).
    Building(Turn),
    /// A player walks a route (K35).
    Prospecting(Walk),
    /// A colour is auctioned (K42).
    Selling(Ladder),
    /// The lowest bidder sells stones (K43).
    SellingStones { seat: Seat, colour: u8, price: u8 },
    /// Orders are fulfilled (K44).
    Fulfilling { seat: Seat },
    /// The final sale (K47).
    FinalSale { seat: Seat },
    /// The game is over (K48).
    Over,
}

impl State {
    /// Everybody at the table.
    #[inline]
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::first(self.config.seats())
    }

    /// Who holds this sequence card.
    #[inline]
    pub(crate) fn holder(&self, card: SequenceCard) -> Option<Seat> {
        self.everybody()
            .into_iter()
            .find(|&seat| self.players[seat].card == Some(card))
    }

    /// The players of the set in card order (K18, K20, K42, K44).
    #[inline]
    pub(crate) fn in_card_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> {
        SequenceCard::ALL
            .into_iter()
            .filter_map(|card| self.holder(card))
            .filter(move |&seat| seats.contains(seat))
    }

    /// The next player of the set in card order, round and round; a player may follow
    /// themselves.
    #[inline]
    pub(crate) fn next_in_card_order(&self, after: Seat, seats: SeatSet) -> Option<Seat> {
        let card = self.players[after].card;
        let later = self
            .in_card_order(seats)
            .find(|&seat| self.players[seat].card > card);
        later.or_else(|| self.in_card_order(seats).next())
    }

    /// Whether this is the last phase (K13).
    pub(crate) fn is_last_phase(&self) -> bool {
        self.phase == self.config.phases()
    }
}

/// What everybody at the table can know, for bots and programs that hold a state.
impl State {
    /// How the table was set up.
    #[inline]
    pub fn config(&self) -> Config {
        self.config
    }

    /// The phase, from 1.
    pub fn phase(&self) -> u8 {
        self.phase
    }

    /// The points of a seat.
    pub fn points(&self, seat: Seat) -> u16 {
        self.players[seat].points
    }

    /// The sequence card of a seat.
    pub fn card(&self, seat: Seat) -> Option<SequenceCard> {
        self.players[seat].card
    }

    /// What a seat has left to play.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> Pieces {
        self.players[seat].pieces
    }

    /// The stones of a seat. Others must remember their colours (K36).
    pub fn stones(&self, seat: Seat) -> Stones {
        self.players[seat].stones
    }

    /// The orders of a seat.
    pub fn orders(&self, seat: Seat) -> OrderSet {
        self.players[seat].orders
    }

    /// The orders that lie face up.
    pub fn open_orders(&self) -> OrderSet {
        self.open_orders
    }

    /// The chips on an order card (K19).
    pub fn chips(&self, order: Order) -> u8 {
        self.chips[order.index()]
    }

    /// The highest visible number of a scale (K7).
    #[inline]
    pub fn highest_visible(&self, colour: Colour) -> u8 {
        self.market.highest_visible(colour)
    }

    /// The hexes with a vein.
    #[inline]
    pub fn veins(&self) -> SpaceSet {
        self.board.veins()
    }

    /// The hexes whose top tile no other can cover (K23): it has all six exits.
    #[inline]
    pub fn six_exits(&self) -> SpaceSet {
        self.board.at_least(Kind::Six)
    }

    /// The dynamite that would explode now (K39).
    #[inline]
    pub fn visible_dynamite(&self) -> SpaceSet {
        self.board.visible_dynamite()
    }

    /// The tile that is visible on a hex: a vein hides it.
    #[inline]
    pub fn visible_tile(&self, hex: Space) -> Option<Tile> {
        let shown = hex.is_mountain() && self.board.vein(hex).is_none();
        shown.then(|| self.board.top(hex)).flatten()
    }

    /// The vein on a hex.
    #[inline]
    pub fn vein(&self, hex: Space) -> Option<Vein> {
        hex.is_mountain().then(|| self.board.vein(hex)).flatten()
    }

    /// The stations of a seat.
    #[inline]
    pub fn stations(&self, seat: Seat) -> SpaceSet {
        self.board.stations(seat)
    }

    /// The spaces that a seat's routes can use: with a tile or a vein and without another
    /// player's station, and its own stations in the cities (K30).
    #[inline]
    pub fn passable(&self, seat: Seat) -> SpaceSet {
        Network::of(&self.board, seat).passable()
    }

    /// The spaces that are joined to a space, no matter who can use them (K30).
    #[inline]
    pub fn joined(&self, space: Space) -> SpaceSet {
        self.board.beside(space)
    }

    /// The exits of a space (K4): all of them for veins and city spaces (K3, K30).
    #[inline]
    pub fn exits(&self, space: Space) -> Exits {
        self.board.exits(space)
    }

    /// The spaces that a space would be joined to if it had these exits (K30).
    #[inline]
    pub fn joined_with(&self, space: Space, exits: Exits) -> SpaceSet {
        self.board.beside_with(space, exits)
    }

    /// The position with everything blown up that would explode now (K39, K40), and the
    /// hexes where that dynamite lies, for looking ahead.
    #[must_use]
    pub fn after_explosion(&self) -> (Self, SpaceSet) {
        let mut after = *self;
        let exploded = crate::explosion::explode(&mut after, &mut Silence);
        (after, exploded)
    }

    /// How many actions of the turn of building are done (K20).
    pub fn actions_done(&self) -> Option<u8> {
        match &self.stage {
            Stage::Building(turn) => Some(turn.actions),
            _ => None,
        }
    }

    /// What a city scoring would bring every seat now (K38).
    pub fn city_points(&self) -> BySeat<u16> {
        crate::cities::points(&self.board, self.config.seats())
    }

    /// The seat's routes as the board stands (K35).
    pub fn routes(&self, seat: Seat) -> Routes {
        Routes::of(&self.board, seat)
    }

    /// The route being walked, so far.
    pub fn walk(&self) -> Option<&[Space]> {
        match &self.stage {
            Stage::Prospecting(walk) => Some(walk.path()),
            _ => None,
        }
    }
}
