//! The threads on which bots, hints and analyses run.
//!
//! There is one for every core but one, so that a page never waits for them. When all are busy,
//! thoughts wait in a [fair queue](super::queue). The longer the part of it that a thought has to
//! wait for, the fewer iterations it gets, and a hint that would have to wait too long is refused.
//! Analyses run one at a time, position by position, and each position waits in the same queue.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use catalog::Haste;
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};
use tokio::task::{JoinError, spawn_blocking};

use super::queue::{FairQueue, Patron, Turn};
use crate::lock::hold;
use crate::metrics::Metrics;

/// How many thoughts may come before a hint before it is refused. At a tenth of a second each,
/// the last of them waits a few seconds.
const CROWD: usize = 40;

/// The smallest part of its budget that a thought gets, however long the queue is.
const SMALLEST_PART: usize = 10;

/// How many analyses may wait for the one that runs: each takes some seconds.
const MOST_ANALYSES: usize = 20;

/// The threads for thinking, and the queue for them.
#[derive(Debug)]
pub struct ThinkingPool {
    threads: Arc<rayon::ThreadPool>,
    places: Arc<Places>,
    analysis_turn: Semaphore,
    /// How many analyses wait or run.
    analyses: Arc<AtomicUsize>,
}

impl ThinkingPool {
    /// A thread for every core but one.
    ///
    /// # Panics
    ///
    /// If the operating system gives no threads.
    pub fn new(metrics: Arc<Metrics>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::with_places(cores.saturating_sub(1).max(1), metrics)
    }

    fn with_places(size: usize, metrics: Arc<Metrics>) -> Self {
        // A bot that searches with several workers finds no more threads here than there are
        // places.
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(size)
            .thread_name(|number| format!("thinking-{number}"))
            .build()
            .expect("the operating system gives threads");
        Self {
            threads: Arc::new(threads),
            places: Arc::new(Places {
                size,
                metrics,
                line: Mutex::new(WaitingLine {
                    free: size,
                    queue: FairQueue::new(),
                }),
            }),
            analysis_turn: Semaphore::new(1),
            analyses: Arc::default(),
        }
    }

    /// Runs a thought when its turn has come and a thread is free, in haste if others wait. It
    /// runs to its end even if nobody waits for the answer any more.
    pub async fn think<T: Send + 'static>(
        &self,
        turn: Turn,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let place = self.places.enter(turn).await;
        let haste = self.places.haste(turn);
        let threads = Arc::clone(&self.threads);
        spawn_blocking(move || {
            let thought = threads.install(|| thought(haste));
            // The place is free when the thought has ended, not when nobody waits any more.
            drop(place);
            thought
        })
        .await
    }

    /// Whether a hint for this patron would come too late.
    pub fn is_crowded(&self, patron: Patron) -> bool {
        hold(&self.places.line).queue.before_hint(patron) >= CROWD
    }

    /// A place in the queue of analyses, if there is one.
    pub fn queue_analysis(&self) -> Option<AnalysisTicket> {
        let tally = Tally::new(&self.analyses);
        let waiting = self.analyses.load(Ordering::Relaxed);
        (waiting <= MOST_ANALYSES).then_some(AnalysisTicket(tally))
    }

    /// Waits until no other analysis runs.
    pub async fn analysis_turn(&self) -> Option<SemaphorePermit<'_>> {
        self.analysis_turn.acquire().await.ok()
    }
}

/// The places of the threads, and who waits for one.
#[derive(Debug)]
struct Places {
    /// How many thoughts run at once.
    size: usize,
    metrics: Arc<Metrics>,
    line: Mutex<WaitingLine>,
}

#[derive(Debug)]
struct WaitingLine {
    /// How many places nobody has. Somebody waits only if there are none.
    free: usize,
    queue: FairQueue<oneshot::Sender<Place>>,
}

