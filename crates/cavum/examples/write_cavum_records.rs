//! Writes the records of `tests/records`: whole games of every number of seats and both
//! lengths, told and rolled. A record that is already there is kept: it must replay for ever.
//!
//! `cargo run -p cavum --example write_cavum_records -- crates/cavum/tests/records`

use std::{env, io};

use cavum::{Cavum, Config, Decision, Purchase, StageView};
use conformance::{Archive, LuckKind, whole_match};
use tabletop::{Dice, QuickDice, Seat, Table, Viewer};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).expect("the folder to write to");
    let archive = Archive::<Cavum>::in_folder(folder);
    for seats in Config::FEWEST..=Config::MOST {
        let plain = Config::new(seats).expect("the number is allowed");
        let games = [
            ("plain", plain),
            ("beginners", plain.for_beginners()),
            ("open", plain.with_open_stones()),
            ("beginners-open", plain.for_beginners().with_open_stones()),
        ];
        for (number, (variant, config)) in (1..).zip(games) {
            let seed = u64::from(seats) * 100 + number;
            for luck in LuckKind::BOTH {
                let name = format!("{seats}-seats-{variant}-{}", luck.word());
                archive.keep(&name, || whole_match(config, luck, seed, decide))?;
            }
        }
    }
    Ok(())
}

/// Players do not bid all they have, build where they can, prospect the best route and fulfil
/// their orders.
fn decide(table: &Table<Cavum>, seat: Seat, dice: &mut QuickDice) -> Decision {
    let legal = table.legal(seat);
    let only = |wanted: fn(Decision) -> bool| -> Vec<Decision> {
        let wanted = |decision: &Decision| wanted(*decision);
        legal.iter().copied().filter(wanted).collect()
    };
    let (eager, sensible) = (only(is_eager), only(is_sensible));
    if let Some(decision) = on_the_best_route(table, seat, &legal) {
        decision
    } else if !eager.is_empty() && dice.below(3) > 0 {
        *dice.pick(&eager)
    } else if sensible.is_empty() {
        *dice.pick(&legal)
    } else {
        *dice.pick(&sensible)
    }
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
