//! A refusal says what is wrong, where, and what would be right.

mod world;

use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};
use server::{Rate, Rates};
use world::World;

#[tokio::test]
async fn a_program_reads_which_field_is_wrong_and_what_would_be_right() {
    let world = World::new().await;
    let ann = world.program("Ann").await;
    let error = async |path: &str, body: Value| ann.send(path, body).await.body["error"].clone();

    let missing = error("tables", json!({"config": {}})).await;
    assert_eq!(missing["code"], "bad_request");
    assert_eq!(missing["field"], "game");

    let unknown = error("tables", json!({"game": "diamant", "sets": 3})).await;
    assert_eq!(unknown["field"], "sets");
    assert!(
        unknown["detail"].as_str().unwrap().contains("`others`"),
        "{unknown}"
    );

    let wrong = error("tables", json!({"game": "diamant", "others": [7]})).await;
    assert_eq!(wrong["field"], "others[0]");

    let game = error("tables", json!({"game": "chess"})).await;
    assert_eq!(game["field"], "game");
    assert!(
        game["detail"].as_str().unwrap().contains("diamant"),
        "{game}"
    );

    let table = ann.open(json!({"game": "diamant"})).await;
    let seat = error(&format!("tables/{table}/join"), json!({"seat": "two"})).await;
    assert_eq!(seat["field"], "seat");
    assert!(
        seat["detail"].as_str().unwrap().contains("whole number"),
        "{seat}"
    );

    let query: Value = ann.get("me/best").await.json().await.unwrap();
    assert_eq!(query["error"]["field"], "game");
    let name = json!({"name": "?".repeat(99)});
    assert_eq!(error("guests", name).await["code"], "bad_name");
}

#[tokio::test]
async fn a_form_with_a_wrong_field_is_answered_with_its_name() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let said = ann
        .quiet(&format!("{table}/decide"), &[("version", "1")])
        .await;
    assert_eq!(said.body["error"]["field"], "decision");
    let fields = [("version", "soon"), ("decision", "stay")];
    let said = ann.quiet(&format!("{table}/decide"), &fields).await;
    assert_eq!(said.body["error"]["field"], "version");
    // Without the script the page says so.
    let page = ann.post(&format!("{table}/decide"), &fields).await;
    assert!(page.text().await.unwrap().contains("`version`"));
}

#[tokio::test]
async fn who_asks_too_often_hears_when_to_come_back() {
    let rates = Rates {
        guests: Some(Rate::new(1, Duration::from_hours(1))),
        ..Rates::UNLIMITED
    };
    let world = World::with(|options| options.rates = rates).await;
    world.program("Ann").await;
    let guests = format!("{}/api/v1/guests", world.address);
    let answer = Client::new().post(guests).send().await.unwrap();
    assert_eq!(answer.status(), 429);
    let seconds: u64 = answer.headers()["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=3600).contains(&seconds), "{seconds}");
}
