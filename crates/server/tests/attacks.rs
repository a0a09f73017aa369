//! What a stranger tries.

mod world;

use std::time::Duration;

use serde_json::json;
use server::{Rate, Rates, Site};
use world::{Browser, Program, Stream, World, play_to_the_end};

#[tokio::test]
async fn a_stranger_cannot_move_arrange_or_vote() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let eve = world.program("Eve").await;
    let before = programs[0].state(&table).await;
    let version = before["match"]["version"].as_u64().unwrap();
    assert_eq!(
        eve.decide(&table, "stay", version).await.refused(),
        "not_seated"
    );
    let undo = eve.act(&table, "undo", json!({"version": version})).await;
    assert_eq!(undo.refused(), "not_seated");
    assert_eq!(
        eve.act(&table, "start", json!({})).await.refused(),
        "not_host"
    );
    assert_eq!(
        eve.act(&table, "leave", json!({})).await.refused(),
        "not_seated"
    );
    assert_eq!(
        eve.act(&table, "join", json!({})).await.refused(),
        "already_started"
    );
    let seat = eve
        .act(&table, "seat", json!({"seat": 1, "sitter": "greedy"}))
        .await;
    assert_eq!(seat.refused(), "not_host");
    let vote = eve.act(&table, "take-over", json!({"seat": 1})).await;
    assert_eq!(vote.refused(), "not_seated");
    // Not even the host decides for somebody else: there is no field for it.
    let forged = json!({"decision": "stay", "version": version, "seat": 1});
    assert_eq!(
        programs[0].act(&table, "decide", forged).await.refused(),
        "bad_request"
    );
    assert_eq!(programs[0].state(&table).await, before);
}

#[tokio::test]
async fn without_a_token_or_with_a_wrong_one_nothing_is_done() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    for token in ["", "x", &"A".repeat(43)] {
        let eve = Program {
            token: token.to_owned(),
            ..programs[0].clone()
        };
        assert_eq!(
            eve.decide(&table, "stay", 1).await.refused(),
            "unknown_token"
        );
        assert_eq!(eve.get("me").await.status(), 401);
    }
    let naked = programs[0]
        .client
        .post(format!("{}/api/v1/tables/{table}/decide", world.address))
        .json(&json!({"decision": "stay"}));
    assert_eq!(naked.send().await.unwrap().status(), 401);
}

#[tokio::test]
async fn the_seed_is_nowhere_before_the_end_and_then_keeps_the_promise() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let ann = world.visitor().await;
    let mut received = vec![
        programs[0].state(&table).await.to_string(),
        ann.page(&format!("/t/{table}")).await,
        programs[0]
            .follow(&table, None)
            .await
            .next_of("match")
            .await
            .data,
        Stream::new(ann.get(&format!("/t/{table}/stream")).await)
            .next()
            .await
            .unwrap()
            .data,
        world.counters().await,
    ];
    for path in ["record", "replay"] {
        let answer = ann.get(&format!("/t/{table}/{path}")).await;
        assert_eq!(answer.status(), 409, "{path}");
        received.push(answer.text().await.unwrap());
    }
    let record = programs[0].get(&format!("tables/{table}/record")).await;
    assert_eq!(record.status(), 409);
    received.push(record.text().await.unwrap());

    play_to_the_end(&programs, &table).await;
    let record = programs[0].record(&table).await;
    let seed = record
        .lines()
        .find_map(|line| line.strip_prefix("seed "))
        .unwrap();
    for text in received {
        assert!(!text.contains(seed));
    }
}

#[tokio::test]
async fn a_private_table_is_not_listed_and_its_id_is_long() {
    let world = World::new().await;
    let host = world.program("Host").await;
    let private = host.open(json!({"game": "diamant"})).await;
    let public = host.open(json!({"game": "diamant", "public": true})).await;
    let eve = world.visitor().await;
    let listed = eve.page("/").await + &eve.page("/api/v1/tables").await;
    assert!(listed.contains(&public));
    assert!(!listed.contains(&private));
    assert!(private.len() >= 26);
    assert_ne!(private[..13], public[..13]);
    assert_eq!(
        eve.get(&format!("/t/{}", "a".repeat(26))).await.status(),
        404
    );
    for odd in ["/t/../healthz", "/t/%2e%2e", "/t/A", "/t/'--"] {
        assert_ne!(eve.get(odd).await.status(), 500, "{odd}");
    }
}

