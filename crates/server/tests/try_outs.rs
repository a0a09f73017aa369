//! Positions tried out on private boards.

mod world;

use serde_json::{Value, json};
use server::Rates;
use std::time::Duration;
use world::{Program, World, play_to_the_end};

/// A server whose bots are too slow to ever move, so that a position stays.
async fn patient_world() -> World {
    World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.tables.bot_pause = Duration::from_hours(1);
    })
    .await
}

async fn alone_with_bots(ann: &Program) -> String {
    let wanted = json!({"game": "diamant", "config": {"seats": 3}, "others": ["random", "greedy"], "start": true});
    ann.open(wanted).await
}

async fn try_out(program: &Program, table: &str, what: Value) -> String {
    let said = program.act(table, "try", what).await;
    assert_eq!(said.status, 201, "{said:?}");
    said.body["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn any_step_of_a_finished_match_can_be_tried_from_any_seat() {
    let world = patient_world().await;
    let (programs, table) = world.table_of(3).await;
    play_to_the_end(&programs, &table).await;
    let stranger = world.program("Stranger").await;
    let board = try_out(&stranger, &table, json!({"step": 3, "seat": 2})).await;
    let state = stranger.state(&board).await;
    assert_eq!(state["seat"], 2);
    assert_eq!(state["status"], "playing");
    assert_eq!(state["try_out_of"], json!(table));
    assert_eq!(state["seats"][0]["sitter"], "bot");
    assert_eq!(state["seats"][2]["name"], "Stranger");
    // It begins as the match did. What was sealed at that step is chosen again.
    let record = programs[0].record(&table).await;
    let version = state["match"]["version"].as_u64().unwrap();
    assert_eq!(
        version, 1,
        "the first card lies there and nobody has chosen"
    );
    assert!(state["match"]["commitment"].is_null());
    let legal = state["match"]["legal"].as_array().unwrap();
    assert!(!legal.is_empty());
    stranger.decide(&board, "stay", version).await.done();
    assert!(record.contains("luck rolled"));

    let page = world.visitor().await.page(&format!("/t/{board}")).await;
    assert!(page.contains(&format!("/t/{table}/replay?step=3")));
    let end = record
        .lines()
        .filter(|line| line.starts_with("luck ") || line.starts_with(|c: char| c.is_ascii_digit()))
        .count()
        - 1;
    for (wrong, why) in [
        (json!({"step": end}), "over"),
        (json!({"step": end + 1}), "no_such_page"),
        (json!({"step": 0, "seat": 3}), "no_such_seat"),
    ] {
        assert_eq!(stranger.act(&table, "try", wrong).await.refused(), why);
    }
}

#[tokio::test]
async fn ones_own_turn_alone_with_bots_can_be_tried() {
    let world = patient_world().await;
    let (ann, bob) = (world.program("Ann").await, world.program("Bob").await);
    let table = alone_with_bots(&ann).await;
    let refused = bob.act(&table, "try", json!({})).await;
    assert_eq!(refused.refused(), "not_seated");
    let board = try_out(&ann, &table, json!({"seat": 1})).await;
    let (tried, real) = (ann.state(&board).await, ann.state(&table).await);
    assert_eq!(tried["seat"], 0, "one tries for oneself");
    for same in ["view", "prompt", "legal"] {
        assert_eq!(tried["match"][same], real["match"][same], "{same}");
    }
    for bot in [1, 2] {
        assert_eq!(tried["seats"][bot], real["seats"][bot]);
    }
    // The match does not notice.
    let version = real["match"]["version"].as_u64().unwrap();
    ann.decide(&board, "leave", version).await.done();
    assert_eq!(ann.state(&table).await["match"], real["match"]);
    // A second try from the try-out itself, but not when it is not one's turn.
    assert_eq!(
        ann.act(&board, "try", json!({})).await.refused(),
        "not_awaited"
    );
}

#[tokio::test]
async fn nobody_tries_while_people_play_together() {
    let world = patient_world().await;
    let (programs, table) = world.table_of(3).await;
    let refused = programs[0].act(&table, "try", json!({})).await;
    assert_eq!(refused.refused(), "not_over");
}

#[tokio::test]
async fn a_try_out_is_listed_nowhere_and_the_oldest_makes_room() {
    let world = patient_world().await;
    let visitor = world.visitor().await;
    let table = visitor.follow("/play", &[("game", "diamant")]).await;
    let mut boards = Vec::new();
    for _ in 0..6 {
        boards.push(visitor.follow(&format!("{table}/try"), &[]).await);
    }
    let home = visitor.page("/").await;
    assert!(home.contains(&table));
    for board in &boards {
        assert!(!home.contains(board), "{board}");
    }
    let mut gone = 0;
    for board in &boards {
        let status = visitor.get(board).await.status();
        assert!(status == 200 || status == 404, "{status}");
        gone += usize::from(status == 404);
    }
    assert_eq!(gone, 1);
    assert_eq!(visitor.get(&boards[5]).await.status(), 200);
}

#[tokio::test]
async fn a_try_out_goes_on_after_a_restart() {
    let world = patient_world().await;
    let mut ann = world.program("Ann").await;
    let table = alone_with_bots(&ann).await;
    let board = try_out(&ann, &table, json!({})).await;
    let version = ann.state(&board).await["match"]["version"]
        .as_u64()
        .unwrap();
    ann.decide(&board, "stay", version).await.done();
    let before = ann.state(&board).await;
    let folder = world.stop().await.unwrap();

    // Now the bots move.
    let world = World::at(folder.path(), |_| ()).await;
    ann.address.clone_from(&world.address);
    let mut stream = ann.follow(&board, None).await;
    loop {
        let update = stream.next_of("match").await.json();
        if update["version"].as_u64() > before["match"]["version"].as_u64() {
            break;
        }
    }
    let after = ann.state(&board).await;
    for bot in [1, 2] {
        assert_eq!(after["seats"][bot], before["seats"][bot]);
    }
    assert_eq!(after["try_out_of"], json!(table));
}

#[tokio::test]
async fn the_page_of_ones_turn_leads_to_a_try_out_and_back() {
    let world = patient_world().await;
    let visitor = world.visitor().await;
    let table = visitor.follow("/play", &[("game", "diamant")]).await;
    assert!(visitor.page(&table).await.contains("Try from here"));
    let board = visitor.follow(&format!("{table}/try"), &[]).await;
    let page = visitor.page(&board).await;
    assert!(page.contains("Try-out") && page.contains(&format!("href=\"{table}\"")));
    let version = visitor.version(&table).await;
    let fields = [("version", version.as_str()), ("decision", "stay")];
    visitor.follow(&format!("{table}/decide"), &fields).await;
    let chosen = visitor.page(&table).await;
    assert!(!chosen.contains("Try from here"), "it is not their turn");
}
