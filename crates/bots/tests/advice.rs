//! Advice and reviews from a caller's point of view.

use bots::search::Haste;
use bots::{MOST_ADVICE, NotOver, Review, Strategy, advise};
use caverna::Caverna;
use cavum::Cavum;
use diamant::{Config, Decision, Diamant};
use tabletop::{LuckSource, Prompt, QuickDice, Seat, Seed, Table};

/// A search short enough to keep the tests quick.
const HASTE: Haste = Haste::one_of(100);

fn diamant(seed: u64) -> Table<Diamant> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    Table::open(Config::new(4).unwrap().with_relics(), luck)
}

fn opened<G: Strategy>(config: G::Config) -> Table<G> {
    Table::open(config, LuckSource::Rolled(Seed::from_number(5)))
}

/// Plays at random until the game is over or this many decisions are made.
fn play<G: Strategy>(table: &mut Table<G>, most: usize) {
    let mut dice = QuickDice::new(11);
    for _ in 0..most {
        let Some(seat) = table.prompt().awaited().into_iter().next() else {
            return;
        };
        let decision = *dice.pick(&table.legal(seat));
        table.decide(seat, decision, None).unwrap();
    }
}

#[test]
fn advice_does_not_depend_on_what_others_have_sealed() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut table = diamant(seed);
        while let Prompt::Sealed(awaited) = table.prompt() {
            for asker in awaited {
                // Everybody else has already chosen: all stay on one table, all leave on the
                // other.
                let [stayed, left] = [Decision::Stay, Decision::Leave].map(|choice| {
                    let mut table = table.clone();
                    for other in awaited.without(asker) {
                        table.decide(other, choice, None).unwrap();
                    }
                    advise(&table, asker, HASTE, seed)
                });
                assert_eq!(stayed, left, "seed {seed}, seat {asker}");
                assert_eq!(stayed, advise(&table, asker, HASTE, seed));
                compared += usize::from(awaited.len() > 1);
            }
            for seat in awaited {
                let leaves = (table.steps().len() + seat.index()).is_multiple_of(5);
                let choice = [Decision::Stay, Decision::Leave][usize::from(leaves)];
                table.decide(seat, choice, None).unwrap();
            }
        }
    }
    assert!(compared > 100, "{compared} pieces of advice");
}

/// Advice is legal, without duplicates, and only for seats that must decide.
fn check_advice<G: Strategy>(mut table: Table<G>) {
    play(&mut table, 30);
    let asked = table.prompt().awaited();
    for seat in tabletop::SeatSet::first(table.seats()) {
        let advice = advise(&table, seat, HASTE, 3);
        let legal = table.legal(seat);
        if !asked.contains(seat) {
            assert!(advice.is_empty());
            continue;
        }
        // A short search of a large position has tried few decisions.
        assert!((1..=MOST_ADVICE.min(legal.len())).contains(&advice.len()));
        for (number, one) in advice.iter().enumerate() {
            assert!(legal.contains(&one.decision));
            let others = &advice[number + 1..];
            assert!(others.iter().all(|other| other.decision != one.decision));
            assert!(one.value.is_none_or(|value| (0.0..=1.0).contains(&value)));
        }
    }
}

#[test]
fn every_game_advises_legal_decisions() {
    check_advice(diamant(1));
    check_advice(opened::<Caverna>(caverna::Config::DUEL));
    check_advice(opened::<Caverna>(caverna::Config::SOLO));
    check_advice(opened::<Cavum>(cavum::Config::default()));
}

/// Every decision of the match is in exactly one assessment.
fn check_review<G: Strategy>(mut table: Table<G>) {
    assert_eq!(Review::of(&table, Some(4), 1).unwrap_err(), NotOver);
    play(&mut table, usize::MAX);
    let review = Review::of(&table, Some(4), 1).unwrap();
    let mut reviewed = 0;
    for position in 0..review.positions() {
        let assessment = review.examine(position);
        let probabilities = &assessment.win_probabilities;
        assert_eq!(probabilities.len(), usize::from(table.seats()));
        let sum: f64 = probabilities.iter().sum();
        assert!(table.seats() == 1 || (sum - 1.0).abs() < 1e-9, "{sum}");
        for made in &assessment.decisions {
            let instead = made.instead.map(|instead| instead.decision);
            assert_ne!(Some(made.decision), instead);
        }
        reviewed += assessment.decisions.len();
    }
    let is_decision = |step: &&_| matches!(step, tabletop::Step::Decision { .. });
    assert_eq!(reviewed, table.steps().iter().filter(is_decision).count());
    assert_eq!(review.examine(2), review.examine(2));
}

#[test]
fn a_review_assesses_every_decision_of_every_game() {
    check_review(diamant(2));
    check_review(opened::<Caverna>(caverna::Config::DUEL));
    check_review(opened::<Caverna>(caverna::Config::SOLO));
    check_review(opened::<Cavum>(cavum::Config::default()));
}

#[test]
fn a_review_sees_a_better_decision() {
    // Players who never leave lose everything to the traps, and the search knows.
    let mut table = diamant(3);
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            table.decide(seat, Decision::Stay, None).unwrap();
        }
    }
    let review = Review::of(&table, Some(2_000), 1).unwrap();
    let instead = (0..review.positions())
        .flat_map(|position| review.examine(position).decisions)
        .filter(|made| {
            made.instead
                .is_some_and(|instead| instead.decision == Decision::Leave)
        });
    assert!(instead.count() > 5);
    let leader = Seat::new(0);
    let end = review.end().unwrap();
    assert!(
        (end[leader.index()] - 0.25).abs() < 1e-9,
        "all have nothing"
    );
}
