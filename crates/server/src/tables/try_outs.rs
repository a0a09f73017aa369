//! Positions tried out on a private board.
//!
//! A try-out is a table of its own: its match begins like another one, then everything is open.
//! The person who tries sits in one chair and bots in the others. Luck comes from a new seed, so
//! that a try-out of a running match knows nothing of what that match will bring, and choices
//! that are sealed there are not in it (see [`tabletop::Table::branch`]).

use std::sync::Arc;
use std::time::Duration;

use model::{
    Arrangement, Chair, IdentityId, Occupant, Person, TableId, TableKind, TableStatus, Timestamp,
    TryOut,
};
use tabletop::{AnyTable, Rejection, Seat, SeatNumber, Seed};

use super::Tables;
use super::arrange::{SUBSTITUTE, chair_for};
use super::live::TableHandle;
use crate::refusal::Refusal;
use crate::store::{NewTable, StoredTryOut};
use crate::token::{random_bytes, random_table_id};

/// How many try-outs one person has at most: enough to compare a few ideas. A further one takes
/// the place of the oldest.
pub const MOST: u32 = 5;

/// How long a try-out is kept: one can sleep on an idea.
const KEPT: Duration = Duration::from_hours(24);

/// How many old try-outs are removed at a time.
const PORTION: u32 = 200;

/// What somebody wants to try.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trial {
    /// The step of a finished match; without it the beginning.
    pub step: Option<usize>,
    /// Where they want to sit; without it in their own chair, or else in the first one.
    pub seat: Option<SeatNumber>,
}

/// A position from which somebody may try.
struct Beginning {
    match_so_far: Box<dyn AnyTable>,
    seat: Seat,
    arrangement: Arrangement,
    from: TryOut,
}

impl Tables {
    /// Opens a try-out: of any step of a finished match, or of one's own turn in a running one
    /// that one plays alone with bots.
    pub async fn try_out(
        self: &Arc<Self>,
        origin: TableId,
        person: Person,
        trial: Trial,
    ) -> Result<TableId, Refusal> {
        let origin = self.get(origin).await?;
        // Never the seed of measurements: with that the try-out would show what comes next.
        let seed = Seed::from_bytes(random_bytes());
        let beginning = beginning(&origin, person.identity, trial, seed)?;
        let holder = person.identity;
        let table = NewTable {
            id: random_table_id(),
            game: origin.game.id(),
            config: origin.config.clone(),
            seed,
            public: false,
            hints_for_all: true,
            kind: TableKind::Match,
            arrangement: arranged(&beginning.arrangement, beginning.seat, &person),
        };
        let id = table.id;
        let try_out = StoredTryOut {
            from: beginning.from,
            record: beginning.match_so_far.record().to_string(),
        };
        self.services.admit(&table)?;
        self.store().create_try_out(table, try_out).await?;
        let mine = self.store().try_outs_of(holder).await?;
        for old in mine.into_iter().skip(MOST as usize) {
            self.discard_try_out(old).await?;
        }
        Ok(id)
    }

    /// Removes try-outs that are too old.
    pub async fn discard_old_try_outs(&self) -> Result<(), Refusal> {
        self.discard_try_outs_before(Timestamp::now().earlier(KEPT))
            .await
    }

    async fn discard_try_outs_before(&self, before: Timestamp) -> Result<(), Refusal> {
        for old in self.store().try_outs_before(before, PORTION).await? {
            self.discard_try_out(old).await?;
        }
        Ok(())
    }

    async fn discard_try_out(&self, id: TableId) -> Result<(), Refusal> {
        let handle = match self.get(id).await {
            Ok(handle) => handle,
            Err(Refusal::NoSuchTable) => return Ok(()),
            Err(refusal) => {
                // It cannot be loaded any more, so nobody looks at it.
                tracing::warn!(table = ?id, code = refusal.code(), "discarded unseen");
                return Ok(self.store().discard_try_out(id).await?);
            }
        };
        let turn = handle.turn.lock().await;
        self.store().discard_try_out(id).await?;
        handle.close();
        self.forget(&handle);
        drop(turn);
        Ok(())
    }
}

