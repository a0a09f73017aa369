//! Who sits where: joining, leaving, starting, and bots that take over.

use std::sync::Arc;

use catalog::Level;
use model::{
    Arrangement, Chair, ChairNews, Character, IdentityId, Name, Occupant, Person, TableId,
    TableStatus,
};
use tabletop::{MAX_SEATS, Rejection, Seat, SeatNumber, SeatSet};

use super::bot_tables::plays_with_bots;
use super::live::TableHandle;
use super::replay::Match;
use super::{ATTEMPTS, Tables, to_the_end};
use crate::refusal::Refusal;
use crate::store::{Conflict, StoreError};
use crate::token::random_bytes;

/// How well a bot plays that takes over somebody's chair.
pub(super) const SUBSTITUTE: Level = Level::Greedy;

impl Tables {
    /// Takes a chair: this one, or any free one. Somebody who left may return to their own chair
    /// until the end, even if a bot keeps it, and somebody who already sits stays where they are.
    pub async fn join(
        self: &Arc<Self>,
        id: TableId,
        person: Person,
        seat: Option<SeatNumber>,
    ) -> Result<(), Refusal> {
        let table = self.get(id).await?;
        table.saw(person.identity);
        let host = table.state().arrangement.host;
        if self.store().has_blocked(host, person.identity).await? {
            let arrangement = &table.state().arrangement;
            // Somebody who sits already, or left a running match, keeps the chair.
            let owner = |chair: &Chair| chair.owner().map(|owner| owner.identity);
            let owners = arrangement.chairs.iter().filter_map(owner);
            if !owners.into_iter().any(|owner| owner == person.identity) {
                return Err(Refusal::NotWelcome);
            }
        }
        self.rearrange(id, move |arrangement| join(arrangement, &person, seat))
            .await
    }

