//! `grotto analyse`.

mod program;

use std::fs;

use program::{answers, code, finished_game, folder, run_in, text};
use serde_json::Value;

#[test]
fn people_get_a_graph_a_table_and_the_turning_points() {
    let folder = folder();
    finished_game(folder.path());
    let arguments = ["analyse", "finished.record", "--iterations", "40"];
    let output = run_in(folder.path(), &arguments, "");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "no bar where nobody watches");
    let shown = text(&output.stdout);
    for part in [
        " 100% ┤",
        "  Step    Seat 0  Seat 1  Seat 2  Seat 3",
        "The biggest turning points",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let causes = [
        "Luck made the difference",
        "The analysis would have preferred",
    ];
    let told = causes.map(|cause| shown.matches(cause).count());
    assert!((1..=3).contains(&told.iter().sum::<usize>()), "{shown}");
    let widest = shown.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(100), "{shown}");
    let again = run_in(folder.path(), &arguments, "");
    assert_eq!(
        text(&again.stdout),
        shown,
        "the same record, the same analysis"
    );
}

#[test]
fn programs_get_every_moment() {
    let folder = folder();
    finished_game(folder.path());
    let arguments = "analyse finished.record --iterations 20 --json";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let output = run_in(folder.path(), &arguments, "");
    let analysis = &answers(&output)[0];
    assert_eq!(analysis["game"], "diamant");
    assert_eq!(analysis["iterations"], 20);
    let moments = analysis["moments"].as_array().unwrap();
    assert!(moments.len() > 5, "{analysis}");
    for moment in moments {
        let chances = moment["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
        assert_eq!(chances.len(), 4);
        assert!((sum - 1.0).abs() < 0.001, "{moment}");
        assert!(!moment["decisions"].as_array().unwrap().is_empty());
    }
    // A sealed choice of several is one moment: nobody saw the positions between.
    assert_eq!(moments[0]["decisions"].as_array().unwrap().len(), 4);
    let end: f64 = analysis["end"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_f64)
        .sum();
    assert!((end - 1.0).abs() < 0.001);
    let turns = analysis["turning_points"].as_array().unwrap();
    assert_eq!(turns.len(), 3);
    assert!(turns[0]["step"].as_u64() < turns[1]["step"].as_u64());
}

#[test]
fn what_cannot_be_analysed_is_refused_in_a_sentence() {
    let folder = folder();
    finished_game(folder.path());
    let record = fs::read_to_string(folder.path().join("finished.record")).unwrap();
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text).unwrap();
    write("cut.record", record[..record.len() / 2].to_owned());
    write("cheat.record", record.replacen("0 stay", "0 fly", 1));
    let unfinished = [
        "grotto record 1",
        "game diamant",
        "rules 1",
        r#"config {"seats":3}"#,
        "luck told",
        "",
        "luck treasure 9",
        "",
        "result none",
        "",
    ];
    write("unfinished.record", unfinished.join("\n"));
    for (file, exit, reason) in [
        ("missing.record", 3, "cannot be read"),
        ("cut.record", 4, "does not replay: line "),
        ("cheat.record", 4, "does not replay: line "),
        ("unfinished.record", 4, "is not over"),
    ] {
        let output = run_in(folder.path(), &["analyse", file], "");
        assert_eq!(code(&output), exit, "{file}");
        let complaint = text(&output.stderr);
        assert!(complaint.contains(reason), "{complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert_eq!(text(&output.stdout), "");
    }
    let output = run_in(
        folder.path(),
        &["analyse", "finished.record", "--iterations", "0"],
        "",
    );
    assert_eq!(code(&output), 2);
}