impl Places {
    /// Waits for a place.
    async fn enter(self: &Arc<Self>, turn: Turn) -> Place {
        let came = Instant::now();
        let wait = {
            let mut line = hold(&self.line);
            if line.free > 0 {
                line.free -= 1;
                None
            } else {
                let (sender, receiver) = oneshot::channel();
                line.queue.push(turn, sender);
                self.metrics.thoughts_waiting(line.queue.len());
                Some(receiver)
            }
        };
        let place = match wait {
            None => self.place(),
            // The sender stays in the queue until it sends.
            Some(receiver) => receiver.await.unwrap_or_else(|_| self.place()),
        };
        self.metrics.thought_waited(came.elapsed());
        place
    }

    /// The part of its budget that a thought gets which begins now.
    fn haste(&self, turn: Turn) -> Haste {
        let line = hold(&self.line);
        let waiting = match turn {
            Turn::Of(patron, _) => line.queue.felt_by(patron),
            Turn::Aside => 0,
        };
        haste(waiting + self.size - line.free, self.size)
    }

    fn place(self: &Arc<Self>) -> Place {
        Place(Some(Arc::clone(self)))
    }

    /// Gives a place that has become free to the next in the queue.
    fn pass_on(self: &Arc<Self>) {
        loop {
            let next = {
                let mut line = hold(&self.line);
                let next = line.queue.pop();
                self.metrics.thoughts_waiting(line.queue.len());
                if next.is_none() {
                    line.free += 1;
                }
                next
            };
            let Some(next) = next else { return };
            match next.send(self.place()) {
                Ok(()) => return,
                // Nobody waits there any more; the place goes to the one after.
                Err(mut place) => place.0 = None,
            }
        }
    }
}

/// A place on a thread, passed on when dropped.
#[derive(Debug)]
struct Place(Option<Arc<Places>>);

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(places) = self.0.take() {
            places.pass_on();
        }
    }
}

