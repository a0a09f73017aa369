//! A seat, and who sits in it.

use catalog::Level;
use tabletop::{Seat, SeatSet};

use crate::identity::{IdentityId, Person};
use crate::name::Name;

/// A seat as the server sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Free.
    Empty,
    /// Taken by a person.
    Person {
        /// Who it is.
        identity: IdentityId,
        /// What they are called now.
        name: Name,
        /// Whether they have left the running match.
        left: bool,
        /// Who wants a bot to take over, in rising order.
        votes: Vec<IdentityId>,
    },
    /// Taken by a bot.
    Bot {
        /// How well it plays.
        level: Level,
        /// What it is called.
        name: Name,
    },
}

impl Chair {
    /// A chair in which this person has just sat down.
    pub fn for_person(person: Person) -> Self {
        Self::Person {
            identity: person.identity,
            name: person.name,
            left: false,
            votes: Vec::new(),
        }
    }

    /// Whether it is free.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Whether this person sits here, or did before they left.
    pub fn seats(&self, somebody: IdentityId) -> bool {
        matches!(self, Self::Person { identity, .. } if *identity == somebody)
    }

    /// The name of the person or bot; `None` for an empty chair.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Empty => None,
            Self::Person { name, .. } | Self::Bot { name, .. } => Some(name.as_str()),
        }
    }
}

/// Chairs with their seats.
///
/// # Panics
///
/// If there are more chairs than a table can have seats.
pub fn with_seats(chairs: &[Chair]) -> impl Iterator<Item = (Seat, &Chair)> {
    let count = u8::try_from(chairs.len()).expect("a table has at most eight seats");
    SeatSet::first(count).into_iter().zip(chairs)
}
