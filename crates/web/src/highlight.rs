//! What happened while the board moved on, as a short film.

use maud::{Markup, Render, html};

/// A moment that deserves to be followed: a reveal, an explosion, the end of a round.
///
/// The script plays the highlights of an update one after the other. Those over the position
/// before come first, while the page still shows that position; then the update is put in its
/// place; then those over the position after it. Screen readers hear the sentences of the log
/// instead.
#[derive(Clone, Debug)]
pub struct Highlight {
    /// The position it is played over.
    pub over: Over,
    /// It in words. While it lasts this stands where the question stands.
    pub caption: String,
    /// What is to be seen.
    pub cues: Vec<Cue>,
    /// How long it lasts.
    pub length: Hold,
    /// What it sounds like.
    pub sound: Option<Sound>,
}

/// The position that a [`Highlight`] is played over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The one before what happened.
    Before,
    /// The one after it.
    After,
}

/// How long a [`Highlight`] lasts. A click or a key ends it in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// This many milliseconds.
    Milliseconds(u16),
    /// Until the viewer goes on; by itself after a few seconds.
    UntilDismissed,
}

/// One thing to be seen in a [`Highlight`]. A spot is a place on the page with this name in its
/// attribute `data-spot`; several places may share a name. What happens over the position before
/// stays until the position makes room for the next one.
#[derive(Clone, Debug)]
pub enum Cue {
    /// A spot gets a class, for the style sheet.
    Mark {
        /// The spot.
        spot: String,
        /// The class.
        class: &'static str,
    },
    /// A picture lies over a spot.
    Place {
        /// The spot.
        spot: String,
        /// The picture.
        picture: Markup,
    },
    /// Pictures fly from spot to spot, one shortly after the other.
    Fly {
        /// Where they start.
        from: String,
        /// Where they land.
        to: String,
        /// The picture.
        picture: Markup,
        /// How many there are.
        count: u8,
    },
}

/// What a [`Highlight`] sounds like. The script makes the sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Cards are turned over.
    Cards,
    /// Gems roll.
    Gems,
    /// Footsteps.
    Steps,
    /// Something dangerous stirs.
    Danger,
    /// A trap springs, a mountain collapses.
    Crash,
    /// Something precious is found.
    Treasure,
    /// A piece is put down.
    Piece,
    /// A pick hits the rock.
    Pick,
    /// Coins change hands.
    Coins,
    /// A round is over.
    Gong,
    /// The match is over.
    Fanfare,
}

impl Sound {
    const fn word(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Gems => "gems",
            Self::Steps => "steps",
            Self::Danger => "danger",
            Self::Crash => "crash",
            Self::Treasure => "treasure",
            Self::Piece => "piece",
            Self::Pick => "pick",
            Self::Coins => "coins",
            Self::Gong => "gong",
            Self::Fanfare => "fanfare",
        }
    }
}

impl Over {
    const fn word(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::After => "after",
        }
    }
}

impl Render for Cue {
    fn render(&self) -> Markup {
        html! {
            @match self {
                Self::Mark { spot, class } => i data-cue="mark" data-spot=(spot) data-class=(class) {},
                Self::Place { spot, picture } => div data-cue="place" data-spot=(spot) { (picture) },
                Self::Fly { from, to, picture, count } => {
                    div data-cue="fly" data-from=(from) data-to=(to) data-count=(count) { (picture) }
                }
            }
        }
    }
}

/// The highlights of one step, as templates: nothing of them is seen or heard until the script
/// plays those whose step is new.
#[derive(Clone, Debug)]
pub struct StepHighlights {
    /// The number of steps played when it happened.
    pub step: usize,
    /// In the order in which they are played.
    pub highlights: Vec<Highlight>,
}

impl Render for StepHighlights {
    fn render(&self) -> Markup {
        html! {
            @for Highlight { over, caption, cues, length, sound } in &self.highlights {
                @let milliseconds = match length {
                    Hold::Milliseconds(milliseconds) => Some(milliseconds),
                    Hold::UntilDismissed => None,
                };
                template data-highlight=(self.step) data-over=(over.word()) data-caption=(caption)
                    data-length=[milliseconds] data-sound=[sound.map(Sound::word)] {
                    @for cue in cues { (cue) }
                }
            }
        }
    }
}

