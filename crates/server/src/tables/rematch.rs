//! The same people once more.

use model::{Arrangement, Chair, IdentityId, Person, TableId, TableKind, TableStatus};

use super::live::{LiveState, TableHandle};
use super::{ATTEMPTS, to_the_end};
use crate::refusal::Refusal;
use crate::store::{Conflict, NewTable};
use crate::token::random_table_id;

impl TableHandle {
    /// The table at which the players of this finished one play again: the same game, people,
    /// bots and options. The first to ask opens it and is its host; the others get the same one.
    /// Somebody alone with bots starts at once.
    pub async fn rematch(&self, person: IdentityId) -> Result<TableId, Refusal> {
        let table = self.clone();
        to_the_end(async move { table.rematch_in_turn(person).await }).await
    }

    async fn rematch_in_turn(&self, host: IdentityId) -> Result<TableId, Refusal> {
        let _turn = self.turn.lock().await;
        for _ in 0..ATTEMPTS {
            let arrangement = {
                let state = self.state();
                if let Some(next) = rematch_of(state.usable()?, host)? {
                    return Ok(next);
                }
                again(&state.arrangement, host)
            };
            let next = NewTable {
                id: random_table_id(),
                game: self.game.id(),
                config: self.config.clone(),
                seed: self.services.new_seed(),
                public: self.public,
                hints_for_all: self.hints_for_all,
                arrangement,
                kind: TableKind::Match,
            };
            let id = next.id;
            self.services.admit(&next)?;
            match self.services.store.create_rematch(self.id, next).await? {
                Ok(()) => {
                    self.change(|state| state.rematch = Some(id));
                    return Ok(id);
                }
                Err(Conflict) => self.reload().await?,
            }
        }
        Err(Refusal::Fault)
    }
}

/// The rematch that exists already, if this person may ask for one at all.
fn rematch_of(state: &LiveState, person: IdentityId) -> Result<Option<TableId>, Refusal> {
    state.seat_of(person)?;
    match state.arrangement.status {
        TableStatus::Over => Ok(state.rematch),
        TableStatus::Waiting | TableStatus::Playing => Err(Refusal::NotOver),
    }
}

/// The chairs of the next match: people who have left are not expected.
fn again(before: &Arrangement, host: IdentityId) -> Arrangement {
    let chairs = before.chairs.iter().map(|chair| match chair {
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
        Chair::Bot { .. } => chair.kept_for_nobody(),
    });
    let mut next = Arrangement {
        number: 0,
        host,
        status: TableStatus::Waiting,
        chairs: chairs.collect(),
        removed: Vec::new(),
    };
    let alone = next.remaining().count() == 1 && !next.has_room();
    if alone {
        next.status = TableStatus::Playing;
    }
    next
}
