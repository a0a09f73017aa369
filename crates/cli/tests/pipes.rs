//! Readers that stop reading.

mod program;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

use program::{finished_game, folder};

fn spawn(folder: &std::path::Path, arguments: &[&str]) -> Child {
    Command::new(assert_cmd::cargo::cargo_bin("grotto"))
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs")
}

/// Reads one line, closes the pipe, and returns how the program ended.
fn read_one_line(mut child: Child) -> (String, Option<i32>, String) {
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    output.read_line(&mut line).expect("there is a line");
    drop(output);
    // The referee and the player's program write again only when they are asked.
    let mut input = child.stdin.take().expect("it is piped");
    for _ in 0..50 {
        // The program may be gone already, which is what this is about.
        let _ = input.write_all(b"stay\n");
    }
    drop(input);
    let ended = child.wait_with_output().expect("the program ends");
    let complaint = String::from_utf8(ended.stderr).expect("it is text");
    (line, ended.status.code(), complaint)
}

#[test]
fn a_closed_output_ends_every_command_quietly() {
    let folder = folder();
    finished_game(folder.path());
    for arguments in [
        &["replay", "finished.record"][..],
        &["replay", "finished.record", "--json"],
        &["verify", "finished.record"],
        &["play", "diamant"],
        &["--help"],
    ] {
        let (line, exit, complaint) = read_one_line(spawn(folder.path(), arguments));
        assert!(!line.is_empty(), "{arguments:?}");
        assert_eq!(exit, Some(0), "{arguments:?}: {complaint}");
        assert_eq!(complaint, "", "{arguments:?}");
    }
}

#[test]
fn a_referee_whose_caller_is_gone_ends_quietly() {
    let folder = folder();
    let mut child = spawn(folder.path(), &["referee"]);
    let input = child.stdin.as_mut().expect("it is piped");
    input.write_all(b"{\"cmd\":\"games\"}\n").unwrap();
    let (line, exit, complaint) = read_one_line(child);
    assert!(line.starts_with("{\"ok\":true"), "{line}");
    assert_eq!(exit, Some(0), "{complaint}");
    assert_eq!(complaint, "");
}

/// Closes the output before the program has its input, and so before it can write.
fn with_closed_output(arguments: &[&str], input: &[u8]) -> (Option<i32>, String) {
    let folder = folder();
    let mut child = spawn(folder.path(), arguments);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input).expect("the program reads");
    drop(stdin);
    let ended = child.wait_with_output().expect("the program ends");
    let complaint = String::from_utf8(ended.stderr).expect("it is text");
    (ended.status.code(), complaint)
}

#[test]
fn an_output_that_was_never_open_is_no_error() {
    let folder = folder();
    let record = std::fs::read(finished_game(folder.path())).unwrap();
    for arguments in [
        &["replay", "-"][..],
        &["replay", "-", "--json"],
        &["replay", "-", "--at", "3"],
        &["verify", "-"],
        &["verify", "-", "--json"],
    ] {
        let ended = with_closed_output(arguments, &record);
        assert_eq!(ended, (Some(0), String::new()), "{arguments:?}");
    }
}

#[test]
fn a_record_that_does_not_verify_says_so_even_to_nobody() {
    let ended = with_closed_output(&["verify", "-"], b"Dear Ann,\n");
    assert_eq!(ended, (Some(1), String::new()));
}

#[test]
fn a_game_whose_reader_is_gone_is_kept() {
    let folder = folder();
    let seed = program::ZEROS;
    let child = spawn(folder.path(), &["play", "diamant", "--seed", seed]);
    let (_, exit, _) = read_one_line(child);
    assert_eq!(exit, Some(0));
    let kept = folder.path().join("grotto-diamant-66687aad.record");
    let record = std::fs::read_to_string(kept).expect("the game was saved");
    assert!(record.starts_with("grotto record 1\n"), "{record}");
}

#[test]
fn the_referee_answers_before_the_next_request() {
    let folder = folder();
    let mut child = spawn(folder.path(), &["referee"]);
    let mut input = child.stdin.take().expect("it is piped");
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    for request in ["{\"cmd\":\"games\"}\n", "{\"cmd\":\"prompt\"}\n"] {
        input.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        // Would wait for ever if the answer were kept back.
        output.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"ok\":"), "{answer}");
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_killed_game_has_kept_every_decision() {
    let named = ["play", "diamant", "--save", "game.record"];
    kill_after_a_decision(&named, "game.record");
    let unnamed = ["play", "diamant", "--seed", program::ZEROS];
    kill_after_a_decision(&unnamed, "grotto-diamant-66687aad.record");
}

fn kill_after_a_decision(arguments: &[&str], name: &str) {
    let folder = folder();
    let mut child = spawn(folder.path(), arguments);
    let mut input = child.stdin.take().expect("it is piped");
    let mut output = child.stdout.take().expect("it is piped");
    // The second question is asked when the first answer has been played.
    input.write_all(b"stay\n").unwrap();
    let mut shown = Vec::new();
    while String::from_utf8_lossy(&shown).matches("\n> ").count() < 2 {
        let mut byte = [0];
        output.read_exact(&mut byte).expect("the question comes");
        shown.extend(byte);
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it is gone");
    let record = std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(record.contains("\n0 stay\n"), "{record}");
    let verified = program::run_in(folder.path(), &["verify", name], "");
    assert_eq!(program::code(&verified), 0, "{record}");
}
