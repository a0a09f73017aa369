//! The smallest game that uses the whole contract: every kind of prompt, a bag, sealed
//! choices, events that only one seat hears. The examples in the documentation and the tests
//! of this crate play it. For a real game to copy, see the crate `diamant`.
//!
//! **Pebbles.** A bag holds three white and two black pebbles. Each round every player
//! secretly bets on a colour, a pebble is drawn, and everyone who was right gets a point.
//! Then one player, in turn, decides whether the pebble goes back into the bag. After three
//! rounds the most points win.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::{about, named};
use crate::{
    Audience, BySeat, Config, Drum, Game, Herald, OptionSpec, Outcome, Prompt, SealedChoices, Seat,
    SeatCount, SeatSet, UnknownWords, Viewer,
};

/// The game's name for the compiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pebbles {}

/// The number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PebblesConfig {
    seats: SeatCount<2, 4>,
}

impl Default for PebblesConfig {
    fn default() -> Self {
        Self {
            seats: SeatCount::of::<2>(),
        }
    }
}

impl Config for PebblesConfig {
    const OPTIONS: &'static [OptionSpec] = &[SeatCount::<2, 4>::of::<2>().option()];

    fn seats(&self) -> u8 {
        self.seats.get()
    }
}

/// A pebble's colour, which is also what luck draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Three of these.
    White,
    /// Two of these.
    Black,
}

/// What a player can decide, in the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PebblesDecision {
    /// `bet white`, `bet black`.
    Bet(Colour),
    /// `keep`: the pebble stays out.
    Keep,
    /// `return`: the pebble goes back.
    Return,
}

/// What happens in a game of Pebbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PebblesEvent {
    /// A seat has bet; the others do not hear on what.
    Bet {
        /// The seat that bet.
        seat: Seat,
    },
    /// The bet, for the ears of the seat that made it.
    YouBet {
        /// The colour it bet on.
        colour: Colour,
    },
    /// A pebble was drawn.
    Drawn {
        /// Its colour.
        colour: Colour,
        /// Who was right.
        right: SeatSet,
    },
    /// The pebble went back.
    Returned,
    /// The pebble stayed out.
    Kept,
}

/// What a viewer of Pebbles sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PebblesView {
    /// Rounds played.
    pub rounds: u8,
    /// White and black pebbles in the bag.
    pub bag: [u8; 2],
    /// Points by seat.
    pub points: Vec<u8>,
    /// The viewer's own bet.
    pub own_bet: Option<Colour>,
}

/// The whole truth about a game of Pebbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PebblesState {
    seats: u8,
    rounds: u8,
    bag: [u8; 2],
    points: BySeat<u8>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Betting(SealedChoices<Colour>),
    Drawing(BySeat<Option<Colour>>),
    Returning(Colour),
    Over,
}

