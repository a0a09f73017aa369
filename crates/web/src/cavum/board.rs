//! The whole table.

use cavum::{Event, StageView, View};
use maud::{Markup, html};

use super::highlights::Blast;
use super::turn::{Picking, Turn};
use super::{auction, market, mountain, orders, players, result, routes, sprite, track, why};
use crate::art::Scene;
use crate::part::Part;

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
    let orders = || Part::new("orders", orders::open_orders(view, turn, scene));
    let cards = || Part::new("cards", auction::cards(view, turn, scene));
    let market = || Part::new("market", market::market(view, texts));
    let routes = routes::suggestions(view, turn);
    html! {
        div .cavum .cm-board .cm-building[building] {
            (Part::new("sprite", sprite::sprite(scene.viewer)))
            (Part::new("mountain", mountain::mountain(view, turn, &blast, &routes, scene)))
            div .cm-panels {
                @if let Some(outcome) = &view.outcome {
                    (Part::new("result", result::result(view, outcome, scene)))
                }
                (Part::new("routes", routes::panel(view, turn, &routes, texts)))
                (Part::new("auction", auction::auction(heard, view, turn, scene)))
                (Part::new("explosion", blast.report(texts)))
                @if choosing_cards { (cards()) }
                @if taking_orders || choosing_cards { (orders()) }
                @if !building { (market()) }
                (players::players(view, turn, scene))
                @if building { (market()) }
                (Part::new("track", track::track(view, scene)))
                @if !taking_orders && !choosing_cards { (orders()) }
                @if !choosing_cards { (cards()) }
                (Part::new("pool", market::pool(view, turn, scene)))
            }
            @if let (Some(seat), Picking::Pieces) = (turn.own, turn.picking()) {
                (Part::new("why", why::reasons(view, seat, texts)))
            }
        }
    }
}
