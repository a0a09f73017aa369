//! Lists of tables, how they are arranged, and what comes after them.

use futures_util::future::join_all;
use model::{Chair, Identity, TableKind, TableStatus, Timestamp};

use super::{Opens, entry, guest, name, new_table, person, table};
use crate::store::{Conflict, NewTable, SoloScore};
use crate::token::random_table_id;

pub async fn only_waiting_public_tables_are_open<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let public = new_table(&ann, true);
    let id = public.id;
    store.create_table(public).await.unwrap();
    table(&*store, &ann).await;
    let open: Vec<_> = store.open_tables(10).await.unwrap();
    assert_eq!(
        open.iter()
            .map(|table| table.summary.id)
            .collect::<Vec<_>>(),
        [id]
    );
    let mut started = open[0].summary.arrangement.clone();
    started.number += 1;
    started.status = TableStatus::Playing;
    assert_eq!(
        store.arrange(id, started, Vec::new()).await.unwrap(),
        Ok(())
    );
    assert!(store.open_tables(10).await.unwrap().is_empty());
}

pub async fn my_tables_come_running_first<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let over = table(&*store, &ann).await;
    let running = table(&*store, &ann).await;
    table(&*store, &bob).await;
    let mut last = entry(9, 0, "leave");
    last.ends = Some(vec![5, 9, 2]);
    assert_eq!(store.append(over, last).await.unwrap(), Ok(()));
    let mine = store.tables_of(ann.id, 10).await.unwrap();
    let ids: Vec<_> = mine.iter().map(|table| table.summary.id).collect();
    assert_eq!(ids, [running, over]);
    assert_eq!(store.tables_of(ann.id, 1).await.unwrap().len(), 1);
}

pub async fn a_table_that_was_played_is_not_discarded<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (waiting, played) = (table(&*store, &ann).await, table(&*store, &ann).await);
    let mut started = new_table(&ann, false).arrangement;
    started.number = 1;
    started.status = TableStatus::Playing;
    assert_eq!(
        store
            .arrange(played, started.clone(), Vec::new())
            .await
            .unwrap(),
        Ok(())
    );
    assert_eq!(store.discard_table(played, 1).await.unwrap(), Err(Conflict));
    assert_eq!(
        store
            .table(played)
            .await
            .unwrap()
            .unwrap()
            .summary
            .arrangement,
        started
    );
    assert_eq!(store.discard_table(waiting, 0).await.unwrap(), Ok(()));
    assert!(store.table(waiting).await.unwrap().is_none());
}

pub async fn a_table_has_one_rematch<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    let tables = [new_table(&ann, false), new_table(&ann, false)];
    let written = join_all(
        tables
            .iter()
            .map(|one| store.create_rematch(id, one.clone())),
    )
    .await;
    let won: Vec<_> = written
        .into_iter()
        .zip(&tables)
        .filter(|(written, _)| *written.as_ref().unwrap() == Ok(()))
        .map(|(_, table)| table.id)
        .collect();
    assert_eq!(won.len(), 1);
    let rematch = store.table(id).await.unwrap().unwrap().rematch;
    assert_eq!(rematch, Some(won[0]));
    // The loser was not written at all.
    assert_eq!(store.tables_of(ann.id, 10).await.unwrap().len(), 2);
}

pub async fn a_discarded_rematch_can_be_asked_for_again<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    let (first, second) = (new_table(&ann, false), new_table(&ann, false));
    let gone = first.id;
    assert_eq!(store.create_rematch(id, first).await.unwrap(), Ok(()));
    assert_eq!(store.discard_table(gone, 0).await.unwrap(), Ok(()));
    assert_eq!(store.table(id).await.unwrap().unwrap().rematch, None);
    assert_eq!(store.create_rematch(id, second).await.unwrap(), Ok(()));
}

