//! Bots at a table of Caverna.

use bots::{Level, Player, Strategy, propose};
use caverna::{Caverna, Config, Decision, PositionBuilder, Room, State, Tile};
use tabletop::{Game, LuckSource, Prompt, Seat, SeatSet, Seed, Silence, Table};

/// Plays a whole game with bots of these levels, by seat.
fn game(config: Config, levels: &[Level], seed: u64) -> Table<Caverna> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    let mut table = Table::open(config, luck);
    while let Some(seat) = table.prompt().awaited().lowest() {
        let dice = seed * 1_000 + u64::from(table.version().0);
        let level = levels[seat.index()];
        let proposal = propose(&table, seat, level, dice).expect("the seat is awaited");
        table.decide(seat, proposal.decision, None).unwrap();
    }
    table
}

#[test]
fn greedy_beats_random_in_nearly_every_duel() {
    let wins = (0..100)
        .filter(|&seed| {
            let greedy = Seat::new(u8::from(seed % 2 == 1));
            let mut levels = [Level::Random; 2];
            levels[greedy.index()] = Level::Greedy;
            let table = game(Config::DUEL, &levels, seed);
            table.outcome().unwrap().winners() == SeatSet::only(greedy)
        })
        .count();
    assert!(wins >= 99, "{wins} of 100");
}

#[test]
fn greedy_alone_builds_a_cave_of_forty_points_on_average() {
    const GAMES: u64 = 60;
    let points = |seed| {
        let table = game(Config::SOLO, &[Level::Greedy], seed);
        i64::from(table.outcome().unwrap().points()[0])
    };
    let sum: i64 = (0..GAMES).map(points).sum();
    assert!(
        sum >= 40 * i64::try_from(GAMES).unwrap(),
        "{sum} points in {GAMES} games"
    );
}

/// What the greedy bot decides in a position.
fn best(state: &State, seat: Seat) -> Decision {
    let mut legal = Vec::new();
    Caverna::legal(state, seat, &mut legal);
    let worth = |decision: &Decision| Caverna::appraise(state, seat, *decision);
    let best = legal.into_iter().rev();
    best.max_by(|one, other| worth(one).total_cmp(&worth(other)))
        .expect("the seat is awaited")
}

#[test]
fn the_last_turn_is_played_for_points() {
    // The four food for a room can only come from conversions. The Bakehouse in the alcove is
    // worth six points, more than anything else this turn can bring.
    let seat = Seat::new(0);
    let tiles = [
        Tile::Furnishing,
        Tile::Masonry,
        Tile::Undermining,
        Tile::Expansion,
        Tile::DriftMining,
        Tile::Expedition,
        Tile::Renovation,
    ];
    let out = [Room::Shelf, Room::Tunnel, Room::Grindstone];
    let taken = [Tile::Undergrowth, Tile::Renovation, Tile::Expedition];
    let space = |words: &str| words.parse().unwrap();
    let mut state = PositionBuilder::solo(out, &tiles)
        .dug(seat, space("4,0"), Room::Dungeon)
        .dug(seat, space("4,1"), Room::Treasury)
        .dug(seat, space("4,2"), Room::Bakehouse)
        .goods(seat, "wood 2 stone 3 emmer food".parse().unwrap())
        .taken(seat, &taken)
        .turns_over(3)
        .position();
    let mut decisions = Vec::new();
    while Caverna::prompt(&state) == Prompt::Turn(seat) {
        let decision = best(&state, seat);
        Caverna::decide(&mut state, seat, decision, &mut Silence);
        decisions.push(decision.to_string());
    }
    let built = "furnish bakehouse 4,2 with 4 food".to_owned();
    assert!(decisions.contains(&built), "{decisions:?}");
    assert_eq!(state.points(seat), 6, "{decisions:?}");
}

#[test]
fn the_same_position_is_judged_the_same() {
    let luck = LuckSource::Rolled(Seed::from_number(3));
    let table = Table::<Caverna>::open(Config::DUEL, luck);
    let seat = table.prompt().awaited().lowest().unwrap();
    let proposals = [1, 2].map(|dice| propose(&table, seat, Level::Greedy, dice).unwrap());
    assert_eq!(proposals[0], proposals[1]);
    let judged: Vec<Decision> = proposals[0]
        .evaluation
        .iter()
        .map(|one| one.decision)
        .collect();
    assert_eq!(judged, table.legal(seat));
    assert!(matches!(proposals[0].decision, Decision::Take(_)));
}

/// Plays a whole game with these bots, each of which remembers what it thought.
fn played(config: Config, names: &[&str], seed: u64) -> Table<Caverna> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    let mut table = Table::open(config, luck);
    let player = |(name, seat): (&&str, u8)| Player::named(name, Seat::new(seat), seed).unwrap();
    let mut players: Vec<Player<Caverna>> = names.iter().zip(0..).map(player).collect();
    while let Some(seat) = table.prompt().awaited().lowest() {
        let proposal = players[seat.index()].propose(&table).unwrap();
        table.decide(seat, proposal.decision, None).unwrap();
    }
    table
}

#[test]
fn strong_beats_greedy_in_nearly_every_duel() {
    let wins = (0..20)
        .filter(|&seed| {
            let mut names = ["greedy"; 2];
            names[seed % 2] = "strong";
            let table = played(Config::DUEL, &names, seed as u64);
            let strong = Seat::new(u8::from(seed % 2 == 1));
            table.outcome().unwrap().winners() == SeatSet::only(strong)
        })
        .count();
    assert!(wins >= 17, "{wins} of 20");
}

#[test]
fn strong_alone_comes_to_fifty_five_points_on_average() {
    const GAMES: u64 = 20;
    let points = |seed| {
        let table = played(Config::SOLO, &["strong"], seed);
        i64::from(table.outcome().unwrap().points()[0])
    };
    let sum: i64 = (0..GAMES).map(points).sum();
    assert!(sum >= 55 * 20, "{sum} points in {GAMES} games");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let games = [1, 1, 2].map(|seed| played(Config::DUEL, &["search:5", "search:3"], seed));
    assert_eq!(games[0].steps(), games[1].steps());
    assert_ne!(games[0].steps(), games[2].steps());
}

#[test]
fn a_plan_is_made_anew_when_the_match_goes_another_way() {
    let luck = LuckSource::Rolled(Seed::from_number(8));
    let mut table = Table::<Caverna>::open(Config::SOLO, luck);
    let seat = Seat::new(0);
    let mut player = Player::named("search:10", seat, 1).unwrap();
    let planned = player.propose(&table).unwrap();
    assert_eq!(planned.evaluation.len(), table.legal(seat).len());
    // Somebody takes a different tile on the bot's behalf, and the bot plays on from there.
    let is_other = |decision: &Decision| {
        matches!(decision, Decision::Take(_)) && *decision != planned.decision
    };
    let other = table.legal(seat).into_iter().find(is_other).unwrap();
    table.decide(seat, other, None).unwrap();
    let proposal = player.propose(&table).unwrap();
    let judged: Vec<Decision> = proposal.evaluation.iter().map(|one| one.decision).collect();
    assert_eq!(judged, table.legal(seat));
    assert!(!matches!(
        proposal.decision,
        Decision::End | Decision::Convert(_)
    ));
}
