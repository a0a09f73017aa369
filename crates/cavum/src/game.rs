//! Cavum as the core knows it.

use tabletop::{Drum, Game, Herald, Outcome, Prompt, Seat, Viewer};

use crate::chance::{Chance, Lots};
use crate::config::Config;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Stage, State};
use crate::view::View;
use crate::{auction, building, final_sale, orders, phase, prospecting, sale};

/// The game's name for the compiler; see the [crate's front page](crate).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cavum {}

impl Game for Cavum {
    const ID: &'static str = "cavum";
    const RULES: u32 = 1;
    type Config = Config;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn set_up(config: &Config, herald: &mut impl Herald<Event>) -> State {
        phase::set_up(*config, herald)
    }

    #[inline]
    fn seats(state: &State) -> u8 {
        state.config.seats()
    }

    #[inline]
    fn prompt(state: &State) -> Prompt {
        match &state.stage {
            Stage::Dealing { .. } | Stage::CastingLots => Prompt::Chance,
            Stage::Bidding(auction) => Prompt::Turn(auction.seat),
            Stage::Building(turn) => Prompt::Turn(turn.seat),
            Stage::Prospecting(walk) => Prompt::Turn(walk.seat),
            Stage::Selling(ladder) => Prompt::Turn(ladder.seat),
            Stage::ChoosingCard { seat }
            | Stage::TakingOrders { seat, .. }
            | Stage::SellingStones { seat, .. }
            | Stage::Fulfilling { seat }
            | Stage::FinalSale { seat } => Prompt::Turn(*seat),
            Stage::Over => Prompt::Over,
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat, list: &mut Vec<Decision>) {
        if Self::prompt(state) != Prompt::Turn(seat) {
            return;
        }
        match &state.stage {
            Stage::Bidding(auction) => auction::legal(state, *auction, list),
            Stage::ChoosingCard { .. } => auction::legal_cards(state, list),
            Stage::TakingOrders { .. } => orders::legal(state, list),
            Stage::Building(turn) => building::legal(state, *turn, list),
            Stage::Prospecting(walk) => prospecting::legal_steps(state, walk, list),
            Stage::Selling(ladder) => sale::legal(state, *ladder, list),
            Stage::SellingStones { colour, .. } => sale::legal_counts(state, seat, *colour, list),
            Stage::Fulfilling { .. } => orders::legal_fulfilling(state, seat, list),
            Stage::FinalSale { .. } => final_sale::legal(state, seat, list),
            Stage::Dealing { .. } | Stage::CastingLots | Stage::Over => {}
        }
    }

    /// Building has long lists, so there a decision is looked at by itself.
    fn is_legal(state: &State, seat: Seat, decision: Decision) -> bool {
        if let Stage::Building(turn) = &state.stage {
            return turn.seat == seat && building::is_legal(state, *turn, decision);
        }
        let mut list = Vec::new();
        Self::legal(state, seat, &mut list);
        list.binary_search(&decision).is_ok()
    }

    #[inline]
    fn decide(state: &mut State, seat: Seat, decision: Decision, herald: &mut impl Herald<Event>) {
        match (&state.stage, decision) {
            (Stage::Building(_), _) => building::decide(state, seat, decision, herald),
            (Stage::Prospecting(_), Decision::Step(space)) => {
                prospecting::step(state, space, herald);
            }
            (Stage::Prospecting(_), Decision::Stop) => prospecting::stop(state, herald),
            (Stage::Bidding(_), Decision::Bid(points)) => auction::bid(state, points, herald),
            (Stage::Bidding(_), Decision::Pass) => auction::pass(state, herald),
            (Stage::ChoosingCard { .. }, Decision::Card(card)) => {
                auction::take_card(state, seat, card, herald);
            }
            (Stage::TakingOrders { .. }, Decision::Order(order)) => {
                orders::take(state, seat, order, herald);
            }
            (Stage::TakingOrders { .. }, Decision::Pass) => orders::pass(state, seat, herald),
            (Stage::Selling(_), Decision::Bid(price)) => sale::bid(state, price, herald),
            (Stage::Selling(_), Decision::Pass) => sale::pass(state, herald),
            (Stage::SellingStones { .. }, Decision::Sell(count)) => {
                sale::sell(state, count, herald);
            }
            (Stage::Fulfilling { .. }, Decision::Fulfil(order)) => {
                orders::fulfil(state, seat, order, herald);
            }
            (Stage::Fulfilling { .. }, Decision::End) => {
                orders::end_fulfilling(state, seat, herald);
            }
            (Stage::FinalSale { .. }, Decision::SellStone(colour)) => {
                final_sale::sell(state, seat, colour, herald);
            }
            _ => panic!("{decision} cannot be decided now"),
        }
    }

    fn drum(state: &State) -> impl Drum<Chance> {
        match state.stage {
            Stage::Dealing { .. } => Lots::Order(state.deck),
            Stage::CastingLots => Lots::Opener(state.everybody()),
            _ => Lots::None,
        }
    }

    fn resolve(state: &mut State, chance: Chance, herald: &mut impl Herald<Event>) {
        match chance {
            Chance::Order(order) => phase::deal(state, order, herald),
            Chance::Opener(seat) => phase::draw_opener(state, seat, herald),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    /// Nobody ever chooses in secret: there is nothing to forget.
    fn forget(_: &mut State, _: Seat) {}

    fn outcome(state: &State) -> Option<Outcome> {
        matches!(state.stage, Stage::Over).then(|| final_sale::outcome(state))
    }
}
