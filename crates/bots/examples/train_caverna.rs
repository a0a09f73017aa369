//! Trains Caverna's value network by self-play.
//!
//! ```sh
//! cargo run --release -p bots --example train_caverna -- solo FILE 600 40 2
//! ```
//!
//! plays 40 generations of 600 solo games, makes two passes over the samples after each, and
//! keeps FILE up to date. Training continues from an existing FILE; without one it starts with
//! what the greedy bot thinks. Copy FILE to `crates/bots/src/caverna/learned` when done.

#![expect(
    clippy::cast_precision_loss,
    reason = "numbers of games and random bits need not be exact"
)]

use std::time::Instant;

use bots::caverna_training::{
    FEATURES, PARAMETERS, SelfPlay, TrainingSample, ValueNetwork, WIDTH, first_of_scale,
    format_parameters, parse_parameters, phase_offset, play,
};
use caverna::Config;
use tabletop::QuickDice;

/// How many generations of samples are kept.
const REMEMBERED: usize = 4;

/// How many samples make one step.
const BATCH: usize = 64;

/// The learning rate, and that of the last pass of a generation.
const RATES: [f32; 2] = [0.001, 0.000_2];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, numbers @ ..] = words.as_slice() else {
        panic!("usage: train_caverna solo|duel FILE GAMES GENERATIONS PASSES");
    };
    let numbers: Vec<u64> = numbers
        .iter()
        .filter_map(|word| word.parse().ok())
        .collect();
    let [games, generations, passes] = numbers[..] else {
        panic!("GAMES, GENERATIONS and PASSES are numbers");
    };
    let config = match game.as_str() {
        "solo" => Config::SOLO,
        _ => Config::DUEL,
    };
    let text = std::fs::read_to_string(file).ok();
    let mut network = text.as_deref().map(ValueNetwork::read);
    let mut fit = Fit::new(text.as_deref());
    let mut remembered: Vec<Vec<TrainingSample>> = Vec::new();
    for generation in 0..generations {
        let start = Instant::now();
        let self_play = SelfPlay {
            exploration: 0.15,
            temperature: 1.5,
            // What the greedy bot thinks is not worth learning from.
            outcome_weight: if network.is_some() { 0.8 } else { 1.0 },
        };
        let seed = seed_of(file, generation);
        let (samples, points) = samples(config, network.as_ref(), self_play, seed, games);
        remembered.insert(0, samples);
        remembered.truncate(REMEMBERED);
        let mut error = 0.0;
        for pass in 1..=passes {
            let rate = RATES[usize::from(pass == passes)];
            error = fit.learn(&remembered, rate, seed + pass);
        }
        network = Some(ValueNetwork::of(&fit.parameters));
        std::fs::write(file, format_parameters(&fit.parameters)).expect("the file can be written");
        println!(
            "{generation}: {points:.2} points, error {error:.2}, {:.1} s",
            start.elapsed().as_secs_f64()
        );
    }
}

/// The first seed of a generation: a different one if FILE has changed.
fn seed_of(file: &str, generation: u64) -> u64 {
    let length = std::fs::metadata(file).map_or(0, |data| data.len());
    length
        .wrapping_mul(1_000_003)
        .wrapping_add(generation << 32)
}

/// Plays games; returns the samples and the mean of the points.
fn samples(
    config: Config,
    network: Option<&ValueNetwork>,
    self_play: SelfPlay,
    seed: u64,
    games: u64,
) -> (Vec<TrainingSample>, f32) {
    let mut samples = Vec::new();
    let mut points = 0.0;
    for game in 0..games {
        let (learned, ends) = play(config, network, self_play, seed.wrapping_add(game));
        points += ends[0];
        samples.extend(learned);
    }
    (samples, points / games as f32)
}

/// Parameters being fitted (Adam, least squares).
struct Fit {
    parameters: Vec<f32>,
    gradient: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Fit {
    /// Starts with these parameters, or with small random ones.
    fn new(text: Option<&str>) -> Self {
        let mut dice = QuickDice::new(1);
        let mut near_zero = || ((dice.bits() >> 40) as f32 / 16_777_216.0 - 0.5) * 0.2;
        let parameters = match text {
            Some(text) => parse_parameters(text),
            None => (0..PARAMETERS).map(|_| near_zero()).collect(),
        };
        Self {
            parameters,
            gradient: vec![0.0; PARAMETERS],
            means: vec![0.0; PARAMETERS],
            squares: vec![0.0; PARAMETERS],
            steps: 0,
        }
    }

    /// One pass over all samples in random order. Returns the root mean square error before
    /// learning, in points.
    fn learn(&mut self, remembered: &[Vec<TrainingSample>], rate: f32, seed: u64) -> f64 {
        let mut order: Vec<&TrainingSample> = remembered.iter().flatten().collect();
        let mut dice = QuickDice::new(seed);
        order.sort_by_cached_key(|_| dice.bits());
        let mut sum = 0.0;
        for batch in order.chunks(BATCH) {
            self.gradient.fill(0.0);
            for sample in batch {
                sum += f64::from(self.add_gradient(sample)).powi(2);
            }
            self.step(rate, batch.len() as f32);
        }
        (sum / order.len() as f64).sqrt() * 10.0
    }

    /// Adds the gradient of one sample and returns its error in tens of points.
    fn add_gradient(&mut self, sample: &TrainingSample) -> f32 {
        let mut sums: [f32; WIDTH] =
            std::array::from_fn(|column| self.parameters[FEATURES * WIDTH + column]);
        let steps = sample
            .active
            .iter()
            .flat_map(|&feature| first_of_scale(feature)..=feature);
        for feature in steps.clone() {
            let row = &self.parameters[usize::from(feature) * WIDTH..][..WIDTH];
            for (sum, number) in sums.iter_mut().zip(row) {
                *sum += number;
            }
        }
        let offset = phase_offset(sample.turns_left);
        let phase: [f32; WIDTH] = std::array::from_fn(|column| self.parameters[offset + column]);
        let above: [f32; WIDTH] = std::array::from_fn(|column| {
            if column == 0 {
                sums[0]
            } else {
                sums[column].max(0.0)
            }
        });
        let thought: f32 = self.parameters[offset + WIDTH]
            + above
                .iter()
                .zip(&phase)
                .map(|(sum, weight)| sum * weight)
                .sum::<f32>();
        let error = thought - sample.to_come / 10.0;
        let mut back = [0.0; WIDTH];
        for column in 0..WIDTH {
            self.gradient[offset + column] += error * above[column];
            if column == 0 || sums[column] > 0.0 {
                back[column] = error * phase[column];
            }
        }
        self.gradient[offset + WIDTH] += error;
        for feature in steps.map(usize::from).chain([FEATURES]) {
            let row = &mut self.gradient[feature * WIDTH..][..WIDTH];
            for (slope, back) in row.iter_mut().zip(&back) {
                *slope += back;
            }
        }
        error
    }

    fn step(&mut self, rate: f32, size: f32) {
        self.steps += 1;
        let (first, second) = (
            1.0 - 0.9_f32.powi(self.steps),
            1.0 - 0.999_f32.powi(self.steps),
        );
        for index in 0..PARAMETERS {
            let slope = self.gradient[index] / size;
            let mean = 0.9 * self.means[index] + 0.1 * slope;
            let square = 0.999 * self.squares[index] + 0.001 * slope * slope;
            self.means[index] = mean;
            self.squares[index] = square;
            self.parameters[index] -= rate * (mean / first) / ((square / second).sqrt() + 1e-8);
        }
    }
}
