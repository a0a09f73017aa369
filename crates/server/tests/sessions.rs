//! What signing in, signing out and deleting do to chairs and to open streams.

mod world;

use serde_json::Value;
use world::{Browser, PASSWORD, Stream, World};

async fn sign_in(browser: &Browser, name: &str) {
    let fields = [("name", name), ("password", PASSWORD)];
    let next = browser.follow("/account/sign-in", &fields).await;
    assert_eq!(next, "/account?done=signed-in");
}

/// A table of three that has started: two guests in browsers and a bot.
async fn started(players: [&Browser; 2]) -> String {
    let fields = [("game", "diamant"), ("seats", "3"), ("seat2", "greedy")];
    let table = players[0].follow("/tables", &fields).await;
    players[1]
        .follow(&format!("{table}/join"), &[("seat", "1")])
        .await;
    players[0].follow(&format!("{table}/start"), &[]).await;
    table
}

async fn stays(browser: &Browser, table: &str) -> u16 {
    let version = browser.version(table).await;
    let fields = [("version", version.as_str()), ("decision", "stay")];
    browser
        .quiet(&format!("{table}/decide"), &fields)
        .await
        .status
}

async fn next_of(stream: &mut Stream) -> Option<String> {
    // The HTML in an update is written as JSON.
    let html = |data: String| data.replace("\\\"", "\"");
    stream.next().await.map(|event| html(event.data))
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_the_seat() {
    let world = World::new().await;
    world.claimed("Ann").await;
    let (guest, bob) = (world.visitor().await, world.visitor().await);
    let table = started([&guest, &bob]).await;
    guest
        .quiet(&format!("{table}/chat"), &[("text", "said as a guest")])
        .await;

    sign_in(&guest, "Ann").await;
    assert!(guest.page("/").await.contains(&table));
    assert!(guest.page(&table).await.contains("Ann"));
    assert_eq!(stays(&guest, &table).await, 204);

    // The account plays on from elsewhere as well, and keeps it when the browser signs out.
    guest.follow("/account/sign-out", &[]).await;
    let phone = world.visitor().await;
    sign_in(&phone, "Ann").await;
    assert!(phone.page("/").await.contains(&table));
    // What was said goes with the account.
    let fields = [("confirm", "yes"), ("password", PASSWORD)];
    phone.follow("/account/delete", &fields).await;
    assert!(!bob.page(&table).await.contains("said as a guest"));
}

#[tokio::test]
async fn a_guest_who_opened_a_table_is_still_its_host() {
    let world = World::new().await;
    world.claimed("Ann").await;
    let (guest, bob) = (world.visitor().await, world.visitor().await);
    let fields = [("game", "diamant"), ("seats", "3"), ("seat2", "greedy")];
    let table = guest.follow("/tables", &fields).await;
    bob.follow(&format!("{table}/join"), &[("seat", "1")]).await;
    sign_in(&guest, "Ann").await;
    guest.follow(&format!("{table}/start"), &[]).await;
    assert_eq!(stays(&guest, &table).await, 204);
}

#[tokio::test]
async fn nobody_gets_two_seats_by_signing_in() {
    let world = World::new().await;
    let (ann, guest) = (world.claimed("Ann").await, world.visitor().await);
    let table = started([&ann, &guest]).await;
    sign_in(&guest, "Ann").await;
    // One seat, that of the account; the other one waits for a bot.
    let state = guest.page(&table.replace("/t/", "/api/v1/tables/")).await;
    let state: Value = serde_json::from_str(&state).unwrap();
    assert_eq!(state["seat"], 0);
    assert_eq!(state["seats"][1]["left"], true);
    ann.quiet(&format!("{table}/take-over"), &[("seat", "1")])
        .await;
    let state = ann.page(&table.replace("/t/", "/api/v1/tables/")).await;
    let state: Value = serde_json::from_str(&state).unwrap();
    assert_eq!(state["seats"][1]["sitter"], "bot");
}

#[tokio::test]
async fn nobody_steals_a_seat_by_signing_in() {
    let world = World::new().await;
    let eve = world.claimed("Eve").await;
    let (guest, bob) = (world.visitor().await, world.visitor().await);
    let table = started([&guest, &bob]).await;
    // Another site signs the guest in to Eve's account.
    for origin in ["https://evil.example", "null"] {
        let request = guest
            .client
            .post(format!("{}/account/sign-in", world.address))
            .header("origin", origin)
            .form(&[("name", "Eve"), ("password", PASSWORD)]);
        assert_eq!(request.send().await.unwrap().status(), 403);
    }
    // Somebody types a wrong password, or Eve signs in somewhere else.
    let wrong = [("name", "Eve"), ("password", "a wrong torch")];
    guest.follow("/account/sign-in", &wrong).await;
    sign_in(&world.visitor().await, "Eve").await;
    sign_in(&eve, "Eve").await;
    assert!(!eve.page("/").await.contains(&table));
    assert_eq!(stays(&guest, &table).await, 204);
    // One account does not bring its seats into another.
    let cat = world.claimed("Cat").await;
    let own = cat.follow("/play", &[("game", "diamant")]).await;
    sign_in(&cat, "Eve").await;
    assert!(!cat.page("/").await.contains(&own));
    let again = world.visitor().await;
    sign_in(&again, "Cat").await;
    assert!(again.page("/").await.contains(&own));
}

#[tokio::test]
async fn a_stream_ends_when_its_browser_signs_out() {
    let world = World::new().await;
    let (ann, bob) = (world.claimed("Ann").await, world.visitor().await);
    let phone = world.visitor().await;
    sign_in(&phone, "Ann").await;
    let table = started([&ann, &bob]).await;
    let follow = format!("{}/follow", table.replace("/t/", "/api/v1/tables/"));
    let mut page = Stream::new(ann.get(&format!("{table}/stream")).await);
    let mut events = Stream::new(ann.get(&follow).await);
    let mut other = Stream::new(phone.get(&format!("{table}/stream")).await);
    // It shows what only Ann may see: her choices.
    assert!(
        next_of(&mut page)
            .await
            .unwrap()
            .contains("name=\"decision\"")
    );
    events.next().await.unwrap();

    ann.follow("/account/sign-out", &[]).await;
    // It carries nothing of what happens afterwards.
    assert_eq!(stays(&phone, &table).await, 204);
    while let Some(data) = next_of(&mut page).await {
        assert!(!data.contains("You’ve chosen"), "{data}");
    }
    while events.next().await.is_some() {}
    // Her other browser is not concerned.
    assert_eq!(stays(&bob, &table).await, 204);
    assert!(next_of(&mut other).await.is_some());
    // The old cookie opens no new one as Ann.
    let page = ann.page(&table).await;
    assert!(!page.contains("name=\"decision\""), "{page}");
}

#[tokio::test]
async fn streams_of_a_deleted_account_end_everywhere() {
    let world = World::new().await;
    let (ann, bob) = (world.claimed("Ann").await, world.visitor().await);
    let phone = world.visitor().await;
    sign_in(&phone, "Ann").await;
    let table = started([&ann, &bob]).await;
    let mut streams = [
        Stream::new(ann.get(&format!("{table}/stream")).await),
        Stream::new(phone.get(&format!("{table}/stream")).await),
    ];
    let mut bobs = Stream::new(bob.get(&format!("{table}/stream")).await);
    let fields = [("confirm", "yes"), ("password", PASSWORD)];
    ann.follow("/account/delete", &fields).await;
    for stream in &mut streams {
        while next_of(stream).await.is_some() {}
    }
    while !next_of(&mut bobs).await.unwrap().contains("Echo") {}
}

#[tokio::test]
async fn the_guests_stream_ends_with_the_guest() {
    let world = World::new().await;
    world.claimed("Ann").await;
    let (guest, bob) = (world.visitor().await, world.visitor().await);
    let table = started([&guest, &bob]).await;
    let mut stream = Stream::new(guest.get(&format!("{table}/stream")).await);
    sign_in(&guest, "Ann").await;
    while next_of(&mut stream).await.is_some() {}
    // The page comes back by the new cookie and shows her choices.
    let mut again = Stream::new(guest.get(&format!("{table}/stream")).await);
    assert!(
        next_of(&mut again)
            .await
            .unwrap()
            .contains("name=\"decision\"")
    );
}
