//! How many points a player will end with, learned from play.
//!
//! A tiny network: every [feature](super::features) adds its row to a few sums. The positive
//! sums are weighted depending on how late it is, and together they say how many points are
//! still to come. The parameters come from self-play; see `examples/train_caverna.rs`.

use std::sync::LazyLock;

use caverna::{Config, State};
use tabletop::Seat;

use super::features::{FEATURES, Features, first_of_scale};

/// How many sums there are.
pub const WIDTH: usize = 32;

/// The phases of a game, by the most turns left.
const PHASES: [u8; 5] = [2, 4, 8, 13, u8::MAX];

/// The network calculates in tens of points.
const TEN: f32 = 10.0;

/// How many parameters the network consists of: a row per feature, a row for the start, and for
/// each phase a row of weights and a constant.
pub const PARAMETERS: usize = (FEATURES + 1) * WIDTH + PHASES.len() * (WIDTH + 1);

/// A network ready for use.
#[derive(Clone, Debug)]
pub struct ValueNetwork {
    /// What each feature adds, including the lower ones of its scale.
    rows: Vec<[f32; WIDTH]>,
    start: [f32; WIDTH],
    phases: [[f32; WIDTH]; PHASES.len()],
    constants: [f32; PHASES.len()],
}

/// The index of a phase's first parameter.
pub fn phase_offset(turns_left: u8) -> usize {
    (FEATURES + 1) * WIDTH + phase(turns_left) * (WIDTH + 1)
}

fn phase(turns_left: u8) -> usize {
    let index = PHASES.iter().position(|&most| turns_left <= most);
    index.unwrap_or(PHASES.len() - 1)
}

impl ValueNetwork {
    /// The trained network for the solo game or the duel.
    pub(crate) fn learned(config: Config) -> &'static Self {
        static SOLO: LazyLock<ValueNetwork> =
            LazyLock::new(|| ValueNetwork::read(include_str!("learned/solo.txt")));
        static DUEL: LazyLock<ValueNetwork> =
            LazyLock::new(|| ValueNetwork::read(include_str!("learned/duel.txt")));
        if config.is_solo() { &SOLO } else { &DUEL }
    }

    /// Reads parameters in thousandths, as [`format_parameters`] writes them.
    ///
    /// # Panics
    ///
    /// If the text is anything else.
    pub fn read(text: &str) -> Self {
        Self::of(&parse_parameters(text))
    }

    /// A network with these [`PARAMETERS`] parameters.
    ///
    /// # Panics
    ///
    /// If there are more or fewer.
    pub fn of(parameters: &[f32]) -> Self {
        assert_eq!(
            parameters.len(),
            PARAMETERS,
            "one parameter for every feature and sum"
        );
        let row = |index: usize| -> [f32; WIDTH] {
            let from = index * WIDTH;
            std::array::from_fn(|column| parameters[from + column])
        };
        let mut rows: Vec<[f32; WIDTH]> = (0..FEATURES).map(row).collect();
        for feature in 0..FEATURES {
            let first = usize::from(first_of_scale(small(feature)));
            if feature > first {
                let below = rows[feature - 1];
                add(&mut rows[feature], &below);
            }
        }
        let phase = |index: usize| (FEATURES + 1) * WIDTH + index * (WIDTH + 1);
        Self {
            rows,
            start: row(FEATURES),
            phases: std::array::from_fn(|index| {
                std::array::from_fn(|column| parameters[phase(index) + column])
            }),
            constants: std::array::from_fn(|index| parameters[phase(index) + WIDTH]),
        }
    }

    /// The points that the seat will end with.
    pub fn points(&self, state: &State, seat: Seat, features: &mut Features) -> f32 {
        features.extract(state, seat);
        let points = f32::from(state.points(seat));
        if features.turns_left == 0 && state.tile().is_none() {
            return points;
        }
        let mut sums = self.start;
        for &feature in &features.active {
            add(&mut sums, &self.rows[usize::from(feature)]);
        }
        let phase = phase(features.turns_left);
        let weighed = weighed(&sums, &self.phases[phase]);
        points + TEN * (weighed + self.constants[phase])
    }
}

/// The first sum counts as it is, the others only if positive.
#[inline]
fn weighed(sums: &[f32; WIDTH], weights: &[f32; WIDTH]) -> f32 {
    let parts: [f32; WIDTH] = std::array::from_fn(|column| sums[column].max(0.0) * weights[column]);
    sums[0] * weights[0] + parts[1..].iter().sum::<f32>()
}

#[inline]
fn add(sums: &mut [f32; WIDTH], row: &[f32; WIDTH]) {
    *sums = std::array::from_fn(|column| sums[column] + row[column]);
}

/// Parses the text that [`format_parameters`] writes.
///
/// # Panics
///
/// If it contains anything but parameters.
pub fn parse_parameters(text: &str) -> Vec<f32> {
    let number = |word: &str| word.parse::<f32>().expect("a number in thousandths");
    let words = text.split_ascii_whitespace();
    words.map(|word| number(word) / 1000.0).collect()
}

/// The parameters in thousandths, one row per line.
pub fn format_parameters(parameters: &[f32]) -> String {
    let thousandths = |number: &f32| format!("{:.0}", number * 1000.0);
    let line = |row: &[f32]| row.iter().map(thousandths).collect::<Vec<_>>().join(" ") + "\n";
    let (rows, phases) = parameters.split_at((FEATURES + 1) * WIDTH);
    let rows = rows.chunks(WIDTH).map(line);
    rows.chain(phases.chunks(WIDTH + 1).map(line)).collect()
}

fn small(feature: usize) -> u16 {
    u16::try_from(feature).expect("there are some hundred marks")
}

#[cfg(test)]
mod tests {
    use caverna::{Caverna, Config};
    use tabletop::{Game, Playout, QuickDice, Silence};

    use super::*;

    #[test]
    fn a_finished_game_is_judged_by_its_points() {
        for config in [Config::SOLO, Config::DUEL] {
            let mut state = Caverna::set_up(&config, &mut Silence);
            Playout::<Caverna>::new(QuickDice::new(3)).finish(&mut state);
            let network = ValueNetwork::learned(config);
            let points = network.points(&state, Seat::new(0), &mut Features::default());
            assert!((points - f32::from(state.points(Seat::new(0)))).abs() < 1e-6);
        }
    }

    #[test]
    fn the_start_promises_what_good_play_brings() {
        for (config, range) in [(Config::SOLO, 50.0..70.0), (Config::DUEL, 45.0..65.0)] {
            let state = Caverna::set_up(&config, &mut Silence);
            let network = ValueNetwork::learned(config);
            let points = network.points(&state, Seat::new(0), &mut Features::default());
            assert!(range.contains(&points), "{points} points");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let written_once = include_str!("learned/solo.txt");
        assert_eq!(
            format_parameters(&parse_parameters(written_once)),
            written_once
        );
    }
}
