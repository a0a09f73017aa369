//! What administrators and the calendar do.

use std::time::Duration;

use model::{Identity, TableId, TableStatus, Timestamp};

use super::people::acting;
use super::{Opens, entry, guest, name, new_table, say, table};
use crate::store::{AuditEntry, Conflict, Deadlines, Deed, Operator, Pruned, Store};
use crate::token::Token;

const DAY: Duration = Duration::from_hours(24);

/// So many days from now.
fn in_days(days: u32) -> Timestamp {
    let later = i64::try_from((days * DAY).as_millis()).unwrap();
    Timestamp(Timestamp::now().0 + later)
}

/// A table whose match runs.
async fn running(store: &dyn Store, host: &Identity) -> TableId {
    let mut table = new_table(host, false);
    table.arrangement.status = TableStatus::Playing;
    let id = table.id;
    store.create_table(table).await.unwrap();
    id
}

async fn prune(store: &dyn Store, now: Timestamp) -> Pruned {
    prune_by(store, deadlines(now)).await
}

/// Unfinished matches are kept for 90 days, chat for 180, sessions for 400, the rest for ever.
fn deadlines(now: Timestamp) -> Deadlines {
    Deadlines {
        running: now.earlier(90 * DAY),
        finished: None,
        chat: now.earlier(180 * DAY),
        sessions: now.earlier(400 * DAY),
    }
}

async fn prune_by(store: &dyn Store, deadlines: Deadlines) -> Pruned {
    let mut all = Pruned::default();
    loop {
        let some = store.prune(deadlines).await.unwrap();
        if some.is_nothing() {
            return all;
        }
        all += some;
    }
}

pub async fn the_audit_log_keeps_the_order<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let entries = [
        (Operator::Admin, Deed::Backup, "monday.sqlite"),
        (Operator::Account(ann.id), Deed::BanPerson, "17"),
        (Operator::Admin, Deed::Prune, ""),
    ];
    let entries = entries.map(|(operator, deed, target)| AuditEntry {
        time: Timestamp(9),
        operator,
        deed,
        target: target.to_owned(),
    });
    for entry in &entries {
        store.note(entry.clone()).await.unwrap();
    }
    assert_eq!(store.audit(10).await.unwrap(), entries);
    assert_eq!(store.audit(2).await.unwrap(), entries[1..]);
}

pub async fn a_table_that_was_ended_takes_nothing_more<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (waiting, id) = (table(&*store, &ann).await, running(&*store, &ann).await);
    assert_eq!(store.append(id, entry(1, 0, "stay")).await.unwrap(), Ok(()));
    let end = |id| store.end_table(id, Operator::Admin, Timestamp(7));
    assert_eq!(end(waiting).await.unwrap(), Err(Conflict));
    assert_eq!(end(id).await.unwrap(), Ok(()));
    assert_eq!(end(id).await.unwrap(), Err(Conflict));
    let ended = store.append(id, entry(2, 0, "stay")).await.unwrap();
    assert_eq!(ended, Err(Conflict));
    let read = store.table(id).await.unwrap().unwrap();
    assert_eq!(read.summary.arrangement.status, TableStatus::Over);
    // Somebody who has not seen it cannot arrange the table back.
    let mut stale = new_table(&ann, false).arrangement;
    stale.number += 1;
    let arranged = store.arrange(id, stale, Vec::new()).await.unwrap();
    assert_eq!(arranged, Err(Conflict));
    let audited = AuditEntry::about_table(Deed::EndTable, id, Operator::Admin, Timestamp(7));
    assert_eq!(store.audit(10).await.unwrap(), [audited]);
}

pub async fn a_table_that_was_removed_is_gone_with_everything<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (id, other) = (running(&*store, &ann).await, running(&*store, &ann).await);
    for id in [id, other] {
        assert_eq!(store.append(id, entry(1, 0, "stay")).await.unwrap(), Ok(()));
        say(&*store, id, &ann, 1).await;
    }
    let delete = || store.delete_table(id, Operator::Account(ann.id), Timestamp(7));
    assert_eq!(delete().await.unwrap(), Ok(()));
    assert_eq!(delete().await.unwrap(), Err(Conflict));
    assert!(store.table(id).await.unwrap().is_none());
    assert!(store.log(id).await.unwrap().is_empty());
    assert!(store.chat(id, 5).await.unwrap().is_empty());
    let late = store.append(id, entry(2, 0, "stay")).await.unwrap();
    assert_eq!(late, Err(Conflict));
    let facts = store.tables_after(None, 10).await.unwrap();
    assert_eq!(facts.len(), 1);
    assert_eq!((facts[0].id, facts[0].entries), (other, 1));
    assert_eq!(store.tables_after(Some(other), 10).await.unwrap(), []);
    assert_eq!(store.audit(10).await.unwrap().len(), 1);
}

