//! Decisions and undo.

use model::{Action, Arrangement, Chair, IdentityId, TableStatus};
use tabletop::{AnyTable, Rejection, Seat, Version};

use super::lessons::LessonMove;
use super::live::TableHandle;
use super::replay::apply;
use super::{ATTEMPTS, to_the_end};
use crate::refusal::Refusal;
use crate::store::{Conflict, LogEntry};

/// The longest decision, in bytes, that is looked at. The longest real ones have some twenty
/// characters.
const LONGEST_DECISION: usize = 200;

/// Who acts.
#[derive(Clone, Copy, Debug)]
pub(super) enum Actor {
    /// A person, for the chair they sit in.
    Person(IdentityId),
    /// The bot in this chair.
    Bot(Seat),
}

impl TableHandle {
    /// Decides or undoes for a person, at the version they saw or at the current one. When this
    /// returns, the action is durable and shown.
    ///
    /// The same request once more, at once or later, is accepted and has no effect.
    pub async fn act(
        &self,
        person: IdentityId,
        action: Action,
        at: Option<Version>,
    ) -> Result<Version, Refusal> {
        if let Action::Decide(words) = &action
            && words.len() > LONGEST_DECISION
        {
            let what = format!("has at most {LONGEST_DECISION} bytes");
            return Err(Refusal::bad_field("decision", what));
        }
        if self.state().is_lesson() {
            let step = match action {
                Action::Decide(words) => LessonMove::Decide { words, at },
                Action::Undo => LessonMove::Back,
            };
            return self.learn(person, step).await;
        }
        self.saw(person);
        self.act_as(Actor::Person(person), action, at).await
    }

    pub(super) async fn act_as(
        &self,
        actor: Actor,
        action: Action,
        at: Option<Version>,
    ) -> Result<Version, Refusal> {
        let table = self.clone();
        to_the_end(async move { table.act_in_turn(actor, action, at).await }).await
    }

    async fn act_in_turn(
        &self,
        actor: Actor,
        action: Action,
        at: Option<Version>,
    ) -> Result<Version, Refusal> {
        let _turn = self.turn.lock().await;
        for _ in 0..ATTEMPTS {
            let (seat, mut copy) = {
                let state = self.state();
                let state = state.usable()?;
                if state.is_broken_off() {
                    return Err(Rejection::Over.into());
                }
                let seat = actor.seat(&state.arrangement)?;
                (seat, state.started()?.table.duplicate())
            };
            let version = copy.version();
            if let Err(rejection) = apply(&mut *copy, seat, &action, at) {
                return self.recognise(seat, action, at, version, rejection).await;
            }
            let entry = LogEntry {
                version,
                seat,
                action: action.clone(),
                at,
                time: self.services.clock.now(),
                // A finished match stays finished: nothing can be decided or undone any more.
                ends: copy.outcome().map(|outcome| outcome.points().to_vec()),
            };
            match self.services.store.append(self.id, entry).await {
                Ok(Ok(())) => return Ok(self.advance(copy)),
                Ok(Err(Conflict)) => self.reload().await?,
                Err(error) => {
                    // Nobody knows whether it was written, so what is in memory cannot be
                    // trusted.
                    self.close();
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Fault)
    }

    /// Shows the match after an action that is durable.
    fn advance(&self, table: Box<dyn AnyTable>) -> Version {
        let version = table.version();
        let over = table.outcome().is_some();
        self.change(|state| {
            if let Some(play) = &mut state.play {
                play.advance(table);
            }
            if over {
                state.arrangement.status = TableStatus::Over;
            }
        });
        if over {
            self.services.thinking.forget(self.id);
            self.count_bots();
        }
        self.services.metrics.decision_accepted();
        self.wake_bots();
        version
    }

    /// A rejected request may be a repetition of one that was accepted.
    async fn recognise(
        &self,
        seat: Seat,
        action: Action,
        at: Option<Version>,
        current: Version,
        rejection: Rejection,
    ) -> Result<Version, Refusal> {
        let store = &self.services.store;
        match at {
            Some(at) if store.was_accepted(self.id, seat, action, at).await? => Ok(current),
            _ => Err(rejection.into()),
        }
    }
}

impl Actor {
    fn seat(self, arrangement: &Arrangement) -> Result<Seat, Refusal> {
        let seat = match self {
            Self::Person(person) => arrangement.seat_of(person),
            Self::Bot(seat) => match arrangement.chairs.get(seat.index()) {
                Some(Chair::Bot { .. }) => Some(seat),
                _ => None,
            },
        };
        seat.ok_or(Refusal::NotSeated)
    }
}
