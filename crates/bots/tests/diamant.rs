//! Bots at a table of Diamant.

use bots::{Level, Player, propose};
use diamant::{Config, Diamant};
use tabletop::{LuckSource, Seat, SeatSet, Seed, Table};

fn table(seats: u8, seed: u64) -> Table<Diamant> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    Table::open(Config::new(seats).unwrap(), luck)
}

/// Plays a whole game of one `greedy` among random players. Returns whether it has won alone.
fn greedy_wins(seats: u8, greedy: Seat, seed: u64) -> bool {
    let mut table = table(seats, seed);
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let level = if seat == greedy {
                Level::Greedy
            } else {
                Level::Random
            };
            let luck = seed * 1_000 + u64::from(table.version().0);
            let proposal = propose(&table, seat, level, luck).expect("the seat is awaited");
            table.decide(seat, proposal.decision, None).unwrap();
        }
    }
    table.outcome().unwrap().winners() == SeatSet::only(greedy)
}

#[test]
fn greedy_wins_more_than_its_share_among_random_players() {
    for seats in Config::FEWEST..=Config::MOST {
        let games = 120 * u64::from(seats);
        let wins = (0..games)
            .filter(|&game| {
                let greedy = Seat::new(u8::try_from(game % u64::from(seats)).unwrap());
                greedy_wins(seats, greedy, game)
            })
            .count();
        assert!(wins > 120 * 3 / 2, "{seats} seats: {wins} of {games}");
    }
}

#[test]
fn a_proposal_does_not_depend_on_what_others_have_sealed() {
    for seed in 0..100 {
        let proposals = ["stay", "leave"].map(|sealed| {
            let mut table = table(4, seed);
            table.decide_in_words(Seat::new(1), sealed, None).unwrap();
            table.decide_in_words(Seat::new(2), sealed, None).unwrap();
            ["random", "greedy", "ev", "threshold:3", "search:300"].map(|name| {
                let player = Player::<Diamant>::named(name, Seat::new(0), seed);
                player.expect("it is a bot").propose(&table)
            })
        });
        assert_eq!(proposals[0], proposals[1]);
        assert!(proposals[0].iter().all(Option::is_some));
    }
}

#[test]
fn the_same_seed_proposes_the_same_and_a_seat_that_is_not_asked_nothing() {
    let mut table = table(3, 8);
    let asked = Seat::new(0);
    let proposal = propose(&table, asked, Level::Random, 5);
    assert_eq!(propose(&table, asked, Level::Random, 5), proposal);
    table.decide_in_words(asked, "leave", None).unwrap();
    assert_eq!(propose(&table, asked, Level::Greedy, 5), None);
}

#[test]
fn a_search_wins_nearly_always_against_random_and_greedy_players() {
    const GAMES: u64 = 24;
    for other in ["random", "greedy"] {
        let wins = (0..GAMES)
            .filter(|&game| {
                let mut table = table(4, game);
                let me = Seat::new(u8::try_from(game % 4).unwrap());
                let name = |seat| if seat == me { "search:600" } else { other };
                let player = |seat| Player::<Diamant>::named(name(seat), seat, game).unwrap();
                let mut players: Vec<_> = SeatSet::first(4).iter().map(player).collect();
                while table.outcome().is_none() {
                    for seat in table.prompt().awaited() {
                        let proposal = players[seat.index()].propose(&table).unwrap();
                        table.decide(seat, proposal.decision, None).unwrap();
                    }
                }
                table.outcome().unwrap().winners().contains(me)
            })
            .count();
        assert!(wins > 18, "{wins} of {GAMES} against {other}");
    }
}

#[test]
fn players_are_names() {
    for name in ["random", "expert", "search:1", "threshold:12", "ev"] {
        assert!(
            Player::<Diamant>::named(name, Seat::new(0), 1).is_ok(),
            "{name}"
        );
    }
    for name in ["search:0", "search:", "search:4294967296", "search:-1"] {
        assert!(
            Player::<Diamant>::named(name, Seat::new(0), 1).is_err(),
            "{name}"
        );
    }
    let refused = Player::<Diamant>::named("genius", Seat::new(0), 1).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "“genius” is not a bot of this game; there are random, greedy, strong, expert, \
         search:N, threshold:N, ev"
    );
}

#[test]
fn levels_are_words() {
    for level in Level::ALL {
        assert_eq!(level.word().parse(), Ok(level));
    }
    let refused = "genius".parse::<Level>().unwrap_err();
    assert_eq!(
        refused.to_string(),
        "“genius” is not a level of bots; there are random, greedy, strong and expert"
    );
}
