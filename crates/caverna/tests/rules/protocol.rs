//! Play in words.

use caverna::{
    Caverna, Chance, Config, Decision, Goods, PositionBuilder, Room, Space, State, Tile, View,
};
use tabletop::{Game, LuckSource, Prompt, Seat, Silence, Table, Viewer};

pub const ANN: Seat = Seat::new(0);
pub const BOB: Seat = Seat::new(1);

/// The tiles of a duel in the order in which the tests turn them up.
pub const EIGHT_ROUNDS: [Tile; 8] = [
    Tile::Furnishing,
    Tile::Masonry,
    Tile::Undermining,
    Tile::Expansion,
    Tile::DriftMining,
    Tile::Expedition,
    Tile::Breach,
    Tile::Renovation,
];

/// The tiles of a solo game in the order in which the tests turn them up.
pub const SEVEN_ROUNDS: [Tile; 7] = [
    Tile::Furnishing,
    Tile::Masonry,
    Tile::Undermining,
    Tile::Expansion,
    Tile::DriftMining,
    Tile::Expedition,
    Tile::Renovation,
];

pub fn goods(words: &str) -> Goods {
    match words {
        "nothing" => Goods::NONE,
        _ => words.parse().expect("goods"),
    }
}

pub fn space(words: &str) -> Space {
    words.parse().expect("a space")
}

/// A game that is played line by line.
pub trait Protocol {
    fn prompt(&self) -> Prompt;
    fn offered(&self) -> Vec<String>;
    fn chances(&self) -> Vec<String>;
    fn decide(&mut self, seat: Seat, words: &str);
    fn tell(&mut self, words: &str);
    fn view(&self) -> View;

    /// Plays the lines: decisions of the player on turn, `luck …` for luck, several on a line
    /// with semicolons between.
    fn play(&mut self, protocol: &str) -> &mut Self {
        let lines = protocol.split(['\n', ';']).map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            match (line.strip_prefix("luck "), self.prompt()) {
                (Some(luck), _) => self.tell(luck),
                (None, Prompt::Turn(seat)) => self.decide(seat, line),
                (None, prompt) => panic!("“{line}” is decided while {prompt:?}"),
            }
        }
        self
    }

    fn may(&self, words: &str) -> bool {
        // A misspelt question would be answered with no.
        assert!(tabletop::read::<Decision>(words).is_some(), "“{words}”");
        self.offered().iter().any(|offered| offered == words)
    }

    /// What may be decided that begins with these words, without them.
    fn may_all(&self, prefix: &str) -> Vec<String> {
        let offered = self.offered();
        let rest = offered
            .iter()
            .filter_map(|words| words.strip_prefix(prefix));
        rest.map(|rest| rest.trim_start().to_owned()).collect()
    }

    fn has(&self, seat: Seat) -> String {
        self.view().seats[seat.index()].goods.to_string()
    }

    fn on_turn(&self) -> Option<Seat> {
        self.view().on_turn
    }
}

/// A whole game at a table with told luck.
pub struct Match(pub Table<Caverna>);

impl Match {
    pub fn duel() -> Self {
        Self(Table::open(Config::DUEL, LuckSource::Told))
    }

    pub fn solo() -> Self {
        Self(Table::open(Config::SOLO, LuckSource::Told))
    }

    /// A turn in which nothing is done.
    pub fn idle(&mut self) -> &mut Self {
        let tile = self.may_all("take").remove(0);
        self.play(&format!("take {tile}; end"))
    }
}

impl Protocol for Match {
    fn prompt(&self) -> Prompt {
        self.0.prompt()
    }

    fn offered(&self) -> Vec<String> {
        let seats = self.prompt().awaited().into_iter();
        let decisions = seats.flat_map(|seat| self.0.legal(seat));
        decisions.map(|decision| decision.to_string()).collect()
    }

    fn chances(&self) -> Vec<String> {
        let chances = self.0.chances();
        chances
            .iter()
            .map(|(chance, _)| chance.to_string())
            .collect()
    }

    fn decide(&mut self, seat: Seat, words: &str) {
        if let Err(rejection) = self.0.decide_in_words(seat, words, None) {
            panic!("{rejection}");
        }
    }

    fn tell(&mut self, words: &str) {
        if let Err(rejection) = self.0.tell_in_words(words) {
            panic!("{rejection}");
        }
    }

    fn view(&self) -> View {
        self.0.view(Viewer::Bystander)
    }
}

/// A position that was set up, and what is played from there.
#[derive(Clone, Copy)]
pub struct Position(pub State);

impl From<PositionBuilder> for Position {
    fn from(builder: PositionBuilder) -> Self {
        Self(builder.position())
    }
}

impl Protocol for Position {
    fn prompt(&self) -> Prompt {
        Caverna::prompt(&self.0)
    }

    fn offered(&self) -> Vec<String> {
        let mut list: Vec<Decision> = Vec::new();
        Caverna::legal(&self.0, self.0.on_turn(), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    fn chances(&self) -> Vec<String> {
        let mut list: Vec<(Chance, u32)> = Vec::new();
        Caverna::chances(&self.0, &mut list);
        list.iter().map(|(chance, _)| chance.to_string()).collect()
    }

    fn decide(&mut self, seat: Seat, words: &str) {
        let offered = self.offered();
        assert!(
            offered.iter().any(|listed| listed == words),
            "“{words}” is not legal; legal: {offered:#?}"
        );
        let decision = tabletop::read(words).expect("listed words can be read");
        Caverna::decide(&mut self.0, seat, decision, &mut Silence);
    }

    fn tell(&mut self, words: &str) {
        let chances = self.chances();
        assert!(
            chances.iter().any(|listed| listed == words),
            "“{words}” cannot come up; possible: {chances:#?}"
        );
        let chance = tabletop::read(words).expect("listed words can be read");
        Caverna::resolve(&mut self.0, chance, &mut Silence);
    }

    fn view(&self) -> View {
        Caverna::view(&self.0, Viewer::Bystander)
    }
}

/// More steps for builders.
pub trait Furnish {
    /// The player has this room here: a dark one was found on that space and built there.
    fn room(self, seat: Seat, room: Room, words: &str) -> PositionBuilder;
    /// The player has a wall here.
    fn wall(self, seat: Seat, words: &str) -> PositionBuilder;
    /// The player has these goods.
    fn stock(self, seat: Seat, words: &str) -> PositionBuilder;
}

impl Furnish for PositionBuilder {
    fn room(self, seat: Seat, room: Room, words: &str) -> PositionBuilder {
        let space = space(words);
        let covered = self.position().cave(seat).covered().contains(space);
        let builder = if covered {
            self.dug(seat, space, room)
        } else {
            self
        };
        builder.furnished(seat, room, space)
    }

    fn wall(self, seat: Seat, words: &str) -> PositionBuilder {
        self.walled(seat, words.parse().expect("a wall place"))
    }

    fn stock(self, seat: Seat, words: &str) -> PositionBuilder {
        self.goods(seat, goods(words))
    }
}
