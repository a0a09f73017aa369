//! Records: a whole match as text that replays for ever.
//!
//! ```text
//! grotto record 1
//! game diamant
//! rules 1
//! config {"seats":3,"relics":false,"open_chests":false}
//! luck rolled
//! commitment 66687aad…
//!
//! luck treasure 9
//! 0 stay
//! 2 leave
//! …
//!
//! seed 00000000…
//! result points 20 31 7 winners 1
//! ```
//!
//! A header, an empty line, one line per step, an empty line, and the end. With rolled luck,
//! the seed is at the end and the luck lines are only checked. With told luck (`luck told`),
//! there is neither commitment nor seed, and the luck lines say what was drawn. A match that is
//! not over ends with `result none`. Because every record has an end, a record that was cut off
//! is recognised.

use std::fmt;
use std::str::FromStr;

use crate::notation::read;
use crate::rejection::{Rejection, excerpt};
use crate::seat::Seat;
use crate::seed::{Commitment, Seed};

/// The first line of every record. The number changes with this format, never with a game.
pub const FIRST_LINE: &str = "grotto record 1";

/// The longest record that is read, in bytes. The longest real games take about 30 KiB; the
/// limit keeps a hostile file from filling the memory.
pub const LONGEST: usize = 1024 * 1024;

/// A record taken apart, not yet replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The configuration in JSON, on one line.
    pub config: String,
    /// Where the luck came from.
    pub luck: RecordedLuck,
    /// The steps in order.
    pub steps: Vec<RecordedStep>,
    /// How it ended, as in the result line; `None` for a match that is not over.
    pub result: Option<String>,
}

/// Where the luck of a recorded match came from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum RecordedLuck {
    /// From a seed, whose hash was published first.
    Rolled {
        /// The published hash.
        commitment: Commitment,
        /// The seed with that hash.
        seed: Seed,
    },
    /// Someone told it.
    Told,
}

impl fmt::Debug for RecordedLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rolled { .. } => "rolled",
            Self::Told => "told",
        })
    }
}

/// One step of a record, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedStep {
    /// A seat's decision.
    Decision {
        /// The seat that decided.
        seat: Seat,
        /// The decision's words.
        words: String,
    },
    /// A draw.
    Luck {
        /// The draw's words.
        words: String,
    },
}

impl fmt::Display for RecordedStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decision { seat, words } => write!(f, "{seat} {words}"),
            Self::Luck { words } => write!(f, "luck {words}"),
        }
    }
}

/// A record that cannot be read or does not replay, with the line that shows it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// More text than a record has.
    #[error("the record is longer than {LONGEST} bytes")]
    TooLong,
    /// The first line is not that of a record.
    #[error("a record starts with “{FIRST_LINE}”, this text with {found}")]
    NotARecord {
        /// What is there.
        found: String,
    },
    /// The text stops too early or a line is missing.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should be there.
        expected: &'static str,
        /// What is there.
        found: String,
    },
    /// The record is of another game.
    #[error("the record is of the game {found}, expected {expected}")]
    WrongGame {
        /// The game of the record.
        found: String,
        /// The game that was to be replayed.
        expected: &'static str,
    },
    /// The record is of other rules.
    #[error("the record was played by rules {found}, this program plays rules {expected}")]
    WrongRules {
        /// The rules of the record.
        found: u32,
        /// The rules of this program.
        expected: u32,
    },
    /// The configuration is not valid.
    #[error("{0}")]
    BadConfig(#[from] crate::options::BadConfig),
    /// The seed at the end is not the one that was promised.
    #[error("the seed does not have the hash of the commitment line")]
    BrokenCommitment,
    /// A step that was not possible.
    #[error("{0}")]
    Rejected(#[from] Rejection),
    /// A luck line disagrees with the seed.
    #[error("the seed gives “luck {rolled}” here, the record says {found}")]
    WrongLuck {
        /// What the seed gives.
        rolled: String,
        /// What the record says.
        found: String,
    },
    /// The result line is wrong.
    #[error("the match ends with “result {played}”, the record says “result {found}”")]
    WrongResult {
        /// What replaying gives.
        played: String,
        /// What the record says.
        found: String,
    },
}

impl Problem {
    /// The stable word for this case, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "too_long",
            Self::NotARecord { .. } => "not_a_record",
            Self::Expected { .. } => "malformed",
            Self::WrongGame { .. } => "wrong_game",
            Self::WrongRules { .. } => "wrong_rules",
            Self::BadConfig(_) => "bad_config",
            Self::BrokenCommitment => "broken_commitment",
            Self::Rejected(rejection) => rejection.code(),
            Self::WrongLuck { .. } => "wrong_luck",
            Self::WrongResult { .. } => "wrong_result",
        }
    }

    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError {
            line,
            problem: self,
        }
    }
}

impl Record {
    /// The line of the configuration.
    pub(crate) const CONFIG_LINE: usize = 4;
    /// The line of the game's id.
    pub(crate) const GAME_LINE: usize = 2;
    /// The line of the rules version.
    pub(crate) const RULES_LINE: usize = 3;

