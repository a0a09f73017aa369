//! The whole table.

use diamant::{StageView, View};
use maud::{Markup, html};

use super::{aids, camp, cave, dangers, players, ranking};
use crate::art::Scene;

/// The table as the viewer sees it. The order is that of a phone, from top to bottom; wider
/// screens put the players beside the mountain.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .diamant .dm-board {
            div .dm-layout {
                div .dm-left {
                    (mountain(view, scene))
                    (dangers::traps(view, scene.texts))
                    @if view.relics { (dangers::relics(view, scene)) }
                }
                div .dm-right {
                    (players::players(view, scene))
                    @if scene.aids && view.outcome.is_none() { (aids::aids(view, scene)) }
                }
            }
        }
    }
}

/// The cut through the mountain: camp, entrances, and the cave or, at the end, the ranking.
fn mountain(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div .dm-mountain {
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
