//! A server that stops and starts again has forgotten nothing.

mod world;

use serde_json::json;
use server::{FolderError, Options, Rates, ServeError, Server};
use world::{World, play_to_the_end};

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let world = World::new().await;
    let (mut programs, table) = world.table_of(3).await;
    let version = programs[0].state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    programs[0].decide(&table, "stay", version).await.done();
    programs[1]
        .act(&table, "chat", json!({"text": "brb"}))
        .await
        .done();
    let before = programs[0].state(&table).await;
    let folder = world.stop().await.unwrap();

    let world = World::at(folder.path(), |options| options.rates = Rates::UNLIMITED).await;
    for program in &mut programs {
        program.address.clone_from(&world.address);
    }
    assert_eq!(programs[0].state(&table).await, before);
    assert!(
        world
            .visitor()
            .await
            .page(&format!("/t/{table}"))
            .await
            .contains("brb")
    );
    // A request whose answer was lost with the server.
    programs[0].decide(&table, "stay", version).await.done();
    assert_eq!(programs[0].state(&table).await, before);
    play_to_the_end(&programs, &table).await;
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    // The first server's bots are too slow to ever move.
    let slow = World::with(|options| options.tables.bot_pause = std::time::Duration::from_hours(1));
    let world = slow.await;
    let mut ann = world.program("Ann").await;
    let wanted = json!({"game": "diamant", "config": {"seats": 3}, "others": ["random", "greedy"], "start": true});
    let table = ann.open(wanted).await;
    let version = ann.state(&table).await["match"]["version"]
        .as_u64()
        .unwrap();
    ann.decide(&table, "leave", version).await.done();
    let folder = world.stop().await.unwrap();

    let world = World::at(folder.path(), |_| ()).await;
    ann.address.clone_from(&world.address);
    let mut stream = ann.follow(&table, Some(version + 1)).await;
    let update = stream.next_of("match").await.json();
    assert!(update["version"].as_u64().unwrap() > version + 1);
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_anybody_looking() {
    let slow = World::with(|options| options.tables.bot_pause = std::time::Duration::from_hours(1));
    let world = slow.await;
    let ann = world.program("Ann").await;
    let wanted = json!({"game": "diamant", "config": {"seats": 3}, "others": ["random", "greedy"], "start": true});
    for _ in 0..3 {
        ann.open(wanted.clone()).await;
    }
    let folder = world.stop().await.unwrap();
    let world = World::at(folder.path(), |_| ()).await;
    // Two bots at each of three tables; nobody has asked for any of them.
    while !world
        .counters()
        .await
        .contains("grotto_decisions_total 6\n")
    {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_table_nobody_waits_at_is_removed_and_others_are_not() {
    let world = World::new().await;
    let (mut programs, over) = world.table_of(3).await;
    play_to_the_end(&programs, &over).await;
    let wanted = json!({"game": "diamant", "config": {"seats": 3}});
    let waiting = programs[0].open(wanted).await;
    let playing = json!({"game": "diamant", "config": {"seats": 3}, "others": ["random", "greedy"], "start": true});
    let playing = programs[0].open(playing).await;
    let folder = world.stop().await.unwrap();

    let impatient = World::at(folder.path(), |options| {
        options.rates = Rates::UNLIMITED;
        options.retention.waiting = std::time::Duration::ZERO;
    });
    let world = impatient.await;
    for program in &mut programs {
        program.address.clone_from(&world.address);
    }
    while programs[0].get(&format!("tables/{waiting}")).await.status() == 200 {
        tokio::task::yield_now().await;
    }
    assert_eq!(programs[0].state(&over).await["status"], "over");
    assert_eq!(programs[0].state(&playing).await["status"], "playing");
}

#[tokio::test]
async fn what_keeps_a_server_from_starting_is_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = Options::new(folder.path().to_owned());
    let first = Server::start(&options).await.unwrap();
    options.listen = first.address().unwrap().to_string().parse().unwrap();
    let error = Server::start(&options).await.unwrap_err();
    assert!(
        matches!(error, ServeError::AddressInUse { .. }),
        "{error:?}"
    );
    assert!(!error.to_string().contains('\n'));

    // A file stands where the folder should be.
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let error = Server::start(&Options::new(file.join("data")))
        .await
        .unwrap_err();
    assert!(
        matches!(error, ServeError::Folder(FolderError::CannotWrite { .. })),
        "{error:?}"
    );

    // A file that is no database.
    let other = tempfile::tempdir().unwrap();
    std::fs::write(other.path().join("grotto.sqlite"), "x".repeat(5000)).unwrap();
    let error = Server::start(&Options::new(other.path().to_owned()))
        .await
        .unwrap_err();
    assert!(
        matches!(error, ServeError::Folder(FolderError::CannotOpen { .. })),
        "{error:?}"
    );
}
