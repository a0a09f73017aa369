//! What every store must do, written once for all of them.

mod administration;
mod people;
mod tables;
mod try_outs;

use std::sync::Arc;

use bots::Level;
use futures_util::future::join_all;
use model::{
    Action, Arrangement, Chair, Character, ChatLine, Identity, Name, TableId, TableKind,
    TableStatus, Timestamp,
};
use serde_json::json;
use tabletop::{Seat, Seed, Version};

use super::{Conflict, LogEntry, NewLine, NewTable, Sqlite, Store};
use crate::token::{Token, random_table_id};

use administration::{
    a_copy_is_everything_and_overwrites_nothing, a_session_in_use_is_kept,
    a_sound_store_has_no_flaws, a_table_that_was_ended_takes_nothing_more,
    a_table_that_was_removed_is_gone_with_everything, abandoned_matches_are_pruned,
    guests_who_cannot_come_back_are_pruned, old_chat_is_pruned, the_audit_log_keeps_the_order,
};
use people::{
    a_deleted_person_leaves_an_echo, a_guest_becomes_one_with_an_account,
    a_guest_cannot_take_a_claimed_name, a_session_stands_for_its_identity,
    a_token_that_ended_makes_no_guest, claimed_names_are_unique_whatever_their_case,
    somebody_who_is_gone_takes_no_chair, two_first_requests_make_one_guest,
};
use tables::{
    a_discarded_rematch_can_be_asked_for_again, a_table_has_one_rematch,
    a_table_is_read_as_it_was_written, a_table_that_was_played_is_not_discarded,
    an_analysis_is_kept_once, an_arrangement_replaces_chairs_and_votes,
    my_tables_come_running_first, one_of_two_arrangements_wins, one_of_two_who_learn_wins,
    only_waiting_public_tables_are_open, solo_scores_are_listed_the_best_first,
    tables_in_play_with_bots_are_found_in_portions, tables_that_wait_for_long_are_found,
};

use try_outs::{
    a_kept_chair_and_what_is_said_of_it_are_read_back, a_try_out_is_kept_and_discarded,
    try_outs_are_found_by_holder_and_age,
};

/// Opens a store and keeps what it needs to live.
trait Opens {
    type Kept;
    /// A new, empty store.
    async fn open() -> (Arc<dyn Store>, Self::Kept);
    /// The same store opened once more, as after a crash.
    async fn again(kept: &Self::Kept) -> Arc<dyn Store>;
}

struct InAFile;

impl Opens for InAFile {
    type Kept = tempfile::TempDir;

    async fn open() -> (Arc<dyn Store>, Self::Kept) {
        let folder = tempfile::tempdir().unwrap();
        (Self::again(&folder).await, folder)
    }

    async fn again(folder: &Self::Kept) -> Arc<dyn Store> {
        Arc::new(
            Sqlite::open(&folder.path().join("test.sqlite"))
                .await
                .unwrap(),
        )
    }
}

