//! How to play Cavum.
//!
//! Points come from cities, stones and orders, and a few from options:
//!
//! - A station in a city scores in every phase and once more at the end, as long as its route
//!   holds. An early station in an empty city is worth more than anything else, so the first
//!   station in the mountain belongs a few tiles away from cities.
//! - A stone is worth what the market or an order pays for it: about seven points. Stones come
//!   from one route per phase. A vein is worth something only where a route can pass through it
//!   to another station; dead ends are worth little.
//! - A vein can be placed where one's own route already passes, in a colour that an order asks
//!   for.
//! - An order is worth taking if its stones are in hand. Orders taken in hope cost more in
//!   penalties than they bring, and they spoil the choice of colours: a player who takes none
//!   beats a hopeful one in nearly every game.
//! - Dynamite clears its surroundings. It belongs where others have tunnels; one's own tunnels
//!   that would go with it are worth only this phase's points.
//! - All pieces must be played. What helps nothing is played late, before the prospect tile.
//! - The right to choose a sequence card is worth a few points at most.
//! - In a sale, the highest price that wins is best. A stone kept is worth a little less than a
//!   stone sold, because others sell as well.
//!
//! `greedy` looks at its own position, and at nothing of the others but their city points.
//!
//! The search knows more:
//!
//! - What an action is worth depends on what others do before the phase ends. So everybody
//!   [plays on](playout) to the end of the phase before a position is judged.
//! - Auctions, orders and routes are decided at first sight: there, decisions differ by less
//!   than the noise of the playouts.

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

use cavum::{Cavum, Decision, Purchase, StageView, State};
use tabletop::{BySeat, Game, Prompt, QuickDice, Seat};

use crate::inclination::Leeway;
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

    /// The best route and the value of stones are computed once for the whole list.
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

    const LEEWAY: Leeway = Leeway {
        first_sight: 0.03,
        searched: 0.0015,
    };

    /// Dynamite and bids are daring, and so is what pays only if a route comes about; points in
    /// hand are not.
    fn boldness(_known: &State, _seat: Seat, decision: Decision) -> f64 {
        match decision {
            Decision::Lay(tile, _) | Decision::Option(Purchase::Lay(tile, _))
                if tile.is_dynamite() =>
            {
                1.0
            }
            Decision::Bid(_) | Decision::Order(_) => 1.0,
            Decision::Vein(..) | Decision::Option(Purchase::Vein(..)) => 0.6,
            Decision::Lay(..)
            | Decision::Station(_)
            | Decision::Option(Purchase::Lay(..) | Purchase::Station(_)) => 0.4,
            _ => 0.0,
        }
    }

    const SEARCH: SearchSettings = SearchSettings {
        exploration: 0.05,
        first_arms: 6,
        widening: 0.4,
        strong: Some(Budget::alone(24)),
        expert: Some(Budget::in_two(1_000)),
        review: 400,
        ..SearchSettings::DEFAULT
    };

    fn estimate(state: &State, (): &(), dice: &mut QuickDice) -> BySeat<f64> {
        let mut later = *state;
        playout::play_on(&mut later, dice);
        estimate::estimate(&later)
    }

    /// Sorts by worth at first sight. Outside building and selling only the best is kept.
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
