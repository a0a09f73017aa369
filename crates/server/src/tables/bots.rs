//! Bots at live tables.

use catalog::{Level, Temper};
use model::{Action, Chair, temper_of};
use tabletop::{Rejection, Seat};
use tokio::sync::watch;

use super::Tables;
use super::bot_tables::plays_with_bots;
use super::live::{LiveState, LiveTable, TableHandle};
use super::play::Actor;
use crate::refusal::Refusal;
use crate::thinking::{MindKey, Turn, Urgency};

/// How many tables are looked up at a time after a restart.
const PORTION: u32 = 100;

impl Tables {
    /// Lets bots go on where the server stopped while it was their turn. Looks at one table after
    /// the other, and drops those that do not wait for a bot.
    pub async fn resume_bots(&self, mut closing: watch::Receiver<bool>) {
        let mut last = None;
        loop {
            let portion = match self.store().played_with_bots(last, PORTION).await {
                Ok(portion) => portion,
                Err(error) => {
                    tracing::error!(%error, "bots could not go on");
                    return;
                }
            };
            last = portion.last().copied();
            if last.is_none() {
                return;
            }
            for id in portion {
                if *closing.borrow_and_update() {
                    return;
                }
                match self.get(id).await {
                    Ok(handle) => self.release(&handle),
                    Err(refusal) => {
                        tracing::warn!(table = ?id, code = refusal.code(), "not resumed");
                    }
                }
            }
        }
    }
}

impl TableHandle {
    /// Lets the table's bots move if it is their turn and nothing moves them yet.
    ///
    /// It is called after every change and on every visit.
    pub(super) fn wake_bots(&self) {
        if self.state().awaited_bots().is_empty() {
            return;
        }
        let first = self.note(|state| !std::mem::replace(&mut state.bots_at_work, true));
        if first {
            tokio::spawn(self.clone().move_bots());
        }
    }

    async fn move_bots(self) {
        loop {
            tokio::time::sleep(self.services.bot_pause).await;
            // Looking and signing off are one step, so that a change in between is not missed.
            let awaited = self.note(|state| {
                let awaited = state.awaited_bots();
                state.bots_at_work = !awaited.is_empty();
                awaited
            });
            if awaited.is_empty() {
                return;
            }
            // Bots that choose at the same time do so without a pause in between: its length
            // would reveal how many of the players are bots.
            for (seat, level, temper) in awaited {
                if let Err(refusal) = self.move_bot(seat, level, temper).await {
                    tracing::warn!(table = ?self.id, %seat, code = refusal.code(), "a bot could not move");
                    self.note(|state| state.bots_at_work = false);
                    return;
                }
            }
        }
    }

    async fn move_bot(&self, seat: Seat, level: Level, temper: Temper) -> Result<(), Refusal> {
        let (copy, turn) = {
            let state = self.state();
            (state.started()?.table.duplicate(), self.bots_turn(&state))
        };
        let at = copy.version();
        let bot = MindKey {
            table: self.id,
            seat,
            level,
            temper,
        };
        let thinking = &self.services.thinking;
        let Some(words) = thinking
            .decide(self.game, copy, bot, self.bot_seed(seat), turn)
            .await
        else {
            return Ok(());
        };
        let action = Action::Decide(words);
        match self.act_as(Actor::Bot(seat), action, Some(at)).await {
            Err(refusal) if !has_moved_on(&refusal) => Err(refusal),
            _ => Ok(()),
        }
    }
}

impl LiveTable {
    /// When bots think here: with the host's, before tables that nobody looks at.
    fn bots_turn(&self, state: &LiveState) -> Turn {
        let urgency = if state.presence.is_empty() {
            Urgency::Unwatched
        } else {
            Urgency::Watched
        };
        Turn::Of(self.services.patron(state.arrangement.host), urgency)
    }

    /// Counts this table among those with bots, or no longer.
    pub(super) fn count_bots(&self) {
        let host = {
            let state = self.state();
            let counts = !state.closed && !state.is_lesson() && plays_with_bots(&state.arrangement);
            counts.then_some(state.arrangement.host)
        };
        match host {
            Some(host) => self
                .services
                .bot_tables
                .enter(self.id, self.services.patron(host)),
            None => self.services.bot_tables.leave(self.id),
        }
    }
}

/// Whether the table moved on while the bot thought; it then looks again.
fn has_moved_on(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NotSeated
            | Refusal::Rejected(
                Rejection::Stale { .. } | Rejection::NotAwaited { .. } | Rejection::Over
            )
    )
}

impl LiveState {
    /// The bots that must decide now.
    fn awaited_bots(&self) -> Vec<(Seat, Level, Temper)> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        // In a lesson the script moves everybody.
        if self.closed || play.lesson.is_some() || self.is_broken_off() {
            return Vec::new();
        }
        let awaited = play.table.prompt().awaited();
        self.arrangement
            .seats()
            .filter_map(|(seat, chair)| match chair {
                Chair::Bot {
                    level, character, ..
                } if awaited.contains(seat) => Some((seat, *level, temper_of(*character))),
                _ => None,
            })
            .collect()
    }
}
