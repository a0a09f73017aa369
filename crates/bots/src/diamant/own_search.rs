//! A search that puts itself in the others' place.
//!
//! Opponents who search are hard to model: they leave when the others stay. But a bot can run
//! their search for them, from what everybody knows, and expect them to do what it finds.

use diamant::{Decision, Diamant};
use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
use tabletop::{BySeat, Game, QuickDice, Seat, SeatSet, Table};

use crate::search::{Budget, Haste, Search, TreeSearch, Verdict};

/// A search that searches for the opponents first.
pub(super) struct ForesightSearch {
    seat: Seat,
    own: TreeSearch<Diamant>,
    /// How much the opponents are expected to think.
    expected: Budget,
    others: Vec<(Seat, TreeSearch<Diamant>)>,
    dice: QuickDice,
}

impl ForesightSearch {
    pub(super) fn new(seat: Seat, budget: Budget, seed: u64) -> Self {
        Self {
            seat,
            own: TreeSearch::new(seat, budget, seed),
            expected: Budget::alone(budget.others),
            others: Vec::new(),
            dice: QuickDice::new(!seed),
        }
    }

    /// How likely each opponent is to stay, if they search.
    fn foresee(&mut self, table: &Table<Diamant>, haste: Haste) -> BySeat<Option<f64>> {
        if self.others.is_empty() {
            let everybody = SeatSet::first(Diamant::seats(&table.known_to(self.seat)));
            for other in everybody.without(self.seat) {
                let seed = self.dice.bits();
                let thinker = TreeSearch::seen_by(self.seat, other, self.expected, seed);
                self.others.push((other, thinker));
            }
        }
        let found: Vec<_> = self
            .others
            .par_iter_mut()
            .map(|(seat, thinker)| (*seat, thinker.think_in(table, haste)))
            .collect();
        let mut stays = BySeat::from_fn(|_| None);
        for (seat, verdicts) in found {
            stays[seat] = staying(&verdicts);
        }
        stays
    }
}

impl Search<Diamant> for ForesightSearch {
    fn think_in(&mut self, table: &Table<Diamant>, haste: Haste) -> Vec<Verdict<Decision>> {
        if !table.prompt().awaited().contains(self.seat) {
            return Vec::new();
        }
        let stays = self.foresee(table, haste);
        let known = table.known_to(self.seat);
        let tell = |opponents: &mut super::OpponentModel| opponents.foresee(&known, stays);
        self.own.think_with(table, haste, tell)
    }

    fn expected_values(&self) -> Option<BySeat<f64>> {
        self.own.expected_values()
    }

    fn continuation(&self, decision: Decision) -> Vec<Decision> {
        self.own.continuation(decision)
    }

    fn remembered(&self) -> usize {
        let others = self.others.iter().map(|(_, thinker)| thinker.remembered());
        self.own.remembered() + others.sum::<usize>()
    }
}

/// How likely a player with these verdicts is to stay.
fn staying(verdicts: &[Verdict<Decision>]) -> Option<f64> {
    let visits = |decision| {
        let found = verdicts.iter().find(|verdict| verdict.decision == decision);
        found.map(|verdict| f64::from(verdict.visits))
    };
    let (stay, leave) = (visits(Decision::Stay)?, visits(Decision::Leave)?);
    let share = stay / (stay + leave).max(1.0);
    Some(share)
}

#[cfg(test)]
mod tests {
    use diamant::{Card, Config, Trap};
    use tabletop::LuckSource;

    use super::*;

    #[test]
    fn others_in_the_cave_are_expected_to_do_what_is_good_for_them() {
        let seats = [0, 1, 2].map(Seat::new);
        let [own, other, gone] = seats;
        let config = Config::new(3).expect("three can play");
        let mut table = Table::<Diamant>::open(config, LuckSource::Told);
        let mut foresight = ForesightSearch::new(own, Budget::alone(1).after_others(2_000), 1);
        table.tell(Card::Treasure(17)).unwrap();
        let stays = foresight.foresee(&table, Haste::NONE);
        assert_eq!(stays[own], None);
        assert!(stays[other] > Some(0.9), "nothing can happen: {stays:?}");
        for seat in seats {
            let leaves = seat == gone;
            let choice = if leaves {
                Decision::Leave
            } else {
                Decision::Stay
            };
            table.decide(seat, choice, None).unwrap();
        }
        // Twelve gems in hand, and every third card is deadly.
        table.tell(Card::Treasure(15)).unwrap();
        for trap in Trap::ALL.into_iter().take(4) {
            for seat in [own, other] {
                table.decide(seat, Decision::Stay, None).unwrap();
            }
            table.tell(Card::Trap(trap)).unwrap();
        }
        let stays = foresight.foresee(&table, Haste::NONE);
        assert_eq!(stays[gone], None);
        assert!(stays[other] < Some(0.4), "{stays:?}");
    }
}
