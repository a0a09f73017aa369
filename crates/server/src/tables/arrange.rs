//! Who sits where: joining, leaving, starting, and bots that take over.

use std::sync::Arc;

use catalog::Level;
use model::{Arrangement, Chair, IdentityId, Name, Occupant, Person, TableId, TableStatus};
use tabletop::{Rejection, Seat, SeatNumber};

use super::live::TableHandle;
use super::{ATTEMPTS, Tables, to_the_end};
use crate::refusal::Refusal;
use crate::store::Conflict;
use crate::token::random_bytes;

/// How well a bot plays that takes over somebody's chair.
const SUBSTITUTE: Level = Level::Greedy;

impl Tables {
    /// Takes a chair: this one, or any free one. Somebody who left may return to their own chair,
    /// and somebody who already sits stays where they are.
    pub async fn join(
        self: &Arc<Self>,
        id: TableId,
        person: Person,
        seat: Option<SeatNumber>,
    ) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| join(arrangement, &person, seat))
            .await
    }

    /// Leaves the table. Before the start the chair becomes free, and a table without people is
    /// removed; later the chair waits for its owner or a bot.
    pub async fn leave(self: &Arc<Self>, id: TableId, person: IdentityId) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| leave(arrangement, person))
            .await
    }

    /// Puts a bot in a chair, or frees it for a person.
    pub async fn set_chair(
        self: &Arc<Self>,
        id: TableId,
        host: IdentityId,
        seat: SeatNumber,
        occupant: Occupant,
    ) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| {
            host_before_start(arrangement, host)?;
            let chair = chair_at(arrangement, seat)?;
            if chair.seats(host) {
                return Err(Refusal::HostStays);
            }
            *chair = chair_for(occupant);
            Ok(())
        })
        .await
    }

    /// Starts the match.
    pub async fn start(self: &Arc<Self>, id: TableId, host: IdentityId) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| {
            if arrangement.host == host && arrangement.status == TableStatus::Playing {
                // A second click.
                return Ok(());
            }
            host_before_start(arrangement, host)?;
            if arrangement.has_room() {
                return Err(Refusal::SeatsEmpty);
            }
            arrangement.status = TableStatus::Playing;
            Ok(())
        })
        .await
    }

    /// Votes for a bot in the chair of somebody who has left. The bot comes when the majority of
    /// those who remain have voted for it.
    pub async fn vote(
        self: &Arc<Self>,
        id: TableId,
        voter: IdentityId,
        seat: SeatNumber,
    ) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| vote(arrangement, voter, seat))
            .await
    }

    /// Makes a change of chairs durable, then shows it.
    pub(super) async fn rearrange(
        self: &Arc<Self>,
        id: TableId,
        change: impl Fn(&mut Arrangement) -> Result<(), Refusal> + Send + Sync + 'static,
    ) -> Result<(), Refusal> {
        let handle = self.get(id).await?;
        let tables = Arc::clone(self);
        to_the_end(async move {
            handle.rearrange_in_turn(change).await?;
            if handle.state().closed {
                tables.forget(&handle);
            }
            Ok(())
        })
        .await
    }
}

