//! What the next card may bring. It is the same for all who are in the cave.

use diamant::{Card, Relic, State};
use tabletop::Seat;

/// How the worth of one more card grows by the cards that may follow it.
const PATIENCE: f64 = 1.05;

/// The same for one who watches the others.
const SLY_PATIENCE: f64 = 1.1;

/// Within so many gems of difference one who watches the others wavers.
const SLY_WAVERING: f64 = 1.5;

/// What a seat has brought home.
pub(super) fn points(state: &State, seat: Seat) -> u16 {
    state.chest(seat) + Relic::total(state.relics(seat))
}

/// The position in numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// How many are in the cave.
    in_cave: f64,
    /// How many are in the cave besides oneself.
    others: i32,
    /// The rubies everybody in the cave has gathered.
    pub(super) gathered: f64,
    /// The rubies on the path.
    on_path: f64,
    /// The relics on the path.
    relics: f64,
    /// The part of the deck that ends the round.
    pub(super) risk: f64,
    /// The rubies of the next card on average.
    pub(super) treasure: f64,
    /// The relics of the next card on average.
    relic: f64,
}

impl Outlook {
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

    /// The share of the next treasure, on average, if all stay.
    pub(super) fn share(&self) -> f64 {
        self.treasure / self.in_cave
    }

    /// Whether the deadly cards take more than the next treasure brings, on average.
    pub(super) fn loses_in_expectation(&self) -> bool {
        self.risk * self.gathered > self.share()
    }

    /// What comes home with a leaver, if about half of the others leave as well.
    pub(super) fn leaving(&self) -> f64 {
        // The closer the danger, the more leave.
        let another_leaves = (self.risk * 2.0).min(0.75);
        let leavers = 1.0 + f64::from(self.others) * another_leaves;
        let alone = (1.0 - another_leaves).powi(self.others);
        self.gathered + self.on_path / leavers + self.relics * alone
    }

    /// What one holds after the next card, on average, if all stay.
    pub(super) fn staying(&self) -> f64 {
        let in_hand = self.gathered + self.on_path / self.in_cave;
        let found = self.share() + self.relic / (2.0 * self.in_cave);
        PATIENCE * ((1.0 - self.risk) * in_hand + found)
    }

    /// How likely somebody stays who expects so many of the others to stay. If many leave,
    /// the path is shared badly and the next treasures are one's own; if nobody does, one
    /// has the path alone.
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