/// Writes one test per sentence for a backend.
macro_rules! suite {
    ($backend:ident: $opens:ty) => {
        suite!($backend: $opens,
            a_session_stands_for_its_identity,
            a_session_in_use_is_kept,
            somebody_who_is_gone_takes_no_chair,
            a_token_that_ended_makes_no_guest,
            two_first_requests_make_one_guest,
            claimed_names_are_unique_whatever_their_case,
            a_guest_cannot_take_a_claimed_name,
            a_deleted_person_leaves_an_echo,
            a_table_is_read_as_it_was_written,
            one_of_two_arrangements_wins,
            an_arrangement_replaces_chairs_and_votes,
            one_of_many_appends_for_a_version_wins,
            a_lost_race_changes_nothing,
            a_log_is_read_in_order,
            an_accepted_request_is_recognised,
            an_entry_can_end_the_match,
            what_was_answered_survives,
            only_waiting_public_tables_are_open,
            my_tables_come_running_first,
            a_table_that_was_played_is_not_discarded,
            the_chat_keeps_the_last_lines_in_order,
            the_number_of_a_line_is_not_used_again,
            a_guest_becomes_one_with_an_account,
            a_table_has_one_rematch,
            a_discarded_rematch_can_be_asked_for_again,
            tables_that_wait_for_long_are_found,
            tables_in_play_with_bots_are_found_in_portions,
            solo_scores_are_listed_the_best_first,
            an_analysis_is_kept_once,
            a_try_out_is_kept_and_discarded,
            try_outs_are_found_by_holder_and_age,
            a_kept_chair_and_what_is_said_of_it_are_read_back,
            one_of_two_who_learn_wins,
            the_audit_log_keeps_the_order,
            a_table_that_was_ended_takes_nothing_more,
            a_table_that_was_removed_is_gone_with_everything,
            guests_who_cannot_come_back_are_pruned,
            abandoned_matches_are_pruned,
            old_chat_is_pruned,
            a_sound_store_has_no_flaws,
            a_copy_is_everything_and_overwrites_nothing,
        );
    };
    ($backend:ident: $opens:ty, $($sentence:ident),* $(,)?) => {
        mod $backend {
            $(#[tokio::test]
            async fn $sentence() {
                super::$sentence::<$opens>().await;
            })*
        }
    };
}

suite!(sqlite: super::InAFile);

/// When everything happens.
const NOW: Timestamp = Timestamp(1_000_000);

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

async fn guest(store: &dyn Store, text: &str) -> Identity {
    store
        .create_identity(name(text), Token::random().key(), Timestamp::now())
        .await
        .unwrap()
}

fn person(identity: &Identity) -> Chair {
    Chair::Person {
        identity: identity.id,
        name: identity.name.clone(),
        left: false,
        votes: Vec::new(),
    }
}

fn new_table(host: &Identity, public: bool) -> NewTable {
    NewTable {
        id: random_table_id(),
        game: "diamant",
        config: json!({"seats": 3, "relics": false, "open_chests": false}),
        seed: Seed::from_number(7),
        public,
        hints_for_all: false,
        arrangement: Arrangement {
            number: 0,
            host: host.id,
            status: TableStatus::Waiting,
            removed: Vec::new(),
            chairs: vec![
                person(host),
                Chair::Empty,
                Chair::Bot {
                    level: Level::Greedy,
                    name: name("Onyx Olm"),
                    character: Some(Character::Olmo),
                    kept_for: None,
                },
            ],
        },
        kind: TableKind::Match,
    }
}

async fn table(store: &dyn Store, host: &Identity) -> TableId {
    let table = new_table(host, false);
    let id = table.id;
    store.create_table(table).await.unwrap();
    id
}

fn entry(version: u32, seat: u8, words: &str) -> LogEntry {
    LogEntry {
        version: Version(version),
        seat: Seat::new(seat),
        action: Action::Decide(words.to_owned()),
        at: Some(Version(version)),
        time: Timestamp(5),
        ends: None,
    }
}

fn line(who: &Identity, text: &str, time: Timestamp) -> NewLine {
    NewLine {
        author: who.clone().into(),
        bystander: false,
        text: text.to_owned(),
        time,
    }
}

async fn say(store: &dyn Store, id: TableId, who: &Identity, time: i64) -> ChatLine {
    let said = line(who, "hello", Timestamp(time));
    store.say(id, said).await.unwrap()
}

async fn one_of_many_appends_for_a_version_wins<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    let entries: Vec<_> = (0..8).map(|seat| entry(3, seat, "stay")).collect();
    let written = join_all(entries.iter().map(|one| store.append(id, one.clone()))).await;
    let won: Vec<_> = written
        .into_iter()
        .zip(entries)
        .filter(|(written, _)| *written.as_ref().unwrap() == Ok(()))
        .map(|(_, entry)| entry)
        .collect();
    assert_eq!(won.len(), 1);
    assert_eq!(store.log(id).await.unwrap(), won);
}

