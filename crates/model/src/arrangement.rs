//! Who sits at a table, and who may change that.

use tabletop::{Seat, Viewer};

use crate::chair::{Chair, with_seats};
use crate::identity::IdentityId;
use crate::status::TableStatus;
use crate::take_over::TakeOver;

/// Host, status and chairs of a table: everything about it that is not its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// How many changes led to it.
    pub number: u32,
    /// The person who may rearrange the table.
    pub host: IdentityId,
    /// Where the table stands.
    pub status: TableStatus,
    /// The chairs by seat.
    pub chairs: Vec<Chair>,
}

impl Arrangement {
    /// The chairs with their seats.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        with_seats(&self.chairs)
    }

    /// The seat of this person, unless they have none or have left it.
    pub fn seat_of(&self, somebody: IdentityId) -> Option<Seat> {
        self.seats().find_map(|(seat, chair)| match chair {
            Chair::Person { identity, left, .. } if *identity == somebody && !left => Some(seat),
            _ => None,
        })
    }

    /// How this person looks at the table: from their seat, or as a bystander.
    pub fn viewer(&self, somebody: Option<IdentityId>) -> Viewer {
        somebody
            .and_then(|identity| self.seat_of(identity))
            .map_or(Viewer::Bystander, Viewer::Seat)
    }

    /// The people who have not left, in the order of their seats.
    pub fn remaining(&self) -> impl Iterator<Item = IdentityId> {
        self.chairs.iter().filter_map(|chair| match chair {
            Chair::Person {
                identity,
                left: false,
                ..
            } => Some(*identity),
            _ => None,
        })
    }

    /// How many votes it takes to seat a bot: more than half of the people who remain.
    pub fn votes_needed(&self) -> usize {
        self.remaining().count() / 2 + 1
    }

    /// The votes about everybody who has left, as this person sees them.
    pub fn take_overs(&self, me: Option<IdentityId>) -> Vec<TakeOver> {
        let needed = self.votes_needed();
        self.seats()
            .filter_map(|(seat, chair)| match chair {
                Chair::Person {
                    left: true, votes, ..
                } => Some(TakeOver {
                    seat,
                    votes: votes.len(),
                    needed,
                    voted: me.is_some_and(|me| votes.contains(&me)),
                }),
                _ => None,
            })
            .collect()
    }

    /// How many chairs are taken.
    pub fn taken(&self) -> usize {
        self.chairs.iter().filter(|chair| !chair.is_empty()).count()
    }

    /// Whether there is a free chair.
    pub fn has_room(&self) -> bool {
        self.chairs.iter().any(Chair::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Person;
    use crate::name::Name;

    fn person(number: i64, left: bool, votes: &[i64]) -> Chair {
        Chair::Person {
            identity: IdentityId(number),
            name: Name::echo(),
            left,
            votes: votes.iter().copied().map(IdentityId).collect(),
        }
    }

    fn table(chairs: Vec<Chair>) -> Arrangement {
        Arrangement {
            number: 0,
            host: IdentityId(1),
            status: TableStatus::Playing,
            chairs,
        }
    }

    #[test]
    fn somebody_who_left_looks_on() {
        let table = table(vec![person(1, false, &[]), person(2, true, &[])]);
        assert_eq!(table.seat_of(IdentityId(1)), Some(Seat::new(0)));
        assert_eq!(table.viewer(Some(IdentityId(2))), Viewer::Bystander);
        assert_eq!(table.viewer(None), Viewer::Bystander);
    }

    #[test]
    fn more_than_half_of_those_who_remain_seat_a_bot() {
        let table = table(vec![
            person(1, false, &[]),
            person(2, false, &[]),
            person(3, true, &[1]),
            Chair::Empty,
        ]);
        let votes = TakeOver {
            seat: Seat::new(2),
            votes: 1,
            needed: 2,
            voted: true,
        };
        assert_eq!(table.take_overs(Some(IdentityId(1))), [votes]);
        let unasked = TakeOver {
            voted: false,
            ..votes
        };
        assert_eq!(table.take_overs(None), [unasked]);
    }

    #[test]
    fn a_chair_is_free_until_somebody_sits_down() {
        let mut table = table(vec![person(1, false, &[]), Chair::Empty]);
        assert_eq!((table.taken(), table.has_room()), (1, true));
        let ann = Person {
            identity: IdentityId(9),
            name: Name::echo(),
        };
        table.chairs[1] = Chair::for_person(ann);
        assert_eq!((table.taken(), table.has_room()), (2, false));
        assert!(table.chairs[1].seats(IdentityId(9)));
    }
}
