//! What one decides by: the present section, then prices and what can be bought.

use cavum::StageView;
use maud::{Markup, html};

use super::sight::Sight;
use super::{auction, market, marks, result, routes, sale, walks};
use crate::art::Scene;
use crate::part::Part;

/// What stands below the decisions.
pub(super) fn below(sight: &Sight<'_>, scene: &Scene<'_>) -> Markup {
    let Sight {
        heard,
        view,
        turn,
        blast,
        routes,
        walks,
    } = sight;
    let (turn, texts) = (*turn, scene.texts);
    let choosing_cards = matches!(
        view.stage,
        StageView::Dealing { .. }
            | StageView::CastingLots
            | StageView::Bidding { .. }
            | StageView::ChoosingCard { .. }
    );
    html! {
        div .cavum .cm-below {
            @if let Some(outcome) = &view.outcome {
                (Part::new("result", result::result(heard, view, outcome, scene)))
            }
            (Part::new("routes", routes::panel(view, turn, routes, texts)))
            @if choosing_cards { (Part::new("cards", auction::cards(view, turn, scene))) }
            (Part::new("auction", auction::auction(heard, view, turn, scene)))
            (Part::new("sale", sale::sale(heard, view, turn, scene)))
            (Part::new("market", market::market(view, texts)))
            (Part::new("explosion", blast.report(texts)))
            (Part::new("pool", market::pool(view, turn, scene)))
            (Part::new("walked", walks::panel(walks, view, scene)))
            (Part::new("marks", marks::marks(scene)))
        }
    }
}
