//! What a viewer can see (K49).

use serde::Serialize;
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use crate::board::{Board, Vein};
use crate::cities::{self, cities};
use crate::colour::{Colour, Stones};
use crate::final_sale;
use crate::network::Network;
use crate::order::{Order, OrderSet};
use crate::pieces::{Pieces, Store};
use crate::routes::Routes;
use crate::sale;
use crate::sequence::SequenceCard;
use crate::space::{Space, SpaceSet};
use crate::state::{Stage, State};
use crate::tile::{Kind, Tile};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The phase, from 1.
    pub phase: u8,
    /// How many phases there are.
    pub phases: u8,
    /// What is being asked.
    pub stage: StageView,
    /// The hexes of the mountain on which something lies, in the order of spaces.
    pub mountain: Vec<HexView>,
    /// The cities, the start city first, then clockwise.
    pub cities: Vec<Vec<CitySpaceView>>,
    /// The price scales in the order of the sale.
    pub scales: Vec<ScaleView>,
    /// What can be bought.
    pub pool: PoolView,
    /// The order cards that lie face up.
    pub orders: Vec<OrderView>,
    /// The order cards that can still come. They are no secret: everybody can work them out.
    pub orders_to_come: Vec<Order>,
    /// The order cards that have left the game.
    pub orders_fulfilled: Vec<Order>,
    /// Every seat, in order.
    pub seats: Vec<SeatView>,
    /// Whether stones are open to everybody.
    pub open_stones: bool,
    /// Points and winners, when the game is over.
    pub outcome: Option<Outcome>,
}

/// What is being asked.
#[expect(
    missing_docs,
    reason = "the fields are what their names say; the others are described"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StageView {
    /// Order cards are still to be turned up.
    Dealing { left: u8 },
    /// Who opens the first auction is drawn by lot.
    CastingLots,
    /// A sequence card is auctioned.
    Bidding {
        /// Whose turn it is.
        seat: Seat,
        /// The highest bid.
        highest: Option<u16>,
        /// Whose it is.
        bidder: Option<Seat>,
        /// Who has not passed.
        bidding: SeatSet,
    },
    /// The winner chooses a sequence card.
    ChoosingCard { seat: Seat },
    /// Order cards are taken.
    TakingOrders {
        /// Whose turn it is.
        seat: Seat,
        /// Who has not passed.
        taking: SeatSet,
    },
    /// A player acts.
    Building {
        seat: Seat,
        /// How many actions of the turn are done.
        actions: u8,
        /// The tile on which a station may be built now.
        fresh: Option<Space>,
    },
    /// A player walks a route.
    Prospecting {
        seat: Seat,
        /// The spaces of the route so far.
        path: Vec<Space>,
    },
    /// A colour is auctioned.
    Selling {
        /// Whose turn it is.
        seat: Seat,
        colour: Colour,
        /// The lowest bid.
        lowest: Option<u8>,
        /// Whose it is.
        bidder: Option<Seat>,
        /// Who has not passed.
        bidding: SeatSet,
    },
    /// The lowest bidder says how many stones.
    SellingStones {
        seat: Seat,
        colour: Colour,
        /// What each brings.
        price: u8,
    },
    /// A player fulfils orders.
    Fulfilling { seat: Seat },
    /// A player sells a stone in the final sale.
    FinalSale { seat: Seat },
    /// The game is over.
    Over,
}

impl StageView {
    /// Whose decision is awaited, if it is anybody's.
    pub fn asked(&self) -> Option<Seat> {
        match *self {
            Self::Bidding { seat, .. }
            | Self::ChoosingCard { seat }
            | Self::TakingOrders { seat, .. }
            | Self::Building { seat, .. }
            | Self::Prospecting { seat, .. }
            | Self::Selling { seat, .. }
            | Self::SellingStones { seat, .. }
            | Self::Fulfilling { seat }
            | Self::FinalSale { seat } => Some(seat),
            Self::Dealing { .. } | Self::CastingLots | Self::Over => None,
        }
    }
}

