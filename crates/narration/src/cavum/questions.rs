//! What a player is asked, and what the others read meanwhile.

use cavum::{Colour, StageView, View};
use fluent_bundle::FluentValue;
use tabletop::Seat;

use crate::reader::Reader;
use crate::texts::Texts;

/// The most actions of a turn (K20).
const MOST_ACTIONS: u8 = 4;

/// What the reader is asked, or what the player who is asked is doing. `None` while nobody is.
pub(super) fn question(view: &View, reader: &Reader<'_>) -> Option<String> {
    let seat = view.stage.asked()?;
    if reader.viewer.is(seat) {
        asked(view, seat, reader.texts)
    } else {
        awaited(view, seat, reader)
    }
}

fn asked(view: &View, seat: Seat, texts: &Texts) -> Option<String> {
    Some(match view.stage {
        StageView::Bidding { highest, .. } => {
            let chosen = view.seats.iter().any(|player| player.card.is_some());
            let turn = ("turn", if chosen { "next" } else { "first" }.into());
            match highest {
                None => texts.say_with("cavum-ask-open", &[turn]),
                Some(points) => {
                    texts.say_with("cavum-ask-raise", &[turn, ("least", (points + 1).into())])
                }
            }
        }
        StageView::ChoosingCard { .. } => texts.say("cavum-ask-card"),
        StageView::TakingOrders { .. } => texts.say("cavum-ask-order"),
        StageView::Building { .. } if view.seats[seat.index()].pieces.only_prospect() => {
            texts.say("cavum-ask-prospect")
        }
        StageView::Building { actions, .. } => {
            let left = MOST_ACTIONS.saturating_sub(actions);
            texts.say_with("cavum-ask-build", &[("left", left.into())])
        }
        StageView::Prospecting { .. } => texts.say("cavum-ask-step"),
        StageView::Selling { colour, lowest, .. } => {
            let colour_of_sale = named(colour);
            match lowest {
                None => {
                    let scale = view.scales.iter().find(|scale| scale.colour == colour);
                    let most = scale.map_or(0, |scale| scale.highest_visible);
                    texts.say_with("cavum-ask-price", &[colour_of_sale, ("most", most.into())])
                }
                Some(price) => {
                    let lowest = ("lowest", price.into());
                    texts.say_with("cavum-ask-undercut", &[colour_of_sale, lowest])
                }
            }
        }
        StageView::SellingStones { colour, price, .. } => {
            let price = ("price", price.into());
            texts.say_with("cavum-ask-sell", &[named(colour), price])
        }
        StageView::Fulfilling { .. } => texts.say("cavum-ask-fulfil"),
        StageView::FinalSale { .. } => texts.say("cavum-ask-final-sale"),
        StageView::Dealing { .. } | StageView::CastingLots | StageView::Over => return None,
    })
}

fn awaited(view: &View, seat: Seat, reader: &Reader<'_>) -> Option<String> {
    let texts = reader.texts;
    let name = || ("name", FluentValue::from(reader.name(seat)));
    let doing = |key| texts.say_with(key, &[name()]);
    Some(match view.stage {
        StageView::Bidding { .. } => doing("cavum-waits-bid"),
        StageView::ChoosingCard { .. } => doing("cavum-waits-card"),
        StageView::TakingOrders { .. } => doing("cavum-waits-order"),
        StageView::Building { .. } if view.seats[seat.index()].pieces.only_prospect() => {
            doing("cavum-waits-prospect")
        }
        StageView::Building { actions, .. } => {
            let action = ("action", (actions + 1).min(MOST_ACTIONS).into());
            texts.say_with("cavum-waits-build", &[name(), action])
        }
        StageView::Prospecting { .. } => doing("cavum-waits-prospect"),
        StageView::Selling { colour, .. } => {
            texts.say_with("cavum-waits-price", &[name(), named(colour)])
        }
        StageView::SellingStones { colour, .. } => {
            texts.say_with("cavum-waits-sell", &[name(), named(colour)])
        }
        StageView::Fulfilling { .. } => doing("cavum-waits-fulfil"),
        StageView::FinalSale { .. } => doing("cavum-waits-final-sale"),
        StageView::Dealing { .. } | StageView::CastingLots | StageView::Over => return None,
    })
}

/// A colour by its word: languages bend its name.
fn named(colour: Colour) -> (&'static str, FluentValue<'static>) {
    ("colour", colour.to_string().into())
}
