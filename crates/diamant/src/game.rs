//! Diamant as the core knows it.

use tabletop::{Drum, Game, Herald, Outcome, Prompt, Seat, Viewer};

use crate::card::Card;
use crate::config::Config;
use crate::decision::Decision;
use crate::deck::Deck;
use crate::event::Event;
use crate::state::{Stage, State};
use crate::view::View;
use crate::{cave, round};

/// The game's name for the compiler; see the [crate's front page](crate).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Diamant {}

impl Game for Diamant {
    const ID: &'static str = "diamant";
    const RULES: u32 = 1;
    type Config = Config;
    type State = State;
    type Decision = Decision;
    type Chance = Card;
    type Event = Event;
    type View = View;

    #[inline]
    fn set_up(config: &Config, herald: &mut impl Herald<Event>) -> State {
        round::set_up(*config, herald)
    }

    #[inline]
    fn seats(state: &State) -> u8 {
        state.config.seats()
    }

    #[inline]
    fn prompt(state: &State) -> Prompt {
        match &state.stage {
            Stage::Revealing => Prompt::Chance,
            Stage::Choosing(choices) => Prompt::Sealed(choices.awaited()),
            Stage::Over => Prompt::Over,
        }
    }

    /// Players in the cave who have not chosen may go on or leave (D11).
    #[inline]
    fn legal(state: &State, seat: Seat, list: &mut Vec<Decision>) {
        if Self::prompt(state).awaited().contains(seat) {
            list.extend([Decision::Stay, Decision::Leave]);
        }
    }

    #[inline]
    fn is_legal(state: &State, seat: Seat, _: Decision) -> bool {
        Self::prompt(state).awaited().contains(seat)
    }

    #[inline]
    fn decide(state: &mut State, seat: Seat, decision: Decision, herald: &mut impl Herald<Event>) {
        cave::choose(state, seat, decision, herald);
    }

    /// The cards of the deck (D5, D24), which cannot run out (D16).
    #[inline]
    fn drum(state: &State) -> impl Drum<Card> {
        match state.stage {
            Stage::Revealing => state.deck,
            Stage::Choosing(_) | Stage::Over => Deck::EMPTY,
        }
    }

    #[inline]
    fn resolve(state: &mut State, card: Card, herald: &mut impl Herald<Event>) {
        cave::reveal(state, card, herald);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn forget(state: &mut State, seat: Seat) {
        if let Stage::Choosing(choices) = &mut state.stage {
            choices.forget_others(seat);
        }
    }

    #[inline]
    fn outcome(state: &State) -> Option<Outcome> {
        matches!(state.stage, Stage::Over).then(|| round::outcome(state))
    }
}
