//! What is played: the game, its options, the bots, and how often.

use std::time::Duration;

use catalog::{AnyGame, UnknownPlayer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{BadConfig, Seed};

use crate::entrant::Entrant;
use crate::seating::seating;

/// The most games of a contest: more than anyone would wait for.
pub const MOST_GAMES: u32 = 10_000_000;

/// The most bots in a contest, to keep the table of standings readable.
const MOST_ENTRANTS: usize = 64;

/// A tournament: everything its games depend on.
pub struct Contest {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) config: Value,
    pub(crate) seats: usize,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) answer_time: Duration,
}

/// What identifies a contest in a journal: if these are equal, the same games are played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ContestIdentity {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) config: Value,
    pub(crate) bots: Vec<String>,
    pub(crate) seed: u64,
}

/// Why a contest cannot be held.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestError {
    /// The game has no such bot.
    #[error("{0}; cmd:PROGRAM runs a program")]
    UnknownPlayer(#[from] UnknownPlayer),
    /// The options are not valid.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// No bots, or too many.
    #[error("a contest is for 1 to {MOST_ENTRANTS} bots, not {given}")]
    Entrants {
        /// The number of bots.
        given: usize,
    },
    /// A program without a name.
    #[error("cmd: must be followed by a program")]
    NoProgram,
    /// No games, or too many.
    #[error("a contest has 1 to {MOST_GAMES} games, not {given}")]
    Games {
        /// The number of games.
        given: u32,
    },
}

impl ContestError {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownPlayer(_) => "unknown_bot",
            Self::Config(_) => "bad_config",
            Self::Entrants { .. } => "bad_number_of_bots",
            Self::NoProgram => "no_program",
            Self::Games { .. } => "bad_number_of_games",
        }
    }
}

impl Contest {
    /// The default time limit for a program's answer: a little more than the two seconds of an
    /// expert.
    pub const ANSWER_TIME: Duration = Duration::from_secs(5);

    /// A contest between these bots. A bot that is named twice takes part twice but is counted
    /// once: `strong,greedy,greedy,greedy` is one against three.
    pub fn new(
        game: &'static dyn AnyGame,
        config: &Value,
        bots: &[impl AsRef<str>],
        games: u32,
        seed: u64,
    ) -> Result<Self, ContestError> {
        if !(1..=MOST_ENTRANTS).contains(&bots.len()) {
            return Err(ContestError::Entrants { given: bots.len() });
        }
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(ContestError::Games { given: games });
        }
        let config = game.configure(config)?;
        let entrants = bots
            .iter()
            .map(|bot| Entrant::read(bot.as_ref(), game))
            .collect::<Result<Vec<_>, _>>()?;
        if entrants.contains(&Entrant::Program(String::new())) {
            return Err(ContestError::NoProgram);
        }
        let luck = tabletop::LuckSource::Rolled(Seed::from_number(seed));
        let seats = game.open(&config, luck)?.seats();
        Ok(Self {
            game,
            config,
            seats: usize::from(seats),
            entrants,
            games,
            seed,
            answer_time: Self::ANSWER_TIME,
        })
    }

    /// The same contest with another time limit for programs' answers.
    #[must_use]
    pub fn answering_within(self, answer_time: Duration) -> Self {
        Self {
            answer_time,
            ..self
        }
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The names under which the bots are counted, each once, in the order of entry.
    pub fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for name in self.entrants.iter().map(Entrant::name) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The names of the bots in a game, by seat.
    pub fn bots_by_seat(&self, game: u32) -> Vec<String> {
        self.entrants_by_seat(game).map(Entrant::name).collect()
    }

    pub(crate) fn entrants_by_seat(&self, game: u32) -> impl Iterator<Item = &Entrant> {
        let seated = seating(self.entrants.len(), self.seats, self.seed, game);
        seated.into_iter().map(|entrant| &self.entrants[entrant])
    }

    /// The seed of a game's luck. It depends on the contest's seed and the game's number.
    pub(crate) fn luck(&self, game: u32) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..12].copy_from_slice(&game.to_le_bytes());
        Seed::from_bytes(bytes)
    }

    /// The seed for the bot at a seat of a game.
    pub(crate) fn dice(&self, game: u32, seat: usize) -> u64 {
        let number = (u64::from(game) << 8) + seat as u64;
        tabletop::QuickDice::new(self.seed.rotate_left(32) ^ number).bits()
    }

    pub(crate) fn identity(&self) -> ContestIdentity {
        ContestIdentity {
            game: self.game.id().to_owned(),
            rules: self.game.rules(),
            config: self.config.clone(),
            bots: self.entrants.iter().map(Entrant::name).collect(),
            seed: self.seed,
        }
    }
}

impl std::fmt::Debug for Contest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.identity().fmt(f)
    }
}
