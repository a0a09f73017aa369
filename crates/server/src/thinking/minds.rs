//! What bots remember between the decisions of a match.
//!
//! A mind is a cache: without it, a bot starts thinking from nothing. Only a few are kept, so
//! their memory is bounded however many tables there are.

use std::fmt;
use std::time::{Duration, Instant};

use catalog::{AnyPlayer, Level, Temper};
use model::TableId;
use tabletop::Seat;

/// The bot a mind belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MindKey {
    /// Its table.
    pub table: TableId,
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// How it differs from others of its level.
    pub temper: Temper,
}

/// How many positions all minds together may remember: a few hundred megabytes in the most
/// demanding game.
const MOST_POSITIONS: usize = 1 << 20;

/// How many minds are kept: few enough to look through one by one.
const MOST_MINDS: usize = 256;

/// How long a mind is kept for a bot that is not asked: longer than most people think about a
/// decision.
const IDLE: Duration = Duration::from_mins(3);

/// The minds of bots that are not thinking right now, the longest unused first.
#[derive(Default)]
pub struct Minds(Vec<Mind>);

struct Mind {
    key: MindKey,
    player: Box<dyn AnyPlayer>,
    positions: usize,
    used: Instant,
}

impl Minds {
    /// Takes the mind of this bot out, if it was kept. It should be brought back.
    pub fn take(&mut self, key: MindKey) -> Option<Box<dyn AnyPlayer>> {
        let place = self.0.iter().position(|mind| mind.key == key)?;
        Some(self.0.remove(place).player)
    }

    /// Keeps a mind, in place of the longest unused ones if necessary. A mind that remembers
    /// nothing is not worth keeping.
    pub fn keep(&mut self, key: MindKey, player: Box<dyn AnyPlayer>) {
        let positions = player.remembered();
        if positions == 0 {
            return;
        }
        self.0.push(Mind {
            key,
            player,
            positions,
            used: Instant::now(),
        });
        while self.0.len() > MOST_MINDS || self.positions() > MOST_POSITIONS {
            self.0.remove(0);
        }
    }

    /// Forgets the minds of a table, because its match is over.
    pub fn forget(&mut self, table: TableId) {
        self.0.retain(|mind| mind.key.table != table);
    }

    /// Forgets the minds that have not been used for a while.
    pub fn sweep(&mut self) {
        self.0.retain(|mind| mind.used.elapsed() <= IDLE);
        self.0.shrink_to_fit();
    }

    fn positions(&self) -> usize {
        self.0.iter().map(|mind| mind.positions).sum()
    }
}

impl fmt::Debug for Minds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Minds")
            .field("minds", &self.0.len())
            .field("positions", &self.positions())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use catalog::{Haste, Proposal};
    use tabletop::AnyTable;

    use super::*;
    use crate::token::random_table_id;

    /// A player that remembers this many positions.
    struct Elephant(usize);

    impl AnyPlayer for Elephant {
        fn propose_in(&mut self, _: &dyn AnyTable, _: Haste) -> Option<Proposal<String>> {
            None
        }

        fn remembered(&self) -> usize {
            self.0
        }
    }

    fn of(seat: u8) -> MindKey {
        MindKey {
            table: random_table_id(),
            seat: Seat::new(seat),
            level: Level::Strong,
            temper: Temper::Plain,
        }
    }

    #[test]
    fn a_mind_is_taken_by_its_bot_alone() {
        let mut minds = Minds::default();
        let mine = of(1);
        minds.keep(mine, Box::new(Elephant(5)));
        let other = MindKey {
            level: Level::Expert,
            ..mine
        };
        assert!(minds.take(other).is_none());
        assert_eq!(minds.take(mine).map(|mind| mind.remembered()), Some(5));
        assert!(minds.take(mine).is_none());
        minds.keep(mine, Box::new(Elephant(0)));
        assert!(minds.take(mine).is_none(), "it had nothing to remember");
    }

    #[test]
    fn what_is_remembered_is_bounded_and_the_latest_stays() {
        let mut minds = Minds::default();
        let several = [0, 1, 2].map(of);
        for mind in several {
            minds.keep(mind, Box::new(Elephant(MOST_POSITIONS / 2)));
        }
        assert!(minds.positions() <= MOST_POSITIONS);
        assert!(minds.take(several[0]).is_none());
        assert!(minds.take(several[2]).is_some());
        for _ in 0..MOST_MINDS + 5 {
            minds.keep(of(3), Box::new(Elephant(1)));
        }
        assert_eq!(minds.0.len(), MOST_MINDS);
    }

    #[test]
    fn a_table_that_is_over_is_forgotten() {
        let mut minds = Minds::default();
        let [gone, here] = [0, 1].map(of);
        minds.keep(gone, Box::new(Elephant(1)));
        minds.keep(here, Box::new(Elephant(1)));
        minds.forget(gone.table);
        minds.sweep();
        assert!(minds.take(gone).is_none());
        assert!(minds.take(here).is_some());
    }
}
