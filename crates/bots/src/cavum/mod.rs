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
//! - An order is worth taking if its stones are in hand. Taken in hope, orders cost more
//!   penalties than they bring, and they spoil the choice of colours: a player who takes
//!   none beats one who hopes in nearly every game.
//! - Dynamite clears its surroundings: it belongs where others have their tunnels, and own
//!   tunnels that would go with it are worth only this phase's points.
//! - All pieces must be played. What helps nothing is played late, before the prospect tile.
//! - A right to choose a sequence card is worth a few points, no more.
//! - In the sale the highest price that wins is best. What is kept is worth a little less
//!   than what is sold, since others sell as well.
//!
//! One's own position decides; of the others only their points in cities are looked at.
//!
//! Whoever searches knows more:
//!
//! - What an action is worth depends on what others do before the phase ends. So the phase
//!   is [played on](playout) by everybody before a position is judged.
//! - Auctions of cards, orders and routes are decided at first sight: there the difference
//!   between two decisions is smaller than what playouts waver.

mod building;
mod candidates;
mod cards;
mod estimate;
mod exchange;
mod playout;
mod region;
mod route;
mod sale;
mod scoring;
mod successor;
mod survey;

use cavum::{Cavum, Decision, StageView, State};
use tabletop::{BySeat, Game, Prompt, QuickDice, Seat};

use crate::search::{Budget, SearchSettings};
use crate::strategy::Strategy;
use building::BuildAppraiser;
use candidates::Candidates;
use exchange::Exchange;

impl Strategy for Cavum {
    type OpponentModel = ();

    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        Self::appraise_all(known, seat, &[decision])[0]
    }

    /// The best route and what stones are worth are worked out once for the whole list.
    fn appraise_all(known: &State, seat: Seat, decisions: &[Decision]) -> Vec<f64> {
        debug_assert_eq!(Self::prompt(known), Prompt::Turn(seat));
        match known.asked() {
            StageView::Bidding { .. } => cards::bids(decisions),
            StageView::ChoosingCard { .. } => cards::choices(decisions),
            StageView::TakingOrders { .. } => {
                cards::orders(&Exchange::of(known, seat).wary(), known, seat, decisions)
            }
            StageView::Building { .. } if known.pieces(seat).only_prospect() => {
                route::starts(known, seat, decisions)
            }
            StageView::Building { .. } => BuildAppraiser::new(known, seat).actions(decisions),
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

    const SEARCH: SearchSettings = SearchSettings {
        exploration: 0.05,
        first_arms: 6,
        widening: 0.4,
        strong: Some(Budget::alone(24)),
        expert: Some(Budget::alone(96)),
        ..SearchSettings::DEFAULT
    };

    fn estimate(state: &State, (): &(), dice: &mut QuickDice) -> BySeat<f64> {
        let mut later = *state;
        playout::play_on(&mut later, dice);
        estimate::estimate(&later)
    }

    /// By what they look worth. What is not building and not selling is decided so.
    fn order(state: &State, seat: Seat, decisions: &mut Vec<Decision>) {
        let builds = playout::builds(state, seat);
        if builds {
            let stones = BuildAppraiser::new(state, seat).stones();
            *decisions = Candidates::of(state, seat).list(stones, || true);
        }
        let worths = Self::appraise_all(state, seat, decisions);
        let mut ranked: Vec<(Decision, f64)> = decisions.drain(..).zip(worths).collect();
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        decisions.extend(ranked.into_iter().map(|(decision, _)| decision));
        if !builds && !sells(state) {
            decisions.truncate(1);
        }
    }
}

fn sells(state: &State) -> bool {
    matches!(
        state.asked(),
        StageView::Selling { .. }
            | StageView::SellingStones { .. }
            | StageView::Fulfilling { .. }
            | StageView::FinalSale { .. }
    )
}
