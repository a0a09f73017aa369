//! Who sits where: joining, leaving, starting, and bots that take over.

use std::sync::Arc;

use bots::Level;
use tabletop::{Seat, SeatNumber};

use super::live::Handle;
use super::{ATTEMPTS, Hub, to_the_end};
use crate::name::Name;
use crate::refusal::Refusal;
use crate::store::{Arrangement, Chair, Identity, IdentityId, Status, Written};
use crate::table_id::TableId;
use crate::token::random_bytes;

/// Somebody with their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub identity: IdentityId,
    /// What they are called.
    pub name: String,
}

impl From<Identity> for Person {
    fn from(identity: Identity) -> Self {
        Self {
            identity: identity.id,
            name: identity.name,
        }
    }
}

impl Person {
    /// This person in a chair.
    pub(super) fn seated(self) -> Chair {
        Chair::Person {
            identity: self.identity,
            name: self.name,
            left: false,
            votes: Vec::new(),
        }
    }
}

/// Whom the host wants in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SitterWish {
    /// A person, who may come: the chair is free.
    Person,
    /// A bot.
    Bot(Level),
}

impl SitterWish {
    /// The wish in a form: `person` or a level.
    pub fn read(word: &str) -> Result<Self, Refusal> {
        match word {
            "person" => Ok(Self::Person),
            level => Ok(Self::Bot(level.parse()?)),
        }
    }

    pub(super) fn chair(self) -> Chair {
        match self {
            Self::Person => Chair::Empty,
            Self::Bot(level) => new_bot(level),
        }
    }
}

/// How well a bot plays that takes over somebody's chair.
const SUBSTITUTE: Level = Level::Greedy;

impl Hub {
    /// Takes a chair: this one, or any that is free. Somebody who left may come back to
    /// their own. Whoever sits already just stays.
    pub async fn join(
        self: &Arc<Self>,
        id: TableId,
        person: Person,
        seat: Option<SeatNumber>,
    ) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| join(arrangement, &person, seat))
            .await
    }

    /// Leaves the table. Before the start the chair becomes free, and a table without people
    /// is gone; later it waits for its owner or a bot.
    pub async fn leave(self: &Arc<Self>, id: TableId, who: IdentityId) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| leave(arrangement, who))
            .await
    }

    /// Puts a bot in a chair, or frees it for a person.
    pub async fn set_seat(
        self: &Arc<Self>,
        id: TableId,
        host: IdentityId,
        seat: SeatNumber,
        wish: SitterWish,
    ) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| {
            host_before_start(arrangement, host)?;
            let chair = chair_at(arrangement, seat)?;
            if chair.seats(host) {
                return Err(Refusal::HostStays);
            }
            *chair = wish.chair();
            Ok(())
        })
        .await
    }

    /// Starts the match.
    pub async fn start(self: &Arc<Self>, id: TableId, host: IdentityId) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| {
            if arrangement.host == host && arrangement.status == Status::Playing {
                // A second click.
                return Ok(());
            }
            host_before_start(arrangement, host)?;
            if arrangement.chairs.contains(&Chair::Empty) {
                return Err(Refusal::SeatsEmpty);
            }
            arrangement.status = Status::Playing;
            Ok(())
        })
        .await
    }

    /// Asks for a bot in the chair of somebody who has left. When the majority of those who
    /// remain has asked, it comes.
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
        let handle = self.table(id).await?;
        let hub = Arc::clone(self);
        to_the_end(async move { hub.rearrange_in_turn(&handle, change).await }).await
    }

    async fn rearrange_in_turn(
        self: &Arc<Self>,
        handle: &Handle,
        change: impl Fn(&mut Arrangement) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let _turn = handle.turn.lock().await;
        for _ in 0..ATTEMPTS {
            let before = {
                let inside = handle.inside();
                if inside.closed {
                    return Err(Refusal::NoSuchTable);
                }
                inside.arrangement.clone()
            };
            let mut arrangement = before.clone();
            change(&mut arrangement)?;
            if arrangement == before {
                return Ok(());
            }
            let abandoned = is_abandoned(&arrangement);
            arrangement.number += 1;
            let starts = (before.status, arrangement.status) == (Status::Waiting, Status::Playing);
            let play = starts.then(|| handle.open_match()).transpose()?;
            let written = if abandoned {
                self.store.discard_table(handle.id, before.number).await
            } else {
                self.store.arrange(handle.id, arrangement.clone()).await
            };
            match written {
                Ok(Written::Done) if abandoned => {
                    self.discarded(handle);
                    return Ok(());
                }
                Ok(Written::Done) => {
                    handle.change(|inside| {
                        inside.arrangement = arrangement;
                        if play.is_some() {
                            inside.play = play;
                        }
                    });
                    self.wake_bots(handle);
                    return Ok(());
                }
                Ok(Written::Conflict) => handle.reload(&*self.store).await?,
                Err(error) => {
                    self.forget(handle);
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Fault)
    }
}

/// A bot with an invented name.
pub(super) fn new_bot(level: Level) -> Chair {
    Chair::Bot {
        level,
        name: Name::invent(u64::from_le_bytes(random_bytes())).to_string(),
    }
}

/// The people who still play, in the order of their seats.
pub fn remaining(chairs: &[Chair]) -> impl Iterator<Item = IdentityId> {
    chairs.iter().filter_map(|chair| match chair {
        Chair::Person {
            identity,
            left: false,
            ..
        } => Some(*identity),
        _ => None,
    })
}

/// How many must ask for a bot: more than half of the people who remain.
pub fn votes_needed(chairs: &[Chair]) -> usize {
    remaining(chairs).count() / 2 + 1
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
            .find(|chair| **chair == Chair::Empty)
            .ok_or(Refusal::TableFull)?,
    };
    *chair = person.clone().seated();
    Ok(())
}

pub(super) fn leave(arrangement: &mut Arrangement, who: IdentityId) -> Result<(), Refusal> {
    let waiting = arrangement.status == Status::Waiting;
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
    if waiting
        && arrangement.host == who
        && let Some(heir) = remaining(&arrangement.chairs).next()
    {
        arrangement.host = heir;
    }
    // Fewer remain, so fewer votes may be enough now.
    if arrangement.status == Status::Playing {
        for seat in 0..arrangement.chairs.len() {
            seat_substitute(arrangement, seat);
        }
    }
    Ok(())
}

fn vote(arrangement: &mut Arrangement, voter: IdentityId, seat: SeatNumber) -> Result<(), Refusal> {
    match arrangement.status {
        Status::Waiting => return Err(Refusal::NotStarted),
        Status::Playing => {}
        // Who played is not changed afterwards.
        Status::Over => return Err(tabletop::Rejection::Over.into()),
    }
    if !remaining(&arrangement.chairs).any(|person| person == voter) {
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
    let people: Vec<_> = remaining(&arrangement.chairs).collect();
    let needed = votes_needed(&arrangement.chairs);
    if let Chair::Person {
        left: true, votes, ..
    } = &mut arrangement.chairs[seat]
    {
        votes.retain(|voter| people.contains(voter));
        if votes.len() >= needed {
            arrangement.chairs[seat] = new_bot(SUBSTITUTE);
        }
    }
}

/// Whether a table that never started has lost its last person.
fn is_abandoned(arrangement: &Arrangement) -> bool {
    arrangement.status == Status::Waiting && remaining(&arrangement.chairs).next().is_none()
}

fn before_start(arrangement: &Arrangement) -> Result<(), Refusal> {
    match arrangement.status {
        Status::Waiting => Ok(()),
        Status::Playing | Status::Over => Err(Refusal::AlreadyStarted),
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