/// A hex of the mountain on which something lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HexView {
    /// Where it is.
    pub space: Space,
    /// How many tiles lie on each other; only the top one may be looked at (K27).
    pub level: u8,
    /// The top tile, unless a vein covers it.
    pub tile: Option<Tile>,
    /// The vein.
    pub vein: Option<VeinView>,
    /// Whose station stands here.
    pub station: Option<Seat>,
}

/// A vein with its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VeinView {
    /// Their colour.
    pub colour: Colour,
    /// How many are left.
    pub stones: u8,
}

/// A space of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CitySpaceView {
    /// Where it is.
    pub space: Space,
    /// Whose station stands here.
    pub station: Option<Seat>,
}

/// The price scale of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScaleView {
    /// The colour.
    pub colour: Colour,
    /// How many stones lie on it.
    pub stones: u8,
    /// The highest number that no stone lies on; 0 if the scale is full.
    pub highest_visible: u8,
}

/// The pieces that options buy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PoolView {
    /// Tunnel tiles with two, three, four and six exits.
    pub tunnels: [u8; 4],
    /// Dynamite tiles with two, three, four and six exits.
    pub dynamite: [u8; 4],
    /// Veins.
    pub veins: u8,
    /// The stations of every seat, in order.
    pub stations: Vec<u8>,
}

/// An order card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OrderView {
    /// The card.
    pub order: Order,
    /// The stones asked for.
    pub stones: &'static [Colour],
    /// What fulfilling it brings.
    pub value: u8,
    /// What it costs to hold it at the end.
    pub penalty: u8,
    /// The chips on it, each worth 2 points to the player who takes the card.
    pub chips: u8,
}

/// A seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Its points.
    pub points: u16,
    /// Its sequence card.
    pub card: Option<SequenceCard>,
    /// What it has left to play.
    pub pieces: Pieces,
    /// How many stones it has.
    pub stone_count: u8,
    /// Which stones, if the viewer may know.
    pub stones: Option<Stones>,
    /// Its orders.
    pub orders: Vec<OrderView>,
    /// What a city scoring would bring it now.
    pub city_points: u16,
}

impl View {
    /// The routes of a seat on the present board, for suggestions (K35).
    pub fn routes(&self, seat: Seat) -> Routes {
        Routes::of(&self.board(), seat)
    }

    /// All spaces that routes from the seat's stations come to (K30).
    pub fn network(&self, seat: Seat) -> SpaceSet {
        let board = self.board();
        let network = Network::of(&board, seat);
        network.reach(network.stations())
    }

    /// The board as far as it can be seen: one tile on every hex.
    pub(crate) fn board(&self) -> Board {
        let mut board = Board::bare();
        for hex in &self.mountain {
            // What lies under a vein does not matter (K30).
            let tile = hex.tile.unwrap_or(Tile::tunnel(Kind::Six, 0));
            board.lay(tile, hex.space);
            if let Some(VeinView { colour, stones }) = hex.vein {
                board.discover(Vein { colour, stones }, hex.space);
            }
            if let Some(owner) = hex.station {
                board.build(owner, hex.space);
            }
        }
        for city in self.cities.iter().flatten() {
            if let Some(owner) = city.station {
                board.build(owner, city.space);
            }
        }
        board
    }
}

impl State {
    /// What is being asked: the part of the view that everybody sees alike and that costs
    /// nothing to make.
    pub fn asked(&self) -> StageView {
        stage_view(&self.stage)
    }

