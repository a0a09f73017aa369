//! Coming and going costs the others little, and bystanders share what is drawn for them.

mod world;

use std::time::Duration;

use serde_json::json;
use server::Rates;
use world::{Stream, World};

/// A server on which arrivals are shown at most once in an hour.
async fn unhurried() -> World {
    World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.tables.presence_pause = Duration::from_hours(1);
    })
    .await
}

/// A bystander of a table's page.
async fn bystander(world: &World, table: &str, lang: &str) -> Stream {
    let address = format!("/t/{table}/stream?lang={lang}");
    Stream::new(world.browser().get(&address).await)
}

/// A counter without labels.
async fn counter(world: &World, name: &str) -> u64 {
    let text = world.counters().await;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap().trim().parse().unwrap()
}

#[tokio::test]
async fn those_who_come_and_go_are_shown_together() {
    let world = unhurried().await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut watcher = bystander(&world, &table, "en").await;
    let first = watcher.next_of("update").await;
    for _ in 0..20 {
        let mut visitor = bystander(&world, &table, "en").await;
        visitor.next_of("update").await;
    }
    let text = json!({"text": "who was that?"});
    ann.act(&table, "chat", text).await.done();
    let next = watcher.next_of("update").await;
    assert!(next.data.contains("who was that?"), "{next:?}");
    let versions = [&first, &next].map(|event| event.id.parse::<u64>().unwrap());
    assert_eq!(versions[1], versions[0] + 1, "nothing came in between");
}

#[tokio::test]
async fn who_is_there_is_shown_with_the_next_change() {
    let world = unhurried().await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut watcher = bystander(&world, &table, "en").await;
    watcher.next_of("update").await;
    let here = async || ann.state(&table).await["seats"][0]["here"].clone();
    let mut own = ann.follow(&table, None).await;
    own.next_of("seats").await;
    assert_eq!(here().await, false, "an hour has not passed");
    let text = json!({"text": "here I am"});
    ann.act(&table, "chat", text).await.done();
    assert_eq!(here().await, true);
}

#[tokio::test]
async fn all_bystanders_of_a_language_share_one_drawing() {
    let world = unhurried().await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut streams = Vec::new();
    for lang in ["en", "de"] {
        for _ in 0..12 {
            let mut stream = bystander(&world, &table, lang).await;
            stream.next_of("update").await;
            streams.push(stream);
        }
    }
    assert_eq!(counter(&world, "grotto_page_drawings_total").await, 2);
    ann.act(&table, "chat", json!({"text": "welcome"}))
        .await
        .done();
    for stream in &mut streams {
        let update = stream.next_of("update").await;
        assert!(update.data.contains("welcome"), "{update:?}");
    }
    assert_eq!(counter(&world, "grotto_page_drawings_total").await, 4);
    assert_eq!(counter(&world, "grotto_stream_updates_total").await, 48);
    assert_eq!(counter(&world, "grotto_open_streams").await, 24);
}

#[tokio::test]
async fn what_belongs_to_somebody_is_drawn_for_them_alone() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/tables", &[("game", "diamant")]).await;
    let id = table.strip_prefix("/t/").unwrap();
    let mut other = bystander(&world, id, "en").await;
    let mut own = Stream::new(ann.get(&format!("{table}/stream?lang=en")).await);
    let own = own.next_of("update").await.data;
    let other = other.next_of("update").await.data;
    // The host arranges the chairs; nobody else can.
    let arranges = format!("{table}/seat");
    assert!(own.contains(&arranges) && !other.contains(&arranges));
}
