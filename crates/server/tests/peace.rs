//! People who do not get along: sending away, blocking, reporting, muting and banning.

mod world;

use serde_json::{Value, json};
use server::{Administration, Clock, Deed, Moderation, Operator, Rates};
use world::{Browser, PASSWORD, Program, Stream, World};

/// A table with two free chairs.
async fn table(host: &Program) -> String {
    host.open(json!({"game": "diamant", "config": {"seats": 3}}))
        .await
}

async fn says(program: &Program, table: &str, text: &str) {
    program
        .act(table, "chat", json!({"text": text}))
        .await
        .done();
}

/// Somebody who has claimed the name, as a moderator.
async fn moderator(world: &World, name: &str) -> Browser {
    let browser = world.claimed(name).await;
    let data = world.data().await;
    let found = data.members(name.to_owned(), 10).await.unwrap();
    data.appoint(found[0].person.identity, server_now())
        .await
        .unwrap();
    browser
}

fn server_now() -> model::Timestamp {
    Clock::default().now()
}

#[tokio::test]
async fn somebody_whom_the_host_sent_away_cannot_sit_down_again() {
    let world = World::new().await;
    let (ann, eve) = (world.program("Ann").await, world.program("Eve").await);
    let table = table(&ann).await;
    eve.act(&table, "join", json!({})).await.done();
    ann.act(&table, "seat", json!({"seat": 1, "sitter": "person"}))
        .await
        .done();
    let again = eve.act(&table, "join", json!({})).await;
    assert_eq!(again.refused(), "not_welcome");
    // Not after a restart either.
    let again = eve.act(&table, "join", json!({"seat": 2})).await;
    assert_eq!(again.refused(), "not_welcome");
    // Others may, and so may everybody at the next table.
    world
        .program("Bob")
        .await
        .act(&table, "join", json!({}))
        .await
        .done();
    let other = ann
        .open(json!({"game": "diamant", "config": {"seats": 3}}))
        .await;
    eve.act(&other, "join", json!({})).await.done();
}

#[tokio::test]
async fn signing_in_does_not_let_somebody_back_and_the_host_can() {
    let world = World::new().await;
    world.claimed("Eve").await;
    let (ann, eve) = (world.visitor().await, world.visitor().await);
    let fields = [("game", "diamant"), ("seats", "3")];
    let table = ann.follow("/tables", &fields).await;
    let join = format!("{table}/join");
    eve.follow(&join, &[("seat", "1")]).await;
    let away = [("seat", "1"), ("sitter", "person")];
    ann.follow(&format!("{table}/seat"), &away).await;
    let fields = [("name", "Eve"), ("password", PASSWORD)];
    eve.follow("/account/sign-in", &fields).await;
    assert_eq!(eve.quiet(&join, &[]).await.refused(), "not_welcome");
    assert!(ann.page(&table).await.contains("sent one person away"));
    let readmit = format!("{table}/readmit");
    assert_eq!(eve.quiet(&readmit, &[]).await.refused(), "not_host");
    ann.follow(&readmit, &[]).await;
    eve.follow(&join, &[("seat", "1")]).await;
}

#[tokio::test]
async fn somebody_blocked_is_not_read_and_cannot_join() {
    let world = World::new().await;
    let (ann, eve) = (world.program("Ann").await, world.program("Eve").await);
    let bob = world.program("Bob").await;
    let first = table(&ann).await;
    says(&eve, &first, "something rude").await;
    let mut stream = ann.follow(&first, None).await;
    let line = stream.next_of("chat").await.json()["number"].clone();
    let block = ann.act(&first, "block", json!({"line": line})).await;
    assert_eq!(block.status, 204);
    says(&eve, &first, "something ruder").await;
    says(&bob, &first, "hello").await;
    assert_eq!(stream.next_of("chat").await.json()["text"], "hello");
    let mut again = ann.follow(&first, None).await;
    assert_eq!(again.next_of("chat").await.json()["text"], "hello");
    let mut others = bob.follow(&first, None).await;
    assert_eq!(
        others.next_of("chat").await.json()["text"],
        "something rude"
    );

    let second = table(&ann).await;
    assert_eq!(
        eve.act(&second, "join", json!({})).await.refused(),
        "not_welcome"
    );
    let itself = ann.act(&second, "block", json!({"seat": 0})).await;
    assert_eq!(itself.refused(), "not_yourself");
}