impl TableHandle {
    /// The caller forgets the table if it is closed afterwards: the last person has left it.
    async fn rearrange_in_turn(
        &self,
        change: impl Fn(&mut Arrangement) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let _turn = self.turn.lock().await;
        let store = &self.services.store;
        for _ in 0..ATTEMPTS {
            let before = self.state().usable()?.arrangement.clone();
            let mut arrangement = before.clone();
            change(&mut arrangement)?;
            if arrangement == before {
                return Ok(());
            }
            let abandoned = is_abandoned(&arrangement);
            arrangement.number += 1;
            let starts =
                (before.status, arrangement.status) == (TableStatus::Waiting, TableStatus::Playing);
            let play = starts.then(|| self.open_match()).transpose()?;
            let written = if abandoned {
                store.discard_table(self.id, before.number).await
            } else {
                store.arrange(self.id, arrangement.clone()).await
            };
            match written {
                Ok(Ok(())) if abandoned => {
                    self.close();
                    return Ok(());
                }
                Ok(Ok(())) => {
                    self.change(|state| {
                        state.arrangement = arrangement;
                        if play.is_some() {
                            state.play = play;
                        }
                    });
                    self.wake_bots();
                    return Ok(());
                }
                Ok(Err(Conflict)) => self.reload().await?,
                Err(error) => {
                    self.close();
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Fault)
    }
}

/// The chair for this occupant: free for a person, or with a bot that has an invented name.
pub(super) fn chair_for(occupant: Occupant) -> Chair {
    match occupant {
        Occupant::Person => Chair::Empty,
        Occupant::Bot(level) => Chair::Bot {
            level,
            name: Name::invent(u64::from_le_bytes(random_bytes())),
        },
    }
}

fn join(
    arrangement: &mut Arrangement,
    person: &Person,
    seat: Option<SeatNumber>,
) -> Result<(), Refusal> {
    if let Some(Chair::Person { left, votes, .. }) = arrangement
        .chairs
        .iter_mut()
        .find(|chair| chair.seats(person.identity))
    {
        *left = false;
        votes.clear();
        return Ok(());
    }
    before_start(arrangement)?;
    let chair = match seat {
        Some(seat) => match chair_at(arrangement, seat)? {
            chair @ Chair::Empty => chair,
            Chair::Person { .. } | Chair::Bot { .. } => return Err(Refusal::SeatTaken),
        },
        None => arrangement
            .chairs
            .iter_mut()
            .find(|chair| chair.is_empty())
            .ok_or(Refusal::TableFull)?,
    };
    *chair = Chair::for_person(person.clone());
    Ok(())
}

pub(super) fn leave(arrangement: &mut Arrangement, who: IdentityId) -> Result<(), Refusal> {
    let waiting = arrangement.status == TableStatus::Waiting;
    let chair = arrangement
        .chairs
        .iter_mut()
        .find(|chair| chair.seats(who))
        .ok_or(Refusal::NotSeated)?;
    match chair {
        chair if waiting => *chair = Chair::Empty,
        Chair::Person { left, .. } => *left = true,
        Chair::Empty | Chair::Bot { .. } => {}
    }
    let heir = arrangement.remaining().next();
    if waiting && arrangement.host == who {
        arrangement.host = heir.unwrap_or(who);
    }
    // Fewer remain, so fewer votes may be enough now.
    if arrangement.status == TableStatus::Playing {
        for seat in 0..arrangement.chairs.len() {
            seat_substitute(arrangement, seat);
        }
    }
    Ok(())
}

fn vote(arrangement: &mut Arrangement, voter: IdentityId, seat: SeatNumber) -> Result<(), Refusal> {
    match arrangement.status {
        TableStatus::Waiting => return Err(Refusal::NotStarted),
        TableStatus::Playing => {}
        // Afterwards nobody changes who played.
        TableStatus::Over => return Err(Rejection::Over.into()),
    }
    if !arrangement.remaining().any(|person| person == voter) {
        return Err(Refusal::NotSeated);
    }
    let seat = seat_at(arrangement, seat)?;
    match &mut arrangement.chairs[seat.index()] {
        Chair::Person {
            left: true, votes, ..
        } => {
            if let Err(place) = votes.binary_search(&voter) {
                votes.insert(place, voter);
            }
        }
        // Somebody else's vote was faster.
        Chair::Bot { .. } => return Ok(()),
        Chair::Empty | Chair::Person { .. } => return Err(Refusal::HasNotLeft),
    }
    seat_substitute(arrangement, seat.index());
    Ok(())
}

/// Seats a bot for somebody who has left, if enough of those who remain want it.
fn seat_substitute(arrangement: &mut Arrangement, seat: usize) {
    let people: Vec<_> = arrangement.remaining().collect();
    let needed = arrangement.votes_needed();
    if let Chair::Person {
        left: true, votes, ..
    } = &mut arrangement.chairs[seat]
    {
        votes.retain(|voter| people.contains(voter));
        if votes.len() >= needed {
            arrangement.chairs[seat] = chair_for(Occupant::Bot(SUBSTITUTE));
        }
    }
}

/// Whether a table that never started has lost its last person.
fn is_abandoned(arrangement: &Arrangement) -> bool {
    arrangement.status == TableStatus::Waiting && arrangement.remaining().next().is_none()
}

fn before_start(arrangement: &Arrangement) -> Result<(), Refusal> {
    match arrangement.status {
        TableStatus::Waiting => Ok(()),
        TableStatus::Playing | TableStatus::Over => Err(Refusal::AlreadyStarted),
    }
}

fn host_before_start(arrangement: &Arrangement, host: IdentityId) -> Result<(), Refusal> {
    if arrangement.host != host {
        return Err(Refusal::NotHost);
    }
    before_start(arrangement)
}

fn chair_at(arrangement: &mut Arrangement, seat: SeatNumber) -> Result<&mut Chair, Refusal> {
    let seat = seat_at(arrangement, seat)?;
    Ok(&mut arrangement.chairs[seat.index()])
}

fn seat_at(arrangement: &Arrangement, seat: SeatNumber) -> Result<Seat, Refusal> {
    let seats = u8::try_from(arrangement.chairs.len()).unwrap_or(u8::MAX);
    Ok(seat.at_table_of(seats)?)
}
