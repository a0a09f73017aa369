//! A seat, and who sits in it.

use catalog::{Level, Temper};
use tabletop::{Seat, SeatSet};

use crate::character::Character;
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
        /// Who left the chair and may sit down in it again.
        kept_for: Option<Person>,
        /// Which of the cast it is; `None` for a bot that sat down before there was a cast.
        character: Option<Character>,
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

    /// Whose chair it is in a running match: the person's who sits there or has left, even if a
    /// bot keeps it for them.
    pub fn owner(&self) -> Option<Person> {
        match self {
            Self::Empty => None,
            Self::Person { identity, name, .. } => Some(Person {
                identity: *identity,
                name: name.clone(),
            }),
            Self::Bot { kept_for, .. } => kept_for.clone(),
        }
    }

    /// The same chair at another table. A bot there keeps it for nobody.
    #[must_use]
    pub fn kept_for_nobody(&self) -> Self {
        let mut chair = self.clone();
        if let Self::Bot { kept_for, .. } = &mut chair {
            *kept_for = None;
        }
        chair
    }

    /// Whether this character sits here.
    pub fn is_bot_called(&self, somebody: Character) -> bool {
        matches!(self, Self::Bot { character, .. } if *character == Some(somebody))
    }

    /// The name of the person or bot; `None` for an empty chair.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Empty => None,
            Self::Person { name, .. } | Self::Bot { name, .. } => Some(name.as_str()),
        }
    }
}

/// How a bot plays that is this character, or none of the cast.
pub fn temper_of(character: Option<Character>) -> Temper {
    character.map_or(Temper::Plain, Character::temper)
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
