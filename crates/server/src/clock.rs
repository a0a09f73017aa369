//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use model::Timestamp;

/// The server's clock. Tests put it forward instead of waiting.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// Milliseconds by which it is ahead of the machine's.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// The present time.
    pub fn now(&self) -> Timestamp {
        let ahead = self.ahead.load(Ordering::Relaxed);
        Timestamp(Timestamp::now().0.saturating_add(ahead))
    }

    /// Puts the clock forward, and every clone of it.
    pub fn advance(&self, by: Duration) {
        let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.ahead.fetch_add(millis, Ordering::Relaxed);
    }
}