pub async fn tables_that_wait_for_long_are_found<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (waiting, playing) = (table(&*store, &ann).await, table(&*store, &ann).await);
    let mut started = new_table(&ann, false).arrangement;
    started.number = 1;
    started.status = TableStatus::Playing;
    assert_eq!(
        store.arrange(playing, started, Vec::new()).await.unwrap(),
        Ok(())
    );
    let later = Timestamp(Timestamp::now().0 + 1);
    assert_eq!(store.waiting_since(later, 10).await.unwrap(), [waiting]);
    assert_eq!(store.waiting_since(Timestamp(5), 10).await.unwrap(), []);
    // Somebody came in between: it is not the table any more that was looked at.
    let mut joined = new_table(&ann, false).arrangement;
    joined.number = 1;
    assert_eq!(
        store.arrange(waiting, joined, Vec::new()).await.unwrap(),
        Ok(())
    );
    assert_eq!(
        store.discard_table(waiting, 0).await.unwrap(),
        Err(Conflict)
    );
    assert!(store.table(waiting).await.unwrap().is_some());
}

pub async fn tables_in_play_with_bots_are_found_in_portions<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let mut expected = Vec::new();
    for number in 0..5 {
        let mut new = new_table(&ann, false);
        new.arrangement.status = TableStatus::Playing;
        if number < 2 {
            // No bot here.
            new.arrangement.chairs.truncate(1);
        } else {
            expected.push(new.id);
        }
        store.create_table(new).await.unwrap();
    }
    // Not started.
    table(&*store, &ann).await;
    expected.sort_unstable();
    let first = store.played_with_bots(None, 2).await.unwrap();
    let rest = store.played_with_bots(first.last().copied(), 2).await;
    assert_eq!([first, rest.unwrap()].concat(), expected);
}

pub async fn solo_scores_are_listed_the_best_first<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let finish = async |who: &Identity, game, chairs: usize, points: i32, time| {
        let mut new = new_table(who, false);
        new.game = game;
        new.arrangement.chairs.truncate(chairs);
        let table = new.id;
        store.create_table(new).await.unwrap();
        let mut last = entry(9, 0, "end");
        last.time = Timestamp(time);
        last.ends = Some(vec![points; chairs]);
        assert_eq!(store.append(table, last).await.unwrap(), Ok(()));
        SoloScore {
            table,
            points,
            ended: Timestamp(time),
        }
    };
    let low = finish(&ann, "caverna", 1, -3, 1).await;
    let late = finish(&ann, "caverna", 1, 51, 3).await;
    let high = finish(&ann, "caverna", 1, 51, 2).await;
    // With somebody, of another game, of somebody else, and not over.
    finish(&ann, "caverna", 3, 99, 4).await;
    finish(&ann, "diamant", 1, 99, 5).await;
    finish(&bob, "caverna", 1, 99, 6).await;
    table(&*store, &ann).await;
    let best = store.solo_scores(ann.id, "caverna", 10).await.unwrap();
    assert_eq!(best, [high.clone(), late, low]);
    let first = store.solo_scores(ann.id, "caverna", 1).await.unwrap();
    assert_eq!(first, [high]);
}

pub async fn a_table_is_read_as_it_was_written<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let written = new_table(&ann, true);
    store.create_table(written.clone()).await.unwrap();
    let read = store.table(written.id).await.unwrap().unwrap();
    assert_eq!(read.summary.id, written.id);
    assert_eq!(read.summary.game, written.game);
    assert_eq!(read.summary.config, written.config);
    assert_eq!(read.seed, written.seed);
    assert_eq!(read.public, written.public);
    assert_eq!(read.summary.host_name, name("Ann"));
    assert_eq!(read.summary.arrangement, written.arrangement);
    assert!(store.table(random_table_id()).await.unwrap().is_none());
}

