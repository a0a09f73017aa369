//! What a game draws: its board and what is around it.

use maud::Markup;
use narration::{Label, Narration};
use tabletop::Perspective;

use crate::art::Scene;

/// All that a game draws of a match for one viewer. The shell puts it on the page, with the
/// log, the chat and everybody's names around it.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// What stands beside the name of the game: the round, the phase. It may be empty.
    pub head: Markup,
    /// What stands beside the question: how far the turn has come, and what it still offers. It
    /// may be empty.
    pub turn: Markup,
    /// The table: the board, players, and everything to look at.
    pub board: Markup,
    /// What stands beside the board, such as the players and the aids; below it where there is
    /// no room. It may be empty.
    pub beside: Markup,
    /// What stands below the decisions, such as what is left in the box. It may be empty.
    pub below: Markup,
    /// What the present step is about, in the place where the page also explains what is under
    /// the pointer. A game without such a place leaves it empty.
    pub explanation: Markup,
    /// What the viewer may decide now.
    pub choices: Vec<Choice>,
    /// Whether the list of the decisions is folded up, for a game that is played on its board.
    pub folded: bool,
}

/// What a decision would bring, before it is made.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    /// What is drawn over the board: the inside of an SVG in the board's own measures.
    pub board: Markup,
    /// It in words and numbers.
    pub card: Markup,
}

/// A legal decision as a button.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The decision's words: the value of the button.
    pub words: String,
    /// Its text.
    pub label: Label,
    /// Whether the button stays in sight while the list is [folded up](Picture::folded).
    pub stays_in_sight: bool,
    /// The key that makes it, by the name that browsers give it, instead of its number in the
    /// list: an arrow to the side on which the decision leads.
    pub key: Option<&'static str>,
    /// For decisions that differ from one another by a number alone, such as bids: they are
    /// drawn as one control with one of them in sight, the others one step away.
    pub amount: Option<Amount>,
    /// The branches that lead to it where there are too many decisions for one list, from the
    /// outside in: the piece, then the place. Decisions on the same branch are folded together.
    /// The words of the branches, one after the other, begin the decision.
    pub branches: Vec<Branch>,
    /// The picture on the button, where the branches have said the rest: how the piece lies at
    /// that place. Without one the whole text stands there.
    pub picture: Option<Markup>,
}

impl Choice {
    /// Everything that the viewer may decide, each with its label and nothing more.
    pub fn all<G: Narration>(seen: &Perspective<'_, G>, scene: &Scene<'_>) -> Vec<Self> {
        let decisions = seen.legal.iter();
        decisions
            .map(|&decision| Self::new::<G>(decision, scene))
            .collect()
    }

    /// A button with the label of a decision.
    pub fn new<G: Narration>(decision: G::Decision, scene: &Scene<'_>) -> Self {
        Self {
            words: decision.to_string(),
            label: G::label(decision, scene),
            stays_in_sight: false,
            key: None,
            amount: None,
            branches: Vec::new(),
            picture: None,
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

/// A branch on the way to decisions.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The words of the decisions that it stands for.
    pub words: String,
    /// Its text.
    pub text: String,
    /// A picture before the text; may be empty.
    pub picture: Markup,
    /// The key that picks it, for a branch at the beginning of a way.
    pub key: Option<u8>,
    /// The word of the entry that explains it, if there is one.
    pub entry: Option<&'static str>,
}
