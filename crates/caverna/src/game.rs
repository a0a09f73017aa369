//! Caverna as the core knows it.

use tabletop::{Drum, Game, Herald, Outcome, Prompt, Seat, Viewer};

use crate::chance::{Chance, Lots};
use crate::config::Config;
use crate::decision::Decision;
use crate::event::Event;
use crate::room::Room;
use crate::state::{Stage, State};
use crate::view::View;
use crate::{excavating, rounds, solo, turn};

/// The game's name for the compiler; see the [crate's front page](crate).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caverna {}

impl Game for Caverna {
    const ID: &'static str = "caverna";
    const RULES: u32 = 1;
    type Config = Config;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    #[inline]
    fn set_up(config: &Config, _: &mut impl Herald<Event>) -> State {
        rounds::set_up(*config)
    }

    #[inline]
    fn seats(state: &State) -> u8 {
        state.config.seats()
    }

    #[inline]
    fn prompt(state: &State) -> Prompt {
        match state.stage {
            Stage::Turn | Stage::DiggingAgain | Stage::ChoosingCavern => {
                Prompt::Turn(state.on_turn())
            }
            Stage::DrawingStart
            | Stage::SettingAside
            | Stage::TurningTile
            | Stage::Unearthing
            | Stage::TurningPile => Prompt::Chance,
            Stage::Over => Prompt::Over,
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat, list: &mut Vec<Decision>) {
        if Self::prompt(state) == Prompt::Turn(seat) {
            turn::legal(state, list);
        }
    }

    #[inline]
    fn decide(state: &mut State, seat: Seat, decision: Decision, herald: &mut impl Herald<Event>) {
        debug_assert_eq!(seat, state.on_turn(), "it is not this player's turn");
        turn::decide(state, decision, herald);
    }

    #[inline]
    fn drum(state: &State) -> impl Drum<Chance> {
        match state.stage {
            Stage::DrawingStart => Lots::Start,
            Stage::SettingAside => Lots::Out(state.display.intersection(Room::LIGHT)),
            Stage::TurningTile => Lots::Tile(rounds::next_tiles(state)),
            Stage::Unearthing | Stage::TurningPile => Lots::Room(state.bag),
            Stage::Turn | Stage::DiggingAgain | Stage::ChoosingCavern | Stage::Over => Lots::None,
        }
    }

    #[inline]
    fn resolve(state: &mut State, chance: Chance, herald: &mut impl Herald<Event>) {
        match (chance, state.stage) {
            (Chance::Start(seat), _) => rounds::start(state, seat, herald),
            (Chance::Out(room), _) => solo::set_aside(state, room, herald),
            (Chance::Tile(tile), _) => rounds::turn_up(state, tile, herald),
            (Chance::Room(room), Stage::TurningPile) => solo::turned(state, room, herald),
            (Chance::Room(room), _) => excavating::unearth(state, room, herald),
        }
    }

    fn view(state: &State, _: Viewer) -> View {
        state.view()
    }

    /// Nobody chooses in secret, so there is nothing to forget.
    fn forget(_: &mut State, _: Seat) {}

    fn outcome(state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| rounds::outcome(state))
    }
}
