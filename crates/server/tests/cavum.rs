//! Cavum through the same doors: a whole game of three programs and a bot.

mod world;

use serde_json::{Value, json};
use world::World;
use world::turns::{awaited, decide};

#[tokio::test]
async fn three_programs_and_a_bot_play_to_the_end() {
    let world = World::new().await;
    let players = [
        world.program("Ann").await,
        world.program("Bob").await,
        world.program("Cleo").await,
    ];
    let wanted = json!({
        "game": "cavum",
        "config": {"seats": 4, "beginners": true},
        "others": ["person", "person", "random"],
    });
    let table = players[0].open(wanted).await;
    for player in &players[1..] {
        player.act(&table, "join", json!({})).await.done();
    }
    players[0].act(&table, "start", json!({})).await.done();
    let mut looked = 0;
    loop {
        let looks = players[0].state(&table).await;
        if looks["status"] == "over" {
            break;
        }
        let me = awaited(&looks);
        let Some(player) = players.get(me) else {
            continue;
        };
        let state = player.state(&table).await;
        // The bot may have been quicker than the second look.
        if state["match"]["legal"].as_array().is_none_or(Vec::is_empty) {
            continue;
        }
        if state["match"]["view"]["phase"] == 1 {
            looked += 1;
            assert_stones_are_hidden(&state["match"]["view"], me);
            let early = player.get(&format!("tables/{table}/record")).await;
            assert_eq!(early.status(), 409, "the record would tell the seed");
        }
        decide(player, &table, &state).await;
    }
    assert!(looked > 10, "{looked} looks at the first phase");
    let state = players[2].state(&table).await;
    let record: tabletop::Record = players[1].record(&table).await.parse().unwrap();
    let replayed = catalog::replay(&record).unwrap();
    let outcome = serde_json::to_value(replayed.outcome()).unwrap();
    assert_eq!(outcome, state["match"]["outcome"]);
}

/// Everybody knows their own stones and counts those of the others (K36).
fn assert_stones_are_hidden(view: &Value, own: usize) {
    for (seat, player) in view["seats"].as_array().unwrap().iter().enumerate() {
        assert_eq!(player["stones"].is_null(), seat != own, "{player}");
        assert!(player["stone_count"].is_u64(), "{player}");
    }
}
