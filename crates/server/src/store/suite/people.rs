//! People: who they are, their sessions and their names.

use futures_util::future::join_all;
use model::{Chair, Identity, IdentityId, Name, TableStatus};

use super::{NOW, Opens, guest, line, name, new_table, person, say, table};
use crate::password_hash::PasswordHash;
use crate::store::{NameRefused, SessionState, Store, StoreError};
use crate::token::{SessionKey, Token};

/// Whom a session acts for.
pub(super) async fn acting(store: &dyn Store, session: SessionKey) -> Option<Identity> {
    match store.session(session).await.unwrap() {
        SessionState::Active { identity, .. } => Some(identity),
        SessionState::Unknown | SessionState::Ended { .. } => None,
    }
}

pub(super) async fn a_session_stands_for_its_identity<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (first, second) = (Token::random().key(), Token::random().key());
    let ann = store
        .create_identity(name("Ann"), first, NOW)
        .await
        .unwrap();
    assert_eq!(acting(&*store, first).await, Some(ann.clone()));
    assert_eq!(acting(&*store, second).await, None);
    store.open_session(ann.id, second, NOW).await.unwrap();
    assert_eq!(acting(&*store, second).await, Some(ann.clone()));
    store.close_session(first, NOW).await.unwrap();
    store.close_session(first, NOW).await.unwrap();
    assert_eq!(acting(&*store, first).await, None);
    assert_eq!(acting(&*store, second).await, Some(ann));
}

pub(super) async fn two_first_requests_make_one_guest<O: Opens>() {
    let (store, _kept) = O::open().await;
    let session = Token::random().key();
    let both = join_all((0..2).map(|_| store.create_identity(name("Ann"), session, NOW))).await;
    let ids: Vec<_> = both.into_iter().map(|answer| answer.unwrap().id).collect();
    assert_eq!(ids[0], ids[1]);
}

pub(super) async fn claimed_names_are_unique_whatever_their_case<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let password = PasswordHash::from_text("hash".to_owned());
    let claim = |who: IdentityId, text| store.claim(who, name(text), password.clone());
    assert_eq!(claim(ann.id, "Zoë").await.unwrap(), Ok(Vec::new()));
    assert_eq!(claim(bob.id, "ZOË").await.unwrap(), Err(NameRefused::Taken));
    assert_eq!(claim(bob.id, "Bob").await.unwrap(), Ok(Vec::new()));
    let account = store.account(name("zoë")).await.unwrap().unwrap();
    assert_eq!(
        (account.person.identity, account.password),
        (ann.id, password)
    );
    assert_eq!(store.account(name("Ann")).await.unwrap(), None);
}

pub(super) async fn a_guest_cannot_take_a_claimed_name<O: Opens>() {
    let (store, _kept) = O::open().await;
    let session = Token::random().key();
    let bob = store
        .create_identity(name("Bob"), session, NOW)
        .await
        .unwrap();
    let ann = guest(&*store, "Ann").await;
    let password = PasswordHash::from_text("hash".to_owned());
    assert_eq!(
        store.claim(ann.id, name("Ann"), password).await.unwrap(),
        Ok(Vec::new())
    );
    assert_eq!(
        store.rename(bob.id, name("ANN")).await.unwrap(),
        Err(NameRefused::Taken)
    );
    assert_eq!(acting(&*store, session).await.unwrap().name, name("Bob"));
    assert_eq!(
        store.rename(bob.id, name("Bert")).await.unwrap(),
        Ok(Vec::new())
    );
    assert_eq!(acting(&*store, session).await.unwrap().name, name("Bert"));
    // The owner of a name may write it otherwise, and keeps the account.
    assert_eq!(
        store.rename(ann.id, name("aNN")).await.unwrap(),
        Ok(Vec::new())
    );
    assert_eq!(
        store.rename(ann.id, name("Anna")).await.unwrap(),
        Ok(Vec::new())
    );
    assert!(store.account(name("anna")).await.unwrap().is_some());
    assert!(store.account(name("ann")).await.unwrap().is_none());
}

