//! Who sits at a table, and who may change that.

use tabletop::{Seat, SeatSet, Viewer};

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
    /// Whom the host has sent away, in rising order: they may look on, but not sit down again.
    pub removed: Vec<IdentityId>,
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

    /// The seat in which this person may sit down again: they have left it, and the match still
    /// runs.
    pub fn seat_to_return_to(&self, somebody: IdentityId) -> Option<Seat> {
        if self.status != TableStatus::Playing || self.seat_of(somebody).is_some() {
            return None;
        }
        let owner = |chair: &Chair| chair.owner().map(|owner| owner.identity);
        self.seats()
            .find(|(_, chair)| owner(chair) == Some(somebody))
            .map(|(seat, _)| seat)
    }

    /// Whether one person plays here, alone or against bots, and nobody else has a claim to a
    /// chair.
    pub fn is_played_alone(&self) -> bool {
        let owners = self.chairs.iter().filter_map(Chair::owner);
        owners.count() == 1 && self.remaining().count() == 1
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
        majority(self.remaining().count())
    }

    /// The votes about everybody who has left or has been away for long, as this person sees them.
    pub fn take_overs(&self, me: Option<IdentityId>, absent: SeatSet) -> Vec<TakeOver> {
        let remaining = self.remaining().count();
        self.seats()
            .filter_map(|(seat, chair)| match chair {
                Chair::Person { left, votes, .. } if *left || absent.contains(seat) => {
                    // Somebody who is away counts as having left when it comes to the vote.
                    let voters = remaining - usize::from(!left);
                    Some(TakeOver {
                        seat,
                        votes: votes.len(),
                        needed: majority(voters),
                        voted: me.is_some_and(|me| votes.contains(&me)),
                    })
                }
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

/// More than half.
fn majority(people: usize) -> usize {
    people / 2 + 1
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
            removed: Vec::new(),
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
    fn somebody_who_left_may_sit_down_again_until_the_end() {
        let bot = Chair::Bot {
            level: catalog::Level::Greedy,
            name: Name::echo(),
            character: None,
            kept_for: Some(Person {
                identity: IdentityId(3),
                name: Name::echo(),
            }),
        };
        let mut table = table(vec![person(1, false, &[]), person(2, true, &[]), bot]);
        let back = |table: &Arrangement, who| table.seat_to_return_to(IdentityId(who));
        assert_eq!(back(&table, 1), None, "they sit already");
        assert_eq!(back(&table, 2), Some(Seat::new(1)));
        assert_eq!(back(&table, 3), Some(Seat::new(2)));
        assert_eq!(back(&table, 4), None);
        assert!(!table.is_played_alone(), "others may come back");
        table.status = TableStatus::Over;
        assert_eq!(back(&table, 3), None);
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
        assert_eq!(
            table.take_overs(Some(IdentityId(1)), SeatSet::EMPTY),
            [votes]
        );
        let unasked = TakeOver {
            voted: false,
            ..votes
        };
        assert_eq!(table.take_overs(None, SeatSet::EMPTY), [unasked]);
        // The second one is away: the first alone decides about both.
        let away = TakeOver {
            seat: Seat::new(1),
            votes: 0,
            needed: 1,
            voted: false,
        };
        let both = table.take_overs(None, SeatSet::from_iter([Seat::new(1)]));
        assert_eq!(both, [away, unasked]);
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
