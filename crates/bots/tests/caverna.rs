//! Bots at a table of Caverna.

use bots::{Level, Strategy, propose};
use caverna::{Caverna, Config, Decision, Room, State, Study, Tile};
use tabletop::{Game, LuckSource, Prompt, Seat, SeatSet, Seed, Silence, Table};

/// Plays a whole game of bots with these levels by seat.
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
    // Only conversions pay the four food for a room: the Bakehouse in the alcove is worth six
    // points, more than anything else this turn can bring.
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
    let mut state = Study::solo(out, &tiles)
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
    let judged: Vec<Decision> = proposals[0].evaluation.iter().map(|(d, _)| *d).collect();
    assert_eq!(judged, table.legal(seat));
    assert!(matches!(proposals[0].decision, Decision::Take(_)));
}
