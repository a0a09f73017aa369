//! What a bot must be told about a game.

use tabletop::{Game, Seat};

/// A game's own judgement.
pub trait Strategy: Game {
    /// How good a legal decision looks to the seat at first sight, in the game's own points;
    /// more is better. The greedy bot takes the best.
    ///
    /// `known` is the state as the seat knows it: others' sealed choices are not in it.
    fn appraise(known: &Self::State, seat: Seat, decision: Self::Decision) -> f64;

    /// What [`appraise`](Strategy::appraise) says of each decision of a list, in its order. A
    /// game says it in its own way where the decisions have work in common.
    fn appraise_all(known: &Self::State, seat: Seat, decisions: &[Self::Decision]) -> Vec<f64> {
        let appraised = |&decision: &Self::Decision| Self::appraise(known, seat, decision);
        decisions.iter().map(appraised).collect()
    }
}
