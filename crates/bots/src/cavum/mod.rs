//! Cavum at first sight.
//!
//! Points come from cities, from stones and from orders, and a little from options. Notes on
//! how to get them:
//!
//! - A station in a city brings points in every phase and once more at the end, as long as a
//!   route holds: an early station in an empty city is worth more than anything else. So the
//!   first station in the mountain stands where cities are few tiles away.
//! - A stone is worth what the market pays for it or what an order makes of it, about seven
//!   points. Stones come from one route in each phase. A vein counts for the route only where
//!   a route can pass through it and go on to another station; dead ends are worth little.
//! - A vein can be put where the own route passes already, in a colour that an order asks for.
//! - An order is worth taking if its stones are in hand or can be had in the phases left;
//!   orders that are not fulfilled cost half their value.
//! - Dynamite clears its surroundings: it belongs where others have their tunnels, and own
//!   tunnels that would go with it are worth only this phase's points.
//! - All pieces must be played. What helps nothing is played late, before the prospect tile.
//! - A right to choose a sequence card is worth a few points, no more.
//! - In the sale the highest price that wins is best. What is kept is worth a little less
//!   than what is sold, since others sell as well.
//!
//! One's own position decides; of the others only their points in cities are looked at.

mod cards;
mod exchange;
mod position;
mod route;
mod sale;
mod survey;

use cavum::{Cavum, Decision, StageView, State};
use tabletop::{Game, Prompt, Seat, Viewer};

use crate::strategy::Strategy;
use position::Builder;

impl Strategy for Cavum {
    type Reading = ();

    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        Self::appraise_all(known, seat, &[decision])[0]
    }

    /// The best route and what stones are worth are worked out once for the whole list.
    fn appraise_all(known: &State, seat: Seat, decisions: &[Decision]) -> Vec<f64> {
        debug_assert_eq!(Self::prompt(known), Prompt::Turn(seat));
        match Self::view(known, Viewer::Seat(seat)).stage {
            StageView::Bidding { .. } => cards::bids(decisions),
            StageView::ChoosingCard { .. } => cards::choices(decisions),
            StageView::TakingOrders { .. } => cards::orders(known, seat, decisions),
            StageView::Building { .. } if known.pieces(seat).only_prospect() => {
                route::starts(known, seat, decisions)
            }
            StageView::Building { .. } => Builder::new(known, seat).actions(decisions),
            StageView::Prospecting { path, .. } => route::steps(known, seat, &path, decisions),
            StageView::Selling {
                colour, bidding, ..
            } => sale::bids(known, seat, colour, bidding, decisions),
            StageView::SellingStones { .. }
            | StageView::Fulfilling { .. }
            | StageView::FinalSale { .. } => sale::exchanges(known, seat, decisions),
            StageView::Dealing { .. } | StageView::CastingLots | StageView::Over => {
                panic!("nobody decides now")
            }
        }
    }
}
