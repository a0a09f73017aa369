//! `docs/PROTOCOL.md` says what the program does.

mod program;

use std::collections::BTreeSet;

use caverna::{CavernSide, Caverna};
use cavum::Cavum;
use program::{code, referee, run_in};
use serde_json::{Value, json};
use tabletop::{Dice, Game, LuckSource, QuickDice, Seat, Seed, Table, Viewer};

const PROTOCOL: &str = include_str!("../../../docs/PROTOCOL.md");

/// The fenced blocks of the page with this word after the fence.
fn blocks(kind: &str) -> Vec<&'static str> {
    let fence = format!("```{kind}\n");
    PROTOCOL
        .split(fence.as_str())
        .skip(1)
        .map(|rest| rest.split("```").next().expect("a split has a first part"))
        .collect()
}

#[test]
fn the_example_sessions_are_real() {
    let sessions = blocks("session");
    assert_eq!(sessions.len(), 4);
    for session in sessions {
        let mut requests = Vec::new();
        let mut expected: Vec<String> = Vec::new();
        for line in session.lines() {
            if let Some(request) = line.strip_prefix("> ") {
                requests.push(request);
                expected.push(String::new());
            } else {
                let part = line.strip_prefix("< ").expect("a line is > or <");
                let answer = expected.last_mut().expect("an answer follows a request");
                answer.push_str(part);
            }
        }
        assert!(requests.len() > 5);
        let answers = referee(&requests);
        assert_eq!(answers.len(), requests.len());
        for ((request, answer), expected) in requests.iter().zip(answers).zip(expected) {
            let expected: Value = serde_json::from_str(&expected).expect("the page has JSON");
            assert_eq!(answer, expected, "{request}");
        }
    }
}

#[test]
fn the_record_on_the_page_verifies() {
    let records = blocks("text");
    assert_eq!(records.len(), 1);
    let output = run_in(std::path::Path::new("."), &["verify", "-"], records[0]);
    assert_eq!(code(&output), 0, "{output:?}");
}

#[test]
fn the_tickets_on_the_page_are_those_of_the_seeds() {
    let rows: Vec<Vec<&str>> = PROTOCOL
        .lines()
        .filter(|line| line.starts_with("| 32 bytes `00`") || line.starts_with("| bytes `00`"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 5);
    for row in rows {
        let [seed, commitment, node, tickets, ticket] = row.as_slice() else {
            panic!("a row has five columns: {row:?}");
        };
        let seed = match *seed {
            "32 bytes `00`" => Seed::from_bytes([0; 32]),
            _ => Seed::from_bytes(std::array::from_fn(|index| {
                u8::try_from(index).expect("there are 32")
            })),
        };
        assert_eq!(format!("`{}`", seed.commitment()), *commitment);
        let drawn = seed
            .chance(node.parse().unwrap())
            .below(tickets.parse().unwrap());
        assert_eq!(drawn.to_string(), *ticket, "{row:?}");
    }
}

#[test]
fn every_event_and_field_of_diamant_is_explained() {
    // A game long enough to meet all kinds of events but relics, and a view with all fields.
    let folder = program::folder();
    program::finished_game(folder.path());
    let arguments = ["replay", "--json", "finished.record"];
    let output = run_in(folder.path(), &arguments, "");
    let mut named: Vec<String> = Vec::new();
    for line in program::answers(&output) {
        for event in line["events"].as_array().into_iter().flatten() {
            named.extend(
                event
                    .as_object()
                    .into_iter()
                    .flat_map(|fields| fields.keys().cloned()),
            );
            named.extend(event["event"].as_str().map(str::to_owned));
        }
    }
    let arguments = ["replay", "--json", "--at", "1", "finished.record"];
    let output = run_in(folder.path(), &arguments, "");
    let view = program::answers(&output)[0]["view"].clone();
    named.extend(
        view.as_object()
            .expect("a view is an object")
            .keys()
            .cloned(),
    );
    let seat = view["seats"][0].as_object().expect("a seat is an object");
    named.extend(seat.keys().cloned());
    assert!(named.len() > 30, "{named:?}");
    for name in named {
        let explained = format!("`{name}`");
        assert!(PROTOCOL.contains(&explained), "{name} is not explained");
    }
}

/// The names of all fields in a value, at any depth, and the words that name kinds of things.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                if ["event", "stage", "kind", "place", "back", "solo_result"].contains(&name.as_str())
                    && let Some(word) = value.as_str()
                    // The place of a wall is its two spaces.
                    && !word.contains(',')
                {
                    found.insert(word.to_owned());
                }
                names(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        _ => {}
    }
}

