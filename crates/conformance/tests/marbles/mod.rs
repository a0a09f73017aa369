//! Marbles: a toy with every kind of secret, and a defect on request.
//!
//! A bag holds four red and three blue marbles. Everybody is dealt one and looks at it in
//! secret. Each round everybody secretly bets on a colour, a marble is drawn, everyone who was
//! right gets a point, and one player decides whether the marble is kept out or returned.
//! After the last round a red marble in the hand is a point as well.

mod config;
mod defect;
mod state;
mod words;

use std::any::type_name;
use std::cell::Cell;

use conformance::{Imbalance, Subject, balanced};
use serde_json::{Value, json};
use tabletop::{
    Audience, BySeat, Config, Dice, Drum, Game, Herald, Outcome, Prompt, QuickDice, SealedChoices,
    Seat, SeatSet, Silence, Viewer,
};

pub use config::MarblesConfig;
pub use defect::{Defect, suffer};
use state::{Aside, Bag, MARBLES, MarblesState, Stage, Tally};
use words::{Choice, Colour};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marbles {}

thread_local! {
    /// Something outside of the state, which no rule should look at.
    static WHIM: Cell<u8> = const { Cell::new(0) };
    static LOOKED: Cell<bool> = const { Cell::new(false) };
}

impl Game for Marbles {
    const ID: &'static str = "marbles";
    const RULES: u32 = 3;
    type Config = MarblesConfig;
    type State = MarblesState;
    type Decision = Choice;
    type Chance = Colour;
    type Event = Value;
    type View = Value;

    fn set_up(config: &MarblesConfig, herald: &mut impl Herald<Value>) -> MarblesState {
        let whim = WHIM.get().wrapping_add(1);
        WHIM.set(whim);
        LOOKED.set(false);
        let oddity = match () {
            () if Defect::SetUpByWhim.here() => whim,
            () if Defect::CopiedConfigIsAnother.here() => u8::from(config.past.copies > 1),
            () if Defect::WrittenConfigIsAnother.here() => u8::from(config.past.written),
            () => 0,
        };
        herald.announce(Audience::Everyone, json!({"event": "set_up"}));
        MarblesState {
            seats: config.seats(),
            rounds_left: if config.long { 3 } else { 2 },
            bag: MARBLES,
            out: [0, 0],
            hands: BySeat::default(),
            points: BySeat::default(),
            stage: Stage::Dealing(Seat::new(0)),
            oddity,
            unheard: Aside(nobody_listens(herald)),
            tally: Tally::default(),
        }
    }

    fn seats(state: &MarblesState) -> u8 {
        state.seats
    }

    fn prompt(state: &MarblesState) -> Prompt {
        let first = Seat::new(0);
        match &state.stage {
            Stage::Betting(bets) => match bets.awaited().sole() {
                Some(last) if Defect::LastBetIsATurn.here() => Prompt::Turn(last),
                _ => Prompt::Sealed(bets.awaited()),
            },
            Stage::Dealing(_) | Stage::Drawing(_) => Prompt::Chance,
            Stage::Returning(_) if Defect::PromptFollowsHand.here() => {
                Prompt::Turn(Seat::new(u8::from(state.hands[first] == Some(Colour::Red))))
            }
            Stage::Returning(_) => Prompt::Turn(Seat::new(state.rounds_left % state.seats)),
            Stage::Over => Prompt::Over,
        }
    }

    fn legal(state: &MarblesState, seat: Seat, list: &mut Vec<Choice>) {
        let awaited = Self::prompt(state).awaited();
        let forced = Defect::ListFollowsHand.here()
            && BySeat::from_fn(|seat| state.hands[seat] == Some(Colour::Red))[seat.next(2)];
        match state.stage {
            Stage::Betting(_) if !awaited.contains(seat) => {}
            Stage::Betting(_) if Defect::NothingToDecide.here() => {}
            Stage::Betting(_) => list.extend(Colour::ALL.map(Choice::Bet)),
            Stage::Returning(_) if !awaited.contains(seat) && !Defect::OffersToOthers.here() => {}
            Stage::Returning(_) if forced || Defect::AsksTheForced.here() => {
                list.push(Choice::Keep);
            }
            Stage::Returning(_) => list.extend([Choice::Keep, Choice::Return]),
            Stage::Dealing(_) | Stage::Drawing(_) | Stage::Over => {}
        }
        if Defect::ListFalls.here() {
            list.reverse();
        }
        if Defect::ListedTwice.here() {
            list.extend(list.last().copied());
        }
    }

