//! Why a hint says what it says.

use std::collections::BTreeSet;

use catalog::GameId;
use caverna::Caverna;
use cavum::Cavum;
use diamant::Diamant;
use narration::{Lang, Reader, Texts, narration};
use tabletop::{AnyTable, Game, LuckSource, QuickDice, Seat, Seed, Table, Viewer};

fn opened<G: Game>(config: G::Config) -> Table<G> {
    Table::open(config, LuckSource::Rolled(Seed::from_number(3)))
}

fn reason<G: Game>(table: &Table<G>, seat: Seat, words: &[String], lang: Lang) -> Option<String>
where
    Table<G>: AnyTable,
{
    let names: Vec<String> = ["Ann", "Bert", "Cleo"].map(str::to_owned).to_vec();
    let reader = Reader {
        texts: Texts::of(lang),
        viewer: Viewer::Seat(seat),
        names: &names,
    };
    let (decision, then) = words.split_first()?;
    narration(GameId::of(table)).reason(table, decision, then, &reader)
}

/// Plays at random and looks at the reason of every decision with what follows it in the turn.
/// Says how many different sentences there were in English.
fn every_reason<G: Game>(config: G::Config) -> usize
where
    Table<G>: AnyTable,
{
    let mut table = opened::<G>(config);
    let mut dice = QuickDice::new(7);
    let mut sentences = BTreeSet::new();
    while let Some(seat) = table.prompt().awaited().into_iter().next() {
        let legal = table.legal(seat);
        let decision = *dice.pick(&legal);
        for other in [
            decision,
            legal[0],
            *legal.last().expect("there is a choice"),
        ] {
            for lang in Lang::ALL {
                let words = [other.to_string()];
                let sentence = reason(&table, seat, &words, lang);
                let sentence = sentence.unwrap_or_else(|| panic!("{lang}: {other} has no reason"));
                assert!(sentence.ends_with('.'), "{sentence}");
                assert!(!sentence.contains("-hint-"), "{sentence}");
                assert!(!sentence.contains(['{', '$']), "{sentence}");
                if lang == Lang::En {
                    sentences.insert(sentence);
                }
            }
        }
        table.decide(seat, decision, None).expect("it is legal");
    }
    sentences.len()
}

#[test]
fn every_decision_has_a_reason_in_every_language() {
    assert!(every_reason::<Diamant>(diamant::Config::new(3).unwrap()) > 5);
    assert!(every_reason::<Caverna>(caverna::Config::new(2).unwrap()) > 30);
    assert!(every_reason::<Caverna>(caverna::Config::new(1).unwrap()) > 20);
    assert!(every_reason::<Cavum>(cavum::Config::new(3).unwrap()) > 30);
}

#[test]
fn a_turn_of_caverna_is_told_by_what_it_brings_and_costs() {
    let table = opened::<Caverna>(caverna::Config::new(2).unwrap());
    let seat = table.prompt().awaited().into_iter().next().unwrap();
    // The first two decisions of a tile are told together, no matter which tile it is.
    for first in table.legal(seat) {
        let mut after = table.clone();
        after.decide(seat, first, None).unwrap();
        let gain = after
            .legal(seat)
            .into_iter()
            .find(|decision| matches!(decision, caverna::Decision::Gain(_)));
        let Some(gain @ caverna::Decision::Gain(goods)) = gain else {
            continue;
        };
        let words = [first.to_string(), gain.to_string()];
        let sentence = reason(&table, seat, &words, Lang::En).unwrap();
        for (amount, good) in goods.iter() {
            let told = format!("{amount} {}", good.word());
            assert!(
                sentence.starts_with("Brings ") && sentence.contains(&told),
                "{words:?}: {sentence}"
            );
        }
        return;
    }
    panic!("no tile of the first round brings goods");
}

#[test]
fn a_bid_of_cavum_is_told_by_what_it_costs_and_whom_it_passes() {
    let table = opened::<Cavum>(cavum::Config::new(3).unwrap());
    let seat = table.prompt().awaited().into_iter().next().unwrap();
    assert_eq!(
        reason(&table, seat, &["bid 3".to_owned()], Lang::En).unwrap(),
        "If this wins, you choose before 2 others and keep 17 points."
    );
}

#[test]
fn nobody_but_a_player_gets_a_reason() {
    let table = opened::<Cavum>(cavum::Config::new(3).unwrap());
    let reader = Reader {
        texts: Texts::of(Lang::En),
        viewer: Viewer::Bystander,
        names: &[],
    };
    let told = narration(GameId::of(&table)).reason(&table, "bid 3", &[], &reader);
    assert_eq!(told, None);
}