/// The names in all views and events of a random game.
fn names_of_a_game<G: Game>(config: G::Config, seed: u64, found: &mut BTreeSet<String>) {
    let luck = LuckSource::Rolled(Seed::from_number(seed));
    let mut table = Table::<G>::open(config, luck);
    let mut dice = QuickDice::new(seed);
    while let Some(seat) = table.prompt().awaited().lowest() {
        names(&json!(table.view(Viewer::Bystander)), found);
        let decision = *dice.pick(&table.legal(seat));
        table.decide(seat, decision, None).unwrap();
    }
    names(&json!(table.view(Viewer::Bystander)), found);
    for chapter in table.chapters() {
        names(&json!(chapter.events), found);
    }
}

/// The page's section about a game.
fn section(title: &str) -> &'static str {
    let (_, section) = PROTOCOL.split_once(title).expect("the page has it");
    section.split("\n## ").next().expect("it has a beginning")
}

fn check_explained(found: BTreeSet<String>, section: &str) {
    for name in found {
        // Events, audiences, scores and winners are explained once for all games.
        let explained = format!("`{name}`");
        let general = ["audience", "event", "scores", "winners"].contains(&name.as_str());
        assert!(
            general || section.contains(&explained),
            "{name} is not explained"
        );
    }
}

#[test]
fn every_event_and_field_of_caverna_is_explained() {
    let mut found = BTreeSet::new();
    for seed in 0..30 {
        let config = if seed % 2 == 0 {
            caverna::Config::DUEL
        } else {
            caverna::Config::SOLO
        };
        names_of_a_game::<Caverna>(config, seed, &mut found);
    }
    // A random player never fills a cave.
    let seat = Seat::new(0);
    let side = CavernSide::Corner;
    names(&json!(caverna::Event::CaveFilled { seat }), &mut found);
    names(
        &json!(caverna::Event::CavernChosen { seat, side }),
        &mut found,
    );
    assert!(found.len() > 80, "{found:?}");
    check_explained(found, section("## Caverna"));
}

#[test]
fn every_event_and_field_of_cavum_is_explained() {
    let mut found = BTreeSet::new();
    for seed in 0..12 {
        let config = cavum::Config::new(2 + (seed % 3) as u8).unwrap();
        names_of_a_game::<Cavum>(config, seed, &mut found);
    }
    assert!(found.len() > 100, "{found:?}");
    // Kinds of tiles and stones by colour are words of the notation.
    check_explained(found, section("## Cavum"));
}

#[test]
fn every_decision_on_the_page_is_one() {
    let caverna = |words: &str| tabletop::read::<caverna::Decision>(words).is_some();
    assert!(check_decisions(section("## Caverna"), caverna) >= 16);
    let cavum = |words: &str| tabletop::read::<cavum::Decision>(words).is_some();
    assert!(check_decisions(section("## Cavum"), cavum) >= 25);
}

/// How many decisions the notation of a game lists; all of them must be readable.
fn check_decisions(section: &str, is_decision: impl Fn(&str) -> bool) -> usize {
    let (_, table) = section
        .split_once("### Notation")
        .expect("there is a notation");
    let (table, _) = table.split_once("### Example").expect("an example follows");
    let mut read = 0;
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let cell = row.split('|').nth(1).expect("a row has cells");
        // What stands between two backticks.
        for words in cell.split('`').skip(1).step_by(2) {
            assert!(is_decision(words), "{words}");
            read += 1;
        }
    }
    read
}
