//! How a game is drawn, and the one place where its types are erased.

use std::marker::PhantomData;
use std::ops::Deref;

use catalog::{GameId, with_game};
use maud::Markup;
use narration::{Label, Narration, Reader, Texts};
use tabletop::{AnyTable, Game, Table, Viewer};

/// What a drawing may know besides the view: the reader, and whether they want aids.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Who looks, in which language, and the names.
    pub reader: Reader<'a>,
    /// Whether the visitor wants aids: what is left in the deck, the risk of the next card.
    pub aids: bool,
}

impl<'a> Deref for Scene<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}

/// A game's drawings. One folder per game implements it; it sees views, events and
/// decisions, never a state or a table.
pub trait Art: Narration {
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

    /// Whether the button of a decision stays in sight while the list is folded up.
    fn stays_in_sight(_decision: Self::Decision) -> bool {
        false
    }

    /// For decisions that differ from one another by a number alone, such as bids: they are
    /// drawn as one control with one of them in sight, the others a step away.
    fn amount(_decision: Self::Decision, _view: &Self::View) -> Option<Amount> {
        None
    }

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
    /// The last moments with their steps, in order. See [`Art::moments`].
    fn moments(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<(usize, Moment)>;
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
        let heard: Vec<&G::Event> = table
            .chapters()
            .flat_map(|chapter| chapter.heard_by(scene.viewer))
            .collect();
        G::board_after(&heard, &table.view(scene.viewer), scene)
    }

    fn aside(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        G::aside(&typed::<G>(table).view(scene.viewer), scene)
    }

    fn below(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        G::below(&typed::<G>(table).view(scene.viewer), scene)
    }

    fn moments(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Vec<(usize, Moment)> {
        let mut heard = Vec::new();
        for (step, chapter) in typed::<G>(table).chapters().enumerate() {
            heard.extend(chapter.heard_by(scene.viewer).map(|event| (step, event)));
        }
        last_moments::<G>(&heard, scene)
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
        .typed()
        .expect("a table is drawn with the art of its game")
}
