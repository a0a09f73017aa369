//! Bots at a table of Cavum.

use bots::{Level, Player, Strategy, propose};
use cavum::{Cavum, Config, Decision, StageView};
use tabletop::{LuckSource, Seat, SeatSet, Seed, Table};

fn table(seats: u8, seed: u64) -> Table<Cavum> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    Table::open(Config::new(seats).unwrap(), luck)
}

/// Plays a whole game with bots of these levels, by seat.
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

/// How many games a greedy player wins against random ones.
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
    // Everybody starts with 20.
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
        let last = proposal.evaluation.last().unwrap();
        let alone = Cavum::appraise(&known, seat, last.decision);
        assert!((alone - last.value).abs() < 1e-9, "{}", last.decision);
        let judged: Vec<Decision> = proposal.evaluation.iter().map(|one| one.decision).collect();
        assert_eq!(judged, table.legal(seat));
        table.decide(seat, proposal.decision, None).unwrap();
    }
}

/// Plays a whole game with these bots, by seat.
fn named_game(names: &[&str], seed: u64) -> Table<Cavum> {
    let mut table = table(u8::try_from(names.len()).unwrap(), seed);
    let player = |(number, name): (u8, &&str)| {
        Player::named(name, Seat::new(number), seed).expect("it is a bot")
    };
    let mut players: Vec<Player<Cavum>> = (0..).zip(names).map(player).collect();
    while let Some(seat) = table.prompt().awaited().lowest() {
        let proposal = players[seat.index()].propose(&table);
        let decision = proposal.expect("the seat is awaited").decision;
        table.decide(seat, decision, None).unwrap();
    }
    table
}

#[test]
fn a_search_beats_greedy() {
    let mut wins = 0;
    for seed in 0..6 {
        let (names, me) = match seed % 2 {
            0 => (["search:6", "greedy"], Seat::new(0)),
            _ => (["greedy", "search:6"], Seat::new(1)),
        };
        let outcome = named_game(&names, seed).outcome().unwrap();
        wins += usize::from(outcome.winners() == SeatSet::only(me));
    }
    assert!(wins >= 5, "{wins} of 6");
}

#[test]
fn a_search_finds_its_way_in_whatever_positions_random_players_make() {
    let table = named_game(&["random", "search:2", "random"], 1);
    let points = table.outcome().unwrap().points().to_vec();
    assert!(points[1] > points[0].max(points[2]), "{points:?}");
}

#[test]
fn the_same_seed_and_budget_come_to_the_same_game() {
    let game = |bots: [&str; 2]| named_game(&bots, 3).steps().to_vec();
    assert_eq!(game(["search:3", "random"]), game(["search:3", "random"]));
    assert_ne!(game(["search:3", "random"]), game(["search:4", "random"]));
}

#[test]
fn no_order_is_taken_in_hope() {
    for name in ["greedy", "search:1"] {
        assert_eq!(orders_passed(name), 2, "{name}");
    }
}

/// How often bots of this name are offered orders before the first phase is built, when nobody
/// has stones yet.
fn orders_passed(name: &str) -> u32 {
    let mut table = table(2, 1);
    let mut asked = 0;
    while let Some(seat) = table.prompt().awaited().lowest() {
        let known = table.known_to(seat);
        let mut player = Player::<Cavum>::named(name, seat, 1).unwrap();
        if known.phase() > 1 || known.actions_done().is_some() {
            break;
        }
        let decision = player.propose(&table).unwrap().decision;
        if matches!(known.asked(), StageView::TakingOrders { .. }) {
            assert_eq!(decision, Decision::Pass);
            asked += 1;
        }
        table.decide(seat, decision, None).unwrap();
    }
    asked
}
