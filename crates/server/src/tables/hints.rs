//! Hints for players who have to decide.

use std::sync::Arc;

use model::{Hint, IdentityId, Recommendation};
use tabletop::{Seat, Version};

use super::live::{LiveState, LiveTable, TableHandle};
use super::to_the_end;
use crate::refusal::Refusal;
use crate::thinking::Patron;

impl TableHandle {
    /// A hint for the seat of this person, from what the seat knows. It returns when the hint is
    /// worked out and shown. The same question gets the same answer.
    pub async fn hint(
        &self,
        person: IdentityId,
        at: Option<Version>,
    ) -> Result<Arc<Recommendation>, Refusal> {
        let seat = self.entitled_seat(person, at)?;
        self.work_out_hint(person, seat).await
    }

    /// The same without waiting: the page shows the hint when it is there.
    pub fn begin_hint(&self, person: IdentityId, at: Option<Version>) -> Result<(), Refusal> {
        let seat = self.entitled_seat(person, at)?;
        let table = self.clone();
        tokio::spawn(async move {
            if let Err(refusal) = table.work_out_hint(person, seat).await {
                tracing::debug!(code = refusal.code(), "a hint came to nothing");
            }
        });
        Ok(())
    }

    /// The seat of this person, if it may have a hint now.
    fn entitled_seat(&self, person: IdentityId, at: Option<Version>) -> Result<Seat, Refusal> {
        let state = self.state();
        let seat = state.seat_of(person)?;
        let play = state.started()?;
        if !self.gives_hints(&state) {
            return Err(Refusal::NoHints);
        }
        play.table.admit(seat, at)?;
        Ok(seat)
    }

    async fn work_out_hint(
        &self,
        person: IdentityId,
        seat: Seat,
    ) -> Result<Arc<Recommendation>, Refusal> {
        let mut changes = self.changes();
        loop {
            match self.state().hint(seat) {
                Hint::Given(recommendation) => return Ok(recommendation),
                // The same player has asked in another window.
                Hint::Thinking(_) => {}
                Hint::Offered | Hint::Unavailable => break,
            }
            if changes.changed().await.is_err() {
                return Err(Refusal::Fault);
            }
        }
        let patron = self.services.patron(person);
        if self.services.thinking.is_crowded(patron) {
            return Err(Refusal::Busy);
        }
        let table = self.clone();
        to_the_end(async move { table.think_of_hint(patron, seat).await }).await
    }

    async fn think_of_hint(
        &self,
        patron: Patron,
        seat: Seat,
    ) -> Result<Arc<Recommendation>, Refusal> {
        let copy = self.state().started()?.table.duplicate();
        copy.admit(seat, None)?;
        let version = copy.version();
        self.change(|state| state.hints.insert(seat, Hint::Thinking(version)));
        let thinking = &self.services.thinking;
        let advice = thinking.advise(self.game, copy, seat, patron).await;
        let given = advice.map(|advice| Arc::new(Recommendation { version, advice }));
        self.change(|state| match &given {
            Ok(given) => state.hints.insert(seat, Hint::Given(Arc::clone(given))),
            Err(_) => state.hints.remove(&seat),
        });
        given
    }
}

impl LiveTable {
    /// Whether players may ask for hints: always somebody who plays alone or against bots, and
    /// everybody if the table was opened so. A lesson gives advice of its own.
    pub fn gives_hints(&self, state: &LiveState) -> bool {
        !state.is_lesson() && (self.hints_for_all || state.arrangement.is_played_alone())
    }

    /// What this person can get from the search now.
    pub fn hint_for(&self, state: &LiveState, person: Option<IdentityId>) -> Hint {
        match person.and_then(|person| state.arrangement.seat_of(person)) {
            Some(seat) if self.gives_hints(state) => state.hint(seat),
            _ => Hint::Unavailable,
        }
    }
}

impl LiveState {
    /// The hint of a seat, as long as it answers the current question. Where several choose at
    /// once, it stays while others choose.
    fn hint(&self, seat: Seat) -> Hint {
        let Some(play) = &self.play else {
            return Hint::Unavailable;
        };
        match self.hints.get(&seat) {
            Some(hint) if play.table.admit(seat, hint.version()).is_ok() => hint.clone(),
            _ => Hint::Offered,
        }
    }
}
