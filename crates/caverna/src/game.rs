//! Caverna as the core knows it.

use tabletop::{Game, Herald, Outcome, Prompt, Seat, Viewer};

use crate::chance::Chance;
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

    /// Every outcome has the same weight: no tile and no room is there twice.
    fn chances(state: &State, list: &mut Vec<(Chance, u32)>) {
        let weighed = |outcome| (outcome, 1);
        match state.stage {
            Stage::DrawingStart => {
                list.extend([0, 1].map(|seat| weighed(Chance::Start(Seat::new(seat)))));
            }
            Stage::SettingAside => {
                let light = state.display.intersection(Room::LIGHT);
                list.extend(light.iter().map(Chance::Out).map(weighed));
            }
            Stage::TurningTile => {
                let tiles = rounds::next_tiles(state);
                list.extend(tiles.iter().map(Chance::Tile).map(weighed));
            }
            Stage::Unearthing | Stage::TurningPile => {
                list.extend(state.bag.iter().map(Chance::Room).map(weighed));
            }
            Stage::Turn | Stage::DiggingAgain | Stage::ChoosingCavern | Stage::Over => {}
        }
    }

    #[inline]
    fn tickets(state: &State) -> u32 {
        match state.stage {
            Stage::DrawingStart => 2,
            Stage::SettingAside => state.display.intersection(Room::LIGHT).len().into(),
            Stage::TurningTile => rounds::next_tiles(state).len().into(),
            Stage::Unearthing | Stage::TurningPile => state.bag.len().into(),
            Stage::Turn | Stage::DiggingAgain | Stage::ChoosingCavern | Stage::Over => 0,
        }
    }

    #[inline]
    fn draw(state: &State, ticket: u32) -> Chance {
        let rank = ticket as usize;
        let outcome = match state.stage {
            Stage::DrawingStart => Seat::try_from(u8::from(ticket > 0)).ok().map(Chance::Start),
            Stage::SettingAside => {
                let light = state.display.intersection(Room::LIGHT);
                light.iter().nth(rank).map(Chance::Out)
            }
            Stage::TurningTile => {
                let tiles = rounds::next_tiles(state);
                tiles.iter().nth(rank).map(Chance::Tile)
            }
            Stage::Unearthing | Stage::TurningPile => state.bag.iter().nth(rank).map(Chance::Room),
            Stage::Turn | Stage::DiggingAgain | Stage::ChoosingCavern | Stage::Over => None,
        };
        outcome.expect("a ticket is below the number of tickets")
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
