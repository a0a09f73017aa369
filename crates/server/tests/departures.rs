//! People who go while they sit down, and people who stay away: no chair blocks a match for ever.

mod world;

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Rates};
use world::{Browser, PASSWORD, Program, World};

/// How often a race is run. Without the checks inside the write most of these rounds failed.
const ROUNDS: usize = 25;

/// The id of a table from its address.
fn id(table: &str) -> &str {
    table.strip_prefix("/t/").unwrap()
}

/// A table of three that waits: the host, a free chair, a bot.
async fn waiting(host: &Program) -> String {
    let new = json!({"game": "diamant", "config": {"seats": 3}, "others": ["person", "greedy"]});
    host.open(new).await
}

/// A guest whom the server knows already.
async fn guest(world: &World) -> Browser {
    let browser = world.visitor().await;
    let renamed = browser.follow("/account/name", &[("name", "Olm")]).await;
    assert_eq!(renamed, "/account?done=renamed");
    browser
}

#[tokio::test]
async fn who_deletes_the_account_while_joining_leaves_no_chair() {
    let world = World::new().await;
    let host = world.program("Host").await;
    for round in 0..ROUNDS {
        let (table, bob) = (waiting(&host).await, guest(&world).await);
        let path = format!("/t/{table}/join");
        let join = bob.post(&path, &[]);
        let delete = bob.post("/account/delete", &[("confirm", "yes")]);
        tokio::join!(join, delete);
        let chair = host.state(&table).await["seats"][1].clone();
        assert_eq!(chair["sitter"], "nobody", "round {round}: {chair}");
    }
}

#[tokio::test]
async fn who_deletes_the_account_while_opening_a_table_leaves_none() {
    let world = World::new().await;
    for round in 0..ROUNDS {
        let bob = guest(&world).await;
        let fields = [("game", "diamant"), ("public", "yes")];
        let open = bob.post("/tables", &fields);
        let delete = bob.post("/account/delete", &[("confirm", "yes")]);
        tokio::join!(open, delete);
        let open: Value = serde_json::from_str(&bob.page("/api/v1/tables").await).unwrap();
        assert_eq!(open, json!([]), "round {round}");
    }
}

#[tokio::test]
async fn who_signs_in_while_joining_keeps_the_chair_or_has_none() {
    let world = World::new().await;
    world.claimed("Ann").await;
    let host = world.program("Host").await;
    for round in 0..ROUNDS {
        let (table, bob) = (waiting(&host).await, world.visitor().await);
        let path = format!("/t/{table}/join");
        let fields = [("name", "Ann"), ("password", PASSWORD)];
        // A visitor whom the server does not know yet, in every second round.
        if round % 2 == 0 {
            bob.follow("/account/name", &[("name", "Olm")]).await;
        }
        let join = async {
            // Checking the password takes a while: the join arrives before, during or after it.
            tokio::time::sleep(Duration::from_millis(round as u64 * 5)).await;
            bob.post(&path, &[]).await
        };
        let (_, signed_in) = tokio::join!(join, bob.post("/account/sign-in", &fields));
        assert_eq!(signed_in.status(), 303);
        let chair = host.state(&table).await["seats"][1].clone();
        let fine = chair["sitter"] == "nobody" || chair["name"] == "Ann";
        assert!(fine, "round {round}: {chair}");
    }
}

#[tokio::test]
async fn a_guest_who_signs_out_has_left() {
    let world = World::new().await;
    let (host, bob) = (world.program("Host").await, guest(&world).await);
    let table = waiting(&host).await;
    bob.follow(&format!("/t/{table}/join"), &[]).await;
    host.act(&table, "start", json!({})).await.done();
    bob.follow("/account/sign-out", &[]).await;
    assert_eq!(host.state(&table).await["seats"][1]["left"], true);
    host.act(&table, "take-over", json!({"seat": 1}))
        .await
        .done();
    assert_eq!(host.state(&table).await["seats"][1]["sitter"], "bot");
}

#[tokio::test]
async fn somebody_away_for_long_is_replaced_and_can_come_back() {
    let clock = Clock::default();
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.clock = clock.clone();
    })
    .await;
    let (programs, table) = world.table_of(3).await;
    let [ann, bob, cleo] = &programs[..] else {
        panic!("three play");
    };
    let seat = json!({"seat": 1});
    let early = ann.act(&table, "take-over", seat.clone()).await;
    assert_eq!(early.refused(), "has_not_left");
    clock.advance(Duration::from_mins(2));
    // Deciding is being there.
    let version = bob.state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    bob.decide(&table, "stay", version).await.done();
    clock.advance(Duration::from_mins(2));
    let early = ann.act(&table, "take-over", seat.clone()).await;
    assert_eq!(early.refused(), "has_not_left");

    clock.advance(Duration::from_mins(1));
    let chair = ann.state(&table).await["seats"][1].clone();
    assert_eq!(
        (&chair["absent"], &chair["left"]),
        (&json!(true), &json!(false))
    );
    // Both of those who are there must want it.
    cleo.state(&table).await;
    ann.act(&table, "take-over", seat.clone()).await.done();
    assert_eq!(ann.state(&table).await["seats"][1]["left"], true);
    cleo.act(&table, "take-over", seat).await.done();
    let chair = ann.state(&table).await["seats"][1].clone();
    assert_eq!(
        (&chair["sitter"], &chair["kept_for"]),
        (&json!("bot"), &json!("Guest 1"))
    );

    bob.act(&table, "join", json!({})).await.done();
    let chair = ann.state(&table).await["seats"][1].clone();
    assert_eq!(
        (&chair["sitter"], &chair["absent"]),
        (&json!("person"), &json!(false))
    );
}

#[tokio::test]
async fn the_page_offers_a_bot_for_somebody_who_lost_the_cookie() {
    let clock = Clock::default();
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.clock = clock.clone();
    })
    .await;
    let (ann, bob) = (guest(&world).await, guest(&world).await);
    let fields = [("game", "diamant"), ("seats", "3"), ("seat2", "greedy")];
    let table = ann.follow("/tables", &fields).await;
    bob.follow(&format!("{table}/join"), &[]).await;
    ann.follow(&format!("{table}/start"), &[]).await;
    assert!(!ann.page(&table).await.contains("take-over"));
    clock.advance(Duration::from_mins(4));
    let page = ann.page(&table).await;
    assert!(page.contains("Olm has been away for a while."), "{page}");
    let vote = ann
        .quiet(&format!("{table}/take-over"), &[("seat", "1")])
        .await;
    assert_eq!(vote.status, 204);
    let state = ann.page(&format!("/api/v1/tables/{}", id(&table))).await;
    let state: Value = serde_json::from_str(&state).unwrap();
    assert_eq!(state["seats"][1]["sitter"], "bot");
}

#[tokio::test]
async fn a_session_ends_when_it_is_not_used_and_every_use_renews_it() {
    let clock = Clock::default();
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.clock = clock.clone();
        options.retention.sessions = Duration::from_hours(24 * 30);
    })
    .await;
    let ann = world.claimed("Ann").await;
    for _ in 0..3 {
        clock.advance(Duration::from_hours(24 * 20));
        let answer = ann.get("/account").await;
        // The browser keeps its cookie as long as the server does.
        assert!(answer.headers().contains_key("set-cookie"));
        assert!(answer.text().await.unwrap().contains("signed in as"));
        assert!(
            !ann.get("/account")
                .await
                .headers()
                .contains_key("set-cookie")
        );
    }
    clock.advance(Duration::from_hours(24 * 31));
    assert!(!ann.page("/account").await.contains("signed in as"));
}