/// A place in the queue of analyses, until it is dropped.
#[derive(Debug)]
pub struct AnalysisTicket(#[expect(dead_code, reason = "it counts as long as it exists")] Tally);

/// The part of its budget that a thought gets, given how many are busy and how many can run.
fn haste(busy: usize, places: usize) -> Haste {
    let parts = busy.div_ceil(places).clamp(1, SMALLEST_PART);
    Haste::one_of(u32::try_from(parts).unwrap_or(u32::MAX))
}

/// Counts one more, until it is dropped.
#[derive(Debug)]
struct Tally(Arc<AtomicUsize>);

impl Tally {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(count))
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::future::join_all;
    use model::IdentityId;

    use super::super::queue::Urgency;
    use super::*;

    fn pool(places: usize) -> Arc<ThinkingPool> {
        Arc::new(ThinkingPool::with_places(places, Arc::default()))
    }

    fn bot(address: u8, person: i64) -> Turn {
        let patron = Patron {
            address: Some([192, 0, 2, address].into()),
            person: IdentityId(person),
        };
        Turn::Of(patron, Urgency::Unwatched)
    }

    impl ThinkingPool {
        fn waiting(&self) -> usize {
            hold(&self.places.line).queue.len()
        }

        fn is_idle(&self) -> bool {
            let line = hold(&self.places.line);
            line.free == self.places.size && line.queue.len() == 0
        }
    }

    /// Keeps the only place of a pool until the sender is dropped.
    async fn occupy(
        pool: &Arc<ThinkingPool>,
    ) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Haste>) {
        let (go, told) = mpsc::channel::<()>();
        let there = Arc::clone(pool);
        let first = tokio::spawn(async move {
            let wait = move |haste| {
                let _ = told.recv();
                haste
            };
            there.think(bot(1, 1), wait).await.unwrap()
        });
        while hold(&pool.places.line).free > 0 {
            tokio::task::yield_now().await;
        }
        (go, first)
    }

    #[tokio::test]
    async fn no_more_thoughts_run_at_once_than_there_are_places() {
        let pool = pool(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts = (0..12).map(|_| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            pool.think(bot(1, 1), move |_| {
                let here = now.fetch_add(1, Ordering::SeqCst) + 1;
                most.fetch_max(here, Ordering::SeqCst);
                std::thread::yield_now();
                now.fetch_sub(1, Ordering::SeqCst);
            })
        });
        for thought in join_all(thoughts).await {
            thought.unwrap();
        }
        assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
        assert!(pool.is_idle());
    }

    #[tokio::test]
    async fn the_more_wait_the_less_each_thinks() {
        let pool = pool(1);
        let (go, first) = occupy(&pool).await;
        let others: Vec<_> = (0..4)
            .map(|_| {
                let pool = Arc::clone(&pool);
                tokio::spawn(async move { pool.think(bot(1, 1), |haste| haste).await.unwrap() })
            })
            .collect();
        while pool.waiting() < 4 {
            tokio::task::yield_now().await;
        }
        drop(go);
        assert_eq!(first.await.unwrap(), Haste::NONE);
        let mut hastes = Vec::new();
        for other in others {
            hastes.push(other.await.unwrap());
        }
        assert_eq!(hastes[0], Haste::one_of(4), "three more wait");
        assert_eq!(haste(7, 2), Haste::one_of(4));
        assert_eq!(haste(10_000, 2), Haste::one_of(10));
        assert_eq!(haste(0, 2), Haste::NONE);
    }

    #[tokio::test]
    async fn a_quiet_person_overtakes_a_flood_and_hurries_less() {
        let pool = pool(1);
        let (go, _first) = occupy(&pool).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut thoughts = Vec::new();
        let turns = std::iter::repeat_n(bot(1, 1), 60).chain([bot(2, 2)]);
        for (came, turn) in turns.enumerate() {
            let (there, order) = (Arc::clone(&pool), Arc::clone(&order));
            thoughts.push(tokio::spawn(async move {
                let note = move |haste| hold(&order).push((turn, haste));
                there.think(turn, note).await.unwrap();
            }));
            while pool.waiting() <= came {
                tokio::task::yield_now().await;
            }
        }
        let Turn::Of(quiet, _) = bot(2, 2) else {
            panic!("it is somebody's");
        };
        assert!(!pool.is_crowded(quiet));
        drop(go);
        for thought in thoughts {
            thought.await.unwrap();
        }
        let order = hold(&order);
        let (turn, haste) = order[1];
        assert_eq!(turn, bot(2, 2), "after one turn of the other address");
        assert_eq!(haste, Haste::one_of(3), "two wait beside it");
        assert_eq!(order[0].1, Haste::one_of(10));
        assert!(pool.is_idle());
    }

    #[tokio::test]
    async fn who_stops_waiting_leaves_the_turn_to_the_next() {
        let pool = pool(1);
        let (go, _first) = occupy(&pool).await;
        let gone = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.think(bot(1, 1), |_| ()).await }
        });
        while pool.waiting() < 1 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        drop(go);
        assert_eq!(pool.think(bot(1, 1), |_| 7).await.unwrap(), 7);
        assert!(pool.is_idle());
    }

    #[tokio::test]
    async fn the_queue_of_analyses_is_bounded() {
        let pool = pool(1);
        let mut queue: Vec<_> = (0..MOST_ANALYSES).map(|_| pool.queue_analysis()).collect();
        assert!(queue.iter().all(Option::is_some));
        assert!(pool.queue_analysis().is_none());
        queue.pop();
        assert!(pool.queue_analysis().is_some());
    }

    #[tokio::test]
    async fn a_thought_that_fails_leaves_its_place() {
        let pool = pool(1);
        assert!(pool.think(bot(1, 1), |_| panic!("as asked")).await.is_err());
        assert_eq!(pool.think(Turn::Aside, |_| 7).await.unwrap(), 7);
        assert!(pool.is_idle());
    }
}
