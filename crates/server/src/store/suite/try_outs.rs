//! Try-outs, and chairs that are kept.

use model::{ChairChange, ChairNews, TryOut};

use super::*;
use crate::store::StoredTryOut;

fn try_out(origin: TableId) -> StoredTryOut {
    StoredTryOut {
        from: TryOut {
            origin,
            step: Some(12),
        },
        record: "as it began".to_owned(),
    }
}

/// A try-out that somebody has made alone.
async fn tried(store: &dyn Store, who: &Identity, origin: TableId) -> TableId {
    let mut new = new_table(who, false);
    new.arrangement.chairs.truncate(1);
    new.arrangement.status = TableStatus::Playing;
    let id = new.id;
    store.create_try_out(new, try_out(origin)).await.unwrap();
    id
}

pub async fn a_try_out_is_kept_and_discarded<O: Opens>() {
    let (store, kept) = O::open().await;
    let ann = guest(&*store, "Ann").await;
    let origin = table(&*store, &ann).await;
    let id = tried(&*store, &ann, origin).await;
    let again = O::again(&kept).await;
    let stored = again.table(id).await.unwrap().unwrap();
    assert_eq!(stored.try_out, Some(try_out(origin)));
    let real = again.table(origin).await.unwrap().unwrap();
    assert_eq!(real.try_out, None);

    let mut last = entry(1, 0, "leave");
    last.ends = Some(vec![99]);
    assert_eq!(store.append(id, last).await.unwrap(), Ok(()));
    say(&*store, id, &ann, 5).await;
    store.keep_analysis(id, "{}".to_owned()).await.unwrap();
    let scores = store.solo_scores(ann.id, "diamant", 9).await.unwrap();
    assert_eq!(scores, Vec::new(), "it counts nowhere");
    // What is no try-out stays.
    store.discard_try_out(origin).await.unwrap();
    store.discard_try_out(id).await.unwrap();
    store.discard_try_out(id).await.unwrap();
    assert!(store.table(id).await.unwrap().is_none());
    assert!(store.table(origin).await.unwrap().is_some());
    assert_eq!(store.log(id).await.unwrap(), Vec::new());
}

pub async fn try_outs_are_found_by_holder_and_age<O: Opens>() {
    let (store, _kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let origin = table(&*store, &ann).await;
    let mine = tried(&*store, &ann, origin).await;
    let other = tried(&*store, &bob, origin).await;
    assert_eq!(store.try_outs_of(ann.id).await.unwrap(), [mine]);
    let later = Timestamp(Timestamp::now().0 + 1000);
    let mut old = store.try_outs_before(later, 9).await.unwrap();
    old.sort_unstable_by_key(ToString::to_string);
    let mut both = [mine, other];
    both.sort_unstable_by_key(ToString::to_string);
    assert_eq!(old, both);
    assert_eq!(store.try_outs_before(later, 1).await.unwrap().len(), 1);
    assert_eq!(
        store.try_outs_before(Timestamp(0), 9).await.unwrap(),
        Vec::new()
    );
}

pub async fn a_kept_chair_and_what_is_said_of_it_are_read_back<O: Opens>() {
    let (store, kept) = O::open().await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let id = table(&*store, &ann).await;
    let bot = Chair::Bot {
        level: Level::Greedy,
        name: name("Onyx Olm"),
        character: None,
        kept_for: Some(bob.clone().into()),
    };
    let mut arrangement = new_table(&ann, false).arrangement;
    arrangement.number = 1;
    arrangement.status = TableStatus::Playing;
    arrangement.chairs[1] = bot.clone();
    let news = |number, seat, change| ChairNews {
        arrangement: number,
        step: 4,
        seat: Seat::new(seat),
        person: bob.clone().into(),
        change,
    };
    let replaced = ChairChange::Replaced {
        bot: name("Onyx Olm"),
    };
    let first = vec![news(1, 1, replaced), news(1, 2, ChairChange::Left)];
    let arranged = store.arrange(id, arrangement.clone(), first.clone());
    assert_eq!(arranged.await.unwrap(), Ok(()));
    // Somebody who lost a race has told nothing.
    let late = vec![news(1, 0, ChairChange::Left)];
    let arranged = store.arrange(id, arrangement.clone(), late);
    assert_eq!(arranged.await.unwrap(), Err(Conflict));
    arrangement.number = 2;
    let second = news(2, 0, ChairChange::Returned);
    let arranged = store.arrange(id, arrangement, vec![second.clone()]);
    assert_eq!(arranged.await.unwrap(), Ok(()));

    let again = O::again(&kept).await;
    let read = again.table(id).await.unwrap().unwrap();
    assert_eq!(read.summary.arrangement.chairs[1], bot);
    let all: Vec<_> = first.into_iter().chain([second]).collect();
    assert_eq!(again.chair_news(id).await.unwrap(), all);
    // The way back is among one's own tables while the match runs.
    let mine = again.tables_of(bob.id, 9).await.unwrap();
    assert_eq!(mine.len(), 1);
    let mut last = entry(1, 0, "leave");
    last.ends = Some(vec![1, 2, 3]);
    assert_eq!(store.append(id, last).await.unwrap(), Ok(()));
    assert!(store.tables_of(bob.id, 9).await.unwrap().is_empty());
    // Names are those of now.
    assert_eq!(
        store.rename(bob.id, name("Bert")).await.unwrap(),
        Ok(Vec::new())
    );
    let renamed = store.chair_news(id).await.unwrap();
    assert!(renamed.iter().all(|news| news.person.name == name("Bert")));
}
