//! What happens to somebody's chairs and words at all tables at once.

use std::sync::Arc;

use model::{Arrangement, Chair, IdentityId, Name, Person, TableStatus};

use super::Tables;
use super::arrange::leave;
use super::live::LiveState;
use crate::refusal::Refusal;

impl Tables {
    /// Shows somebody's new name at every live table.
    pub fn rename(&self, person: IdentityId, new_name: &Name) {
        for handle in self.handles() {
            if !is_spoken_of(&handle.state(), person) {
                continue;
            }
            handle.change(|state| {
                for chair in &mut state.arrangement.chairs {
                    match chair {
                        Chair::Person { identity, name, .. } if *identity == person => {
                            new_name.clone_into(name);
                        }
                        Chair::Bot {
                            kept_for: Some(owner),
                            ..
                        } if owner.identity == person => new_name.clone_into(&mut owner.name),
                        Chair::Empty | Chair::Person { .. } | Chair::Bot { .. } => {}
                    }
                }
                for news in &mut state.news {
                    if news.person.identity == person {
                        new_name.clone_into(&mut news.person.name);
                    }
                }
            });
        }
    }

    /// Draws every table anew, because somebody reads others than before.
    pub fn redraw(&self) {
        for handle in self.handles() {
            if !handle.state().chat.is_empty() {
                handle.change(|_| ());
            }
        }
    }

    /// Makes somebody leave every table.
    pub async fn leave_all(self: &Arc<Self>, person: IdentityId) -> Result<(), Refusal> {
        self.rearrange_all(person, move |arrangement| leave(arrangement, person))
            .await
    }

    /// Removes what somebody has said from the tables in memory.
    pub fn silence(&self, person: IdentityId) {
        for handle in self.handles() {
            if handle.state().chat.iter().any(|line| line.author == person) {
                handle.change(|state| state.chat.retain(|line| line.author != person));
            }
        }
    }

    /// Gives the chairs and votes of a guest to an account.
    pub async fn hand_over(
        self: &Arc<Self>,
        guest: IdentityId,
        account: Person,
    ) -> Result<(), Refusal> {
        self.rearrange_all(guest, move |arrangement| {
            hand_over(arrangement, guest, &account);
            Ok(())
        })
        .await
    }

    /// Attributes what a guest has said and done to an account, at the tables in memory.
    pub fn attribute(&self, guest: IdentityId, account: IdentityId) {
        for handle in self.handles() {
            handle.note(|state| {
                let news = state.news.iter_mut().map(|news| &mut news.person.identity);
                for author in news.filter(|author| **author == guest) {
                    *author = account;
                }
                let removed = &mut state.arrangement.removed;
                for person in removed.iter_mut().filter(|person| **person == guest) {
                    *person = account;
                }
                removed.sort_unstable();
                removed.dedup();
                for line in state.chat.iter_mut().filter(|line| line.author == guest) {
                    line.author = account;
                }
            });
        }
    }

    /// Changes every table at which somebody has a chair.
    async fn rearrange_all(
        self: &Arc<Self>,
        person: IdentityId,
        change: impl Fn(&mut Arrangement) -> Result<(), Refusal> + Clone + Send + Sync + 'static,
    ) -> Result<(), Refusal> {
        for table in self.store().tables_of(person, u32::MAX).await? {
            let table = table.summary;
            match self.rearrange(table.id, change.clone()).await {
                Ok(()) => {}
                Err(refusal @ (Refusal::Fault | Refusal::UnknownToken)) => return Err(refusal),
                // The table is gone by now, or its game is not in this program any more.
                Err(refusal) => {
                    tracing::warn!(table = ?table.id, code = refusal.code(), "not rearranged");
                }
            }
        }
        Ok(())
    }
}

/// Whether the page of a table names this person.
fn is_spoken_of(state: &LiveState, person: IdentityId) -> bool {
    let chairs = state.arrangement.chairs.iter().filter_map(Chair::owner);
    let news = state.news.iter().map(|news| news.person.identity);
    let owners = chairs.map(|owner| owner.identity);
    owners.chain(news).any(|named| named == person)
}

