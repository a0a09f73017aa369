//! What one search says about a position, and what several say together.

use tabletop::{BySeat, QuickDice, Seat, SeatSet, Table};

use crate::player::search_of;
use crate::search::{Budget, Verdict};
use crate::strategy::Strategy;

/// What one search for one seat says.
pub(crate) struct Opinion<D> {
    /// What it says about the decisions.
    pub(crate) verdicts: Vec<Verdict<D>>,
    /// What the position is worth to each seat if this one makes its best decision.
    values: BySeat<f64>,
}

impl<D: Copy + Eq> Opinion<D> {
    /// Searches for a seat that must decide.
    pub(crate) fn on<G>(table: &Table<G>, seat: Seat, iterations: u32, seed: u64) -> Self
    where
        G: Strategy<Decision = D>,
    {
        let mut search = search_of::<G>(seat, Budget::alone(iterations), seed);
        let verdicts = search.think(table);
        let visits: u32 = verdicts.iter().map(|verdict| verdict.visits).sum();
        let expected = search.expected_values();
        let values = match favourite(&verdicts) {
            // Where there was nothing to choose from, the search stopped early.
            Some(best) if expected.is_none() || visits >= iterations / 2 => {
                let others = expected.unwrap_or_else(|| estimated(table, seat, 1, seed));
                after_the_best(best.value, &others, seat, table.seats())
            }
            _ => estimated(table, seat, iterations, seed),
        };
        Self { verdicts, values }
    }
}

/// The favourite's own worth, and the rest shared by the others as they were expected to.
fn after_the_best(own: f64, expected: &BySeat<f64>, seat: Seat, seats: u8) -> BySeat<f64> {
    let others = SeatSet::first(seats).without(seat);
    let rest: f64 = others.into_iter().map(|other| expected[other]).sum();
    BySeat::from_fn(|other| {
        if other == seat {
            own
        } else if others.contains(other) && rest > 0.0 {
            (1.0 - own) * expected[other] / rest
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
pub(crate) fn favourite<D>(verdicts: &[Verdict<D>]) -> Option<&Verdict<D>> {
    verdicts.iter().max_by(|one, other| {
        let rank = one.visits.cmp(&other.visits);
        rank.then(one.value.total_cmp(&other.value))
    })
}

/// What two searches say together, each weighed by how often it tried a decision.
pub(crate) fn merged<D: Copy + Eq>(opinions: &[Opinion<D>; 2]) -> Vec<Verdict<D>> {
    let [one, other] = opinions.each_ref().map(|opinion| &opinion.verdicts[..]);
    let both = |verdict: &Verdict<D>| {
        let same = other
            .iter()
            .find(|other| other.decision == verdict.decision);
        let Some(same) = same else { return *verdict };
        let weights = [verdict.visits, same.visits].map(|visits| f64::from(visits) + 0.5);
        Verdict {
            decision: verdict.decision,
            visits: verdict.visits + same.visits,
            value: (verdict.value * weights[0] + same.value * weights[1])
                / (weights[0] + weights[1]),
        }
    };
    one.iter().map(both).collect()
}

/// What a position is worth to everybody, put together from the opinions of those who must
/// decide.
pub(crate) struct Values {
    sums: Vec<f64>,
    searched: u8,
    spread: f64,
}

impl Values {
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            sums: vec![0.0; usize::from(seats)],
            searched: 0,
            spread: 0.0,
        }
    }

    /// Adds what two searches for a seat have found.
    pub(crate) fn add<D>(&mut self, seat: Seat, opinions: &[Opinion<D>; 2]) {
        let seats = SeatSet::first(u8::try_from(self.sums.len()).unwrap_or(u8::MAX));
        for other in seats {
            let values = opinions.each_ref().map(|opinion| opinion.values[other]);
            self.sums[other.index()] += values.iter().sum::<f64>() / 2.0;
        }
        let own = opinions.each_ref().map(|opinion| opinion.values[seat]);
        self.spread += (own[0] - own[1]).abs();
        self.searched += 1;
    }

    /// Win probabilities add up to 1, even where a game's estimates do not quite. A solo
    /// player's is the mean of what was found.
    pub(crate) fn normalised(&self) -> Vec<f64> {
        let whole = match self.sums[..] {
            [_] => f64::from(self.searched),
            _ => self.sums.iter().sum(),
        };
        if whole <= 0.0 {
            return self.sums.clone();
        }
        self.sums.iter().map(|sum| sum / whole).collect()
    }

    /// How far apart the two searches were, on average over those who must decide.
    pub(crate) fn spread(&self) -> f64 {
        self.spread / f64::from(self.searched.max(1))
    }
}
