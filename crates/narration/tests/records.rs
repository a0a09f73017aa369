//! The recorded games of all games, in words.

use std::collections::BTreeSet;
use std::path::Path;

use catalog::GameId;
use narration::{Lang, LogLine, Reader, Texts, narration};
use tabletop::{AnyTable, Record, Seat, Viewer};

/// Every recorded game that must replay, with its file name.
fn recorded(game: &str) -> Vec<(String, Box<dyn AnyTable>)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = crates.join(game).join("tests/records");
    let mut tables = Vec::new();
    for entry in std::fs::read_dir(folder).expect("every game has records") {
        let path = entry.expect("it was listed").path();
        if path
            .extension()
            .is_some_and(|extension| extension == "record")
        {
            let text = std::fs::read_to_string(&path).expect("a record is text");
            let record: Record = text.parse().expect("it is a record");
            let table = catalog::replay(&record).expect("it replays");
            tables.push((path.display().to_string(), table));
        }
    }
    tables
}

/// Looks at every recorded game from every seat and from outside, in every language.
fn every_reader(mut look: impl FnMut(&str, &dyn AnyTable, &Reader<'_>)) {
    for game in catalog::games() {
        let tables = recorded(game.id());
        assert!(tables.len() > 5, "{} has too few records", game.id());
        for (file, table) in &tables {
            let names: Vec<String> = (0..table.seats())
                .map(|seat| format!("Name{seat}"))
                .collect();
            for lang in Lang::ALL {
                let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat::new(seat)));
                for viewer in seats.chain([Viewer::Bystander]) {
                    let reader = Reader {
                        texts: Texts::of(lang),
                        viewer,
                        names: &names,
                    };
                    look(file, table.as_ref(), &reader);
                }
            }
        }
    }
}

#[test]
fn every_line_of_every_recorded_game_is_a_sentence_in_every_language() {
    every_reader(|file, table, reader| {
        let story = narration(GameId::of(table)).story(table, reader);
        assert!(story.lines.len() > 5, "{file}");
        for line in &story.lines {
            let spoken = line.spoken.iter().map(|utterance| &utterance.sentence);
            for sentence in spoken.chain([&line.sentence]) {
                let (lang, text) = (reader.texts.lang(), &sentence.text);
                // A missing text shows its key, a missing argument its name.
                let keys = GameId::ALL.iter().map(|game| format!("{game}-"));
                let traces = ["list-", "{", "  ", ".."].map(str::to_owned);
                for trace in keys.chain(traces) {
                    assert!(!text.contains(&trace), "{file}, {lang}: “{text}”");
                }
                assert!(text.ends_with(['.', '!']), "{file}, {lang}: “{text}”");
            }
        }
    });
}

#[test]
fn what_happened_since_a_step_are_the_lines_that_reach_it() {
    let mut grown = 0;
    every_reader(|file, table, reader| {
        if reader.texts.lang() != Lang::En {
            return;
        }
        let narration = narration(GameId::of(table));
        let whole = narration.story(table, reader).lines;
        let firsts: BTreeSet<usize> = whole.iter().map(|line| line.first).collect();
        assert_eq!(firsts.len(), whole.len(), "{file}: a line is named twice");
        for step in (0..=table.length() + 1).step_by(7) {
            let since = narration.story_since(step, table, reader).lines;
            let reach: Vec<&LogLine> = whole.iter().filter(|line| line.step >= step).collect();
            assert_eq!(
                since.iter().collect::<Vec<_>>(),
                reach,
                "{file}, step {step}"
            );
            let began_before =
                |line: &LogLine| line.spoken.first().is_some_and(|first| first.step < step);
            grown += usize::from(since.first().is_some_and(began_before));
        }
    });
    assert!(grown > 10, "some lines must have begun before: {grown}");
}
