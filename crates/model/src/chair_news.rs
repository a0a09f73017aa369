//! What the log says about chairs: who left a running match, who came back, and where a bot
//! plays on.

use tabletop::Seat;

use crate::arrangement::Arrangement;
use crate::chair::Chair;
use crate::identity::Person;
use crate::name::Name;
use crate::status::TableStatus;

/// A line of the log about a chair. It is not part of the match: its record knows nothing of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChairNews {
    /// The number of the arrangement that it led to. With the seat it names the line.
    pub arrangement: u32,
    /// How many steps the match had then: its place in the log.
    pub step: u32,
    /// The chair.
    pub seat: Seat,
    /// Whose chair it is.
    pub person: Person,
    /// What happened.
    pub change: ChairChange,
}

/// What can happen to a chair while a match runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChairChange {
    /// The person left.
    Left,
    /// The person came back.
    Returned,
    /// A bot took the chair.
    Replaced {
        /// What the bot is called.
        bot: Name,
    },
}

impl ChairChange {
    /// The word in the database, in the API and at the end of the keys of texts.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Returned => "returned",
            Self::Replaced { .. } => "replaced",
        }
    }
}

impl ChairNews {
    /// What the log says about a change of chairs, in a running match with this many steps.
    pub fn between(before: &Arrangement, after: &Arrangement, step: u32) -> Vec<Self> {
        if before.status != TableStatus::Playing {
            return Vec::new();
        }
        let chairs = before.chairs.iter().zip(after.seats());
        chairs
            .filter_map(|(before, (seat, chair))| {
                let (person, change) = change(before, chair)?;
                Some(Self {
                    arrangement: after.number,
                    step,
                    seat,
                    person,
                    change,
                })
            })
            .collect()
    }
}

fn change(before: &Chair, after: &Chair) -> Option<(Person, ChairChange)> {
    let owner = before.owner()?;
    let change = match (before, after) {
        (Chair::Person { left: false, .. }, Chair::Person { left: true, .. }) => ChairChange::Left,
        (Chair::Person { left: true, .. }, Chair::Person { left: false, .. })
        | (Chair::Bot { .. }, Chair::Person { .. }) => ChairChange::Returned,
        (Chair::Person { .. }, Chair::Bot { name, .. }) => {
            ChairChange::Replaced { bot: name.clone() }
        }
        _ => return None,
    };
    // A guest who signs in is the same person in the same chair.
    let same = after.owner()?.identity == owner.identity;
    same.then_some((owner, change))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::IdentityId;

    fn ann() -> Person {
        Person {
            identity: IdentityId(1),
            name: Name::new("Ann").unwrap(),
        }
    }

    fn person(left: bool) -> Chair {
        Chair::Person {
            identity: ann().identity,
            name: ann().name,
            left,
            votes: Vec::new(),
        }
    }

    fn bot(kept_for: Option<Person>) -> Chair {
        Chair::Bot {
            level: catalog::Level::Greedy,
            name: Name::new("Olm").unwrap(),
            character: None,
            kept_for,
        }
    }

    fn told(status: TableStatus, before: Chair, after: Chair) -> Option<ChairChange> {
        let arrangement = |number, chair| Arrangement {
            number,
            host: IdentityId(1),
            status,
            chairs: vec![Chair::Empty, chair],
            removed: Vec::new(),
        };
        let (before, after) = (arrangement(3, before), arrangement(4, after));
        let news = ChairNews::between(&before, &after, 9);
        let [news] = <[ChairNews; 1]>::try_from(news).ok()?;
        assert_eq!((news.arrangement, news.step), (4, 9));
        assert_eq!((news.seat, news.person), (Seat::new(1), ann()));
        Some(news.change)
    }

    #[test]
    fn leaving_returning_and_bots_are_told() {
        let told = |before, after| told(TableStatus::Playing, before, after);
        let replaced = ChairChange::Replaced {
            bot: Name::new("Olm").unwrap(),
        };
        assert_eq!(told(person(false), person(true)), Some(ChairChange::Left));
        assert_eq!(
            told(person(true), person(false)),
            Some(ChairChange::Returned)
        );
        assert_eq!(told(person(true), bot(Some(ann()))), Some(replaced));
        assert_eq!(
            told(bot(Some(ann())), person(false)),
            Some(ChairChange::Returned)
        );
    }

    #[test]
    fn nothing_is_told_where_nothing_happened_or_no_match_runs() {
        let playing = |before, after| told(TableStatus::Playing, before, after);
        assert_eq!(playing(person(true), person(true)), None);
        assert_eq!(playing(bot(None), bot(None)), None);
        assert_eq!(playing(bot(Some(ann())), bot(None)), None);
        let waiting = told(TableStatus::Waiting, person(false), person(true));
        assert_eq!(waiting, None);
    }
}
