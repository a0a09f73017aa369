//! Writes the records of `tests/records`: whole duels and solo games, told and rolled. A
//! record that is there is never written again: it must replay for ever. The two games with
//! a full board are not from here: a search looked for them.
//!
//! `cargo run -p caverna --example write_caverna_records -- crates/caverna/tests/records`

use std::path::PathBuf;
use std::{env, fs, io};

use caverna::{Caverna, Config, Decision};
use tabletop::{Dice, LuckSource, QuickDice, Seed, Table};

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// Anything that is legal.
    Random,
    /// Builds what can be built, and does all that a tile offers.
    Builder,
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).expect("the folder to write to"));
    let write = |name: String, config, player, luck, seed| {
        let path = folder.join(format!("{name}.record"));
        if path.exists() {
            return Ok(());
        }
        fs::write(path, play(config, player, luck, seed).record().to_string())
    };
    for (mode, config) in [("duel", Config::DUEL), ("solo", Config::SOLO)] {
        for (style, player) in [("random", Player::Random), ("builder", Player::Builder)] {
            for seed in 1..=6 {
                let rolled = LuckSource::Rolled(Seed::from_number(seed));
                let (word, luck) = match seed % 3 {
                    0 => ("told", LuckSource::Told),
                    _ => ("rolled", rolled),
                };
                let name = format!("{mode}-{style}-{seed}-{word}");
                write(name, config, player, luck, seed)?;
            }
        }
    }
    Ok(())
}

fn play(config: Config, player: Player, luck: LuckSource, seed: u64) -> Table<Caverna> {
    let mut dice = QuickDice::new(seed);
    let mut table = Table::open(config, luck);
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let legal = table.legal(seat);
            let decision = match player {
                Player::Random => *dice.pick(&legal),
                Player::Builder => build(&legal, &mut dice),
            };
            table.decide(seat, decision, None).expect("it is legal");
        }
        let chances = table.chances();
        if !chances.is_empty() {
            let (outcome, _) = *dice.pick(&chances);
            table.tell(outcome).expect("a listed outcome is possible");
        }
    }
    table
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
