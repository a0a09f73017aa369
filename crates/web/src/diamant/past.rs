//! A round as everybody heard it. A view says what lies where; this says what became of
//! everybody, and how a round was that is over.

use diamant::{Card, Event, PathCard, RelicSet, Trap};
use tabletop::{Seat, SeatSet};

/// A round so far, or as it was when it ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Past {
    /// The round, from 1.
    pub(super) round: u8,
    /// The cards of its path, the last one included.
    pub(super) path: Vec<PathCard>,
    /// What everybody took of each of them.
    shares: Vec<u8>,
    /// What became of everybody, in the order in which it happened.
    pub(super) fates: Vec<(Seat, Fate)>,
    /// The trap that ended it, if one did.
    pub(super) sprung: Option<Trap>,
}

/// What became of an adventurer in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Home in time (D13), perhaps with relics (D21).
    Home {
        /// What went into the chest.
        gems: u16,
        /// What was taken from the path besides.
        relics: RelicSet,
    },
    /// Fled from a trap (D9).
    Fled {
        /// What was dropped.
        lost: u8,
    },
}

impl Past {
    /// The round in which the last of these events happened.
    pub(super) fn now<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut past = Self::default();
        for event in events {
            past.hear(event);
        }
        past
    }

    /// Every round of which the end was heard.
    pub(super) fn told<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Self> {
        let mut past = Self::default();
        let mut ended = Vec::new();
        for event in events {
            past.hear(event);
            if matches!(event, Event::RoundEnded { .. }) {
                ended.push(past.clone());
            }
        }
        ended
    }

    /// What everybody took of the card with this number.
    pub(super) fn share(&self, index: usize) -> u8 {
        self.shares.get(index).copied().unwrap_or_default()
    }

    /// What has become of somebody, if their round is over.
    pub(super) fn fate(&self, seat: Seat) -> Option<Fate> {
        let fate = self.fates.iter().find(|(owner, _)| *owner == seat);
        fate.map(|&(_, fate)| fate)
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round, .. } => {
                *self = Self {
                    round,
                    ..Self::default()
                };
            }
            Event::TreasureFound {
                value, each, left, ..
            } => self.lay(Card::Treasure(value), left, each),
            Event::TrapMet { trap } => self.lay(Card::Trap(trap), 0, 0),
            Event::RelicFound { relic } => self.lay(Card::Relic(relic), 0, 0),
            Event::TrapSprung { trap, fled, lost } => {
                self.lay(Card::Trap(trap), 0, 0);
                self.sprung = Some(trap);
                self.meet(fled, Fate::Fled { lost });
            }
            Event::CameHome {
                seats,
                gathered,
                share,
                left,
            } => {
                self.leave_behind(left);
                let home = Fate::Home {
                    gems: u16::from(gathered) + u16::from(share),
                    relics: RelicSet::EMPTY,
                };
                self.meet(seats, home);
            }
            Event::RelicsTaken { seat, relics } => self.take(seat, relics),
            Event::Chose { .. }
            | Event::YouChose { .. }
            | Event::ChoicesRevealed { .. }
            | Event::RoundEnded { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    fn lay(&mut self, card: Card, rubies: u8, each: u8) {
        self.path.push(PathCard { card, rubies });
        self.shares.push(each);
    }

    fn meet(&mut self, seats: SeatSet, fate: Fate) {
        self.fates
            .extend(seats.into_iter().map(|seat| (seat, fate)));
    }

    /// D12: which treasure the rest stays on does not matter; it is the last one, as on the
    /// board.
    fn leave_behind(&mut self, rubies: u8) {
        let mut behind = rubies;
        for on_path in self.path.iter_mut().rev() {
            if matches!(on_path.card, Card::Treasure(_)) {
                on_path.rubies = std::mem::take(&mut behind);
            }
        }
    }

    /// D21: the relics leave the path.
    fn take(&mut self, seat: Seat, taken: RelicSet) {
        let is_kept = |on_path: &PathCard| !matches!(on_path.card, Card::Relic(_));
        let mut kept = self.path.iter().map(is_kept);
        self.shares.retain(|_| kept.next().unwrap_or_default());
        self.path.retain(is_kept);
        for (owner, fate) in &mut self.fates {
            if let Fate::Home { relics, .. } = fate
                && *owner == seat
            {
                *relics = taken;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use diamant::{Config, Diamant};
    use tabletop::{LuckSource, Seed, Table, Viewer};

    /// The path of the view and the path put together from what was heard are the same, up to
    /// the last choice of every round.
    #[test]
    fn what_was_heard_is_what_was_seen() {
        let mut ends = 0;
        for seed in 0..20 {
            let config = Config::new(3).expect("three can play").with_relics();
            let mut table =
                Table::<Diamant>::open(config, LuckSource::Rolled(Seed::from_number(seed)));
            while let Some(seat) = table.prompt().awaited().lowest() {
                let choices = table.legal(seat);
                // Somebody leaves early, somebody late, somebody never.
                let deep = table.view(Viewer::Bystander).path.len();
                let leaves = deep > [2, 5, 30][seat.index()];
                table
                    .decide(seat, choices[usize::from(leaves)], None)
                    .expect("a legal choice");
                let heard = heard(&table);
                let now = Past::now(&heard);
                let view = table.view(Viewer::Bystander);
                if view.outcome.is_none() {
                    assert_eq!(now.path, view.path);
                    assert_eq!(now.shares.len(), view.path.len());
                }
                ends = ends.max(Past::told(&heard).len());
            }
        }
        assert_eq!(ends, 5);
    }

    fn heard(table: &Table<Diamant>) -> Vec<Event> {
        table
            .chapters()
            .flat_map(|chapter| chapter.heard_by(Viewer::Bystander).copied())
            .collect()
    }
}
