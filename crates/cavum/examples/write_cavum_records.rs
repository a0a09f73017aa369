//! Writes the records of `tests/records`: whole games of every number of seats and both
//! lengths, told and rolled. A record that is there is never written again: it must replay
//! for ever.
//!
//! `cargo run -p cavum --example write_cavum_records -- crates/cavum/tests/records`

use std::path::PathBuf;
use std::{env, fs, io};

use cavum::{Cavum, Config, Decision, Purchase, StageView};
use tabletop::{Dice, LuckSource, Prompt, QuickDice, Seat, Seed, Table, Viewer};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).expect("the folder to write to"));
    for seats in Config::FEWEST..=Config::MOST {
        let plain = Config::new(seats).expect("the number is allowed");
        let games = [
            ("plain", plain),
            ("beginners", plain.for_beginners()),
            ("open", plain.with_open_stones()),
            ("beginners-open", plain.for_beginners().with_open_stones()),
        ];
        for (number, (name, config)) in (1_u64..).zip(games) {
            let seed = u64::from(seats) * 100 + number;
            let rolled = LuckSource::Rolled(Seed::from_number(seed));
            for (luck, source) in [("rolled", rolled), ("told", LuckSource::Told)] {
                let path = folder.join(format!("{seats}-seats-{name}-{luck}.record"));
                if !path.exists() {
                    fs::write(path, play(config, source, seed).record().to_string())?;
                }
            }
        }
    }
    Ok(())
}

/// A game of players who do not bid all they have, build where they can, prospect the best
/// route and fulfil their orders.
fn play(config: Config, luck: LuckSource, seed: u64) -> Table<Cavum> {
    let mut dice = QuickDice::new(seed);
    let mut table = Table::open(config, luck);
    while table.outcome().is_none() {
        let Prompt::Turn(seat) = table.prompt() else {
            let (outcome, _) = *dice.pick(&table.chances());
            table.tell(outcome).expect("a listed outcome is possible");
            continue;
        };
        let legal = table.legal(seat);
        let only = |wanted: fn(Decision) -> bool| -> Vec<Decision> {
            let wanted = |decision: &Decision| wanted(*decision);
            legal.iter().copied().filter(wanted).collect()
        };
        let (eager, sensible) = (only(is_eager), only(is_sensible));
        let decision = if let Some(decision) = on_the_best_route(&table, seat, &legal) {
            decision
        } else if !eager.is_empty() && dice.below(3) > 0 {
            *dice.pick(&eager)
        } else if sensible.is_empty() {
            *dice.pick(&legal)
        } else {
            *dice.pick(&sensible)
        };
        table.decide(seat, decision, None).expect("it is listed");
    }
    table
}

/// The next decision of the route that collects the most.
fn on_the_best_route(table: &Table<Cavum>, seat: Seat, legal: &[Decision]) -> Option<Decision> {
    let view = table.view(Viewer::Seat(seat));
    let at = match &view.stage {
        StageView::Prospecting { path, .. } => path.len(),
        StageView::Building { .. } => 0,
        _ => return None,
    };
    let starts = |decision: &Decision| matches!(decision, Decision::ProspectFrom(_));
    if at == 0 && !legal.iter().any(starts) {
        return None;
    }
    let route = view.routes(seat).best([1; 6])?;
    Some(match route.spaces.get(at) {
        Some(&start) if at == 0 => Decision::ProspectFrom(start),
        Some(&next) => Decision::Step(next),
        None => Decision::Stop,
    })
}

fn is_sensible(decision: Decision) -> bool {
    match decision {
        Decision::Bid(points) => points < 6,
        Decision::Discard(_) | Decision::End => false,
        Decision::Option(purchase) => purchase != Purchase::Points,
        _ => true,
    }
}

fn is_eager(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Station(_) | Decision::Vein(..) | Decision::Fulfil(_)
    ) || matches!(decision, Decision::Option(Purchase::Vein(..)))
}
