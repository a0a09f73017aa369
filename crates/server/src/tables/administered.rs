//! What administrators and the calendar do to tables, as it reaches those in memory.

use model::{TableId, Timestamp};

use super::Tables;
use crate::refusal::Refusal;
use crate::retention::Retention;
use crate::store::{Deed, Pruned};

/// How many lines of the audit log are looked at. An administrator who ends more tables in a minute
/// finds that some pages notice it when somebody acts there.
const RECENT: u32 = 500;

impl Tables {
    /// Drops the tables that an administrator has ended or removed since then, so that their pages
    /// show it. Nobody can decide anything there meanwhile: the store refuses it.
    pub async fn heed_administrators(&self, since: Timestamp) -> Result<(), Refusal> {
        let acts = self.store().audit(RECENT).await?.into_iter();
        let concerned = acts
            .filter(|act| act.time >= since)
            .filter(|act| matches!(act.deed, Deed::EndTable | Deed::DeleteTable))
            .filter_map(|act| act.target.parse().ok());
        let concerned: Vec<TableId> = concerned.collect();
        for handle in self.handles() {
            if concerned.contains(&handle.id) {
                handle.close();
                self.forget(&handle);
            }
        }
        Ok(())
    }

    /// Removes what is too old.
    pub async fn prune(&self, retention: Retention, now: Timestamp) -> Result<Pruned, Refusal> {
        Ok(retention.prune(self.store(), now).await?)
    }
}
