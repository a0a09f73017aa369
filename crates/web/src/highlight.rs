//! Pictures of what happened while the board moved on.

use maud::Markup;

/// A picture of something that happened, shown over the board for a while: a reveal, the end of
/// a round. Screen readers hear the sentences of the log instead.
#[derive(Clone, Debug)]
pub struct Highlight {
    /// The number of steps played when it happened.
    pub step: usize,
    /// The picture. There are no parts in it.
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
    /// The last highlights among the events that were heard after this many of them. `draw` gets
    /// what the viewer had heard before a step and what they heard in it. It goes backwards: only
    /// the pictures that are kept are drawn.
    pub(crate) fn latest<E>(
        heard: &[(usize, &E)],
        after: usize,
        draw: impl Fn(&[&E], &[&E]) -> Vec<(Markup, Dwell)>,
    ) -> Vec<Self> {
        let events: Vec<&E> = heard.iter().map(|&(_, event)| event).collect();
        let mut highlights = Vec::new();
        let mut end = heard.len();
        while end > after && highlights.len() < MOST_HIGHLIGHTS {
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
        let seen = |after| {
            let seen = Highlight::latest(&heard, after, |before, now| {
                let picture = html! { (before.len()) @for event in now { (event) } };
                vec![(picture, Dwell::Glance)]
            });
            let seen = seen.into_iter();
            seen.map(|highlight| (highlight.step, highlight.picture.into_string()))
                .collect::<Vec<_>>()
        };
        let expected = [(1, "1bc"), (3, "3d"), (4, "4e")];
        let expected = expected.map(|(step, text)| (step, text.to_owned()));
        assert_eq!(seen(0), expected);
        assert_eq!(seen(3), expected[1..]);
        assert_eq!(seen(5), []);
    }
}
