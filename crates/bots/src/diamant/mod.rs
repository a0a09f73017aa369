//! How to play Diamant.
//!
//! - Leaving is worth what you bring home: the rubies in hand, a share of those on the path, and
//!   the relics if you are likely to leave alone. Staying is worth what you would hold after one
//!   more card, and nothing after a deadly one. It is worth a little more than that, because you
//!   may stay again, and because those who leave make later shares larger.
//! - Everybody in the cave holds the same, so players who think alike leave together and share
//!   badly. Staying one card longer gets you the next treasures alone; leaving one card earlier
//!   gets you the path alone. So it pays to know when the others leave: the search learns from
//!   their choices what kind of player each of them is. `expert` also puts itself in the place
//!   of opponents who search.
//! - Only the most gems count: if you are behind, take risks; if you are ahead, do not. So a
//!   position is judged by the probability of winning, from the chests at the end of the round.

mod estimate;
mod next_card;
mod opponent_model;
mod own_search;
mod reference_players;
mod temperament;

use diamant::{Decision, Diamant, State};
use tabletop::{BySeat, Game, QuickDice, Seat};

use crate::inclination::Leeway;
use crate::search::{Budget, Search, SearchSettings};
use crate::strategy::{ReferencePlayer, Strategy};
use next_card::NextCard;
use opponent_model::OpponentModel;
use own_search::ForesightSearch;

impl Strategy for Diamant {
    fn appraise(known: &State, seat: Seat, decision: Decision) -> f64 {
        debug_assert!(Self::prompt(known).awaited().contains(seat));
        let next_card = NextCard::of(known);
        match decision {
            Decision::Stay => next_card.staying(),
            Decision::Leave => next_card.leaving(),
        }
    }

    const LEEWAY: Leeway = Leeway {
        first_sight: 0.8,
        searched: 0.04,
    };

    fn boldness(_known: &State, _seat: Seat, decision: Decision) -> f64 {
        match decision {
            Decision::Stay => 1.0,
            Decision::Leave => 0.0,
        }
    }

    const SEARCH: SearchSettings = SearchSettings {
        exploration: 0.3,
        trust: 1.0,
        strong: Some(Budget::alone(6_000)),
        expert: Some(Budget::in_two(12_000).after_others(2_000)),
        review: 6_000,
        ..SearchSettings::DEFAULT
    };

    fn own_search(seat: Seat, budget: Budget, seed: u64) -> Option<Box<dyn Search<Self>>> {
        let foresees = budget.others > 0;
        foresees.then(|| -> Box<dyn Search<Self>> {
            Box::new(ForesightSearch::new(seat, budget, seed))
        })
    }

    type OpponentModel = OpponentModel;

    fn opponents_at_start(own: Seat) -> OpponentModel {
        OpponentModel::by(own)
    }

    fn observe(opponents: &mut OpponentModel, state: &State, seat: Seat, decision: Decision) {
        opponents.learn(state, seat, decision);
    }

    fn estimate(state: &State, opponents: &OpponentModel, dice: &mut QuickDice) -> BySeat<f64> {
        estimate::estimate(state, opponents, dice)
    }

    fn ends_search(root: &State, state: &State) -> bool {
        state.round() > root.round()
    }

    fn habits(
        state: &State,
        opponents: &OpponentModel,
        dice: &mut QuickDice,
    ) -> BySeat<Option<Decision>> {
        let stay_probabilities = opponents.stay_probabilities(state);
        let mut habits = BySeat::from_fn(|_| None);
        for seat in state.in_cave() {
            habits[seat] = Some(stay_probabilities.sample(seat, dice));
        }
        habits
    }

    const REFERENCE_PLAYERS: &'static [&'static str] = reference_players::NAMES;

    fn reference_player(name: &str) -> Option<ReferencePlayer<Self>> {
        reference_players::named(name)
    }
}
