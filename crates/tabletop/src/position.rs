//! Where a match stands.

use crate::event::Herald;
use crate::game::Game;
use crate::history::{Step, StepOf};
use crate::prompt::Prompt;
use crate::version::Version;

/// The moving part of a table: everything that the next step changes, except the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Position<G: Game> {
    pub(crate) state: G::State,
    /// How many steps were luck: the index of the next draw.
    pub(crate) draws: u64,
    pub(crate) version: Version,
    /// The version at which the present prompt was first asked. Older requests are stale.
    pub(crate) asked_at: Version,
    /// The prompt that the last step answered; `None` after the set-up.
    pub(crate) answered: Option<Prompt>,
}

impl<G: Game> Position<G> {
    pub(crate) fn set_up(config: &G::Config, herald: &mut impl Herald<G::Event>) -> Self {
        Self {
            state: G::set_up(config, herald),
            draws: 0,
            version: Version::default(),
            asked_at: Version::default(),
            answered: None,
        }
    }

    pub(crate) fn prompt(&self) -> Prompt {
        G::prompt(&self.state)
    }

    /// Plays a step that is known to be possible.
    pub(crate) fn play(&mut self, step: StepOf<G>, herald: &mut impl Herald<G::Event>) {
        let before = self.prompt();
        match step {
            Step::Decision { seat, decision } => {
                G::decide(&mut self.state, seat, decision, herald);
            }
            Step::Luck(draw) => {
                G::resolve(&mut self.state, draw, herald);
                self.draws += 1;
            }
        }
        self.version = self.version.next();
        self.answered = Some(before);
        if !asks_the_same(before, step, self.prompt()) {
            self.asked_at = self.version;
        }
    }
}

/// Whether the seats still awaited are asked the same as before the step: one of several
/// who choose at once has chosen, the others still choose.
fn asks_the_same<D, C>(before: Prompt, step: Step<D, C>, after: Prompt) -> bool {
    match (before, step, after) {
        (Prompt::Sealed(awaited), Step::Decision { seat, .. }, Prompt::Sealed(left)) => {
            left == awaited.without(seat) && !left.is_empty()
        }
        _ => false,
    }
}