    fn is_legal(state: &MarblesState, seat: Seat, choice: Choice) -> bool {
        let mut list = Vec::new();
        Self::legal(state, seat, &mut list);
        let awaited = Self::prompt(state).awaited().contains(seat);
        match (state.stage, choice) {
            (_, Choice::Keep) if Defect::RefusesListed.here() => false,
            (Stage::Betting(_), Choice::Keep) if Defect::AcceptsUnlisted.here() => awaited,
            (_, Choice::Magic) if Defect::AcceptsMagicWord.here() => awaited,
            (Stage::Returning(_), Choice::KeepAfterAll) if Defect::AcceptsNonsense.here() => {
                awaited
            }
            (Stage::Returning(_), Choice::Keep) if Defect::AnybodyIsLegal.here() => true,
            _ => list.contains(&choice),
        }
    }

    fn decide(
        state: &mut MarblesState,
        seat: Seat,
        choice: Choice,
        herald: &mut impl Herald<Value>,
    ) {
        state.tally.add();
        match (&mut state.stage, choice) {
            (Stage::Betting(bets), Choice::Bet(colour)) => {
                bets.seal(seat, colour);
                let opened = bets.open();
                let event = match () {
                    () if Defect::EventTellsBet.here() => {
                        json!({"event": "bet", "seat": seat, "on": colour.to_string()})
                    }
                    () => json!({"event": "bet", "seat": seat}),
                };
                herald.announce(Audience::Everyone, event);
                if let Some(bets) = opened {
                    state.stage = Stage::Drawing(bets);
                }
            }
            (Stage::Returning(_), Choice::Return) if Defect::PanicsOnReturn.here() => {
                panic!("marbles cannot be returned")
            }
            (Stage::Returning(colour), Choice::Return) => {
                let colour = *colour;
                if !Defect::LosesAMarble.here() {
                    state.bag[colour as usize] += 1;
                }
                herald.announce(Audience::Everyone, json!({"event": "returned"}));
                state.begin_round();
            }
            (Stage::Returning(colour), Choice::Keep | Choice::KeepAfterAll) => {
                state.out[*colour as usize] += 1;
                let hand = state.hands[Seat::new(0)].map(|colour| colour.to_string());
                let event = match () {
                    () if Defect::EventTellsHand.here() => json!({"event": "kept", "hint": hand}),
                    () if Defect::EventIsANumber.here() => json!(7),
                    () if Defect::ListensWhoListens.here() && state.unheard.0 => {
                        json!({"event": "kept", "by": "nobody"})
                    }
                    () => json!({"event": "kept"}),
                };
                herald.announce(Audience::Everyone, event);
                state.begin_round();
            }
            // What a defect lets through does nothing.
            (_, _) => {}
        }
    }

    fn drum(state: &MarblesState) -> impl Drum<Colour> {
        match state.stage {
            Stage::Dealing(_) | Stage::Drawing(_) => Bag(state.bag),
            Stage::Betting(_) | Stage::Returning(_) | Stage::Over => Bag([0, 0]),
        }
    }

    fn chances(state: &MarblesState, list: &mut Vec<(Colour, u32)>) {
        if Self::prompt(state) != Prompt::Chance && !Defect::LuckAtAnyTime.here() {
            return;
        }
        list.extend(Bag(state.bag).weights());
        if Defect::LuckFalls.here() {
            list.reverse();
        }
        if Defect::LuckWithoutWeight.here() {
            list.last_mut().expect("the bag is never empty").1 = 0;
        }
        if Defect::LookingSpendsLuck.here() && LOOKED.get() {
            list.truncate(1);
        }
    }

    fn tickets(state: &MarblesState) -> u32 {
        let tickets = Self::drum(state).tickets();
        match () {
            () if Defect::TooFewTickets.here() => tickets - 1,
            () if Defect::LuckWithoutWeight.here() => state.bag[0].into(),
            () => tickets,
        }
    }

    fn draw(state: &MarblesState, ticket: u32) -> Colour {
        LOOKED.set(true);
        let colour = Self::drum(state).draw(ticket);
        if Defect::DrawsAnother.here() && ticket == 0 {
            return colour.other();
        }
        colour
    }

    fn resolve(state: &mut MarblesState, colour: Colour, herald: &mut impl Herald<Value>) {
        state.bag[colour as usize] -= 1;
        match state.stage {
            Stage::Dealing(seat) => {
                state.hands[seat] = Some(colour);
                let hand = json!({"event": "hand", "colour": colour.to_string()});
                herald.announce(Audience::seat(seat), hand);
                herald.announce(Audience::Everyone, json!({"event": "dealt", "seat": seat}));
                state.stage = match seat.next(state.seats) {
                    next if next > seat => Stage::Dealing(next),
                    _ => Stage::Betting(SealedChoices::awaiting(SeatSet::first(state.seats))),
                };
            }
            Stage::Drawing(bets) => {
                let right: SeatSet = SeatSet::first(state.seats)
                    .into_iter()
                    .filter(|&seat| bets[seat] == Some(colour))
                    .collect();
                let careless = Defect::CarelessWhenUnheard.here() && nobody_listens(herald);
                for seat in right {
                    state.points[seat] += u8::from(!careless);
                }
                let drawn = json!({"event": "drawn", "colour": colour.to_string(), "right": right});
                herald.announce(Audience::Everyone, drawn);
                state.stage = Stage::Returning(colour);
            }
            _ => panic!("nothing is drawn in {:?}", state.stage),
        }
    }

