//! `grotto play`, with a script in the player's place.

mod program;

use std::fs;

use program::{ZEROS, code, finished_game, folder, run_in, text};

/// The first digits of the zeros' commitment.
const NAME: &str = "grotto-diamant-66687aad.record";

#[test]
fn a_game_is_played_to_its_end() {
    let folder = folder();
    let output = run_in(
        folder.path(),
        &["play", "diamant", "--relics", "--seed", ZEROS],
        &"stay\n".repeat(200),
    );
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    assert!(
        shown.contains("4 seats, Relics. You are in seat 0"),
        "{shown}"
    );
    assert!(shown.contains("Round 5 of 5"), "{shown}");
    assert!(shown.contains("The last entrance is closed. "), "{shown}");
    assert!(shown.contains("   1.  "), "{shown}");
    assert!(shown.contains(&format!("The seed was\n  {ZEROS}")));
    assert!(shown.contains(&format!("grotto verify {NAME}")), "{shown}");
    let verified = run_in(folder.path(), &["verify", NAME], "");
    assert_eq!(code(&verified), 0);
    assert!(text(&verified.stdout).contains("steps, over)"));
}

#[test]
fn the_output_is_plain_and_fits_80_columns() {
    let folder = folder();
    let output = run_in(
        folder.path(),
        &[
            "play", "diamant", "--seats", "8", "--relics", "--seed", ZEROS,
        ],
        &"stay\ndeck\n".repeat(100),
    );
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    assert!(!shown.contains('\u{1b}'), "colours are for terminals");
    for line in shown.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn the_board_shows_what_is_public_and_hides_the_others_chests() {
    let folder = folder();
    let closed = run_in(folder.path(), &["play", "diamant", "--seed", ZEROS], "");
    let closed = text(&closed.stdout);
    assert!(closed.contains("◆ 1"), "{closed}");
    assert!(closed.contains("  1 ruby on the path"), "{closed}");
    assert!(closed.contains("Next card, of 29"), "{closed}");
    assert!(closed.contains("treasure     14    48%"), "{closed}");
    assert_eq!(closed.matches("closed").count(), 3, "{closed}");
    let open = run_in(
        folder.path(),
        &["play", "diamant", "--open-chests", "--seed", ZEROS],
        "",
    );
    assert!(!text(&open.stdout).contains("closed"));
}

#[test]
fn quit_saves_and_resume_goes_on_to_the_same_end() {
    let folder = folder();
    let whole = finished_game(folder.path());
    let path = folder.path();

    let arguments = ["play", "diamant", "--seed", ZEROS];
    let paused = run_in(path, &arguments, "stay\nstay\nquit\n");
    assert_eq!(code(&paused), 0);
    let shown = text(&paused.stdout);
    assert!(
        shown.contains(&format!("grotto play --resume {NAME}\n")),
        "{shown}"
    );
    let saved = fs::read_to_string(path.join(NAME)).unwrap();
    assert_eq!(saved.matches("\n0 stay").count(), 2, "{saved}");
    assert!(saved.ends_with("result none\n"), "{saved}");

    let resumed = run_in(path, &["play", "--resume", NAME], &"stay\n".repeat(200));
    assert_eq!(code(&resumed), 0);
    assert!(text(&resumed.stdout).contains("The game continues where it stopped."));
    // The same seed and the same decisions are the same game, interrupted or not.
    assert_eq!(
        fs::read_to_string(path.join(NAME)).unwrap(),
        fs::read_to_string(whole).unwrap()
    );
}

#[test]
fn the_end_of_the_input_saves_too() {
    let folder = folder();
    let output = run_in(
        folder.path(),
        &[
            "play", "diamant", "--seed", ZEROS, "--seat", "2", "--bots", "random",
        ],
        "stay",
    );
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    assert!(
        shown.contains(&format!(
            "grotto play --resume {NAME} --seat 2 --bots random"
        )),
        "{shown}"
    );
    let saved = fs::read_to_string(folder.path().join(NAME)).unwrap();
    assert!(saved.contains("\n2 stay"), "{saved}");
}

#[test]
fn without_a_name_the_first_game_is_played() {
    let folder = folder();
    for arguments in [&["play"][..], &["play", "--bots", "random"]] {
        let output = run_in(folder.path(), arguments, "quit\n");
        assert_eq!(code(&output), 0);
        let shown = text(&output.stdout);
        assert!(
            shown.starts_with("Diamant, 4 seats. You are in seat 0"),
            "{shown}"
        );
    }
    // Every game has its own random seed and so its own file.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn the_same_game_twice_does_not_overwrite_the_first() {
    let folder = folder();
    for _ in 0..2 {
        run_in(
            folder.path(),
            &["play", "diamant", "--seed", ZEROS],
            "quit\n",
        );
    }
    assert!(folder.path().join(NAME).exists());
    let second = NAME.replace(".record", "-2.record");
    assert!(folder.path().join(second).exists());
}

#[test]
fn a_file_that_exists_is_not_overwritten() {
    let folder = folder();
    fs::write(folder.path().join("precious"), "precious").unwrap();
    let output = run_in(
        folder.path(),
        &["play", "diamant", "--save", "precious"],
        "stay\n",
    );
    assert_eq!(code(&output), 3);
    let complaint = text(&output.stderr);
    assert!(complaint.contains("choose another name"), "{complaint}");
    let kept = fs::read_to_string(folder.path().join("precious")).unwrap();
    assert_eq!(kept, "precious");
}

#[test]
fn a_folder_that_does_not_exist_is_told_before_the_first_decision() {
    let folder = folder();
    let output = run_in(
        folder.path(),
        &["play", "diamant", "--save", "missing/game.record"],
        "stay\n",
    );
    assert_eq!(code(&output), 3);
    assert!(text(&output.stderr).contains("cannot be written"));
    assert_eq!(text(&output.stdout), "");
}

#[test]
fn words_beginnings_numbers_and_mistakes() {
    let folder = folder();
    let script = "s\n2\n\nst\nSTAY\nfly\n7\nhelp\ndeck\nrecord\nundo\nd\n\u{1b}[31m\nq\n";
    let output = run_in(folder.path(), &["play", "diamant", "--seed", ZEROS], script);
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    assert!(shown.contains("“fly” is not a decision you can make now; type stay, leave, or help."));
    assert!(shown.contains("7 is not in the list; its numbers are 1 to 2."));
    assert!(shown.contains("save the game and stop"), "help");
    assert_eq!(shown.matches("Left in the deck: ").count(), 2, "deck");
    assert!(shown.contains("grotto record 1\ngame diamant"), "record");
    assert!(shown.contains("seed (hidden until the game is over)"));
    assert!(
        !shown.contains(ZEROS),
        "the seed is not shown before the end"
    );
    assert!(
        shown.contains("Something has been revealed since then, so the decision stands."),
        "undo"
    );
    assert!(!shown.contains('\u{1b}'), "what was typed is shown escaped");
    let saved = fs::read_to_string(folder.path().join(NAME)).unwrap();
    let own: Vec<&str> = saved
        .lines()
        .filter(|line| line.starts_with("0 "))
        .collect();
    assert_eq!(own, ["0 stay", "0 leave", "0 stay", "0 stay"]);
}

#[test]
fn lines_that_are_not_text_or_endless_are_mistakes_like_others() {
    let folder = folder();
    let mut input = b"\xff\xff\n".to_vec();
    input.extend(vec![b'x'; 100_000]);
    input.extend(b"\nquit\n");
    program::grotto()
        .current_dir(folder.path())
        .args(["play", "diamant", "--seed", ZEROS])
        .write_stdin(input)
        .assert()
        .success();
    assert!(folder.path().join(NAME).exists());
}

#[test]
fn a_finished_game_is_shown_again() {
    let folder = folder();
    let path = finished_game(folder.path());
    let before = fs::read_to_string(&path).unwrap();
    let output = run_in(folder.path(), &["play", "--resume", "finished.record"], "");
    assert_eq!(code(&output), 0);
    assert!(text(&output.stdout).contains("The seed was"));
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
}

#[test]
fn a_game_with_told_luck_cannot_be_resumed() {
    let folder = folder();
    let record = "grotto record 1\ngame diamant\nrules 1\nconfig {\"seats\":3}\nluck told\n\n\
                  luck treasure 9\n\nresult none\n";
    fs::write(folder.path().join("told.record"), record).unwrap();
    let output = run_in(folder.path(), &["play", "--resume", "told.record"], "");
    assert_eq!(code(&output), 4);
    assert!(text(&output.stderr).contains("grotto referee"));
}

#[test]
fn a_resumed_seat_must_be_at_the_table() {
    let folder = folder();
    finished_game(folder.path());
    let arguments = ["play", "--resume", "finished.record", "--seat", "7"];
    let output = run_in(folder.path(), &arguments, "");
    assert_eq!(code(&output), 2);
    assert!(text(&output.stderr).contains("its seats are 0 to 3"));
}

#[test]
fn colours_come_only_when_they_are_wanted() {
    let folder = folder();
    let coloured = |name: &str, value: &str| {
        let output = program::grotto()
            .current_dir(folder.path())
            .env(name, value)
            .args(["play", "diamant", "--seed", ZEROS])
            .write_stdin("quit\n")
            .output()
            .unwrap();
        text(&output.stdout).contains('\u{1b}')
    };
    assert!(coloured("CLICOLOR_FORCE", "1"));
    assert!(!coloured("NO_COLOR", "1"));
}

#[test]
fn a_game_that_stopped_between_two_choices_goes_on() {
    let folder = folder();
    let path = finished_game(folder.path());
    let whole = fs::read_to_string(&path).unwrap();
    // As a killed program leaves it: the player has chosen, the bots have not.
    let (before, _) = whole.split_once("\n1 ").unwrap();
    assert!(before.ends_with("\n0 stay"), "{before}");
    fs::write(&path, format!("{before}\n\nseed {ZEROS}\nresult none\n")).unwrap();
    let arguments = ["play", "--resume", "finished.record"];
    let output = run_in(folder.path(), &arguments, &"stay\n".repeat(200));
    assert_eq!(code(&output), 0);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
}
