//! The one place where the types of a game's narration are erased.

use std::marker::PhantomData;

use catalog::{GameId, with_game};
use tabletop::{AnyTable, Game, Seat, Silence, Table, Viewer};

use crate::idea::Idea;
use crate::label::{Label, NamedDecision};
use crate::narration::Narration;
use crate::reader::Reader;
use crate::story::Story;

/// [`Narration`] with the game's types erased. Everything it says is made from a view, a
/// legal list or events that the reader may hear.
pub trait AnyNarration: Sync {
    /// What the reader has heard since the beginning.
    fn story(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Story;
    /// See [`Story::since`].
    fn story_since(&self, step: usize, table: &dyn AnyTable, reader: &Reader<'_>) -> Story;
    /// See [`Narration::question`].
    fn question(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Option<String>;
    /// What the reader may decide now.
    fn decisions(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Vec<NamedDecision>;
    /// The label of a decision given in its words; `None` if they are not a decision.
    fn label(&self, decision: &str, reader: &Reader<'_>) -> Option<Label>;
    /// See [`Narration::reason`]. `then` is what the reader would go on with in the same turn.
    fn reason(
        &self,
        table: &dyn AnyTable,
        decision: &str,
        then: &[String],
        reader: &Reader<'_>,
    ) -> Option<String>;
}

/// The narration of a game.
pub fn narration(game: GameId) -> &'static dyn AnyNarration {
    with_game!(game, G => &Entry::<G>(PhantomData))
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Narration> AnyNarration for Entry<G> {
    fn story(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Story {
        self.story_since(0, table, reader)
    }

    fn story_since(&self, step: usize, table: &dyn AnyTable, reader: &Reader<'_>) -> Story {
        let heard = typed::<G>(table).perspective(reader.viewer).heard;
        Story::since::<G>(step, &heard, reader)
    }

    fn question(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Option<String> {
        G::question(&typed::<G>(table).view(reader.viewer), reader)
    }

    fn decisions(&self, table: &dyn AnyTable, reader: &Reader<'_>) -> Vec<NamedDecision> {
        let Viewer::Seat(seat) = reader.viewer else {
            return Vec::new();
        };
        typed::<G>(table)
            .legal(seat)
            .into_iter()
            .map(|decision| NamedDecision {
                words: decision.to_string(),
                label: G::label(decision, reader),
            })
            .collect()
    }

    fn label(&self, decision: &str, reader: &Reader<'_>) -> Option<Label> {
        let decision = decision.parse().ok()?;
        Some(G::label(decision, reader))
    }

    fn reason(
        &self,
        table: &dyn AnyTable,
        decision: &str,
        then: &[String],
        reader: &Reader<'_>,
    ) -> Option<String> {
        let Viewer::Seat(seat) = reader.viewer else {
            return None;
        };
        let table = typed::<G>(table);
        let decision = decision.parse().ok()?;
        let then = then.iter().map_while(|words| words.parse().ok());
        let idea = Idea {
            now: &table.view(reader.viewer),
            decision,
            afterwards: &afterwards(table, seat, [decision].into_iter().chain(then)),
        };
        G::reason(&idea, reader)
    }
}

/// What the seat would see after these decisions, as far as it can go on without luck. Sealed
/// choices of others play no part in it.
fn afterwards<G: Game>(
    table: &Table<G>,
    seat: Seat,
    decisions: impl Iterator<Item = G::Decision>,
) -> G::View {
    let mut state = table.known_to(seat);
    for decision in decisions {
        if !G::prompt(&state).awaited().contains(seat) || !G::is_legal(&state, seat, decision) {
            break;
        }
        G::decide(&mut state, seat, decision, &mut Silence);
    }
    G::view(&state, Viewer::Seat(seat))
}

fn typed<G: Game>(table: &dyn AnyTable) -> &Table<G> {
    table.typed().expect("a table is narrated by its own game")
}