    fn view(state: &MarblesState, viewer: Viewer) -> Value {
        if Defect::ViewIsANumber.here() {
            return json!(state.rounds_left);
        }
        let over = matches!(state.stage, Stage::Over);
        let hands_show = over || Defect::ShowsHands.here();
        let bets_show = Defect::ShowsBets.here();
        let seats = SeatSet::first(state.seats);
        let hands = seats.into_iter().map(|seat| {
            let shown = hands_show || viewer.is(seat);
            state.hands[seat]
                .filter(|_| shown)
                .map(|hand| hand.to_string())
        });
        let bets = seats.into_iter().map(|seat| match state.stage {
            Stage::Betting(bets) if bets_show || viewer.is(seat) => bets.own(seat),
            _ => None,
        });
        let bag: u8 = state.bag.iter().sum();
        json!({
            "bag": bag,
            "out": state.out,
            "points": state.points.first(state.seats),
            "hands": hands.collect::<Vec<_>>(),
            "bets": bets.map(|bet| bet.map(|bet| bet.to_string())).collect::<Vec<_>>(),
        })
    }

    fn forget(state: &mut MarblesState, seat: Seat) {
        if let Stage::Betting(bets) = &mut state.stage {
            match () {
                () if Defect::ForgetsNothing.here() => {}
                () if Defect::ForgetsOwn.here() => {
                    *bets = SealedChoices::awaiting(SeatSet::first(state.seats));
                }
                () => bets.forget_others(seat),
            }
        }
    }

    fn outcome(state: &MarblesState) -> Option<Outcome> {
        let hand = |seat: Seat| i32::from(state.hands[seat] == Some(Colour::Red));
        let points = BySeat::from_fn(|seat| i32::from(state.points[seat]) + hand(seat));
        let outcome = Outcome::highest_wins(state.seats, points);
        match state.stage {
            Stage::Over if Defect::NoResult.here() => None,
            Stage::Over if Defect::WinnerFromOutside.here() => {
                let winners = SeatSet::only(Seat::new(7));
                Some(Outcome::new(state.seats, points, winners))
            }
            Stage::Over => Some(outcome),
            _ => Defect::ResultTooEarly.here().then_some(outcome),
        }
    }
}

impl Subject for Marbles {
    fn configs() -> Vec<MarblesConfig> {
        let seats = [2, 3].into_iter();
        seats
            .flat_map(|seats| [false, true].map(|long| MarblesConfig::new(seats, long)))
            .collect()
    }

    /// The others' marbles and the bag are mixed and dealt again; their sealed bets change.
    fn scramble(state: &MarblesState, viewer: Viewer, dice: &mut QuickDice) -> MarblesState {
        let mut state = state.clone();
        if matches!(state.stage, Stage::Over) {
            return state;
        }
        let others: Vec<Seat> = SeatSet::first(state.seats)
            .into_iter()
            .filter(|&seat| !viewer.is(seat) && state.hands[seat].is_some())
            .collect();
        for seat in &others {
            let hand = state.hands[*seat].take().expect("only hands are taken");
            state.bag[hand as usize] += 1;
        }
        for seat in others {
            let left: u8 = state.bag.iter().sum();
            let is_red = dice.below(left.into()) < state.bag[0].into();
            let hand = if is_red { Colour::Red } else { Colour::Blue };
            state.bag[hand as usize] -= 1;
            state.hands[seat] = Some(hand);
        }
        if let Stage::Betting(bets) = &mut state.stage {
            let own = SeatSet::first(state.seats)
                .into_iter()
                .find(|&seat| viewer.is(seat));
            bets.replace_others(own, || *dice.pick(&Colour::ALL));
        }
        state
    }

    fn conserved(state: &MarblesState) -> Result<(), Imbalance> {
        for colour in Colour::ALL {
            let hands = SeatSet::first(state.seats).into_iter();
            let held = hands
                .filter(|&seat| state.hands[seat] == Some(colour))
                .count();
            let drawn = u8::from(matches!(state.stage, Stage::Returning(drawn) if drawn == colour));
            let found = state.bag[colour as usize] + state.out[colour as usize] + drawn;
            let held = i64::try_from(held).expect("there are seven marbles");
            balanced(
                &format!("{colour} marbles"),
                i64::from(found) + held,
                MARBLES[colour as usize],
            )?;
        }
        Ok(())
    }

    fn strangers() -> Vec<Choice> {
        let mut strangers = Colour::ALL.map(Choice::Bet).to_vec();
        strangers.extend([Choice::Keep, Choice::Return]);
        strangers
    }

    fn longest_match() -> usize {
        50
    }
}

/// Whether the herald is deaf. No game should ask.
fn nobody_listens<H>(_: &H) -> bool {
    type_name::<H>() == type_name::<Silence>()
}
