//! How people prove who they are, and how others fail to.

mod world;

use std::time::Duration;

use serde_json::Value;
use server::{Proxies, Rate, Rates};
use world::{Browser, PASSWORD, Stream, World};

const NEXT: &str = "another long torch";

async fn sign_in(browser: &Browser, name: &str, password: &str) -> String {
    let fields = [("name", name), ("password", password)];
    browser.follow("/account/sign-in", &fields).await
}

/// The codes on the page that shows them.
async fn codes(browser: &Browser) -> Vec<String> {
    let fields = [("password", PASSWORD)];
    let page = browser.post("/account/codes", &fields).await;
    assert_eq!(page.status(), 200);
    let page = page.text().await.unwrap();
    let codes = page.split("<code>").skip(1);
    codes
        .map(|rest| rest.split('<').next().unwrap().to_owned())
        .collect()
}

fn cookies(answer: &reqwest::Response) -> String {
    let all = answer.headers().get_all("set-cookie").iter();
    all.map(|cookie| cookie.to_str().unwrap())
        .collect::<Vec<_>>()
        .join("\n")
}

#[tokio::test]
async fn claiming_a_name_renews_the_token() {
    let world = World::new().await;
    let ann = world.browser();
    // A token that somebody else has planted.
    let planted = cookies(&ann.get("/").await);
    let planted = planted.split(';').next().unwrap().to_owned();
    let fields = [("name", "Ann"), ("password", PASSWORD)];
    let answer = ann.post("/account/claim", &fields).await;
    assert!(cookies(&answer).contains("grotto="), "a new one");
    let eve = reqwest::Client::new();
    let request = eve.get(format!("{}/account", world.address));
    let page = request.header("cookie", planted).send().await.unwrap();
    assert!(!page.text().await.unwrap().contains("signed in as"));
    assert!(ann.page("/account").await.contains("signed in as Ann"));
}

#[tokio::test]
async fn a_changed_password_signs_out_everybody_else() {
    let world = World::new().await;
    let (ann, phone) = (world.claimed("Ann").await, world.visitor().await);
    sign_in(&phone, "Ann", PASSWORD).await;
    let change = |old| [("password", old), ("new-password", NEXT)];
    let wrong = ann
        .follow("/account/password", &change("no torch at all"))
        .await;
    assert_eq!(wrong, "/account?problem=wrong-password");
    let table = phone.follow("/play", &[("game", "diamant")]).await;
    let mut stream = Stream::new(phone.get(&format!("{table}/stream")).await);
    let right = ann.follow("/account/password", &change(PASSWORD)).await;
    assert_eq!(right, "/account?done=password-changed");
    while stream.next().await.is_some() {}
    assert!(ann.page("/account").await.contains("signed in as Ann"));
    assert!(!phone.page("/account").await.contains("signed in as Ann"));
    let old = sign_in(&world.visitor().await, "Ann", PASSWORD).await;
    assert_eq!(old, "/account?problem=wrong-password");
    assert_eq!(
        sign_in(&phone, "Ann", NEXT).await,
        "/account?done=signed-in"
    );
}

#[tokio::test]
async fn signing_out_everywhere_ends_sessions_and_streams() {
    let world = World::new().await;
    let (ann, phone) = (world.claimed("Ann").await, world.visitor().await);
    sign_in(&phone, "Ann", PASSWORD).await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let mut streams = Vec::new();
    for browser in [&ann, &phone] {
        streams.push(Stream::new(browser.get(&format!("{table}/stream")).await));
    }
    let next = phone.follow("/account/sign-out-everywhere", &[]).await;
    assert_eq!(next, "/account?done=signed-out-everywhere");
    for stream in &mut streams {
        while stream.next().await.is_some() {}
    }
    for browser in [&ann, &phone] {
        assert!(!browser.page("/account").await.contains("signed in as"));
    }
    assert_eq!(
        sign_in(&ann, "Ann", PASSWORD).await,
        "/account?done=signed-in"
    );
}

