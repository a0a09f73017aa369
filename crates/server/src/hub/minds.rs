//! Bots that remember what they thought, between the decisions of a match.
//!
//! A mind is a cache: a bot without it thinks anew. Few are kept, so their memory is bounded
//! however many tables there are.

use std::fmt;
use std::time::{Duration, Instant};

use bots::Level;
use catalog::AnyPlayer;
use model::TableId;
use tabletop::Seat;

/// Whose mind it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MindOf {
    /// At which table.
    pub table: TableId,
    /// In which chair.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
}

/// How many positions all minds together may remember: some hundred megabytes in the worst
/// of the games.
const MOST_POSITIONS: usize = 1 << 20;

/// How many minds there may be: so few that they can be looked through one by one.
const MOST_MINDS: usize = 256;

/// How long a mind is kept for a bot that is not asked: longer than most people think.
const IDLE: Duration = Duration::from_mins(3);

/// The minds of bots that are not thinking now, the longest unused first.
#[derive(Default)]
pub struct Minds(Vec<Mind>);

struct Mind {
    of: MindOf,
    player: Box<dyn AnyPlayer>,
    positions: usize,
    used: Instant,
}

impl Minds {
    /// The mind of this bot, if it was kept. Whoever takes it brings it back.
    pub fn take(&mut self, of: MindOf) -> Option<Box<dyn AnyPlayer>> {
        let place = self.0.iter().position(|mind| mind.of == of)?;
        Some(self.0.remove(place).player)
    }

    /// Keeps a mind, and forgets the longest unused ones for it if need be. One that
    /// remembers nothing is not worth keeping.
    pub fn keep(&mut self, of: MindOf, player: Box<dyn AnyPlayer>) {
        let positions = player.remembered();
        if positions == 0 {
            return;
        }
        self.0.push(Mind {
            of,
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
        self.0.retain(|mind| mind.of.table != table);
    }

    /// Forgets those that were not asked for a while.
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

    /// Somebody who remembers so many positions.
    struct Elephant(usize);

    impl AnyPlayer for Elephant {
        fn propose_in(&mut self, _: &dyn AnyTable, _: Haste) -> Option<Proposal<String>> {
            None
        }

        fn remembered(&self) -> usize {
            self.0
        }
    }

    fn of(seat: u8) -> MindOf {
        MindOf {
            table: random_table_id(),
            seat: Seat::new(seat),
            level: Level::Strong,
        }
    }

    #[test]
    fn a_mind_is_taken_by_its_bot_alone() {
        let mut minds = Minds::default();
        let mine = of(1);
        minds.keep(mine, Box::new(Elephant(5)));
        let other = MindOf {
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
