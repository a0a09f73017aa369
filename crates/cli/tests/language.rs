//! The terminal speaks five languages.

mod program;

use std::path::Path;
use std::process::Output;

use program::{ZEROS, assert_shown, code, finished_game, folder, grotto, run_in, text};

/// A word of every language that stands in the first sentence of a game of Diamant.
const LANGUAGES: [(&str, &str); 5] = [
    ("en", "Round 1 of 5"),
    ("de", "Runde 1 von 5"),
    ("fr", "Manche 1 sur 5"),
    ("nl", "Ronde 1 van 5"),
    ("hu", "1. forduló"),
];

/// What is shown of the start of a game with these variables set.
fn started(folder: &Path, variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    grotto()
        .current_dir(folder)
        .envs(variables.iter().copied())
        .args(["play", "diamant", "--seed", ZEROS])
        .args(arguments)
        .write_stdin("quit\n")
        .output()
        .expect("the program runs")
}

/// No key of the locale files is shown instead of its text, and no argument is missing.
fn assert_no_keys(shown: &str) {
    for trace in [
        "terminal-",
        "diamant-",
        "caverna-",
        "cavum-",
        "analysis-",
        "{$",
        "{ $",
    ] {
        let file_names = shown.replace("grotto-diamant-", "");
        assert!(!file_names.contains(trace), "{trace}\n{shown}");
    }
}

#[test]
fn a_language_is_chosen_on_the_command_line() {
    let folder = folder();
    for (lang, words) in LANGUAGES {
        let output = started(folder.path(), &[("LANG", "nl_NL.UTF-8")], &["--lang", lang]);
        assert_eq!(code(&output), 0, "{}", text(&output.stderr));
        let shown = text(&output.stdout);
        assert!(shown.contains(words), "{lang}: {shown}");
        assert!(shown.contains(&format!(" --lang {lang}\n")), "{shown}");
    }
}

#[test]
fn the_environment_picks_the_language() {
    let folder = folder();
    for (variables, words) in [
        (&[][..], "Round 1 of 5"),
        (&[("LANG", "de_DE.UTF-8")], "Runde 1 von 5"),
        (
            &[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr_FR")],
            "Manche 1 sur 5",
        ),
        (
            &[
                ("LANG", "de_DE"),
                ("LC_MESSAGES", "fr_FR"),
                ("LC_ALL", "nl"),
            ],
            "Ronde 1 van 5",
        ),
        (&[("LANG", "C.UTF-8")], "Round 1 of 5"),
        (&[("LANG", "sv_SE.UTF-8")], "Round 1 of 5"),
    ] {
        let shown = text(&started(folder.path(), variables, &[]).stdout);
        assert!(shown.contains(words), "{variables:?}: {shown}");
        // What the environment says it will say again.
        assert!(!shown.contains("--lang"), "{shown}");
    }
}

#[test]
fn another_language_is_refused_with_the_five_there_are() {
    let folder = folder();
    finished_game(folder.path());
    for arguments in [
        &["play", "diamant", "--lang", "xx"][..],
        &["replay", "finished.record", "--lang", "xx"],
        &["analyse", "finished.record", "--lang", "de_DE"],
    ] {
        let output = run_in(folder.path(), arguments, "");
        assert_eq!(code(&output), 2);
        let complaint = text(&output.stderr);
        assert!(complaint.contains("en, de, fr, nl, hu"), "{complaint}");
        assert_eq!(text(&output.stdout), "");
    }
}

#[test]
fn a_recorded_game_is_told_in_german() {
    let folder = folder();
    finished_game(folder.path());
    let told = run_in(
        folder.path(),
        &["replay", "finished.record", "--lang", "de"],
        "",
    );
    let told = text(&told.stdout);
    assert_no_keys(&told);
    for expected in [
        "    1  Zufall: treasure 1\n",
        "    2  Platz 0: stay\n",
        "Ein Schatz! 1 Rubin, zu wenig für 4 Abenteurer.",
        " Punkte  ",
    ] {
        assert!(told.contains(expected), "{expected}\n{told}");
    }
    let position = run_in(
        folder.path(),
        &["replay", "finished.record", "--at", "3", "--lang", "de"],
        "",
    );
    let position = text(&position.stdout);
    assert!(position.starts_with("Nach 3 von "), "{position}");
    assert!(position.contains("in der Höhle, hat gewählt"), "{position}");
    let in_json = |lang: &str| {
        let arguments = ["replay", "finished.record", "--json", "--lang", lang];
        run_in(folder.path(), &arguments, "").stdout
    };
    assert_eq!(in_json("de"), in_json("en"), "programs need no language");
}

#[test]
fn an_analysis_is_told_in_every_language() {
    let folder = folder();
    finished_game(folder.path());
    for (lang, heading, name) in [
        ("en", "The biggest turning points", "Seat 0"),
        ("de", "Die größten Wendepunkte", "Platz 0"),
        ("fr", "Les grands tournants", "Place 0"),
        ("nl", "De grootste keerpunten", "Plaats 0"),
        ("hu", "A legnagyobb fordulópontok", "0. hely"),
    ] {
        let arguments = "analyse finished.record --iterations 20 --lang";
        let arguments: Vec<&str> = arguments.split(' ').chain([lang]).collect();
        let shown = text(&run_in(folder.path(), &arguments, "").stdout);
        assert_no_keys(&shown);
        assert_shown(&shown, &[heading, name]);
    }
}

#[test]
fn whole_games_are_played_in_every_language() {
    for (lang, _) in LANGUAGES {
        for (game, seats, widest) in [("diamant", "3", 80), ("caverna", "2", 100)] {
            let folder = folder();
            let arguments = ["play", game, "--seats", seats, "--seed", ZEROS];
            let arguments = [&arguments[..], &["--lang", lang, "--bots", "random"]].concat();
            let script = format!("help\ndeck\nboard\nfoo\n{}", "1\n".repeat(400));
            let output = run_in(folder.path(), &arguments, &script);
            assert_eq!(code(&output), 0, "{}", text(&output.stderr));
            let shown = text(&output.stdout);
            assert!(
                shown.contains("grotto verify "),
                "{game} in {lang}: {shown}"
            );
            assert_no_keys(&shown.replace(&format!("grotto-{game}-"), ""));
            for line in shown.lines() {
                assert!(line.chars().count() <= widest, "{game} in {lang}: {line}");
            }
        }
    }
}
