//! What somebody sends who speaks HTTP badly, slowly or too much.

mod world;

use std::time::Duration;

use serde_json::json;
use server::{DailyBounds, Proxies, Rate, Rates, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use world::{Program, World};

/// A connection on which anything can be said.
async fn connect(world: &World) -> TcpStream {
    let address = world.address.strip_prefix("http://").unwrap();
    TcpStream::connect(address).await.unwrap()
}

/// Says something and reads until the server hangs up.
async fn say(world: &World, text: &str) -> String {
    let mut stream = connect(world).await;
    // A server that has heard enough may hang up before the end.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or("none")
}

#[tokio::test]
async fn who_never_finishes_asking_is_hung_up_on() {
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.slowest_head = Duration::from_millis(50);
        options.slowest_request = Duration::from_millis(50);
    })
    .await;
    // Each of these returns only when the server has ended the connection.
    for beginning in ["", "GET", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let answer = say(&world, beginning).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    // A body that does not come.
    let mut stream = connect(&world).await;
    let head = "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 1000\r\n\r\n{\"name\":";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    assert_eq!(status(&answer), "400", "{answer}");
    assert!(answer.contains("bad_request"), "{answer}");
}

#[tokio::test]
async fn a_stream_outlives_the_time_a_request_may_take() {
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        // Long enough for the other requests of this test on a busy machine.
        options.slowest_request = Duration::from_secs(2);
    })
    .await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut stream = ann.follow(&table, None).await;
    stream.next().await.unwrap();
    tokio::time::sleep(Duration::from_millis(2500)).await;
    ann.act(&table, "chat", json!({"text": "still there?"}))
        .await
        .done();
    assert!(stream.next_of("chat").await.data.contains("still there?"));
}

#[tokio::test]
async fn nonsense_is_refused_and_the_server_goes_on() {
    let world = World::new().await;
    let long = "x".repeat(200 * 1024);
    let requests = [
        "\0\0\0\0\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\nhost: x\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: x\r\ncookie: grotto={long}\r\n\r\n"),
        "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n".to_owned(),
        "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"
            .to_owned(),
        "CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_owned(),
        "GET http://evil.example/ HTTP/1.1\r\nconnection: close\r\n\r\n".to_owned(),
        "GET /t/%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_owned(),
        "GET /t/%00/stream HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_owned(),
    ];
    for request in requests {
        let start: String = request.chars().take(40).collect();
        let answer = say(&world, &request).await;
        assert!(!status(&answer).starts_with('5'), "{start:?}: {answer}");
    }
    // A body in pieces is counted as well.
    let piece = format!("4000\r\n{}\r\n", "x".repeat(0x4000));
    let flood = format!(
        "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         transfer-encoding: chunked\r\n\r\n{}0\r\n\r\n",
        piece.repeat(8)
    );
    let answer = say(&world, &flood).await;
    assert!(["413", "none"].contains(&status(&answer)), "{answer}");
    world.visitor().await;
}

#[tokio::test]
async fn invented_methods_do_not_fill_the_counters() {
    let world = World::new().await;
    for number in 0..20 {
        let request = format!(
            "FROB{number} / HTTP/1.1\r\nhost: x\r\norigin: http://x\r\nconnection: close\r\n\r\n"
        );
        let answer = say(&world, &request).await;
        assert_eq!(status(&answer), "405", "{answer}");
    }
    let counters = world.counters().await;
    assert!(!counters.contains("FROB"), "{counters}");
    assert!(counters.contains("method=\"other\""), "{counters}");
    // Nor do invented addresses.
    let eve = world.visitor().await;
    for number in 0..20 {
        eve.get(&format!("/nowhere/{number}")).await;
        eve.get(&format!("/t/{number}")).await;
    }
    assert!(!world.counters().await.contains("/nowhere/"));
}

