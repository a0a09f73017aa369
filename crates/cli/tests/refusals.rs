//! Every way in which the referee says no, and that it goes on afterwards.

mod program;

use std::path::Path;

use program::{ZEROS, answers, code, grotto, referee, refusal, run_in};
use serde_json::json;

const TOLD: &str = r#"{"cmd":"new","game":"diamant","config":{"seats":3},"luck":"told"}"#;
const ROLLED: &str = r#"{"cmd":"new","game":"diamant","config":{"seats":3}}"#;
const CARD: &str = r#"{"cmd":"luck","outcome":"treasure 9"}"#;
const STAY: &str = r#"{"cmd":"decide","seat":0,"decision":"stay"}"#;

/// After these requests the last one is refused with this code.
fn check(requests: &[&str], expected: &str) {
    let answers = referee(requests);
    assert_eq!(answers.len(), requests.len(), "one answer each");
    let (last, before) = answers.split_last().expect("there are answers");
    for answer in before {
        assert_eq!(answer["ok"], true, "{answer}");
    }
    assert_eq!(refusal(last), expected, "{last}");
}

#[test]
fn lines_that_are_no_requests() {
    for (line, expected) in [
        ("stay", "not_json"),
        ("{", "not_json"),
        ("{\"cmd\":\"games\"} {}", "not_json"),
        ("nul", "not_json"),
        ("[]", "not_an_object"),
        ("[\"games\"]", "not_an_object"),
        ("\"games\"", "not_an_object"),
        ("null", "not_an_object"),
        ("7", "not_an_object"),
        ("{}", "no_command"),
        ("{\"cmd\":7}", "no_command"),
        ("{\"cmd\":7,", "not_json"),
        ("{\"command\":\"games\"}", "no_command"),
        ("{\"cmd\":\"dance\"}", "unknown_command"),
        ("{\"cmd\":\"Games\"}", "unknown_command"),
    ] {
        check(&[line], expected);
    }
}

#[test]
fn requests_with_wrong_fields() {
    for line in [
        r#"{"cmd":"games","seat":0}"#,
        r#"{"cmd":"new"}"#,
        r#"{"cmd":"new","game":7}"#,
        r#"{"cmd":"new","game":"diamant","config":[5]}"#,
        r#"{"cmd":"new","game":"diamant","luck":"good"}"#,
        r#"{"cmd":"new","game":"diamant","seed":7}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"legal","seat":"0"}"#,
        r#"{"cmd":"legal","seat":-1}"#,
        r#"{"cmd":"legal","seat":0.5}"#,
        r#"{"cmd":"legal","seat":0,"seat":0}"#,
        r#"{"cmd":"decide","seat":0,"decision":"stay","versoin":1}"#,
        r#"{"cmd":"decide","seat":0,"decision":"stay","version":-1}"#,
        r#"{"cmd":"decide","seat":0,"decision":["stay"]}"#,
        r#"{"cmd":"view","viewer":"god"}"#,
        r#"{"cmd":"bot","seat":0,"bot":"greedy","seed":-1}"#,
    ] {
        check(&[line], "bad_request");
        let message = referee(&[line])[0]["error"]["message"].to_string();
        assert!(message.contains("a right request is"), "{message}");
    }
}

#[test]
fn bytes_depth_and_length() {
    let deep = format!("{{\"cmd\":{}", "[".repeat(100_000));
    let long = format!("{{\"cmd\":\"{}\"}}", "x".repeat(5 << 20));
    let mut input = b"{\"cmd\":\"\xff\"}\n".to_vec();
    for line in [deep, long, r#"{"cmd":"games"}"#.to_owned()] {
        input.extend(line.bytes());
        input.push(b'\n');
    }
    let output = grotto().arg("referee").write_stdin(input).output().unwrap();
    assert_eq!(code(&output), 0);
    let answers = answers(&output);
    assert_eq!(refusal(&answers[0]), "not_utf8");
    assert_eq!(refusal(&answers[1]), "not_json");
    assert_eq!(refusal(&answers[2]), "line_too_long");
    assert_eq!(answers[3]["ok"], true, "it goes on");
}

