//! What a game draws: its board and what is around it.

use maud::Markup;
use narration::{Label, Narration};
use tabletop::Perspective;

use crate::art::Scene;

/// All that a game draws of a match for one viewer. The shell puts it on the page, with the
/// log, the chat and everybody's names around it.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// The table: the board, players, and everything to look at.
    pub board: Markup,
    /// What stands beside the board, such as the players and the aids; below it where there is
    /// no room. It may be empty.
    pub beside: Markup,
    /// What stands below the decisions, such as what is left in the box. It may be empty.
    pub below: Markup,
    /// What the viewer may decide now.
    pub choices: Vec<Choice>,
    /// The last things that deserve to be followed, in order.
    pub highlights: Vec<Highlight>,
}

/// A legal decision as a button.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The decision's words: the value of the button.
    pub words: String,
    /// Its text.
    pub label: Label,
    /// Whether the button stays in sight while the list is folded up, as it is for a game that
    /// asks a question of its own: such a game is played on its board.
    pub stays_in_sight: bool,
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
}

/// A picture of something that happened, shown over the board for a while: a reveal, the end of
/// a round. Screen readers hear the sentences of the log instead.
#[derive(Clone, Debug)]
pub struct Highlight {
    /// The number of steps played when it happened.
    pub step: usize,
    /// The picture. There are no [parts](crate::part) in it.
    pub picture: Markup,
    /// How long it wants to be looked at.
    pub dwell: Dwell,
}

/// How long a [`Highlight`] wants to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dwell {
    /// Seen at a glance.
    Glance,
    /// Worth a longer look.
    Look,
}

impl Dwell {
    /// The word in the page, for the script.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Look => "look",
        }
    }
}

/// How many highlights a page carries: somebody who missed more than these reads the log.
const MOST_HIGHLIGHTS: usize = 3;

impl Highlight {
    /// The last highlights of what was heard. `draw` gets what the viewer had heard before a
    /// step and what they heard in it. It goes backwards: only the pictures that are kept are
    /// drawn.
    pub fn latest<E>(
        heard: &[(usize, &E)],
        draw: impl Fn(&[&E], &[&E]) -> Vec<(Markup, Dwell)>,
    ) -> Vec<Self> {
        let events: Vec<&E> = heard.iter().map(|&(_, event)| event).collect();
        let mut highlights = Vec::new();
        let mut end = heard.len();
        while end > 0 && highlights.len() < MOST_HIGHLIGHTS {
            let (step, _) = heard[end - 1];
            let beginning = heard.partition_point(|&(earlier, _)| earlier < step);
            let drawn = draw(&events[..beginning], &events[beginning..end]);
            let drawn = drawn.into_iter().map(|(picture, dwell)| Self {
                step,
                picture,
                dwell,
            });
            highlights.splice(..0, drawn);
            end = beginning;
        }
        highlights
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn the_last_highlights_are_drawn_in_their_order() {
        let heard = [(0, &'a'), (1, &'b'), (1, &'c'), (3, &'d'), (4, &'e')];
        let seen = Highlight::latest(&heard, |before, now| {
            let picture = html! { (before.len()) @for event in now { (event) } };
            vec![(picture, Dwell::Glance)]
        });
        let seen: Vec<_> = seen
            .into_iter()
            .map(|highlight| (highlight.step, highlight.picture.into_string()))
            .collect();
        let expected = [(1, "1bc"), (3, "3d"), (4, "4e")];
        assert_eq!(seen, expected.map(|(step, text)| (step, text.to_owned())));
    }
}
