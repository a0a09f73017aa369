//! Hints: who gets them, where, and about what.

mod world;

use serde_json::{Value, json};
use server::{Rate, Rates};
use std::time::Duration;
use world::{Program, World};

/// A table of Diamant with these in the other chairs, started.
async fn table_with(world: &World, others: &[&str], hints: bool) -> (Program, String) {
    let host = world.program("Ann").await;
    let seats = others.len() + 1;
    let wanted = json!({
        "game": "diamant", "config": {"seats": seats}, "others": others, "hints": hints,
        "start": !others.contains(&"person"),
    });
    let table = host.open(wanted).await;
    (host, table)
}

#[tokio::test]
async fn somebody_alone_with_bots_gets_the_best_decisions() {
    let world = World::new().await;
    let (ann, table) = table_with(&world, &["greedy", "greedy"], false).await;
    let state = ann.state(&table).await;
    assert_eq!(state["hints"], true);
    let version = state["match"]["version"].clone();
    let hint = ann.act(&table, "hint", json!({"version": version})).await;
    let hint = hint.done();
    let decisions = hint["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), 2, "staying and leaving: {hint}");
    for advised in decisions {
        let words = &advised["decision"];
        assert!(state["match"]["legal"].as_array().unwrap().contains(words));
        let value = advised["value"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&value), "{hint}");
    }
    let again = ann.act(&table, "hint", json!({})).await.done();
    assert_eq!(again, hint, "the same question has the same answer");
    // What is advised can be decided.
    let words = decisions[0]["decision"].as_str().unwrap();
    let version = hint["version"].as_u64().unwrap();
    ann.decide(&table, words, version).await.done();
}

#[tokio::test]
async fn among_people_there_are_hints_only_where_the_table_was_opened_so() {
    let world = World::new().await;
    for allowed in [false, true] {
        let (ann, table) = table_with(&world, &["person", "greedy"], allowed).await;
        let bob = world.program("Bob").await;
        bob.act(&table, "join", json!({})).await.done();
        assert_eq!(
            ann.act(&table, "hint", json!({})).await.refused(),
            "not_started"
        );
        ann.act(&table, "start", json!({})).await.done();
        assert_eq!(ann.state(&table).await["hints"], allowed);
        for person in [&ann, &bob] {
            let said = person.act(&table, "hint", json!({})).await;
            if allowed {
                assert!(!said.done()["decisions"].as_array().unwrap().is_empty());
            } else {
                assert_eq!((said.status, said.refused()), (403, "no_hints"));
            }
        }
    }
}

#[tokio::test]
async fn only_a_player_who_must_decide_gets_a_hint() {
    let world = World::new().await;
    let (programs, table) = {
        let (ann, table) = table_with(&world, &["person", "person"], true).await;
        let (bob, cleo) = (world.program("Bob").await, world.program("Cleo").await);
        for person in [&bob, &cleo] {
            person.act(&table, "join", json!({})).await.done();
        }
        ann.act(&table, "start", json!({})).await.done();
        ([ann, bob, cleo], table)
    };
    let stranger = world.program("Stranger").await;
    let refused = async |program: &Program, body: Value| {
        let said = program.act(&table, "hint", body).await;
        said.refused().to_owned()
    };
    assert_eq!(refused(&stranger, json!({})).await, "not_seated");
    let nobody = Program {
        token: "nobody".to_owned(),
        ..stranger.clone()
    };
    assert_eq!(refused(&nobody, json!({})).await, "unknown_token");
    assert_eq!(
        refused(&programs[0], json!({"version": 999})).await,
        "stale"
    );
    assert_eq!(
        refused(&programs[0], json!({"depth": 9})).await,
        "bad_request"
    );
    let version = programs[0].state(&table).await["match"]["version"].as_u64();
    programs[0]
        .decide(&table, "stay", version.unwrap())
        .await
        .done();
    assert_eq!(refused(&programs[0], json!({})).await, "not_awaited");
    // Those who still choose are asked the same as before.
    let body = json!({"version": version});
    programs[1].act(&table, "hint", body).await.done();
    let missing = programs[0].act("nosuchtable", "hint", json!({})).await;
    assert_eq!(missing.refused(), "no_such_table");
}

#[tokio::test]
async fn the_page_shows_a_hint_to_its_owner_alone() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let page = ann.page(&table).await;
    assert!(page.contains("id=\"hint\""), "the hint is offered");
    let version = ann.version(&table).await;
    let hint = format!("{table}/hint");
    let next = ann.follow(&hint, &[("version", &version)]).await;
    assert_eq!(next, table);
    let mut page = ann.page(&table).await;
    while !page.contains("data-hints") {
        tokio::time::sleep(Duration::from_millis(20)).await;
        page = ann.page(&table).await;
    }
    assert!(page.contains("data-rank=\"1\""), "{page}");
    assert!(page.contains("% to win"), "{page}");
    let onlooker = world.visitor().await;
    let page = onlooker.page(&table).await;
    assert!(!page.contains("data-rank"), "not for others");
    assert!(!page.contains("id=\"hint\""));
    let said = onlooker.quiet(&hint, &[("version", &version)]).await;
    assert_eq!(said.refused(), "not_seated");
    assert_eq!(ann.quiet(&hint, &[]).await.refused(), "bad_request");
}

#[tokio::test]
async fn a_visitor_who_asks_too_often_must_wait() {
    let rates = Rates {
        hints: Some(Rate::new(2, Duration::from_hours(1))),
        ..Rates::UNLIMITED
    };
    let world = World::with(|options| options.rates = rates).await;
    let (ann, table) = table_with(&world, &["greedy", "greedy"], false).await;
    for _ in 0..2 {
        ann.act(&table, "hint", json!({})).await.done();
    }
    let said = ann.act(&table, "hint", json!({})).await;
    assert_eq!((said.status, said.refused()), (429, "too_many"));
}

#[tokio::test]
async fn the_create_form_opens_a_table_with_hints_for_all() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let fields = [("game", "diamant"), ("seats", "3"), ("hints", "yes")];
    let table = ann.follow("/tables", &fields).await;
    let page = ann.page(&table).await;
    assert!(page.contains("Everyone at this table may ask for hints."));
    let plain = ann.follow("/tables", &fields[..2]).await;
    assert!(!ann.page(&plain).await.contains("may ask for hints"));
}
