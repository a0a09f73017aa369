//! What somebody might decide, for those who ask.

use tabletop::{Seat, Table};

use crate::level::Level;
use crate::player::{Player, search_of};
use crate::search::{Haste, Verdict};
use crate::strategy::Strategy;

/// How many decisions an advice names: the best and what else is worth a thought.
pub const ADVISED: usize = 3;

/// A decision that is worth a thought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<D> {
    /// The decision.
    pub decision: D,
    /// What it is worth, from 0 (lost) to 1 (won). Nothing in a game that is not searched:
    /// the judgement of `greedy` is in points.
    pub value: Option<f64>,
}

/// The best decisions of a seat, the best first and at most [`ADVISED`]; none if the seat
/// has nothing to decide. The same seed and haste give the same advice.
///
/// It is thought out as by a bot of the level `strong`, from what the seat
/// [knows](Table::known_to): what others have sealed has no influence on it.
pub fn advise<G: Strategy>(
    table: &Table<G>,
    seat: Seat,
    haste: Haste,
    seed: u64,
) -> Vec<Advice<G::Decision>> {
    if !table.prompt().awaited().contains(seat) {
        return Vec::new();
    }
    match Level::Strong.budget(&G::MANNER) {
        Some(budget) => {
            let mut search = search_of::<G>(seat, budget, seed);
            best_searched(search.think_in(table, haste))
        }
        None => best_at_first_sight(table, seat, seed),
    }
}

/// Those that were tried most often: they stayed good however often they were tried.
fn best_searched<D: Copy>(mut verdicts: Vec<Verdict<D>>) -> Vec<Advice<D>> {
    verdicts.retain(Verdict::says_something);
    verdicts.sort_by(|one, other| {
        let rank = other.visits.cmp(&one.visits);
        rank.then(other.value.total_cmp(&one.value))
    });
    verdicts.truncate(ADVISED);
    let advice = |verdict: &Verdict<D>| Advice {
        decision: verdict.decision,
        value: Some(verdict.value),
    };
    verdicts.iter().map(advice).collect()
}

fn best_at_first_sight<G: Strategy>(
    table: &Table<G>,
    seat: Seat,
    seed: u64,
) -> Vec<Advice<G::Decision>> {
    let mut player = Player::<G>::of_level(Level::Greedy, seat, seed);
    let Some(proposal) = player.propose(table) else {
        return Vec::new();
    };
    let mut judged = proposal.evaluation;
    judged.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let advice = |&(decision, _): &(G::Decision, f64)| Advice {
        decision,
        value: None,
    };
    judged.iter().take(ADVISED).map(advice).collect()
}
