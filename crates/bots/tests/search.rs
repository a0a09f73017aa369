//! The search from a caller's point of view.

use bots::search::{Budget, Haste, Search, TreeSearch, Verdict};
use bots::{Level, Player, Strategy, search_of};
use caverna::Caverna;
use diamant::{Card, Config, Decision, Diamant, Trap};
use tabletop::{LuckSource, Seat, SeatSet, Seed, Table};

const ME: Seat = Seat::new(0);

fn diamant(seed: u64) -> Table<Diamant> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    Table::open(Config::new(4).unwrap().with_relics(), luck)
}

fn best<D: Copy>(verdicts: &[Verdict<D>]) -> D {
    let most = verdicts.iter().max_by_key(|verdict| verdict.visits);
    most.expect("the seat is asked").decision
}

fn visits<D>(verdicts: &[Verdict<D>]) -> u32 {
    verdicts.iter().map(|verdict| verdict.visits).sum()
}

/// The verdicts on the first decisions of a match in which everybody stays.
fn course<G: Strategy>(
    mut table: Table<G>,
    budget: Budget,
    seed: u64,
) -> Vec<Vec<Verdict<G::Decision>>> {
    let mut search = search_of::<G>(ME, budget, seed);
    let mut course = Vec::new();
    while course.len() < 5 && table.outcome().is_none() {
        if table.prompt().awaited().contains(ME) {
            course.push(search.think(&table));
        }
        for seat in table.prompt().awaited() {
            let first = table.legal(seat)[0];
            table.decide(seat, first, None).unwrap();
        }
    }
    course
}

#[test]
fn the_same_seed_and_budget_come_to_the_same_verdicts() {
    for workers in 1..=3 {
        let plain = Budget::shared(3_000, workers);
        let [plain, after_others] = [plain, plain.after_others(500)].map(|budget| {
            let once = course(diamant(1), budget, 7);
            assert_eq!(course(diamant(1), budget, 7), once, "{budget:?}");
            assert_ne!(course(diamant(1), budget, 8), once, "{budget:?}");
            once
        });
        assert_ne!(after_others, plain, "the others are thought of");
        let luck = LuckSource::Rolled(Seed::from_number(2));
        let duel = Table::<Caverna>::open(caverna::Config::DUEL, luck);
        let budget = Budget::shared(20, workers);
        let once = course(duel.clone(), budget, 7);
        assert_eq!(course(duel, budget, 7), once, "{workers} workers");
    }
}

/// Two identical bots watch a whole match. Behind one's back the others stay, behind the other's
/// they leave: both must think the same.
fn assert_blind<M, T: PartialEq + std::fmt::Debug>(
    seed: u64,
    mut minds: [M; 2],
    think: impl Fn(&mut M, &Table<Diamant>) -> T,
) {
    let mut table = diamant(seed);
    let mut compared = 0;
    while table.outcome().is_none() {
        if !table.prompt().awaited().contains(ME) {
            for seat in table.prompt().awaited() {
                table.decide(seat, Decision::Leave, None).unwrap();
            }
            continue;
        }
        let sealed = [Decision::Stay, Decision::Leave].map(|choice| {
            let mut table = table.clone();
            for seat in table.prompt().awaited().without(ME) {
                table.decide(seat, choice, None).unwrap();
            }
            table
        });
        let [one, other] = &mut minds;
        let thought = think(one, &sealed[0]);
        assert_eq!(thought, think(other, &sealed[1]), "seed {seed}");
        compared += 1;
        // The match goes on, the same for both.
        for seat in table.prompt().awaited() {
            let leaves = compared % 5 == 4 || seat.index() == compared % 4;
            let choice = if leaves {
                Decision::Leave
            } else {
                Decision::Stay
            };
            table.decide(seat, choice, None).unwrap();
        }
    }
    assert!(compared > 4, "{compared} decisions");
}

#[test]
fn others_sealed_choices_change_nothing_whenever_one_looks() {
    for seed in 0..20 {
        let searches = [(); 2].map(|()| TreeSearch::new(ME, Budget::in_two(400), seed));
        assert_blind(seed, searches, |search, table| {
            let verdicts = search.think(table);
            assert_eq!(verdicts.len(), 2);
            verdicts
        });
    }
}

