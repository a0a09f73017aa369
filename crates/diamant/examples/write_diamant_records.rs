//! Writes the records of `tests/records`: whole games of every number of seats, with and
//! without relics, told and rolled. A record that is already there is kept: it must replay for
//! ever.
//!
//! `cargo run -p diamant --example write_diamant_records -- crates/diamant/tests/records`

use std::{env, io};

use conformance::{Archive, LuckKind, whole_match};
use diamant::{Config, Decision, Diamant};
use tabletop::{Dice, QuickDice};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).expect("the folder to write to");
    let archive = Archive::<Diamant>::in_folder(folder);
    for seats in Config::FEWEST..=Config::MOST {
        let plain = Config::new(seats).expect("the number is allowed");
        let games = [
            ("plain", plain),
            ("relics", plain.with_relics()),
            ("open", plain.with_open_chests()),
            ("relics-open", plain.with_relics().with_open_chests()),
        ];
        for (number, (variant, config)) in (1..).zip(games) {
            let seed = u64::from(seats) * 100 + number;
            for luck in LuckKind::BOTH {
                // Told games for even numbers of seats only: that is enough of them.
                if luck == LuckKind::Told && seats % 2 == 1 {
                    continue;
                }
                let name = format!("{seats}-seats-{variant}-{}", luck.word());
                archive.keep(&name, || {
                    whole_match(config, luck, seed, |_, _, dice| decide(dice))
                })?;
            }
        }
    }
    Ok(())
}

/// Players go on two times out of three.
fn decide(dice: &mut QuickDice) -> Decision {
    match dice.below(3) {
        0 => Decision::Leave,
        _ => Decision::Stay,
    }
}
