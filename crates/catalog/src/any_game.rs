//! A game with its types erased.

use std::marker::PhantomData;

use bots::search::{Budget, Haste};
use bots::{Advice, Level, NotOver, Player, Proposal, Review, Strategy, UnknownPlayer};
use serde_json::Value;
use tabletop::{
    AnyTable, BadConfig, ChangedDecision, Config, LuckSource, OptionSpec, Record, RecordError,
    Seat, Table, read_config,
};

use crate::analysis::AnyReview;
use crate::game_id::GameId;
use crate::simulation::{self, Door};
use crate::with_game;

/// What a shell can do with a game without knowing it.
pub trait AnyGame: Sync {
    /// The game's id as a word.
    fn id(&self) -> &'static str;
    /// The game's place in the list of games.
    fn game_id(&self) -> GameId;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Its options, `seats` first.
    fn options(&self) -> &'static [OptionSpec];
    /// Checks a configuration and fills in the defaults.
    fn configure(&self, config: &Value) -> Result<Value, BadConfig>;
    /// Opens a table.
    fn open(&self, config: &Value, luck: LuckSource) -> Result<Box<dyn AnyTable>, BadConfig>;
    /// Replays a record of this game.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// See [`Table::changed_decision`].
    fn changed_decision(&self, record: &Record) -> Option<ChangedDecision>;
    /// What a bot of this level would decide; `None` if the seat has nothing to decide.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn propose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Option<Proposal<String>>;
    /// A bot by name (see [`Player::named`]) that plays a whole match of this game and remembers
    /// what it thought.
    fn player(
        &self,
        name: &str,
        seat: Seat,
        seed: u64,
    ) -> Result<Box<dyn AnyPlayer>, UnknownPlayer>;
    /// The levels that differ in this game (see [`Level::of`]).
    fn levels(&self) -> Vec<Level>;
    /// The names of the game's bots; `:N` stands for a number.
    fn players(&self) -> Vec<&'static str>;
    /// The best decisions for a seat (see [`bots::advise`]).
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn advise(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        haste: Haste,
        seed: u64,
    ) -> Vec<Advice<String>>;
    /// See [`Strategy::SOLO_POINTS`](bots::Strategy::SOLO_POINTS).
    fn solo_points(&self) -> Option<f64>;
    /// Prepares a finished match for examination (see [`Review`]).
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn review(
        &self,
        table: &dyn AnyTable,
        iterations: Option<u32>,
        seed: u64,
    ) -> Result<Box<dyn AnyReview>, NotOver>;
    /// Searches with this budget for a seat that must decide. Returns the number of decisions
    /// considered; this is for measuring speed.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn search(&self, table: &dyn AnyTable, seat: Seat, budget: Budget, seed: u64) -> usize;
    /// Plays random games and returns the number of decisions made.
    fn simulate(&self, config: &Value, door: Door, seed: u64, games: u32)
    -> Result<u64, BadConfig>;
    /// Copies a state of the game this many times.
    fn copy_states(&self, config: &Value, copies: u32) -> Result<(), BadConfig>;
}

/// A [`Player`] of any game.
pub trait AnyPlayer: Send {
    /// What the bot would decide now; `None` if its seat has nothing to decide.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn propose(&mut self, table: &dyn AnyTable) -> Option<Proposal<String>> {
        self.propose_in(table, Haste::NONE)
    }
    /// The same with part of the budget, if the bot searches.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn propose_in(&mut self, table: &dyn AnyTable, haste: Haste) -> Option<Proposal<String>>;
    /// How many positions the bot remembers.
    fn remembered(&self) -> usize;
}

impl<G: Strategy> AnyPlayer for Player<G> {
    fn propose_in(&mut self, table: &dyn AnyTable, haste: Haste) -> Option<Proposal<String>> {
        let proposal = Self::propose_in(self, typed(table), haste)?;
        Some(proposal.map_decision(|decision| decision.to_string()))
    }

    fn remembered(&self) -> usize {
        Self::remembered(self)
    }
}

/// The game with its types erased.
pub(crate) const fn erased(id: GameId) -> &'static dyn AnyGame {
    with_game!(id, G => &TypedGame::<G>(PhantomData))
}

/// The one implementation of [`AnyGame`].
struct TypedGame<G>(PhantomData<fn() -> G>);

impl<G: Strategy> AnyGame for TypedGame<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn game_id(&self) -> GameId {
        G::ID.parse().expect("entries are made from the list")
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Config::OPTIONS
    }

    fn configure(&self, config: &Value) -> Result<Value, BadConfig> {
        let config: G::Config = read(config)?;
        Ok(serde_json::to_value(config).expect("a configuration is plain data"))
    }

    fn open(&self, config: &Value, luck: LuckSource) -> Result<Box<dyn AnyTable>, BadConfig> {
        Ok(Box::new(Table::<G>::open(read(config)?, luck)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::replay(record)?))
    }

    fn changed_decision(&self, record: &Record) -> Option<ChangedDecision> {
        Table::<G>::changed_decision(record)
    }

    fn propose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Option<Proposal<String>> {
        let proposal = bots::propose::<G>(typed(table), seat, level, seed)?;
        Some(proposal.map_decision(|decision| decision.to_string()))
    }

    fn player(
        &self,
        name: &str,
        seat: Seat,
        seed: u64,
    ) -> Result<Box<dyn AnyPlayer>, UnknownPlayer> {
        Ok(Box::new(Player::<G>::named(name, seat, seed)?))
    }

    fn levels(&self) -> Vec<Level> {
        Level::of::<G>()
    }

    fn players(&self) -> Vec<&'static str> {
        bots::known_players::<G>()
    }

    fn advise(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        haste: Haste,
        seed: u64,
    ) -> Vec<Advice<String>> {
        bots::advise::<G>(typed(table), seat, haste, seed)
            .into_iter()
            .map(|advice| advice.map_decision(|decision| decision.to_string()))
            .collect()
    }

    fn solo_points(&self) -> Option<f64> {
        G::SOLO_POINTS
    }

    fn review(
        &self,
        table: &dyn AnyTable,
        iterations: Option<u32>,
        seed: u64,
    ) -> Result<Box<dyn AnyReview>, NotOver> {
        Ok(Box::new(Review::<G>::of(typed(table), iterations, seed)?))
    }

    fn search(&self, table: &dyn AnyTable, seat: Seat, budget: Budget, seed: u64) -> usize {
        let mut search = bots::search_of::<G>(seat, budget, seed);
        search.think(typed(table)).len()
    }

    fn simulate(
        &self,
        config: &Value,
        door: Door,
        seed: u64,
        games: u32,
    ) -> Result<u64, BadConfig> {
        let config = read(config)?;
        Ok(simulation::run::<G>(&config, door, seed, games))
    }

    fn copy_states(&self, config: &Value, copies: u32) -> Result<(), BadConfig> {
        simulation::copy::<G>(&read(config)?, copies);
        Ok(())
    }
}

fn typed<G: Strategy>(table: &dyn AnyTable) -> &Table<G> {
    table.typed().expect("the table is of this game")
}

/// Reads a configuration with the same error messages as from text.
fn read<C: Config>(config: &Value) -> Result<C, BadConfig> {
    read_config(&config.to_string())
}
