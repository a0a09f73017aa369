//! The contract a game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::event::Herald;
use crate::options::Config;
use crate::outcome::Outcome;
use crate::prompt::Prompt;
use crate::seat::{Seat, Viewer};

/// A game: its rules and nothing else.
///
/// The implementing type is only a name (`enum Diamant {}`, with the usual derives);
/// everything a match consists of is in its [`State`](Game::State). All functions are deterministic: luck enters through
/// [`resolve`](Game::resolve), and nothing reads a clock, a file or a random number.
///
/// # The unchecked door
///
/// [`decide`](Game::decide) and [`resolve`](Game::resolve) do not check what they are given.
/// They are the fast door for searches, which only ever play what
/// [`legal`](Game::legal) and [`chances`](Game::chances) offered. Played with anything else
/// they may panic or leave a position that the rules cannot reach. Everybody else goes
/// through [`Table`](crate::Table), which checks.
pub trait Game: Copy + Eq + Debug + 'static {
    /// The game's name in records, requests and addresses.
    const ID: &'static str;

    /// The version of the rules as implemented. It changes when, and only when, some record
    /// of an earlier version would no longer replay to the same end.
    const RULES: u32;

    /// How a table is set up.
    type Config: Config;

    /// The whole truth about a match. It is never serialised: what leaves the rules leaves
    /// as a [`View`](Game::View) or an [`Event`](Game::Event).
    type State: Clone + Eq + Debug + Send + Sync;

    /// What a player can decide. The order of the type (`Ord`) is the documented order of
    /// the legal list.
    type Decision: Notation;

    /// What luck can decide.
    type Chance: Notation;

    /// Something that happened, without text, for its audience.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What a viewer can see.
    type View: Clone + Eq + Debug + Serialize + Send;

    /// Sets up the table up to the first prompt.
    fn set_up(config: &Self::Config, herald: &mut impl Herald<Self::Event>) -> Self::State;

    /// How many seats are at the table.
    fn seats(state: &Self::State) -> u8;

    /// Who must act now.
    fn prompt(state: &Self::State) -> Prompt;

    /// Appends everything the seat may decide now to the list, in rising order and without
    /// duplicates; nothing if the seat is not awaited.
    fn legal(state: &Self::State, seat: Seat, list: &mut Vec<Self::Decision>);

    /// Whether the seat may decide this now. The default looks it up in the legal list.
    fn is_legal(state: &Self::State, seat: Seat, decision: Self::Decision) -> bool {
        let mut list = Vec::new();
        Self::legal(state, seat, &mut list);
        list.binary_search(&decision).is_ok()
    }

    /// Plays a decision that is in the legal list of the seat (unchecked).
    fn decide(
        state: &mut Self::State,
        seat: Seat,
        decision: Self::Decision,
        herald: &mut impl Herald<Self::Event>,
    );

    /// Appends every outcome luck can have now with its weight (at least 1), in rising
    /// order; nothing if the prompt is not [`Prompt::Chance`].
    fn chances(state: &Self::State, list: &mut Vec<(Self::Chance, u32)>);

    /// The sum of the weights of [`chances`](Game::chances): how many tickets are in the
    /// drum. Override it together with [`draw`](Game::draw) where adding up is slow.
    fn tickets(state: &Self::State) -> u32 {
        let mut list = Vec::new();
        Self::chances(state, &mut list);
        list.iter().map(|&(_, weight)| weight).sum()
    }

    /// The outcome that a ticket stands for: the first `weight` tickets for the first
    /// outcome, and so on. The ticket is below [`tickets`](Game::tickets).
    fn draw(state: &Self::State, ticket: u32) -> Self::Chance {
        let mut list = Vec::new();
        Self::chances(state, &mut list);
        let mut left = ticket;
        for (outcome, weight) in list {
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        unreachable!("a ticket is below the number of tickets")
    }

    /// Plays an outcome that is in the list of [`chances`](Game::chances) (unchecked).
    fn resolve(
        state: &mut Self::State,
        chance: Self::Chance,
        herald: &mut impl Herald<Self::Event>,
    );

    /// What the viewer can see, built up from nothing.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Forgets what is sealed from the seat: the choices that others have made and nobody
    /// has seen yet. A bot thinks about the state that remains.
    fn forget(state: &mut Self::State, seat: Seat);

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;
}

/// Words that stand for exactly one thing and are written in exactly one way.
///
/// Decisions and outcomes of chance are words separated by single spaces that name things
/// (`stay`, `furnish shelf 0,1`, `treasure 9`). The same words are the button's value, the
/// request, the record line, the terminal input and the line of a test. Reading what was
/// written gives the same value back; [`read`] refuses every other spelling.
pub trait Notation: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static {}

impl<T> Notation for T where T: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static
{}

/// Reads words in their one spelling; `None` for anything else.
pub fn read<T: Notation>(words: &str) -> Option<T> {
    let value: T = words.parse().ok()?;
    // The one spelling is the one that is written.
    (value.to_string() == words).then_some(value)
}
