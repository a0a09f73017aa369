//! Help, wrong usage and exit codes.

mod program;

use predicates::prelude::*;
use program::{code, folder, grotto, run_in, text};

#[test]
fn the_help_lists_commands_examples_and_exit_codes() {
    grotto().arg("--help").assert().success().stdout(
        predicate::str::contains("Examples:")
            .and(predicate::str::contains("Exit codes:"))
            .and(predicate::str::contains("referee"))
            .and(predicate::str::contains("verify")),
    );
}

#[test]
fn every_command_has_help_with_examples() {
    for command in [
        "serve", "admin", "play", "referee", "replay", "verify", "analyse", "arena", "bench",
    ] {
        grotto()
            .args([command, "--help"])
            .assert()
            .success()
            .stdout(predicate::str::contains("Examples:"));
    }
}

#[test]
fn the_options_of_a_game_come_from_the_catalog() {
    grotto()
        .args(["play", "diamant", "--help"])
        .assert()
        .success()
        .stdout(
            predicate::str::contains("--seats <NUMBER>")
                .and(predicate::str::contains("--relics"))
                .and(predicate::str::contains("--open-chests")),
        );
}

/// Wrong arguments with a part of the sentence that says what would be right.
const WRONG: [(&[&str], &str); 18] = [
    (&["dance"], "unrecognized subcommand 'dance'"),
    (
        &["play", "chess"],
        "there is no game “chess”; there are: diamant",
    ),
    (
        &["bench", "chess"],
        "there is no game “chess”; there are: diamant",
    ),
    (&["play", "diamant", "--seats", "9"], "9 is not in 3..=8"),
    (&["play", "diamant", "--seats", "2"], "2 is not in 3..=8"),
    (&["play", "diamant", "--seats", "four"], "invalid digit"),
    (&["play", "diamant", "--seat", "8"], "from 0 to 7"),
    (
        &["play", "diamant", "--seats", "4", "--seat", "4"],
        "seat 4 is not at this table; its seats are 0 to 3",
    ),
    (
        &["play", "diamant", "--bots", "brilliant"],
        "random, greedy",
    ),
    (
        &["play", "diamant", "--seed", "12"],
        "64 hexadecimal digits",
    ),
    (
        &["play", "--resume", "x", "diamant"],
        "leave the game's name away",
    ),
    (
        &["play", "--resume", "x", "--save", "y"],
        "cannot be used with",
    ),
    (
        &["play", "--seats", "5"],
        "--seats is an option of a game and comes after the game's name: \
         grotto play diamant --seats",
    ),
    (
        &["bench", "--seconds", "1", "--open-stones"],
        "comes after the game's name: grotto bench cavum --open-stones",
    ),
    (
        &["play", "diamant", "--beginners"],
        "unexpected argument '--beginners'",
    ),
    (&["verify"], "<FILE>..."),
    (&["bench", "--seconds", "0"], "0.01 to 3600"),
    (&["bench", "--threads", "0"], "1..=1024"),
];

#[test]
fn wrong_usage_is_explained_and_ends_with_2() {
    let folder = folder();
    for (arguments, right) in WRONG {
        let output = run_in(folder.path(), arguments, "");
        assert_eq!(code(&output), 2, "{arguments:?}");
        let complaint = text(&output.stderr);
        assert!(complaint.contains(right), "{arguments:?}: {complaint}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
    }
    let left_behind = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left_behind, 0, "wrong usage writes no files");
}

#[test]
fn files_that_cannot_be_read_end_with_3() {
    let folder = folder();
    for arguments in [
        &["replay", "missing.record"][..],
        &["verify", "missing.record"],
        &["play", "--resume", "missing.record"],
        &["replay", "."],
    ] {
        let output = run_in(folder.path(), arguments, "");
        assert_eq!(code(&output), 3, "{arguments:?}");
        let said = text(&output.stderr) + &text(&output.stdout);
        assert!(said.contains("cannot be read"), "{arguments:?}: {said}");
    }
}

#[test]
fn files_that_are_no_records_end_with_4() {
    let folder = folder();
    std::fs::write(folder.path().join("letter"), "Dear Ann,\n").unwrap();
    std::fs::write(folder.path().join("bytes"), b"\xff\xfe").unwrap();
    std::fs::write(folder.path().join("huge"), vec![b'x'; (1 << 20) + 1]).unwrap();
    for (file, reason) in [
        ("letter", "line 1: a record starts with “grotto record 1”"),
        ("bytes", "not UTF-8"),
        ("huge", "longer than 1048576 bytes"),
    ] {
        for arguments in [&["replay", file][..], &["play", "--resume", file]] {
            let output = run_in(folder.path(), arguments, "");
            assert_eq!(code(&output), 4, "{arguments:?}");
            let complaint = text(&output.stderr);
            assert!(complaint.contains(reason), "{complaint}");
            assert_eq!(complaint.lines().count(), 1, "{complaint}");
        }
    }
}

#[test]
fn the_version_is_told() {
    grotto()
        .arg("--version")
        .assert()
        .success()
        .stdout(predicate::str::starts_with("grotto "));
}
