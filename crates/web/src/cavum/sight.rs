//! What the parts of the picture have in common, derived once.

use cavum::{Cavum, Event, Route, View};
use tabletop::Perspective;

use super::blast::Blast;
use super::routes;
use super::turn::Turn;
use super::walks::Walk;
use crate::art::Scene;

/// The match as the viewer has it, and what follows from it.
pub(super) struct Sight<'a> {
    /// Everything the viewer has heard.
    pub(super) heard: Vec<&'a Event>,
    pub(super) view: &'a View,
    pub(super) turn: Turn<'a>,
    /// The last explosion, while it is fresh.
    pub(super) blast: Blast<'a>,
    /// The routes that the viewer could walk now.
    pub(super) routes: Vec<Route>,
    /// The routes that everybody has walked.
    pub(super) walks: Vec<Walk>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(seen: &'a Perspective<'_, Cavum>, scene: &Scene<'_>) -> Self {
        let view = &seen.view;
        let heard: Vec<&Event> = seen.heard.iter().map(|&(_, event)| event).collect();
        let turn = Turn::new(view, scene);
        Self {
            blast: Blast::of(&heard, view),
            routes: routes::suggestions(view, turn),
            walks: Walk::all(&heard),
            heard,
            view,
            turn,
        }
    }
}
