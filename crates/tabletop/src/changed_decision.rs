//! Finding the decision that somebody changed in a record.

use crate::game::Game;
use crate::record::{Record, RecordedStep};
use crate::rejection::{excerpt, listed};
use crate::seat::Seat;
use crate::table::Table;

/// A decision in a record that does not lead to what follows it, while another one does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{found} does not lead to what follows; that fits: {}",
    listed(.fitting)
)]
pub struct ChangedDecision {
    /// The line of the record, counted from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// With each of these in its place the whole record replays.
    pub fitting: Vec<String>,
}

/// How many steps the search plays before it gives up: about a second's worth. A record in
/// which more than one line was changed would otherwise be searched from end to end.
const PATIENCE: usize = 100_000;

impl<G: Game> Table<G> {
    /// Looks for the decision that was changed in a record that fails at one of its steps.
    ///
    /// A record fails at the first line that is impossible, which may be long after the line
    /// that was changed: a draw, say, at a point where somebody now has to decide. The
    /// decision found is the last one before that point for which another one makes the whole
    /// record replay, result included.
    ///
    /// Nothing is found if the failing line itself can be replaced, since then that line is
    /// to blame, nor if more than one line was changed.
    pub fn changed_decision(record: &Record) -> Option<ChangedDecision> {
        let mut table = Self::open_recorded(record).ok()?;
        let mut before = Vec::new();
        let failing = record.steps.iter().enumerate().find_map(|(index, step)| {
            before.push(table.clone());
            table.follow(step, index).is_err().then_some(index)
        })?;
        let mut search = Search {
            record,
            patience: PATIENCE,
        };
        if search.can_replace(before.pop()?, failing) {
            return None;
        }
        let steps = before.into_iter().zip(&record.steps).enumerate();
        steps.rev().find_map(|(index, (table, step))| match step {
            RecordedStep::Decision { seat, words } => {
                let fitting = search.fitting_decisions(&table, index, *seat, words);
                (!fitting.is_empty()).then(|| ChangedDecision {
                    line: record.first_step_line() + index,
                    found: excerpt(&step.to_string()),
                    fitting,
                })
            }
            RecordedStep::Luck { .. } => None,
        })
    }
}

/// Tries other steps in a record.
struct Search<'a> {
    record: &'a Record,
    patience: usize,
}

impl Search<'_> {
    /// Whether the record replays with something else at the step where it fails.
    fn can_replace<G: Game>(&mut self, table: Table<G>, index: usize) -> bool {
        // What the table has rolled ahead is what must stand here.
        if table.steps().len() > index {
            return self.replays(table, index + 1);
        }
        let draws = table.chances().into_iter().map(|(draw, _)| draw);
        let told = draws.filter_map(|draw| {
            let mut other = table.clone();
            other.tell(draw).is_ok().then_some(other)
        });
        let seats = table.prompt().awaited().into_iter();
        let decided = seats.flat_map(|seat| decided(&table, seat));
        let mut others = told.chain(decided.map(|(_, other)| other));
        others.any(|other| self.replays(other, index + 1))
    }

    /// The decisions of the seat, other than the recorded one, with which the record replays.
    fn fitting_decisions<G: Game>(
        &mut self,
        table: &Table<G>,
        index: usize,
        seat: Seat,
        words: &str,
    ) -> Vec<String> {
        decided(table, seat)
            .map(|(decision, other)| (decision.to_string(), other))
            .filter(|(decision, _)| decision != words)
            .filter_map(|(decision, other)| {
                self.replays(other, index + 1)
                    .then(|| excerpt(&format!("{seat} {decision}")))
            })
            .collect()
    }

    /// Whether the rest of the record replays, as long as there is patience.
    fn replays<G: Game>(&mut self, table: Table<G>, first: usize) -> bool {
        if self.patience == 0 {
            return false;
        }
        let replayed = table.replay_from(first, self.record);
        let reached = replayed.as_ref().err().map_or(0, |error| error.line);
        let played = reached.saturating_sub(self.record.first_step_line() + first);
        self.patience = self.patience.saturating_sub(played + 1);
        replayed.is_ok()
    }
}

/// The tables after each decision that the seat may make.
fn decided<G: Game>(table: &Table<G>, seat: Seat) -> impl Iterator<Item = (G::Decision, Table<G>)> {
    table.legal(seat).into_iter().filter_map(move |decision| {
        let mut other = table.clone();
        other
            .decide(seat, decision, None)
            .is_ok()
            .then_some((decision, other))
    })
}