pub async fn a_session_in_use_is_kept<O: Opens>() {
    let (store, _kept) = O::open().await;
    let session = Token::random().key();
    let created = store
        .create_identity(name("Ann"), session, in_days(0))
        .await
        .unwrap();
    // Somebody newer, because the newest person always stays.
    guest(&*store, "Bob").await;
    store.renew_session(session, in_days(390)).await.unwrap();
    // Ann was here 310 days ago.
    let pruned = prune(&*store, in_days(700)).await;
    assert_eq!((pruned.sessions, pruned.guests), (1, 0));
    assert_eq!(acting(&*store, session).await, Some(created));
    let pruned = prune(&*store, in_days(800)).await;
    assert_eq!((pruned.sessions, pruned.guests), (1, 1));
    assert_eq!(acting(&*store, session).await, None);
}

pub async fn guests_who_cannot_come_back_are_pruned<O: Opens>() {
    let (store, _kept) = O::open().await;
    let password = crate::password_hash::PasswordHash::from_text("hash".to_owned());
    let claimed = guest(&*store, "Cleo").await;
    let claim = store.claim(claimed.id, name("Cleo"), password);
    assert_eq!(claim.await.unwrap(), Ok(Vec::new()));
    let player = guest(&*store, "Pia").await;
    let id = running(&*store, &player).await;
    let mut last = entry(1, 0, "leave");
    last.ends = Some(vec![1, 2, 3]);
    assert_eq!(store.append(id, last).await.unwrap(), Ok(()));
    for _ in 0..3 {
        guest(&*store, "Passer-by").await;
    }
    let newest = guest(&*store, "Newest").await;
    assert!(prune(&*store, in_days(399)).await.is_nothing());
    let pruned = prune(&*store, in_days(401)).await;
    assert_eq!((pruned.sessions, pruned.guests), (6, 3));
    // An account stays, and so does a finished match with the name of who played it.
    assert!(store.account(name("Cleo")).await.unwrap().is_some());
    let kept = store.table(id).await.unwrap().unwrap();
    assert_eq!(kept.summary.host_name, name("Pia"));
    // Nobody gets the number of somebody who is gone.
    assert!(guest(&*store, "Next").await.id > newest.id);
}

pub async fn abandoned_matches_are_pruned<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (abandoned, slow) = (running(&*store, &ann).await, running(&*store, &ann).await);
    let finished = running(&*store, &ann).await;
    let mut late = entry(1, 0, "stay");
    late.time = in_days(80);
    assert_eq!(store.append(slow, late).await.unwrap(), Ok(()));
    let mut last = entry(1, 0, "leave");
    last.ends = Some(vec![1, 2, 3]);
    assert_eq!(store.append(finished, last).await.unwrap(), Ok(()));
    assert!(prune(&*store, in_days(89)).await.is_nothing());
    assert_eq!(prune(&*store, in_days(100)).await.tables, 1);
    assert!(store.table(abandoned).await.unwrap().is_none());
    assert!(store.table(slow).await.unwrap().is_some());
    let strict = |now: Timestamp| Deadlines {
        finished: Some(now.earlier(30 * DAY)),
        ..deadlines(now)
    };
    assert_eq!(prune_by(&*store, strict(in_days(29))).await.tables, 0);
    assert_eq!(prune_by(&*store, strict(in_days(31))).await.tables, 1);
    assert!(store.table(finished).await.unwrap().is_none());
    assert!(store.table(slow).await.unwrap().is_some());
}

pub async fn old_chat_is_pruned<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    say(&*store, id, &ann, in_days(0).0).await;
    let recent = say(&*store, id, &ann, in_days(100).0).await;
    assert_eq!(prune(&*store, in_days(200)).await.chat_lines, 1);
    assert_eq!(store.chat(id, 10).await.unwrap(), [recent]);
}

pub async fn a_sound_store_has_no_flaws<O: Opens>() {
    let (store, _kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let (_, id) = (table(&*store, &ann).await, running(&*store, &ann).await);
    let mut last = entry(1, 0, "leave");
    last.ends = Some(vec![1, 2, 3]);
    assert_eq!(store.append(id, last).await.unwrap(), Ok(()));
    assert_eq!(store.flaws().await.unwrap(), []);
    let facts = store.tables_after(None, 10).await.unwrap();
    let finished = facts.iter().find(|facts| facts.id == id).unwrap();
    assert_eq!(finished.points, [1, 2, 3]);
    assert_eq!(finished.status, TableStatus::Over);
}

pub async fn a_copy_is_everything_and_overwrites_nothing<O: Opens>() {
    let (store, _kept) = O::open().await;
    guest(&*store, "Ann").await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy");
    store.copy_to(file.clone()).await.unwrap();
    let copied = std::fs::read(&file).unwrap();
    assert!(copied.windows(3).any(|three| three == b"Ann"));
    guest(&*store, "Bob").await;
    assert!(store.copy_to(file.clone()).await.is_err());
    assert_eq!(std::fs::read(&file).unwrap(), copied);
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 1, "nothing unfinished is left");
}
