//! The whole table.

use cavum::{Event, StageView, View};
use maud::{Markup, html};

use super::blast::Blast;
use super::turn::{Picking, Turn};
use super::{auction, market, mountain, orders, players, result, routes, sprite, track, why};
use crate::art::Scene;

/// The table as the viewer sees it: the mountain, and beside it (below it on a phone) what
/// matters now before what matters later.
pub(super) fn board(heard: &[&Event], view: &View, scene: &Scene<'_>) -> Markup {
    let turn = Turn::new(view, scene);
    let blast = Blast::of(heard, view);
    let texts = scene.texts;
    let choosing_cards = matches!(
        view.stage,
        StageView::Dealing { .. }
            | StageView::CastingLots
            | StageView::Bidding { .. }
            | StageView::ChoosingCard { .. }
    );
    let taking_orders = matches!(view.stage, StageView::TakingOrders { .. });
    let building = matches!(
        view.stage,
        StageView::Building { .. } | StageView::Prospecting { .. }
    );
    html! {
        div .cavum .cm-board .cm-building[building] {
            (sprite::sprite(scene.viewer))
            (mountain::mountain(view, turn, &blast, scene))
            div .cm-panels {
                @if let Some(outcome) = &view.outcome { (result::result(view, outcome, scene)) }
                (routes::panel(view, turn, texts))
                (auction::auction(heard, view, turn, scene))
                (blast.report(texts))
                @if choosing_cards { (auction::cards(view, turn, scene)) }
                @if taking_orders || choosing_cards { (orders::open_orders(view, turn, scene)) }
                @if !building { (market::market(view, texts)) }
                (players::players(view, turn, scene))
                @if building { (market::market(view, texts)) }
                (track::track(view, scene))
                @if !taking_orders && !choosing_cards { (orders::open_orders(view, turn, scene)) }
                @if !choosing_cards { (auction::cards(view, turn, scene)) }
                (market::pool(view, turn, scene))
            }
            @if let (Some(seat), Picking::Pieces) = (turn.own, turn.picking()) {
                (why::reasons(view, seat, texts))
            }
        }
    }
}
