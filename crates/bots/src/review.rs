//! A finished match looked at again: who was likely to win when, and what could have been
//! decided instead.

use tabletop::{BySeat, Prompt, QuickDice, Seat, SeatSet, Step, Table};

use crate::level::Level;
use crate::player::search_of;
use crate::search::{Budget, Verdict};
use crate::strategy::{Strategy, shares};

/// A finished match with the moments in which somebody was asked.
///
/// Each moment is examined by itself, in any order and on any thread: the same match, budget
/// and seed come to the same findings.
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
/// assert!((first.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
/// assert_eq!(first.weighed.len(), usize::from(table.seats())); // all chose at once
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Review<G: Strategy> {
    table: Table<G>,
    /// The steps before each moment.
    moments: Vec<usize>,
    iterations: u32,
    seed: u64,
}

/// What was found out about one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<D> {
    /// How many steps of the match lead to it.
    pub step: usize,
    /// How likely each seat was to win, from 0 to 1; together they are 1. For somebody who
    /// plays alone it is what the position was worth.
    pub chances: Vec<f64>,
    /// What everybody who was asked decided, in the order of the seats.
    pub weighed: Vec<Weighed<D>>,
}

/// A decision that was made, and what the search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<D> {
    /// Whose it was.
    pub seat: Seat,
    /// What was decided.
    pub decided: D,
    /// What that is worth to the seat, from 0 to 1; nothing if the search never tried it.
    pub value: Option<f64>,
    /// What the search would have decided instead, with its worth.
    pub instead: Option<(D, f64)>,
}

/// A match that is not over is not looked at: its players might read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is not over; only finished games are analysed")]
pub struct NotOver;

/// The part of the budget of `strong` that a decision is examined with: a game of some
/// hundred decisions is done within seconds, and chances are right to a few hundredths.
const PART_OF_STRONG: u32 = 10;

/// Where an iteration is a large thing, so many are needed at least.
const FEWEST: u32 = 4;

/// What a moment is examined with in a game that has no budget of its own.
const PLAIN_ITERATIONS: u32 = 500;

impl<G: Strategy> Review<G> {
    /// A finished match, to be examined with so many iterations for each decision; without
    /// a number with as many as are usual in the game.
    pub fn of(table: &Table<G>, iterations: Option<u32>, seed: u64) -> Result<Self, NotOver> {
        if table.outcome().is_none() {
            return Err(NotOver);
        }
        Ok(Self {
            moments: moments(table),
            table: table.clone(),
            iterations: iterations.unwrap_or_else(usual_iterations::<G>).max(1),
            seed,
        })
    }

    /// How many moments there are.
    pub fn moments(&self) -> usize {
        self.moments.len()
    }

    /// How many iterations each decision is examined with.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// How many steps the match has.
    pub fn steps(&self) -> usize {
        self.table.steps().len()
    }

    /// The shares of the victory, by seat. Nothing for a match that somebody has played
    /// alone: it is not won against anybody.
    pub fn end(&self) -> Option<Vec<f64>> {
        let seats = self.table.seats();
        let outcome = self.table.outcome().filter(|_| seats > 1)?;
        Some(shares(&outcome).first(seats).to_vec())
    }

    /// Looks at a moment, counted from 0.
    ///
    /// # Panics
    ///
    /// If there are fewer moments.
    pub fn examine(&self, moment: usize) -> Finding<G::Decision> {
        let step = self.moments[moment];
        let table = self.table.at(step);
        let seats = table.seats();
        let mut sums = vec![0.0; usize::from(seats)];
        let mut weighed = Vec::new();
        for seat in table.prompt().awaited() {
            // Every moment and seat has dice of its own, so that the order does not matter.
            let place = (step as u64) << 8 | seat.index() as u64;
            let seed = self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut search = search_of::<G>(seat, Budget::alone(self.iterations), seed);
            let verdicts = search.think(&table);
            let visits: u32 = verdicts.iter().map(|verdict| verdict.visits).sum();
            let outlook = match search.outlook() {
                Some(outlook) if visits >= self.iterations / 2 => outlook,
                // There was nothing to choose from, so the search did not look for long.
                Some(_) => estimated(&table, seat, self.iterations, seed),
                None => by_the_best(&table, seat, &verdicts, seed),
            };
            for (sum, chance) in sums.iter_mut().zip(outlook.first(seats)) {
                *sum += chance;
            }
            weighed.extend(
                self.decision(step, seat)
                    .map(|made| weigh(seat, made, &verdicts)),
            );
        }
        Finding {
            step,
            chances: together_one(sums, table.prompt().awaited()),
            weighed,
        }
    }

