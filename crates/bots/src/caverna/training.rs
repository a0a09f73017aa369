//! Self-play to train the network.
//!
//! A bot plays against itself with its present network, mostly as well as it can and now and
//! then differently. Afterwards it is known what each position was worth. The target for a
//! position mixes what came of it with what the network thought of the next one. After a move
//! made for the sake of exploration only the latter counts.

use caverna::{Caverna, Config, State};
use tabletop::{Dice, Game, Prompt, QuickDice, Seat, Silence};

use super::features::Features;
use super::network::ValueNetwork;
use super::turns::Turns;
use super::worth::{Horizon, Weights, worth};
use crate::search::unit;

/// One position from a seat's point of view, and what came of it.
#[derive(Clone, Debug)]
pub struct TrainingSample {
    /// The features of the position.
    pub active: Vec<u16>,
    /// The turns that the seat had left.
    pub turns_left: u8,
    /// How many more points the seat made.
    pub to_come: f32,
}

/// How the training games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// How often a turn is chosen at random.
    pub exploration: f64,
    /// How far such a choice strays, in points.
    pub temperature: f64,
    /// How much the final score counts, as opposed to the network's opinion of the next
    /// position.
    pub outcome_weight: f32,
}

/// A position of a training game.
struct PlayedPosition {
    features: Vec<Features>,
    points: [f32; 2],
    /// What the best turn was thought to lead to, for each seat.
    best: [f32; 2],
    strayed: bool,
}

/// Plays a game; returns the samples to learn from and the final points.
pub fn play(
    config: Config,
    network: Option<&ValueNetwork>,
    self_play: SelfPlay,
    seed: u64,
) -> (Vec<TrainingSample>, [f32; 2]) {
    let mut dice = QuickDice::new(seed);
    let mut state = Caverna::set_up(&config, &mut Silence);
    let mut turns = Turns::default();
    let mut evaluator = Evaluator {
        network,
        seats: config.seats(),
        features: Features::default(),
    };
    let mut positions: Vec<PlayedPosition> = Vec::new();
    loop {
        settle(&mut state, &mut dice);
        let Prompt::Turn(seat) = Caverna::prompt(&state) else {
            break;
        };
        turns.follow(&state, seat);
        let strays = unit(&mut dice) < self_play.exploration;
        let mut best = (f32::NEG_INFINITY, [0.0; 2], 0);
        let mut chosen = (f64::NEG_INFINITY, 0);
        for (end, after) in turns.ends() {
            let values = evaluator.values(after);
            let lead = lead(values, seat);
            if lead > best.0 {
                best = (lead, values, end);
            }
            if strays {
                let gumbel = -(-unit(&mut dice).max(1e-300).ln()).ln();
                let shaken = f64::from(lead) + self_play.temperature * gumbel;
                if shaken > chosen.0 {
                    chosen = (shaken, end);
                }
            }
        }
        let end = if strays { chosen.1 } else { best.2 };
        state = *turns.end(end);
        let features = (0..config.seats()).map(|seat| {
            let mut features = Features::default();
            features.extract(&state, Seat::new(seat));
            features
        });
        positions.push(PlayedPosition {
            features: features.collect(),
            points: [0, 1].map(|seat| f32::from(state.points(Seat::new(seat)))),
            best: best.1,
            strayed: end != best.2,
        });
    }
    let finals = [0, 1].map(|seat| f32::from(state.points(Seat::new(seat))));
    (samples(positions, finals, self_play), finals)
}

fn samples(
    positions: Vec<PlayedPosition>,
    finals: [f32; 2],
    self_play: SelfPlay,
) -> Vec<TrainingSample> {
    let mut samples = Vec::new();
    let mut came = finals;
    for position in positions.into_iter().rev() {
        for (index, features) in position.features.into_iter().enumerate() {
            samples.push(TrainingSample {
                active: features.active,
                turns_left: features.turns_left,
                to_come: came[index] - position.points[index],
            });
        }
        let outcome_weight = if position.strayed {
            0.0
        } else {
            self_play.outcome_weight
        };
        for (came, thought) in came.iter_mut().zip(position.best) {
            *came = outcome_weight * *came + (1.0 - outcome_weight) * thought;
        }
    }
    samples
}

/// Judges what each seat will end with.
struct Evaluator<'a> {
    network: Option<&'a ValueNetwork>,
    seats: u8,
    features: Features,
}

impl Evaluator<'_> {
    fn values(&mut self, state: &State) -> [f32; 2] {
        let mut values = [0.0; 2];
        for seat in 0..self.seats {
            let seat = Seat::new(seat);
            values[seat.index()] = match self.network {
                Some(network) => network.points(state, seat, &mut self.features),
                None => first_sight(state, seat),
            };
        }
        values
    }
}

/// The judgement before anything was learned.
#[expect(clippy::cast_possible_truncation, reason = "points are small numbers")]
fn first_sight(state: &State, seat: Seat) -> f32 {
    worth(state, seat, Horizon::AfterTheTurn, &Weights::MEASURED) as f32
}

fn lead(values: [f32; 2], seat: Seat) -> f32 {
    values[seat.index()] - values[1 - seat.index()]
}

fn settle(state: &mut State, dice: &mut QuickDice) {
    while Caverna::prompt(state) == Prompt::Chance {
        let ticket = dice.below(Caverna::tickets(state));
        let draw = Caverna::draw(state, ticket);
        Caverna::resolve(state, draw, &mut Silence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_patience_what_came_of_a_position_is_learned() {
        let self_play = SelfPlay {
            exploration: 0.0,
            temperature: 0.0,
            outcome_weight: 1.0,
        };
        let (samples, finals) = play(Config::SOLO, None, self_play, 5);
        // The last position is the first sample: nothing was left to come.
        assert_eq!(samples[0].turns_left, 0);
        assert!(samples[0].to_come.abs() < 1e-6);
        let first = samples.last().unwrap();
        assert!(first.to_come <= finals[0] && first.to_come > 20.0);
        assert!(samples.len() >= 19, "a solo game has 19 turns");
    }

    #[test]
    fn behind_a_strayed_turn_only_the_thought_counts() {
        let position = |points, best, strayed| PlayedPosition {
            features: vec![Features::default()],
            points: [points, 0.0],
            best: [best, 0.0],
            strayed,
        };
        let self_play = SelfPlay {
            exploration: 0.0,
            temperature: 0.0,
            outcome_weight: 0.5,
        };
        let positions = vec![
            position(1.0, 0.0, false),
            position(2.0, 40.0, false),
            position(3.0, 50.0, true),
        ];
        let samples = samples(positions, [60.0, 0.0], self_play);
        let to_come: Vec<f32> = samples.iter().map(|sample| sample.to_come).collect();
        // 60 came of the last; the second was thought to lead to 50; the first to the mean of
        // that and 40.
        assert_eq!(to_come, [57.0, 48.0, 44.0]);
    }
}
