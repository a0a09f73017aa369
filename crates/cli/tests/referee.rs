//! `grotto referee`: whole games and every refusal.

mod program;

use std::path::Path;

use program::{ZEROS, code, referee, run_in};
use serde_json::{Value, json};

const TOLD: &str = r#"{"cmd":"new","game":"diamant","config":{"seats":5},"luck":"told"}"#;

fn luck(outcome: &str) -> String {
    json!({"cmd": "luck", "outcome": outcome}).to_string()
}

fn decide(seat: u8, decision: &str) -> String {
    json!({"cmd": "decide", "seat": seat, "decision": decision}).to_string()
}

/// The answers to a new table with told luck and these requests, all of which are fine.
fn told_game(new: &str, requests: &[String]) -> Vec<Value> {
    let lines: Vec<&str> = std::iter::once(new)
        .chain(requests.iter().map(String::as_str))
        .collect();
    let answers = referee(&lines);
    for (line, answer) in lines.iter().zip(&answers) {
        assert_eq!(answer["ok"], true, "{line}: {answer}");
    }
    answers
}

/// The named event of an answer.
fn event<'a>(answer: &'a Value, name: &str) -> &'a Value {
    let events = answer["events"].as_array().expect("there are events");
    events
        .iter()
        .find(|event| event["event"] == name)
        .unwrap_or_else(|| panic!("there is no {name} in {answer}"))
}

/// The rulebook's example: cards 9 and 7 among five, then this many leave together.
fn pool_of_six(leavers: u8) -> Value {
    let mut requests = vec![luck("treasure 9")];
    requests.extend((0..5).map(|seat| decide(seat, "stay")));
    requests.push(luck("treasure 7"));
    requests.extend((0..5).map(|seat| {
        let decision = if seat < leavers { "leave" } else { "stay" };
        decide(seat, decision)
    }));
    let answers = told_game(TOLD, &requests);
    let nine = event(&answers[1], "treasure_found");
    assert_eq!((&nine["each"], &nine["left"]), (&json!(1), &json!(4)));
    let seven = event(&answers[7], "treasure_found");
    assert_eq!((&seven["each"], &seven["left"]), (&json!(1), &json!(2)));
    event(answers.last().unwrap(), "came_home").clone()
}

#[test]
fn the_worked_examples_of_the_rules() {
    for (leavers, share, left) in [(2, 3, 0), (3, 2, 0), (4, 1, 2)] {
        let home = pool_of_six(leavers);
        assert_eq!(home["gathered"], 2, "{home}");
        assert_eq!(home["share"], share, "{home}");
        assert_eq!(home["left"], left, "{home}");
    }
}

