//! Bots at a table of Diamant.

use bots::{Level, propose};
use diamant::{Config, Diamant};
use tabletop::{LuckSource, Seat, SeatSet, Seed, Table};

fn table(seats: u8, seed: u64) -> Table<Diamant> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    Table::open(Config::new(seats).unwrap(), luck)
}

/// Plays a whole game; `greedy` sits among random players. Returns whether it has won alone.
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
            Level::ALL.map(|level| propose(&table, Seat::new(0), level, seed))
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
fn levels_are_words() {
    for level in Level::ALL {
        assert_eq!(level.word().parse(), Ok(level));
    }
    let refused = "genius".parse::<Level>().unwrap_err();
    assert_eq!(
        refused.to_string(),
        "“genius” is not a level of bots; there are random and greedy"
    );
}
