//! Learns the judgement of Caverna from games that bots play against themselves.
//!
//! ```sh
//! cargo run --release -p bots --example fit_caverna -- solo FILE 2000 8 1
//! ```
//!
//! plays 8 × 2000 solo games on one thread, learns after each 2000, and keeps FILE up to
//! date. A FILE that is there already is where it begins; without one it begins with what
//! the greedy bot thinks.

use std::time::Instant;

use bots::caverna_lessons::{
    Judgement, Lecture, Lesson, MARKS, NUMBERS, WIDTH, first_mark, phase_offset, play, written,
};
use caverna::Config;
use tabletop::QuickDice;

/// How many generations of games are remembered.
const REMEMBERED: usize = 4;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let config = if words[0] == "solo" {
        Config::SOLO
    } else {
        Config::DUEL
    };
    let file = &words[1];
    let number = |index: usize| words[index].parse::<u64>().expect("a number");
    let (games, generations, first) = (number(2), number(3), number(4));
    let threads = words.get(5).map_or(1, |word| word.parse::<u64>().unwrap());
    let epochs = words.get(6).map_or(3, |word| word.parse::<u32>().unwrap());
    let mut judgement = std::fs::read_to_string(file).ok().map(|text| Judgement::read(&text));
    let mut fit = Fit::new(file);
    let mut remembered: Vec<Vec<Lesson>> = Vec::new();
    for generation in first..first + generations {
        let start = Instant::now();
        let lecture = Lecture {
            variety: if judgement.is_some() { 0.15 } else { 0.1 },
            warmth: 1.5,
            patience: if judgement.is_some() { 0.8 } else { 1.0 },
        };
        let (lessons, points) = lessons(config, judgement.as_ref(), lecture, generation, games, threads);
        let plain = Lecture { variety: 0.0, ..lecture };
        let (_, best) = self::lessons(config, judgement.as_ref(), plain, generation + 1_000_000, games / 10, threads);
        let played = start.elapsed();
        remembered.insert(0, lessons);
        remembered.truncate(REMEMBERED);
        let mut rate = 0.001;
        let mut error = 0.0;
        for epoch in 0..epochs {
            if epoch + 1 == epochs {
                rate *= 0.2;
            }
            error = fit.learn(&remembered, rate, generation * 100 + u64::from(epoch));
        }
        judgement = Some(Judgement::of(&fit.numbers));
        std::fs::write(file, written(&fit.numbers)).expect("the file can be written");
        println!(
            "{generation}: {points:.2} points varied, {best:.2} points plain, {:.1} s; {} lessons, error {error:.2}, {:.1} s",
            played.as_secs_f64(),
            remembered.iter().map(Vec::len).sum::<usize>(),
            (start.elapsed() - played).as_secs_f64(),
        );
    }
}

/// Plays games and says what can be learned and the mean of the points.
fn lessons(
    config: Config,
    judgement: Option<&Judgement>,
    lecture: Lecture,
    generation: u64,
    games: u64,
    threads: u64,
) -> (Vec<Lesson>, f32) {
    let part = |thread: u64| {
        let mut lessons = Vec::new();
        let mut points = 0.0;
        for game in (thread..games).step_by(threads as usize) {
            let seed = generation.wrapping_mul(1_000_003).wrapping_add(game);
            let (learned, ends) = play(config, judgement, lecture, seed);
            points += if config.is_solo() { ends[0] } else { (ends[0] + ends[1]) / 2.0 };
            lessons.extend(learned);
        }
        (lessons, points)
    };
    let parts: Vec<(Vec<Lesson>, f32)> = std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        started.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let points: f32 = parts.iter().map(|(_, points)| points).sum();
    let lessons = parts.into_iter().flat_map(|(lessons, _)| lessons).collect();
    (lessons, points / games as f32)
}

/// Numbers being fitted (Adam, least squares).
struct Fit {
    numbers: Vec<f32>,
    slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Fit {
    fn new(file: &str) -> Self {
        let numbers = match std::fs::read_to_string(file) {
            Ok(text) => text.split_ascii_whitespace().map(|word| word.parse::<f32>().unwrap() / 1000.0).collect(),
            Err(_) => {
                let mut dice = QuickDice::new(1);
                let mut near_zero = || ((dice.bits() >> 40) as f32 / (1 << 24) as f32 - 0.5) * 0.2;
                (0..NUMBERS).map(|_| near_zero()).collect()
            }
        };
        Self { numbers, slopes: vec![0.0; NUMBERS], means: vec![0.0; NUMBERS], squares: vec![0.0; NUMBERS], steps: 0 }
    }

    /// Goes once through all lessons in a random order; returns the root of the mean square
    /// of the errors before learning, in points.
    fn learn(&mut self, remembered: &[Vec<Lesson>], rate: f32, seed: u64) -> f64 {
        let mut order: Vec<&Lesson> = remembered.iter().flatten().collect();
        let mut dice = QuickDice::new(seed);
        for index in (1..order.len()).rev() {
            order.swap(index, (dice.bits() % (index as u64 + 1)) as usize);
        }
        let mut sum = 0.0;
        for batch in order.chunks(64) {
            self.slopes.fill(0.0);
            for lesson in batch {
                sum += f64::from(self.slope(lesson)).powi(2);
            }
            self.step(rate, batch.len() as f32);
        }
        (sum / order.len() as f64).sqrt() * 10.0
    }

    /// Adds the slopes of one lesson and returns its error in tens of points.
    fn slope(&mut self, lesson: &Lesson) -> f32 {
        let mut sums: [f32; WIDTH] = std::array::from_fn(|column| self.numbers[MARKS * WIDTH + column]);
        let steps = lesson.marks.iter().flat_map(|&mark| first_mark(mark)..=mark);
        for mark in steps.clone() {
            let row = &self.numbers[usize::from(mark) * WIDTH..][..WIDTH];
            for (sum, number) in sums.iter_mut().zip(row) {
                *sum += number;
            }
        }
        let offset = phase_offset(lesson.turns_left);
        let phase: [f32; WIDTH] = std::array::from_fn(|column| self.numbers[offset + column]);
        let above: [f32; WIDTH] = std::array::from_fn(|column| if column == 0 { sums[0] } else { sums[column].max(0.0) });
        let thought: f32 = self.numbers[offset + WIDTH] + above.iter().zip(&phase).map(|(sum, weight)| sum * weight).sum::<f32>();
        let error = thought - lesson.to_come / 10.0;
        let mut back = [0.0; WIDTH];
        for column in 0..WIDTH {
            self.slopes[offset + column] += error * above[column];
            if column == 0 || sums[column] > 0.0 {
                back[column] = error * phase[column];
            }
        }
        self.slopes[offset + WIDTH] += error;
        for mark in steps.map(usize::from).chain([MARKS]) {
            let row = &mut self.slopes[mark * WIDTH..][..WIDTH];
            for (slope, back) in row.iter_mut().zip(&back) {
                *slope += back;
            }
        }
        error
    }

    fn step(&mut self, rate: f32, size: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for index in 0..NUMBERS {
            let slope = self.slopes[index] / size;
            let mean = 0.9 * self.means[index] + 0.1 * slope;
            let square = 0.999 * self.squares[index] + 0.001 * slope * slope;
            self.means[index] = mean;
            self.squares[index] = square;
            self.numbers[index] -= rate * (mean / first) / ((square / second).sqrt() + 1e-8);
        }
    }
}
