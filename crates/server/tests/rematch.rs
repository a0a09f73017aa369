//! The same people once more.

mod world;

use serde_json::json;
use world::{Stream, World, play_to_the_end};

#[tokio::test]
async fn those_who_played_play_again() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    let early = programs[0].act(&table, "rematch", json!({})).await;
    assert_eq!(early.refused(), "not_over");
    play_to_the_end(&programs, &table).await;

    let eve = world.program("Eve").await;
    let stranger = eve.act(&table, "rematch", json!({})).await;
    assert_eq!(stranger.refused(), "not_seated");
    let mut follower = programs[2].follow(&table, None).await;
    let visitor = world.visitor().await;
    let mut looker = Stream::new(visitor.get(&format!("/t/{table}/stream")).await);
    looker.next().await.unwrap();

    // All ask at once, one of them twice: there is one next table.
    let ask = async |who: usize| {
        let said = programs[who].act(&table, "rematch", json!({})).await;
        said.done()["id"].as_str().unwrap().to_owned()
    };
    let (first, second, third, fourth) = tokio::join!(ask(1), ask(0), ask(1), ask(2));
    assert_eq!([&second, &third, &fourth], [&first; 3]);
    assert_ne!(first, table);

    // Everybody at the old table hears of it.
    while follower.next_of("seats").await.json()["rematch"] != first.as_str() {}
    let address = format!("/t/{first}");
    while !looker.next().await.unwrap().data.contains(&address) {}
    let way = format!("href=\"{address}\"");
    assert!(visitor.page(&format!("/t/{table}")).await.contains(&way));

    // The same people in the same chairs, and one of them starts.
    let state = programs[0].state(&first).await;
    assert_eq!(state["status"], "waiting");
    assert_eq!(state["config"], programs[0].state(&table).await["config"]);
    for (seat, program) in programs.iter().enumerate() {
        assert_eq!(program.state(&first).await["seat"], seat);
    }
    let mut hosts = 0;
    for program in &programs {
        hosts += u16::from(program.state(&first).await["host"] == true);
    }
    assert_eq!(hosts, 1);
    for program in &programs {
        program.act(&first, "start", json!({})).await;
    }
    play_to_the_end(&programs, &first).await;
    // Other luck.
    assert_ne!(
        programs[0].record(&first).await,
        programs[0].record(&table).await
    );
}

#[tokio::test]
async fn a_rematch_survives_a_restart_and_can_be_asked_for_again_when_all_have_left_it() {
    let world = World::new().await;
    let (mut programs, table) = world.table_of(3).await;
    play_to_the_end(&programs, &table).await;
    // Who has left is not expected.
    programs[2].act(&table, "leave", json!({})).await.done();
    let first = programs[0].act(&table, "rematch", json!({})).await.done();
    let folder = world.stop().await.unwrap();
    let world = World::at(folder.path(), |_| ()).await;
    for program in &mut programs {
        program.address.clone_from(&world.address);
    }
    let again = programs[1].act(&table, "rematch", json!({})).await.done();
    assert_eq!(again, first);
    let next = first["id"].as_str().unwrap();
    assert_eq!(programs[0].state(&table).await["rematch"], next);
    let seats = programs[0].state(next).await["seats"].clone();
    assert_eq!(seats[2]["sitter"], "nobody");
    for program in &programs[..2] {
        program.act(next, "leave", json!({})).await.done();
    }
    assert_eq!(
        programs[0].get(&format!("tables/{next}")).await.status(),
        404
    );
    assert_eq!(programs[0].state(&table).await["rematch"], json!(null));
    let other = programs[1].act(&table, "rematch", json!({})).await.done();
    assert_ne!(other, first);
}

#[tokio::test]
async fn the_button_leads_to_the_next_table() {
    let world = World::new().await;
    let ann = world.visitor().await;
    let table = ann.follow("/play", &[("game", "diamant")]).await;
    let early = ann.quiet(&format!("{table}/rematch"), &[]).await;
    assert_eq!(early.refused(), "not_over");
    ann.play_against_bots(&table, "leave").await;
    assert!(
        ann.page(&table)
            .await
            .contains(&format!("action=\"{table}/rematch\""))
    );
    // Only bots beside her: it starts at once.
    let next = ann.follow(&format!("{table}/rematch"), &[]).await;
    assert_ne!(next, table);
    ann.version(&next).await;
    assert_eq!(ann.follow(&format!("{table}/rematch"), &[]).await, next);
}

#[tokio::test]
async fn who_played_is_not_changed_afterwards() {
    let world = World::new().await;
    let (programs, table) = world.table_of(3).await;
    programs[1].act(&table, "leave", json!({})).await.done();
    programs[0]
        .act(&table, "take-over", json!({"seat": 1}))
        .await
        .done();
    programs[1].act(&table, "join", json!({})).await.done();
    play_to_the_end(&programs, &table).await;
    programs[1].act(&table, "leave", json!({})).await.done();
    let vote = programs[0]
        .act(&table, "take-over", json!({"seat": 1}))
        .await;
    assert_eq!(vote.refused(), "over");
    programs[2].act(&table, "leave", json!({})).await.done();
    let seats = programs[0].state(&table).await["seats"].clone();
    assert_eq!(seats[1]["name"], "Guest 1");
    assert_eq!(seats[2]["name"], "Guest 2");
}
