//! The common search: trees that keep up with a match.

use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use tabletop::{BySeat, QuickDice, Seat, Table};

use super::budget::{Budget, Haste};
use super::course::settled;
use super::observer::Observer;
use super::tally::Tally;
use super::tree::{Arm, ROOT};
use super::worker::Worker;
use super::{Search, Verdict};
use crate::strategy::Strategy;

/// Thinks for one seat of one match, and remembers between decisions.
pub struct TreeSearch<G: Strategy> {
    seat: Seat,
    /// Whose knowledge is used. It differs from `seat` where a bot puts itself in another's
    /// place.
    eyes: Seat,
    budget: Budget,
    workers: Vec<Worker<G>>,
    observer: Observer<G>,
    dice: QuickDice,
    /// How many steps of the match lead to the root of the trees.
    followed: usize,
}

impl<G: Strategy> TreeSearch<G> {
    /// A search that has not seen anything yet. The same seed, budget and match give the same
    /// verdicts.
    pub fn new(seat: Seat, budget: Budget, seed: u64) -> Self {
        Self::seen_by(seat, seat, budget, seed)
    }

    /// The same in another seat's place, with only what `eyes` knows.
    pub(crate) fn seen_by(eyes: Seat, seat: Seat, budget: Budget, seed: u64) -> Self {
        Self {
            seat,
            eyes,
            budget,
            workers: Vec::new(),
            observer: Observer::new(seat),
            dice: QuickDice::new(seed),
            followed: 0,
        }
    }

    /// Thinks with something else that was learned about the opponents.
    pub(crate) fn think_with(
        &mut self,
        table: &Table<G>,
        haste: Haste,
        tell: impl FnOnce(&mut G::OpponentModel),
    ) -> Vec<Verdict<G::Decision>> {
        let known = table.known_to(self.eyes);
        let asked = table.prompt().awaited().contains(self.eyes)
            && G::prompt(&known).awaited().contains(self.seat);
        if !asked {
            return Vec::new();
        }
        self.catch_up(table, &known);
        tell(self.observer.opponents_mut());
        let share = haste.part(self.budget.share());
        let opponents = self.observer.opponents();
        match self.workers.as_mut_slice() {
            [worker] => worker.run(share, opponents),
            workers => workers
                .par_iter_mut()
                .for_each(|worker| worker.run(share, opponents)),
        }
        self.verdicts()
    }

    /// Moves the trees to where the match stands.
    fn catch_up(&mut self, table: &Table<G>, known: &G::State) {
        let settled = settled(table, known);
        if self.workers.is_empty() {
            let dice = &mut self.dice;
            let worker = |_| Worker::new(self.seat, known.clone(), QuickDice::new(dice.bits()));
            self.workers = (0..self.budget.workers.max(1)).map(worker).collect();
        } else {
            let news = table.steps().get(self.followed..settled).unwrap_or(&[]);
            for worker in &mut self.workers {
                worker.follow(news, known);
            }
        }
        self.observer.catch_up(table, settled, known);
        self.followed = settled;
    }

    /// What all workers found, added up.
    fn verdicts(&self) -> Vec<Verdict<G::Decision>> {
        let mut verdicts: Vec<Verdict<G::Decision>> = Vec::new();
        for worker in &self.workers {
            let tree = &worker.tree;
            let mine = tree.choices(ROOT).map(|choice| tree.choice(choice));
            let Some(choice) = mine.into_iter().find(|choice| choice.seat == self.seat) else {
                continue;
            };
            for arm in tree.arms(choice) {
                let same = |verdict: &&mut Verdict<_>| verdict.decision == arm.decision;
                match verdicts.iter_mut().find(same) {
                    Some(verdict) => add(verdict, arm),
                    None => verdicts.push(Verdict {
                        decision: arm.decision,
                        visits: arm.visits,
                        value: arm.mean(),
                    }),
                }
            }
        }
        verdicts.sort_by_key(|verdict| verdict.decision);
        verdicts
    }
}

impl<G: Strategy> Search<G> for TreeSearch<G> {
    fn think_in(&mut self, table: &Table<G>, haste: Haste) -> Vec<Verdict<G::Decision>> {
        self.think_with(table, haste, |_| ())
    }

    fn expected_values(&self) -> Option<BySeat<f64>> {
        let tallies = self.workers.iter().map(|worker| &worker.tally);
        Some(tallies.fold(Tally::new(), Tally::with).mean())
    }

    fn continuation(&self, decision: G::Decision) -> Vec<G::Decision> {
        let worker = self.workers.first();
        worker.map_or_else(Vec::new, |worker| {
            worker.tree.line_after(self.seat, decision)
        })
    }

    fn remembered(&self) -> usize {
        self.workers.iter().map(|worker| worker.tree.len()).sum()
    }
}

fn add<D>(verdict: &mut Verdict<D>, arm: &Arm<D>) {
    let sum = verdict.value * f64::from(verdict.visits) + arm.sum;
    verdict.visits += arm.visits;
    if verdict.visits > 0 {
        verdict.value = sum / f64::from(verdict.visits);
    }
}

impl<G: Strategy> std::fmt::Debug for TreeSearch<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TreeSearch")
            .field("seat", &self.seat)
            .field("budget", &self.budget)
            .field("remembered", &self.remembered())
            .finish_non_exhaustive()
    }
}
