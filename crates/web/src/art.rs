//! How a game is drawn and spoken of, and the one place where its types are erased.

use std::marker::PhantomData;

use catalog::{GameId, with_game};
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

    /// What stands beside the board, such as the players and the aids; below it where there is
    /// no room. Nothing by default: a game may draw everything on the board.
    fn aside(_view: &Self::View, _scene: &Scene<'_>) -> Markup {
        Markup::default()
    }

    /// What stands below the decisions, such as what is left in the box. Nothing by default.
    fn below(_view: &Self::View, _scene: &Scene<'_>) -> Markup {
        Markup::default()
    }

    /// The pictures of a step that deserves to be followed: a reveal, the end of a round. They
    /// are shown over the board for a while. `before` is what the viewer had heard until then,
    /// `now` what they heard in this step; nothing else is known here.
    fn moments(_before: &[&Self::Event], _now: &[&Self::Event], _scene: &Scene<'_>) -> Vec<Moment> {
        Vec::new()
    }

    /// What happened, as a sentence for the log and the screen reader; `None` for events
    /// that need no words. An event that should stand out as a moment (a reveal, a trap, the
    /// end) says so.
    fn sentence(event: &Self::Event, scene: &Scene<'_>) -> Option<Sentence>;

    /// Whether the event goes on with the line of the log that tells of the one before it, as
    /// the steps of one turn may. Unless a game says otherwise, every event has its own line.
    fn goes_on(_before: &Self::Event, _event: &Self::Event) -> bool {
        false
    }

    /// The line of the log for events of which each goes on with the one before it; at least
    /// one. The line grows with the turn, while the screen reader hears its steps one by one,
    /// as [`Self::sentence`] tells them.
    fn line(events: &[&Self::Event], scene: &Scene<'_>) -> Option<Sentence> {
        events.iter().find_map(|event| Self::sentence(event, scene))
    }

    /// What the viewer is asked, for a game whose decisions can all be composed on the board:
    /// its list of decisions is folded up then. Without a question the list is in sight.
    fn question(_view: &Self::View, _scene: &Scene<'_>) -> Option<String> {
        None
    }

    /// Whether the button of a decision stays in sight while the list is folded up.
    fn stays_in_sight(_decision: Self::Decision) -> bool {
        false
    }

    /// For decisions that differ from one another by a number alone, such as bids: they are
    /// drawn as one control with one of them in sight, the others a step away.
    fn amount(_decision: Self::Decision, _view: &Self::View) -> Option<Amount> {
        None
    }

    /// A decision as the text of its button.
    fn label(decision: Self::Decision, scene: &Scene<'_>) -> Label;

    /// The table after all that the viewer has heard, for boards that show how it came to
    /// this: bids, an explosion. Most show what is, and nothing else.
    fn board_after(_heard: &[&Self::Event], view: &Self::View, scene: &Scene<'_>) -> Markup {
        Self::board(view, scene)
    }

    /// The steps that lead to a decision where there are too many for one list, from the
    /// outside in: the piece, then the place. Decisions with the same steps are folded
    /// together. The words of the steps, one after the other, begin the decision.
    fn steps(_decision: Self::Decision, _scene: &Scene<'_>) -> Vec<Step> {
        Vec::new()
    }

    /// The picture of a decision on its button, where the steps before it have said the rest:
    /// how the piece lies at that place. Without one the whole text stands there.
    fn way(_decision: Self::Decision, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }

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

/// A picture of something that happened, shown over the board for a while. Screen readers hear
/// the sentences of the log instead.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The picture.
    pub picture: Markup,
    /// How long it wants to be looked at.
    pub pace: Pace,
}

/// How long a [`Moment`] wants to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Seen at a glance.
    Glance,
    /// Worth a longer look.
    Look,
}

impl Pace {
    /// The word in the page, for the script.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Look => "look",
        }
    }
}

/// The text of a decision's button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// A second, smaller line that explains it; may be empty.
    pub hint: String,
}

/// Where to begin among decisions that differ by a number alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// With the first of the list: a bid that only just raises.
    FromTheFirst,
    /// With the last of the list: a price that only just undercuts.
    FromTheLast,
}

/// A legal decision as a button.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The decision's words: the value of the button.
    pub words: String,
    /// Its text.
    pub label: Label,
    /// See [`Art::stays_in_sight`].
    pub stays_in_sight: bool,
    /// See [`Art::amount`].
    pub amount: Option<Amount>,
    /// The steps that lead to it, from the outside in.
    pub steps: Vec<Step>,
    /// See [`Art::way`].
    pub way: Option<Markup>,
}

/// A step on the way to a decision.
#[derive(Clone, Debug)]
pub struct Step {
    /// The words of the decision that it stands for.
    pub words: String,
    /// Its text.
    pub text: String,
    /// A picture before the text; may be empty.
    pub picture: Markup,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The number of steps played when the last of it happened.
    pub step: usize,
    /// What is written.
    pub sentence: Sentence,
    /// What is said step by step where that is something else than what is written.
    pub spoken: Vec<Spoken>,
}