#[test]
fn nor_do_they_where_one_thinks_for_the_others_as_well() {
    for seed in 0..10 {
        let experts = [(); 2].map(|()| Player::of_level(Level::Expert, ME, seed));
        assert_blind(seed, experts, |expert, table| {
            expert
                .propose_in(table, Haste::one_of(30))
                .expect("it is asked")
        });
    }
}

#[test]
fn what_was_thought_is_kept_when_the_match_goes_on() {
    let mut table = diamant(3);
    let mut search = TreeSearch::new(ME, Budget::alone(20_000), 1);
    assert_eq!(visits(&search.think(&table)), 20_000);
    for seat in SeatSet::first(4) {
        table.decide(seat, Decision::Stay, None).unwrap();
    }
    let remembered = search.remembered();
    assert!(visits(&search.think(&table)) > 20_000);
    assert!(remembered > 1_000);
}

#[test]
fn a_decision_taken_back_begins_a_new_tree() {
    let luck = LuckSource::Rolled(Seed::from_number(5));
    let mut table = Table::<Caverna>::open(caverna::Config::SOLO, luck);
    let start = table.clone();
    let take = *table.legal(ME).last().unwrap();
    table.decide(ME, take, None).unwrap();
    let mut search = TreeSearch::new(ME, Budget::alone(500), 1);
    search.think(&table);
    table.undo(ME, None).unwrap();
    let verdicts = search.think(&table);
    assert_eq!(visits(&verdicts), 500);
    let judged: Vec<_> = verdicts.iter().map(|verdict| verdict.decision).collect();
    assert_eq!(judged, start.legal(ME));
}

/// The fifth round: the others are home with their points, four traps are on the path, and the
/// player has five rubies in hand.
fn alone_in_the_last_round(gems_of_others: u8) -> Table<Diamant> {
    let mut table = Table::<Diamant>::open(Config::new(3).unwrap(), LuckSource::Told);
    let all = |table: &mut Table<Diamant>, choice| {
        for seat in table.prompt().awaited() {
            table.decide(seat, choice, None).unwrap();
        }
    };
    for _ in 0..4 {
        table.tell(Card::Treasure(1)).unwrap();
        all(&mut table, Decision::Leave);
    }
    for trap in [Trap::Spiders, Trap::Snakes, Trap::Lava] {
        table.tell(Card::Trap(trap)).unwrap();
        all(&mut table, Decision::Stay);
    }
    table.tell(Card::Treasure(gems_of_others)).unwrap();
    for seat in SeatSet::first(3).without(ME) {
        table.decide(seat, Decision::Leave, None).unwrap();
    }
    table.decide(ME, Decision::Stay, None).unwrap();
    table.tell(Card::Trap(Trap::Boulder)).unwrap();
    table
}

#[test]
fn who_is_ahead_goes_home_and_who_is_behind_must_dare() {
    // 17 among three is 5 in hand; the leavers share the other 2 and have 6 each.
    let behind = alone_in_the_last_round(17);
    let mut search = TreeSearch::new(ME, Budget::alone(3_000), 1);
    assert_eq!(best(&search.think(&behind)), Decision::Stay);
    // 4 among three is 1 in hand; the leavers cannot share the last ruby, which is ours.
    let ahead = alone_in_the_last_round(4);
    let mut search = TreeSearch::new(ME, Budget::alone(3_000), 1);
    let verdicts = search.think(&ahead);
    assert_eq!(best(&verdicts), Decision::Leave);
    let home = verdicts
        .iter()
        .find(|verdict| verdict.decision == Decision::Leave);
    assert!((home.unwrap().value - 1.0).abs() < 1e-9, "{verdicts:?}");
}

#[test]
fn a_seat_that_is_not_asked_thinks_nothing() {
    let mut table = diamant(4);
    table.decide(ME, Decision::Stay, None).unwrap();
    let mut search = TreeSearch::<Diamant>::new(ME, Budget::alone(100), 1);
    assert_eq!(search.think(&table), []);
}

#[test]
fn a_small_stack_is_enough() {
    let thread = std::thread::Builder::new().stack_size(128 * 1024);
    let thought = thread.spawn(|| {
        let luck = LuckSource::Rolled(Seed::from_number(6));
        let table = Table::<Caverna>::open(caverna::Config::SOLO, luck);
        let mut search = TreeSearch::new(ME, Budget::alone(1_000), 1);
        visits(&search.think(&table))
    });
    assert_eq!(thought.unwrap().join().unwrap(), 1_000);
}
