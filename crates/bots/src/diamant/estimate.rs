//! Who will win, judged at the end of the round.

use diamant::{Diamant, ROUNDS, State};
use tabletop::{BySeat, Dice, Game, Prompt, QuickDice, SeatSet, Silence};

use super::next_card::points;
use super::opponent_model::OpponentModel;
use crate::strategy::shares;

/// How far apart one round brings two players, in gems. The smaller it is, the more a lead
/// counts.
const ROUND_SPREAD: f64 = 3.0;

/// Plays a round that has begun to its end by the players' habits, then judges the chests.
pub(super) fn estimate(
    state: &State,
    opponents: &OpponentModel,
    dice: &mut QuickDice,
) -> BySeat<f64> {
    let mut state = *state;
    let round = state.round();
    let begun = !state.path().cards().is_empty();
    while begun && state.round() == round {
        match Diamant::prompt(&state) {
            Prompt::Over => break,
            Prompt::Chance => {
                let ticket = dice.below(Diamant::tickets(&state));
                let card = Diamant::draw(&state, ticket);
                Diamant::resolve(&mut state, card, &mut Silence);
            }
            prompt @ (Prompt::Turn(_) | Prompt::Sealed(_)) => {
                let stay_probabilities = opponents.stay_probabilities(&state);
                for seat in prompt.awaited() {
                    let choice = stay_probabilities.sample(seat, dice);
                    Diamant::decide(&mut state, seat, choice, &mut Silence);
                }
            }
        }
    }
    match Diamant::outcome(&state) {
        Some(outcome) => shares(&outcome),
        None => standing(&state, opponents),
    }
}

/// Every seat's win probability between rounds, given the rounds that are left.
fn standing(state: &State, opponents: &OpponentModel) -> BySeat<f64> {
    let left = f64::from(ROUNDS + 1 - state.round());
    let spread = ROUND_SPREAD * left.sqrt();
    let everybody = SeatSet::first(Diamant::seats(state));
    let points = |seat| f64::from(points(state, seat)) - left * opponents.deficit(seat);
    let best = everybody
        .into_iter()
        .map(points)
        .fold(f64::NEG_INFINITY, f64::max);
    let mut chances = BySeat::from_fn(|seat| {
        if everybody.contains(seat) {
            ((points(seat) - best) / spread).exp()
        } else {
            0.0
        }
    });
    let sum: f64 = everybody.into_iter().map(|seat| chances[seat]).sum();
    for seat in everybody {
        chances[seat] /= sum;
    }
    chances
}

#[cfg(test)]
mod tests {
    use diamant::{Card, Config, Decision};
    use tabletop::Seat;

    use super::*;

    #[test]
    fn rounds_to_come_favour_the_one_who_searches() {
        let own = Seat::new(0);
        let mut state = Diamant::set_up(&Config::new(4).unwrap(), &mut Silence);
        Diamant::resolve(&mut state, Card::Treasure(17), &mut Silence);
        for seat in state.in_cave() {
            Diamant::decide(&mut state, seat, Decision::Leave, &mut Silence);
        }
        let equals = standing(&state, &OpponentModel::default());
        assert!((equals[own] - 0.25).abs() < 1e-9);
        let favoured = standing(&state, &OpponentModel::by(own));
        assert!(favoured[own] > equals[own]);
        let all: f64 = SeatSet::first(4)
            .into_iter()
            .map(|seat| favoured[seat])
            .sum();
        assert!((all - 1.0).abs() < 1e-9);
    }
}
