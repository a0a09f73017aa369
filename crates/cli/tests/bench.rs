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
