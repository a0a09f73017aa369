//! Bots of one level and different tempers.

use bots::{Level, Player, Strategy, Temper};
use diamant::{Card, Config, Decision, Diamant};
use tabletop::{LuckSource, Seat, Seed, Table};

fn seats<G: Strategy>(table: &Table<G>) -> impl Iterator<Item = Seat> {
    (0..table.seats()).map(Seat::new)
}

fn opened<G: Strategy>(config: G::Config, seed: u64) -> Table<G> {
    Table::open(config, LuckSource::Rolled(Seed::from_number(seed)))
}

/// Bots without tempers.
fn yardsticks<G: Strategy>(table: &Table<G>, level: Level, seed: u64) -> Vec<Player<G>> {
    seats(table)
        .map(|seat| Player::of_temper(level, Temper::Plain, seat, seed))
        .collect()
}

/// A bot of each temper.
fn company<G: Strategy>(table: &Table<G>, level: Level, seed: u64) -> Vec<Player<G>> {
    seats(table)
        .zip(Temper::CHARACTERS)
        .map(|(seat, temper)| Player::of_temper(level, temper, seat, seed))
        .collect()
}

/// In how many joint choices of these games some stay while others leave.
fn parted(
    level: Level,
    games: u64,
    sit_down: impl Fn(&Table<Diamant>, Level, u64) -> Vec<Player<Diamant>>,
) -> usize {
    let mut parted = 0;
    for game in 0..games {
        let mut table = opened::<Diamant>(Config::new(4).unwrap(), game);
        let mut players = sit_down(&table, level, game);
        while table.outcome().is_none() {
            let awaited = table.prompt().awaited();
            let choices: Vec<_> = awaited
                .into_iter()
                .map(|seat| {
                    (
                        seat,
                        players[seat.index()].propose(&table).unwrap().decision,
                    )
                })
                .collect();
            let (_, first) = choices[0];
            parted += usize::from(choices.iter().any(|&(_, choice)| choice != first));
            for (seat, choice) in choices {
                table.decide(seat, choice, None).unwrap();
            }
        }
    }
    parted
}

#[test]
fn bots_of_one_level_do_not_move_as_one() {
    assert_eq!(parted(Level::Greedy, 10, yardsticks), 0);
    assert!(parted(Level::Greedy, 10, company) >= 30);
    assert!(parted(Level::Strong, 2, company) >= 3);
}

#[test]
fn a_bot_that_starts_again_goes_on_as_it_would_have() {
    for level in [Level::Random, Level::Greedy] {
        let mut table = opened::<Diamant>(Config::new(3).unwrap(), 8);
        let mut players = company(&table, level, 5);
        let mut choices = Vec::new();
        while table.outcome().is_none() {
            for seat in table.prompt().awaited() {
                let kept = players[seat.index()].propose(&table).unwrap();
                let fresh = company(&table, level, 5)[seat.index()].propose(&table);
                assert_eq!(fresh, Some(kept.clone()), "{level}");
                choices.push(kept.decision);
                table.decide(seat, kept.decision, None).unwrap();
            }
        }
        assert!(choices.contains(&Decision::Stay) && choices.contains(&Decision::Leave));
    }
}

#[test]
fn dice_do_not_depend_on_what_others_have_sealed() {
    let mut table = Table::<Diamant>::open(Config::new(3).unwrap(), LuckSource::Told);
    table.tell(Card::Treasure(17)).unwrap();
    let [me, other, _] = [0, 1, 2].map(Seat::new);
    let choices = |table: &Table<Diamant>| {
        [1, 2, 3, 4, 5, 6, 7, 8].map(|seed| {
            let mut player = Player::of_temper(Level::Random, Temper::Fickle, me, seed);
            player.propose(table).unwrap().decision
        })
    };
    let before = choices(&table);
    assert!(before.contains(&Decision::Stay) && before.contains(&Decision::Leave));
    table.decide(other, Decision::Leave, None).unwrap();
    assert_eq!(choices(&table), before);
}

#[test]
fn alone_there_is_nobody_to_differ_from() {
    let config = caverna::Config::new(1).unwrap();
    let mut table = opened::<caverna::Caverna>(config, 3);
    let seat = Seat::new(0);
    let player = |temper| Player::of_temper(Level::Greedy, temper, seat, 1);
    let mut players = Temper::ALL.map(player);
    for _ in 0..12 {
        let proposals = players.each_mut().map(|player| player.propose(&table));
        assert!(proposals.iter().all(|proposal| *proposal == proposals[0]));
        let decision = proposals[0].as_ref().unwrap().decision;
        table.decide(seat, decision, None).unwrap();
    }
}

#[test]
fn a_temper_is_part_of_a_name() {
    let named = |name: &str| Player::<Diamant>::named(name, Seat::new(0), 1);
    for temper in Temper::ALL {
        assert!(named(&format!("strong:{temper}")).is_ok());
    }
    for name in ["strong:", "strong:angry", "ev:bold", "search:bold", ":bold"] {
        assert!(named(name).is_err(), "{name}");
    }
}
