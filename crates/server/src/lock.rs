//! Locks around what is kept in memory.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Takes a blocking lock. A panic elsewhere cannot leave our maps half changed, so a poisoned
/// lock is taken anyway.
pub fn hold<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
