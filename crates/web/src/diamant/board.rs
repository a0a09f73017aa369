//! The whole table.

use diamant::{StageView, View};
use maud::{Markup, html};

use super::{aids, camp, cave, dangers, players, ranking};
use crate::art::Scene;

/// The table as the viewer sees it. The order is that of a phone, from top to bottom; wider
/// screens put the players beside the mountain.
pub(super) fn board(view: &View, scene: &Scene<'_>) -> Markup {
    let over = view.stage == StageView::Over;
    html! {
        div .diamant .dm-board {
            div .dm-layout {
                div .dm-mountain {
                    p .dm-round {
                        @if over {
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
                div .dm-side {
                    (players::players(view, scene))
                    @if scene.aids && !over { (aids::aids(view, scene)) }
                    (dangers::traps(view, scene.texts))
                    @if view.relics { (dangers::relics(view, scene)) }
                }
            }
        }
    }
}
