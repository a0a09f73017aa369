//! Who takes part.

use catalog::{AnyGame, UnknownPlayer};
use tabletop::Seat;

/// The prefix of an external program.
const PROGRAM: &str = "cmd:";

/// A bot that takes part, by the name under which it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// A bot of the game: a level, a search or a reference player.
    Bot(String),
    /// A program and its arguments, which speaks the protocol.
    Program(String),
}

impl Entrant {
    /// Parses `strong`, `threshold:10` or `cmd:./mybot --fast`.
    pub(crate) fn read(text: &str, game: &dyn AnyGame) -> Result<Self, UnknownPlayer> {
        if let Some(command) = text.strip_prefix(PROGRAM) {
            return Ok(Self::Program(command.trim().to_owned()));
        }
        game.player(text, Seat::new(0), 0)?;
        Ok(Self::Bot(text.to_owned()))
    }

    /// The name under which it is counted.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Bot(name) => name.clone(),
            Self::Program(command) => format!("{PROGRAM}{command}"),
        }
    }
}
