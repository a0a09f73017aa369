//! Caverna in the program: the referee, the terminal, records.

mod program;

use std::fs;
use std::path::Path;

use program::conversation::Referee;
use program::{
    ZEROS, answers, assert_benched, assert_shown, assert_understood, code, folder, run_in, text,
};
use serde_json::json;

fn duel() -> Referee {
    Referee::with(&json!({"cmd": "new", "game": "caverna", "luck": "told"}))
}

#[test]
fn a_duel_with_told_luck() {
    let mut referee = duel();
    let lots = referee.ask(&json!({"cmd": "chances"}));
    assert_eq!(lots["outcomes"], json!([["start 0", 1], ["start 1", 1]]));
    referee.tell("start 1");
    let began = referee.tell("tile masonry");
    let event = &began["events"][0];
    assert_eq!(event["event"], "round_began");
    assert_eq!(
        (&event["tile"], &event["turns"]),
        (&json!("masonry"), &json!(2))
    );

    // Masonry's parts in any order, each once.
    referee.decide(1, "take masonry");
    let walled = referee.decide(1, "wall 3,0 3,1");
    assert_eq!(walled["events"][0]["place"], "3,0 3,1");
    assert!(
        !referee
            .legal(1)
            .iter()
            .any(|words| words.starts_with("wall"))
    );
    referee.decide(1, "use cave-entrance for wood");
    referee.decide(1, "gain wood");
    assert_eq!(
        referee.legal(1),
        ["convert emmer", "convert flax", "convert gold", "end"]
    );
    referee.decide(1, "end");

    // Two digs are paid before the first is seen; what comes up is told.
    referee.decide(0, "take excavation");
    referee.decide(0, "convert flax");
    let dug = referee.decide(0, "dig twice 3,1");
    assert_eq!(dug["events"][0]["food"], 1);
    assert_eq!(dug["events"][0]["paid"]["food"], 2);
    let refused = referee.answer(&json!({"cmd": "luck", "outcome": "room shelf"}));
    assert_eq!(refused["error"]["code"], "impossible_outcome");
    referee.tell("room stall");
    referee.decide(0, "dig 4,1");
    referee.tell("room bakehouse");
    let view = referee.view();
    let display = view["display"].as_array().unwrap();
    assert!(display.contains(&json!("stall")) && display.contains(&json!("bakehouse")));
    assert_eq!(view["seats"][0]["goods"]["food"], 1);
    assert_eq!(view["seats"][1]["goods"]["wood"], 3);
    assert_eq!(view["walls"], 6);
    let taken_back = referee.answer(&json!({"cmd": "undo", "seat": 0}));
    assert_eq!(taken_back["error"]["code"], "already_revealed");
}

#[test]
fn a_turn_is_taken_back_step_by_step() {
    let mut referee = duel();
    referee.tell("start 0");
    referee.tell("tile furnishing");
    let before = referee.view();
    let steps = [
        "take furnishing",
        "gain food",
        "furnish grindstone 2,0 with 2 food",
    ];
    let mut positions = vec![before];
    for words in steps {
        referee.decide(0, words);
        let view = referee.view();
        positions.push(view);
    }
    assert_eq!(positions[3]["seats"][0]["points"], 5);
    for position in positions.iter().rev().skip(1) {
        referee.ask(&json!({"cmd": "undo", "seat": 0}));
        assert_eq!(referee.view(), *position);
    }
    let nothing = referee.answer(&json!({"cmd": "undo", "seat": 0}));
    assert_eq!(nothing["ok"], false);
}

#[test]
fn bots_play_a_whole_duel_with_told_luck() {
    let mut referee = duel();
    let score = referee.let_bots_play(|seat| if seat == 0 { "greedy" } else { "random" });
    assert_eq!(score["winners"], json!([0]), "{score}");
    referee.assert_replayed(&score);
}

/// A solo game with the seed of zeros, every line a decision that is legal when it comes,
/// some of them shortened. The first turn is taken back and begun anew.
fn solo_script() -> String {
    let mut script = "take masonry\ngain stone\nundo\nundo\ntake housework\nf gr 2,0\nend\n\
                      take undergrowth\nuse cave for stone\ngain\nend\n"
        .to_owned();
    let digs = ["3,1", "1,0", "0,0", "2,1", "1,1", "4,0"];
    for (turns, dig) in [2, 2, 3, 3, 3, 4].into_iter().zip(digs) {
        let round = [
            "take cultivation\ngain\nuse grind w emmer\nend\n".to_owned(),
            format!("take excavation\ndig {dig}\ngain\nend\n"),
            "take undergrowth\n2 wood\nend\n".to_owned(),
            "take housework\nend\n".to_owned(),
        ];
        script.extend(round.into_iter().take(turns));
    }
    script
}