#[test]
fn a_record_of_the_greatest_length_still_fits_a_request() {
    let record = format!("grotto record 1\n{}", "\n".repeat((1 << 20) - 16));
    assert_eq!(record.len(), 1 << 20);
    let request = json!({"cmd": "replay", "record": record}).to_string();
    check(&[&request], "malformed");
    let request = json!({"cmd": "replay", "record": record + "\n"}).to_string();
    check(&[&request], "too_long");
}

#[test]
fn blank_lines_are_no_requests() {
    let input = "\n   \n\t\r\n{\"cmd\":\"games\"}\n\n";
    let output = run_in(Path::new("."), &["referee"], input);
    assert_eq!(answers(&output).len(), 1);
    let nothing = run_in(Path::new("."), &["referee"], "");
    assert_eq!((code(&nothing), answers(&nothing).len()), (0, 0));
}

#[test]
fn without_a_table() {
    for line in [
        r#"{"cmd":"prompt"}"#,
        r#"{"cmd":"legal","seat":0}"#,
        STAY,
        r#"{"cmd":"undo","seat":0}"#,
        r#"{"cmd":"chances"}"#,
        CARD,
        r#"{"cmd":"view","viewer":0}"#,
        r#"{"cmd":"score"}"#,
        r#"{"cmd":"record"}"#,
        r#"{"cmd":"bot","seat":0,"bot":"greedy"}"#,
    ] {
        check(&[line], "no_table");
    }
}

#[test]
fn tables_that_cannot_be() {
    let with = |field: &str, value: serde_json::Value| {
        let mut request = json!({"cmd": "new", "game": "diamant"});
        request[field] = value;
        request.to_string()
    };
    check(&[&with("game", json!("chess"))], "unknown_game");
    for config in [
        json!({"seats": 2}),
        json!({"seats": 9}),
        json!({"seats": "three"}),
        json!({"relics": 1}),
        json!({"players": 3}),
    ] {
        check(&[&with("config", config)], "bad_config");
    }
    check(&[&with("seed", json!("12"))], "bad_seed");
    check(&[&with("seed", json!("zz".repeat(32)))], "bad_seed");
    let told = json!({"cmd": "new", "game": "diamant", "luck": "told", "seed": ZEROS});
    check(&[&told.to_string()], "seed_with_told_luck");
}