    /// Leaves the table. Before the start the chair becomes free, and a table without people is
    /// removed; later the chair waits for its owner or a bot. Somebody whose chair a bot keeps
    /// gives it up for good.
    pub async fn leave(self: &Arc<Self>, id: TableId, person: IdentityId) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| leave(arrangement, person))
            .await
    }

    /// Puts a bot in a chair, or frees it for a person. Somebody who sat there is sent away: they
    /// cannot sit down at this table again unless the host [lets them](Self::readmit).
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
            let sent_away = match chair {
                Chair::Person { identity, .. } => Some(*identity),
                Chair::Empty | Chair::Bot { .. } => None,
            };
            *chair = chair_for(occupant);
            arrangement.removed.extend(sent_away);
            arrangement.removed.sort_unstable();
            arrangement.removed.dedup();
            Ok(())
        })
        .await
    }

    /// Lets everybody sit down again whom the host has sent away.
    pub async fn readmit(self: &Arc<Self>, id: TableId, host: IdentityId) -> Result<(), Refusal> {
        self.rearrange(id, move |arrangement| {
            host_before_start(arrangement, host)?;
            arrangement.removed.clear();
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
    /// those who remain have voted for it. Somebody who has been away for long counts as having
    /// left from the first vote on, and can sit down again like everybody who has.
    pub async fn vote(
        self: &Arc<Self>,
        id: TableId,
        voter: IdentityId,
        seat: SeatNumber,
    ) -> Result<(), Refusal> {
        let absent = self.get(id).await?.absent();
        self.rearrange(id, move |arrangement| {
            vote(arrangement, voter, seat, absent)
        })
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
            let (before, steps) = {
                let state = self.state();
                let state = state.usable()?;
                let steps = state.play.as_ref().map_or(0, Match::steps);
                (state.arrangement.clone(), steps)
            };
            let mut arrangement = before.clone();
            change(&mut arrangement)?;
            introduce(&mut arrangement.chairs, &before.chairs, self.company());
            if arrangement == before {
                return Ok(());
            }
            let abandoned = is_abandoned(&arrangement);
            arrangement.number += 1;
            let starts =
                (before.status, arrangement.status) == (TableStatus::Waiting, TableStatus::Playing);
            if starts && plays_with_bots(&arrangement) {
                let patron = self.services.patron(arrangement.host);
                self.services.bot_tables.admit(self.id, patron)?;
            }
            let play = starts.then(|| self.open_match()).transpose()?;
            let news = ChairNews::between(&before, &arrangement, steps);
            let written = if abandoned {
                store.discard_table(self.id, before.number).await
            } else {
                let arrangement = arrangement.clone();
                store.arrange(self.id, arrangement, news.clone()).await
            };
            match written {
                Ok(Ok(())) if abandoned => {
                    self.close();
                    return Ok(());
                }
                Ok(Ok(())) => {
                    self.change(|state| {
                        state.arrangement = arrangement;
                        state.news.extend(news);
                        if play.is_some() {
                            state.play = play;
                        }
                    });
                    self.count_bots();
                    self.wake_bots();
                    return Ok(());
                }
                Ok(Err(Conflict)) => {
                    self.reload().await?;
                    self.count_bots();
                }
                // Refused, so nothing was written.
                Err(error @ StoreError::Gone) => return Err(error.into()),
                Err(error) => {
                    self.close();
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Fault)
    }
}

/// Makes every bot that has just sat down the character of its seat, or the next one that is not
/// at the table yet. Bots that were there before stay who they are.
pub(super) fn introduce(chairs: &mut [Chair], before: &[Chair], company: [Character; MAX_SEATS]) {
    for seat in 0..chairs.len() {
        let is_new = before.get(seat) != Some(&chairs[seat]);
        let mut queue = company.iter().cycle().skip(seat).take(company.len());
        let newcomer = queue.find(|&&one| !chairs.iter().any(|chair| chair.is_bot_called(one)));
        if let Chair::Bot {
            name,
            character: character @ None,
            ..
        } = &mut chairs[seat]
            && is_new
            && let Some(&newcomer) = newcomer
        {
            *name = Name::of_character(newcomer);
            *character = Some(newcomer);
        }
    }
}

/// The chair for this occupant: free for a person, or with a bot that is still to be
/// [introduced](introduce).
pub(super) fn chair_for(occupant: Occupant) -> Chair {
    match occupant {
        Occupant::Person => Chair::Empty,
        Occupant::Bot(level) => Chair::Bot {
            level,
            name: Name::invent(u64::from_le_bytes(random_bytes())),
            character: None,
            kept_for: None,
        },
    }
}

fn join(
    arrangement: &mut Arrangement,
    person: &Person,
    seat: Option<SeatNumber>,
) -> Result<(), Refusal> {
    if arrangement.seat_of(person.identity).is_some() {
        return Ok(());
    }
    if let Some(seat) = arrangement.seat_to_return_to(person.identity) {
        arrangement.chairs[seat.index()] = Chair::for_person(person.clone());
        return Ok(());
    }
    before_start(arrangement)?;
    if arrangement.removed.contains(&person.identity) {
        return Err(Refusal::NotWelcome);
    }
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
    for chair in &mut arrangement.chairs {
        if let Chair::Bot { kept_for, .. } = chair
            && kept_for.as_ref().is_some_and(|owner| owner.identity == who)
        {
            *kept_for = None;
            return Ok(());
        }
    }
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

fn vote(
    arrangement: &mut Arrangement,
    voter: IdentityId,
    seat: SeatNumber,
    absent: SeatSet,
) -> Result<(), Refusal> {
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
            identity,
            left,
            votes,
            ..
        } if *left || (absent.contains(seat) && *identity != voter) => {
            *left = true;
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
    let chair = &mut arrangement.chairs[seat];
    let owner = chair.owner();
    if let Chair::Person {
        left: true, votes, ..
    } = chair
    {
        votes.retain(|voter| people.contains(voter));
        if votes.len() >= needed {
            *chair = chair_for(Occupant::Bot(SUBSTITUTE));
            if let Chair::Bot { kept_for, .. } = chair {
                *kept_for = owner;
            }
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
