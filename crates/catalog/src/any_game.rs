//! A game with its types erased.

use std::marker::PhantomData;

use bots::search::{Budget, Haste};
use bots::{Level, NotOver, Player, Proposal, Review, Strategy, UnknownPlayer};
use serde::Serialize;
use serde_json::Value;
use tabletop::{
    AnyTable, BadConfig, ChangedDecision, Config, LuckSource, OptionSpec, Record, RecordError,
    Seat, Table, read_config,
};

use crate::analysis::AnyReview;
use crate::simulation::{self, Door};

/// What a shell can do with a game without knowing it.
pub trait AnyGame: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
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
    /// What a bot would decide at a table of this game; `None` if the seat has nothing to
    /// decide.
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
    ) -> Option<AnyProposal>;
    /// A bot by its name (see [`Player::named`]) that sits through a whole match of this
    /// game and remembers what it thought.
    fn player(
        &self,
        name: &str,
        seat: Seat,
        seed: u64,
    ) -> Result<Box<dyn AnyPlayer>, UnknownPlayer>;
    /// The levels that play each in its own way at the usual table of this game (see
    /// [`Level::of`]).
    fn levels(&self) -> Vec<Level>;
    /// The names of the bots of this game; `:N` stands for a number.
    fn players(&self) -> Vec<&'static str>;
    /// The best decisions of a seat (see [`bots::advise`]).
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn advise(&self, table: &dyn AnyTable, seat: Seat, haste: Haste, seed: u64) -> Vec<AnyAdvice>;
    /// A finished match, to be examined (see [`Review`]).
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
    /// Searches with this budget for a seat that is asked; says how many decisions it has looked
    /// at, and forgets what it found.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn search(&self, table: &dyn AnyTable, seat: Seat, budget: Budget, seed: u64) -> usize;
    /// Plays so many random games and returns the number of decisions made in them.
    fn simulate(&self, config: &Value, door: Door, seed: u64, games: u32)
    -> Result<u64, BadConfig>;
    /// Copies a state of the game so many times.
    fn copy_states(&self, config: &Value, copies: u32) -> Result<(), BadConfig>;
}

/// A [`Player`] of any game.
pub trait AnyPlayer: Send {
    /// What the bot would decide now; `None` if its seat has nothing to decide.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn propose(&mut self, table: &dyn AnyTable) -> Option<AnyProposal> {
        self.propose_in(table, Haste::NONE)
    }
    /// The same with a part of the budget, if it searches.
    ///
    /// # Panics
    ///
    /// If the table is of another game.
    fn propose_in(&mut self, table: &dyn AnyTable, haste: Haste) -> Option<AnyProposal>;
    /// How many positions the bot remembers now.
    fn remembered(&self) -> usize;
}

impl<G: Strategy> AnyPlayer for Player<G> {
    fn propose_in(&mut self, table: &dyn AnyTable, haste: Haste) -> Option<AnyProposal> {
        Self::propose_in(self, typed(table), haste).map(Into::into)
    }

    fn remembered(&self) -> usize {
        Self::remembered(self)
    }
}

/// A bot's [`Proposal`](bots::Proposal) in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyProposal {
    /// What the bot would decide.
    pub decision: String,
    /// What it thinks of the decisions it judged.
    pub evaluation: Vec<Appraisal>,
}

/// A decision and its worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Appraisal {
    /// The decision.
    pub decision: String,
    /// Its worth: in the game's points, or from 0 to 1 by a bot that searches.
    pub value: f64,
}

impl<D: ToString> From<Proposal<D>> for AnyProposal {
    fn from(proposal: Proposal<D>) -> Self {
        let appraisal = |(decision, value): &(D, f64)| Appraisal {
            decision: decision.to_string(),
            value: *value,
        };
        Self {
            decision: proposal.decision.to_string(),
            evaluation: proposal.evaluation.iter().map(appraisal).collect(),
        }
    }
}

/// A decision that is worth a thought; see [`Advice`](bots::Advice).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyAdvice {
    /// The decision.
    pub decision: String,
    /// What it is worth, from 0 (lost) to 1 (won), if that is known.
    pub value: Option<f64>,
}

/// The one implementation of [`AnyGame`].
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: Strategy> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
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
    ) -> Option<AnyProposal> {
        bots::propose::<G>(typed(table), seat, level, seed).map(Into::into)
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

    fn advise(&self, table: &dyn AnyTable, seat: Seat, haste: Haste, seed: u64) -> Vec<AnyAdvice> {
        bots::advise::<G>(typed(table), seat, haste, seed)
            .into_iter()
            .map(|advice| AnyAdvice {
                decision: advice.decision.to_string(),
                value: advice.value,
            })
            .collect()
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

/// The table with the types of its game.
fn typed<G: Strategy>(table: &dyn AnyTable) -> &Table<G> {
    let table = table.as_any().downcast_ref();
    table.expect("the table is of this game")
}

/// A configuration from a JSON value, with the same sentences as from text.
fn read<C: Config>(config: &Value) -> Result<C, BadConfig> {
    read_config(&config.to_string())
}
