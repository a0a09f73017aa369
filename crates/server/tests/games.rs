//! Whole games.

mod world;

use serde_json::json;
use world::{World, play_to_the_end};

#[tokio::test]
async fn four_programs_play_a_whole_game() {
    let world = World::new().await;
    let (programs, table) = world.table_of(4).await;
    let before = programs[2].state(&table).await;
    assert_eq!(before["status"], "playing");
    assert_eq!(before["seat"], 2);
    assert_eq!(before["match"]["legal"], json!(["stay", "leave"]));
    let promise = before["match"]["commitment"].as_str().unwrap().to_owned();

    play_to_the_end(&programs, &table).await;

    let after = programs[2].state(&table).await;
    assert_eq!(after["status"], "over");
    assert_eq!(after["match"]["legal"], json!([]));
    assert_eq!(
        after["match"]["outcome"]["scores"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
    // The record is that of the promise, and replays.
    let record: tabletop::Record = programs[1].record(&table).await.parse().unwrap();
    let replayed = catalog::replay(&record).unwrap();
    assert_eq!(replayed.commitment().unwrap().to_string(), promise);
    assert_eq!(
        serde_json::to_value(replayed.outcome()).unwrap(),
        after["match"]["outcome"]
    );
    // Deciding after the end is refused.
    let version = after["match"]["version"].as_u64().unwrap();
    assert_eq!(
        programs[0].decide(&table, "stay", version).await.refused(),
        "over"
    );
}

#[tokio::test]
async fn one_person_plays_against_bots_in_the_pages() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    // Ann stays until she cannot. The bots move by themselves; she looks until it is over.
    ann.play_against_bots(&table, "stay").await;
    let page = ann.page(&table).await;
    assert!(page.contains("/replay"));
    for step in ["", "?step=0", "?step=7"] {
        ann.page(&format!("{table}/replay{step}")).await;
    }
    assert_eq!(
        ann.get(&format!("{table}/replay?step=99999"))
            .await
            .status(),
        404
    );
    let record = ann.get(&format!("{table}/record")).await;
    let disposition = record.headers()["content-disposition"].to_str().unwrap();
    assert!(disposition.starts_with("attachment"));
    let record: tabletop::Record = record.text().await.unwrap().parse().unwrap();
    catalog::replay(&record).unwrap();
}

#[tokio::test]
async fn every_page_is_there_in_every_language() {
    let world = World::new().await;
    let ann = world.visitor().await;
    for lang in ["en", "de", "fr", "nl", "hu"] {
        for path in ["/", "/account", "/rules/diamant"] {
            let page = ann.page(&format!("{path}?lang={lang}")).await;
            assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{path}");
        }
    }
    let answer = ann
        .client
        .get(format!("{}/", world.address))
        .header("accept-language", "it, hu;q=0.8")
        .send()
        .await
        .unwrap();
    assert!(answer.text().await.unwrap().contains("<html lang=\"hu\""));
}

#[tokio::test]
async fn settings_are_remembered_and_lead_back() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let fields = [
        ("lang", "nl"),
        ("theme", "dark"),
        ("back", "/rules/diamant"),
    ];
    assert_eq!(ann.follow("/settings", &fields).await, "/rules/diamant");
    let page = ann.page("/").await;
    assert!(page.contains("<html lang=\"nl\" data-theme=\"dark\""));
    for foreign in [
        "//evil.example/",
        "https://evil.example/",
        "/\\evil.example",
    ] {
        assert_eq!(ann.follow("/settings", &[("back", foreign)]).await, "/");
    }
}

#[tokio::test]
async fn the_servers_own_addresses_answer() {
    let world = World::new().await;
    let ann = world.visitor().await;
    assert_eq!(ann.page("/healthz").await, "ok\n");
    let page = ann.page("/").await;
    // Every file that the page names is there and kept for ever.
    let files: Vec<_> = page
        .split('"')
        .filter(|part| part.starts_with("/assets/"))
        .collect();
    assert!(!files.is_empty());
    for file in files {
        let answer = ann.get(file).await;
        assert_eq!(answer.status(), 200, "{file}");
        let cache = answer.headers()["cache-control"].to_str().unwrap();
        assert!(cache.contains("immutable"));
    }
    assert_eq!(ann.get("/assets/00000000/grotto.css").await.status(), 404);
    let games = ann.page("/api/v1/games").await;
    assert!(games.contains("diamant"));
    ann.page("/api/openapi.json").await;
    // The counters have an address of their own, or none.
    assert_eq!(ann.get("/metrics").await.status(), 404);
    let metrics = world.counters().await;
    assert!(metrics.contains("grotto_requests_total{method=\"GET\",route=\"/\",status=\"200\"}"));
    assert!(metrics.contains("grotto_open_streams"));
    assert_eq!(ann.get("/nowhere").await.status(), 404);
    assert_eq!(ann.get("/rules/chess").await.status(), 404);
}
