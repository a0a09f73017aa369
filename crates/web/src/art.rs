//! How a game is drawn and spoken of, and the one place where its types are erased.

use std::marker::PhantomData;

use maud::Markup;
use tabletop::{AnyTable, Game, Seat, Table, Viewer, heard_by};

use crate::texts::Texts;

/// What a drawing may know besides the view: who looks, in which language, and the names.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The texts of the visitor's language.
    pub texts: &'static Texts,
    /// Who looks.
    pub viewer: Viewer,
    /// The names of those at the table, by seat.
    pub names: &'a [String],
    /// Whether the visitor wants aids: what is left in the deck, the risk of the next card.
    pub aids: bool,
}

impl Scene<'_> {
    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A game's drawings and sentences. One folder per game implements it; it sees views,
/// events and decisions, never a state or a table.
pub trait Art: Game {
    /// The emblem of the game for its card on the home page: an SVG of our own.
    fn emblem() -> Markup;

    /// The table as the viewer sees it: board, players, and everything to look at. The
    /// buttons of the decisions are drawn around it by the shell.
    fn board(view: &Self::View, scene: &Scene<'_>) -> Markup;

    /// What happened, as a sentence for the log and the screen reader; `None` for events
    /// that need no words. An event that should stand out as a moment (a reveal, a trap, the
    /// end) says so.
    fn sentence(event: &Self::Event, scene: &Scene<'_>) -> Option<Sentence>;

    /// A decision as the text of its button.
    fn label(decision: Self::Decision, scene: &Scene<'_>) -> Label;

    /// The rules page: our own words and pictures.
    fn rules(texts: &'static Texts) -> Markup;
}

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The text.
    pub text: String,
    /// How much it stands out.
    pub weight: Weight,
}

/// How much a sentence stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One of many.
    Plain,
    /// A moment: shown large for a while, read out at once.
    Moment,
    /// The beginning of a chapter, such as a round.
    Heading,
}

/// The text of a decision's button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// A second, smaller line that explains it; may be empty.
    pub hint: String,
}

/// A legal decision as a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The decision's words: the value of the button.
    pub words: String,
    /// Its text.
    pub label: Label,
}

/// The sentences of one step of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The number of steps played when it happened.
    pub step: usize,
    /// What is said.
    pub sentence: Sentence,
}

/// [`Art`] with the game's types erased. Whatever comes out was made from a view, a legal
/// list or events that the viewer may hear.
pub trait AnyArt: Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// See [`Art::emblem`].
    fn emblem(&self) -> Markup;
    /// See [`Art::board`].
    fn board(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup;
    /// What the viewer has heard since the beginning, in order.
    fn log(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<LogEntry>;
    /// What the viewer may decide now.
    fn choices(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<Choice>;
    /// See [`Art::rules`].
    fn rules(&self, texts: &'static Texts) -> Markup;
}

/// The art of the game with this id.
///
/// # Panics
///
/// If there is none: every game of the catalog has its folder here.
pub fn art(id: &str) -> &'static dyn AnyArt {
    const ALL: &[&dyn AnyArt] = &[
        &Entry::<diamant::Diamant>(PhantomData),
        &Entry::<caverna::Caverna>(PhantomData),
        &Entry::<cavum::Cavum>(PhantomData),
    ];
    *ALL.iter()
        .find(|art| art.id() == id)
        .expect("every game of the catalog is drawn")
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Art> AnyArt for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn board(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        G::board(&typed::<G>(table).view(scene.viewer), scene)
    }

    fn log(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<LogEntry> {
        let mut entries = Vec::new();
        for (step, chapter) in typed::<G>(table).chronicle().iter().enumerate() {
            for event in heard_by(scene.viewer, &chapter.events) {
                if let Some(sentence) = G::sentence(event, scene) {
                    entries.push(LogEntry { step, sentence });
                }
            }
        }
        entries
    }

    fn choices(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<Choice> {
        let Viewer::Seat(seat) = scene.viewer else {
            return Vec::new();
        };
        typed::<G>(table)
            .legal(seat)
            .into_iter()
            .map(|decision| Choice {
                words: decision.to_string(),
                label: G::label(decision, scene),
            })
            .collect()
    }

    fn rules(&self, texts: &'static Texts) -> Markup {
        G::rules(texts)
    }
}

fn typed<G: Game>(table: &dyn AnyTable) -> &Table<G> {
    table
        .as_any()
        .downcast_ref()
        .expect("a table is drawn with the art of its game")
}
