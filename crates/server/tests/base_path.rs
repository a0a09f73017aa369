//! Everything below a base path: no page, stream, redirect or cookie leads outside of it.

mod world;

use std::collections::{BTreeSet, VecDeque};

use server::{Rates, Site};
use world::{Browser, Stream, World, location};

const BASE: &str = "/grotto";

/// A server below the base path.
async fn below() -> World {
    World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.site = Site::default().below(BASE.parse().unwrap());
    })
    .await
}

/// A browser whose requests name paths without the base path.
async fn visitor(world: &World) -> Browser {
    let mut browser = world.browser();
    browser.address.push_str(BASE);
    browser.page("/").await;
    browser
}

/// A path of an answer without the base path, as the browser takes it.
fn inside(path: &str) -> &str {
    let inside = path.strip_prefix(BASE);
    inside.unwrap_or_else(|| panic!("{path} leads outside"))
}

/// The attributes of markup whose value is a path, with their names.
fn paths(markup: &str) -> Vec<(&str, &str)> {
    let mut rest = markup;
    let mut found = Vec::new();
    while let Some(at) = rest.find("=\"/") {
        let name = rest[..at].rsplit(' ').next().unwrap();
        let value = &rest[at + 2..];
        rest = &value[1..];
        found.push((name, &value[..value.find('"').unwrap()]));
    }
    found
}

/// Fails if an address of the markup leads outside. The path to come back to after a setting is
/// no address: the server itself reads it.
fn check<'a>(page: &str, markup: &'a str) -> Vec<(&'a str, &'a str)> {
    let paths = paths(markup);
    for (name, value) in &paths {
        assert!(
            *name == "value" || value.starts_with("/grotto/"),
            "{page}: {name}={value}"
        );
    }
    paths
}

/// Goes wherever links lead, from these pages on; returns the pages that were seen.
async fn crawl(browser: &Browser, from: &[&str]) -> BTreeSet<String> {
    let mut seen: BTreeSet<String> = from.iter().map(|&path| path.to_owned()).collect();
    let mut next: VecDeque<String> = seen.iter().cloned().collect();
    while let Some(path) = next.pop_front() {
        let answer = browser.get(&path).await;
        let kind = answer.headers()["content-type"]
            .to_str()
            .unwrap()
            .to_owned();
        assert_eq!(answer.status(), 200, "{path}");
        if !kind.starts_with("text/html") {
            continue;
        }
        let markup = answer.text().await.unwrap();
        let is_followed = |name: &str| ["href", "src", "data-inquiry"].contains(&name);
        for (name, value) in check(&path, &markup) {
            let target = value.split('#').next().unwrap().replace("&amp;", "&");
            // One step of a replay is like the next.
            if is_followed(name) && !target.contains("step=") && seen.insert(inside(&target).into())
            {
                next.push_back(inside(&target).to_owned());
            }
        }
    }
    seen
}

#[tokio::test]
async fn no_page_leads_outside() {
    let world = below().await;
    let browser = visitor(&world).await;
    let mut pages = vec!["/".to_owned(), "/account".to_owned()];
    for (path, fields) in [
        ("/tables", [("game", "diamant"), ("seats", "3")].as_slice()),
        ("/play", &[("game", "caverna")]),
        ("/play", &[("game", "cavum")]),
        ("/play", &[("game", "diamant")]),
        ("/learn", &[("game", "diamant")]),
        ("/first-game", &[("game", "diamant")]),
    ] {
        let opened = browser.follow(path, fields).await;
        pages.push(inside(&opened).to_owned());
    }
    let finished = inside(&browser.follow("/play", &[("game", "diamant")]).await).to_owned();
    browser.play_against_bots(&finished, "leave").await;
    browser.post(&format!("{finished}/analysis"), &[]).await;
    pages.push(finished.clone());
    pages.push(format!("{finished}/replay?step=3"));
    let tried = browser
        .follow(&format!("{finished}/try"), &[("step", "3"), ("seat", "0")])
        .await;
    pages.push(inside(&tried).to_owned());
    let again = browser.follow(&format!("{finished}/rematch"), &[]).await;
    pages.push(inside(&again).to_owned());
    let pages: Vec<&str> = pages.iter().map(String::as_str).collect();
    let seen = crawl(&browser, &pages).await;
    for path in ["/rules/cavum", "/rules/caverna", "/rules/diamant"] {
        assert!(seen.contains(path), "{path}");
    }
    assert!(seen.iter().any(|path| path.starts_with("/assets/")));
    assert!(seen.contains(&format!("{finished}/record")));
    // What is not there is explained by a page as well.
    let missing = browser.get("/t/nothing").await;
    assert_eq!(missing.status(), 404);
    check("a page that is missing", &missing.text().await.unwrap());
    // A replay's next step comes as JSON, a table's next state in a stream.
    let step = browser
        .get(&format!("{finished}/replay/step?from=0&step=5"))
        .await;
    let step = step.text().await.unwrap().replace("\\\"", "\"");
    assert!(!check("a step", &step).is_empty(), "{step}");
    let mut stream = Stream::new(browser.get(&format!("{finished}/stream")).await);
    let update = stream.next_of("update").await.data.replace("\\\"", "\"");
    assert!(!check("an update", &update).is_empty(), "{update}");
}

#[tokio::test]
async fn cookies_and_ways_back_stay_inside() {
    let world = below().await;
    let browser = visitor(&world).await;
    let fields = [("lang", "de"), ("back", "/account")];
    let answer = browser.post("/settings", &fields).await;
    assert_eq!(location(&answer), "/grotto/account");
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("; Path=/grotto;"), "{cookie}");
    let page = browser.page("/account").await;
    assert!(page.contains("<html lang=\"de\""), "the cookie comes back");
    let table = browser
        .follow("/tables", &[("game", "diamant"), ("seats", "3")])
        .await;
    let page = browser.page(inside(&table)).await;
    let link = format!("value=\"{}{table}\"", world.address);
    assert!(page.contains(&link), "the invitation is a whole address");
}

#[tokio::test]
async fn outside_there_is_only_the_way_in() {
    let world = below().await;
    let browser = world.browser();
    for path in ["/", "/grotto"] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status(), 307, "{path}");
        assert_eq!(location(&answer), "/grotto/");
    }
    for path in ["/account", "/grottos/", "/api/v1/games"] {
        assert_eq!(browser.get(path).await.status(), 404, "{path}");
    }
    assert_eq!(browser.get("/healthz").await.status(), 200);
    assert_eq!(browser.get("/grotto/healthz").await.status(), 200);
    let games = browser.get("/grotto/api/v1/games").await;
    assert_eq!(games.status(), 200);
}
