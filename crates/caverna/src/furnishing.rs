//! Furnishing a cavern (C21 to C24, C34).

use serde::Serialize;
use tabletop::{Audience, Herald, Seat};

use crate::cave::Cave;
use crate::decision::Decision;
use crate::effect::Price;
use crate::event::Event;
use crate::goods::Goods;
use crate::room::Room;
use crate::space::{Space, SpaceSet};
use crate::state::{Stage, State};

/// A room of the display as one player sees it: where it would fit, and why it cannot be
/// built. Without obstacles it can be built wherever it fits, if the action's own price can
/// be paid as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prospect {
    /// The room.
    pub room: Room,
    /// The empty caverns whose walls fit (C22).
    pub fits: SpaceSet,
    /// What stands in the way.
    pub obstacles: Vec<Obstacle>,
}

/// Why a room cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Obstacle {
    /// Goods are missing for the room's own cost (C21).
    CannotAfford {
        /// What is missing.
        missing: Goods,
    },
    /// No empty cavern has the right walls (C22).
    NoFittingSpace,
    /// It would make as many blue as orange rooms (C23).
    TooManyBlue,
}

/// Where the owner of these goods and this cave could build the room, and why not.
pub(crate) fn prospect(goods: Goods, cave: &Cave, room: Room) -> Prospect {
    let fits = cave.fitting(room);
    let cost = room.card().cost;
    let mut obstacles = Vec::new();
    if !goods.covers(cost) {
        let missing = goods.missing(cost);
        obstacles.push(Obstacle::CannotAfford { missing });
    }
    if fits.is_empty() {
        obstacles.push(Obstacle::NoFittingSpace);
    }
    if !cave.may_own(room) {
        obstacles.push(Obstacle::TooManyBlue);
    }
    Prospect {
        room,
        fits,
        obstacles,
    }
}

/// The prices at which the open parts of a tile furnish: at most three, in rising order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prices([Option<Price>; 3]);

impl Prices {
    #[inline]
    pub(crate) fn add(&mut self, price: Price) {
        if let Some(free) = self.0.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(price);
        }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Price> {
        self.0.into_iter().flatten()
    }
}

/// Appends every room on every space for every price that can be paid.
#[inline]
pub(crate) fn offer(state: &State, prices: Prices, list: &mut Vec<Decision>) {
    let player = state.player(state.on_turn());
    // The cheapest room costs nothing, so nothing can be built without paying one of these.
    if !prices
        .iter()
        .any(|price| player.goods.covers(price.goods()))
    {
        return;
    }
    for room in state.display {
        let cost = room.card().cost;
        if !player.goods.covers(cost) || !player.cave.may_own(room) {
            continue;
        }
        let left = player.goods.paying(cost);
        for space in player.cave.fitting(room) {
            for price in prices.iter() {
                if left.covers(price.goods()) {
                    list.push(Decision::Furnish(room, space, price));
                }
            }
        }
    }
}

/// Pays for a room of the display and puts it onto the board (C21).
#[inline]
pub(crate) fn furnish(
    state: &mut State,
    seat: Seat,
    room: Room,
    space: Space,
    price: Price,
    herald: &mut impl Herald<Event>,
) {
    let paid = room.card().cost.and(price.goods());
    state.display = state.display.without(room);
    let player = state.player_mut(seat);
    player.goods = player.goods.paying(paid);
    player.cave.furnish(room, space);
    let full = player.cave.is_full();
    let furnished = Event::Furnished {
        seat,
        room,
        space,
        paid,
    };
    herald.announce(Audience::Everyone, furnished);
    // C34: there is only one additional cavern, for the first who fills the board.
    let is_there = state
        .players
        .iter()
        .any(|player| player.cave.cavern().is_some());
    if full && !is_there {
        herald.announce(Audience::Everyone, Event::CaveFilled { seat });
        state.stage = Stage::ChoosingCavern;
    }
}