#[test]
fn the_table_refuses() {
    let leave = |seat: u8| json!({"cmd": "decide", "seat": seat, "decision": "leave"}).to_string();
    for seat_request in [
        r#"{"cmd":"legal","seat":3}"#,
        r#"{"cmd":"view","viewer":3}"#,
        r#"{"cmd":"decide","seat":3,"decision":"stay"}"#,
        r#"{"cmd":"undo","seat":3}"#,
        r#"{"cmd":"bot","seat":3,"bot":"greedy"}"#,
    ] {
        for number in ["3", "7", "8", "255", "256", "18446744073709551615"] {
            let request = seat_request.replacen('3', number, 1);
            check(&[ROLLED, &request], "no_such_seat");
        }
    }
    let stale = r#"{"cmd":"decide","seat":0,"decision":"stay","version":0}"#;
    check(&[ROLLED, stale], "stale");
    let early = r#"{"cmd":"decide","seat":0,"decision":"stay","version":99}"#;
    check(&[ROLLED, early], "stale");
    check(&[ROLLED, r#"{"cmd":"undo","seat":0,"version":7}"#], "stale");
    check(&[ROLLED, STAY, STAY], "not_awaited");
    check(
        &[ROLLED, STAY, r#"{"cmd":"bot","seat":0,"bot":"greedy"}"#],
        "not_awaited",
    );
    check(&[TOLD, STAY], "awaiting_luck");
    check(
        &[TOLD, r#"{"cmd":"bot","seat":0,"bot":"greedy"}"#],
        "awaiting_luck",
    );
    let spelt = r#"{"cmd":"decide","seat":0,"decision":"Stay"}"#;
    check(&[ROLLED, spelt], "unreadable");
    check(&[ROLLED, CARD], "luck_is_rolled");
    check(&[ROLLED, r#"{"cmd":"chances"}"#], "luck_is_rolled");
    check(&[TOLD, CARD, CARD], "no_chance_now");
    check(&[TOLD, CARD, r#"{"cmd":"chances"}"#], "no_chance_now");
    for outcome in ["treasure 6", "relic 5", "Treasure 9", ""] {
        let luck = json!({"cmd": "luck", "outcome": outcome}).to_string();
        check(&[TOLD, &luck], "impossible_outcome");
    }
    check(&[ROLLED, r#"{"cmd":"undo","seat":0}"#], "nothing_to_undo");
    check(
        &[ROLLED, STAY, r#"{"cmd":"undo","seat":0}"#],
        "choice_is_sealed",
    );
    check(
        &[ROLLED, STAY, r#"{"cmd":"undo","seat":1}"#],
        "not_yours_to_undo",
    );
    let snakes = r#"{"cmd":"luck","outcome":"trap snakes"}"#;
    let (second, third) = (leave(1), leave(2));
    check(
        &[
            TOLD,
            snakes,
            STAY,
            &second,
            &third,
            CARD,
            r#"{"cmd":"undo","seat":2}"#,
        ],
        "already_revealed",
    );
    check(&[ROLLED, r#"{"cmd":"score"}"#], "not_over");
    check(
        &[ROLLED, r#"{"cmd":"bot","seat":0,"bot":"brilliant"}"#],
        "unknown_bot",
    );
}

#[test]
fn a_game_that_is_over_takes_no_decision_and_none_is_taken_back() {
    let mut requests = vec![TOLD.to_owned()];
    for _ in 0..5 {
        requests.push(CARD.to_owned());
        requests.extend(
            (0..3).map(|seat| {
                json!({"cmd": "decide", "seat": seat, "decision": "leave"}).to_string()
            }),
        );
    }
    for last in [
        STAY,
        r#"{"cmd":"bot","seat":0,"bot":"random"}"#,
        r#"{"cmd":"undo","seat":2}"#,
    ] {
        let lines: Vec<&str> = requests.iter().map(String::as_str).chain([last]).collect();
        check(&lines, "over");
    }
}

#[test]
fn records_that_do_not_load() {
    let record = referee(&[TOLD, CARD, r#"{"cmd":"record"}"#])[2]["record"]
        .as_str()
        .unwrap()
        .to_owned();
    let changed = |old: &str, new: &str| {
        assert!(record.contains(old), "{record}");
        json!({"cmd": "replay", "record": record.replacen(old, new, 1)}).to_string()
    };
    check(&[&changed("grotto record 1", "dear Ann")], "not_a_record");
    check(&[&changed("result none\n", "")], "malformed");
    check(&[&changed("game diamant", "game chess")], "unknown_game");
    check(&[&changed("rules 1", "rules 2")], "wrong_rules");
    check(&[&changed("\"seats\":3", "\"seats\":2")], "bad_config");
    check(
        &[&changed("treasure 9", "treasure 6")],
        "impossible_outcome",
    );
    check(
        &[&changed("result none", "result points 1 winners 0")],
        "wrong_result",
    );
    let answer = &referee(&[&changed("treasure 9", "treasure 6")])[0];
    assert_eq!(answer["error"]["line"], 7, "{answer}");

    let record = referee(&[ROLLED, r#"{"cmd":"record"}"#])[1]["record"]
        .as_str()
        .unwrap()
        .to_owned();
    let with_seed = |seed: &str| {
        let (before, rest) = record.split_once("\nseed ").unwrap();
        let text = format!("{before}\nseed {seed}{}", &rest[64..]);
        json!({"cmd": "replay", "record": text}).to_string()
    };
    check(&[&with_seed(ZEROS)], "broken_commitment");
    let (before, rest) = record.split_once("\nluck t").unwrap();
    let (_, after) = rest.split_once('\n').unwrap();
    let without_luck = format!("{before}\n{after}");
    let request = json!({"cmd": "replay", "record": without_luck}).to_string();
    check(&[&request], "wrong_luck");
}

#[test]
fn a_refusal_changes_nothing() {
    let view = r#"{"cmd":"view","viewer":0}"#;
    let answers = referee(&[
        TOLD,
        CARD,
        view,
        r#"{"cmd":"decide","seat":0,"decision":"fly"}"#,
        r#"{"cmd":"new","game":"diamant","config":{"seats":99}}"#,
        r#"{"cmd":"replay","record":"?"}"#,
        CARD,
        "nonsense",
        view,
    ]);
    for refused in &answers[3..8] {
        assert_eq!(refused["ok"], false, "{refused}");
    }
    assert_eq!(answers[8], answers[2]);
}