/// Where the try-out begins, if this person may try it.
fn beginning(
    origin: &TableHandle,
    person: IdentityId,
    trial: Trial,
    seed: Seed,
) -> Result<Beginning, Refusal> {
    let state = origin.state();
    let table = &state.started()?.table;
    let own = state.arrangement.seat_of(person);
    let over = table.outcome().is_some();
    let step = if over {
        let step = trial.step.unwrap_or_default();
        Some(step).filter(|step| *step <= table.length())
    } else {
        // While a match runs others must not gain by it, and one tries for oneself.
        if state.is_lesson() || !state.arrangement.is_played_alone() {
            return Err(Refusal::NotOver);
        }
        table.admit(own.ok_or(Refusal::NotSeated)?, None)?;
        Some(table.length())
    };
    let step = step.ok_or(Refusal::NoSuchPage)?;
    let seat = match trial.seat {
        Some(seat) if over => seat.at_table_of(table.seats())?,
        _ => own.unwrap_or(Seat::new(0)),
    };
    let match_so_far = table.branch(step, seed);
    if match_so_far.outcome().is_some() {
        return Err(Rejection::Over.into());
    }
    let number = u32::try_from(step).map_err(|_| Refusal::NoSuchPage)?;
    Ok(Beginning {
        match_so_far,
        seat,
        arrangement: state.arrangement.clone(),
        from: TryOut {
            origin: origin.id,
            step: over.then_some(number),
        },
    })
}

/// The chairs of a try-out: the person's own, and bots in all others. Bots that were there stay.
fn arranged(before: &Arrangement, own: Seat, person: &Person) -> Arrangement {
    let host = person.identity;
    let chairs = before.seats().map(|(seat, chair)| match chair {
        _ if seat == own => Chair::for_person(person.clone()),
        Chair::Bot { .. } => chair.kept_for_nobody(),
        Chair::Empty | Chair::Person { .. } => chair_for(Occupant::Bot(SUBSTITUTE)),
    });
    Arrangement {
        number: 0,
        host,
        status: TableStatus::Playing,
        chairs: chairs.collect(),
        removed: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{Opening, in_folder};

    #[tokio::test]
    async fn a_try_out_has_a_seed_of_its_own_and_no_sealed_choice() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, ann) = in_folder(folder.path()).await;
        let opening = Opening::against_bots("diamant".to_owned());
        let origin = tables.open(ann.clone(), opening).await.unwrap();
        // A bot chooses; what it chose is secret until everybody has chosen.
        let handle = tables.get(origin).await.unwrap();
        handle.note(|state| {
            let play = state.play.as_mut().unwrap();
            let mut table = play.table.duplicate();
            table.decide(Seat::new(1), "leave", None).unwrap();
            play.advance(table);
        });
        let trial = Trial::default();
        let board = tables.try_out(origin, ann, trial).await.unwrap();
        let seed = async |id| tables.store().table(id).await.unwrap().unwrap().seed;
        assert_ne!(seed(board).await, seed(origin).await);
        let board = tables.get(board).await.unwrap();
        let state = board.state();
        let table = &state.play.as_ref().unwrap().table;
        assert_eq!(table.prompt().awaited().len(), table.seats());
        assert!(!table.record().to_string().contains("leave"));
    }

    #[tokio::test]
    async fn old_try_outs_are_removed_and_matches_stay() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, ann) = in_folder(folder.path()).await;
        let opening = Opening::against_bots("diamant".to_owned());
        let origin = tables.open(ann.clone(), opening).await.unwrap();
        let trial = Trial::default();
        let board = tables.try_out(origin, ann, trial).await.unwrap();
        tables.discard_old_try_outs().await.unwrap();
        assert!(tables.get(board).await.is_ok(), "it is new");
        let later = Timestamp(Timestamp::now().0 + 1000);
        tables.discard_try_outs_before(later).await.unwrap();
        assert!(matches!(tables.get(board).await, Err(Refusal::NoSuchTable)));
        assert!(tables.get(origin).await.is_ok());
    }
}
