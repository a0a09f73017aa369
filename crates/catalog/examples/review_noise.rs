//! How much the analyses of recorded games jump where nothing was at stake:
//!
//! ```text
//! cargo run --release -p catalog --example review_noise -- FILE...
//! ```
//!
//! For every record: the mean change of the win probability of the seat that decided, at
//! positions where it chose the search's favourite and no luck followed, first as the searches say
//! it and then smoothed; and the change where luck followed.

use std::error::Error;

use catalog::{Assessment, GameId};
use tabletop::Record;

fn main() -> Result<(), Box<dyn Error>> {
    println!("record                              raw   smoothed  with luck  uncertainty");
    for file in std::env::args().skip(1) {
        let record: Record = std::fs::read_to_string(&file)?.parse()?;
        let table = catalog::replay(&record)?;
        let review = GameId::of(&*table).game().review(&*table, None, 1)?;
        let raw: Vec<_> = (0..review.positions())
            .map(|position| review.examine(position))
            .collect();
        let analysis = review.conclude(raw.clone());
        let name = file.rsplit('/').next().unwrap_or_default();
        println!(
            "{name:<33} {:5.2} % {:7.2} % {:8.2} % {:9.2} %",
            jump(&raw, true),
            jump(&analysis.assessments, true),
            jump(&analysis.assessments, false),
            100.0 * analysis.uncertainty,
        );
    }
    Ok(())
}

/// The mean change in per cent after choosing the favourite.
#[expect(
    clippy::cast_precision_loss,
    reason = "a game has some hundred decisions"
)]
fn jump(assessments: &[Assessment<String>], settled: bool) -> f64 {
    let mut jumps = Vec::new();
    for pair in assessments.windows(2) {
        let [before, after] = pair else { continue };
        for made in &before.decisions {
            if made.loss() == Some(0.0) && before.settled == settled {
                let of = |assessment: &Assessment<String>| {
                    assessment.win_probabilities[made.seat.index()]
                };
                jumps.push((of(after) - of(before)).abs());
            }
        }
    }
    100.0 * jumps.iter().sum::<f64>() / jumps.len().max(1) as f64
}
