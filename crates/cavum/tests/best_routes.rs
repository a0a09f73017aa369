//! The best routes of whole games, walked at the table.

use cavum::{Cavum, Config, Decision, Event, Purchase, Route, StageView, Stones};
use tabletop::{Dice, LuckSource, Prompt, QuickDice, Seat, Seed, Table, Viewer};

/// Players who build stations and discover veins whenever they can, so that there are routes
/// worth searching for.
fn eager(dice: &mut QuickDice, legal: &[Decision]) -> Decision {
    let wanted = |decision: &&Decision| {
        matches!(
            decision,
            Decision::Station(_) | Decision::Vein(..) | Decision::Option(Purchase::Vein(..))
        )
    };
    let eager: Vec<Decision> = legal.iter().filter(wanted).copied().collect();
    let laid = |decision: &&Decision| matches!(decision, Decision::Lay(..));
    let lays: Vec<Decision> = legal.iter().filter(laid).copied().collect();
    if !eager.is_empty() && dice.below(4) > 0 {
        *dice.pick(&eager)
    } else if lays.is_empty() {
        *dice.pick(legal)
    } else {
        *dice.pick(&lays)
    }
}

/// Walks the route in the words that are offered; returns what it has collected.
fn walk(mut table: Table<Cavum>, seat: Seat, route: &Route) -> Stones {
    let mut decision = Decision::ProspectFrom(route.spaces[0]);
    let mut collected = Vec::new();
    loop {
        let accepted = table
            .decide(seat, decision, None)
            .unwrap_or_else(|refused| panic!("{route:?}: {refused}"));
        collected.extend(accepted.events.iter().filter_map(|told| match told.event {
            Event::StoneProspected { colour, .. } => Some(colour),
            _ => None,
        }));
        let StageView::Prospecting { path, .. } = table.view(Viewer::Bystander).stage else {
            return collected.into_iter().collect();
        };
        assert_eq!(path, route.spaces[..path.len()]);
        decision = match route.spaces.get(path.len()) {
            Some(&next) => Decision::Step(next),
            None => Decision::Stop,
        };
    }
}

#[test]
fn every_haul_of_every_player_can_be_walked_and_none_is_needless() {
    let mut searched = 0;
    let mut longest = 0;
    for seed in 0..12 {
        let mut dice = QuickDice::new(seed);
        let config = Config::new(2 + (seed % 3) as u8).unwrap();
        let luck = LuckSource::Rolled(Seed::from_number(seed));
        let mut table = Table::<Cavum>::open(config, luck);
        while let Prompt::Turn(seat) = table.prompt() {
            let legal = table.legal(seat);
            let prospects = |decision: &Decision| matches!(decision, Decision::ProspectFrom(_));
            if legal.iter().any(prospects) {
                let routes = table.view(Viewer::Seat(seat)).routes(seat);
                let hauls = routes.hauls();
                searched += 1;
                for (place, route) in hauls.iter().enumerate() {
                    longest = longest.max(route.spaces.len());
                    assert_eq!(walk(table.clone(), seat, route), route.stones);
                    let others = hauls
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != place);
                    for (_, other) in others {
                        assert!(!other.stones.covers(route.stones), "{route:?} {other:?}");
                    }
                }
                let best = routes.best([1; 6]).unwrap();
                let most = hauls.iter().map(|route| route.stones.total()).max();
                assert_eq!(Some(best.stones.total()), most);
            }
            let decision = eager(&mut dice, &legal);
            table.decide(seat, decision, None).unwrap();
        }
    }
    assert!(searched > 40 && longest > 10, "{searched} {longest}");
}
