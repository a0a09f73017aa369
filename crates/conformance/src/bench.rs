//! What the checks of one match work with.

use std::collections::BTreeSet;

use tabletop::{Game, QuickDice};

use crate::subject::Subject;
use crate::summary::Summary;

/// Dice, material to try, and the counts.
pub(crate) struct Bench<'a, G: Game> {
    pub(crate) dice: QuickDice,
    pub(crate) summary: &'a mut Summary,
    pub(crate) strangers: Vec<G::Decision>,
    pub(crate) strange_words: Vec<String>,
    /// Every draw that was possible at some point of this match. They are told at every later
    /// position, possible or not.
    pub(crate) outcomes: BTreeSet<G::Chance>,
}

impl<'a, G: Subject> Bench<'a, G> {
    pub(crate) fn new(dice: QuickDice, summary: &'a mut Summary) -> Self {
        Self {
            dice,
            summary,
            strangers: G::strangers(),
            strange_words: G::strange_words(),
            outcomes: BTreeSet::new(),
        }
    }
}

/// The items, or `most` of them at random if there are more.
pub(crate) fn sample<T: Clone>(dice: &mut QuickDice, items: &[T], most: usize) -> Vec<T> {
    if items.len() <= most {
        return items.to_vec();
    }
    (0..most).map(|_| dice.pick(items).clone()).collect()
}
