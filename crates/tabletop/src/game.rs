//! The contract a game keeps.

use std::fmt::Debug;

use serde::Serialize;

use crate::drum::Drum;
use crate::event::Herald;
use crate::notation::Notation;
use crate::options::Config;
use crate::outcome::Outcome;
use crate::prompt::Prompt;
use crate::seat::{Seat, Viewer};

/// A game: its rules and nothing else.
///
/// The implementing type is only a name (`enum Diamant {}`, with the usual derives);
/// everything a match consists of is in its [`State`](Game::State). All functions are
/// deterministic: luck enters through [`resolve`](Game::resolve), and nothing reads a clock, a
/// file or a random number.
///
/// # The unchecked door
///
/// [`decide`](Game::decide) and [`resolve`](Game::resolve) do not check what they are given.
/// They are the fast door for searches, which only ever play what
/// [`legal`](Game::legal) and [`chances`](Game::chances) offer. Given anything else, they may
/// panic or leave a position that the rules cannot reach. All other code goes through
/// [`Table`](crate::Table), which checks.
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

    /// What luck can draw.
    type Chance: Notation;

    /// Something that happened, without text.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What a viewer can see.
    type View: Clone + Eq + Debug + Serialize + Send;

    /// Sets up the match, up to the first prompt.
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

    /// What luck draws from now, the one source of all luck. It has tickets exactly when the
    /// prompt is [`Prompt::Chance`].
    fn drum(state: &Self::State) -> impl Drum<Self::Chance>;

    /// Appends every possible draw with its weight, in rising order; nothing if luck is not
    /// due. It follows from the [`drum`](Game::drum); a game has no reason to write its own.
    fn chances(state: &Self::State, list: &mut Vec<(Self::Chance, u32)>) {
        list.extend(Self::drum(state).weights());
    }

    /// How many tickets are in the [`drum`](Game::drum): the sum of the weights of
    /// [`chances`](Game::chances).
    #[inline]
    fn tickets(state: &Self::State) -> u32 {
        Self::drum(state).tickets()
    }

    /// What a ticket of the [`drum`](Game::drum) stands for. The ticket is below
    /// [`tickets`](Game::tickets).
    #[inline]
    fn draw(state: &Self::State, ticket: u32) -> Self::Chance {
        Self::drum(state).draw(ticket)
    }

    /// Plays a draw that is in the list of [`chances`](Game::chances) (unchecked).
    fn resolve(
        state: &mut Self::State,
        chance: Self::Chance,
        herald: &mut impl Herald<Self::Event>,
    );

    /// What the viewer can see, built up from nothing.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Forgets what the seat does not know: the choices that others have made and not yet
    /// revealed. A bot thinks about the state that remains.
    fn forget(state: &mut Self::State, seat: Seat);

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;
}
