//! Whole games at random through the unchecked door.

use crate::dice::{Dice, QuickDice};
use crate::event::Silence;
use crate::game::Game;
use crate::prompt::Prompt;

/// Plays games to their end with random decisions, for simulations and speed figures.
///
/// Keep one and use it again: it owns the list that the legal decisions of every position are
/// written to, so that a game allocates nothing.
///
/// ```
/// # use tabletop::example::Pebbles as AGame;
/// use tabletop::{Game, Playout, QuickDice, Silence};
/// let mut playout = Playout::<AGame>::new(QuickDice::new(1));
/// let mut state = AGame::set_up(&Default::default(), &mut Silence);
/// let decisions = playout.finish(&mut state);
/// assert!(decisions > 0 && AGame::outcome(&state).is_some());
/// ```
#[derive(Debug)]
pub struct Playout<G: Game> {
    dice: QuickDice,
    legal: Vec<G::Decision>,
}

impl<G: Game> Playout<G> {
    /// Plays with these dice.
    pub fn new(dice: QuickDice) -> Self {
        Self {
            dice,
            legal: Vec::new(),
        }
    }

    /// Plays until the game is over; returns how many decisions that took.
    #[inline]
    pub fn finish(&mut self, state: &mut G::State) -> u32 {
        let mut decisions = 0;
        loop {
            match G::prompt(state) {
                Prompt::Turn(seat) => {
                    self.decide(state, seat);
                    decisions += 1;
                }
                Prompt::Sealed(seats) => {
                    for seat in seats {
                        self.decide(state, seat);
                        decisions += 1;
                    }
                }
                Prompt::Chance => {
                    let ticket = self.dice.below(G::tickets(state));
                    let outcome = G::draw(state, ticket);
                    G::resolve(state, outcome, &mut Silence);
                }
                Prompt::Over => return decisions,
            }
        }
    }

    #[inline]
    fn decide(&mut self, state: &mut G::State, seat: crate::Seat) {
        self.legal.clear();
        G::legal(state, seat, &mut self.legal);
        let decision = *self.dice.pick(&self.legal);
        G::decide(state, seat, decision, &mut Silence);
    }
}
