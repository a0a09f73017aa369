//! Search in whole turns.
//!
//! At the beginning of a turn, and whenever luck has changed it, a [tree](super::turn_tree) is
//! grown and the best turn becomes the plan. As long as the match goes to plan, the decisions of
//! the turn follow it.

use caverna::{Caverna, Decision, State};
use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use tabletop::{Game, QuickDice, Seat, Silence, Table};

use super::estimate::Estimator;
use super::turn_tree::{Growth, TurnTree, for_seat};
use crate::search::{Budget, Haste, Search, Verdict};

/// Thinks for one seat of one match.
pub(super) struct TurnSearch {
    seat: Seat,
    budget: Budget,
    dice: QuickDice,
    plan: Vec<PlanStep>,
    /// The best turn for each decision that begins one, as the last search saw it.
    ways: Vec<Vec<Decision>>,
}

/// The planned decision for a position, and what was found out about it.
struct PlanStep {
    state: State,
    verdict: Verdict<Decision>,
}

impl TurnSearch {
    pub(super) fn new(seat: Seat, budget: Budget, seed: u64) -> Self {
        Self {
            seat,
            budget,
            dice: QuickDice::new(seed),
            plan: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// Searches a position and makes the plan.
    fn search(&mut self, state: &State, haste: Haste) -> Vec<Verdict<Decision>> {
        let growth = Growth::of(state.config());
        let workers = 0..self.budget.workers.max(1);
        let mut trees: Vec<TurnTree> = workers
            .map(|_| {
                let dice = QuickDice::new(self.dice.bits());
                TurnTree::new(state, growth, Estimator::new(state), dice)
            })
            .collect();
        let share = haste.part(self.budget.share());
        match trees.as_mut_slice() {
            [tree] => tree.grow(share),
            trees => trees.par_iter_mut().for_each(|tree| tree.grow(share)),
        }
        let turns = self.turns_of(&trees, growth);
        self.plan = plan(state, self.seat, &turns);
        self.ways = ways(&turns);
        verdicts(state, self.seat, &turns, trees[0].firsts())
    }

    /// What all trees together say about the turns.
    fn turns_of<'a>(&self, trees: &'a [TurnTree], growth: Growth) -> Vec<TurnCandidate<'a>> {
        let mut turns: Vec<TurnCandidate<'a>> = Vec::new();
        for (number, tree) in trees.iter().enumerate() {
            for (index, (arm, way)) in tree.turns().enumerate() {
                let value = for_seat(arm.value(growth.trust), self.seat);
                if number == 0 {
                    turns.push(TurnCandidate {
                        way,
                        visits: arm.visits,
                        value,
                    });
                } else {
                    // All trees start with the same turns in the same order.
                    let turn = &mut turns[index];
                    let weights = [turn.visits, arm.visits].map(|visits| f64::from(visits) + 0.5);
                    turn.value =
                        (turn.value * weights[0] + value * weights[1]) / (weights[0] + weights[1]);
                    turn.visits += arm.visits;
                }
            }
        }
        turns
    }
}

/// A turn that was considered.
struct TurnCandidate<'a> {
    way: &'a [Decision],
    visits: u32,
    /// What it is worth to the seat that thinks.
    value: f64,
}

impl Search<Caverna> for TurnSearch {
    fn think_in(&mut self, table: &Table<Caverna>, haste: Haste) -> Vec<Verdict<Decision>> {
        if !table.prompt().awaited().contains(self.seat) {
            return Vec::new();
        }
        let known = table.known_to(self.seat);
        let planned = self.plan.iter().find(|planned| planned.state == known);
        match planned {
            Some(planned) => vec![planned.verdict],
            None => self.search(&known, haste),
        }
    }

    fn continuation(&self, decision: Decision) -> Vec<Decision> {
        let mut ways = self.ways.iter();
        let way = ways.find(|way| way.first() == Some(&decision));
        way.map_or_else(Vec::new, |way| way[1..].to_vec())
    }

    /// The plan is all there is to remember.
    fn remembered(&self) -> usize {
        self.plan.len()
    }
}

/// The best turn, step by step.
fn plan(state: &State, seat: Seat, turns: &[TurnCandidate<'_>]) -> Vec<PlanStep> {
    let Some(best) = best(turns.iter()) else {
        return Vec::new();
    };
    let mut here = *state;
    let planned = |&decision: &Decision| {
        let state = here;
        Caverna::decide(&mut here, seat, decision, &mut Silence);
        let verdict = Verdict {
            decision,
            visits: best.visits,
            value: best.value,
        };
        PlanStep { state, verdict }
    };
    best.way.iter().map(planned).collect()
}

/// The best turn for each decision that begins one.
fn ways(turns: &[TurnCandidate<'_>]) -> Vec<Vec<Decision>> {
    let mut firsts: Vec<Decision> = turns
        .iter()
        .filter_map(|turn| turn.way.first().copied())
        .collect();
    firsts.sort_unstable();
    firsts.dedup();
    let best_way = |first: Decision| {
        let begins = |turn: &&TurnCandidate<'_>| turn.way.first() == Some(&first);
        best(turns.iter().filter(begins)).map(|turn| turn.way.to_vec())
    };
    firsts.into_iter().filter_map(best_way).collect()
}

/// The turn that was tried most often: it kept looking good. Ties go to the better value, then
/// to the first.
fn best<'a, 'b>(turns: impl Iterator<Item = &'a TurnCandidate<'b>>) -> Option<&'a TurnCandidate<'b>>
where
    'b: 'a,
{
    let rank = |turn: &TurnCandidate<'_>| (turn.visits, turn.value);
    turns.fold(None, |best: Option<&TurnCandidate<'_>>, turn| match best {
        Some(best) if rank(turn) <= rank(best) => Some(best),
        _ => Some(turn),
    })
}

/// How much worse than the worst sensible decision all others are taken to be.
const UNSENSIBLE: f64 = 0.01;

/// A verdict on each legal decision: that of the best turn that begins with it. A decision that
/// begins no sensible turn is worse than all others.
fn verdicts(
    state: &State,
    seat: Seat,
    turns: &[TurnCandidate<'_>],
    firsts: &[(Decision, f64)],
) -> Vec<Verdict<Decision>> {
    let mut legal = Vec::new();
    Caverna::legal(state, seat, &mut legal);
    let worst = firsts.last().map_or(0.0, |&(_, value)| value - UNSENSIBLE);
    let verdict = |decision| {
        let begins = |turn: &&TurnCandidate<'_>| turn.way.first() == Some(&decision);
        if let Some(turn) = best(turns.iter().filter(begins)) {
            return Verdict {
                decision,
                visits: turn.visits,
                value: turn.value,
            };
        }
        let first = firsts.iter().find(|&&(first, _)| first == decision);
        Verdict {
            decision,
            visits: 0,
            value: first.map_or(worst, |&(_, value)| value),
        }
    };
    legal.into_iter().map(verdict).collect()
}
