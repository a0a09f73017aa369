//! Writes the records of `tests/records`: whole duels and solo games, told and rolled. A
//! record that is already there is kept: it must replay for ever. The two games with a full
//! board are not from here: a search found them.
//!
//! `cargo run -p caverna --example write_caverna_records -- crates/caverna/tests/records`

use std::{env, io};

use caverna::{Caverna, Config, Decision};
use conformance::{Archive, LuckKind, whole_match};
use tabletop::{Dice, QuickDice};

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// Anything that is legal.
    Random,
    /// Builds what can be built, and does all that a tile offers.
    Builder,
}

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).expect("the folder to write to");
    let archive = Archive::<Caverna>::in_folder(folder);
    for (mode, config) in [("duel", Config::DUEL), ("solo", Config::SOLO)] {
        for (style, player) in [("random", Player::Random), ("builder", Player::Builder)] {
            for seed in 1..=6 {
                let luck = match seed % 3 {
                    0 => LuckKind::Told,
                    _ => LuckKind::Rolled,
                };
                let name = format!("{mode}-{style}-{seed}-{}", luck.word());
                archive.keep(&name, || {
                    whole_match(config, luck, seed, |table, seat, dice| match player {
                        Player::Random => *dice.pick(&table.legal(seat)),
                        Player::Builder => build(&table.legal(seat), dice),
                    })
                })?;
            }
        }
    }
    Ok(())
}

/// The most promising decision, and now and then any.
fn build(legal: &[Decision], dice: &mut QuickDice) -> Decision {
    if dice.below(12) == 0 {
        return *dice.pick(legal);
    }
    let ranked = legal
        .iter()
        .map(|decision| (rank(*decision), dice.bits(), *decision));
    let (_, _, best) = ranked.max().expect("somebody who is asked can decide");
    best
}

/// What a builder does first.
fn rank(decision: Decision) -> u32 {
    match decision {
        Decision::Furnish(room, ..) => 200 + u32::from(room.card().points),
        Decision::Cavern(_) => 120,
        Decision::Gain(_) => 110,
        Decision::Trade(_) => 105,
        Decision::Use(usage) => 100 + u32::from(usage.deal().gain.amount(caverna::Good::Gold)),
        Decision::DigTwice(_) => 91,
        Decision::Dig(_) => 90,
        Decision::Wall(_) => 80,
        Decision::UseNoRoom => 70,
        Decision::Take(_) => 50,
        Decision::End => 20,
        Decision::Raze(_) => 15,
        Decision::Convert(_) => 10,
    }
}