pub async fn one_of_two_arrangements_wins<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let id = table(&*store, &ann).await;
    let arrangement = |who: &Identity| {
        let mut arrangement = new_table(&ann, false).arrangement;
        arrangement.number = 1;
        arrangement.chairs[1] = person(who);
        arrangement
    };
    let both = [arrangement(&ann), arrangement(&bob)];
    let written = join_all(
        both.iter()
            .map(|one| store.arrange(id, one.clone(), Vec::new())),
    )
    .await;
    let won: Vec<_> = written
        .into_iter()
        .zip(&both)
        .filter(|(written, _)| *written.as_ref().unwrap() == Ok(()))
        .collect();
    assert_eq!(won.len(), 1);
    let read = store.table(id).await.unwrap().unwrap();
    assert_eq!(read.summary.arrangement, *won[0].1);
}

pub async fn an_arrangement_replaces_chairs_and_votes<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let id = table(&*store, &ann).await;
    let mut arrangement = new_table(&ann, false).arrangement;
    arrangement.number = 1;
    arrangement.status = TableStatus::Playing;
    arrangement.host = bob.id;
    arrangement.chairs[1] = Chair::Person {
        identity: bob.id,
        name: name("Bob"),
        left: true,
        votes: vec![ann.id, bob.id],
    };
    assert_eq!(
        store
            .arrange(id, arrangement.clone(), Vec::new())
            .await
            .unwrap(),
        Ok(())
    );
    let read = store.table(id).await.unwrap().unwrap();
    assert_eq!(
        (read.summary.arrangement, read.summary.host_name.as_str()),
        (arrangement.clone(), "Bob")
    );
    arrangement.number = 2;
    arrangement.chairs[1] = Chair::Empty;
    assert_eq!(
        store
            .arrange(id, arrangement.clone(), Vec::new())
            .await
            .unwrap(),
        Ok(())
    );
    assert_eq!(
        store.table(id).await.unwrap().unwrap().summary.arrangement,
        arrangement
    );
}

pub async fn an_analysis_is_kept_once<O: Opens>() {
    let (store, kept) = O::open().await;
    let host = guest(&*store, "Ann").await;
    let (id, other) = (table(&*store, &host).await, table(&*store, &host).await);
    assert_eq!(store.analysis(id).await.unwrap(), None);
    store.keep_analysis(id, "first".to_owned()).await.unwrap();
    store.keep_analysis(id, "second".to_owned()).await.unwrap();
    drop(store);
    let store = O::again(&kept).await;
    assert_eq!(store.analysis(id).await.unwrap().as_deref(), Some("first"));
    assert_eq!(store.analysis(other).await.unwrap(), None);
}

pub async fn one_of_two_who_learn_wins<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let lesson = new_table(&ann, false);
    let id = lesson.id;
    let lesson = NewTable {
        kind: TableKind::Lesson,
        ..lesson
    };
    store.create_table(lesson).await.unwrap();
    let made = async || {
        let summary = store.table(id).await.unwrap().unwrap().summary;
        (summary.lesson, summary.arrangement.status)
    };
    assert_eq!(made().await.0, Some(Vec::new()));
    let (one, two) = (
        vec!["stay".to_owned()],
        vec!["stay".to_owned(), "leave".to_owned()],
    );
    let learn = |before: &[String], after: &[String], status| {
        store.learn(id, before.to_vec(), after.to_vec(), status)
    };
    let (first, second) = (
        learn(&[], &one, TableStatus::Playing).await.unwrap(),
        learn(&[], &two, TableStatus::Playing).await.unwrap(),
    );
    assert_eq!((first, second), (Ok(()), Err(Conflict)));
    assert_eq!(learn(&one, &two, TableStatus::Over).await.unwrap(), Ok(()));
    assert_eq!(made().await, (Some(two), TableStatus::Over));
    // A table that is no lesson has nothing to learn.
    let id = table(&*store, &ann).await;
    let written = store.learn(id, Vec::new(), one, TableStatus::Over);
    assert_eq!(written.await.unwrap(), Err(Conflict));
}