#[tokio::test]
async fn nobody_chats_in_another_name() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let eve = world.program("Eve").await;
    let forged = json!({"text": "hi", "name": "Guest 1"});
    assert_eq!(
        eve.act(&table, "chat", forged).await.refused(),
        "bad_request"
    );
    eve.act(&table, "chat", json!({"text": "I am Guest 1"}))
        .await
        .done();
    let page = world.visitor().await.page(&format!("/t/{table}")).await;
    assert!(page.contains("Eve"));
    drop(programs);
}

#[tokio::test]
async fn names_and_messages_are_escaped_and_limited() {
    let world = World::new().await;
    let name = "<script>alert(1)";
    let eve = world.program(name).await;
    let table = eve.open(json!({"game": "diamant", "public": true})).await;
    let text = "</main><img src=x onerror=alert(1)>\"'&\r\ndata: x";
    eve.act(&table, "chat", json!({ "text": text }))
        .await
        .done();
    let ann = world.visitor().await;
    let mut stream = Stream::new(ann.get(&format!("/t/{table}/stream")).await);
    let pages = [
        ann.page(&format!("/t/{table}")).await,
        ann.page("/").await,
        stream.next().await.unwrap().data,
    ];
    for page in pages {
        assert!(!page.contains(name), "{page}");
        assert!(!page.contains("<img src=x"), "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)"));
    }
    for text in [String::new(), "  \u{202e} ".to_owned(), "x".repeat(301)] {
        let said = eve.act(&table, "chat", json!({ "text": text })).await;
        assert_eq!(said.refused(), "bad_message");
    }
    for name in ["x", "a\u{202e}b", &"x".repeat(25)] {
        let fields = [("name", name)];
        let next = ann.follow("/account/name", &fields).await;
        assert_eq!(next, "/account?problem=name-invalid");
    }
}

#[tokio::test]
async fn another_site_cannot_post() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let forms = [
        format!("{table}/decide"),
        format!("{table}/chat"),
        format!("{table}/leave"),
        "/play".to_owned(),
        "/settings".to_owned(),
        "/account/delete".to_owned(),
        "/account/sign-out".to_owned(),
        "/account/sign-in".to_owned(),
        format!("/api/v1{}/leave", table.replace("/t/", "/tables/")),
    ];
    let foreign: [&[(&str, &str)]; 6] = [
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
        &[("origin", "http://127.0.0.1")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[],
    ];
    for path in &forms {
        for headers in foreign {
            let mut request = ann.client.post(format!("{}{path}", world.address));
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let fields = [("confirm", "yes"), ("text", "x"), ("game", "diamant")];
            let answer = request.form(&fields).send().await.unwrap();
            assert_eq!(answer.status(), 403, "{path} {headers:?}");
        }
    }
    // Our own page may, with either header.
    let request = ann.client.post(format!("{}{table}/chat", world.address));
    let own = request
        .header("sec-fetch-site", "same-origin")
        .form(&[("text", "hi")]);
    assert_eq!(own.send().await.unwrap().status(), 303);
    assert_eq!(
        ann.post(&format!("{table}/chat"), &[("text", "hi")])
            .await
            .status(),
        303
    );
}

#[tokio::test]
async fn every_answer_is_strict() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let paths = [
        "/",
        "/account",
        "/rules/diamant",
        &table,
        "/nowhere",
        "/healthz",
        "/api/v1/games",
    ];
    for path in paths {
        let answer = ann.get(path).await;
        let policy = answer.headers()["content-security-policy"]
            .to_str()
            .unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(
            answer.headers()["x-content-type-options"],
            "nosniff",
            "{path}"
        );
        assert_eq!(answer.headers()["referrer-policy"], "same-origin", "{path}");
        let page = answer.text().await.unwrap();
        assert!(!page.contains(" onclick="), "{path}");
        assert!(!page.contains("<style"), "{path}");
    }
}

