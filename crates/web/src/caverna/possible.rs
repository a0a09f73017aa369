//! Which parts of the board the viewer can pick now.
//!
//! The legal list is drawn as buttons around the board; this marks the parts of the board
//! that stand for words of it: patterns with which decisions begin, where `*` is any one word
//! and `|` separates alternatives. It may offer a little too much: the script ignores a pick
//! with which no legal decision begins.

use caverna::{
    Effect, Good, Goods, Place, Price, Room, RoomSet, Route, Situation, Space, StageView, Tile,
    TilePlace, View, Work,
};
use narration::caverna::questions;
use tabletop::Seat;

use crate::art::Scene;
use crate::picture::Choice;

/// What the viewer can do at this moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Possible<'a> {
    view: &'a View,
    /// The viewer's seat, if it is their turn to decide.
    seat: Option<Seat>,
    legal: &'a [Choice],
}

impl<'a> Possible<'a> {
    pub(super) fn new(view: &'a View, legal: &'a [Choice], scene: &Scene<'_>) -> Self {
        let seat = questions::asked(view, scene.viewer);
        Self { view, seat, legal }
    }

    /// Whether some legal decision begins with these words.
    pub(super) fn leads_on(self, words: &str) -> bool {
        let begins = |decision: &str| {
            let mut said = decision.split(' ');
            words
                .split(' ')
                .all(|word| said.next().is_some_and(|next| word == "*" || word == next))
        };
        self.legal.iter().any(|choice| begins(&choice.words))
    }

    /// What the viewer lacks of a cost.
    pub(super) fn missing(self, cost: Goods) -> Goods {
        let seat = self.seat.map(|seat| &self.view.seats[seat.index()]);
        seat.map_or(Goods::NONE, |player| player.goods.missing(cost))
    }

    /// Whether this seat decides now and is the viewer's.
    pub(super) fn is_for(self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// Whether the viewer does the actions of a tile.
    pub(super) fn acts(self) -> bool {
        self.seat.is_some() && self.view.stage == StageView::Acting
    }

    /// `take housework`
    pub(super) fn take(self, tile: Tile) -> Option<String> {
        let free = self.view.place_of(tile) == TilePlace::Available && self.may_take(tile);
        (self.seat.is_some() && self.view.stage == StageView::ChoosingTile && free)
            .then(|| format!("take {tile}"))
    }

    /// Renovation asks for more gold than the other player has (C11).
    fn may_take(self, tile: Tile) -> bool {
        let Some(seat) = self.seat else {
            return false;
        };
        let own = self.view.seats[seat.index()].gold();
        let others = self.view.seats.iter().enumerate();
        tile != Tile::Renovation
            || others
                .filter(|&(index, _)| index != seat.index())
                .all(|(_, other)| own > other.gold())
    }

    /// The effects that the taken tile still offers.
    fn open(self) -> impl Iterator<Item = &'static Effect> {
        let turn = if self.acts() { self.view.turn } else { None };
        turn.into_iter().flat_map(|turn| {
            let parts = turn.tile.card().actions.iter().zip(turn.open);
            parts
                .filter(|&(_, open)| open)
                .flat_map(|(alternatives, _)| alternatives.iter())
        })
    }

    /// Whether another orange room can be used.
    fn uses_rooms(self) -> bool {
        let left = self.view.turn.is_some_and(|turn| turn.rooms_left > 0);
        self.acts()
            && (left
                || self
                    .open()
                    .any(|effect| matches!(effect, Effect::UseRooms(_))))
    }

    /// Whether `[n]` can be used for what a blue room gives with it alone (C31).
    pub(super) fn uses_no_room(self) -> bool {
        let Some(seat) = self.seat else {
            return false;
        };
        let rooms = self.view.seats[seat.index()].cave.rooms();
        let gives = |number: u8| {
            rooms.iter().any(|room| {
                matches!(room.card().work, Work::Whenever(Situation::Using(numbers), Effect::Gain(_))
                    if numbers.contains(&number))
            })
        };
        self.open()
            .any(|effect| matches!(effect, Effect::UseRooms(number) if gives(*number)))
    }

    /// The words of an effect of the tile: what it does, or where to go on.
    pub(super) fn effect(self, effect: Effect) -> Option<Offer> {
        if !self.acts() {
            return None;
        }
        let turns = self.view.turns_per_player();
        Some(match effect {
            Effect::Gain(goods) => Offer::Does(format!("gain {goods}")),
            Effect::Exchange(pay, _) => Offer::Does(format!("trade {pay}")),
            Effect::Furnish(fee) => Offer::Opens(format!("furnish * *{}", fee.price(turns))),
            Effect::Dig(dig) if dig.tiles > 1 => Offer::Opens("dig twice *".to_owned()),
            Effect::Dig(_) => Offer::Opens("dig *".to_owned()),
            Effect::BuildWall => Offer::Opens("wall *".to_owned()),
            Effect::RazeWall(_) => Offer::Opens("raze *".to_owned()),
            Effect::UseRooms(_) => Offer::Opens("use *".to_owned()),
            Effect::GainBelow { .. } | Effect::Refill(..) | Effect::ExchangeDifferent(..) => {
                return None;
            }
        })
    }

