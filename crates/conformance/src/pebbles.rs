//! The example game of `tabletop` as a subject, to be copied.
//!
//! It is always compiled, not only for tests, because the examples on the front page play it.

use tabletop::example::{Colour, Pebbles, PebblesDecision, PebblesState};
use tabletop::{Game, QuickDice, Viewer};

use crate::subject::{Imbalance, Subject};

/// The pebbles in the box.
const PEBBLES: u8 = 5;

impl Subject for Pebbles {
    /// The only secrets are the bets that others have sealed.
    fn scramble(state: &PebblesState, viewer: Viewer, dice: &mut QuickDice) -> PebblesState {
        let mut state = *state;
        state.replace_sealed(viewer.seat(), || {
            *dice.pick(&[Colour::White, Colour::Black])
        });
        state
    }

    /// Pebbles leave the game, so the bag alone shows only that none were added.
    fn conserved(state: &PebblesState) -> Result<(), Imbalance> {
        let [white, black] = Pebbles::view(state, Viewer::Bystander).bag;
        match white + black {
            0..=PEBBLES => Ok(()),
            found => Err(Imbalance {
                what: "pebbles at most".to_owned(),
                found: found.into(),
                expected: PEBBLES.into(),
            }),
        }
    }

    fn strangers() -> Vec<PebblesDecision> {
        vec![
            PebblesDecision::Bet(Colour::White),
            PebblesDecision::Bet(Colour::Black),
            PebblesDecision::Keep,
            PebblesDecision::Return,
        ]
    }
}
