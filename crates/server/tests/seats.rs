//! Who sits where.

mod world;

use serde_json::{Value, json};
use server::Rates;
use world::{Program, World, play_to_the_end};

#[tokio::test]
async fn the_host_arranges_and_starts() {
    let world = World::new().await;
    let (host, bob) = (world.program("Host").await, world.program("Bob").await);
    let wanted = json!({"game": "diamant", "config": {"seats": 4}, "others": ["greedy", "person", "random"]});
    let table = host.open(wanted).await;
    let seats = host.state(&table).await["seats"].clone();
    assert_eq!(seats[0]["name"], "Host");
    assert_eq!(seats[1]["level"], "greedy");
    assert_eq!(seats[2]["sitter"], "nobody");
    assert_eq!(seats[3]["level"], "random");
    assert_eq!(
        host.act(&table, "start", json!({})).await.refused(),
        "seats_empty"
    );
    bob.act(&table, "join", json!({})).await.done();
    assert_eq!(bob.state(&table).await["seat"], 2);
    assert_eq!(
        bob.act(&table, "start", json!({})).await.refused(),
        "not_host"
    );
    let set = async |seat: u64, sitter: &str| {
        let body = json!({"seat": seat, "sitter": sitter});
        host.act(&table, "seat", body).await
    };
    assert_eq!(set(0, "greedy").await.refused(), "host_stays");
    assert_eq!(set(1, "wizard").await.refused(), "unknown_level");
    for seat in [4, 7, 8, 255] {
        assert_eq!(set(seat, "greedy").await.refused(), "no_such_seat");
    }
    set(1, "person").await.done();
    set(2, "greedy").await.done();
    assert_eq!(bob.state(&table).await["seat"], Value::Null);
    set(1, "random").await.done();
    host.act(&table, "start", json!({})).await.done();
    assert_eq!(set(1, "person").await.refused(), "already_started");
    assert_eq!(
        bob.act(&table, "join", json!({})).await.refused(),
        "already_started"
    );
}

#[tokio::test]
async fn who_leaves_before_the_start_frees_the_chair_and_the_last_takes_the_table_along() {
    let world = World::new().await;
    let (host, bob) = (world.program("Host").await, world.program("Bob").await);
    let table = host
        .open(json!({"game": "diamant", "config": {"seats": 3}}))
        .await;
    bob.act(&table, "join", json!({"seat": 2})).await.done();
    host.act(&table, "leave", json!({})).await.done();
    let state = bob.state(&table).await;
    assert_eq!(state["host"], true);
    assert_eq!(state["seats"][0]["sitter"], "nobody");
    bob.act(&table, "leave", json!({})).await.done();
    assert_eq!(bob.get(&format!("tables/{table}")).await.status(), 404);
}

#[tokio::test]
async fn a_bot_takes_over_when_the_majority_asks() {
    let world = World::new().await;
    let (programs, table) = world.table_of(4).await;
    let gone = json!({"seat": 1});
    assert_eq!(
        programs[0]
            .act(&table, "take-over", gone.clone())
            .await
            .refused(),
        "has_not_left"
    );
    programs[1].act(&table, "leave", json!({})).await.done();
    let version = programs[0].state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    assert_eq!(
        programs[1].decide(&table, "stay", version).await.refused(),
        "not_seated"
    );
    // Three remain: two must ask, and asking twice is asking once.
    for _ in 0..2 {
        programs[0]
            .act(&table, "take-over", gone.clone())
            .await
            .done();
    }
    assert_eq!(programs[0].state(&table).await["seats"][1]["left"], true);
    programs[2]
        .act(&table, "take-over", gone.clone())
        .await
        .done();
    let seat = programs[0].state(&table).await["seats"][1].clone();
    assert_eq!(
        (&seat["sitter"], &seat["kept_for"]),
        (&json!("bot"), &json!("Guest 1"))
    );
    // A second vote for what is done is harmless.
    programs[3].act(&table, "take-over", gone).await.done();
    // Nobody else can have the chair.
    let stranger = world.program("Stranger").await;
    let join = stranger.act(&table, "join", json!({"seat": 1})).await;
    assert_eq!(join.refused(), "already_started");
}

