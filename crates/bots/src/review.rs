//! A finished match under examination: who was likely to win when, and what could have been
//! decided instead.

use tabletop::{BySeat, Prompt, QuickDice, Seat, SeatSet, Step, Table};

use crate::alternative::Alternative;
use crate::assessment::{Assessment, ReviewedDecision};
use crate::level::Level;
use crate::player::search_of;
use crate::search::{Budget, Verdict};
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

/// A decision is examined with this fraction of the budget of `strong`: a game of some hundred
/// decisions then takes seconds, and probabilities are right to a few hundredths.
const FRACTION_OF_STRONG: u32 = 10;

/// The fewest iterations, for games in which a single one does a lot.
const FEWEST: u32 = 4;

/// The iterations for a game that has no budget of its own.
const DEFAULT_ITERATIONS: u32 = 500;

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
            iterations: iterations.unwrap_or_else(usual_iterations::<G>).max(1),
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
    /// # Panics
    ///
    /// If there are not that many [positions](Self::positions).
    pub fn examine(&self, position: usize) -> Assessment<G::Decision> {
        let step = self.positions[position];
        let table = self.table.at(step);
        let seats = table.seats();
        let mut sums = vec![0.0; usize::from(seats)];
        let mut decisions = Vec::new();
        for seat in table.prompt().awaited() {
            // Every position and seat has dice of its own, so that the order does not matter.
            let place = (step as u64) << 8 | seat.index() as u64;
            let seed = self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut search = search_of::<G>(seat, Budget::alone(self.iterations), seed);
            let verdicts = search.think(&table);
            let visits: u32 = verdicts.iter().map(|verdict| verdict.visits).sum();
            let expected = match search.expected_values() {
                Some(expected) if visits >= self.iterations / 2 => expected,
                // There was nothing to choose from, so the search stopped early.
                Some(_) => estimated(&table, seat, self.iterations, seed),
                None => after_the_best(&table, seat, &verdicts, seed),
            };
            for (sum, value) in sums.iter_mut().zip(expected.first(seats)) {
                *sum += value;
            }
            decisions.extend(
                self.decision(step, seat)
                    .map(|decision| reviewed(seat, decision, &verdicts)),
            );
        }
        Assessment {
            step,
            win_probabilities: normalised(sums, table.prompt().awaited()),
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

fn usual_iterations<G: Strategy>() -> u32 {
    let strong = Level::Strong.budget(&G::SEARCH);
    strong.map_or(DEFAULT_ITERATIONS, |Budget { iterations, .. }| {
        (iterations / FRACTION_OF_STRONG)
            .max(FEWEST)
            .min(iterations)
    })
}

/// The position's worth to every seat if this seat makes its best decision. The others share
/// the rest in proportion to the game's estimate.
fn after_the_best<G: Strategy>(
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

/// The mean of the game's own estimates. More than a few dozen tell nothing new.
fn estimated<G: Strategy>(table: &Table<G>, seat: Seat, times: u32, seed: u64) -> BySeat<f64> {
    const ENOUGH: u32 = 40;
    let (known, mut dice) = (table.known_to(seat), QuickDice::new(seed));
    let times = times.clamp(1, ENOUGH);
    let mut sums = BySeat::from_fn(|_| 0.0);
    for _ in 0..times {
        let estimate = G::estimate(&known, &G::OpponentModel::default(), &mut dice);
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

/// Win probabilities add up to 1, even where a game's estimates do not quite. A solo player's
/// is the mean of what was found.
fn normalised(sums: Vec<f64>, searched: SeatSet) -> Vec<f64> {
    let whole = match sums[..] {
        [_] => f64::from(searched.len()),
        _ => sums.iter().sum(),
    };
    if whole <= 0.0 {
        return sums;
    }
    sums.into_iter().map(|sum| sum / whole).collect()
}

fn reviewed<D: Copy + Eq>(seat: Seat, decision: D, verdicts: &[Verdict<D>]) -> ReviewedDecision<D> {
    let made = verdicts.iter().find(|verdict| verdict.decision == decision);
    let made = made.filter(|verdict| verdict.says_something());
    let value = made.map(|verdict| verdict.value);
    let is_better = |best: &&Verdict<D>| {
        best.decision != decision && value.is_none_or(|value| best.value > value)
    };
    let best = best(verdicts).filter(is_better);
    ReviewedDecision {
        seat,
        decision,
        value,
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