/// Plays the script and returns what was shown; the record is `solo.record`.
fn solo_game(folder: &Path) -> String {
    let arguments = [
        "play",
        "caverna",
        "--seats",
        "1",
        "--seed",
        ZEROS,
        "--save",
        "solo.record",
    ];
    let output = run_in(folder, &arguments, &solo_script());
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let folder = folder();
    let shown = solo_game(folder.path());
    let expected = [
        "Caverna: Cave vs. Cave, 1 seat. You play alone.",
        "Your last decision has been taken back.",
        "Seat 0 (you) furnishes A3 with Grindstone (4 points) and pays 1 stone and 1\n  gold.",
        "Seat 0 (you) uses Grindstone, pays 1 emmer and gains 3 food.",
        "Seat 0 (you) excavates B4 and finds 1 food.",
        "From the draw pile to the display: ",
        "Goal: 50 points; more than 60 is exceptional.",
        "Round 7 of 7",
        "The game ends with ",
        "The goal was 50.",
        "   1.  Seat 0 (you)",
    ];
    assert_shown(&shown, &expected);
    assert_understood(&shown);
}

#[test]
fn a_solo_game_is_verified_and_told_again() {
    let folder = folder();
    solo_game(folder.path());
    let verified = run_in(folder.path(), &["verify", "solo.record", "--json"], "");
    assert_eq!(code(&verified), 0);
    assert_eq!(answers(&verified)[0]["game"], "caverna");
    assert_eq!(answers(&verified)[0]["over"], true);

    let told = run_in(folder.path(), &["replay", "solo.record"], "");
    // Where a line ends does not matter here.
    let told = text(&told.stdout).replace("\n       ", " ");
    assert!(told.contains("Luck: tile masonry"), "{told}");
    assert!(
        told.contains(
            "Seat 0: Housework – furnished A3: Grindstone (4 points) for 1 stone and 1 gold."
        ),
        "{told}"
    );
    assert!(!told.contains("take masonry"), "it was taken back: {told}");

    let arguments = ["replay", "solo.record", "--at", "4"];
    let board = text(&run_in(folder.path(), &arguments, "").stdout);
    assert!(board.contains("Round 1 of 7"), "{board}");
    assert!(
        !board.contains("for you"),
        "a bystander has no cave: {board}"
    );

    let lines = answers(&run_in(
        folder.path(),
        &["replay", "solo.record", "--json"],
        "",
    ));
    let end = lines.last().unwrap();
    assert_eq!(end["result"]["scores"].as_array().unwrap().len(), 1);
    assert_eq!(end["result"]["winners"], json!([]));

    let record = fs::read_to_string(folder.path().join("solo.record")).unwrap();
    let forged = record.replacen("\n0 gain 2 wood", "\n0 gain 9 wood", 1);
    let forged = run_in(folder.path(), &["verify", "-"], &forged);
    assert_eq!(code(&forged), 1);
}

#[test]
fn a_duel_in_the_terminal_shows_both_caves() {
    let folder = folder();
    let script = "take exc\ndeck\nhelp\ngain\nboard\nend\nquit\n";
    let arguments = ["play", "caverna", "--seed", ZEROS];
    let output = run_in(folder.path(), &arguments, script);
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    let expected = [
        "You are in seat 0; the other player is",
        "»Cave Entrance  ┊░ can be dug ░░▓  Start player    »Cave Entrance  ┊",
        "  Excavation: still to do: excavate a cavern or pay 2 food and excavate 2 caverns; gain 1 stone\n",
        "18 rooms are still face down",
        "furnish shelf 2,0 with 2 food",
        "  Excavation: still to do: excavate a cavern or pay 2 food and excavate 2 caverns\n",
        "  Seat 1: ",
        "  Seat 0 (you) Excavation ",
    ];
    assert_shown(&shown, &expected);
    // At the start, when it is asked for, and when the turn comes again.
    assert_eq!(shown.matches(" Action board\n").count(), 3, "{shown}");
}

#[test]
fn caverna_is_benched() {
    assert_benched("caverna", 1, "0.05");
}