/// Puts the account in the guest's place. Where the account has a chair of its own the guest
/// leaves theirs: nobody has two.
fn hand_over(arrangement: &mut Arrangement, guest: IdentityId, account: &Person) {
    if arrangement.host == guest {
        arrangement.host = account.identity;
    }
    let has_a_chair = arrangement
        .chairs
        .iter()
        .any(|chair| chair.seats(account.identity));
    for chair in &mut arrangement.chairs {
        if let Chair::Bot {
            kept_for: Some(owner),
            ..
        } = chair
            && owner.identity == guest
            && !has_a_chair
        {
            *owner = account.clone();
        }
        let Chair::Person {
            identity,
            name,
            votes,
            ..
        } = chair
        else {
            continue;
        };
        for vote in votes.iter_mut().filter(|vote| **vote == guest) {
            *vote = account.identity;
        }
        votes.sort_unstable();
        votes.dedup();
        if *identity == guest && !has_a_chair {
            *identity = account.identity;
            account.name.clone_into(name);
        }
    }
    if has_a_chair && arrangement.status != TableStatus::Over {
        // Somebody without a chair has nothing to leave.
        let _ = leave(arrangement, guest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: IdentityId = IdentityId(1);
    const ACCOUNT: IdentityId = IdentityId(2);
    const OTHER: IdentityId = IdentityId(3);

    fn name(identity: IdentityId) -> Name {
        Name::new(&format!("name {}", identity.0)).unwrap()
    }

    fn chair(identity: IdentityId, left: bool, votes: &[IdentityId]) -> Chair {
        Chair::Person {
            identity,
            name: name(identity),
            left,
            votes: votes.to_vec(),
        }
    }

    fn handed_over(status: TableStatus, chairs: Vec<Chair>) -> Arrangement {
        let mut arrangement = Arrangement {
            number: 4,
            host: GUEST,
            status,
            chairs,
            removed: Vec::new(),
        };
        let account = Person {
            identity: ACCOUNT,
            name: name(ACCOUNT),
        };
        hand_over(&mut arrangement, GUEST, &account);
        arrangement
    }

    #[test]
    fn the_account_takes_the_guests_place_as_it_is() {
        for status in [
            TableStatus::Waiting,
            TableStatus::Playing,
            TableStatus::Over,
        ] {
            let chairs = vec![chair(OTHER, true, &[GUEST]), chair(GUEST, false, &[OTHER])];
            let after = handed_over(status, chairs);
            assert_eq!(after.host, ACCOUNT);
            let expected = [
                chair(OTHER, true, &[ACCOUNT]),
                chair(ACCOUNT, false, &[OTHER]),
            ];
            assert_eq!(after.chairs, expected);
        }
    }

    #[test]
    fn nobody_gets_two_chairs() {
        let both = || vec![chair(ACCOUNT, false, &[]), chair(GUEST, false, &[])];
        let waiting = handed_over(TableStatus::Waiting, both());
        assert_eq!(waiting.host, ACCOUNT);
        assert_eq!(waiting.chairs, [chair(ACCOUNT, false, &[]), Chair::Empty]);
        let playing = handed_over(TableStatus::Playing, both());
        let left = [chair(ACCOUNT, false, &[]), chair(GUEST, true, &[])];
        assert_eq!(playing.chairs, left);
        assert_eq!(handed_over(TableStatus::Over, both()).chairs, both());
    }

    #[test]
    fn two_votes_of_one_person_are_one() {
        let chairs = vec![
            chair(OTHER, true, &[GUEST, ACCOUNT]),
            chair(ACCOUNT, false, &[]),
            chair(GUEST, false, &[]),
            chair(IdentityId(5), false, &[]),
            chair(IdentityId(6), false, &[]),
        ];
        let after = handed_over(TableStatus::Playing, chairs);
        assert_eq!(after.chairs[0], chair(OTHER, true, &[ACCOUNT]));
    }
}
