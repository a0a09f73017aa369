//! The rest of a turn.

use caverna::{Caverna, Chance, Decision, State};
use tabletop::{Game, Prompt, Seat, Silence};

use super::worth::{Horizon, Weights, worth};

/// How many of the rooms that may come up a dig is judged by.
const SAMPLES: usize = 3;

/// The most food that furnishing a room costs, and so the most conversions to consider.
const MOST_FOOD: usize = 5;

/// Plays a turn to its end, always doing what helps most.
pub(super) struct Planner<'a> {
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
}

impl Planner<'_> {
    /// What the turn is worth after this decision.
    pub(super) fn appraise(&self, state: &State, decision: Decision) -> f64 {
        match decision {
            Decision::End => self.worth(state, Horizon::AfterTheTurn),
            // Nothing is gained by converting before there is something to pay for.
            Decision::Convert(_) if state.tile().is_none() => {
                let after = self.after(state, decision);
                self.worth(&after, Horizon::AfterTheTurn)
            }
            _ => {
                let after = self.after(state, decision);
                let drawn = after_luck(&after);
                let sum: f64 = drawn.iter().map(|state| self.finish(state)).sum();
                sum / count(&drawn)
            }
        }
    }

    /// The best end of the turn while always doing what helps most.
    fn finish(&self, state: &State) -> f64 {
        let mut here = *state;
        let mut promise = self.worth(&here, Horizon::WithinTheTurn);
        let mut best = self.worth(&here, Horizon::AfterTheTurn);
        loop {
            let mut next = None;
            self.consider(&here, |after| {
                let worth = self.worth(after, Horizon::WithinTheTurn);
                if worth > promise {
                    promise = worth;
                    next = Some(*after);
                }
            });
            let Some(after) = next else {
                return best;
            };
            here = after;
            best = best.max(self.worth(&here, Horizon::AfterTheTurn));
        }
    }

    /// Every position after one more action, including those that conversions make possible.
    fn consider(&self, state: &State, mut visit: impl FnMut(&State)) {
        let mut known = Vec::new();
        let mut fed = *state;
        for _ in 0..=MOST_FOOD {
            if Caverna::prompt(&fed) != Prompt::Turn(self.seat) {
                return;
            }
            let mut legal = Vec::new();
            Caverna::legal(&fed, self.seat, &mut legal);
            let is_new = |decision: &&Decision| known.binary_search(*decision).is_err();
            for &decision in legal.iter().filter(is_new) {
                if matches!(decision, Decision::Convert(_) | Decision::End) {
                    continue;
                }
                let after = self.after(&fed, decision);
                // While planning, one of the rooms that may come up stands for all.
                visit(&after_luck(&after)[0]);
            }
            let food = |&decision: &Decision| matches!(decision, Decision::Convert(_));
            let conversions = legal.iter().copied().filter(food);
            let fed_by = conversions.map(|decision| self.after(&fed, decision));
            let Some(cheapest) = fed_by.max_by(|one, other| {
                let worth = |state| self.worth(state, Horizon::WithinTheTurn);
                worth(one).total_cmp(&worth(other))
            }) else {
                return;
            };
            fed = cheapest;
            known = legal;
        }
    }

    fn after(&self, state: &State, decision: Decision) -> State {
        let mut after = *state;
        Caverna::decide(&mut after, self.seat, decision, &mut Silence);
        after
    }

    fn worth(&self, state: &State, horizon: Horizon) -> f64 {
        worth(state, self.seat, horizon, self.weights)
    }
}

/// The positions after luck, represented by a few; the position itself if there is no luck.
fn after_luck(state: &State) -> Vec<State> {
    if Caverna::prompt(state) != Prompt::Chance {
        return vec![*state];
    }
    let mut chances = Vec::new();
    Caverna::chances(state, &mut chances);
    let step = chances.len().div_ceil(SAMPLES);
    let resolved = |&(chance, _): &(Chance, u32)| {
        let mut after = *state;
        Caverna::resolve(&mut after, chance, &mut Silence);
        after
    };
    let middle = (step - 1) / 2;
    let sampled = chances.iter().skip(middle).step_by(step).map(resolved);
    // A dig may turn up the solo game's pile as well.
    let settled = |state: State| after_luck(&state)[0];
    sampled.map(settled).collect()
}

#[expect(clippy::cast_precision_loss, reason = "there are a few")]
fn count(positions: &[State]) -> f64 {
    positions.len() as f64
}
