//! Who has been away from a table for long.

use std::collections::HashMap;

use model::{Chair, IdentityId, TableStatus, Timestamp};
use tabletop::SeatSet;

use super::live::{LiveState, LiveTable};

/// When people were last seen at a table: they looked at it or did something there.
#[derive(Debug)]
pub struct Sightings {
    /// Nobody is known to have been away before.
    since: Timestamp,
    last: HashMap<IdentityId, Timestamp>,
    /// Whose absence the page shows.
    shown_absent: SeatSet,
}

impl Sightings {
    /// A table at which nobody has been seen yet. Everybody counts as seen now: after a restart
    /// nobody should find a bot in their chair.
    pub fn begin(now: Timestamp) -> Self {
        Self {
            since: now,
            last: HashMap::new(),
            shown_absent: SeatSet::EMPTY,
        }
    }

    fn last(&self, person: IdentityId) -> Timestamp {
        self.last.get(&person).copied().unwrap_or(self.since)
    }
}

impl LiveTable {
    /// Somebody did something here, or looked until now.
    pub fn saw(&self, person: IdentityId) {
        let now = self.services.clock.now();
        self.note(|state| state.sightings.last.insert(person, now));
    }

    /// The seats of the running match whose person has been away for long, and not left.
    pub fn absent(&self) -> SeatSet {
        self.state().absent(self.long_ago())
    }

    /// Shows who has been away for long, if that has changed.
    pub(super) fn show_absent(&self) {
        let long_ago = self.long_ago();
        let is_news = self.note(|state| {
            let absent = state.absent(long_ago);
            std::mem::replace(&mut state.sightings.shown_absent, absent) != absent
        });
        if is_news {
            self.change(|_| ());
        }
    }

    /// Somebody who was last seen before this time counts as away.
    pub fn long_ago(&self) -> Timestamp {
        self.services.clock.now().earlier(self.services.absence)
    }
}

impl LiveState {
    /// The seats of the running match whose person has not left, but was last seen at this time
    /// or before.
    pub fn absent(&self, long_ago: Timestamp) -> SeatSet {
        let is_absent =
            |person| !self.presence.has(person) && self.sightings.last(person) <= long_ago;
        self.arrangement
            .seats()
            .filter(|(_, chair)| match chair {
                Chair::Person { identity, left, .. } => {
                    self.arrangement.status == TableStatus::Playing && !left && is_absent(*identity)
                }
                Chair::Empty | Chair::Bot { .. } => false,
            })
            .map(|(seat, _)| seat)
            .collect()
    }
}
