//! Matches with bots are bounded by person and by address.

mod world;

use serde_json::{Value, json};
use server::{BotTableBounds, Rates};
use world::{Program, World};

/// A table with two bots that starts at once.
fn with_bots() -> Value {
    json!({
        "game": "diamant", "config": {"seats": 3}, "others": ["greedy", "greedy"], "start": true,
    })
}

async fn world() -> World {
    World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.tables.bot_tables = BotTableBounds {
            of_person: 2,
            from_address: 5,
        };
    })
    .await
}

async fn refused(program: &Program, table: Value) -> String {
    let said = program.send("tables", table).await;
    assert_eq!(said.status, 409, "{said:?}");
    said.refused().to_owned()
}

#[tokio::test]
async fn a_host_with_enough_bots_finishes_or_leaves_a_match_first() {
    let world = world().await;
    let ann = world.program("Ann").await;
    let first = ann.open(with_bots()).await;
    ann.open(with_bots()).await;
    assert_eq!(refused(&ann, with_bots()).await, "too_many_bot_tables");
    // Tables for people are not counted, nor is one that has not started.
    let waiting =
        json!({"game": "diamant", "config": {"seats": 3}, "others": ["greedy", "greedy"]});
    let waiting = ann.open(waiting).await;
    let start = ann.act(&waiting, "start", json!({})).await;
    assert_eq!(start.refused(), "too_many_bot_tables");
    assert_eq!(ann.state(&waiting).await["status"], "waiting");
    assert!(world.counters().await.contains("grotto_bot_tables 2\n"));
    ann.act(&first, "leave", json!({})).await.done();
    ann.act(&waiting, "start", json!({})).await.done();
    assert_eq!(refused(&ann, with_bots()).await, "too_many_bot_tables");
}

#[tokio::test]
async fn a_finished_match_makes_room_also_for_its_rematch() {
    let world = world().await;
    let ann = world.program("Ann").await;
    let table = ann.open(with_bots()).await;
    ann.open(with_bots()).await;
    loop {
        let state = ann.state(&table).await;
        if state["status"] == "over" {
            break;
        }
        if state["match"]["legal"] != json!([]) {
            ann.act(&table, "decide", json!({"decision": "leave"}))
                .await;
        }
    }
    let counters = world.counters().await;
    assert!(counters.contains("grotto_thinking_queue 0\n"), "{counters}");
    let waits = counters
        .lines()
        .find_map(|line| line.strip_prefix("grotto_thinking_wait_seconds_count "));
    assert_ne!(waits, Some("0"), "bots have thought");
    ann.act(&table, "rematch", json!({})).await.done();
    assert_eq!(refused(&ann, with_bots()).await, "too_many_bot_tables");
}

#[tokio::test]
async fn many_guests_of_one_address_share_a_bound_and_lessons_are_free() {
    let world = world().await;
    for name in ["Ann", "Bob"] {
        let guest = world.program(name).await;
        guest.open(with_bots()).await;
        guest.open(with_bots()).await;
    }
    let cleo = world.visitor().await;
    cleo.follow("/play", &[("game", "diamant")]).await;
    let dora = world.visitor().await;
    let said = dora.quiet("/play", &[("game", "diamant")]).await;
    assert_eq!(said.refused(), "too_many_bot_tables");
    let detail = said.body["error"]["detail"].as_str().unwrap();
    assert!(detail.contains("5 games with bots"), "{detail}");
    let lesson = dora.follow("/learn", &[("game", "diamant")]).await;
    assert!(lesson.starts_with("/t/"), "{lesson}");
}
