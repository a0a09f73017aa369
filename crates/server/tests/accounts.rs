//! The life of an account.

mod world;

use world::{PASSWORD, World};

#[tokio::test]
async fn a_guest_has_a_name_from_the_first_look_and_keeps_it() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let me = ann.page("/api/v1/me").await;
    let name = me.split('"').nth(3).unwrap().to_owned();
    assert!(ann.page("/account").await.contains(&name));
    assert!(ann.page(&table).await.contains(&name));
    assert_eq!(
        ann.follow("/account/name", &[("name", "  Annabel ")]).await,
        "/account?done=renamed"
    );
    assert!(ann.page(&table).await.contains("Annabel"));
    assert!(!ann.page(&table).await.contains(&name));
}

#[tokio::test]
async fn a_claimed_name_is_signed_in_elsewhere() {
    let world = World::new().await;
    let ann = world.claimed("Ann").await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;

    let phone = world.visitor().await;
    let sign_in = |password| [("name", "aNN"), ("password", password)];
    let wrong = phone
        .follow("/account/sign-in", &sign_in("a short torch"))
        .await;
    assert_eq!(wrong, "/account?problem=wrong-password");
    let right = phone.follow("/account/sign-in", &sign_in(PASSWORD)).await;
    assert_eq!(right, "/account?done=signed-in");
    // The same person with the same seat, in two browsers.
    assert!(phone.page("/").await.contains(&table));
    let version = phone.version(&table).await;
    let fields = [("version", version.as_str()), ("decision", "stay")];
    assert_eq!(
        phone
            .quiet(&format!("{table}/decide"), &fields)
            .await
            .status,
        204
    );

    assert_eq!(
        phone.follow("/account/sign-out", &[]).await,
        "/account?done=signed-out"
    );
    assert!(!phone.page("/").await.contains(&table));
    assert!(ann.page("/").await.contains(&table));
}

#[tokio::test]
async fn signing_in_changes_the_cookie_and_signing_out_ends_it() {
    let world = World::new().await;
    world.claimed("Ann").await;
    let eve = world.visitor().await;
    let fields = [("name", "Ann"), ("password", PASSWORD)];
    let answer = eve.post("/account/sign-in", &fields).await;
    let cookies = answer.headers().get_all("set-cookie").iter();
    let pairs = cookies.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap());
    let pair = pairs.into_iter().find(|pair| pair.starts_with("grotto="));
    let pair = pair.unwrap().to_owned();
    let with_cookie = async |path: &str| {
        let request = reqwest::Client::new().get(format!("{}{path}", world.address));
        let answer = request.header("cookie", &pair).send().await.unwrap();
        answer.status().as_u16()
    };
    assert_eq!(with_cookie("/api/v1/me").await, 200);
    eve.post("/account/sign-out", &[]).await;
    assert_eq!(with_cookie("/api/v1/me").await, 401);
}

#[tokio::test]
async fn claimed_names_belong_to_one() {
    let world = World::new().await;
    let ann = world.claimed("Ann").await;
    let eve = world.visitor().await;
    let taken = "/account?problem=name-taken";
    assert_eq!(eve.follow("/account/name", &[("name", "ANN")]).await, taken);
    let claim = [("name", "ann"), ("password", PASSWORD)];
    assert_eq!(eve.follow("/account/claim", &claim).await, taken);
    let short = [("name", "Eve"), ("password", "1234567")];
    assert_eq!(
        eve.follow("/account/claim", &short).await,
        "/account?problem=password-short"
    );
    // Somebody at the browser cannot change the password without knowing it.
    let again = [("name", "Ann"), ("password", "another torch")];
    assert_eq!(ann.post("/account/claim", &again).await.status(), 409);
    assert_eq!(
        eve.page("/account?problem=<script>")
            .await
            .matches("<script>")
            .count(),
        0
    );
}

#[tokio::test]
async fn a_deleted_account_is_gone_and_its_seat_waits() {
    let world = World::new().await;
    let ann = world.claimed("Annabel").await;
    let playing = ann.follow("/play", &[("game", "diamant")]).await;
    let fields = [("game", "diamant"), ("seats", "3")];
    let waiting = ann.follow("/tables", &fields).await;
    ann.quiet(&format!("{playing}/chat"), &[("text", "remember me")])
        .await;

    let unsure = ann.post("/account/delete", &[("password", PASSWORD)]).await;
    assert_eq!(unsure.status(), 400);
    let wrong = [("confirm", "yes"), ("password", "guess guess")];
    assert_eq!(
        ann.follow("/account/delete", &wrong).await,
        "/account?problem=wrong-password"
    );
    let right = [("confirm", "yes"), ("password", PASSWORD)];
    assert_eq!(
        ann.follow("/account/delete", &right).await,
        "/account?done=deleted"
    );

    assert_eq!(ann.get("/api/v1/me").await.status(), 401);
    let page = world.visitor().await.page(&playing).await;
    assert!(
        !page.contains("Annabel") && !page.contains("remember me"),
        "{page}"
    );
    assert!(page.contains("Echo"));
    assert_eq!(ann.get(&waiting).await.status(), 404);
    // The name is free again.
    world.claimed("Annabel").await;
    let eve = world.visitor().await;
    let fields = [("name", "Annabel"), ("password", "guess guess")];
    assert_eq!(
        eve.follow("/account/sign-in", &fields).await,
        "/account?problem=wrong-password"
    );
}
