//! The threads on which bots, hints and analyses run.
//!
//! There is one for every core but one, so that a page never waits for them. When all are busy,
//! thoughts wait in a queue. The longer the queue, the fewer iterations each thought gets, and a
//! hint that would have to wait too long is refused. Analyses run one at a time, position by
//! position, and each position waits in the same queue.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use catalog::Haste;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::{JoinError, spawn_blocking};

/// How many thoughts may wait for a thread before a hint is refused. At a tenth of a second each,
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
    places: Arc<Semaphore>,
    /// How many thoughts run at once.
    size: usize,
    /// How many thoughts wait or run, not counting analyses.
    busy: Arc<AtomicUsize>,
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
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::with_places(cores.saturating_sub(1).max(1))
    }

    fn with_places(size: usize) -> Self {
        // A bot that searches with several workers finds no more threads here than there are
        // places.
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(size)
            .thread_name(|number| format!("thinking-{number}"))
            .build()
            .expect("the operating system gives threads");
        Self {
            threads: Arc::new(threads),
            places: Arc::new(Semaphore::new(size)),
            size,
            busy: Arc::default(),
            analysis_turn: Semaphore::new(1),
            analyses: Arc::default(),
        }
    }

    /// Runs a thought when a thread is free, in haste if others wait. It runs to its end even if
    /// nobody waits for the answer any more.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        self.in_a_place(Tally::new(&self.busy), thought).await
    }

    /// Runs a part of an analysis, which does not make the others hurry.
    pub async fn think_aside<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        self.in_a_place((), move |_| thought()).await
    }

    /// Whether the queue is so long that a hint would come too late.
    pub fn is_crowded(&self) -> bool {
        self.busy.load(Ordering::Relaxed) >= CROWD
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

    async fn in_a_place<T: Send + 'static>(
        &self,
        tally: impl Send + 'static,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let threads = Arc::clone(&self.threads);
        let haste = haste(self.busy.load(Ordering::Relaxed), self.size);
        spawn_blocking(move || {
            let thought = threads.install(|| thought(haste));
            // The place is free when the thought has ended, not when nobody waits any more.
            drop((place, tally));
            thought
        })
        .await
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

    use super::*;

    #[tokio::test]
    async fn no_more_thoughts_run_at_once_than_there_are_places() {
        let pool = ThinkingPool::with_places(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts = (0..12).map(|_| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            pool.think(move |_| {
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
        assert_eq!(pool.busy.load(Ordering::SeqCst), 0);
    }

    #[tokio::test]
    async fn the_more_wait_the_less_each_thinks() {
        let pool = Arc::new(ThinkingPool::with_places(1));
        let (go, told) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move {
                let wait = move |haste| {
                    // The test goes on when the others stand in the queue.
                    let _ = told.recv();
                    haste
                };
                pool.think(wait).await.unwrap()
            }
        });
        let others: Vec<_> = (0..4)
            .map(|_| {
                let pool = Arc::clone(&pool);
                tokio::spawn(async move { pool.think(|haste| haste).await.unwrap() })
            })
            .collect();
        while pool.busy.load(Ordering::SeqCst) < 5 {
            tokio::task::yield_now().await;
        }
        drop(go);
        assert_eq!(first.await.unwrap(), Haste::NONE);
        let mut hastes = Vec::new();
        for other in others {
            hastes.push(other.await.unwrap());
        }
        assert_ne!(hastes[0], Haste::NONE, "four were in a hurry");
        assert_eq!(haste(7, 2), Haste::one_of(4));
        assert_eq!(haste(10_000, 2), Haste::one_of(10));
        assert_eq!(haste(0, 2), Haste::NONE);
    }

    #[tokio::test]
    async fn the_queue_of_analyses_is_bounded() {
        let pool = ThinkingPool::with_places(1);
        let mut queue: Vec<_> = (0..MOST_ANALYSES).map(|_| pool.queue_analysis()).collect();
        assert!(queue.iter().all(Option::is_some));
        assert!(pool.queue_analysis().is_none());
        queue.pop();
        assert!(pool.queue_analysis().is_some());
    }

    #[tokio::test]
    async fn a_thought_that_fails_leaves_its_place() {
        let pool = ThinkingPool::with_places(1);
        assert!(pool.think(|_| panic!("as asked")).await.is_err());
        assert_eq!(pool.think_aside(|| 7).await.unwrap(), 7);
        assert_eq!(pool.busy.load(Ordering::SeqCst), 0);
    }
}
