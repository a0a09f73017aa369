//! Live updates: nobody misses anything.

mod world;

use serde_json::{Value, json};
use world::{Stream, World, play_to_the_end};

#[tokio::test]
async fn a_decision_reaches_every_page() {
    let world = World::new().await;
    let (ann, bob) = (world.visitor().await, world.visitor().await);
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let mut anns = Stream::new(ann.get(&format!("{table}/stream")).await);
    let mut bobs = Stream::new(bob.get(&format!("{table}/stream")).await);
    let first = anns.next().await.unwrap();
    assert_eq!(first.kind, "update");
    assert!(
        first.json()["whole"]
            .as_str()
            .unwrap()
            .contains("id=\"live\"")
    );
    let before = bobs.next().await.unwrap();

    let version = ann.version(&table).await;
    let fields = [("version", version.as_str()), ("decision", "stay")];
    assert_eq!(
        ann.quiet(&format!("{table}/decide"), &fields).await.status,
        204
    );

    let after = bobs.next().await.unwrap();
    assert!(after.id.parse::<u64>().unwrap() > before.id.parse::<u64>().unwrap());
    anns.next().await.unwrap();
}

#[tokio::test]
async fn a_returning_page_gets_the_present_state_at_once_and_only_if_it_differs() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let fields = [("game", "diamant"), ("seats", "3")];
    let table = ann.follow("/tables", &fields).await;
    let address = format!("{}{table}/stream", world.address);
    let connect = async |seen: &str| {
        let request = ann.client.get(&address).header("last-event-id", seen);
        Stream::new(request.send().await.unwrap())
    };
    // One stream stays open, so that coming and going changes nothing.
    let mut steady = Stream::new(ann.get(&format!("{table}/stream")).await);
    let now = steady.next().await.unwrap();

    let mut late = connect("1").await;
    assert_eq!(late.next().await.unwrap(), now);

    // Up to date: silence, until something happens.
    let mut current = connect(&now.id).await;
    ann.quiet(&format!("{table}/chat"), &[("text", "hello there")])
        .await;
    let next = current.next().await.unwrap();
    assert_ne!(next.id, now.id);
    assert!(
        next.json()["changed"]["parts"]
            .to_string()
            .contains("hello there")
    );
    assert_eq!(steady.next().await.unwrap(), next);
}

#[tokio::test]
async fn followers_who_lose_the_connection_miss_nothing() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let follower = programs[1].clone();
    let id = table.clone();
    // Reads one or two updates at a time, then hangs up and comes back.
    let broken = tokio::spawn(async move {
        let (mut heard, mut seen, mut turn) = (Vec::new(), None, 0);
        loop {
            let mut stream = follower.follow(&id, seen).await;
            for _ in 0..=(turn % 2) {
                let update = stream.next_of("match").await.json();
                assert_eq!(update["taken_back"], 0);
                heard.extend(update["events"].as_array().unwrap().clone());
                seen = update["version"].as_u64();
                if update["prompt"]["kind"] == "over" {
                    return heard;
                }
            }
            turn += 1;
        }
    });
    play_to_the_end(&programs, &table).await;
    let heard = broken.await.unwrap();
    let whole = programs[1]
        .follow(&table, None)
        .await
        .next_of("match")
        .await
        .json();
    assert_eq!(&heard, whole["events"].as_array().unwrap());
    // What a seat hears of itself is heard by nobody else.
    let others = programs[2]
        .follow(&table, None)
        .await
        .next_of("match")
        .await
        .json();
    let own = |events: &Value| {
        let events = events.as_array().unwrap();
        events
            .iter()
            .filter(|event| event["event"] == "you_chose")
            .count()
    };
    assert!(own(&whole["events"]) > 0);
    assert_ne!(whole["events"], others["events"]);
}

#[tokio::test]
async fn people_who_are_present_are_shown() {
    let world = World::new().await;
    let ann = world.program("Ann").await;
    let table = ann
        .open(json!({"game": "diamant", "config": {"seats": 3}}))
        .await;
    assert_eq!(ann.state(&table).await["seats"][0]["here"], false);
    let mut stream = ann.follow(&table, None).await;
    let seats = stream.next_of("seats").await.json();
    assert_eq!(seats["seats"][0]["here"], true);
    let bob = world.program("Bob").await;
    let mut bobs = bob.follow(&table, None).await;
    bob.act(&table, "join", json!({"seat": 2})).await.done();
    while bobs.next_of("seats").await.json()["seats"][2]["here"] != true {}
    drop(stream);
    while bobs.next_of("seats").await.json()["seats"][0]["here"] != false {}
}

#[tokio::test]
async fn one_visitor_cannot_open_streams_without_end() {
    let world = World::new().await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut open = Vec::new();
    loop {
        let answer = ann.get(&format!("tables/{table}/follow")).await;
        if answer.status() == 429 {
            break;
        }
        open.push(answer);
        assert!(open.len() < 100);
    }
    assert!(open.len() >= 6, "a browser's own limit");
    // Somebody else still can.
    world.program("Bob").await.follow(&table, None).await;
}

#[tokio::test]
async fn a_stopping_server_ends_its_streams() {
    let world = World::new().await;
    let ann = world.program("Ann").await;
    let table = ann.open(json!({"game": "diamant"})).await;
    let mut stream = ann.follow(&table, None).await;
    stream.next().await.unwrap();
    world.stop().await;
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn followers_hear_the_chat() {
    let world = World::new().await;
    let (ann, bob) = (world.program("Ann").await, world.program("Bob").await);
    let table = ann.open(json!({"game": "diamant"})).await;
    let say = async |program: &world::Program, text: &str| {
        let body = json!({ "text": text });
        program.act(&table, "chat", body).await.done();
    };
    say(&ann, "first").await;
    let mut stream = bob.follow(&table, None).await;
    let first = stream.next_of("chat").await.json();
    assert_eq!(
        (&first["name"], &first["text"]),
        (&json!("Ann"), &json!("first"))
    );
    say(&bob, "second\n<b>").await;
    say(&ann, "third").await;
    let second = stream.next_of("chat").await.json();
    let third = stream.next_of("chat").await.json();
    assert_eq!(second["text"], "second<b>");
    assert_eq!(third["text"], "third");
    let number = |line: &Value| line["number"].as_i64().unwrap();
    assert!(number(&first) < number(&second) && number(&second) < number(&third));
    // A returning follower knows the lines by their numbers.
    let mut again = bob.follow(&table, None).await;
    for line in [&first, &second, &third] {
        assert_eq!(&again.next_of("chat").await.json(), line);
    }
}
