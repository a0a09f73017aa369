//! Analyses of finished matches.

mod world;

use std::time::Duration;

use serde_json::{Value, json};
use world::{Program, World, play_to_the_end};

async fn progress(program: &Program, table: &str) -> Value {
    let answer = program.get(&format!("tables/{table}/analysis")).await;
    assert_eq!(answer.status(), 200);
    answer.json().await.unwrap()
}

async fn ready(program: &Program, table: &str) -> Value {
    loop {
        let progress = progress(program, table).await;
        match progress["status"].as_str().unwrap() {
            "ready" => return progress,
            "waiting" => {}
            "running" => assert!(progress["done"].as_u64() < progress["of"].as_u64()),
            other => panic!("{other}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_finished_match_is_analysed_once_and_kept() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    play_to_the_end(&programs, &table).await;
    assert_eq!(progress(&programs[0], &table).await["status"], "none");
    for program in &programs {
        let said = program.act(&table, "analysis", json!({})).await;
        assert_eq!(said.status, 202, "{said:?}");
    }
    let found = ready(&programs[1], &table).await;
    let moments = found["analysis"]["moments"].as_array().unwrap();
    assert!(moments.len() > 3, "{found}");
    for moment in moments {
        let chances = moment["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 0.001, "{moment}");
    }
    let turns = found["turning_points"].as_array().unwrap();
    assert!((1..=3).contains(&turns.len()), "{found}");

    // It is still there after a restart, without being made again.
    let folder = world.stop().await.unwrap();
    let world = World::at(folder.path(), |_| ()).await;
    let reader = world.program("Reader").await;
    let kept = progress(&reader, &table).await;
    assert_eq!(kept["status"], "ready");
    assert_eq!(kept["analysis"], found["analysis"]);
    let browser = world.visitor().await;
    let page = browser.page(&format!("/t/{table}")).await;
    assert!(page.contains("chances-graph wide"), "the graph is drawn");
    assert!(page.contains("chances-graph narrow"));
    let step = turns[0]["until"].to_string();
    assert!(page.contains(&format!("/t/{table}/replay?step={step}")));
}

#[tokio::test]
async fn a_running_match_is_not_analysed() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let said = programs[0].act(&table, "analysis", json!({})).await;
    assert_eq!((said.status, said.refused()), (409, "not_over"));
    let answer = programs[0].get(&format!("tables/{table}/analysis")).await;
    assert_eq!(answer.status(), 409);
    let page = world.visitor().await.page(&format!("/t/{table}")).await;
    assert!(!page.contains("analysis-ask"));
    let said = programs[0].act("nosuchtable", "analysis", json!({})).await;
    assert_eq!(said.refused(), "no_such_table");
}

#[tokio::test]
async fn the_final_page_offers_the_analysis_and_shows_how_far_it_is() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    ann.play_against_bots(&table, "stay").await;
    let page = ann.page(&table).await;
    assert!(page.contains("id=\"analysis-ask\""), "{page}");
    let next = ann.follow(&format!("{table}/analysis"), &[]).await;
    assert_eq!(next, table);
    let mut page = ann.page(&table).await;
    while !page.contains("chances-graph") {
        assert!(page.contains("id=\"analysis-bar\""), "{page}");
        tokio::time::sleep(Duration::from_millis(20)).await;
        page = ann.page(&table).await;
    }
    assert!(page.contains("The biggest turning points"), "{page}");
    assert!(!page.contains("id=\"analysis-ask\""));
}