impl PebblesState {
    /// How many pebbles are in the bag.
    pub fn pebbles_in_bag(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// Replaces the bets others have sealed; for secrecy tests.
    pub fn replace_sealed(&mut self, keep: Option<Seat>, choice: impl FnMut() -> Colour) {
        if let Stage::Betting(bets) = &mut self.stage {
            bets.replace_others(keep, choice);
        }
    }

    fn begin_round(&mut self) {
        self.rounds += 1;
        self.stage = match self.rounds {
            3 => Stage::Over,
            _ => Stage::Betting(SealedChoices::awaiting(SeatSet::first(self.seats))),
        };
    }
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const RULES: u32 = 1;
    type Config = PebblesConfig;
    type State = PebblesState;
    type Decision = PebblesDecision;
    type Chance = Colour;
    type Event = PebblesEvent;
    type View = PebblesView;

    fn set_up(config: &PebblesConfig, _: &mut impl Herald<PebblesEvent>) -> PebblesState {
        PebblesState {
            seats: config.seats(),
            rounds: 0,
            bag: [3, 2],
            points: BySeat::default(),
            stage: Stage::Betting(SealedChoices::awaiting(SeatSet::first(config.seats()))),
        }
    }

    fn seats(state: &PebblesState) -> u8 {
        state.seats
    }

    fn prompt(state: &PebblesState) -> Prompt {
        match &state.stage {
            Stage::Betting(bets) => Prompt::Sealed(bets.awaited()),
            Stage::Drawing(_) => Prompt::Chance,
            Stage::Returning(_) => Prompt::Turn(Seat::new(state.rounds % state.seats)),
            Stage::Over => Prompt::Over,
        }
    }

    fn legal(state: &PebblesState, seat: Seat, list: &mut Vec<PebblesDecision>) {
        if !Self::prompt(state).awaited().contains(seat) {
            return;
        }
        match state.stage {
            Stage::Betting(_) => list.extend([
                PebblesDecision::Bet(Colour::White),
                PebblesDecision::Bet(Colour::Black),
            ]),
            Stage::Returning(_) => list.extend([PebblesDecision::Keep, PebblesDecision::Return]),
            Stage::Drawing(_) | Stage::Over => {}
        }
    }

    fn decide(
        state: &mut PebblesState,
        seat: Seat,
        decision: PebblesDecision,
        herald: &mut impl Herald<PebblesEvent>,
    ) {
        match (&mut state.stage, decision) {
            (Stage::Betting(bets), PebblesDecision::Bet(colour)) => {
                bets.seal(seat, colour);
                let opened = bets.open();
                herald.announce(Audience::Everyone, PebblesEvent::Bet { seat });
                herald.announce(Audience::seat(seat), PebblesEvent::YouBet { colour });
                if let Some(bets) = opened {
                    state.stage = Stage::Drawing(bets);
                }
            }
            (Stage::Returning(colour), PebblesDecision::Return) => {
                state.bag[*colour as usize] += 1;
                herald.announce(Audience::Everyone, PebblesEvent::Returned);
                state.begin_round();
            }
            (Stage::Returning(_), PebblesDecision::Keep) => {
                herald.announce(Audience::Everyone, PebblesEvent::Kept);
                state.begin_round();
            }
            (now, decision) => panic!("{decision} is not legal in {now:?}"),
        }
    }

    fn drum(state: &PebblesState) -> impl Drum<Colour> {
        match state.stage {
            Stage::Drawing(_) => Bag(state.bag),
            Stage::Betting(_) | Stage::Returning(_) | Stage::Over => Bag([0, 0]),
        }
    }

    fn resolve(state: &mut PebblesState, colour: Colour, herald: &mut impl Herald<PebblesEvent>) {
        let Stage::Drawing(bets) = state.stage else {
            panic!("nothing is drawn in {:?}", state.stage);
        };
        state.bag[colour as usize] -= 1;
        let right: SeatSet = SeatSet::first(state.seats)
            .into_iter()
            .filter(|&seat| bets[seat] == Some(colour))
            .collect();
        for seat in right {
            state.points[seat] += 1;
        }
        herald.announce(Audience::Everyone, PebblesEvent::Drawn { colour, right });
        state.stage = Stage::Returning(colour);
    }

    fn view(state: &PebblesState, viewer: Viewer) -> PebblesView {
        let PebblesState {
            seats,
            rounds,
            bag,
            points,
            stage,
        } = state;
        PebblesView {
            rounds: *rounds,
            bag: *bag,
            points: points.first(*seats).to_vec(),
            own_bet: match (stage, viewer) {
                (Stage::Betting(bets), Viewer::Seat(seat)) => bets.own(seat),
                _ => None,
            },
        }
    }

    fn forget(state: &mut PebblesState, seat: Seat) {
        if let Stage::Betting(bets) = &mut state.stage {
            bets.forget_others(seat);
        }
    }

    fn outcome(state: &PebblesState) -> Option<Outcome> {
        let points = BySeat::from_fn(|seat| state.points[seat].into());
        matches!(state.stage, Stage::Over).then(|| Outcome::highest_wins(state.seats, points))
    }
}

/// White and black pebbles that can be drawn.
struct Bag([u8; 2]);

impl Drum<Colour> for Bag {
    fn tickets(&self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    fn draw(&self, ticket: u32) -> Colour {
        if ticket < self.0[0].into() {
            Colour::White
        } else {
            Colour::Black
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

impl FromStr for Colour {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        named(words, [Self::White, Self::Black])
    }
}

impl fmt::Display for PebblesDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bet(colour) => write!(f, "bet {colour}"),
            Self::Keep => f.write_str("keep"),
            Self::Return => f.write_str("return"),
        }
    }
}

impl FromStr for PebblesDecision {
    type Err = UnknownWords;

    fn from_str(words: &str) -> Result<Self, UnknownWords> {
        match words {
            "keep" => Ok(Self::Keep),
            "return" => Ok(Self::Return),
            _ => match words.strip_prefix("bet ") {
                Some(colour) => about(colour, Self::Bet),
                None => Err(UnknownWords),
            },
        }
    }
}
