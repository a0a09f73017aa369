//! A branch of a running match depends on what is open in it, and on nothing that is secret.

use catalog::{AnyGame, games};
use serde_json::json;
use tabletop::{
    AnyTable, Audience, LuckSource, Prompt, QuickDice, Record, RecordedLuck, RecordedStep, Seat,
    SeatSet, Seed, Viewer,
};

/// A match from the seed of its luck. What is decided in it depends on another number.
fn open(game: &dyn AnyGame, luck: u64) -> Box<dyn AnyTable> {
    let luck = LuckSource::Rolled(Seed::from_number(luck));
    game.open(&json!({}), luck)
        .expect("every game has a default")
}

/// Lets somebody who is awaited decide at random.
fn play_on(table: &mut dyn AnyTable, dice: &mut QuickDice) {
    let seats: Vec<Seat> = table.prompt().awaited().into_iter().collect();
    let seat = *dice.pick(&seats);
    let words = dice.pick(&table.legal(seat)).clone();
    table
        .decide(seat, &words, None)
        .expect("the legal list is the truth");
}

/// Everything that anybody can learn of a match.
fn known(table: &dyn AnyTable) -> (String, Vec<serde_json::Value>) {
    let seats = SeatSet::first(table.seats()).into_iter().map(Viewer::Seat);
    let viewers = seats.chain([Viewer::Bystander]);
    let views = viewers.map(|viewer| table.view(viewer)).collect();
    (table.record().to_string(), views)
}

/// The same match as somebody at the table would write it down: luck was told to them, nobody
/// knows a seed, and choices that are still sealed are not in it.
fn written_down(game: &dyn AnyGame, table: &dyn AnyTable) -> Box<dyn AnyTable> {
    let mut record = table.record();
    record.luck = RecordedLuck::Told;
    if let Prompt::Sealed(awaited) = table.prompt() {
        let chosen = SeatSet::first(table.seats()).into_iter();
        let chosen = chosen.filter(|seat| !awaited.contains(*seat) && table.has_chosen(*seat));
        let open = record.steps.len() - chosen.count();
        record.steps.truncate(open);
    }
    game.replay(&record).expect("what was written down replays")
}

#[test]
fn a_branch_can_be_made_from_what_is_open() {
    for game in games() {
        let mut dice = QuickDice::new(7);
        for luck in 0..3 {
            let mut table = open(*game, luck);
            for fresh in (0..60).map(|number| Seed::from_number(1000 + number)) {
                if table.outcome().is_some() {
                    break;
                }
                let branch = table.branch(table.length(), fresh);
                let outside = written_down(*game, &*table);
                let same = outside.branch(outside.length(), fresh);
                assert_eq!(known(&*branch), known(&*same), "{}", game.id());
                assert_eq!(branch.version(), same.version());
                play_on(&mut *table, &mut dice);
            }
        }
    }
}

#[test]
fn the_same_try_comes_of_the_same_past_whatever_the_secret_seed() {
    let game = catalog::find("diamant").expect("it is in the list");
    let first = |table: &dyn AnyTable| match table.chapters(1).first().map(|first| &first.step) {
        Some(Some(RecordedStep::Luck { words })) => words.clone(),
        other => panic!("a match of Diamant begins with a card: {other:?}"),
    };
    let stay = |mut table: Box<dyn AnyTable>| {
        while table.length() < 20 && table.outcome().is_none() {
            for seat in table.prompt().awaited() {
                table
                    .decide(seat, "stay", None)
                    .expect("everybody may stay");
            }
        }
        table.record()
    };
    let one = open(game, 1);
    // Seeds that show the same first card. What they would show next differs.
    let alike = (2..).map(|seed| open(game, seed));
    let alike: Vec<_> = alike
        .filter(|other| first(&**other) == first(&*one) && other.length() == one.length())
        .take(5)
        .collect();
    let fresh = Seed::from_number(77);
    let tried = stay(one.branch(one.length(), fresh));
    let truth = stay(one.duplicate());
    assert_ne!(tried.steps, truth.steps, "unseen luck is rolled anew");
    let mut futures = vec![truth.steps];
    for other in alike {
        assert_eq!(stay(other.branch(other.length(), fresh)), tried);
        futures.push(stay(other).steps);
    }
    futures.dedup();
    assert!(futures.len() > 1, "their secret luck differs");
    let again = stay(one.branch(one.length(), Seed::from_number(78)));
    assert_ne!(again.steps, tried.steps);
}

#[test]
fn sealed_choices_are_not_in_a_branch() {
    let game = catalog::find("diamant").expect("it is in the list");
    let fresh = Seed::from_number(5);
    let tries: Vec<Record> = ["stay", "leave"]
        .map(|secret| {
            let mut table = open(game, 3);
            table.decide(Seat::new(1), secret, None).unwrap();
            let branch = table.branch(table.length(), fresh);
            assert_eq!(branch.prompt().awaited().len(), branch.seats());
            branch.record()
        })
        .to_vec();
    assert_eq!(tries[0], tries[1]);
}

/// What [`tabletop::Table::branch`] relies on. A game with draws that only some may know has to
/// deal them anew before its matches can be tried out.
#[test]
fn every_draw_is_announced_to_everyone() {
    for game in games() {
        let mut dice = QuickDice::new(11);
        let mut table = open(*game, 5);
        while table.outcome().is_none() {
            play_on(&mut *table, &mut dice);
        }
        let chapters = table.chapters(1).into_iter();
        let draws =
            chapters.filter(|chapter| matches!(chapter.step, Some(RecordedStep::Luck { .. })));
        let mut count = 0;
        for draw in draws {
            count += 1;
            let open = |audience| audience == Audience::Everyone;
            let open = draw.events.iter().all(|event| open(event.audience));
            assert!(open, "{} {:?}", game.id(), draw.step);
        }
        assert!(count > 0);
    }
}

#[test]
fn the_record_of_a_branch_replays() {
    for game in games() {
        let mut dice = QuickDice::new(3);
        let mut table = open(*game, 9);
        for _ in 0..10 {
            play_on(&mut *table, &mut dice);
        }
        for steps in 0..=table.length() {
            let mut branch = table.branch(steps, Seed::from_number(1));
            while branch.outcome().is_none() && branch.length() < steps + 30 {
                play_on(&mut *branch, &mut dice);
            }
            let text = branch.record().to_string();
            let again = catalog::replay(&text.parse().unwrap()).unwrap();
            assert_eq!(known(&*again), known(&*branch));
            assert_eq!(branch.commitment(), None);
        }
    }
}
