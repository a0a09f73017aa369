//! The phase and its sections, beside the name of the game.

use cavum::{StageView, View};
use maud::{Markup, html};
use narration::Texts;

/// The sections of a phase in their order. Cities and explosion pass by themselves.
const SECTIONS: [&str; 7] = [
    "auction",
    "orders",
    "building",
    "cities",
    "explosion",
    "sale",
    "delivery",
];

/// “Phase 2 of 3” and the sections with the present one marked.
pub(super) fn head(view: &View, texts: &Texts) -> Markup {
    let phases = ("phases", view.phases.into());
    let Some(present) = section(&view.stage) else {
        return html! {
            b .cm-phase { (texts.say_with("cavum-board-after-phases", &[phases])) }
            @if view.outcome.is_none() {
                span .cm-present { (texts.say("cavum-section-final-sale")) }
            }
        };
    };
    html! {
        b .cm-phase { (texts.say_with("cavum-board-phase", &[("phase", view.phase.into()), phases])) }
        ol .cm-sections {
            @for (number, word) in SECTIONS.iter().enumerate() {
                li .cm-past[number < present] aria-current=[(number == present).then_some("step")] {
                    (texts.say(&format!("cavum-section-{word}")))
                }
            }
        }
    }
}

fn section(stage: &StageView) -> Option<usize> {
    match stage {
        StageView::Dealing { .. }
        | StageView::CastingLots
        | StageView::Bidding { .. }
        | StageView::ChoosingCard { .. } => Some(0),
        StageView::TakingOrders { .. } => Some(1),
        StageView::Building { .. } | StageView::Prospecting { .. } => Some(2),
        StageView::Selling { .. } | StageView::SellingStones { .. } => Some(5),
        StageView::Fulfilling { .. } => Some(6),
        StageView::FinalSale { .. } | StageView::Over => None,
    }
}
