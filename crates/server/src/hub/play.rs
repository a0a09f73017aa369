//! Decisions.

use std::sync::Arc;

use model::{Action, Chair, IdentityId, Status, TableId, Timestamp};
use tabletop::{Rejection, Seat, Version};

use super::live::{Handle, apply};
use super::{ATTEMPTS, Hub, to_the_end};
use crate::lock::hold;
use crate::refusal::Refusal;
use crate::store::{Entry, Written};

/// The longest decision in words that is looked at. The longest real ones have some twenty
/// characters.
const LONGEST_DECISION: usize = 200;

/// Something done in a match.
#[derive(Clone, Debug)]
pub struct Act {
    /// What.
    pub action: Action,
    /// The version it was made for; without it, the present one.
    pub at: Option<Version>,
}

/// Who does it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Actor {
    /// Somebody, for the chair they sit in.
    Person(IdentityId),
    /// The bot in this chair.
    Bot(Seat),
}

impl Hub {
    /// Decides or undoes for a person. When this returns, it is durable and shown.
    ///
    /// The same request once more, in time or late, is accepted and has no effect.
    pub async fn act(
        self: &Arc<Self>,
        id: TableId,
        who: IdentityId,
        act: Act,
    ) -> Result<Version, Refusal> {
        if let Action::Decide(words) = &act.action
            && words.len() > LONGEST_DECISION
        {
            return Err(Refusal::bad_request("a decision is shorter"));
        }
        let handle = self.table(id).await?;
        self.act_at(handle, Actor::Person(who), act).await
    }

    pub(super) async fn act_at(
        self: &Arc<Self>,
        handle: Handle,
        actor: Actor,
        act: Act,
    ) -> Result<Version, Refusal> {
        let hub = Arc::clone(self);
        to_the_end(async move { hub.act_in_turn(&handle, actor, act).await }).await
    }

    async fn act_in_turn(
        self: &Arc<Self>,
        handle: &Handle,
        actor: Actor,
        act: Act,
    ) -> Result<Version, Refusal> {
        let _turn = handle.turn.lock().await;
        for _ in 0..ATTEMPTS {
            let (seat, mut table) = {
                let inside = handle.inside();
                if inside.closed {
                    return Err(Refusal::NoSuchTable);
                }
                let seat = match actor {
                    Actor::Person(who) => {
                        inside.arrangement.seat_of(who).ok_or(Refusal::NotSeated)?
                    }
                    Actor::Bot(seat) => bot_in(&inside.arrangement.chairs, seat)?,
                };
                (seat, inside.started()?.table.duplicate())
            };
            let version = table.version();
            if let Err(rejection) = apply(&mut *table, seat, &act.action, act.at) {
                return self.refuse(handle, seat, act, version, rejection).await;
            }
            // What is over stays over: nothing can be decided or taken back any more.
            let ends = table.outcome().map(|outcome| outcome.points().to_vec());
            let over = ends.is_some();
            let entry = Entry {
                version,
                seat,
                action: act.action.clone(),
                at: act.at,
                time: Timestamp::now(),
                ends,
            };
            match self.store.append(handle.id, entry).await {
                Ok(Written::Done) => {
                    let version = table.version();
                    handle.change(|inside| {
                        if let Some(play) = &mut inside.play {
                            play.table = table;
                            play.mark();
                        }
                        if over {
                            inside.arrangement.status = Status::Over;
                        }
                    });
                    if over {
                        hold(&self.minds).forget(handle.id);
                    }
                    self.metrics.decision_accepted();
                    self.wake_bots(handle);
                    return Ok(version);
                }
                Ok(Written::Conflict) => handle.reload(&*self.store).await?,
                Err(error) => {
                    // Whether it was written is unknown, so what is in memory is not to be
                    // trusted.
                    self.forget(handle);
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Fault)
    }

    /// A rejected request may be an accepted one that comes again.
    async fn refuse(
        &self,
        handle: &Handle,
        seat: Seat,
        act: Act,
        current: Version,
        rejection: Rejection,
    ) -> Result<Version, Refusal> {
        let Some(at) = act.at else {
            return Err(rejection.into());
        };
        if self
            .store
            .was_accepted(handle.id, seat, act.action, at)
            .await?
        {
            Ok(current)
        } else {
            Err(rejection.into())
        }
    }
}

fn bot_in(chairs: &[Chair], seat: Seat) -> Result<Seat, Refusal> {
    match chairs.get(seat.index()) {
        Some(Chair::Bot { .. }) => Ok(seat),
        _ => Err(Refusal::NotSeated),
    }
}