#[tokio::test]
async fn a_block_hides_lines_on_the_page_until_it_is_taken_back() {
    let world = World::new().await;
    let (ann, eve) = (world.visitor().await, world.visitor().await);
    let table = ann.follow("/tables", &[("game", "diamant")]).await;
    eve.quiet(&format!("{table}/chat"), &[("text", "something rude")])
        .await;
    let mut stream = Stream::new(ann.get(&format!("{table}/stream")).await);
    let page = ann.page(&table).await;
    let line = page
        .split("data-chat=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let before = stream.next().await.unwrap();
    assert!(before.data.contains("something rude"));
    ann.quiet(&format!("{table}/block"), &[("line", line)])
        .await;
    // The open page forgets it as well.
    stream.next().await.unwrap();
    assert!(!ann.page(&table).await.contains("something rude"));
    assert!(eve.page(&table).await.contains("something rude"));
    let account = ann.page("/account").await;
    let number = account.split("name=\"number\" value=\"").nth(1).unwrap();
    let number = number.split('"').next().unwrap();
    // Only one's own.
    let gone = eve.post("/account/unblock", &[("number", number)]).await;
    assert_eq!(gone.status(), 303);
    assert!(!ann.page(&table).await.contains("something rude"));
    ann.follow("/account/unblock", &[("number", number)]).await;
    assert!(ann.page(&table).await.contains("something rude"));
}

#[tokio::test]
async fn moderators_mute_and_ban_and_it_is_written_down() {
    let clock = Clock::default();
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.clock = clock.clone();
    })
    .await;
    let judge = moderator(&world, "Judge").await;
    let (ann, eve) = (world.program("Ann").await, world.program("Eve").await);
    let table = table(&ann).await;
    eve.act(&table, "join", json!({})).await.done();
    says(&eve, &table, "something rude").await;
    let mut stream = ann.follow(&table, None).await;
    let line = stream.next_of("chat").await.json()["number"].clone();
    let report = json!({"line": line, "reason": "it is rude"});
    for _ in 0..2 {
        ann.act(&table, "report", report.clone()).await.done();
    }
    let missing = ann.act(&table, "report", json!({"line": 7})).await;
    assert_eq!(missing.refused(), "no_such_line");

    // Nobody else sees it or decides about it.
    let bystander = world.claimed("Bob").await;
    assert_eq!(bystander.get("/moderation").await.status(), 403);
    let mute = [("report", "1"), ("verdict", "mute")];
    assert_eq!(
        bystander.post("/moderation/judge", &mute).await.status(),
        403
    );
    let page = judge.page("/moderation").await;
    assert_eq!(page.matches("something rude").count(), 1);
    assert!(page.contains("it is rude") && page.contains("Eve"));
    judge.follow("/moderation/judge", &mute).await;
    assert!(!judge.page("/moderation").await.contains("something rude"));
    let muted = eve.act(&table, "chat", json!({"text": "why?"})).await;
    assert_eq!(muted.refused(), "muted");
    clock.advance(std::time::Duration::from_hours(7 * 24));
    says(&eve, &table, "something else").await;

    let line = stream.next_of("chat").await.json()["number"].clone();
    ann.act(&table, "report", json!({"line": line}))
        .await
        .done();
    let ban = [("report", "2"), ("verdict", "ban")];
    judge.follow("/moderation/judge", &ban).await;
    assert_eq!(eve.act(&table, "join", json!({})).await.refused(), "banned");
    let chair = ann.state(&table).await["seats"][1].clone();
    assert_eq!(chair["sitter"], "nobody", "{chair}");
    let page = judge.page("/moderation").await;
    let person = page.split("name=\"person\" value=\"").nth(1).unwrap();
    let person = person.split('"').next().unwrap().to_owned();
    let forgive = [("person", person.as_str()), ("what", "ban")];
    judge.follow("/moderation/forgive", &forgive).await;
    eve.act(&table, "join", json!({})).await.done();

    let log = world.data().await.audit(100).await.unwrap();
    let by_judge = log.iter().filter(|entry| entry.operator != Operator::Admin);
    let deeds: Vec<_> = by_judge.map(|entry| entry.deed).collect();
    let expected = [
        Deed::MutePerson,
        Deed::CloseReport,
        Deed::BanPerson,
        Deed::CloseReport,
        Deed::UnbanPerson,
    ];
    assert_eq!(deeds, expected);
    assert_eq!(log[0].deed, Deed::AppointModerator);
}

#[tokio::test]
async fn a_banned_account_cannot_sign_in() {
    let world = World::new().await;
    let judge = moderator(&world, "Judge").await;
    let eve = world.claimed("Eve").await;
    let fields = [("game", "diamant"), ("public", "yes")];
    let table = eve.follow("/tables", &fields).await;
    eve.quiet(&format!("{table}/chat"), &[("text", "boo")])
        .await;
    let page = judge.page(&table).await;
    let line = page
        .split("data-chat=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    judge
        .quiet(&format!("{table}/report"), &[("line", line)])
        .await;
    judge
        .follow("/moderation/judge", &[("report", "1"), ("verdict", "ban")])
        .await;
    let open: Value = serde_json::from_str(&judge.page("/api/v1/tables").await).unwrap();
    assert_eq!(open, json!([]), "they have left");
    let fields = [("name", "Eve"), ("password", PASSWORD)];
    let next = world
        .visitor()
        .await
        .follow("/account/sign-in", &fields)
        .await;
    assert_eq!(next, "/account?problem=banned");
    // Leaving for good is always possible.
    let fields = [("confirm", "yes"), ("password", PASSWORD)];
    let next = eve.follow("/account/delete", &fields).await;
    assert_eq!(next, "/account?done=deleted");
}