/// How many steps with highlights a page carries: somebody who missed more reads the log.
const MOST_STEPS: usize = 6;

impl StepHighlights {
    /// The last steps with highlights among the events that were heard after this many of them.
    /// `draw` gets what the viewer had heard before a step and what they heard in it. It goes
    /// backwards: only what is kept is drawn.
    pub(crate) fn latest<E>(
        heard: &[(usize, &E)],
        after: usize,
        draw: impl Fn(&[&E], &[&E]) -> Vec<Highlight>,
    ) -> Vec<Self> {
        let events: Vec<&E> = heard.iter().map(|&(_, event)| event).collect();
        let mut latest = Vec::new();
        let mut end = heard.len();
        while end > after && latest.len() < MOST_STEPS {
            let (step, _) = heard[end - 1];
            let beginning = heard.partition_point(|&(earlier, _)| earlier < step);
            let highlights = draw(&events[..beginning], &events[beginning..end]);
            if !highlights.is_empty() {
                latest.push(Self { step, highlights });
            }
            end = beginning;
        }
        latest.reverse();
        latest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn highlight(caption: String) -> Highlight {
        Highlight {
            over: Over::Before,
            caption,
            cues: Vec::new(),
            length: Hold::UntilDismissed,
            sound: None,
        }
    }

    #[test]
    fn the_last_highlights_are_drawn_in_their_order() {
        let heard = [(0, &'a'), (1, &'b'), (1, &'c'), (3, &'d'), (4, &'e')];
        let seen = |after| {
            let seen = StepHighlights::latest(&heard, after, |before, now| {
                let now: String = now.iter().copied().collect();
                vec![highlight(format!("{}{now}", before.len()))]
            });
            let seen = seen.into_iter();
            seen.map(|of_step| (of_step.step, of_step.highlights[0].caption.clone()))
                .collect::<Vec<_>>()
        };
        let expected = [(0, "0a"), (1, "1bc"), (3, "3d"), (4, "4e")];
        let expected = expected.map(|(step, text)| (step, text.to_owned()));
        assert_eq!(seen(0), expected);
        assert_eq!(seen(3), expected[2..]);
        assert_eq!(seen(5), []);
    }

    #[test]
    fn nothing_is_kept_of_steps_without_highlights() {
        let heard = [(1, &'a'), (2, &'b')];
        let seen = StepHighlights::latest(&heard, 0, |_, now| {
            let found = now.iter().filter(|event| ***event == 'a');
            found.map(|event| highlight(event.to_string())).collect()
        });
        assert_eq!(seen.len(), 1);
        assert_eq!(seen[0].step, 1);
    }

    #[test]
    fn a_highlight_is_written_for_the_script() {
        let mut shown = highlight("A gem".to_owned());
        shown.length = Hold::Milliseconds(500);
        shown.sound = Some(Sound::Gems);
        shown.cues = vec![
            Cue::Mark {
                spot: "chamber 3".to_owned(),
                class: "found",
            },
            Cue::Fly {
                from: "chamber 3".to_owned(),
                to: "seat 1".to_owned(),
                picture: html! { b {} },
                count: 2,
            },
        ];
        let of_step = StepHighlights {
            step: 7,
            highlights: vec![shown],
        };
        assert_eq!(
            of_step.render().into_string(),
            "<template data-highlight=\"7\" data-over=\"before\" data-caption=\"A gem\" \
             data-length=\"500\" data-sound=\"gems\">\
             <i data-cue=\"mark\" data-spot=\"chamber 3\" data-class=\"found\"></i>\
             <div data-cue=\"fly\" data-from=\"chamber 3\" data-to=\"seat 1\" data-count=\"2\"><b></b></div>\
             </template>"
        );
    }
}