    /// What the seat decided next.
    fn decision(&self, step: usize, by: Seat) -> Option<G::Decision> {
        self.table.steps()[step..]
            .iter()
            .find_map(|step| match *step {
                Step::Decision { seat, decision } if seat == by => Some(decision),
                Step::Decision { .. } | Step::Luck(_) => None,
            })
    }
}

/// The numbers of steps after which somebody is asked and nobody has answered yet.
fn moments<G: Strategy>(table: &Table<G>) -> Vec<usize> {
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

fn usual_iterations<G: Strategy>() -> u32 {
    let strong = Level::Strong.budget(&G::MANNER);
    strong.map_or(PLAIN_ITERATIONS, |Budget { iterations, .. }| {
        (iterations / PART_OF_STRONG).max(FEWEST).min(iterations)
    })
}

/// What a position is worth to everybody if the seat makes its best decision: the others
/// share the rest as the game estimates it.
fn by_the_best<G: Strategy>(
    table: &Table<G>,
    seat: Seat,
    verdicts: &[Verdict<G::Decision>],
    seed: u64,
) -> BySeat<f64> {
    let own = best(verdicts).map_or(0.0, |best| best.value);
    let estimate = estimated(table, seat, 1, seed);
    let others = SeatSet::first(table.seats()).without(seat);
    let rest: f64 = others.into_iter().map(|other| estimate[other]).sum();
    BySeat::from_fn(|other| {
        if other == seat {
            own
        } else if others.contains(other) && rest > 0.0 {
            (1.0 - own) * estimate[other] / rest
        } else {
            0.0
        }
    })
}

/// The mean of so many of the game's own estimates, and of no more than say enough.
fn estimated<G: Strategy>(table: &Table<G>, seat: Seat, times: u32, seed: u64) -> BySeat<f64> {
    const ENOUGH: u32 = 40;
    let (known, mut dice) = (table.known_to(seat), QuickDice::new(seed));
    let times = times.clamp(1, ENOUGH);
    let mut sums = BySeat::from_fn(|_| 0.0);
    for _ in 0..times {
        let estimate = G::estimate(&known, &G::Reading::default(), &mut dice);
        sums = BySeat::from_fn(|seat| sums[seat] + estimate[seat] / f64::from(times));
    }
    sums
}

/// The decision that was tried most often; of equals the better.
fn best<D>(verdicts: &[Verdict<D>]) -> Option<&Verdict<D>> {
    verdicts.iter().max_by(|one, other| {
        let rank = one.visits.cmp(&other.visits);
        rank.then(one.value.total_cmp(&other.value))
    })
}

/// Chances of several add up to 1, also where a game's estimates do not quite; a lone
/// player's are the mean of those who looked.
fn together_one(sums: Vec<f64>, looked: SeatSet) -> Vec<f64> {
    let whole = match sums[..] {
        [_] => f64::from(looked.len()),
        _ => sums.iter().sum(),
    };
    if whole <= 0.0 {
        return sums;
    }
    sums.into_iter().map(|sum| sum / whole).collect()
}

fn weigh<D: Copy + Eq>(seat: Seat, decided: D, verdicts: &[Verdict<D>]) -> Weighed<D> {
    let made = verdicts.iter().find(|verdict| verdict.decision == decided);
    let made = made.filter(|verdict| verdict.says_something());
    let value = made.map(|verdict| verdict.value);
    let is_better = |best: &&Verdict<D>| {
        best.decision != decided && value.is_none_or(|value| best.value > value)
    };
    let best = best(verdicts).filter(is_better);
    Weighed {
        seat,
        decided,
        value,
        instead: best.map(|best| (best.decision, best.value)),
    }
}

impl<G: Strategy> std::fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Review")
            .field("table", &self.table)
            .field("moments", &self.moments.len())
            .field("iterations", &self.iterations)
            .finish_non_exhaustive()
    }
}
