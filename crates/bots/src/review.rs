//! A finished match under examination: who was likely to win when, and what could have been
//! decided instead.

use tabletop::{Prompt, Seat, SeatSet, Step, Table};

use crate::alternative::Alternative;
use crate::assessment::{Assessment, ReviewedDecision};
use crate::opinion::{Opinion, Values, favourite, merged};
use crate::search::Verdict;
use crate::strategy::{Strategy, shares};

/// A finished match and the positions in which somebody had to decide.
///
/// Each position is examined by itself, in any order and on any thread: the same match, budget
/// and seed always give the same assessments.
///
/// ```
/// use bots::Review;
/// use diamant::{Config, Decision, Diamant};
/// use tabletop::{LuckSource, Seed, Table};
///
/// let luck = LuckSource::Rolled(Seed::from_number(4));
/// let mut table = Table::<Diamant>::open(Config::default(), luck);
/// assert!(Review::of(&table, Some(100), 1).is_err()); // nobody has won yet
/// while table.outcome().is_none() {
///     for seat in table.prompt().awaited() {
///         table.decide(seat, Decision::Stay, None)?;
///     }
/// }
/// let review = Review::of(&table, Some(100), 1)?;
/// let first = review.examine(0);
/// assert!((first.win_probabilities.iter().sum::<f64>() - 1.0).abs() < 1e-9);
/// assert_eq!(first.decisions.len(), usize::from(table.seats())); // all chose at once
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Review<G: Strategy> {
    table: Table<G>,
    /// How many steps lead to each position.
    positions: Vec<usize>,
    iterations: u32,
    seed: u64,
}

/// The match is still running. It is not examined, because its players might read the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is not over; only finished games are analysed")]
pub struct NotOver;

/// Another decision is preferred if it is worth at least this much more. Less is noise, and
/// nobody would learn from it.
const CLEARLY: f64 = 0.01;

impl<G: Strategy> Review<G> {
    /// Prepares a finished match for examination with this many iterations per decision, or
    /// with the game's usual number.
    pub fn of(table: &Table<G>, iterations: Option<u32>, seed: u64) -> Result<Self, NotOver> {
        if table.outcome().is_none() {
            return Err(NotOver);
        }
        Ok(Self {
            positions: positions(table),
            table: table.clone(),
            iterations: iterations.unwrap_or(G::SEARCH.review).max(1),
            seed,
        })
    }

    /// The number of positions to examine.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// The number of iterations per decision.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The number of steps in the match.
    pub fn steps(&self) -> usize {
        self.table.steps().len()
    }

    /// Each seat's share of the victory. `None` for a solo match, which is won against nobody.
    pub fn end(&self) -> Option<Vec<f64>> {
        let seats = self.table.seats();
        let outcome = self.table.outcome().filter(|_| seats > 1)?;
        Some(shares(&outcome).first(seats).to_vec())
    }

    /// Examines one position, counted from 0.
    ///
    /// Every seat that must decide is searched twice, with half of the iterations and other dice
    /// each time. How far the two are apart tells how much of what they say is noise, and a
    /// decision is criticised only if both would have preferred the same other one.
    ///
    /// # Panics
    ///
    /// If there are not that many [positions](Self::positions).
    pub fn examine(&self, position: usize) -> Assessment<G::Decision> {
        let step = self.positions[position];
        let table = self.table.at(step);
        let awaited = table.prompt().awaited();
        let mut values = Values::new(table.seats());
        let mut decisions = Vec::new();
        for seat in awaited {
            // Every position and seat has dice of its own, so that the order does not matter.
            let place = (step as u64) << 8 | seat.index() as u64;
            let seed = self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let opinions = [seed, !seed].map(|seed| {
                let iterations = self.iterations.div_ceil(2);
                Opinion::on(&table, seat, iterations, seed)
            });
            values.add(seat, &opinions);
            let made = self.decision(step, seat);
            decisions.extend(made.map(|decision| reviewed(seat, decision, &opinions)));
        }
        let until = self.positions.get(position + 1).copied();
        let steps = &self.table.steps()[step..until.unwrap_or(self.steps())];
        Assessment {
            step,
            win_probabilities: values.normalised(),
            spread: values.spread(),
            settled: until.is_some()
                && matches!(table.prompt(), Prompt::Turn(_))
                && steps
                    .iter()
                    .all(|step| matches!(step, Step::Decision { .. })),
            decisions,
        }
    }

    /// The seat's first decision from this step on.
    fn decision(&self, step: usize, by: Seat) -> Option<G::Decision> {
        self.table.steps()[step..]
            .iter()
            .find_map(|step| match *step {
                Step::Decision { seat, decision } if seat == by => Some(decision),
                Step::Decision { .. } | Step::Luck(_) => None,
            })
    }
}

/// The numbers of steps after which somebody must decide and nobody has answered yet.
fn positions<G: Strategy>(table: &Table<G>) -> Vec<usize> {
    let is_asked = |steps: &usize| {
        let table = table.at(*steps);
        let everybody = SeatSet::first(table.seats());
        match table.prompt() {
            Prompt::Turn(_) => true,
            Prompt::Sealed(_) => !everybody.into_iter().any(|seat| table.has_chosen(seat)),
            Prompt::Chance | Prompt::Over => false,
        }
    };
    (0..table.steps().len()).filter(is_asked).collect()
}

/// What both searches say about a decision, and what they would have decided instead.
fn reviewed<D: Copy + Eq>(
    seat: Seat,
    decision: D,
    opinions: &[Opinion<D>; 2],
) -> ReviewedDecision<D> {
    let all = merged(opinions);
    let made = all.iter().find(|verdict| verdict.decision == decision);
    let made = made.filter(|verdict| verdict.says_something());
    let is_better = |best: &&Verdict<D>| {
        let gain = |verdicts: &[Verdict<D>]| {
            let of = |wanted: D| verdicts.iter().find(|verdict| verdict.decision == wanted);
            Some(of(best.decision)?.value - of(decision)?.value)
        };
        let clearly = made.is_none_or(|made| best.value - made.value >= CLEARLY);
        let agreed = opinions
            .iter()
            .all(|opinion| gain(&opinion.verdicts).is_none_or(|gain| gain > 0.0));
        best.decision != decision && clearly && agreed
    };
    let best = favourite(&all).filter(is_better);
    ReviewedDecision {
        seat,
        decision,
        value: made.map(|made| made.value),
        instead: best.map(|best| Alternative {
            decision: best.decision,
            value: best.value,
        }),
    }
}

impl<G: Strategy> std::fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Review")
            .field("table", &self.table)
            .field("positions", &self.positions.len())
            .field("iterations", &self.iterations)
            .finish_non_exhaustive()
    }
}
