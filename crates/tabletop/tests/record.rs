//! Records: whatever text arrives, it is read or refused with a line and a reason.

use proptest::prelude::*;
use tabletop::example::{Pebbles, PebblesConfig};
use tabletop::{LONGEST, LuckSource, Problem, QuickDice, Record, Seed, Table};

fn whole_game(seed: u64) -> Table<Pebbles> {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    let mut table = Table::<Pebbles>::open(PebblesConfig::default(), luck);
    let mut dice = QuickDice::new(seed);
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let decision = *dice.pick(&table.legal(seat));
            table.decide(seat, decision, None).unwrap();
        }
    }
    table
}

#[test]
fn a_record_reads_as_it_is_written() {
    let table = whole_game(3);
    let record = table.record();
    let text = record.to_string();
    assert_eq!(text.parse::<Record>().unwrap(), record);
    assert_eq!(
        text.replace('\n', "\r\n").parse::<Record>().unwrap(),
        record
    );
    assert_eq!(Table::<Pebbles>::replay(&record).unwrap(), table);
}

#[test]
fn a_record_cut_off_anywhere_is_refused() {
    let text = whole_game(4).record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for length in 0..lines.len() {
        let cut = lines[..length].join("\n");
        let error = cut.parse::<Record>().unwrap_err();
        assert!(error.line <= length + 1, "{length}: {error}");
    }
}

#[test]
fn a_record_that_would_fill_the_memory_is_refused_unread() {
    let error = "x".repeat(LONGEST + 1).parse::<Record>().unwrap_err();
    assert_eq!(error.problem, Problem::TooLong);
}

#[test]
fn the_record_is_published_only_at_the_end() {
    let table = whole_game(5);
    assert_eq!(table.published_record(), Some(table.record()));
    let earlier = table.at(table.steps().len() - 1);
    assert_eq!(earlier.published_record(), None);
}

#[test]
fn a_debugged_record_tells_no_seed() {
    let record = whole_game(0xabcd_ef12).record();
    assert!(record.to_string().contains("12efcdab"));
    assert!(!format!("{record:?}").contains("12efcdab"));
}

/// Bets on white and on black, a draw, a decision: three rounds of it.
const TOLD: &str = "grotto record 1
game pebbles
rules 1
config {\"seats\":2}
luck told

0 bet white
1 bet black
luck black
0 return
0 bet white
1 bet black
luck black
1 keep
0 bet white
1 bet black
luck black
0 keep

result points 0 3 winners 1
";

#[test]
fn a_changed_decision_is_found_by_what_follows_it() {
    let changed = |old: &str, new: &str| {
        assert!(TOLD.contains(old), "{old}");
        let record: Record = TOLD.replacen(old, new, 1).parse().unwrap();
        let refused = Table::<Pebbles>::replay(&record).err();
        (refused, Table::<Pebbles>::changed_decision(&record))
    };
    // The black pebble that stayed out is missing on line 17. Returning it on line 10 or on
    // line 14 makes the record right; the later one is named.
    let (refused, found) = changed("0 return", "0 keep");
    let refused = refused.unwrap();
    assert_eq!(
        (refused.line, refused.problem.code()),
        (17, "impossible_outcome")
    );
    let found = found.unwrap();
    assert_eq!((found.line, found.found.as_str()), (14, "“1 keep”"));
    assert_eq!(found.fitting, ["“1 return”"]);
    // Words that cannot stand on their line are that line's own fault, and so is a draw.
    assert_eq!(changed("1 keep", "1 throw").1, None);
    assert_eq!(changed("luck black", "luck green").1, None);
    // Only the result shows that somebody bet otherwise; nothing says who changed it.
    let (refused, found) = changed("0 bet white", "0 bet black");
    assert_eq!(refused.unwrap().problem.code(), "wrong_result");
    assert_eq!(found, None);
    // A record that replays has nothing to find.
    let record: Record = TOLD.parse().unwrap();
    assert_eq!(Table::<Pebbles>::changed_decision(&record), None);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,400}") {
        // That it returns at all is the property; what it returns is checked elsewhere.
        let answer = text.parse::<Record>();
        prop_assert!(answer.is_err(), "random text is no record");
    }

    #[test]
    fn a_record_with_one_changed_character_never_replays_to_another_end_unnoticed(
        seed in 0_u64..50,
        position in any::<prop::sample::Index>(),
        character in prop::char::range(' ', '~'),
    ) {
        let table = whole_game(seed);
        let text = table.record().to_string();
        let mut characters: Vec<char> = text.chars().collect();
        let position = position.index(characters.len());
        characters[position] = character;
        let changed: String = characters.into_iter().collect();
        let replayed = changed
            .parse::<Record>()
            .and_then(|record| Table::<Pebbles>::replay(&record));
        if let Ok(replayed) = replayed {
            // It was another spelling of the same (such as an upper-case digit), or really
            // another match that is as true as the first.
            let same = replayed == table;
            prop_assert!(same || replayed.record().to_string().eq_ignore_ascii_case(&changed));
        }
    }
}