pub(super) async fn a_deleted_person_leaves_an_echo<O: Opens>() {
    let (store, _kept) = O::open().await;
    let session = Token::random().key();
    let ann = store
        .create_identity(name("Ann"), session, NOW)
        .await
        .unwrap();
    let password = PasswordHash::from_text("hash".to_owned());
    assert_eq!(
        store.claim(ann.id, name("Ann"), password).await.unwrap(),
        Ok(Vec::new())
    );
    let id = table(&*store, &ann).await;
    say(&*store, id, &ann, 1).await;
    store.delete_identity(ann.id, NOW).await.unwrap();
    assert_eq!(acting(&*store, session).await, None);
    assert_eq!(store.account(name("Ann")).await.unwrap(), None);
    assert_eq!(store.chat(id, 10).await.unwrap(), Vec::new());
    let kept = store.table(id).await.unwrap().unwrap();
    assert_eq!(kept.summary.host_name, Name::echo());
    assert!(
        matches!(&kept.summary.arrangement.chairs[0], Chair::Person { name, .. } if *name == Name::echo())
    );
}

pub(super) async fn a_guest_becomes_one_with_an_account<O: Opens>() {
    let (store, _kept) = O::open().await;
    let session = Token::random().key();
    let visitor = store
        .create_identity(name("Olm"), session, NOW)
        .await
        .unwrap();
    let ann = guest(&*store, "Ann").await;
    let id = table(&*store, &ann).await;
    say(&*store, id, &visitor, 1).await;
    store.merge(visitor.id, ann.id, NOW).await.unwrap();
    assert_eq!(acting(&*store, session).await, None);
    // What the guest has said goes with the account.
    assert_eq!(store.chat(id, 10).await.unwrap()[0].author, ann.id);
    store.delete_identity(ann.id, NOW).await.unwrap();
    assert_eq!(store.chat(id, 10).await.unwrap(), Vec::new());
}

pub(super) async fn somebody_who_is_gone_takes_no_chair<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let id = table(&*store, &ann).await;
    store.retire(bob.id).await.unwrap();
    let mut joined = new_table(&ann, false).arrangement;
    joined.number = 1;
    joined.chairs[1] = person(&bob);
    let arranged = store.arrange(id, joined.clone(), Vec::new()).await;
    assert!(matches!(arranged, Err(StoreError::Gone)), "{arranged:?}");
    let opened = store.create_table(new_table(&bob, false)).await;
    assert!(matches!(opened, Err(StoreError::Gone)), "{opened:?}");
    let said = store.say(id, line(&bob, "boo", NOW));
    assert!(matches!(said.await, Err(StoreError::Gone)));
    // At a rematch nobody waits for them, and their host cannot open one.
    let mut next = new_table(&ann, false);
    next.arrangement.chairs[1] = person(&bob);
    let next_id = next.id;
    assert_eq!(store.create_rematch(id, next).await.unwrap(), Ok(()));
    let next = store.table(next_id).await.unwrap().unwrap();
    assert_eq!(next.summary.arrangement.chairs[1], Chair::Empty);
    // Somebody who sits already does not keep the others from rearranging.
    store.retire(ann.id).await.unwrap();
    let mut started = new_table(&ann, false).arrangement;
    started.number = 1;
    started.status = TableStatus::Playing;
    assert_eq!(
        store.arrange(id, started, Vec::new()).await.unwrap(),
        Ok(())
    );
}

pub(super) async fn a_token_that_ended_makes_no_guest<O: Opens>() {
    let (store, _kept) = O::open().await;
    let session = Token::random().key();
    // Even if it was never used.
    store.close_session(session, NOW).await.unwrap();
    let created = store.create_identity(name("Ann"), session, NOW).await;
    assert!(matches!(created, Err(StoreError::Gone)), "{created:?}");
    let ended = SessionState::Ended { at: NOW };
    assert_eq!(store.session(session).await.unwrap(), ended);
    // Nor does somebody who is gone get a new one.
    let bob = guest(&*store, "Bob").await;
    store.retire(bob.id).await.unwrap();
    let opened = store.open_session(bob.id, Token::random().key(), NOW).await;
    assert!(matches!(opened, Err(StoreError::Gone)), "{opened:?}");
}
