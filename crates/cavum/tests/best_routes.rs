//! The best routes of whole games, walked at the table.

use cavum::{
    Cavum, Colour, Config, Decision, Event, HexView, Kind, Purchase, Route, Space, StageView,
    Stones, Tile, VeinView, View,
};
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
        let change = table
            .decide(seat, decision, None)
            .unwrap_or_else(|refused| panic!("{route:?}: {refused}"));
        collected.extend(change.events.iter().filter_map(
            |announcement| match announcement.event {
                Event::StoneProspected { colour, .. } => Some(colour),
                _ => None,
            },
        ));
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

/// A mountain as full as the box allows, with as few dead ends as possible: 18 veins, 20
/// sixes around the middle, 22 fours around them, and 11 stations of one player.
fn full_mountain() -> View {
    let luck = LuckSource::Rolled(Seed::from_number(1));
    let table = Table::<Cavum>::open(Config::new(2).unwrap(), luck);
    let mut view = table.view(Viewer::Bystander);
    let distance = |hex: &Space| {
        let (q, r) = hex.coordinates();
        q.abs().max(r.abs()).max((q + r).abs())
    };
    let mut hexes: Vec<Space> = Space::MOUNTAIN
        .iter()
        .filter(|hex| distance(hex) <= 4)
        .collect();
    hexes.sort_by_key(distance);
    let (mut veins, mut sixes, mut stations) = (0, 0, 0);
    view.mountain.clear();
    for space in hexes {
        let (q, r) = space.coordinates();
        // Every third hex: no two of them are neighbours (K31).
        if (q - r).rem_euclid(3) == 0 && veins < 18 {
            let colour = Colour::ALL[veins % 6];
            veins += 1;
            view.mountain.push(HexView {
                space,
                level: 1,
                tile: None,
                vein: Some(VeinView { colour, stones: 2 }),
                station: None,
            });
            continue;
        }
        let kind = if sixes < 20 { Kind::Six } else { Kind::Four };
        sixes += 1;
        let turn = u8::try_from((q - r).rem_euclid(3)).unwrap();
        let built = sixes % 4 == 0 && stations < 11;
        stations += u8::from(built);
        view.mountain.push(HexView {
            space,
            level: 1,
            tile: Some(Tile::tunnel(kind, turn)),
            vein: None,
            station: built.then(|| Seat::new(0)),
        });
    }
    view
}

#[test]
fn the_fullest_mountain_is_searched_as_well() {
    let view = full_mountain();
    let routes = view.routes(Seat::new(0));
    let best = routes.best([1, 1, 1, 1, 1, 1]).unwrap();
    // There is a way through nearly all of the 18 veins, and no space is used twice.
    assert!(best.stones.total() >= 15, "{best:?}");
    let mut spaces = best.spaces.clone();
    spaces.sort();
    spaces.dedup();
    assert_eq!(spaces.len(), best.spaces.len());
    for hop in best.spaces.array_windows::<2>() {
        assert!(hop[0].around().contains(hop[1]), "{hop:?}");
    }
    let hauls = routes.hauls();
    let most = hauls.iter().map(|route| route.stones.total()).max();
    assert_eq!(most, Some(best.stones.total()));
}
