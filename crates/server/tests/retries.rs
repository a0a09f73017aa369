//! Doubled, late, stale and simultaneous requests.

mod world;

use futures_util::future::join_all;
use serde_json::json;
use world::World;

#[tokio::test]
async fn the_same_decision_again_is_accepted_without_effect() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let asked = programs[0].state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    let first = programs[0].decide(&table, "stay", asked).await.done();
    // A double click, while others still choose.
    let again = programs[0].decide(&table, "stay", asked).await.done();
    assert_eq!(again["version"], first["version"]);
    // Another choice is not the same request.
    assert_eq!(
        programs[0].decide(&table, "leave", asked).await.refused(),
        "not_awaited"
    );
    programs[1].decide(&table, "stay", asked).await.done();
    programs[2].decide(&table, "leave", asked).await.done();
    // Late, when the match has moved on.
    let now = programs[0].state(&table).await["match"]["version"].clone();
    let late = programs[0].decide(&table, "stay", asked).await.done();
    assert_eq!(late["version"], now);
    assert_eq!(
        programs[0].decide(&table, "leave", asked).await.refused(),
        "stale"
    );
    // Somebody else's accepted request is not one's own.
    assert_eq!(
        programs[2].decide(&table, "stay", asked).await.refused(),
        "stale"
    );
}

#[tokio::test]
async fn many_copies_at_once_count_once() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let asked = programs[0].state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    let copies = join_all((0..10).map(|_| programs[0].decide(&table, "leave", asked))).await;
    for copy in copies {
        assert_eq!(copy.done()["version"], asked + 1);
    }
    assert_eq!(
        programs[0].state(&table).await["match"]["version"],
        asked + 1
    );
}

#[tokio::test]
async fn two_tabs_with_different_choices_agree_on_one() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let version = ann.version(&table).await;
    let path = format!("{table}/decide");
    let fields = |words| [("version", version.as_str()), ("decision", words)];
    let (stay, leave) = (fields("stay"), fields("leave"));
    let (first, second) = tokio::join!(ann.quiet(&path, &stay), ann.quiet(&path, &leave));
    let statuses = [first.status, second.status];
    assert!(statuses.contains(&204), "{statuses:?}");
    assert!(statuses.contains(&409), "{statuses:?}");
}

#[tokio::test]
async fn one_choice_does_not_make_another_stale() {
    let world = World::new().await;
    let (programs, table) = world.table_of(5).await;
    let asked = programs[0].state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    let all = join_all(programs.iter().map(|one| one.decide(&table, "stay", asked))).await;
    for said in all {
        said.done();
    }
}

#[tokio::test]
async fn what_is_not_possible_is_refused_with_its_reason() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let ann = &programs[0];
    let version = ann.state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    assert_eq!(
        ann.decide(&table, "dance", version).await.refused(),
        "unreadable"
    );
    assert_eq!(ann.decide(&table, "stay", 999).await.refused(), "stale");
    assert_eq!(
        ann.decide(&table, &"x".repeat(5000), version)
            .await
            .refused(),
        "bad_request"
    );
    assert_eq!(
        ann.act(&table, "undo", json!({"version": version}))
            .await
            .refused(),
        "nothing_to_undo"
    );
    assert_eq!(
        ann.act(&table, "decide", json!({"version": 1}))
            .await
            .refused(),
        "bad_request"
    );
    assert_eq!(
        ann.act(&table, "start", json!({})).await.status,
        204,
        "a second click"
    );
    assert_eq!(
        ann.act(&table, "join", json!({"seat": 2})).await.status,
        204,
        "seated already"
    );
    assert_eq!(ann.state(&table).await["seat"], 0);
    ann.decide(&table, "stay", version).await.done();
    let undo = ann
        .act(&table, "undo", json!({"version": version + 1}))
        .await;
    assert_eq!(undo.refused(), "choice_is_sealed");
    assert_eq!(ann.state(&table).await["match"]["version"], version + 1);
    let nowhere = "a".repeat(26);
    assert_eq!(
        ann.decide(&nowhere, "stay", 1).await.refused(),
        "no_such_table"
    );
    assert_eq!(ann.decide("..", "stay", 1).await.status, 404);
}

#[tokio::test]
async fn ten_people_want_one_chair() {
    let world = World::new().await;
    let host = world.program("Host").await;
    let table = host
        .open(json!({"game": "diamant", "config": {"seats": 3}}))
        .await;
    let mut people = Vec::new();
    for number in 0..10 {
        people.push(world.program(&format!("Guest {number}")).await);
    }
    let said = join_all(
        people
            .iter()
            .map(|one| one.act(&table, "join", json!({"seat": 1}))),
    )
    .await;
    let seated = said.iter().filter(|said| said.status == 204).count();
    assert_eq!(seated, 1);
    for said in said.iter().filter(|said| said.status != 204) {
        assert_eq!(said.refused(), "seat_taken");
    }
}