#[test]
fn a_second_snake_ends_the_round_and_leaves_the_game() {
    let stay_all = || (0..5).map(|seat| decide(seat, "stay"));
    let mut requests = vec![luck("trap snakes")];
    requests.extend(stay_all());
    requests.push(luck("treasure 5"));
    requests.extend(stay_all());
    requests.push(luck("trap snakes"));
    requests.push(r#"{"cmd":"chances"}"#.to_owned());
    let answers = told_game(TOLD, &requests);
    let sprung = event(&answers[13], "trap_sprung");
    assert_eq!(sprung["lost"], 1);
    assert_eq!(sprung["fled"], json!([0, 1, 2, 3, 4]));
    let outcomes = answers[14]["outcomes"].as_array().unwrap();
    let traps: u64 = outcomes
        .iter()
        .filter(|outcome| outcome[0].as_str().unwrap().starts_with("trap"))
        .map(|outcome| outcome[1].as_u64().unwrap())
        .sum();
    assert_eq!(traps, 14);
}

#[test]
fn a_whole_game_with_told_luck_and_relics() {
    let new = r#"{"cmd":"new","game":"diamant","config":{"seats":3,"relics":true},"luck":"told"}"#;
    let all = |decision: &'static str| (0..3).map(move |seat| decide(seat, decision));
    let mut requests = Vec::new();
    // Rounds 1 and 2: a treasure of three, one for each, and home.
    for _ in 0..2 {
        requests.push(luck("treasure 3"));
        requests.extend(all("leave"));
    }
    // Round 3: the relics of 5 and 8 lie in the cave, and seat 1 leaves alone.
    requests.push(luck("relic 5"));
    requests.extend(all("stay"));
    requests.push(luck("relic 8"));
    requests.extend([decide(0, "stay"), decide(1, "leave"), decide(2, "stay")]);
    requests.push(luck("trap lava"));
    requests.extend([decide(0, "leave"), decide(2, "leave")]);
    // Rounds 4 and 5: home at once, with nothing.
    for _ in 0..2 {
        requests.push(luck("trap ram"));
        requests.extend(all("leave"));
    }
    requests.push(r#"{"cmd":"prompt"}"#.to_owned());
    requests.push(r#"{"cmd":"score"}"#.to_owned());
    requests.push(r#"{"cmd":"record"}"#.to_owned());
    let answers = told_game(new, &requests);
    let [.., prompt, score, record] = answers.as_slice() else {
        panic!("the last three are asked for");
    };
    assert_eq!(prompt["prompt"]["kind"], "over");
    assert_eq!(score["scores"], json!([2, 15, 2]));
    assert_eq!(score["winners"], json!([1]));

    // The record loads, and says the same.
    let replay = json!({"cmd": "replay", "record": record["record"]}).to_string();
    let loaded = told_game(&replay, &[r#"{"cmd":"score"}"#.to_owned()]);
    assert_eq!(loaded[0]["luck"], "told");
    assert_eq!(loaded[0]["prompt"]["kind"], "over");
    assert_eq!(loaded[1]["scores"], score["scores"]);
}

#[test]
fn a_rolled_game_played_by_bots_to_the_end_verifies() {
    // A caller that asks for proposals and plays them; the proposals are only known once
    // they are answered, so the session grows by one request at a time.
    let mut session = vec![
        json!({"cmd": "new", "game": "diamant", "config": {"seats": 3}, "seed": ZEROS}).to_string(),
    ];
    let ask = |session: &[String], request: &str| {
        let lines: Vec<&str> = session
            .iter()
            .map(String::as_str)
            .chain([request])
            .collect();
        referee(&lines).pop().expect("there is an answer")
    };
    loop {
        let prompt = ask(&session, r#"{"cmd":"prompt"}"#);
        if prompt["prompt"]["kind"] == "over" {
            break;
        }
        assert_eq!(prompt["prompt"]["kind"], "decide", "luck is rolled");
        let seats = prompt["prompt"]["seats"].as_array().unwrap();
        for seat in seats {
            let bot = json!({"cmd": "bot", "seat": seat, "bot": "greedy"}).to_string();
            let decision = ask(&session, &bot)["decision"].clone();
            let version = &prompt["version"];
            session.push(
                json!({"cmd": "decide", "seat": seat, "decision": decision, "version": version})
                    .to_string(),
            );
        }
    }
    let score = ask(&session, r#"{"cmd":"score"}"#);
    assert_eq!(score["scores"].as_array().unwrap().len(), 3);
    let record = ask(&session, r#"{"cmd":"record"}"#);
    let text = record["record"].as_str().unwrap();
    let verified = run_in(Path::new("."), &["verify", "-"], text);
    assert_eq!(code(&verified), 0);
}

#[test]
fn sealed_choices_stay_sealed() {
    let answers = told_game(
        TOLD,
        &[
            luck("treasure 9"),
            decide(1, "leave"),
            r#"{"cmd":"view","viewer":0}"#.to_owned(),
            r#"{"cmd":"view","viewer":1}"#.to_owned(),
            r#"{"cmd":"view","viewer":"bystander"}"#.to_owned(),
        ],
    );
    assert_eq!(event(&answers[2], "chose")["audience"], "everyone");
    assert_eq!(event(&answers[2], "you_chose")["audience"], json!([1]));
    for (answer, choice) in [(3, Value::Null), (4, json!("leave")), (5, Value::Null)] {
        let view = &answers[answer]["view"];
        assert_eq!(view["own_choice"], choice);
        assert_eq!(view["seats"][1]["chosen"], true);
    }
}

#[test]
fn a_new_table_is_answered_completely() {
    let new = json!({"cmd": "new", "game": "diamant", "seed": ZEROS}).to_string();
    let answer = &told_game(&new, &[])[0];
    assert_eq!(
        answer["config"],
        json!({"seats": 4, "relics": false, "open_chests": false})
    );
    assert_eq!(answer["version"], 1);
    assert_eq!(answer["luck"], "rolled");
    assert_eq!(
        answer["commitment"],
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
    assert_eq!(event(answer, "round_began")["round"], 1);
    assert_eq!(event(answer, "treasure_found")["value"], 1);
}

#[test]
fn without_a_seed_every_table_has_its_own() {
    let new = r#"{"cmd":"new","game":"diamant"}"#;
    let answers = referee(&[new, new]);
    assert_ne!(answers[0]["commitment"], answers[1]["commitment"]);
}

#[test]
fn help_and_games_need_no_table() {
    let answers = referee(&[r#"{"cmd":"help"}"#, r#"{"cmd":"games"}"#]);
    assert_eq!(answers[0]["commands"].as_array().unwrap().len(), 14);
    let game = &answers[1]["games"][0];
    assert_eq!(game["id"], "diamant");
    assert_eq!(game["options"][0]["name"], "seats");
    assert_eq!(game["options"][0]["default"], 4);
    assert!(
        answers[1]["bots"]
            .as_array()
            .unwrap()
            .contains(&json!("greedy"))
    );
}

#[test]
fn bots_propose_and_judge() {
    let answers = told_game(
        TOLD,
        &[
            luck("treasure 17"),
            r#"{"cmd":"bot","seat":0,"bot":"greedy"}"#.to_owned(),
            r#"{"cmd":"bot","seat":0,"bot":"random","seed":1}"#.to_owned(),
            r#"{"cmd":"bot","seat":0,"bot":"random","seed":1}"#.to_owned(),
            r#"{"cmd":"prompt"}"#.to_owned(),
        ],
    );
    assert_eq!(answers[2]["evaluation"].as_array().unwrap().len(), 2);
    assert_eq!(answers[3]["decision"], answers[4]["decision"]);
    assert_eq!(answers[5]["version"], 1, "a proposal is not a decision");
}
