//! `grotto replay` and `grotto verify`.

mod program;

use std::fs;
use std::path::Path;

use program::{answers, code, finished_game, folder, run_in, text};
use serde_json::Value;

#[test]
fn a_game_is_told_step_by_step() {
    let folder = folder();
    finished_game(folder.path());
    let output = run_in(folder.path(), &["replay", "finished.record"], "");
    assert_eq!(code(&output), 0);
    let told = text(&output.stdout);
    assert!(told.contains("    1  Luck: treasure 1\n"), "{told}");
    assert!(told.contains("    2  Seat 0: stay\n"), "{told}");
    assert!(
        told.contains("Treasure! 1 ruby, not enough for 4 adventurers."),
        "{told}"
    );
    assert!(told.contains("Round 5 is over."), "{told}");
    // Who wins is the bots' business.
    assert!(
        told.contains("points  wins") || told.contains("points  shares"),
        "{told}"
    );
    assert!(!told.contains("ou "), "a bystander is nobody's you: {told}");
}

#[test]
fn a_record_is_read_from_the_standard_input() {
    let folder = folder();
    let path = finished_game(folder.path());
    let record = fs::read_to_string(path).unwrap();
    let from_file = run_in(folder.path(), &["replay", "finished.record"], "");
    let from_input = run_in(folder.path(), &["replay", "-"], &record);
    assert_eq!(code(&from_input), 0);
    assert_eq!(from_input.stdout, from_file.stdout);
    assert_eq!(code(&run_in(folder.path(), &["verify", "-"], &record)), 0);
}

#[test]
fn a_position_in_the_middle() {
    let folder = folder();
    finished_game(folder.path());
    let shown = |steps: &str| {
        let arguments = ["replay", "finished.record", "--at", steps];
        let output = run_in(folder.path(), &arguments, "");
        assert_eq!(code(&output), 0);
        text(&output.stdout)
    };
    assert!(shown("0").contains("The first card is about to be turned over."));
    let first = shown("1");
    assert!(
        first.contains("◆ 1") && first.contains("Round 1 of 5"),
        "{first}"
    );
    let third = shown("3");
    assert_eq!(
        third.matches("in the cave, has chosen").count(),
        2,
        "{third}"
    );
}

#[test]
fn a_step_beyond_the_end_is_wrong_usage() {
    let folder = folder();
    finished_game(folder.path());
    let arguments = ["replay", "finished.record", "--at", "9999"];
    let output = run_in(folder.path(), &arguments, "");
    assert_eq!(code(&output), 2);
    let complaint = text(&output.stderr);
    assert!(complaint.contains("--at takes 0 to "), "{complaint}");
}

#[test]
fn programs_get_json_lines() {
    let folder = folder();
    finished_game(folder.path());
    let output = run_in(folder.path(), &["replay", "finished.record", "--json"], "");
    let lines = answers(&output);
    assert_eq!(lines[0]["step"], 0);
    assert_eq!(lines[0]["words"], Value::Null);
    assert_eq!(lines[0]["events"][0]["event"], "round_began");
    assert_eq!(lines[1]["words"], "treasure 1");
    assert_eq!(lines[2]["seat"], 0);
    assert_eq!(lines[2]["words"], "stay");
    let heard = lines[2]["events"].as_array().unwrap();
    assert_eq!(heard.len(), 1, "a bystander does not hear you_chose");
    let end = lines.last().unwrap();
    assert_eq!(end["steps"], lines.len() - 2);
    assert_eq!(end["result"]["scores"].as_array().unwrap().len(), 4);

    let arguments = ["replay", "finished.record", "--json", "--at", "1"];
    let position = &answers(&run_in(folder.path(), &arguments, ""))[0];
    assert_eq!(position["step"], 1);
    assert_eq!(position["prompt"]["kind"], "decide");
    assert_eq!(position["view"]["round"], 1);
}

