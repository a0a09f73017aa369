//! What was put on the board in this turn and the one before.

use cavum::{Event, Space, StageView, View};
use tabletop::Seat;

/// Pieces that have just come, each with who put it there.
#[derive(Debug, Default)]
pub(super) struct Recent(Vec<(Space, Seat)>);

impl Recent {
    /// While people build; in the other sections nothing is new.
    pub(super) fn of(heard: &[&Event], view: &View) -> Self {
        let builds = matches!(
            view.stage,
            StageView::Building { .. } | StageView::Prospecting { .. }
        );
        if !builds {
            return Self::default();
        }
        let mut ends = 0;
        let turns = heard.iter().rev().take_while(|event| {
            ends += usize::from(matches!(event, Event::TurnEnded { .. }));
            ends < 2
        });
        let put = turns.filter_map(|event| match **event {
            Event::TileLaid { seat, space, .. }
            | Event::StationBuilt { seat, space }
            | Event::VeinDiscovered { seat, space, .. } => Some((space, seat)),
            _ => None,
        });
        Self(put.collect())
    }

    /// Who has just put something there.
    pub(super) fn by(&self, space: Space) -> Option<Seat> {
        let found = self.0.iter().find(|(place, _)| *place == space);
        found.map(|&(_, seat)| seat)
    }

    /// Where it all lies.
    pub(super) fn spaces(&self) -> impl Iterator<Item = Space> {
        self.0.iter().map(|&(space, _)| space)
    }
}