/// What has happened to the chairs, in a few words.
async fn news(program: &Program, table: &str) -> Vec<String> {
    let news = program.state(table).await["news"].clone();
    let line = |news: &Value| {
        format!(
            "{} {}",
            news["name"].as_str().unwrap(),
            news["change"].as_str().unwrap()
        )
    };
    news.as_array().unwrap().iter().map(line).collect()
}

#[tokio::test]
async fn somebody_sits_down_again_while_a_bot_keeps_the_chair() {
    let world = World::new().await;
    let (mut programs, table) = world.table_of(3).await;
    let leave_to_a_bot = async |programs: &[Program]| {
        programs[1].act(&table, "leave", json!({})).await.done();
        for voter in [0, 2] {
            let vote = programs[voter].act(&table, "take-over", json!({"seat": 1}));
            vote.await.done();
        }
    };
    leave_to_a_bot(&programs).await;
    // Their page offers the way back, the others' pages and the log say what happened.
    let path = format!("/t/{table}");
    let page = async |program: &Program| {
        let request = program.client.get(format!("{}{path}", program.address));
        let answer = request.bearer_auth(&program.token).send().await.unwrap();
        answer.text().await.unwrap()
    };
    let theirs = page(&programs[1]).await;
    assert!(theirs.contains("Sit down again") && theirs.contains("keeping your seat"));
    let others = page(&programs[0]).await;
    assert!(!others.contains("Sit down again"));
    assert_eq!(
        others.matches("now plays for Guest 1").count(),
        2,
        "log and notice"
    );
    assert_eq!(
        others.matches("Guest 1 has left the table").count(),
        1,
        "log"
    );
    let folder = world.stop().await.unwrap();

    let world = World::at(folder.path(), |options| options.rates = Rates::UNLIMITED).await;
    for program in &mut programs {
        program.address.clone_from(&world.address);
    }
    programs[1].act(&table, "join", json!({})).await.done();
    assert_eq!(programs[1].state(&table).await["seat"], 1);
    assert!(page(&programs[0]).await.contains("Guest 1 is back."));
    leave_to_a_bot(&programs).await;
    programs[1].act(&table, "join", json!({})).await.done();
    let expected = [
        "Guest 1 left",
        "Guest 1 replaced",
        "Guest 1 returned",
        "Guest 1 left",
        "Guest 1 replaced",
        "Guest 1 returned",
    ];
    assert_eq!(news(&programs[0], &table).await, expected);
    play_to_the_end(&programs, &table).await;
    // Afterwards nobody comes back: it is over.
    let late = programs[1].act(&table, "join", json!({})).await;
    assert_eq!(late.status, 204, "they are there already");
}

#[tokio::test]
async fn the_way_back_ends_with_the_match() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    programs[1].act(&table, "leave", json!({})).await.done();
    for voter in [0, 2] {
        let vote = programs[voter].act(&table, "take-over", json!({"seat": 1}));
        vote.await.done();
    }
    loop {
        let state = programs[0].state(&table).await;
        if state["status"] == "over" {
            break;
        }
        let version = state["match"]["version"].as_u64().unwrap();
        for seat in [0, 2] {
            // It may be too late for one of them, or not their turn.
            let _ = programs[seat].decide(&table, "leave", version).await;
        }
    }
    let late = programs[1].act(&table, "join", json!({})).await;
    assert_eq!(late.refused(), "already_started");
}

