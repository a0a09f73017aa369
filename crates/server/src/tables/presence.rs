//! Who has a table's page open.

use std::collections::HashMap;

use model::IdentityId;

use crate::visitor_key::VisitorKey;

/// How many streams each visitor has open at one table.
#[derive(Debug, Default)]
pub struct Presence {
    streams: HashMap<VisitorKey, usize>,
}

impl Presence {
    /// Whether this person has the page open.
    pub fn has(&self, person: IdentityId) -> bool {
        self.streams.contains_key(&VisitorKey::Identity(person))
    }

    /// Everybody who has the page open.
    pub fn everybody(&self) -> impl Iterator<Item = VisitorKey> {
        self.streams.keys().copied()
    }

    /// Whether nobody has the page open.
    pub fn is_empty(&self) -> bool {
        self.streams.is_empty()
    }

    /// Counts one more stream; says whether it is the visitor's first.
    pub(super) fn arrive(&mut self, visitor: VisitorKey) -> bool {
        let count = self.streams.entry(visitor).or_default();
        *count += 1;
        *count == 1
    }

    /// Counts one stream less; says whether it was the visitor's last.
    pub(super) fn depart(&mut self, visitor: VisitorKey) -> bool {
        let Some(count) = self.streams.get_mut(&visitor) else {
            return false;
        };
        *count -= 1;
        let last = *count == 0;
        if last {
            self.streams.remove(&visitor);
        }
        last
    }
}