/// Verifies a changed copy of a finished record; returns the report.
fn verify_changed(folder: &Path, change: impl Fn(&str) -> String) -> (i32, Value, String) {
    let original = fs::read_to_string(folder.join("finished.record")).unwrap();
    let changed = change(&original);
    assert_ne!(changed, original, "the change changes something");
    fs::write(folder.join("changed.record"), changed).unwrap();
    let json = run_in(folder, &["verify", "--json", "changed.record"], "");
    let words = run_in(folder, &["verify", "changed.record"], "");
    assert_eq!(code(&json), code(&words));
    (code(&json), answers(&json)[0].clone(), text(&words.stdout))
}

#[test]
fn an_honest_record_passes_every_check() {
    let folder = folder();
    finished_game(folder.path());
    let output = run_in(folder.path(), &["verify", "finished.record", "--json"], "");
    assert_eq!(code(&output), 0);
    let report = &answers(&output)[0];
    assert_eq!(report["verified"], true);
    assert_eq!(report["game"], "diamant");
    assert_eq!(report["over"], true);
    assert_eq!(report["luck"], "rolled");
    assert_eq!(report["error"], Value::Null);
    let checks = report["checks"].as_array().unwrap();
    let names: Vec<&str> = checks
        .iter()
        .map(|check| check["check"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        ["format", "game", "commitment", "legality", "luck", "result"]
    );
    assert!(checks.iter().all(|check| check["finding"] == "passed"));
    let words = run_in(folder.path(), &["verify", "finished.record"], "");
    assert_eq!(text(&words.stdout).matches("  yes ").count(), 6);
}

/// What is done to a record.
type Change = Box<dyn Fn(&str) -> String>;

/// Every way to cheat, with the check that finds it and the line.
#[test]
fn a_tampered_record_fails_the_right_check_at_the_right_line() {
    let folder = folder();
    finished_game(folder.path());
    let replace = |old: &'static str, new: &'static str| {
        move |text: &str| -> String { text.replacen(old, new, 1) }
    };
    let cases: Vec<(Change, &str, &str, Option<u64>)> = vec![
        (
            Box::new(replace("grotto record 1", "grotto record 9")),
            "format",
            "not_a_record",
            Some(1),
        ),
        (
            Box::new(|text| text[..text.len() / 2].to_owned()),
            "format",
            "malformed",
            None,
        ),
        (
            Box::new(replace("game diamant", "game chess")),
            "game",
            "unknown_game",
            Some(2),
        ),
        (
            Box::new(replace("rules 1", "rules 2")),
            "game",
            "wrong_rules",
            Some(3),
        ),
        (
            Box::new(replace("\"seats\":4", "\"seats\":9")),
            "game",
            "bad_config",
            Some(4),
        ),
        (
            Box::new(replace("\nseed 00", "\nseed 01")),
            "commitment",
            "broken_commitment",
            None,
        ),
        (
            Box::new(replace("luck treasure 1\n", "luck treasure 17\n")),
            "luck",
            "wrong_luck",
            Some(8),
        ),
        (
            Box::new(replace("\n0 stay\n", "\n0 fly\n")),
            "legality",
            "unreadable",
            Some(9),
        ),
        (
            Box::new(replace("\n0 stay\n1 ", "\n0 stay\n0 ")),
            "legality",
            "not_awaited",
            Some(10),
        ),
        (
            Box::new(replace("result points ", "result points 9")),
            "result",
            "wrong_result",
            None,
        ),
    ];
    for (change, check, reason, line) in cases {
        let (exit, report, words) = verify_changed(folder.path(), change);
        assert_eq!(exit, 1, "{reason}");
        assert_eq!(report["verified"], false, "{reason}");
        assert_eq!(report["error"]["code"], reason, "{report}");
        assert!(report["error"]["line"].is_u64(), "{report}");
        if let Some(line) = line {
            assert_eq!(report["error"]["line"], line, "{report}");
        }
        let checks = report["checks"].as_array().unwrap();
        let failed: Vec<&Value> = checks
            .iter()
            .filter(|check| check["finding"] == "failed")
            .collect();
        assert_eq!(failed.len(), 1, "{report}");
        assert_eq!(failed[0]["check"], check, "{report}");
        assert!(words.contains("does not verify"), "{words}");
        assert!(words.contains("  line "), "{words}");
    }
}

/// Two rounds of three players, with told luck; the match is not over.
const TOLD: &str = "grotto record 1
game diamant
rules 1
config {\"seats\":3,\"relics\":false,\"open_chests\":false}
luck told

luck treasure 9
0 stay
1 leave
2 leave
luck treasure 7
0 leave
luck trap snakes
0 stay
1 leave
2 leave
luck trap lava

result none
";

#[test]
fn a_changed_decision_is_named_and_not_the_draw_that_shows_it() {
    let folder = folder();
    fs::write(folder.path().join("finished.record"), TOLD).unwrap();
    // If seat 0 leaves on line 8 as well, the round is over, and on line 13 a draw comes
    // while two seats have to choose.
    let (exit, report, words) = verify_changed(folder.path(), |text| {
        text.replacen("\n0 stay\n", "\n0 leave\n", 1)
    });
    assert_eq!(exit, 1);
    assert_eq!(report["error"]["code"], "changed_decision", "{report}");
    assert_eq!(report["error"]["line"], 8, "{report}");
    let failed = |report: &Value| -> Vec<Value> {
        let checks = report["checks"].as_array().unwrap().iter();
        let failed = checks.filter(|check| check["finding"] == "failed");
        failed.map(|check| check["check"].clone()).collect()
    };
    assert_eq!(failed(&report), ["legality"]);
    assert!(
        words.contains("line 8: “0 leave” does not lead to what follows; that fits: “0 stay”"),
        "{words}"
    );
    // A draw that cannot come up is the draw's fault.
    let (_, report, _) = verify_changed(folder.path(), |text| {
        text.replacen("luck treasure 7", "luck treasure 8", 1)
    });
    assert_eq!(report["error"]["code"], "impossible_outcome", "{report}");
    assert_eq!(failed(&report), ["luck"]);
    // With rolled luck it is the same.
    let rolled = program::folder();
    finished_game(rolled.path());
    let (_, report, _) = verify_changed(rolled.path(), |text| {
        text.replacen("\n0 stay\n", "\n0 leave\n", 1)
    });
    assert_eq!(report["error"]["code"], "changed_decision", "{report}");
    assert_eq!(report["error"]["line"], 9, "{report}");
    assert_eq!(failed(&report), ["legality"]);
}

#[test]
fn several_files_are_all_checked_and_the_worst_counts() {
    let folder = folder();
    finished_game(folder.path());
    fs::write(folder.path().join("letter"), "Dear Ann,\n").unwrap();
    let verify = |files: &[&str]| {
        let arguments = [&["verify", "--json"], files].concat();
        let output = run_in(folder.path(), &arguments, "");
        (code(&output), answers(&output).len())
    };
    assert_eq!(verify(&["finished.record", "finished.record"]), (0, 2));
    assert_eq!(verify(&["letter", "finished.record"]), (1, 2));
    assert_eq!(verify(&["letter", "missing", "finished.record"]), (3, 3));
}

#[test]
fn a_game_that_is_not_over_verifies_as_such() {
    let folder = folder();
    let arguments = ["play", "diamant", "--save", "open.record"];
    run_in(folder.path(), &arguments, "stay\nquit\n");
    let output = run_in(folder.path(), &["verify", "open.record"], "");
    assert_eq!(code(&output), 0);
    assert!(text(&output.stdout).contains("not over yet"));
    let told = run_in(folder.path(), &["replay", "open.record"], "");
    assert!(text(&told.stdout).contains("the game is not over"));
}

#[test]
fn a_record_that_does_not_replay_says_line_and_reason() {
    let folder = folder();
    let path = finished_game(folder.path());
    let record = fs::read_to_string(&path).unwrap();
    fs::write(&path, record.replacen("\n0 stay\n", "\n0 fly\n", 1)).unwrap();
    let output = run_in(folder.path(), &["replay", "finished.record"], "");
    assert_eq!(code(&output), 4);
    let complaint = text(&output.stderr);
    assert!(
        complaint.contains("line 9: “fly” is not a decision"),
        "{complaint}"
    );
}
