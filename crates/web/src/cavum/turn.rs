//! What the viewer is asked, and which words the spaces of the board stand for.

use cavum::{Space, StageView, View};
use tabletop::{Seat, Viewer};

use crate::art::Scene;

/// The viewer's seat and whether the board is picked from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn<'a> {
    view: &'a View,
    /// The viewer's seat.
    pub(super) own: Option<Seat>,
}

/// What picking a space of the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Picking {
    /// Nothing.
    Nothing,
    /// A piece goes there.
    Pieces,
    /// A route begins there.
    Start,
    /// A route goes on there.
    Steps,
}

impl<'a> Turn<'a> {
    pub(super) fn new(view: &'a View, scene: &Scene<'_>) -> Self {
        let own = match scene.viewer {
            Viewer::Seat(seat) if seat.index() < view.seats.len() => Some(seat),
            _ => None,
        };
        Self { view, own }
    }

    /// Whose decision is awaited.
    pub(super) fn asked(self) -> Option<Seat> {
        self.view.stage.asked()
    }

    /// Whether the viewer decides now.
    pub(super) fn is_own(self) -> bool {
        self.own.is_some() && self.own == self.asked()
    }

    pub(super) fn picking(self) -> Picking {
        let Some(seat) = self.own.filter(|_| self.is_own()) else {
            return Picking::Nothing;
        };
        match self.view.stage {
            StageView::Building { .. } if self.view.seats[seat.index()].pieces.only_prospect() => {
                Picking::Start
            }
            StageView::Building { .. } => Picking::Pieces,
            StageView::Prospecting { .. } => Picking::Steps,
            _ => Picking::Nothing,
        }
    }

    /// The words that the space stands for.
    pub(super) fn words(self, space: Space) -> Option<String> {
        match self.picking() {
            Picking::Nothing => None,
            Picking::Pieces => Some(space.to_string()),
            Picking::Start => Some(format!("prospect {space}")),
            Picking::Steps => Some(format!("step {space}")),
        }
    }

    /// The route that is being walked.
    pub(super) fn path(self) -> &'a [Space] {
        match &self.view.stage {
            StageView::Prospecting { path, .. } => path,
            _ => &[],
        }
    }
}