#[tokio::test]
async fn who_left_may_come_back_while_the_chair_waits() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    programs[1].act(&table, "leave", json!({})).await.done();
    programs[0]
        .act(&table, "take-over", json!({"seat": 1}))
        .await
        .done();
    programs[1].act(&table, "join", json!({})).await.done();
    let seat = programs[0].state(&table).await["seats"][1].clone();
    assert_eq!(
        (&seat["sitter"], &seat["left"]),
        (&json!("person"), &json!(false))
    );
    // The old vote is gone with the reason for it.
    programs[1].act(&table, "leave", json!({})).await.done();
    programs[2]
        .act(&table, "take-over", json!({"seat": 1}))
        .await
        .done();
    assert_eq!(
        programs[0].state(&table).await["seats"][1]["sitter"],
        "person"
    );
}

#[tokio::test]
async fn the_last_person_alone_can_ask_and_the_game_goes_on() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    programs[1].act(&table, "leave", json!({})).await.done();
    programs[0]
        .act(&table, "take-over", json!({"seat": 1}))
        .await
        .done();
    // Two remained, so one vote was not enough; now only one remains, and it is.
    programs[2].act(&table, "leave", json!({})).await.done();
    assert_eq!(programs[0].state(&table).await["seats"][1]["sitter"], "bot");
    programs[0]
        .act(&table, "take-over", json!({"seat": 2}))
        .await
        .done();
    let mut stream = programs[0].follow(&table, None).await;
    loop {
        let update = stream.next_of("match").await.json();
        if update["prompt"]["kind"] == "over" {
            break;
        }
        let awaited = update["prompt"]["seats"].as_array().unwrap();
        if awaited.contains(&json!(0)) {
            let version = update["version"].as_u64().unwrap();
            let said = programs[0].decide(&table, "leave", version).await;
            // An update can be on its way while she decides: she then answers it once more.
            assert!(
                said.status == 200 || ["not_awaited", "stale"].contains(&said.refused()),
                "{said:?}"
            );
        }
    }
}

#[tokio::test]
async fn my_tables_are_on_the_home_page() {
    let world = World::new().await;
    let (ann, bob) = (world.visitor().await, world.visitor().await);
    let running = ann.follow("/play", &[("game", "diamant")]).await;
    let fields = [
        ("game", "diamant"),
        ("seats", "3"),
        ("public", "yes"),
        ("seat1", "greedy"),
    ];
    let open = ann.follow("/tables", &fields).await;
    let mine = ann.page("/").await;
    assert!(mine.contains(&running) && mine.contains(&open));
    let others = bob.page("/").await;
    assert!(others.contains(&open) && !others.contains(&running));
    assert_eq!(
        bob.follow(&format!("{open}/join"), &[("seat", "2")]).await,
        open
    );
    assert_eq!(ann.follow(&format!("{open}/start"), &[]).await, open);
    assert!(!world.visitor().await.page("/").await.contains(&open));
}

#[tokio::test]
async fn a_finished_table_stays() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    play_to_the_end(&programs, &table).await;
    let folder = world.stop().await.unwrap();
    let world = World::at(folder.path(), |_| ()).await;
    let page = world.visitor().await.page(&format!("/t/{table}")).await;
    assert!(page.contains("Guest 2"));
}

#[tokio::test]
async fn bots_come_as_a_mixed_company() {
    let world = World::new().await;
    let host = world.program("Host").await;
    let wanted = json!({
        "game": "diamant", "config": {"seats": 4}, "others": ["greedy", "strong", "greedy"]
    });
    let table = host.open(wanted).await;
    let bots = async |what: &str| -> Vec<Value> {
        let state = host.state(&table).await;
        let seats = state["seats"].as_array().unwrap();
        seats[1..].iter().map(|seat| seat[what].clone()).collect()
    };
    let names = bots("name").await;
    for what in ["name", "temper"] {
        let mut differing = bots(what).await;
        differing.sort_by_key(Value::to_string);
        differing.dedup();
        assert_eq!(differing.len(), 3, "{differing:?}");
    }
    // Who sits where follows from the match, so the same bot comes back to its chair.
    for sitter in ["person", "expert"] {
        let body = json!({"seat": 2, "sitter": sitter});
        host.act(&table, "seat", body).await.done();
    }
    assert_eq!(bots("name").await, names);
    assert_eq!(bots("level").await[1], "expert");
}
