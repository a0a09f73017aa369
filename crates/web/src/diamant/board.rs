//! The whole table.

use diamant::{StageView, View};
use maud::{Markup, html};

use super::{aids, camp, cave, dangers, gems, players, result};
use crate::art::Scene;
use crate::part::Part;

/// The mountain.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    html! { div .diamant .dm-board { (mountain(view, scene)) } }
}

/// What may still come out of the mountain, and what never will.
pub(super) fn below(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .diamant .dm-below {
            div .dm-stock {
                (Part::new("traps", dangers::traps(view, scene.texts)))
                @if view.relics { (Part::new("relics", dangers::relics(view, scene))) }
            }
        }
    }
}

/// Everybody at the table, and what helps to decide.
pub(super) fn beside(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .diamant .dm-aside {
            (players::players(view, scene))
            @if scene.aids && view.outcome.is_none() { (Part::new("aids", aids::aids(view, scene))) }
        }
    }
}

/// The cut through the mountain: camp, entrances, and the cave or, at the end, the result.
fn mountain(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .dm-mountain {
            (Part::new("signs", signs(view, scene)))
            (camp::camp(view, scene))
            (Part::new("entrances", camp::entrances(view, scene.texts)))
            @if let Some(outcome) = &view.outcome {
                (Part::new("result", result::result(view, outcome, scene)))
            } @else {
                (cave::cave(view, scene))
            }
        }
    }
}

/// The round, and what lies on the path.
fn signs(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
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
    }
}
