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
    /// The points by seat; none in a forfeited game.
    pub scores: Vec<i32>,
    /// The seats that have won. A forfeited game is won by everybody else.
    pub winners: Vec<usize>,
    /// Who forfeited the game, if anybody.
    pub forfeit: Option<Forfeit>,
    /// How long the bots thought, by seat.
    pub thoughts: Vec<ThinkingTime>,
}

/// How long a bot thought in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkingTime {
    /// The number of decisions.
    pub decisions: u32,
    /// The total time, in microseconds.
    pub microseconds: u64,
    /// The longest time for a decision, in microseconds.
    pub longest: u64,
}

/// A game lost by not playing properly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat that forfeits.
    pub seat: usize,
    /// The kind of failure.
    pub reason: ForfeitReason,
    /// What was wrong, in a sentence.
    pub message: String,
}

/// Why a game was forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForfeitReason {
    /// The program could not be started.
    NotStarted,
    /// The program ended or closed its output.
    Crashed,
    /// The program did not answer in time.
    TooSlow,
    /// The answer did not follow the protocol.
    Nonsense,
    /// The decision was not legal.
    Illegal,
}

/// A finished game and its record.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// How it went.
    pub result: GameResult,
    /// The match as text.
    pub record: String,
}

/// A player at the table.
enum Participant {
    Bot(Box<dyn AnyPlayer>),
    Program(Program),
}

impl Contest {
    /// Plays the game with this number. Unless a program behaves differently, the result depends
    /// only on the contest and the number.
    pub fn play(&self, number: u32) -> FinishedGame {
        let mut table = self.open(number);
        let mut thoughts = vec![ThinkingTime::default(); self.seats];
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
            bots: self.bots_by_seat(number),
            scores: outcome.map_or_else(Vec::new, |outcome| outcome.points().to_vec()),
            winners,
            forfeit,
            thoughts,
        };
        let record = table.record().to_string();
        FinishedGame { result, record }
    }

    fn open(&self, number: u32) -> Box<dyn AnyTable> {
        let luck = LuckSource::Rolled(self.luck(number));
        let table = self.game.open(&self.config, luck);
        table.expect("the configuration was checked")
    }

    /// Plays to the end, or until somebody forfeits.
    fn play_out(
        &self,
        number: u32,
        table: &mut dyn AnyTable,
        thoughts: &mut [ThinkingTime],
    ) -> Result<(), Forfeit> {
        let mut participants = self.sit_down(number)?;
        while table.outcome().is_none() {
            // Simultaneous decisions from here on are withheld from programs until everybody has
            // decided.
            let settled = table.length();
            for seat in table.prompt().awaited() {
                let start = Instant::now();
                let words = match &mut participants[seat.index()] {
                    Participant::Bot(player) => {
                        let proposal = player.propose(table);
                        proposal.expect("the seat is awaited").decision
                    }
                    Participant::Program(program) => program.decide(table, settled)?,
                };
                thoughts[seat.index()].add(start);
                table
                    .decide(seat, &words, None)
                    .map_err(|refused| Forfeit {
                        seat: seat.index(),
                        reason: ForfeitReason::Illegal,
                        message: refused.to_string(),
                    })?;
            }
        }
        Ok(())
    }

    fn sit_down(&self, number: u32) -> Result<Vec<Participant>, Forfeit> {
        let mut participants = Vec::with_capacity(self.seats);
        for (index, entrant) in self.entrants_by_seat(number).enumerate() {
            let seat = u8::try_from(index)
                .ok()
                .and_then(|seat| Seat::try_from(seat).ok());
            let seat = seat.expect("a table has at most eight seats");
            let dice = self.dice(number, index);
            participants.push(match entrant {
                Entrant::Bot(name) => {
                    let player = self.game.player(name, seat, dice);
                    Participant::Bot(player.expect("the name was checked"))
                }
                Entrant::Program(command) => {
                    Participant::Program(Program::start(command, self, seat, dice)?)
                }
            });
        }
        Ok(participants)
    }
}

impl ThinkingTime {
    fn add(&mut self, start: Instant) {
        let time = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.microseconds = self.microseconds.saturating_add(time);
        self.longest = self.longest.max(time);
    }
}
