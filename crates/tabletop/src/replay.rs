//! From a table to its record and back.

use crate::game::Game;
use crate::history::{Step, StepOf};
use crate::notation::read;
use crate::options::read_config;
use crate::record::{Problem, Record, RecordError, RecordedLuck, RecordedStep};
use crate::rejection::{Rejection, excerpt};
use crate::seat::Seat;
use crate::table::{Change, LuckSource, Table};
use crate::version::Version;

impl<G: Game> Table<G> {
    /// The record of the match so far, seed included. It is for the keeper of the table;
    /// players get it when the game is over, from
    /// [`published_record`](Table::published_record).
    #[expect(clippy::missing_panics_doc, reason = "plain data always serialises")]
    pub fn record(&self) -> Record {
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            config: serde_json::to_string(self.config())
                .expect("a configuration is an object of numbers and switches"),
            luck: match self.luck() {
                LuckSource::Rolled(seed) => RecordedLuck::Rolled {
                    commitment: seed.commitment(),
                    seed,
                },
                // No one seed gives all the luck of a branch.
                LuckSource::Told | LuckSource::Branched(_) => RecordedLuck::Told,
            },
            steps: self.steps().iter().map(written::<G>).collect(),
            result: self.outcome().map(|outcome| outcome.to_string()),
        }
    }

    /// The record for everybody, once the game is over and nothing in it is secret any more.
    pub fn published_record(&self) -> Option<Record> {
        self.outcome().is_some().then(|| self.record())
    }

    /// Replays a record. Every line is checked: that the configuration is valid, that every
    /// decision is legal, that luck follows from the seed (or, if told, is possible), that the
    /// seed is the one that was promised and that the result is right.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        Self::open_recorded(record)?.replay_from(0, record)
    }

    /// Replays the rest of a record on a table that has come as far as this step.
    pub(crate) fn replay_from(
        mut self,
        first: usize,
        record: &Record,
    ) -> Result<Self, RecordError> {
        // With rolled luck the table runs ahead, rolling; the luck lines then catch up.
        let lines = record.first_step_line()..;
        for (index, (step, line)) in record.steps.iter().zip(lines).enumerate().skip(first) {
            self.follow(step, index)
                .map_err(|problem| problem.at(line))?;
        }
        if let Some(missing) = self.steps().get(record.steps.len()) {
            let problem = Problem::WrongLuck {
                rolled: luck_words::<G>(*missing),
                found: "the end of the steps".to_owned(),
            };
            return Err(problem.at(record.seed_line() - 1));
        }
        let played = self.outcome().map(|outcome| outcome.to_string());
        if played != record.result {
            let or_none = |result: Option<String>| result.unwrap_or_else(|| "none".to_owned());
            let problem = Problem::WrongResult {
                played: or_none(played),
                found: or_none(record.result.clone()),
            };
            return Err(problem.at(record.result_line()));
        }
        Ok(self)
    }

    /// The table at the beginning of a record.
    pub(crate) fn open_recorded(record: &Record) -> Result<Self, RecordError> {
        if record.game != G::ID {
            let problem = Problem::WrongGame {
                found: excerpt(&record.game),
                expected: G::ID,
            };
            return Err(problem.at(Record::GAME_LINE));
        }
        if record.rules != G::RULES {
            let problem = Problem::WrongRules {
                found: record.rules,
                expected: G::RULES,
            };
            return Err(problem.at(Record::RULES_LINE));
        }
        let config = read_config(&record.config)
            .map_err(|error| Problem::BadConfig(error).at(Record::CONFIG_LINE))?;
        let luck = match record.luck {
            RecordedLuck::Rolled { commitment, seed } if seed.commitment() == commitment => {
                LuckSource::Rolled(seed)
            }
            RecordedLuck::Rolled { .. } => {
                return Err(Problem::BrokenCommitment.at(record.seed_line()));
            }
            RecordedLuck::Told => LuckSource::Told,
        };
        Ok(Self::open(config, luck))
    }

    /// Plays the step with this index, or confirms it if the table has rolled ahead.
    pub(crate) fn follow(&mut self, step: &RecordedStep, index: usize) -> Result<(), Problem> {
        if let Some(&ahead) = self.steps().get(index) {
            let rolled = luck_words::<G>(ahead);
            return match step {
                RecordedStep::Luck { words } if *words == rolled => Ok(()),
                _ => Err(Problem::WrongLuck {
                    rolled,
                    found: excerpt(&step.to_string()),
                }),
            };
        }
        match step {
            RecordedStep::Decision { seat, words } => {
                self.decide_in_words(*seat, words, None)?;
            }
            // A table that rolls its luck has rolled what was due.
            RecordedStep::Luck { words } => match self.luck() {
                LuckSource::Rolled(_) | LuckSource::Branched(_) => {
                    return Err(Rejection::NoChanceNow.into());
                }
                LuckSource::Told => {
                    self.tell_in_words(words)?;
                }
            },
        }
        Ok(())
    }

    /// [`decide`](Table::decide) with the decision in its notation.
    pub fn decide_in_words(
        &mut self,
        seat: Seat,
        words: &str,
        at: Option<Version>,
    ) -> Result<Change<'_, G>, Rejection> {
        self.admit(seat, at)?;
        match read(words) {
            Some(decision) => self.decide(seat, decision, at),
            None => Err(Rejection::Unreadable {
                words: excerpt(words),
                offered: self.offered(seat),
            }),
        }
    }

    /// [`tell`](Table::tell) with the draw in its notation.
    pub fn tell_in_words(&mut self, words: &str) -> Result<Change<'_, G>, Rejection> {
        let chances = self.tellable()?;
        match read(words) {
            Some(draw) => self.tell(draw),
            None => Err(Self::impossible(words, &chances)),
        }
    }
}

/// A step as it is written in a record.
pub(crate) fn written<G: Game>(step: &StepOf<G>) -> RecordedStep {
    match step {
        Step::Decision { seat, decision } => RecordedStep::Decision {
            seat: *seat,
            words: decision.to_string(),
        },
        Step::Luck(draw) => RecordedStep::Luck {
            words: draw.to_string(),
        },
    }
}

/// The words of a step that the table made by itself: a draw.
fn luck_words<G: Game>(step: StepOf<G>) -> String {
    match written::<G>(&step) {
        RecordedStep::Luck { words } | RecordedStep::Decision { words, .. } => words,
    }
}
