//! The whole table.

use diamant::{StageView, View};
use maud::{Markup, html};

use super::{aids, camp, cave, dangers, gems, players, ranking};
use crate::art::Scene;

/// The mountain.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    html! { div .diamant .dm-board { (mountain(view, scene)) } }
}

/// What may still come out of the mountain, and what never will.
pub(super) fn below(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .diamant .dm-below {
            div .dm-stock {
                (dangers::traps(view, scene.texts))
                @if view.relics { (dangers::relics(view, scene)) }
            }
        }
    }
}

/// Everybody at the table, and what helps to decide.
pub(super) fn aside(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .diamant .dm-aside {
            (players::players(view, scene))
            @if scene.aids && view.outcome.is_none() { (aids::aids(view, scene)) }
        }
    }
}

/// The cut through the mountain: camp, entrances, and the cave or, at the end, the ranking.
fn mountain(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .dm-mountain {
            div .dm-signs {
                p .dm-round {
                    @if view.stage == StageView::Over {
                        (scene.texts.say("diamant-over"))
                    } @else {
                        (scene.texts.say_with("diamant-round", &[
                            ("round", view.round.into()),
                            ("rounds", view.rounds.into()),
                        ]))
                    }
                }
                @if view.stage != StageView::Over {
                    p .dm-on-path {
                        (gems::ruby())
                        b .dm-on-path-number aria-hidden="true" { (view.rubies_on_path) }
                        span .dm-on-path-words {
                            (scene.texts.say_with(
                                "diamant-on-path",
                                &[("rubies", view.rubies_on_path.into())],
                            ))
                        }
                    }
                }
            }
            (camp::camp(view, scene))
            (camp::entrances(view, scene.texts))
            @if let Some(outcome) = &view.outcome {
                (ranking::ranking(view, outcome, scene))
            } @else {
                (cave::cave(view, scene))
            }
        }
    }
}
