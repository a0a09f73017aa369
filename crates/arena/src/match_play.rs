//! One game of a contest.

use std::time::Instant;

use catalog::AnyPlayer;
use serde::{Deserialize, Serialize};
use tabletop::{AnyTable, LuckSource, Seat};

use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::program::Program;

/// How a game of a contest went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// The number of the game in its contest, from 0.
    pub game: u32,
    /// The bots by seat.
    pub bots: Vec<String>,
    /// The points by seat; none in a game that was forfeited.
    pub scores: Vec<i32>,
    /// The seats that have won. A game that somebody forfeits is won by all the others.
    pub winners: Vec<usize>,
    /// Who gave the game away, if somebody did.
    pub forfeit: Option<Forfeit>,
    /// How long the bots thought, by seat.
    pub thoughts: Vec<Thought>,
}

/// How long a bot thought in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// How often it decided.
    pub decisions: u32,
    /// For how long it thought, in microseconds.
    pub microseconds: u64,
    /// The longest thought, in microseconds.
    pub longest: u64,
}

/// A game given away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// By whom.
    pub seat: usize,
    /// Why.
    pub reason: Reason,
    /// What was wrong, in a sentence.
    pub message: String,
}

/// Why a game was given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The program could not be started.
    NotStarted,
    /// The program ended or closed its output.
    Crashed,
    /// The program did not answer in time.
    TooSlow,
    /// The answer was not one of the protocol.
    Nonsense,
    /// The decision was not legal.
    Illegal,
}

/// A game with its record.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it went.
    pub result: GameResult,
    /// The match as text.
    pub record: String,
}

/// Somebody at the table.
enum Sitter {
    Bot(Box<dyn AnyPlayer>),
    Program(Program),
}

impl Contest {
    /// Plays the game with this number. It depends on nothing but the contest and the
    /// number, as far as the bots do.
    pub fn play(&self, number: u32) -> Played {
        let mut table = self.open(number);
        let mut thoughts = vec![Thought::default(); self.seats];
        let forfeit = self.play_out(number, table.as_mut(), &mut thoughts).err();
        let outcome = table.outcome().filter(|_| forfeit.is_none());
        let winners = match (&outcome, &forfeit) {
            (Some(outcome), _) => outcome.winners().iter().map(Seat::index).collect(),
            (None, Some(forfeit)) => (0..self.seats)
                .filter(|&seat| seat != forfeit.seat)
                .collect(),
            (None, None) => unreachable!("a game ends or is forfeited"),
        };
        let result = GameResult {
            game: number,
            bots: self.seated(number),
            scores: outcome.map_or_else(Vec::new, |outcome| outcome.points().to_vec()),
            winners,
            forfeit,
            thoughts,
        };
        let record = table.record().to_string();
        Played { result, record }
    }

    fn open(&self, number: u32) -> Box<dyn AnyTable> {
        let luck = LuckSource::Rolled(self.luck(number));
        let table = self.game.open(&self.config, luck);
        table.expect("the configuration was checked")
    }

    /// Plays to the end, or until somebody gives the game away.
    fn play_out(
        &self,
        number: u32,
        table: &mut dyn AnyTable,
        thoughts: &mut [Thought],
    ) -> Result<(), Forfeit> {
        let mut sitters = self.sit_down(number)?;
        while table.outcome().is_none() {
            // What is decided from here on by several at once is not shown to programs
            // before all have decided.
            let settled = table.length();
            for seat in table.prompt().awaited() {
                let start = Instant::now();
                let words = match &mut sitters[seat.index()] {
                    Sitter::Bot(player) => {
                        let proposal = player.propose(table);
                        proposal.expect("the seat is awaited").decision
                    }
                    Sitter::Program(program) => program.decide(table, settled)?,
                };
                thoughts[seat.index()].add(start);
                table
                    .decide(seat, &words, None)
                    .map_err(|refused| Forfeit {
                        seat: seat.index(),
                        reason: Reason::Illegal,
                        message: refused.to_string(),
                    })?;
            }
        }
        Ok(())
    }

    fn sit_down(&self, number: u32) -> Result<Vec<Sitter>, Forfeit> {
        let mut sitters = Vec::with_capacity(self.seats);
        for (index, entrant) in self.entrants_by_seat(number).enumerate() {
            let seat = u8::try_from(index)
                .ok()
                .and_then(|seat| Seat::try_from(seat).ok());
            let seat = seat.expect("a table has at most eight seats");
            let dice = self.dice(number, index);
            sitters.push(match entrant {
                Entrant::Bot(name) => {
                    let player = self.game.player(name, seat, dice);
                    Sitter::Bot(player.expect("the name was checked"))
                }
                Entrant::Program(command) => {
                    Sitter::Program(Program::start(command, self, seat, dice)?)
                }
            });
        }
        Ok(sitters)
    }
}

impl Thought {
    fn add(&mut self, start: Instant) {
        let time = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.microseconds = self.microseconds.saturating_add(time);
        self.longest = self.longest.max(time);
    }
}
