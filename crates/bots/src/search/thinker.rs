//! A search that goes with a match.

use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use tabletop::{BySeat, QuickDice, Seat, Table};

use super::budget::{Budget, Haste};
use super::reader::Reader;
use super::tally::Tally;
use super::tree::{Arm, ROOT};
use super::worker::Worker;
use crate::strategy::Strategy;

/// What a search found out about a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict<D> {
    /// The decision.
    pub decision: D,
    /// How often it was tried.
    pub visits: u32,
    /// What it brought on average, from 0 (lost) to 1 (won).
    pub value: f64,
}

impl<D> Verdict<D> {
    /// Whether the search knows anything of the decision: it was tried, or judged at sight.
    pub(crate) fn says_something(&self) -> bool {
        self.visits > 0 || self.value > 0.0
    }
}

/// What thinks for one seat of one match.
pub trait Search<G: Strategy>: Send {
    /// Thinks about what the seat is asked now: decisions in the order of the legal list, or
    /// nothing if the seat is not asked. A search that follows a plan names that alone.
    fn think(&mut self, table: &Table<G>) -> Vec<Verdict<G::Decision>> {
        self.think_in(table, Haste::NONE)
    }

    /// The same with a part of the budget, for a host who has not the time for all of it.
    fn think_in(&mut self, table: &Table<G>, haste: Haste) -> Vec<Verdict<G::Decision>>;

    /// What the position that was last thought about is worth to every seat on average, from
    /// 0 (lost) to 1 (won), if the search has looked at it so.
    fn expected_values(&self) -> Option<BySeat<f64>> {
        None
    }

    /// How many positions are remembered from decision to decision.
    fn remembered(&self) -> usize {
        0
    }
}

impl<G: Strategy> Search<G> for Thinker<G> {
    fn think_in(&mut self, table: &Table<G>, haste: Haste) -> Vec<Verdict<G::Decision>> {
        Thinker::think_in(self, table, haste)
    }

    fn expected_values(&self) -> Option<BySeat<f64>> {
        let tallies = self.workers.iter().map(|worker| &worker.tally);
        Some(tallies.fold(Tally::new(), Tally::with).mean())
    }

    fn remembered(&self) -> usize {
        Thinker::remembered(self)
    }
}

/// Thinks for one seat of one match, and remembers from decision to decision.
pub struct Thinker<G: Strategy> {
    seat: Seat,
    /// Who looks at the table: what they do not know is not thought about.
    eyes: Seat,
    budget: Budget,
    workers: Vec<Worker<G>>,
    reader: Reader<G>,
    dice: QuickDice,
    /// How many steps of the match lead to the root of the trees.
    followed: usize,
}

impl<G: Strategy> Thinker<G> {
    /// A search that has not looked at anything yet. The same seed, budget and course of
    /// the match come to the same verdicts.
    pub fn new(seat: Seat, budget: Budget, seed: u64) -> Self {
        Self::seen_by(seat, seat, budget, seed)
    }

    /// The same for what somebody else expects of the seat: it knows what they know.
    pub(crate) fn seen_by(eyes: Seat, seat: Seat, budget: Budget, seed: u64) -> Self {
        Self {
            seat,
            eyes,
            budget,
            workers: Vec::new(),
            reader: Reader::new(seat),
            dice: QuickDice::new(seed),
            followed: 0,
        }
    }

    /// Thinks about what the seat is asked now: every decision in the order of the legal
    /// list, or nothing if the seat is not asked.
    pub fn think(&mut self, table: &Table<G>) -> Vec<Verdict<G::Decision>> {
        self.think_in(table, Haste::NONE)
    }

    /// The same with a part of the budget, for a host who has not the time for all of it.
    pub fn think_in(&mut self, table: &Table<G>, haste: Haste) -> Vec<Verdict<G::Decision>> {
        self.think_with(table, haste, |_| ())
    }

    /// The same with something that was found out besides about those who play.
    pub(crate) fn think_with(
        &mut self,
        table: &Table<G>,
        haste: Haste,
        tell: impl FnOnce(&mut G::Reading),
    ) -> Vec<Verdict<G::Decision>> {
        let known = table.known_to(self.eyes);
        let asked = table.prompt().awaited().contains(self.eyes)
            && G::prompt(&known).awaited().contains(self.seat);
        if !asked {
            return Vec::new();
        }
        self.catch_up(table, &known);
        tell(self.reader.reading_mut());
        let share = haste.part(self.budget.share());
        let reading = self.reader.reading();
        match self.workers.as_mut_slice() {
            [worker] => worker.run(share, reading),
            workers => workers
                .par_iter_mut()
                .for_each(|worker| worker.run(share, reading)),
        }
        self.verdicts()
    }

    /// How many positions are remembered now.
    pub fn remembered(&self) -> usize {
        self.workers.iter().map(|worker| worker.tree.len()).sum()
    }

    /// Brings the trees to where the match stands.
    fn catch_up(&mut self, table: &Table<G>, known: &G::State) {
        // Choices that others have sealed and that were forgotten are the last steps. They
        // are counted here and never read.
        let awaited = G::prompt(known).awaited().len();
        let sealed = awaited.saturating_sub(table.prompt().awaited().len());
        let settled = table.steps().len() - usize::from(sealed);
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
        self.reader.read_on(table, settled, known);
        self.followed = settled;
    }

    /// What all workers together found.
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

fn add<D>(verdict: &mut Verdict<D>, arm: &Arm<D>) {
    let sum = verdict.value * f64::from(verdict.visits) + arm.sum;
    verdict.visits += arm.visits;
    if verdict.visits > 0 {
        verdict.value = sum / f64::from(verdict.visits);
    }
}

impl<G: Strategy> std::fmt::Debug for Thinker<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinker")
            .field("seat", &self.seat)
            .field("budget", &self.budget)
            .field("remembered", &self.remembered())
            .finish_non_exhaustive()
    }
}
