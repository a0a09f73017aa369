//! The same people once more.

use std::sync::Arc;

use model::{Arrangement, Chair, IdentityId, Person, Status, TableId};

use super::live::Handle;
use super::{ATTEMPTS, Hub, to_the_end};
use crate::refusal::Refusal;
use crate::store::{NewTable, Written};
use crate::token::random_table_id;

impl Hub {
    /// The table at which those of a finished one play again: the same game, people, bots and
    /// options. Whoever asks first opens it and is its host; whoever asks later gets the same
    /// one. Somebody alone with bots starts at once.
    pub async fn rematch(
        self: &Arc<Self>,
        id: TableId,
        asker: IdentityId,
    ) -> Result<TableId, Refusal> {
        let handle = self.table(id).await?;
        let hub = Arc::clone(self);
        to_the_end(async move { hub.rematch_in_turn(&handle, asker).await }).await
    }

    async fn rematch_in_turn(
        &self,
        handle: &Handle,
        asker: IdentityId,
    ) -> Result<TableId, Refusal> {
        let _turn = handle.turn.lock().await;
        for _ in 0..ATTEMPTS {
            let arrangement = {
                let inside = handle.inside();
                if inside.closed {
                    return Err(Refusal::NoSuchTable);
                }
                inside
                    .arrangement
                    .seat_of(asker)
                    .ok_or(Refusal::NotSeated)?;
                if inside.arrangement.status != Status::Over {
                    return Err(Refusal::NotOver);
                }
                if let Some(next) = inside.rematch {
                    return Ok(next);
                }
                again(&inside.arrangement, asker)
            };
            let table = NewTable {
                id: random_table_id(),
                game: handle.game.id(),
                config: handle.config.clone(),
                seed: self.new_seed(),
                public: handle.public,
                hints: handle.hints,
                arrangement,
            };
            let next = table.id;
            match self.store.create_rematch(handle.id, table).await? {
                Written::Done => {
                    handle.change(|inside| inside.rematch = Some(next));
                    return Ok(next);
                }
                Written::Conflict => handle.reload(&*self.store).await?,
            }
        }
        Err(Refusal::Fault)
    }

    /// Forgets a table that was discarded, and every way to it.
    pub(super) fn discarded(&self, handle: &Handle) {
        self.forget(handle);
        for other in self.handles() {
            if other.inside().rematch == Some(handle.id) {
                other.change(|inside| inside.rematch = None);
            }
        }
    }
}

/// The chairs of the next match: people who have left are not expected.
fn again(before: &Arrangement, host: IdentityId) -> Arrangement {
    let chairs: Vec<_> = before
        .chairs
        .iter()
        .map(|chair| match chair {
            Chair::Person {
                identity,
                name,
                left: false,
                ..
            } => Chair::for_person(Person {
                identity: *identity,
                name: name.clone(),
            }),
            Chair::Person { left: true, .. } | Chair::Empty => Chair::Empty,
            bot @ Chair::Bot { .. } => bot.clone(),
        })
        .collect();
    let mut next = Arrangement {
        number: 0,
        host,
        status: Status::Waiting,
        chairs,
    };
    let alone = next.remaining().count() == 1 && !next.has_room();
    if alone {
        next.status = Status::Playing;
    }
    next
}
