//! Writes the records of `tests/records`: whole games of every number of seats, with and
//! without relics, told and rolled. A record that is there is never written again: it must
//! replay for ever.
//!
//! `cargo run -p diamant --example write_diamant_records -- crates/diamant/tests/records`

use std::path::PathBuf;
use std::{env, fs, io};

use diamant::{Config, Decision, Diamant};
use tabletop::{Dice, LuckSource, QuickDice, Seed, Table};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).expect("the folder to write to"));
    for seats in Config::FEWEST..=Config::MOST {
        let plain = Config::new(seats).expect("the number is allowed");
        let games = [
            ("plain", plain),
            ("relics", plain.with_relics()),
            ("open", plain.with_open_chests()),
            ("relics-open", plain.with_relics().with_open_chests()),
        ];
        for (number, (name, config)) in (1_u64..).zip(games) {
            let seed = u64::from(seats) * 100 + number;
            let rolled = LuckSource::Rolled(Seed::from_number(seed));
            for (luck, source) in [("rolled", rolled), ("told", LuckSource::Told)] {
                // Told games only for the even seats: enough of them.
                if source == LuckSource::Told && seats % 2 == 1 {
                    continue;
                }
                let path = folder.join(format!("{seats}-seats-{name}-{luck}.record"));
                if !path.exists() {
                    fs::write(path, play(config, source, seed).record().to_string())?;
                }
            }
        }
    }
    Ok(())
}

/// A game of players who go on twice in three times.
fn play(config: Config, luck: LuckSource, seed: u64) -> Table<Diamant> {
    let mut dice = QuickDice::new(seed);
    let mut table = Table::open(config, luck);
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let decision = match dice.below(3) {
                0 => Decision::Leave,
                _ => Decision::Stay,
            };
            table.decide(seat, decision, None).expect("both are legal");
        }
        let chances = table.chances();
        if !chances.is_empty() {
            let (card, _) = *dice.pick(&chances);
            table.tell(card).expect("a listed card is possible");
        }
    }
    table
}