async fn a_lost_race_changes_nothing<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    assert_eq!(store.append(id, entry(1, 0, "stay")).await.unwrap(), Ok(()));
    // The loser would have ended the match.
    let mut loser = entry(1, 1, "leave");
    loser.ends = Some(vec![1, 2, 3]);
    assert_eq!(store.append(id, loser).await.unwrap(), Err(Conflict));
    let read = store.table(id).await.unwrap().unwrap();
    assert_eq!(read.summary.arrangement.status, TableStatus::Waiting);
    let stale = new_table(&ann, false).arrangement;
    assert_eq!(
        store.arrange(id, stale, Vec::new()).await.unwrap(),
        Err(Conflict)
    );
    assert_eq!(store.log(id).await.unwrap(), [entry(1, 0, "stay")]);
}

async fn a_log_is_read_in_order<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (id, other) = (table(&*store, &ann).await, table(&*store, &ann).await);
    let undo = LogEntry {
        action: Action::Undo,
        at: None,
        ..entry(3, 1, "")
    };
    let entries = [entry(1, 1, "stay"), undo, entry(20, 2, "lay four -2,3 r1")];
    for index in [2, 0, 1] {
        let written = store.append(id, entries[index].clone()).await.unwrap();
        assert_eq!(written, Ok(()));
    }
    assert_eq!(
        store.append(other, entry(1, 0, "leave")).await.unwrap(),
        Ok(())
    );
    assert_eq!(store.log(id).await.unwrap(), entries);
}

async fn an_accepted_request_is_recognised<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    // Asked for version 4, written at version 6: others chose in between.
    let late = LogEntry {
        at: Some(Version(4)),
        ..entry(6, 1, "stay")
    };
    assert_eq!(store.append(id, late).await.unwrap(), Ok(()));
    let known = async |seat, words: &str, at| {
        let action = Action::Decide(words.to_owned());
        store
            .was_accepted(id, Seat::new(seat), action, Version(at))
            .await
            .unwrap()
    };
    assert!(known(1, "stay", 4).await);
    assert!(!known(1, "leave", 4).await);
    assert!(!known(2, "stay", 4).await);
    assert!(!known(1, "stay", 6).await);
    let undo = store.was_accepted(id, Seat::new(1), Action::Undo, Version(4));
    assert!(!undo.await.unwrap());
}

async fn an_entry_can_end_the_match<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    let mut last = entry(9, 0, "leave");
    last.ends = Some(vec![5, 9, 2]);
    assert_eq!(store.append(id, last).await.unwrap(), Ok(()));
    let read = store.table(id).await.unwrap().unwrap();
    assert_eq!(read.summary.arrangement.status, TableStatus::Over);
}

async fn what_was_answered_survives<O: Opens>() {
    let (store, kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    let entries: Vec<_> = (1..50).map(|version| entry(version, 0, "stay")).collect();
    let written = join_all(entries.iter().map(|one| store.append(id, one.clone()))).await;
    assert!(written.iter().all(|one| *one.as_ref().unwrap() == Ok(())));
    // The first one is still open, as the files of a killed program would be.
    let again = O::again(&kept).await;
    assert_eq!(again.log(id).await.unwrap(), entries);
    again.check().await.unwrap();
    drop(store);
}

async fn the_chat_keeps_the_last_lines_in_order<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    let mut lines = Vec::new();
    for number in 0..5 {
        let text = format!("line {number} <b>&");
        let time = Timestamp(number);
        let line = store.say(id, line(&ann, &text, time)).await;
        let line = line.unwrap();
        assert_eq!((line.author, &line.name), (ann.id, &ann.name));
        assert_eq!((&line.text, line.time), (&text, time));
        lines.push(line);
    }
    assert!(lines.is_sorted_by(|one, next| one.number < next.number));
    assert_eq!(store.chat(id, 2).await.unwrap(), lines[3..]);
    assert_eq!(store.chat(id, 10).await.unwrap().len(), 5);
}

async fn the_number_of_a_line_is_not_used_again<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let id = table(&*store, &ann).await;
    say(&*store, id, &ann, 10).await;
    let removed = say(&*store, id, &bob, 20).await;
    store.delete_identity(bob.id, NOW).await.unwrap();
    assert!(say(&*store, id, &ann, 30).await.number > removed.number);
}
