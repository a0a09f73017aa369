//! Bots at live tables.

use std::sync::Arc;

use bots::Level;
use model::{Action, Chair};
use tabletop::{AnyTable, Rejection, Seat};

use super::live::{Handle, Inside};
use super::minds::MindOf;
use super::play::Actor;
use super::{Act, Hub};
use crate::lock::hold;
use crate::refusal::Refusal;
use crate::token::random_bytes;

/// How many tables are looked up at a time after a restart.
const PORTION: u32 = 100;

impl Hub {
    /// Lets bots go on where the server stopped while they were awaited. One table is looked
    /// at after the other, in the background; where no bot is awaited the table is forgotten
    /// again.
    pub async fn resume_bots(self: Arc<Self>) {
        let mut last = None;
        let mut closing = self.closing();
        loop {
            let portion = match self.store.played_with_bots(last, PORTION).await {
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
                match self.table(id).await {
                    Ok(handle) => self.release(&handle),
                    Err(refusal) => {
                        tracing::warn!(table = ?id, code = refusal.code(), "not resumed");
                    }
                }
            }
        }
    }

    /// Lets the table's bots move if they are awaited and nobody moves them yet.
    ///
    /// It is called after every change and on every visit.
    pub(super) fn wake_bots(self: &Arc<Self>, handle: &Handle) {
        if awaited_bots(&handle.inside()).is_empty() {
            return;
        }
        let first = handle.note(|inside| !std::mem::replace(&mut inside.bots_at_work, true));
        if first {
            tokio::spawn(Arc::clone(self).move_bots(handle.clone()));
        }
    }

    async fn move_bots(self: Arc<Self>, handle: Handle) {
        loop {
            tokio::time::sleep(self.options.bot_pause).await;
            // Looking and signing off are one step, so a change in between is not missed.
            let awaited = handle.note(|inside| {
                let awaited = awaited_bots(inside);
                inside.bots_at_work = !awaited.is_empty();
                awaited
            });
            if awaited.is_empty() {
                return;
            }
            // Those who choose at once do so in one go; the pause is not between them, since
            // its length would tell how many are bots.
            for (seat, level) in awaited {
                if let Err(refusal) = self.move_bot(&handle, seat, level).await {
                    tracing::warn!(table = ?handle.id, %seat, code = refusal.code(), "a bot could not move");
                    handle.note(|inside| inside.bots_at_work = false);
                    return;
                }
            }
        }
    }

    async fn move_bot(
        self: &Arc<Self>,
        handle: &Handle,
        seat: Seat,
        level: Level,
    ) -> Result<(), Refusal> {
        let table = handle.inside().started()?.table.duplicate();
        let at = table.version();
        let Some(words) = self.think(handle, table, seat, level).await else {
            return Ok(());
        };
        let act = Act {
            action: Action::Decide(words),
            at: Some(at),
        };
        match self.act_at(handle.clone(), Actor::Bot(seat), act).await {
            Err(refusal) if !has_moved_on(&refusal) => Err(refusal),
            _ => Ok(()),
        }
    }

    /// What the bot would decide, thought out in the study with what it remembers.
    async fn think(
        &self,
        handle: &Handle,
        table: Box<dyn AnyTable>,
        seat: Seat,
        level: Level,
    ) -> Option<String> {
        let game = handle.game;
        let dice = u64::from_le_bytes(random_bytes());
        let legal = table.legal(seat);
        let of = MindOf {
            table: handle.id,
            seat,
            level,
        };
        let mind = hold(&self.minds).take(of);
        let thought = self.study.think_as(game.id(), level, move |haste| {
            let mut player = match mind {
                Some(player) => player,
                None => game.player(level.word(), seat, dice).ok()?,
            };
            let proposal = player.propose_in(&*table, haste)?;
            Some((player, proposal.decision))
        });
        match thought.await {
            Ok(thought) => thought.map(|(player, decision)| {
                hold(&self.minds).keep(of, player);
                decision
            }),
            Err(error) => {
                // A bot that fails must not stop the match: any legal decision will do.
                tracing::error!(%error, game = game.id(), "a bot failed to think");
                legal.into_iter().next()
            }
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

/// The bots that must decide now.
fn awaited_bots(inside: &Inside) -> Vec<(Seat, Level)> {
    let Some(play) = &inside.play else {
        return Vec::new();
    };
    if inside.closed {
        return Vec::new();
    }
    let awaited = play.table.prompt().awaited();
    inside
        .arrangement
        .seats()
        .filter_map(|(seat, chair)| match chair {
            Chair::Bot { level, .. } if awaited.contains(seat) => Some((seat, *level)),
            _ => None,
        })
        .collect()
}
