//! `grotto bench`. What the figures are is not tested, only that they are there.

mod program;

use program::{answers, code, folder, run_in, text};

#[test]
fn the_figures_are_there_and_positive() {
    let folder = folder();
    let output = run_in(
        folder.path(),
        &[
            "bench",
            "diamant",
            "--seats",
            "5",
            "--relics",
            "--seconds",
            "0.1",
            "--threads",
            "2",
            "--json",
        ],
        "",
    );
    assert_eq!(code(&output), 0);
    let figures = &answers(&output)[0];
    assert_eq!(figures["game"], "diamant");
    assert_eq!(figures["threads"], 2);
    assert_eq!(figures["config"]["seats"], 5);
    assert_eq!(figures["config"]["relics"], true);
    for field in [
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "checked_games_per_second",
        "checked_decisions_per_second",
        "states_copied_per_second",
    ] {
        let figure = figures[field].as_f64();
        assert!(figure.is_some_and(|figure| figure > 0.0), "{field}");
    }
    assert!(figures["machine"]["cores"].as_u64() >= Some(1));
    for field in ["cpu", "os", "build"] {
        assert!(figures["machine"][field].is_string(), "{field}");
    }
}

#[test]
fn people_get_a_table() {
    let folder = folder();
    let output = run_in(folder.path(), &["bench", "--seconds", "0.05"], "");
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    assert!(shown.contains("games/s"), "{shown}");
    assert!(shown.contains("rules alone"), "{shown}");
    assert_eq!(text(&output.stderr), "", "no bar where nobody watches");
}

#[test]
fn the_search_is_measured_at_the_opening_and_in_the_middle() {
    let folder = folder();
    let arguments = "bench search caverna --seats 1 --seconds 0.05 --json";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let output = run_in(folder.path(), &arguments, "");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let figures = &answers(&output)[0];
    assert_eq!(figures["game"], "caverna");
    assert_eq!(figures["config"]["seats"], 1);
    assert!(figures["threads"].as_u64() >= Some(1));
    let step = |place: &str| figures[place]["step"].as_u64().unwrap();
    assert!(step("opening") < step("middle"), "{figures}");
    for place in ["opening", "middle"] {
        for field in [
            "iterations_per_second",
            "iterations_per_second_on_all_threads",
        ] {
            let figure = figures[place][field].as_f64();
            assert!(figure.is_some_and(|figure| figure > 0.0), "{place} {field}");
        }
    }
    assert!(figures["machine"]["cpu"].is_string());
}

#[test]
fn people_get_the_search_in_a_table() {
    let folder = folder();
    let output = run_in(folder.path(), &["bench", "search", "--seconds", "0.04"], "");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    for part in ["diamant", "1 thread", "the opening", "the middle"] {
        assert!(shown.contains(part), "{shown}");
    }
    let output = run_in(folder.path(), &["bench", "search", "chess"], "");
    assert_eq!(code(&output), 2);
}
