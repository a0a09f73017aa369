//! What a player who asks for a hint might decide.

use serde::Serialize;
use tabletop::{Seat, Table};

use crate::alternative::Alternative;
use crate::level::Level;
use crate::player::{Player, search_of};
use crate::search::{Haste, Verdict};
use crate::strategy::Strategy;
use crate::temper::Temper;

/// How many decisions are recommended at most: the best and its closest rivals.
pub const MOST_ADVICE: usize = 3;

/// A decision worth considering.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<D> {
    /// The decision.
    pub decision: D,
    /// Its worth, from 0 (lost) to 1 (won). `None` in a game without a search: `greedy` judges
    /// in points.
    pub value: Option<f64>,
    /// What the seat would go on with in the same turn: the idea behind it.
    pub then: Vec<D>,
}

impl<D> Advice<D> {
    /// The same with the decision in another form, such as its words.
    pub fn map_decision<E>(self, mut form: impl FnMut(D) -> E) -> Advice<E> {
        Advice {
            decision: form(self.decision),
            value: self.value,
            then: self.then.into_iter().map(form).collect(),
        }
    }
}

/// The best decisions for a seat, the best one first and at most [`MOST_ADVICE`]; none if the
/// seat has nothing to decide. The same seed and haste give the same advice.
///
/// This is what a `strong` bot would consider, from what the seat [knows](Table::known_to):
/// the sealed choices of others do not influence it.
pub fn advise<G: Strategy>(
    table: &Table<G>,
    seat: Seat,
    haste: Haste,
    seed: u64,
) -> Vec<Advice<G::Decision>> {
    if !table.prompt().awaited().contains(seat) {
        return Vec::new();
    }
    match Level::Strong.budget(&G::SEARCH) {
        Some(budget) => {
            let mut search = search_of::<G>(seat, budget, seed);
            let mut advice = best_searched(search.think_in(table, haste));
            for one in &mut advice {
                one.then = search.continuation(one.decision);
            }
            advice
        }
        None => best_at_first_sight(table, seat, seed),
    }
}

/// The decisions that were tried most often: they kept looking good.
fn best_searched<D: Copy>(mut verdicts: Vec<Verdict<D>>) -> Vec<Advice<D>> {
    verdicts.retain(Verdict::says_something);
    verdicts.sort_by(|one, other| {
        let rank = other.visits.cmp(&one.visits);
        rank.then(other.value.total_cmp(&one.value))
    });
    verdicts.truncate(MOST_ADVICE);
    let advice = |verdict: &Verdict<D>| Advice {
        decision: verdict.decision,
        value: Some(verdict.value),
        then: Vec::new(),
    };
    verdicts.iter().map(advice).collect()
}

fn best_at_first_sight<G: Strategy>(
    table: &Table<G>,
    seat: Seat,
    seed: u64,
) -> Vec<Advice<G::Decision>> {
    let mut player = Player::<G>::of_temper(Level::Greedy, Temper::Plain, seat, seed);
    let Some(proposal) = player.propose(table) else {
        return Vec::new();
    };
    let mut judged = proposal.evaluation;
    judged.sort_by(|one, other| other.value.total_cmp(&one.value));
    let advice = |alternative: &Alternative<G::Decision>| Advice {
        decision: alternative.decision,
        value: None,
        then: Vec::new(),
    };
    judged.iter().take(MOST_ADVICE).map(advice).collect()
}