    /// `use shelf`, or `trade food` for the offer of a blue room.
    pub(super) fn use_room(self, room: Room) -> Option<String> {
        let turn = self.view.turn?;
        match room.card().work {
            Work::Use(_) => {
                (self.uses_rooms() && !turn.used.contains(room)).then(|| format!("use {room}"))
            }
            Work::Whenever(_, Effect::Exchange(pay, _)) => {
                (self.acts() && turn.offers.contains(room)).then(|| format!("trade {pay}"))
            }
            Work::Whenever(..) => None,
        }
    }

    /// Every way of excavating this tile, the plainest first.
    pub(super) fn dig(self, space: Space) -> Vec<(DigWay, String)> {
        let Some(seat) = self.seat else {
            return Vec::new();
        };
        let player = &self.view.seats[seat.index()];
        let reaches = |route| player.cave.reachable(route).contains(space);
        let mut ways = Vec::new();
        if self.view.stage == StageView::DiggingAgain && reaches(Route::AroundWalls) {
            ways.push((DigWay::Once, format!("dig {space}")));
        }
        for effect in self.open() {
            let Effect::Dig(dig) = effect else { continue };
            if !reaches(dig.route) || !player.goods.covers(dig.cost) {
                continue;
            }
            ways.push(match dig.tiles {
                1 => (DigWay::Once, format!("dig {space}")),
                _ => (DigWay::Twice, format!("dig twice {space}")),
            });
        }
        for room in player.cave.rooms() {
            let digs = room
                .deals()
                .iter()
                .any(|deal| deal.digs && player.goods.covers(deal.pay));
            if digs && reaches(Route::AroundWalls) && self.use_room(room).is_some() {
                ways.push((DigWay::Room(room), format!("use {room} at {space}")));
            }
        }
        ways
    }

    /// `wall 3,0 3,1`
    pub(super) fn wall(self, place: Place) -> Option<String> {
        let builds = self.view.walls > 0 && self.open().any(|&effect| effect == Effect::BuildWall);
        builds.then(|| format!("wall {place}"))
    }

    /// `raze 3,0 3,1`
    pub(super) fn raze(self, place: Place) -> Option<String> {
        let razes = self
            .open()
            .any(|effect| matches!(effect, Effect::RazeWall(_)));
        razes.then(|| format!("raze {place}"))
    }

    /// `furnish * 2,0`
    pub(super) fn furnish_at(space: Space) -> String {
        format!("furnish * {space}")
    }

    /// The prices at which the tile still lets the viewer furnish.
    pub(super) fn prices(self) -> impl Iterator<Item = Price> {
        let turns = self.view.turns_per_player();
        self.open().filter_map(move |effect| match effect {
            Effect::Furnish(fee) => Some(fee.price(turns)),
            _ => None,
        })
    }

    /// Whether the tile still lets the viewer furnish.
    pub(super) fn furnishes(self) -> bool {
        self.prices().next().is_some()
    }

    /// `furnish shelf`, if there is a space for it and some price can be paid.
    pub(super) fn furnish(self, room: Room) -> Option<String> {
        let player = &self.view.seats[self.seat?.index()];
        let free_of_obstacles = player.prospect(room).obstacles.is_empty();
        let payable = self.prices().any(|price| {
            let whole = room.card().cost.and(price.goods());
            player.goods.covers(whole)
        });
        (free_of_obstacles && payable).then(|| format!("furnish {room}"))
    }

    /// What the room costs with the first price that can be paid: `2 wood 3 food`.
    pub(super) fn cost_of(self, room: Room) -> String {
        let costs = self
            .prices()
            .map(|price| room.card().cost.and(price.goods()));
        let payable = costs.into_iter().find(|cost| self.missing(*cost).is_none());
        payable.map_or_else(String::new, |cost| cost.to_string())
    }

    /// The rooms that could be built now.
    pub(super) fn buildable(self) -> RoomSet {
        let rooms = self.view.display.iter();
        rooms.filter(|&room| self.furnish(room).is_some()).collect()
    }

    /// `convert emmer`
    pub(super) fn convert(self, good: Good) -> Option<String> {
        let player = &self.view.seats[self.seat?.index()];
        (Good::CONVERTIBLE.contains(&good) && player.goods.amount(good) > 0)
            .then(|| format!("convert {good}"))
    }
}

/// A part of the board that stands for words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Offer {
    /// The words of a whole decision.
    Does(String),
    /// Words with which several decisions begin: a pick shows where to go on.
    Opens(String),
}

impl Offer {
    /// The words.
    pub(super) fn words(&self) -> &str {
        match self {
            Self::Does(words) | Self::Opens(words) => words,
        }
    }

    /// Whether a pick only shows where to go on.
    pub(super) fn opens(&self) -> bool {
        matches!(self, Self::Opens(_))
    }
}

/// A way of excavating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DigWay {
    /// This tile.
    Once,
    /// This tile and then another one.
    Twice,
    /// With this room.
    Room(Room),
}
