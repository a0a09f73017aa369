//! How a game is put into words.

use tabletop::Game;

use crate::idea::Idea;
use crate::label::Label;
use crate::reader::Reader;
use crate::sentence::Sentence;

/// A game in words. One folder per game implements it; it sees views, events and
/// decisions, never a state or a table.
pub trait Narration: Game {
    /// What happened, as a sentence; `None` for an event that needs no words.
    fn sentence(event: &Self::Event, reader: &Reader<'_>) -> Option<Sentence>;

    /// Whether the event continues the line of the log that the one before it is on, as the
    /// steps of one turn do. By default every event has its own line.
    fn goes_on(_before: &Self::Event, _event: &Self::Event) -> bool {
        false
    }

    /// The line of the log for events that each [go on](Self::goes_on) with the one before;
    /// there is at least one. The line grows with the turn, while a screen reader hears its
    /// steps one by one, as [`Self::sentence`] puts them.
    fn line(events: &[&Self::Event], reader: &Reader<'_>) -> Option<Sentence> {
        events
            .iter()
            .find_map(|event| Self::sentence(event, reader))
    }

    /// A decision in words.
    fn label(decision: Self::Decision, reader: &Reader<'_>) -> Label;

    /// What speaks for a decision that a hint recommends, in one sentence with numbers that the
    /// reader can check: what it brings, and what it costs or risks.
    fn reason(_idea: &Idea<'_, Self>, _reader: &Reader<'_>) -> Option<String> {
        None
    }

    /// What the reader is asked now, if the game has a question of its own for it.
    fn question(_view: &Self::View, _reader: &Reader<'_>) -> Option<String> {
        None
    }
}
