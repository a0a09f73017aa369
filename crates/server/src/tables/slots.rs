//! Which tables are in memory.

use std::sync::Arc;
use std::time::{Duration, Instant};

use model::TableId;
use tokio::sync::OnceCell;

use super::Tables;
use super::live::{LiveTable, TableHandle};
use crate::lock::hold;
use crate::refusal::Refusal;

/// How long an unused table stays in memory: as long as a player without a stream, such as a
/// program, may think about a decision.
const IDLE: Duration = Duration::from_mins(10);

/// With more live tables than this, the idle ones are dropped at once. At some 10 KiB each, they
/// take about 200 MB.
const CROWD: usize = 20_000;

impl Tables {
    /// The table with this id, from memory or from the store.
    pub async fn get(&self, id: TableId) -> Result<TableHandle, Refusal> {
        loop {
            let handle = self.load(id).await?;
            if handle.note(|state| {
                state.used = Instant::now();
                state.closed
            }) {
                self.drop_slot(id, &handle.0);
            } else {
                handle.wake_bots();
                return Ok(handle);
            }
        }
    }

    async fn load(&self, id: TableId) -> Result<TableHandle, Refusal> {
        let slot = Arc::clone(hold(&self.slots).entry(id).or_default());
        // One request loads and the others wait for it: there is never a second live table with
        // the same id.
        let loaded = slot
            .get_or_try_init(async || {
                let live = LiveTable::load(&self.services, id).await?;
                live.count_bots();
                Ok(live)
            })
            .await
            .map(|_| ());
        if let Err(refusal) = loaded {
            self.drop_slot(id, &slot);
            return Err(refusal);
        }
        Ok(TableHandle(slot))
    }

    /// Drops a table that the caller has only looked at, if nobody else uses it.
    pub(super) fn release(&self, handle: &TableHandle) {
        let mut slots = hold(&self.slots);
        let here = slots.get(&handle.id);
        // The map's and the caller's: nobody else has a handle, not even a task for bots.
        if here.is_some_and(|slot| Arc::ptr_eq(slot, &handle.0) && Arc::strong_count(slot) == 2) {
            slots.remove(&handle.id);
        }
    }

    /// Forgets a table that was discarded, and every link to it.
    pub(super) fn forget(&self, handle: &TableHandle) {
        self.drop_slot(handle.id, &handle.0);
        for other in self.handles() {
            if other.state().rematch == Some(handle.id) {
                other.change(|state| state.rematch = None);
            }
        }
    }

    /// Drops tables that nobody has used for a while, and what bots remember.
    pub fn sweep(&self) {
        self.services.thinking.sweep();
        self.services.whereabouts.sweep(Instant::now());
        let mut slots = hold(&self.slots);
        let idle = if slots.len() > CROWD {
            Duration::ZERO
        } else {
            IDLE
        };
        slots.retain(|_, slot| {
            // Handles are only given out under this lock, so a count of one means that nobody
            // has one and nobody is about to get one.
            let held = Arc::strong_count(slot) > 1;
            held || slot
                .get()
                .is_some_and(|live| live.state().used.elapsed() <= idle)
        });
        slots.shrink_to_fit();
        let bot_tables = &self.services.bot_tables;
        bot_tables.sweep(|id| slots.contains_key(&id));
        self.services.metrics.live_tables(slots.len());
    }

    /// Shows at every table who has been away for long.
    pub fn show_absent(&self) {
        for handle in self.handles() {
            handle.show_absent();
        }
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        hold(&self.slots).len()
    }

    /// Every table in memory.
    pub(super) fn handles(&self) -> Vec<TableHandle> {
        hold(&self.slots)
            .values()
            .filter(|slot| slot.initialized())
            .map(|slot| TableHandle(Arc::clone(slot)))
            .collect()
    }

    fn drop_slot(&self, id: TableId, slot: &Arc<OnceCell<LiveTable>>) {
        let mut slots = hold(&self.slots);
        if slots
            .get(&id)
            .is_some_and(|present| Arc::ptr_eq(present, slot))
        {
            slots.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{Opening, in_folder};

    #[tokio::test]
    async fn a_table_that_was_closed_is_loaded_again() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, ann) = in_folder(folder.path()).await;
        let opening = Opening::against_bots("diamant".to_owned());
        let id = tables.open(ann, opening).await.unwrap();
        let before = tables.get(id).await.unwrap();
        // As after a write of which nobody knows whether it was done.
        before.close();
        let after = tables.get(id).await.unwrap();
        assert!(!Arc::ptr_eq(&before.0, &after.0));
        assert!(!after.state().closed);
        assert_eq!(tables.count(), 1);
    }
}