/// The first cookie of a first visit.
async fn first_cookie(browser: &Browser) -> String {
    let answer = browser.get("/").await;
    answer.headers()["set-cookie"].to_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_cookie_is_long_and_out_of_reach() {
    let plain = World::new().await;
    let cookie = first_cookie(&plain.browser()).await;
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let value = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(value.len(), 43, "256 bits");
    assert_ne!(cookie, first_cookie(&plain.browser()).await);
    // It is given once.
    let ann = plain.visitor().await;
    assert!(ann.get("/").await.headers().get("set-cookie").is_none());

    let behind = World::with(|options| options.site = Site::default().over_tls()).await;
    let cookie = first_cookie(&behind.browser()).await;
    assert!(cookie.starts_with("__Host-grotto="), "{cookie}");
    assert!(cookie.contains("Secure"), "{cookie}");
}

#[tokio::test]
async fn too_much_at_once_is_refused() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let flood = json!({"text": "x".repeat(70 * 1024)});
    assert_eq!(programs[0].act(&table, "chat", flood).await.status, 413);
    let ann = world.visitor().await;
    let fields = [("text", &"x".repeat(70 * 1024)[..])];
    assert_eq!(
        ann.quiet(&format!("/t/{table}/chat"), &fields).await.status,
        413
    );
}

#[tokio::test]
async fn hostile_bodies_are_refused_without_a_fault() {
    let world = World::new().await;
    let ann = world.program("Ann").await;
    let bodies = [
        json!(null),
        json!([]),
        json!({"game": "chess"}),
        json!({"game": "diamant", "config": {"seats": 99}}),
        json!({"game": "diamant", "config": {"seats": "three"}}),
        json!({"game": "diamant", "config": {"sorcery": true}}),
        json!({"game": "diamant", "others": ["wizard"]}),
        json!({"game": "diamant", "start": true}),
        json!({"game": "diamant", "surprise": 1}),
    ];
    for body in bodies {
        let said = ann.send("tables", body.clone()).await;
        assert!((400..500).contains(&said.status), "{body} {said:?}");
        said.refused();
    }
    let raw = ann
        .client
        .post(format!("{}/api/v1/tables", world.address))
        .bearer_auth(&ann.token)
        .header("content-type", "application/json")
        .body(vec![0xff, 0xfe, b'{']);
    assert_eq!(raw.send().await.unwrap().status(), 400);
}

#[tokio::test]
async fn who_is_too_fast_waits() {
    let once = Some(Rate::new(2, Duration::from_hours(1)));
    let world = World::with(|options| {
        options.rates = Rates {
            chat: once,
            tables: once,
            sign_ins: once,
            ..Rates::UNLIMITED
        };
    })
    .await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    ann.open(json!({"game": "diamant"})).await;
    let third = ann.send("tables", json!({"game": "diamant"})).await;
    assert_eq!((third.status, third.refused()), (429, "too_many"));
    for _ in 0..2 {
        ann.act(&table, "chat", json!({"text": "hi"})).await.done();
    }
    assert_eq!(
        ann.act(&table, "chat", json!({"text": "hi"})).await.status,
        429
    );
    // Somebody else is not slowed down.
    let bob = world.program("Bob").await;
    bob.act(&table, "chat", json!({"text": "hi"})).await.done();

    let eve = world.visitor().await;
    let guess = [("name", "Ann"), ("password", "guess guess")];
    for _ in 0..2 {
        let next = eve.follow("/account/sign-in", &guess).await;
        assert_eq!(next, "/account?problem=wrong-password");
    }
    // A new cookie does not help.
    for eve in [eve, world.visitor().await] {
        let next = eve.follow("/account/sign-in", &guess).await;
        assert_eq!(next, "/account?problem=too-many-tries");
    }
}

#[tokio::test]
async fn all_posts_are_limited_by_visitor_and_by_address() {
    let world = World::with(|options| {
        options.rates = Rates {
            posts_of_visitor: Some(Rate::new(2, Duration::from_hours(1))),
            posts_from_address: Some(Rate::new(5, Duration::from_hours(1))),
            ..Rates::UNLIMITED
        };
    })
    .await;
    let statuses = async |browser: &Browser| {
        let mut statuses = Vec::new();
        for _ in 0..3 {
            let answer = browser.post("/settings", &[("lang", "de")]).await;
            statuses.push(answer.status().as_u16());
        }
        statuses
    };
    let (ann, bob) = (world.visitor().await, world.visitor().await);
    assert_eq!(statuses(&ann).await, [303, 303, 429]);
    assert_eq!(statuses(&bob).await, [303, 303, 429]);
    assert_eq!(statuses(&world.visitor().await).await[0], 429);
}
