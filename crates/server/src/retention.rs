//! How long things are kept.

use std::time::Duration;

use model::Timestamp;

use crate::store::{Administration, Deadlines, Pruned, StoreError};

/// How long things are kept that nobody uses any more. Accounts, and finished matches unless a host
/// decides otherwise, are kept for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Tables that nobody looks at and that were never started.
    pub waiting: Duration,
    /// Matches and lessons at which nobody has done anything since.
    pub running: Duration,
    /// Finished matches; `None` for ever.
    pub finished: Option<Duration>,
    /// Lines of chat.
    pub chat: Duration,
    /// Sessions that were not used. A guest whose last session goes cannot come back, and goes with
    /// it unless they have played a match that is kept.
    pub sessions: Duration,
}

const DAY: Duration = Duration::from_hours(24);

impl Default for Retention {
    fn default() -> Self {
        Self {
            // A table opened in the evening is still there the next evening.
            waiting: DAY,
            // A match by a move a week survives holidays.
            running: 90 * DAY,
            finished: None,
            // Long after a match what was said there is nobody's business any more.
            chat: 180 * DAY,
            // Somebody who plays every Christmas keeps their name with a password, or shows up
            // within these thirteen months.
            sessions: 400 * DAY,
        }
    }
}

impl Retention {
    /// Removes what is too old now, little by little, so that others can write in between.
    pub async fn prune(
        &self,
        store: &dyn Administration,
        now: Timestamp,
    ) -> Result<Pruned, StoreError> {
        let mut all = Pruned::default();
        loop {
            let some = store.prune(self.deadlines(now)).await?;
            if some.is_nothing() {
                return Ok(all);
            }
            all += some;
        }
    }

    /// What is too old now.
    fn deadlines(&self, now: Timestamp) -> Deadlines {
        Deadlines {
            running: now.earlier(self.running),
            finished: self.finished.map(|kept| now.earlier(kept)),
            chat: now.earlier(self.chat),
            sessions: now.earlier(self.sessions),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_is_as_long_ago_as_things_are_kept() {
        let retention = Retention {
            running: 2 * DAY,
            finished: Some(3 * DAY),
            chat: 4 * DAY,
            sessions: 5 * DAY,
            ..Retention::default()
        };
        let day = |days: i64| Timestamp(days * 24 * 60 * 60 * 1000);
        let expected = Deadlines {
            running: day(98),
            finished: Some(day(97)),
            chat: day(96),
            sessions: day(95),
        };
        assert_eq!(retention.deadlines(day(100)), expected);
        assert_eq!(Retention::default().deadlines(day(100)).finished, None);
    }
}
