//! Nobody passes for somebody else by their name.

mod world;

use futures_util::future::join_all;
use serde_json::{Value, json};
use world::{PASSWORD, World};

#[tokio::test]
async fn a_name_that_looks_like_a_claimed_one_cannot_be_had() {
    let world = World::new().await;
    world.claimed("Alice Olm").await;
    let eve = world.visitor().await;
    for look_alike in [
        "alice olm",
        "Alice  Olm",
        "Alice\u{a0}Olm",
        // Cyrillic letters, a digit, a full-width letter.
        "Аlice Olm",
        "Alice 0lm",
        "Ａlice Olm",
        "AIice Olm",
    ] {
        let renamed = eve.follow("/account/name", &[("name", look_alike)]).await;
        assert_eq!(renamed, "/account?problem=name-taken", "{look_alike}");
        let fields = [("name", look_alike), ("password", PASSWORD)];
        let claimed = eve.follow("/account/claim", &fields).await;
        assert_eq!(claimed, "/account?problem=name-taken", "{look_alike}");
    }
    for blank in [
        "\u{3164}\u{3164}",
        "Al\u{200b}ice Olm",
        "Alice\u{2800}Olm",
        "\u{2800}\u{2800}",
    ] {
        let renamed = eve.follow("/account/name", &[("name", blank)]).await;
        assert_eq!(renamed, "/account?problem=name-invalid", "{blank:?}");
    }
}

#[tokio::test]
async fn a_guest_gives_up_a_name_that_somebody_claims() {
    let world = World::new().await;
    let (eve, bob) = (world.program("Alice").await, world.program("Bob").await);
    let new = json!({"game": "diamant", "config": {"seats": 3}, "others": ["person", "greedy"]});
    let table = eve.open(new).await;
    bob.act(&table, "join", json!({})).await.done();
    world.claimed("Аlice").await;
    let name = bob.state(&table).await["seats"][0]["name"].clone();
    assert_ne!(name, "Alice");
    let me: Value = eve.get("me").await.json().await.unwrap();
    assert_eq!(me["name"], name, "the same everywhere");
    // Bob is called something else and keeps it.
    assert_eq!(bob.state(&table).await["seats"][1]["name"], "Bob");
    // The owner of a name who takes another one has that one as well.
    let late = world.program("Alina").await;
    let alice = world.visitor().await;
    let fields = [("name", "Аlice"), ("password", PASSWORD)];
    alice.follow("/account/sign-in", &fields).await;
    alice.follow("/account/name", &[("name", "alina")]).await;
    let me: Value = late.get("me").await.json().await.unwrap();
    assert_ne!(me["name"], "Alina");
}

#[tokio::test]
async fn a_bystander_who_talks_is_marked() {
    let world = World::new().await;
    let (ann, eve) = (world.program("Ann").await, world.program("Ann").await);
    let new = json!({"game": "diamant", "config": {"seats": 3}, "others": ["person", "greedy"]});
    let table = ann.open(new).await;
    ann.act(&table, "chat", json!({"text": "it is me"}))
        .await
        .done();
    eve.act(&table, "chat", json!({"text": "no, me"}))
        .await
        .done();
    let mut stream = ann.follow(&table, None).await;
    let lines = [
        stream.next_of("chat").await.json(),
        stream.next_of("chat").await.json(),
    ];
    assert_eq!(
        (&lines[0]["text"], &lines[0]["bystander"]),
        (&json!("it is me"), &json!(false))
    );
    assert_eq!(
        (&lines[1]["text"], &lines[1]["bystander"]),
        (&json!("no, me"), &json!(true))
    );
    let page = world.visitor().await.page(&format!("/t/{table}")).await;
    assert_eq!(page.matches("class=\"bystander\"").count(), 1);
}

#[tokio::test]
async fn of_two_who_claim_at_once_one_wins() {
    let world = World::new().await;
    // Two people, one name.
    let (ann, eve) = (world.visitor().await, world.visitor().await);
    let fields = [("name", "Ann"), ("password", PASSWORD)];
    let both = join_all([&ann, &eve].map(|one| one.follow("/account/claim", &fields))).await;
    let won = both
        .iter()
        .filter(|next| *next == "/account?done=claimed")
        .count();
    assert_eq!(won, 1, "{both:?}");

    // One person in two tabs, two passwords: the first one counts.
    let bob = world.visitor().await;
    bob.follow("/account/name", &[("name", "Bob")]).await;
    let passwords = ["the first password", "the second password"];
    let claims = passwords.map(|password| {
        let bob = bob.clone();
        async move {
            let fields = [("name", "Bob"), ("password", password)];
            bob.post("/account/claim", &fields).await.status().as_u16()
        }
    });
    let mut both = join_all(claims).await;
    both.sort_unstable();
    assert_ne!(both, [303, 303], "one of them was refused");
    let mut right = 0;
    for password in passwords {
        let fields = [("name", "Bob"), ("password", password)];
        let next = world
            .visitor()
            .await
            .follow("/account/sign-in", &fields)
            .await;
        right += usize::from(next == "/account?done=signed-in");
    }
    assert_eq!(right, 1);
}
