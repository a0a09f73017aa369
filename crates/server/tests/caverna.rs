//! Caverna through the same doors: a duel with decisions taken back, and the solo game with
//! its list of best results.

mod world;

use serde_json::{Value, json};
use world::turns::{awaited, decide, some_decision, version};
use world::{Program, World};

/// Plays a game alone to its end.
async fn play_alone(program: &Program, table: &str) -> Value {
    loop {
        let state = program.state(table).await;
        if state["status"] == "over" {
            return state;
        }
        decide(program, table, &state).await;
    }
}

#[tokio::test]
async fn two_programs_play_a_duel_and_take_decisions_back() {
    let world = World::new().await;
    let players = [world.program("Ann").await, world.program("Bob").await];
    let table = players[0].open(json!({"game": "caverna"})).await;
    players[1].act(&table, "join", json!({})).await.done();
    players[0].act(&table, "start", json!({})).await.done();
    let mut taken_back = 0;
    loop {
        let looks = players[0].state(&table).await;
        if looks["status"] == "over" {
            break;
        }
        let (me, other) = (awaited(&looks), 1 - awaited(&looks));
        let before = players[me].state(&table).await;
        let after = decide(&players[me], &table, &before).await;
        // Nobody takes back what somebody else has decided.
        let undo = json!({ "version": after });
        let foreign = players[other].act(&table, "undo", undo.clone()).await;
        assert!(foreign.status >= 400, "{foreign:?}");
        if taken_back < 5 {
            let said = players[me].act(&table, "undo", undo).await;
            if said.status == 200 {
                taken_back += 1;
                let again = players[me].state(&table).await;
                assert!(version(&again) > after, "the version never goes back");
                assert_eq!(again["match"]["view"], before["match"]["view"]);
                assert_eq!(again["match"]["legal"], before["match"]["legal"]);
                // A click made for the position before is harmless.
                let late = players[me]
                    .decide(&table, &some_decision(&before), after)
                    .await;
                assert_eq!(late.refused(), "stale");
                decide(&players[me], &table, &again).await;
            }
        }
    }
    assert_eq!(taken_back, 5);
    let record: tabletop::Record = players[1].record(&table).await.parse().unwrap();
    let replayed = catalog::replay(&record).unwrap();
    let state = players[1].state(&table).await;
    assert_eq!(
        serde_json::to_value(replayed.outcome()).unwrap(),
        state["match"]["outcome"]
    );
    // A duel is in nobody's list of games alone.
    let best = players[0].get("me/best?game=caverna").await;
    assert_eq!(best.json::<Value>().await.unwrap(), json!([]));
}

#[tokio::test]
async fn solo_games_are_listed_for_the_person_who_played_them() {
    let world = World::new().await;
    let ann = world.program("Ann").await;
    let wanted = json!({"game": "caverna", "config": {"seats": 1}, "start": true});
    let mut expected = Vec::new();
    let mut table = ann.open(wanted).await;
    for round in 0..3 {
        let over = play_alone(&ann, &table).await;
        let points = over["match"]["outcome"]["scores"][0].as_i64().unwrap();
        expected.push((-points, round, table.clone()));
        if round < 2 {
            // Alone one plays on at once.
            let next = ann.act(&table, "rematch", json!({})).await;
            assert_eq!(next.status, 201, "{next:?}");
            next.body["id"].as_str().unwrap().clone_into(&mut table);
            assert_eq!(ann.state(&table).await["status"], "playing");
        }
    }
    expected.sort();
    let best: Value = ann.get("me/best?game=caverna").await.json().await.unwrap();
    let listed: Vec<_> = best
        .as_array()
        .unwrap()
        .iter()
        .map(|result| {
            (
                result["points"].as_i64().unwrap(),
                result["table"].as_str().unwrap(),
            )
        })
        .collect();
    let expected: Vec<_> = expected
        .iter()
        .map(|(points, _, table)| (-points, table.as_str()))
        .collect();
    assert_eq!(listed, expected);

    // The final page shows it to the player, with ways to the other games, and to nobody else.
    let page = |token: Option<String>, path: String| {
        let request = ann.client.get(format!("{}{path}", world.address));
        let request = match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        async move { request.send().await.unwrap().text().await.unwrap() }
    };
    let own = page(Some(ann.token.clone()), format!("/t/{table}")).await;
    let (_, list) = own
        .split_once("aria-label=\"My best scores\"")
        .expect("the list");
    let (list, _) = list.split_once("</section>").unwrap();
    for (_, other) in &expected {
        assert_eq!(
            list.contains(&format!("href=\"/t/{other}\"")),
            *other != table
        );
    }
    assert!(
        page(Some(ann.token.clone()), "/account".to_owned())
            .await
            .contains(&table)
    );
    assert!(!page(None, format!("/t/{table}")).await.contains("My best"));

    for (path, status) in [
        ("me/best", 400),
        ("me/best?game=chess", 422),
        ("me/best?game=diamant", 200),
    ] {
        assert_eq!(ann.get(path).await.status(), status, "{path}");
    }
    let naked = ann
        .client
        .get(format!("{}/api/v1/me/best?game=caverna", world.address));
    assert_eq!(naked.send().await.unwrap().status(), 401);
}