#[tokio::test]
async fn a_recovery_code_gets_its_owner_in_once() {
    let world = World::new().await;
    let ann = world.claimed("Ann").await;
    world.claimed("Bob").await;
    let codes = codes(&ann).await;
    assert_eq!(codes.len(), 8);
    let page = ann.page("/account").await;
    assert!(!page.contains(&codes[0]), "shown once");
    assert!(page.contains("8 codes left"));

    let phone = world.visitor().await;
    let recover = async |name: &str, code: &str| {
        let fields = [("name", name), ("code", code), ("new-password", NEXT)];
        phone.follow("/account/recover", &fields).await
    };
    let wrong = "/account?problem=wrong-code";
    assert_eq!(recover("Bob", &codes[0]).await, wrong, "not his");
    assert_eq!(recover("Ann", "aaaa-bbbb-cccc-dddd").await, wrong);
    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(recover("Ann", &typed).await, "/account?done=recovered");
    assert!(phone.page("/account").await.contains("7 codes left"));
    // Who was signed in is not any more, and the code is used up.
    assert!(!ann.page("/account").await.contains("signed in as"));
    assert_eq!(recover("Ann", &codes[0]).await, wrong);
    assert_eq!(sign_in(&ann, "Ann", NEXT).await, "/account?done=signed-in");
    // New codes replace the old ones.
    let fields = [("password", NEXT)];
    assert_eq!(ann.post("/account/codes", &fields).await.status(), 200);
    assert_eq!(recover("Ann", &codes[1]).await, wrong);
}

#[tokio::test]
async fn guesses_from_everywhere_do_not_lock_the_owner_out() {
    let world = World::with(|options| {
        options.proxies = Proxies::Always;
        options.rates = Rates {
            sign_ins_by_name: Some(Rate::new(3, Duration::from_hours(1))),
            ..Rates::UNLIMITED
        };
    })
    .await;
    // Cookies are carried by hand, to be somebody else each time.
    let client = reqwest::Client::builder();
    let client = client
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap();
    let post = async |path: &str, from: &str, cookie: &str, fields: &[(&str, &str)]| {
        let site = world.address.clone();
        let request = client
            .post(format!("{}{path}", world.address))
            .header("origin", site)
            .header("x-forwarded-for", from)
            .header("cookie", cookie)
            .form(fields);
        let answer = request.send().await.unwrap();
        let next = answer.headers()["location"].to_str().unwrap().to_owned();
        (next, cookies(&answer))
    };
    let right = [("name", "Ann"), ("password", PASSWORD)];
    let (claimed, own) = post("/account/claim", "192.0.2.1", "", &right).await;
    assert_eq!(claimed, "/account?done=claimed");
    let device = own.lines().find(|line| line.contains("device=")).unwrap();
    let device = device.split(';').next().unwrap();
    let wrong = [("name", "Ann"), ("password", "a guess that is wrong")];
    let mut answers = Vec::new();
    for number in 0..6 {
        let from = format!("198.51.100.{number}");
        answers.push(post("/account/sign-in", &from, "", &wrong).await.0);
    }
    let refused = "/account?problem=too-many-tries";
    assert_eq!(answers.iter().filter(|next| *next == refused).count(), 3);
    // Even the right password does not help somebody from nowhere; the owner's browser does.
    let (next, _) = post("/account/sign-in", "203.0.113.5", "", &right).await;
    assert_eq!(next, refused);
    let (next, _) = post("/account/sign-in", "203.0.113.6", device, &right).await;
    assert_eq!(next, "/account?done=signed-in");
}

#[tokio::test]
async fn somebody_gets_all_their_data_and_nobody_elses() {
    let world = World::new().await;
    let (ann, bob) = (world.claimed("Ann").await, world.claimed("Bob").await);
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let chat = format!("{table}/chat");
    ann.quiet(&chat, &[("text", "hello from Ann")]).await;
    bob.quiet(&chat, &[("text", "hello from Bob")]).await;
    let version = ann.version(&table).await;
    let fields = [("version", version.as_str()), ("decision", "stay")];
    ann.quiet(&format!("{table}/decide"), &fields).await;

    let answer = ann.get("/account/export").await;
    assert!(
        answer.headers()["content-disposition"]
            .to_str()
            .unwrap()
            .contains("attachment")
    );
    let text = answer.text().await.unwrap();
    let data: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(data["name"], "Ann");
    assert_eq!(data["tables"][0]["id"], table.strip_prefix("/t/").unwrap());
    assert_eq!(data["tables"][0]["decisions"][0], "stay");
    assert_eq!(data["chat"][0]["text"], "hello from Ann");
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert!(
        !text.contains("argon2") && !text.contains("hello from Bob"),
        "{text}"
    );
    let stranger = world.browser();
    assert_eq!(stranger.get("/account/export").await.status(), 401);
}