    /// The line of the first step.
    pub(crate) fn first_step_line(&self) -> usize {
        match self.luck {
            RecordedLuck::Rolled { .. } => 8,
            RecordedLuck::Told => 7,
        }
    }

    /// The line of the seed, or where it would be.
    pub(crate) fn seed_line(&self) -> usize {
        self.first_step_line() + self.steps.len() + 1
    }

    /// The line of the result.
    pub(crate) fn result_line(&self) -> usize {
        match self.luck {
            RecordedLuck::Rolled { .. } => self.seed_line() + 1,
            RecordedLuck::Told => self.seed_line(),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "config {}", self.config)?;
        match self.luck {
            RecordedLuck::Rolled { commitment, .. } => {
                writeln!(f, "luck rolled\ncommitment {commitment}\n")?;
            }
            RecordedLuck::Told => writeln!(f, "luck told\n")?,
        }
        for step in &self.steps {
            writeln!(f, "{step}")?;
        }
        writeln!(f)?;
        if let RecordedLuck::Rolled { seed, .. } = self.luck {
            writeln!(f, "seed {seed}")?;
        }
        writeln!(f, "result {}", self.result.as_deref().unwrap_or("none"))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > LONGEST {
            return Err(Problem::TooLong.at(1));
        }
        let mut lines = Lines {
            rest: text.lines(),
            number: 0,
        };
        let first = lines.next();
        if first != Some(FIRST_LINE) {
            let found = found(first);
            return Err(Problem::NotARecord { found }.at(1));
        }
        let game = lines.value("game ", "“game” and the game's id")?.to_owned();
        let rules = lines.parsed("rules ", "“rules” and a number")?;
        let config = lines
            .value("config ", "“config” and an object in JSON")?
            .to_owned();
        let luck = lines.value("luck ", "“luck rolled” or “luck told”")?;
        let commitment = match luck {
            "rolled" => {
                Some(lines.parsed("commitment ", "“commitment” and 64 hexadecimal digits")?)
            }
            "told" => None,
            _ => return Err(lines.unexpected("“luck rolled” or “luck told”", Some(luck))),
        };
        lines.empty("an empty line after the header")?;
        let steps = lines.steps()?;
        let luck = match commitment {
            Some(commitment) => RecordedLuck::Rolled {
                commitment,
                seed: lines.parsed("seed ", "“seed” and 64 hexadecimal digits")?,
            },
            None => RecordedLuck::Told,
        };
        let result = match lines.value("result ", "“result none” or the points and winners")? {
            "none" => None,
            result => Some(result.to_owned()),
        };
        match lines.next() {
            None => Ok(Self {
                game,
                rules,
                config,
                luck,
                steps,
                result,
            }),
            more => Err(lines.unexpected("the end of the record", more)),
        }
    }
}

/// The lines of a record being read, with the number of the last one.
struct Lines<'a> {
    rest: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.rest.next()
    }

    fn unexpected(&self, expected: &'static str, line: Option<&str>) -> RecordError {
        let found = found(line);
        Problem::Expected { expected, found }.at(self.number)
    }

    /// What follows the key on the next line.
    fn value(&mut self, key: &str, expected: &'static str) -> Result<&'a str, RecordError> {
        let line = self.next();
        match line.and_then(|line| line.strip_prefix(key)) {
            Some(value) => Ok(value),
            None => Err(self.unexpected(expected, line)),
        }
    }

    /// What follows the key on the next line, read as a value.
    fn parsed<T: FromStr>(&mut self, key: &str, expected: &'static str) -> Result<T, RecordError> {
        let value = self.value(key, expected)?;
        value
            .parse()
            .map_err(|_| self.unexpected(expected, Some(value)))
    }

    fn empty(&mut self, expected: &'static str) -> Result<(), RecordError> {
        match self.next() {
            Some("") => Ok(()),
            line => Err(self.unexpected(expected, line)),
        }
    }

    /// The steps up to and including the empty line that ends them.
    fn steps(&mut self) -> Result<Vec<RecordedStep>, RecordError> {
        const EXPECTED: &str = "“luck” and an outcome, a seat and a decision, or an empty line";
        let mut steps = Vec::new();
        loop {
            let line = self.next();
            let step = match line {
                Some("") => return Ok(steps),
                Some(line) => read_step(line),
                None => None,
            };
            steps.push(step.ok_or_else(|| self.unexpected(EXPECTED, line))?);
        }
    }
}

fn read_step(line: &str) -> Option<RecordedStep> {
    let (subject, words) = line.split_once(' ')?;
    let words = words.to_owned();
    if subject == "luck" {
        return Some(RecordedStep::Luck { words });
    }
    // A seat is written in one way, not as `+0` or `00`.
    let seat = read(subject)?;
    Some(RecordedStep::Decision { seat, words })
}

fn found(line: Option<&str>) -> String {
    line.map_or_else(|| "the end of the text".to_owned(), excerpt)
}
