//! The program as its callers meet it.

// Every file of tests uses some of these.
#![allow(dead_code, reason = "each test binary uses its part")]

pub mod conversation;
pub mod served;

use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// A seed for tests: 32 zero bytes.
pub const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// The built program, without colours or a language from the surroundings.
pub fn grotto() -> Command {
    let mut command = Command::cargo_bin("grotto").expect("the program is built");
    for name in [
        "CLICOLOR_FORCE",
        "NO_COLOR",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
    ] {
        command.env_remove(name);
    }
    command
}

/// An empty folder to work in.
pub fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

/// Runs the arguments in a folder with this input.
pub fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Output {
    grotto()
        .current_dir(folder)
        .args(arguments)
        .write_stdin(input)
        .output()
        .expect("the program runs")
}

/// The exit code, after a check that the program said something sensible on failure: one
/// sentence, no panic.
pub fn code(output: &Output) -> i32 {
    let complaint = text(&output.stderr);
    assert!(!complaint.contains("panicked"), "{complaint}");
    output.status.code().expect("the program was not killed")
}

/// Plays a whole game in the folder by always going on, and returns its record's path.
pub fn finished_game(folder: &Path) -> PathBuf {
    let path = folder.join("finished.record");
    let played = run_in(
        folder,
        &[
            "play",
            "diamant",
            "--seed",
            ZEROS,
            "--save",
            "finished.record",
        ],
        &"stay\n".repeat(200),
    );
    assert_eq!(code(&played), 0, "{}", text(&played.stderr));
    path
}

/// Sends lines to the referee and returns its answers.
pub fn referee(requests: &[&str]) -> Vec<Value> {
    let input = requests.join("\n");
    let output = run_in(Path::new("."), &["referee"], &input);
    assert_eq!(code(&output), 0);
    answers(&output)
}

/// The lines of JSON that the program printed.
pub fn answers(output: &Output) -> Vec<Value> {
    text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("every line is JSON"))
        .collect()
}

/// The code of a refusal.
pub fn refusal(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    let message = answer["error"]["message"].as_str().expect("a message");
    assert!(!message.is_empty(), "{answer}");
    answer["error"]["code"].as_str().expect("a code")
}

/// Checks what a terminal was shown: all of this, in lines that fit.
pub fn assert_shown(shown: &str, expected: &[&str]) {
    for part in expected {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
    for line in shown.lines() {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

/// Checks that everything that was typed was understood, and that no colours were sent to
/// what is no terminal.
pub fn assert_understood(shown: &str) {
    for complaint in [
        "is not a decision",
        " can be: ",
        " can be one of these:",
        "\u{1b}",
    ] {
        assert!(!shown.contains(complaint), "{complaint}\n{shown}");
    }
}

/// Benches a game for a moment and checks that something was played.
pub fn assert_benched(game: &str, seats: u8, seconds: &str) {
    let number = seats.to_string();
    let arguments = [
        "bench",
        game,
        "--seats",
        &number,
        "--seconds",
        seconds,
        "--json",
    ];
    let output = run_in(Path::new("."), &arguments, "");
    assert_eq!(code(&output), 0);
    let figures = &answers(&output)[0];
    assert_eq!(figures["game"], game);
    assert_eq!(figures["config"]["seats"], seats);
    assert!(figures["games_per_second"].as_f64() > Some(0.0));
}
