//! Hints for people who are asked.

use std::sync::Arc;

use catalog::Level;
use model::{Chair, Hint, IdentityId, Recommendation, TableId};
use tabletop::{Seat, Version};

use super::live::{Handle, Inside, Live};
use super::{Hub, to_the_end};
use crate::refusal::Refusal;
use crate::token::random_bytes;

/// Who may ask for a hint, and about what.
struct Asked {
    handle: Handle,
    seat: Seat,
}

impl Hub {
    /// A hint for the chair of this person, from what the chair knows. It returns when it is
    /// thought out and shown; whoever asks again about the same question is told the same.
    pub async fn hint(
        self: &Arc<Self>,
        id: TableId,
        who: IdentityId,
        at: Option<Version>,
    ) -> Result<Arc<Recommendation>, Refusal> {
        let asked = self.ask_for_hint(id, who, at).await?;
        self.thought_out(asked).await
    }

    /// The same without waiting: the page shows it when it is there.
    pub async fn begin_hint(
        self: &Arc<Self>,
        id: TableId,
        who: IdentityId,
        at: Option<Version>,
    ) -> Result<(), Refusal> {
        let asked = self.ask_for_hint(id, who, at).await?;
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(refusal) = hub.thought_out(asked).await {
                tracing::debug!(code = refusal.code(), "a hint came to nothing");
            }
        });
        Ok(())
    }

    /// Checks that the hint may be given.
    async fn ask_for_hint(
        self: &Arc<Self>,
        id: TableId,
        who: IdentityId,
        at: Option<Version>,
    ) -> Result<Asked, Refusal> {
        let handle = self.table(id).await?;
        let seat = {
            let inside = handle.inside();
            let seat = inside.arrangement.seat_of(who).ok_or(Refusal::NotSeated)?;
            let play = inside.started()?;
            if !gives_hints(&handle, &inside) {
                return Err(Refusal::NoHints);
            }
            play.table.admit(seat, at)?;
            seat
        };
        Ok(Asked { handle, seat })
    }

    async fn thought_out(self: &Arc<Self>, asked: Asked) -> Result<Arc<Recommendation>, Refusal> {
        let Asked { handle, seat } = asked;
        let mut changes = handle.changes();
        loop {
            match current_hint(&handle.inside(), seat) {
                Hint::Given(recommendation) => return Ok(recommendation),
                Hint::Thinking(_) => {}
                Hint::Offered | Hint::Unavailable => break,
            }
            // Somebody has asked already: the same seat in another window.
            if changes.changed().await.is_err() {
                return Err(Refusal::Fault);
            }
        }
        if self.study.is_crowded() {
            return Err(Refusal::Busy);
        }
        let hub = Arc::clone(self);
        to_the_end(async move { hub.think_of_hint(&handle, seat).await }).await
    }

    async fn think_of_hint(
        &self,
        handle: &Handle,
        seat: Seat,
    ) -> Result<Arc<Recommendation>, Refusal> {
        let table = handle.inside().started()?.table.duplicate();
        table.admit(seat, None)?;
        let version = table.version();
        handle.change(|inside| inside.hints.insert(seat, Hint::Thinking(version)));
        let (game, dice) = (handle.game, u64::from_le_bytes(random_bytes()));
        // A hint is what a strong bot would think.
        let thought = move |haste| game.advise(&*table, seat, haste, dice);
        let thought = self.study.think_as(game.id(), Level::Strong, thought).await;
        let given = thought.map(|advice| Arc::new(Recommendation { version, advice }));
        handle.change(|inside| match &given {
            Ok(given) => inside.hints.insert(seat, Hint::Given(Arc::clone(given))),
            Err(_) => inside.hints.remove(&seat),
        });
        given.map_err(|error| {
            tracing::error!(%error, game = game.id(), "a hint could not be thought out");
            Refusal::Fault
        })
    }
}

/// Whether people at the table may ask for hints: all if it was opened so, and somebody who
/// plays alone or against bots always.
pub fn gives_hints(live: &Live, inside: &Inside) -> bool {
    let arrangement = &inside.arrangement;
    let people = arrangement
        .chairs
        .iter()
        .filter(|chair| matches!(chair, Chair::Person { .. }))
        .count();
    live.hints || (people == 1 && arrangement.remaining().count() == 1)
}

/// The hint of a seat, as long as it is still asked the same. Where several choose at once it
/// stays while others choose.
pub fn current_hint(inside: &Inside, seat: Seat) -> Hint {
    let Some(play) = &inside.play else {
        return Hint::Unavailable;
    };
    match inside.hints.get(&seat) {
        Some(hint) if play.table.admit(seat, hint.version()).is_ok() => hint.clone(),
        _ => Hint::Offered,
    }
}
