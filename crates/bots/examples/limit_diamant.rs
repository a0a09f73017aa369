//! How often Diamant can be won at all against three players who toss coins.
//!
//! ```sh
//! cargo run --release -p bots --example limit_diamant -- 20000 60
//! ```
//!
//! There is nothing to learn about players who toss coins, and what they do depends on nobody:
//! the best way to play is a matter of computation. It is found by policy iteration. In 20000
//! games of a policy, both choices are tried 60 times in every position, and the game is played
//! on by the policy. What staying gains is recorded by situation and makes the next policy.
//! Finally the policy is played many times, and the gains of all single deviations from it are
//! added up: no policy can be much better than that.

#![expect(
    clippy::cast_precision_loss,
    reason = "numbers of games need not be exact"
)]

use diamant::{Card, Config, Decision, Diamant, ROUNDS, State};
use rayon::prelude::*;
use tabletop::{Dice, Game, Prompt, QuickDice, Seat, SeatSet, Silence};

/// The seat that follows the policy. The others toss coins, so it does not matter which it is.
const OWN: Seat = Seat::new(0);
const SEATS: u8 = 4;

/// How often the policy is improved.
const GENERATIONS: u64 = 4;

/// How many games are played to measure each policy, and how many to measure deviations from the
/// last one.
const GAMES: u64 = 400_000;
const MEASURED: u64 = 400;

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok())
        .collect();
    let [games, tries] = numbers[..] else {
        panic!("usage: limit_diamant GAMES TRIES");
    };
    let mut policy = Policy::first();
    println!("first: wins {:.2} %", wins(&policy));
    for generation in 1..=GENERATIONS {
        policy = policy.better(generation, games, tries);
        println!("{generation}: wins {:.2} %", wins(&policy));
    }
    let (least, most) = gains_of_deviations(&policy, 10 * tries);
    println!("single decisions against it gain {least:.2} to {most:.2} % a game");
}

/// In which situations to stay.
struct Policy {
    /// By how much staying raises the probability of winning; 0 for situations that never came
    /// up.
    gains: Vec<f64>,
}

impl Policy {
    /// Leaves with twelve gems, the best policy of that kind.
    fn first() -> Self {
        Self { gains: Vec::new() }
    }

    fn decision(&self, state: &State) -> Decision {
        if let Some(decision) = certain(state) {
            return decision;
        }
        let stays = match self.gains.get(Situation::of(state).number()) {
            Some(&gain) if gain != 0.0 => gain > 0.0,
            _ => state.gathered() < 12,
        };
        if stays {
            Decision::Stay
        } else {
            Decision::Leave
        }
    }

    /// Tries both choices in the positions of some games.
    fn better(&self, generation: u64, games: u64, tries: u64) -> Self {
        let met: Vec<(usize, f64)> = (0..games)
            .into_par_iter()
            .flat_map_iter(|game| {
                let mut dice = QuickDice::new((generation << 32) + game);
                let mut met = Vec::new();
                let mut state = Diamant::set_up(&config(), &mut Silence);
                while let Some(asked) = until_asked(&mut state, &mut dice) {
                    let gain = self.gain_of_staying(&asked, tries, &mut dice);
                    met.push((Situation::of(&asked).number(), gain));
                    // Stray now and then, so that other situations come up as well.
                    let strays = dice.below(10) == 0;
                    let decision = if strays {
                        toss(&mut dice)
                    } else {
                        self.decision(&asked)
                    };
                    decide(&mut state, decision, &mut dice);
                }
                met
            })
            .collect();
        let mut gains = vec![0.0; Situation::NUMBERS];
        for (situation, gain) in met {
            gains[situation] += gain;
        }
        Self { gains }
    }

    /// By how much staying now is better than leaving now, if the policy decides afterwards.
    fn gain_of_staying(&self, asked: &State, tries: u64, dice: &mut QuickDice) -> f64 {
        let mut gain = 0.0;
        for _ in 0..tries {
            let luck = dice.bits();
            let try_it = |decision| {
                let mut dice = QuickDice::new(luck);
                let mut state = *asked;
                decide(&mut state, decision, &mut dice);
                self.play_on(state, &mut dice)
            };
            gain += try_it(Decision::Stay) - try_it(Decision::Leave);
        }
        gain / tries as f64
    }

    /// Plays to the end and returns the share of the victory.
    fn play_on(&self, mut state: State, dice: &mut QuickDice) -> f64 {
        while let Some(asked) = until_asked(&mut state, dice) {
            decide(&mut state, self.decision(&asked), dice);
        }
        let outcome = Diamant::outcome(&state).expect("the game is over");
        let winners = outcome.winners();
        if winners.contains(OWN) {
            1.0 / f64::from(winners.len())
        } else {
            0.0
        }
    }
}

/// What a policy looks at.
struct Situation {
    round: usize,
    others: usize,
    lead: usize,
    home: usize,
    risk: usize,
}