    /// What the viewer can see. The state is taken apart completely, so that a new field
    /// does not compile until it is decided who sees it.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let Self {
            config,
            phase,
            stage,
            board,
            market,
            pool,
            // What is neither on the table nor in the pool is in the supply.
            supply: _,
            deck,
            open_orders,
            chips,
            fulfilled,
            players,
        } = self;
        let everybody = SeatSet::first(config.seats());
        let shown = matches!(stage, Stage::FinalSale { .. } | Stage::Over);
        let may_see = |seat: Seat| shown || config.open_stones() || viewer.is(seat);
        let order_views = |orders: OrderSet| -> Vec<OrderView> {
            let view = |order: Order| order_view(order, chips[order.index()]);
            orders.iter().map(view).collect()
        };
        let city_points = cities::points(board, config.seats());
        View {
            phase: *phase,
            phases: config.phases(),
            stage: stage_view(stage),
            mountain: mountain(board),
            cities: city_views(board),
            scales: (0..6)
                .map(|place| {
                    let colour = sale::colour(place);
                    ScaleView {
                        colour,
                        stones: market.on_scale(colour),
                        highest_visible: market.highest_visible(colour),
                    }
                })
                .collect(),
            pool: pool_view(pool, config.seats()),
            orders: order_views(*open_orders),
            orders_to_come: deck.iter().collect(),
            orders_fulfilled: fulfilled.iter().collect(),
            seats: everybody
                .into_iter()
                .map(|seat| {
                    let player = &players[seat];
                    SeatView {
                        points: player.points,
                        card: player.card,
                        pieces: player.pieces,
                        stone_count: player.stones.total(),
                        stones: may_see(seat).then_some(player.stones),
                        orders: order_views(player.orders),
                        city_points: city_points[seat],
                    }
                })
                .collect(),
            open_stones: config.open_stones(),
            outcome: matches!(stage, Stage::Over).then(|| final_sale::outcome(self)),
        }
    }
}

fn stage_view(stage: &Stage) -> StageView {
    match *stage {
        Stage::Dealing { left, opener: _ } => StageView::Dealing { left },
        Stage::CastingLots => StageView::CastingLots,
        Stage::Bidding(auction) => StageView::Bidding {
            seat: auction.seat,
            highest: auction.highest.map(|(_, points)| points),
            bidder: auction.highest.map(|(seat, _)| seat),
            bidding: auction.bidding,
        },
        Stage::ChoosingCard { seat } => StageView::ChoosingCard { seat },
        Stage::TakingOrders { seat, taking } => StageView::TakingOrders { seat, taking },
        Stage::Building(turn) => StageView::Building {
            seat: turn.seat,
            actions: turn.actions,
            fresh: turn.fresh,
        },
        Stage::Prospecting(ref walk) => StageView::Prospecting {
            seat: walk.seat,
            path: walk.path().to_vec(),
        },
        Stage::Selling(ladder) => StageView::Selling {
            seat: ladder.seat,
            colour: sale::colour(ladder.colour),
            lowest: ladder.lowest.map(|(_, price)| price),
            bidder: ladder.lowest.map(|(seat, _)| seat),
            bidding: ladder.bidding,
        },
        Stage::SellingStones {
            seat,
            colour,
            price,
        } => StageView::SellingStones {
            seat,
            colour: sale::colour(colour),
            price,
        },
        Stage::Fulfilling { seat } => StageView::Fulfilling { seat },
        Stage::FinalSale { seat } => StageView::FinalSale { seat },
        Stage::Over => StageView::Over,
    }
}

fn mountain(board: &Board) -> Vec<HexView> {
    let hex_view = |space: Space| {
        let vein = board.vein(space);
        HexView {
            space,
            level: board.level(space),
            tile: board.top(space).filter(|_| vein.is_none()),
            vein: vein.map(|Vein { colour, stones }| VeinView { colour, stones }),
            station: board.station(space),
        }
    };
    let occupied = board
        .tiled()
        .union(board.veins())
        .union(board.all_stations());
    let hexes = occupied.iter().filter(|space| space.is_mountain());
    hexes.map(hex_view).collect()
}

fn city_views(board: &Board) -> Vec<Vec<CitySpaceView>> {
    let space_view = |space: Space| CitySpaceView {
        space,
        station: board.station(space),
    };
    let views = cities().map(|city| city.iter().map(space_view).collect());
    views.collect()
}

fn pool_view(pool: &Store, seats: u8) -> PoolView {
    PoolView {
        tunnels: pool.tunnels,
        dynamite: pool.dynamite,
        veins: pool.veins,
        stations: pool.stations.first(seats).to_vec(),
    }
}

fn order_view(order: Order, chips: u8) -> OrderView {
    OrderView {
        order,
        stones: order.stones(),
        value: order.value(),
        penalty: order.penalty(),
        chips,
    }
}
