//! A match as one viewer has it.

use crate::game::Game;
use crate::outcome::Outcome;
use crate::prompt::Prompt;
use crate::seat::{SeatSet, Viewer};
use crate::table::Table;
use crate::version::Version;

/// Everything one viewer has of a match: what they see, what they have heard and what they may
/// decide. Nothing in it is secret from them, so it is all that a drawing, a story or a program
/// of theirs needs.
///
/// ```
/// # use tabletop::example::{Pebbles, PebblesEvent};
/// # use tabletop::{LuckSource, Seat, Table, Viewer};
/// let mut table = Table::<Pebbles>::open(Default::default(), LuckSource::Told);
/// table.decide_in_words(Seat::new(0), "bet white", None)?;
///
/// let bob = table.perspective(Viewer::Seat(Seat::new(1)));
/// assert_eq!(bob.legal.len(), 2);
/// assert!(bob.chosen.contains(Seat::new(0)));
/// // Bob has heard that the first step was a bet, but not on what.
/// assert_eq!(bob.heard, [(1, &PebblesEvent::Bet { seat: Seat::new(0) })]);
/// # Ok::<(), tabletop::Rejection>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Perspective<'a, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// How the table was set up.
    pub config: &'a G::Config,
    /// How many seats the table has.
    pub seats: u8,
    /// How many steps the match has so far.
    pub length: usize,
    /// The number of changes so far.
    pub version: Version,
    /// Who must act.
    pub prompt: Prompt,
    /// What the viewer sees.
    pub view: G::View,
    /// Every event the viewer has heard, in order, with the number of its chapter: 0 for the
    /// set-up, then the steps counted from 1.
    pub heard: Vec<(usize, &'a G::Event)>,
    /// What the viewer may decide now, in the game's documented order.
    pub legal: Vec<G::Decision>,
    /// Who has made a choice that is still sealed.
    pub chosen: SeatSet,
    /// Whether the viewer may take back the last decision.
    pub may_undo: bool,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Table<G> {
    /// The match as the viewer has it.
    pub fn perspective(&self, viewer: Viewer) -> Perspective<'_, G> {
        let (legal, may_undo) = match viewer {
            Viewer::Seat(seat) => (self.legal(seat), self.may_undo(seat).is_ok()),
            Viewer::Bystander => (Vec::new(), false),
        };
        Perspective {
            viewer,
            config: self.config(),
            seats: self.seats(),
            length: self.steps().len(),
            version: self.version(),
            prompt: self.prompt(),
            view: self.view(viewer),
            heard: self
                .chapters()
                .enumerate()
                .flat_map(|(number, chapter)| {
                    chapter.heard_by(viewer).map(move |event| (number, event))
                })
                .collect(),
            legal,
            chosen: SeatSet::first(self.seats())
                .into_iter()
                .filter(|&seat| self.has_chosen(seat))
                .collect(),
            may_undo,
            outcome: self.outcome(),
        }
    }
}