#[tokio::test]
async fn looking_changes_nothing() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let fields = [("game", "diamant"), ("seats", "3")];
    let table = ann.follow("/tables", &fields).await;
    let api = format!("/api/v1{}", table.replace("/t/", "/tables/"));
    let before = ann.page(&api).await;
    let acts = [
        "join",
        "leave",
        "start",
        "seat",
        "decide",
        "undo",
        "chat",
        "take-over",
        "rematch",
    ];
    let mut paths: Vec<_> = acts
        .iter()
        .flat_map(|act| [format!("{table}/{act}"), format!("{api}/{act}")])
        .collect();
    for path in [
        "/play",
        "/tables",
        "/settings",
        "/account/name",
        "/account/claim",
        "/account/sign-in",
        "/account/sign-out",
        "/account/delete",
        "/api/v1/guests",
    ] {
        paths.push(path.to_owned());
    }
    for path in &paths {
        // As a picture on another site would ask for it: with the cookie, by GET.
        let address = format!("{path}?confirm=yes&game=diamant&seat=0&sitter=greedy&text=x");
        assert_eq!(ann.get(&address).await.status(), 405, "{path}");
        let head = ann.client.head(format!("{}{address}", world.address));
        assert_eq!(head.send().await.unwrap().status(), 405, "{path}");
    }
    assert_eq!(ann.page(&api).await, before);
}

#[tokio::test]
async fn malformed_forms_change_nothing() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let api = format!("/api/v1{}", table.replace("/t/", "/tables/"));
    // The bots have chosen and wait for her.
    let mut stream = world::Stream::new(ann.get(&format!("{api}/follow")).await);
    while stream.next_of("match").await.json()["prompt"]["seats"] != json!([0]) {}
    let before = ann.page(&api).await;
    let long = "stay ".repeat(1000);
    let version = ann.version(&table).await;
    let forms: &[(&str, &[(&str, &str)])] = &[
        ("decide", &[]),
        ("decide", &[("decision", "stay")]),
        ("decide", &[("decision", "stay"), ("version", "")]),
        ("decide", &[("decision", "stay"), ("version", "-1")]),
        (
            "decide",
            &[("decision", "stay"), ("version", "99999999999999999999")],
        ),
        ("decide", &[("decision", ""), ("version", &version)]),
        ("decide", &[("decision", "stay\0"), ("version", &version)]),
        ("decide", &[("decision", " stay"), ("version", &version)]),
        ("decide", &[("decision", &long), ("version", &version)]),
        ("undo", &[("version", "x")]),
        ("seat", &[("seat", "255"), ("sitter", "greedy")]),
        ("seat", &[("seat", "0x1"), ("sitter", "greedy")]),
        ("seat", &[("seat", "1"), ("sitter", "<b>")]),
        ("take-over", &[("seat", "99")]),
        ("join", &[("seat", "-1")]),
        ("chat", &[("words", "x")]),
        ("rematch", &[("version", "1")]),
    ];
    for (act, fields) in forms {
        let said = ann.quiet(&format!("{table}/{act}"), fields).await;
        assert!(
            (400..500).contains(&said.status),
            "{act} {fields:?} {said:?}"
        );
        said.refused();
    }
    for (kind, body) in [
        (
            "application/x-www-form-urlencoded",
            &b"decision=%ff%fe&version=%"[..],
        ),
        ("application/x-www-form-urlencoded", &b"\xff\xfe=\x00"[..]),
        ("multipart/form-data; boundary=x", &b"--x--"[..]),
        ("text/plain", &b"decision=stay&version=1"[..]),
        ("application/json", &b"{\"decision\":\"stay\"}"[..]),
    ] {
        let request = ann
            .client
            .post(format!("{}{table}/decide", world.address))
            .header("origin", &world.address)
            .header("content-type", kind)
            .body(body);
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_client_error(), "{kind}");
    }
    assert_eq!(ann.page(&api).await, before);
}

#[tokio::test]
async fn strangers_find_no_stream_by_guessing() {
    let world = World::new().await;
    let (eve, ann) = (world.visitor().await, world.program("Ann").await);
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut guesses = vec!["a".repeat(26), table[..25].to_owned(), format!("{table}a")];
    guesses.extend([
        table.to_ascii_uppercase(),
        format!("{table}%20"),
        format!("%20{table}"),
    ]);
    for guess in guesses {
        for path in [
            format!("/t/{guess}"),
            format!("/t/{guess}/stream"),
            format!("/t/{guess}/record"),
            format!("/api/v1/tables/{guess}"),
            format!("/api/v1/tables/{guess}/follow"),
        ] {
            assert_eq!(eve.get(&path).await.status(), 404, "{path}");
        }
    }
}

