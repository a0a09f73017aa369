//! What the next card may bring. It is the same for everybody in the cave.

use diamant::{Card, Relic, State};
use tabletop::Seat;

/// One more card is worth this much more because of the cards that may follow it.
const PATIENCE: f64 = 1.05;

/// The same for a sly player, who watches the others.
const SLY_PATIENCE: f64 = 1.1;

/// A sly player wavers if staying and leaving differ by less than this many gems.
const SLY_WAVERING: f64 = 1.5;

/// What a seat has brought home.
pub(super) fn points(state: &State, seat: Seat) -> u16 {
    state.chest(seat) + Relic::total(state.relics(seat))
}

#[derive(Clone, Copy, Debug)]
pub(super) struct NextCard {
    /// How many are in the cave.
    in_cave: f64,
    /// How many others are in the cave.
    others: i32,
    /// The rubies that each player in the cave holds.
    pub(super) gathered: f64,
    /// The rubies on the path.
    on_path: f64,
    /// The relics on the path.
    relics: f64,
    /// The fraction of the deck that ends the round.
    pub(super) risk: f64,
    /// The mean value of the next card in rubies.
    pub(super) treasure: f64,
    /// The mean value of the next card in relics.
    relic: f64,
}

impl NextCard {
    pub(super) fn of(state: &State) -> Self {
        let deck = state.deck();
        let (mut deadly, mut treasure, mut relic) = (0, 0, 0);
        for card in deck.one_by_one() {
            match card {
                Card::Treasure(value) => treasure += u32::from(value),
                Card::Trap(trap) => deadly += u32::from(state.path().has_trap(trap)),
                Card::Relic(kind) => relic += u32::from(kind.value()),
            }
        }
        let cards = f64::from(deck.len());
        Self {
            in_cave: f64::from(state.in_cave().len()),
            others: i32::from(state.in_cave().len()) - 1,
            gathered: f64::from(state.gathered()),
            on_path: f64::from(state.path().rubies()),
            relics: f64::from(Relic::total(state.path().relics())),
            risk: f64::from(deadly) / cards,
            treasure: f64::from(treasure) / cards,
            relic: f64::from(relic) / cards,
        }
    }

    /// A player's mean share of the next treasure, if everybody stays.
    pub(super) fn share(&self) -> f64 {
        self.treasure / self.in_cave
    }

    /// Whether deadly cards cost more than the next treasure brings, on average.
    pub(super) fn loses_in_expectation(&self) -> bool {
        self.risk * self.gathered > self.share()
    }

    /// What a leaver brings home, if others leave as well.
    pub(super) fn leaving(&self) -> f64 {
        // The closer the danger, the more players leave.
        let another_leaves = (self.risk * 2.0).min(0.75);
        let leavers = 1.0 + f64::from(self.others) * another_leaves;
        let alone = (1.0 - another_leaves).powi(self.others);
        self.gathered + self.on_path / leavers + self.relics * alone
    }

    /// What a player holds after the next card, on average, if everybody stays.
    pub(super) fn staying(&self) -> f64 {
        let in_hand = self.gathered + self.on_path / self.in_cave;
        let found = self.share() + self.relic / (2.0 * self.in_cave);
        PATIENCE * ((1.0 - self.risk) * in_hand + found)
    }

    /// How likely a sly player stays who expects this many of the others to stay. If many leave,
    /// the path is shared badly and the next treasures are shared by few; if nobody leaves, a
    /// leaver has the path alone.
    pub(super) fn staying_slyly(&self, others_staying: f64) -> f64 {
        let others = f64::from(self.others);
        let leaving = others - others_staying;
        let nobody_leaves = (others_staying / others.max(1.0)).powi(self.others);
        let home = self.gathered + self.on_path / (1.0 + leaving) + self.relics * nobody_leaves;
        let in_hand = self.gathered + nobody_leaves * self.on_path / self.in_cave;
        let found = (self.treasure + self.relic / 2.0) / (1.0 + others_staying);
        let gain = SLY_PATIENCE * ((1.0 - self.risk) * in_hand + found) - home;
        (0.5 + gain / (2.0 * SLY_WAVERING)).clamp(0.0, 1.0)
    }
}
