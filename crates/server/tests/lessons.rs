//! Lessons: a script plays the others, and the learner goes at their own pace.

mod world;

use serde_json::json;
use server::Rates;
use world::{Browser, World};

/// The right decisions of Diamant's lesson.
const RIGHT: [&str; 10] = [
    "stay", "stay", "leave", "stay", "leave", "stay", "stay", "stay", "leave", "leave",
];

async fn begin(browser: &Browser) -> String {
    browser.follow("/learn", &[("game", "diamant")]).await
}

/// The version of the match that the page's forms name.
async fn version(browser: &Browser, table: &str) -> String {
    let page = browser.page(table).await;
    let (_, rest) = page.split_once("name=\"version\" value=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

async fn decide(browser: &Browser, table: &str, words: &str) {
    let version = version(browser, table).await;
    decide_at(browser, table, words, &version).await;
}

async fn decide_at(browser: &Browser, table: &str, words: &str, version: &str) {
    let fields = [("decision", words), ("version", version)];
    let answer = browser.quiet(&format!("{table}/decide"), &fields).await;
    assert_eq!(answer.status, 204, "{words}");
}

/// Asserts at which step the lesson is.
async fn is_at(browser: &Browser, table: &str, step: usize) {
    let page = browser.page(table).await;
    let told = format!("step {step} of {}", RIGHT.len());
    assert!(page.contains(&told), "not at {told}");
}

#[tokio::test]
async fn a_lesson_takes_what_it_asks_for_and_explains_the_rest() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = begin(&ann).await;
    is_at(&ann, &table, 1).await;
    let first = version(&ann, &table).await;

    decide(&ann, &table, "leave").await;
    is_at(&ann, &table, 1).await;
    let page = ann.page(&table).await;
    assert!(
        page.contains("Going home ends the round for you"),
        "no explanation"
    );
    assert_eq!(version(&ann, &table).await, first);

    decide(&ann, &table, "stay").await;
    is_at(&ann, &table, 2).await;
    assert!(!ann.page(&table).await.contains("coach-why"));
    // The same request once more, as after a lost answer.
    decide_at(&ann, &table, "stay", &first).await;
    is_at(&ann, &table, 2).await;
}

#[tokio::test]
async fn a_learner_can_go_back_and_begin_anew() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = begin(&ann).await;
    for words in &RIGHT[..4] {
        decide(&ann, &table, words).await;
    }
    assert_eq!(ann.follow(&format!("{table}/back"), &[]).await, table);
    is_at(&ann, &table, 4).await;
    // Taking a decision back is the same, for programs too.
    let version = version(&ann, &table).await;
    let undone = ann
        .quiet(&format!("{table}/undo"), &[("version", &version)])
        .await;
    assert_eq!(undone.status, 204);
    is_at(&ann, &table, 3).await;
    ann.follow(&format!("{table}/restart"), &[]).await;
    is_at(&ann, &table, 1).await;
    ann.follow(&format!("{table}/back"), &[]).await;
    is_at(&ann, &table, 1).await;
}

#[tokio::test]
async fn a_lesson_goes_on_where_it_was_left_even_after_a_restart() {
    let world = World::new().await;
    let mut ann = world.visitor().await;
    let table = begin(&ann).await;
    for words in &RIGHT[..3] {
        decide(&ann, &table, words).await;
    }
    assert_eq!(begin(&ann).await, table);
    let folder = world.stop().await.unwrap();

    let world = World::at(folder.path(), |options| options.rates = Rates::UNLIMITED).await;
    ann.address.clone_from(&world.address);
    assert!(
        ann.page("/")
            .await
            .contains("Continue the lesson (step 4 of 10)")
    );
    assert_eq!(begin(&ann).await, table);
    is_at(&ann, &table, 4).await;
    decide(&ann, &table, RIGHT[3]).await;
    is_at(&ann, &table, 5).await;
}

#[tokio::test]
async fn after_a_lesson_comes_a_first_game_with_advice() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = begin(&ann).await;
    for words in RIGHT {
        decide(&ann, &table, words).await;
    }
    let page = ann.page(&table).await;
    assert!(page.contains("Lesson complete") && page.contains("action=\"/first-game\""));
    assert!(!page.contains("/rematch"));
    // A finished lesson is not gone on with, but can be gone back in.
    assert_ne!(begin(&ann).await, table);
    ann.follow(&format!("{table}/back"), &[]).await;
    is_at(&ann, &table, 10).await;

    let first = ann.follow("/first-game", &[("game", "cavum")]).await;
    let page = ann.page(&first).await;
    assert!(page.contains("data-advice=\"yes\""));
    assert!(page.contains("Beginners"), "two phases are enough at first");
    assert!(!page.contains("class=\"coach\""));
}

#[tokio::test]
async fn a_lesson_is_its_learners_alone() {
    let world = World::new().await;
    let (ann, bob) = (world.visitor().await, world.visitor().await);
    let table = begin(&ann).await;
    assert_ne!(begin(&bob).await, table);
    let answer = bob.quiet(&format!("{table}/back"), &[]).await;
    assert_eq!(answer.status, 403);
    assert!(!bob.page("/").await.contains(&table));
    // Nor is it in the learner's list of tables: the game's card leads to it.
    assert!(!ann.page("/").await.contains(&table));
}

#[tokio::test]
async fn only_lessons_can_be_gone_back_in_and_only_games_learned() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let answer = ann.quiet(&format!("{table}/back"), &[]).await;
    assert_eq!(answer.status, 409);
    let answer = ann.quiet("/learn", &[("game", "chess")]).await;
    assert_eq!(answer.status, 422);
}

#[tokio::test]
async fn every_lesson_can_be_begun() {
    let world = World::new().await;
    let ann = world.visitor().await;
    for game in ["diamant", "caverna", "cavum"] {
        let table = ann.follow("/learn", &[("game", game)]).await;
        assert!(ann.page(&table).await.contains("class=\"coach\""), "{game}");
        let state = world
            .program("Bob")
            .await
            .state(table.trim_start_matches("/t/"))
            .await;
        assert_eq!(state["game"], json!(game));
    }
}