#[tokio::test]
async fn headers_that_only_a_proxy_may_write_are_not_believed() {
    let once = Some(Rate::new(1, Duration::from_hours(1)));
    let rates = Rates {
        guests: once,
        ..Rates::UNLIMITED
    };
    let guest = async |world: &World, forwarded: &[&str]| {
        let client = Program {
            client: reqwest::Client::new(),
            address: world.address.clone(),
            token: String::new(),
        };
        let mut request = client
            .client
            .post(format!("{}/api/v1/guests", world.address))
            .json(&json!({}));
        for value in forwarded {
            request = request.header("x-forwarded-for", *value);
        }
        request.send().await.unwrap().status().as_u16()
    };
    // Without a proxy nobody chooses their own address.
    let open = World::with(|options| options.rates = rates).await;
    assert_eq!(guest(&open, &["192.0.2.1"]).await, 201);
    assert_eq!(guest(&open, &["192.0.2.2"]).await, 429);
    // Behind one, only what the proxy has added counts, in whatever way it adds it.
    let behind = World::with(|options| {
        options.rates = rates;
        options.site = Site::default().over_tls();
        options.proxies = Proxies::Always;
    })
    .await;
    assert_eq!(guest(&behind, &["192.0.2.1, 203.0.113.7"]).await, 201);
    assert_eq!(guest(&behind, &["192.0.2.2, 203.0.113.7"]).await, 429);
    assert_eq!(guest(&behind, &["192.0.2.3", "203.0.113.7"]).await, 429);
    assert_eq!(guest(&behind, &["203.0.113.8"]).await, 201);

    let ann = open.visitor().await;
    let request = ann
        .client
        .post(format!("{}/settings", open.address))
        .header("origin", "https://evil.example")
        .header("x-forwarded-host", "evil.example")
        .header("x-forwarded-proto", "https")
        .header("forwarded", "host=evil.example;proto=https")
        .form(&[("lang", "de")]);
    assert_eq!(request.send().await.unwrap().status(), 403);
}

#[tokio::test]
async fn a_crowd_that_signs_in_does_not_keep_others_from_playing() {
    let world = World::new().await;
    let player = world.visitor().await;
    let table = player.follow("/play", &[("game", "diamant")]).await;
    let crowd: Vec<_> = (0..100)
        .map(|number| {
            let eve = world.browser();
            tokio::spawn(async move {
                let name = format!("Name {number}");
                let fields = [("name", name.as_str()), ("password", "guess guess")];
                let answer = eve
                    .form("/account/sign-in", &fields)
                    .header("sec-fetch-site", "same-origin");
                answer.send().await.unwrap().status().as_u16()
            })
        })
        .collect();
    for _ in 0..5 {
        assert_eq!(player.get(&table).await.status(), 200);
        assert_eq!(player.page("/healthz").await, "ok\n");
    }
    for answer in crowd {
        let status = answer.await.unwrap();
        assert!([303, 429].contains(&status), "{status}");
    }
}

#[tokio::test]
async fn an_address_leaves_behind_so_much_in_a_day() {
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.daily = DailyBounds {
            guests: 2,
            tables: 1,
        };
    })
    .await;
    let (ann, bob) = (world.program("Ann").await, world.program("Bob").await);
    let wanted = json!({"game": "diamant", "config": {"seats": 3}});
    ann.open(wanted.clone()).await;
    // Another guest behind the same address has no share of their own.
    let said = bob.send("tables", wanted).await;
    assert_eq!((said.status, said.refused()), (429, "too_many"));
    let said = ann.send("guests", json!({})).await;
    assert_eq!((said.status, said.refused()), (429, "too_many"));
    // Who is here may stay and play.
    assert_eq!(bob.get("me").await.status(), 200);
}
