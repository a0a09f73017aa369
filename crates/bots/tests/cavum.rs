//! Bots at a table of Cavum.

use bots::{Level, Strategy, propose};
use cavum::{Cavum, Config, Decision};
use tabletop::{LuckSource, Seat, SeatSet, Seed, Table};

fn table(seats: u8, seed: u64) -> Table<Cavum> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    Table::open(Config::new(seats).unwrap(), luck)
}

/// Plays a whole game of bots with these levels by seat.
fn game(levels: &[Level], seed: u64) -> Table<Cavum> {
    let mut table = table(u8::try_from(levels.len()).unwrap(), seed);
    while let Some(seat) = table.prompt().awaited().lowest() {
        let dice = seed * 1_000 + u64::from(table.version().0);
        let level = levels[seat.index()];
        let proposal = propose(&table, seat, level, dice).expect("the seat is awaited");
        table.decide(seat, proposal.decision, None).unwrap();
    }
    table
}

/// In how many games a greedy player wins among random ones.
fn wins(seats: u8, games: u64) -> usize {
    let wins = |&seed: &u64| {
        let greedy = Seat::new(u8::try_from(seed % u64::from(seats)).unwrap());
        let mut levels = vec![Level::Random; seats.into()];
        levels[greedy.index()] = Level::Greedy;
        game(&levels, seed).outcome().unwrap().winners() == SeatSet::only(greedy)
    };
    (0..games).filter(wins).count()
}

#[test]
fn greedy_beats_random_in_nearly_every_game() {
    for (seats, games, least) in [(2, 100, 99), (3, 30, 29), (4, 30, 29)] {
        let wins = wins(seats, games);
        assert!(wins >= least, "{seats} seats: {wins} of {games}");
    }
}

#[test]
fn greedy_players_fill_cities_and_orders() {
    const GAMES: u64 = 10;
    let points = |seed| {
        let table = game(&[Level::Greedy; 2], seed);
        table.outcome().unwrap().points().iter().sum::<i32>()
    };
    let sum: i32 = (0..GAMES).map(points).sum();
    // Everybody begins with 20.
    assert!(sum >= 10 * 2 * 40, "{sum} points in {GAMES} games");
}

#[test]
fn the_walk_follows_the_best_route_to_its_end() {
    let mut walked = 0;
    for seed in 0..6 {
        let mut table = table(3, seed);
        let mut best = None;
        while let Some(seat) = table.prompt().awaited().lowest() {
            let known = table.known_to(seat);
            let before = known.stones(seat).total();
            let proposal = propose(&table, seat, Level::Greedy, 0).unwrap();
            if let Decision::ProspectFrom(_) = proposal.decision {
                let hauls = known.routes(seat).hauls();
                let most = hauls.iter().map(|haul| haul.stones.total()).max();
                best = Some((seat, before, most.unwrap(), hauls));
            }
            table.decide(seat, proposal.decision, None).unwrap();
            let after = table.known_to(seat);
            if let Some((_, before, most, hauls)) = best.take_if(|_| after.walk().is_none()) {
                let found = after.stones(seat).total() - before;
                let offered: Vec<u8> = hauls.iter().map(|haul| haul.stones.total()).collect();
                assert!(offered.contains(&found), "{found} of {offered:?}");
                walked += usize::from(found == most && most > 0);
            }
        }
    }
    assert!(walked > 20, "{walked}");
}

#[test]
fn one_decision_is_judged_as_in_the_whole_list() {
    let mut table = table(2, 5);
    for _ in 0..60 {
        let Some(seat) = table.prompt().awaited().lowest() else {
            break;
        };
        let proposal = propose(&table, seat, Level::Greedy, 1).unwrap();
        assert_eq!(propose(&table, seat, Level::Greedy, 2).unwrap(), proposal);
        let known = table.known_to(seat);
        let (decision, worth) = *proposal.evaluation.last().unwrap();
        let alone = Cavum::appraise(&known, seat, decision);
        assert!((alone - worth).abs() < 1e-9, "{decision}");
        let judged: Vec<Decision> = proposal.evaluation.iter().map(|(d, _)| *d).collect();
        assert_eq!(judged, table.legal(seat));
        table.decide(seat, proposal.decision, None).unwrap();
    }
}
