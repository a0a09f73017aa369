//! Which tables are in memory.

use std::sync::Arc;
use std::time::Duration;

use model::TableId;
use tokio::sync::OnceCell;

use super::Hub;
use super::live::{Handle, Live};
use crate::lock::hold;
use crate::refusal::Refusal;

/// How long a table that nobody looks at stays in memory: as long as somebody who thinks
/// about a move without a stream, such as a program, may take.
const IDLE: Duration = Duration::from_mins(10);

/// Above this many live tables the idle ones go at once. At some 10 KiB each this is about
/// 200 MB.
const CROWD: usize = 20_000;

impl Hub {
    /// The table with this id, from memory or from the store.
    pub async fn table(self: &Arc<Self>, id: TableId) -> Result<Handle, Refusal> {
        let slot = Arc::clone(hold(&self.slots).entry(id).or_default());
        // One loads, the others wait for it: there is never a second live table of one id.
        let loaded = slot
            .get_or_try_init(|| Live::load(&*self.store, id))
            .await
            .map(|_| ());
        if let Err(refusal) = loaded {
            self.drop_slot(id, &slot);
            return Err(refusal);
        }
        let handle = Handle(slot);
        handle.note(|inside| inside.used = std::time::Instant::now());
        if handle.inside().closed {
            return Err(Refusal::NoSuchTable);
        }
        self.wake_bots(&handle);
        Ok(handle)
    }

    /// Makes a table unusable and forgets it; whoever comes next loads it anew.
    pub(super) fn forget(&self, handle: &Handle) {
        self.drop_slot(handle.id, &handle.0);
        handle.change(|inside| inside.closed = true);
    }

    /// Forgets a table that its holder has only looked at, if nobody else uses it.
    pub(super) fn release(&self, handle: &Handle) {
        let mut slots = hold(&self.slots);
        let here = slots.get(&handle.id);
        // The map's and the holder's: nobody else has a handle, a bot's task neither.
        if here.is_some_and(|slot| Arc::ptr_eq(slot, &handle.0) && Arc::strong_count(slot) == 2) {
            slots.remove(&handle.id);
        }
    }

    /// Forgets tables that nobody has used for a while.
    pub fn sweep(&self) {
        hold(&self.minds).sweep();
        let mut slots = hold(&self.slots);
        let idle = if slots.len() > CROWD {
            Duration::ZERO
        } else {
            IDLE
        };
        slots.retain(|_, slot| {
            // Handles are only given out under this lock, so a count of one means that
            // nobody has one and nobody is about to get one.
            let held = Arc::strong_count(slot) > 1;
            held || slot
                .get()
                .is_some_and(|live| live.inside().used.elapsed() <= idle)
        });
        slots.shrink_to_fit();
        self.metrics.live_tables(slots.len());
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        hold(&self.slots).len()
    }

    /// Everything in memory.
    pub(super) fn handles(&self) -> Vec<Handle> {
        hold(&self.slots)
            .values()
            .filter(|slot| slot.initialized())
            .map(|slot| Handle(Arc::clone(slot)))
            .collect()
    }

    fn drop_slot(&self, id: TableId, slot: &Arc<OnceCell<Live>>) {
        let mut slots = hold(&self.slots);
        if slots
            .get(&id)
            .is_some_and(|present| Arc::ptr_eq(present, slot))
        {
            slots.remove(&id);
        }
    }
}
