//! Cavum in the program: the referee, the terminal, records.

mod program;

use std::fs;
use std::path::Path;

use program::conversation::Referee;
use program::{
    ZEROS, answers, assert_benched, assert_shown, assert_understood, code, folder, run_in, text,
};
use serde_json::json;

/// Two players with the order cards of the worked example; seat 0 opens.
fn table_for_two() -> Referee {
    let config = json!({"seats": 2});
    let new = json!({"cmd": "new", "game": "cavum", "config": config, "luck": "told"});
    let mut referee = Referee::with(&new);
    for order in ["O1", "O5", "O7", "O11", "O13"] {
        referee.tell(&format!("order {order}"));
    }
    referee.tell("opener 0");
    referee
}

#[test]
fn a_game_with_told_luck() {
    let mut referee = table_for_two();
    referee.decide(0, "bid 2");
    referee.decide(1, "pass");
    referee.decide(0, "card 1");
    let taken = referee.decide(1, "card 2");
    assert_eq!(taken["events"][0]["card"], 2);
    referee.decide(0, "order O11");
    referee.decide(1, "pass");
    referee.decide(0, "pass");

    let laid = referee.decide(0, "lay two -2,4 r1");
    assert_eq!(laid["events"][0]["tile"]["exits"], json!([1, 4]));
    referee.decide(0, "vein -2,4 green");
    referee.decide(0, "lay four -2,3 r1");
    let built = referee.decide(0, "station -2,3");
    assert_eq!(built["events"][0]["event"], "station_built");
    // After four actions the turn is over.
    assert_eq!(built["events"][1]["event"], "turn_ended");
    let view = referee.view();
    assert_eq!(view["stage"]["seat"], 1);
    assert_eq!(view["seats"][0]["points"], 18);
    assert_eq!(view["scales"][3]["highest_visible"], 3);
    let covered = json!({"cmd": "decide", "seat": 1, "decision": "lay six -2,3 r0"});
    assert_eq!(referee.answer(&covered)["error"]["code"], "illegal");
    let not_asked = referee.answer(&json!({"cmd": "bot", "seat": 0, "bot": "greedy"}));
    assert_eq!(not_asked["error"]["code"], "not_awaited");
    let nobody = referee.answer(&json!({"cmd": "undo", "seat": 2}));
    assert_eq!(nobody["error"]["code"], "no_such_seat");
}

#[test]
fn stones_are_seen_by_their_owner_alone() {
    let mut referee = table_for_two();
    let own = json!({"cmd": "view", "viewer": 0});
    let seats = referee.ask(&own)["view"]["seats"].clone();
    assert_eq!(seats[0]["stones"], json!({}));
    assert_eq!(seats[1]["stones"], json!(null));
    assert_eq!(seats[1]["stone_count"], 0);
}

#[test]
fn bots_play_a_whole_game_with_told_luck() {
    let mut referee = table_for_two();
    let score = referee.let_bots_play(|seat| if seat == 1 { "greedy" } else { "random" });
    assert_eq!(score["winners"], json!([1]), "{score}");
    referee.assert_replayed(&score);
}

/// A player who always types the first number of the list: legal whatever comes.
fn game_by_numbers(folder: &Path) -> String {
    let arguments = [
        "play",
        "cavum",
        "--seats",
        "2",
        "--beginners",
        "--seed",
        ZEROS,
        "--bots",
        "random",
        "--save",
        "game.record",
    ];
    let output = run_in(folder, &arguments, &"1\n".repeat(400));
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_game_is_played_to_its_end_in_the_terminal() {
    let folder = folder();
    let shown = game_by_numbers(folder.path());
    let expected = [
        "Cavum, 2 seats, Beginners’ game. You are in seat 0; the other player is a bot\nthat plays at random.",
        "Phase 1 of 2",
        "Phase 2: new order cards are revealed.",
        "takes sequence card 1 and a two-exit dynamite tile.",
        "Seat 0 (you): two-exit tile on ",
        " wins with ",
        "   1.  ",
        "The record is in game.record.",
    ];
    assert_shown(&shown, &expected);
    assert_understood(&shown);
}

#[test]
fn a_game_is_verified_and_told_again() {
    let folder = folder();
    game_by_numbers(folder.path());
    let verified = run_in(folder.path(), &["verify", "game.record", "--json"], "");
    assert_eq!(code(&verified), 0);
    assert_eq!(answers(&verified)[0]["game"], "cavum");
    assert_eq!(answers(&verified)[0]["over"], true);

    let told = text(&run_in(folder.path(), &["replay", "game.record"], "").stdout);
    for expected in [
        "Luck: order O",
        "Phase 1: new order cards are revealed.",
        "Seat 0 takes sequence card",
        "Explosion",
        "Seat 1: ",
    ] {
        assert!(told.contains(expected), "{expected}\n{told}");
    }
    let arguments = ["replay", "game.record", "--at", "40"];
    let board = text(&run_in(folder.path(), &arguments, "").stdout);
    assert!(board.contains("Phase 1 of 2"), "{board}");
    assert!(board.contains("Y×8"), "{board}");
    assert!(!board.contains("(you)"), "a bystander has nothing: {board}");

    let record = fs::read_to_string(folder.path().join("game.record")).unwrap();
    let forged = record.replacen("\n0 card 1", "\n0 card 7", 1);
    let forged = run_in(folder.path(), &["verify", "-"], &forged);
    assert_eq!(code(&forged), 1);
}

#[test]
fn long_lists_are_narrowed_by_words() {
    let folder = folder();
    let script = "pass\ncard 2\npass\ndance\nlay\nlay six\nl six -2,4\noption\nstat\n\
                  board\nhelp\ndeck\nundo\nquit\n";
    let arguments = ["play", "cavum", "--seats", "2", "--seed", ZEROS];
    let output = run_in(folder.path(), &arguments, script);
    assert_eq!(code(&output), 0);
    let shown = text(&output.stdout);
    let expected = [
        "lay      two… · three… · four… · six… · dynamite…",
        "lay six ",
        "Seat 0 (you): six-exit tile on K4.",
        "Seat 0 (you) builds a station on K4.",
        "Every hex shows its coordinates",
        "Orders that can still come",
        "Your last decision has been taken back.",
        "A station can be built on K4 now, and only now.",
    ];
    assert_shown(&shown, &expected);
}

#[test]
fn cavum_is_benched() {
    assert_benched("cavum", 4, "0.2");
}