impl LogEntry {
    /// The last that was said.
    pub fn latest(&self) -> &Sentence {
        self.spoken
            .last()
            .map_or(&self.sentence, |spoken| &spoken.sentence)
    }
}

/// A sentence about one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The number of steps played when it happened.
    pub step: usize,
    /// What is said.
    pub sentence: Sentence,
}

/// What the viewer has heard since the beginning.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The sentences, in order.
    pub entries: Vec<LogEntry>,
    /// The last moments with their steps, in order.
    pub moments: Vec<(usize, Moment)>,
}

/// How many moments a page carries: whoever missed more than these reads the log.
const MOST_MOMENTS: usize = 3;

/// [`Art`] with the game's types erased. Whatever comes out was made from a view, a legal
/// list or events that the viewer may hear.
pub trait AnyArt: Sync {
    /// See [`Art::emblem`].
    fn emblem(&self) -> Markup;
    /// See [`Art::board`].
    fn board(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup;
    /// See [`Art::aside`].
    fn aside(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup;
    /// See [`Art::below`].
    fn below(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup;
    /// What the viewer has heard since the beginning.
    fn story(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Story;
    /// The sentences alone.
    fn log(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<LogEntry> {
        self.story(table, scene).entries
    }
    /// See [`Art::question`].
    fn question(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Option<String>;
    /// What the viewer may decide now.
    fn choices(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<Choice>;
    /// See [`Art::rules`].
    fn rules(&self, texts: &'static Texts) -> Markup;
}

/// The art of a game.
pub fn art(game: GameId) -> &'static dyn AnyArt {
    with_game!(game, G => &Entry::<G>(PhantomData))
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Art> AnyArt for Entry<G> {
    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn board(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        let table = typed::<G>(table);
        let chronicle = table.chronicle();
        let heard: Vec<&G::Event> = chronicle
            .iter()
            .flat_map(|chapter| heard_by(scene.viewer, &chapter.events))
            .collect();
        G::board_after(&heard, &table.view(scene.viewer), scene)
    }

    fn aside(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        G::aside(&typed::<G>(table).view(scene.viewer), scene)
    }

    fn below(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        G::below(&typed::<G>(table).view(scene.viewer), scene)
    }

    fn story(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Story {
        let chronicle = typed::<G>(table).chronicle();
        let mut heard = Vec::new();
        for (step, chapter) in chronicle.iter().enumerate() {
            heard.extend(heard_by(scene.viewer, &chapter.events).map(|event| (step, event)));
        }
        Story {
            entries: heard
                .chunk_by(|(_, before), (_, event)| G::goes_on(before, event))
                .filter_map(|together| log_entry::<G>(together, scene))
                .collect(),
            moments: last_moments::<G>(&heard, scene),
        }
    }

    fn question(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Option<String> {
        G::question(&typed::<G>(table).view(scene.viewer), scene)
    }

    fn choices(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<Choice> {
        let Viewer::Seat(seat) = scene.viewer else {
            return Vec::new();
        };
        let table = typed::<G>(table);
        let view = table.view(scene.viewer);
        table
            .legal(seat)
            .into_iter()
            .map(|decision| Choice {
                words: decision.to_string(),
                label: G::label(decision, scene),
                stays_in_sight: G::stays_in_sight(decision),
                amount: G::amount(decision, &view),
                steps: G::steps(decision, scene),
                way: G::way(decision, scene),
            })
            .collect()
    }

    fn rules(&self, texts: &'static Texts) -> Markup {
        G::rules(texts)
    }
}

/// The line for what belongs together.
fn log_entry<G: Art>(together: &[(usize, &G::Event)], scene: &Scene<'_>) -> Option<LogEntry> {
    let &(step, _) = together.last()?;
    let events: Vec<&G::Event> = together.iter().map(|&(_, event)| event).collect();
    let sentence = G::line(&events, scene)?;
    let spoken: Vec<Spoken> = together
        .iter()
        .filter_map(|&(step, event)| {
            let sentence = G::sentence(event, scene)?;
            Some(Spoken { step, sentence })
        })
        .collect();
    let same = matches!(&spoken[..], [only] if only.sentence == sentence);
    Some(LogEntry {
        step,
        sentence,
        spoken: if same { Vec::new() } else { spoken },
    })
}

/// The last moments of what was heard. It is gone through from its end: only those that are
/// kept are drawn.
fn last_moments<G: Art>(heard: &[(usize, &G::Event)], scene: &Scene<'_>) -> Vec<(usize, Moment)> {
    let events: Vec<&G::Event> = heard.iter().map(|&(_, event)| event).collect();
    let mut moments = Vec::new();
    let mut end = heard.len();
    while end > 0 && moments.len() < MOST_MOMENTS {
        let (step, _) = heard[end - 1];
        let beginning = heard.partition_point(|&(earlier, _)| earlier < step);
        let drawn = G::moments(&events[..beginning], &events[beginning..end], scene);
        moments.splice(..0, drawn.into_iter().map(|moment| (step, moment)));
        end = beginning;
    }
    moments
}

fn typed<G: Game>(table: &dyn AnyTable) -> &Table<G> {
    table
        .as_any()
        .downcast_ref()
        .expect("a table is drawn with the art of its game")
}