impl Situation {
    const LEADS: usize = 17;
    const HOMES: usize = 14;
    const RISKS: usize = 8;
    const NUMBERS: usize = 5 * 4 * Self::LEADS * Self::HOMES * Self::RISKS;

    fn of(state: &State) -> Self {
        let others = usize::from(state.in_cave().len()) - 1;
        let path = usize::from(state.path().rubies());
        let home = usize::from(state.gathered()) + 2 * path / (2 + others);
        let ends_round =
            |card: &Card| matches!(card, Card::Trap(trap) if state.path().has_trap(*trap));
        let deck = state.deck().one_by_one();
        let cards = state.deck().one_by_one().count();
        let deadly = deck.filter(ends_round).count();
        let lead = (lead(state) + 24).clamp(0, 3 * 17 - 1) / 3;
        Self {
            round: usize::from(state.round()) - 1,
            others,
            lead: usize::try_from(lead).expect("it is no less than nothing"),
            home: (home / 2).min(Self::HOMES - 1),
            risk: (deadly * 28 / cards).min(Self::RISKS - 1),
        }
    }

    fn number(&self) -> usize {
        let mut number = self.round;
        for (size, value) in [
            (4, self.others),
            (Self::LEADS, self.lead),
            (Self::HOMES, self.home),
            (Self::RISKS, self.risk),
        ] {
            number = number * size + value;
        }
        number
    }
}

/// The last player in the cave in the last round leaves as soon as that wins.
fn certain(state: &State) -> Option<Decision> {
    if state.round() < ROUNDS || state.in_cave().len() > 1 {
        return None;
    }
    let home = i32::from(state.gathered()) + i32::from(state.path().rubies());
    match lead(state) + home {
        1.. => Some(Decision::Leave),
        0 => None,
        _ => Some(Decision::Stay),
    }
}

/// By how many gems the own chest is ahead of the fullest of the others.
fn lead(state: &State) -> i32 {
    let others = SeatSet::first(SEATS).without(OWN).into_iter();
    let most = others.map(|seat| state.chest(seat)).max().unwrap_or(0);
    i32::from(state.chest(OWN)) - i32::from(most)
}

/// Plays on until the seat must decide and returns the position; `None` at the end of the game.
fn until_asked(state: &mut State, dice: &mut QuickDice) -> Option<State> {
    loop {
        match Diamant::prompt(state) {
            Prompt::Over => return None,
            Prompt::Chance => {
                let card = Diamant::draw(state, dice.below(Diamant::tickets(state)));
                Diamant::resolve(state, card, &mut Silence);
            }
            prompt if prompt.awaited().contains(OWN) => return Some(*state),
            _ => let_others_choose(state, dice),
        }
    }
}

fn decide(state: &mut State, decision: Decision, dice: &mut QuickDice) {
    Diamant::decide(state, OWN, decision, &mut Silence);
    let_others_choose(state, dice);
}

fn let_others_choose(state: &mut State, dice: &mut QuickDice) {
    for seat in Diamant::prompt(state).awaited() {
        let decision = toss(dice);
        Diamant::decide(state, seat, decision, &mut Silence);
    }
}

fn toss(dice: &mut QuickDice) -> Decision {
    *dice.pick(&[Decision::Stay, Decision::Leave])
}

fn config() -> Config {
    Config::new(SEATS).expect("four can play")
}

/// The percentage of games won.
fn wins(policy: &Policy) -> f64 {
    let games = (0..GAMES).into_par_iter().map(|game| {
        let state = Diamant::set_up(&config(), &mut Silence);
        policy.play_on(state, &mut QuickDice::new(game))
    });
    100.0 * games.sum::<f64>() / GAMES as f64
}

/// What can be gained per hundred games by deviating from the policy wherever that is better,
/// once at a time. Picking the better choice from trials flatters it: that is the upper figure.
/// The lower one tries the picked choice again.
fn gains_of_deviations(policy: &Policy, tries: u64) -> (f64, f64) {
    let games = (0..MEASURED).into_par_iter().map(|game| {
        let mut dice = QuickDice::new((1 << 48) + game);
        let mut state = Diamant::set_up(&config(), &mut Silence);
        let (mut least, mut most) = (0.0, 0.0);
        while let Some(asked) = until_asked(&mut state, &mut dice) {
            let decision = policy.decision(&asked);
            let [picked, again] = [(); 2].map(|()| {
                let staying = policy.gain_of_staying(&asked, tries, &mut dice);
                if decision == Decision::Stay {
                    -staying
                } else {
                    staying
                }
            });
            if picked > 0.0 {
                least += again;
            }
            most += f64::midpoint(picked, again).max(0.0);
            decide(&mut state, decision, &mut dice);
        }
        (least, most)
    });
    let (least, most) = games.reduce(
        || (0.0, 0.0),
        |one, other| (one.0 + other.0, one.1 + other.1),
    );
    let percent = |sum: f64| 100.0 * sum / MEASURED as f64;
    (percent(least), percent(most))
}
