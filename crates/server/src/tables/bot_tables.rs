//! How many matches with bots run, by person and by address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use model::{Arrangement, Chair, TableId, TableStatus};

use crate::lock::hold;
use crate::metrics::Metrics;
use crate::refusal::{BotTableBound, Refusal};
use crate::thinking::Patron;

/// How many matches with bots may run at the same time. A table counts while it is in memory, so
/// that one which nobody has touched for ten minutes does not.
#[derive(Clone, Copy, Debug)]
pub struct BotTableBounds {
    /// Of one host: more than anybody plays at once.
    pub of_person: usize,
    /// Of all hosts at one address: a school class with four tables each.
    pub from_address: usize,
}

impl BotTableBounds {
    /// Without bounds, for measurements.
    pub const UNLIMITED: Self = Self {
        of_person: usize::MAX,
        from_address: usize::MAX,
    };
}

impl Default for BotTableBounds {
    fn default() -> Self {
        Self {
            of_person: 12,
            from_address: 120,
        }
    }
}

/// The tables in memory at which a match with bots runs, with those they run for.
#[derive(Debug)]
pub(super) struct BotTables {
    bounds: BotTableBounds,
    running: Mutex<HashMap<TableId, Patron>>,
    metrics: Arc<Metrics>,
}

impl BotTables {
    pub fn new(bounds: BotTableBounds, metrics: Arc<Metrics>) -> Self {
        Self {
            bounds,
            running: Mutex::default(),
            metrics,
        }
    }

    /// Counts a table that is to start, unless its host or their address has enough.
    pub fn admit(&self, table: TableId, patron: Patron) -> Result<(), Refusal> {
        let BotTableBounds {
            of_person,
            from_address,
        } = self.bounds;
        let mut running = hold(&self.running);
        let count = |is_theirs: &dyn Fn(&Patron) -> bool| {
            let others = running.iter().filter(|(other, _)| **other != table);
            others.filter(|(_, other)| is_theirs(other)).count()
        };
        if count(&|other| other.person == patron.person) >= of_person {
            let bound = BotTableBound::OfPerson { most: of_person };
            return Err(Refusal::TooManyBotTables(bound));
        }
        let is_neighbour = |other: &Patron| other.address == patron.address;
        if patron.address.is_some() && count(&is_neighbour) >= from_address {
            let bound = BotTableBound::FromAddress { most: from_address };
            return Err(Refusal::TooManyBotTables(bound));
        }
        running.insert(table, patron);
        self.metrics.bot_tables(running.len());
        Ok(())
    }

    /// Counts a table that runs already: it was loaded again.
    pub fn enter(&self, table: TableId, patron: Patron) {
        let mut running = hold(&self.running);
        running.entry(table).or_insert(patron);
        self.metrics.bot_tables(running.len());
    }

    /// Keeps counting only tables that are still in memory.
    pub fn sweep(&self, is_in_memory: impl Fn(TableId) -> bool) {
        let mut running = hold(&self.running);
        running.retain(|table, _| is_in_memory(*table));
        running.shrink_to_fit();
        self.metrics.bot_tables(running.len());
    }

    /// The table does not count any more.
    pub fn leave(&self, table: TableId) {
        let mut running = hold(&self.running);
        running.remove(&table);
        self.metrics.bot_tables(running.len());
    }
}

/// Whether bots play here for somebody.
pub(super) fn plays_with_bots(arrangement: &Arrangement) -> bool {
    let is_bot = |chair: &Chair| matches!(chair, Chair::Bot { .. });
    arrangement.status == TableStatus::Playing
        && arrangement.chairs.iter().any(is_bot)
        && arrangement.remaining().next().is_some()
}

#[cfg(test)]
mod tests {
    use model::IdentityId;

    use super::*;
    use crate::token::random_table_id;

    fn patron(address: Option<u8>, person: i64) -> Patron {
        Patron {
            address: address.map(|address| [192, 0, 2, address].into()),
            person: IdentityId(person),
        }
    }

    fn tables() -> BotTables {
        let bounds = BotTableBounds {
            of_person: 2,
            from_address: 3,
        };
        BotTables::new(bounds, Arc::default())
    }

    #[test]
    fn a_person_has_a_bound_wherever_they_are() {
        let tables = tables();
        let first = random_table_id();
        assert!(tables.admit(first, patron(Some(1), 1)).is_ok());
        assert!(tables.admit(random_table_id(), patron(None, 1)).is_ok());
        let refused = tables
            .admit(random_table_id(), patron(Some(2), 1))
            .unwrap_err();
        assert_eq!(refused.code(), "too_many_bot_tables");
        assert!(
            tables.admit(first, patron(Some(1), 1)).is_ok(),
            "it counts already"
        );
        tables.leave(first);
        assert!(tables.admit(random_table_id(), patron(Some(2), 1)).is_ok());
    }

    #[test]
    fn an_address_has_a_bound_however_many_guests_it_makes() {
        let tables = tables();
        for guest in 0..3 {
            assert!(
                tables
                    .admit(random_table_id(), patron(Some(1), guest))
                    .is_ok()
            );
        }
        assert!(tables.admit(random_table_id(), patron(Some(1), 9)).is_err());
        assert!(tables.admit(random_table_id(), patron(Some(2), 8)).is_ok());
        // Nobody knows where these are, so they are not at one address.
        for guest in 20..30 {
            assert!(tables.admit(random_table_id(), patron(None, guest)).is_ok());
        }
        // What runs already goes on, and what is not in memory does not count.
        tables.enter(random_table_id(), patron(Some(1), 7));
        tables.sweep(|_| false);
        assert!(tables.admit(random_table_id(), patron(Some(1), 9)).is_ok());
    }
}
