//! Where bots, hints and analyses are thought out, apart from the pages.
//!
//! Thinking uses every core but one, on threads of its own, so that a page never waits for
//! it. Whoever comes when all threads are taken waits in a queue; the longer the queue, the
//! fewer iterations each of them gets, and a hint for which there is no room any more is
//! refused. An analysis is thought out moment by moment, one analysis at a time, and each
//! moment waits its turn like everybody else.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use catalog::{Haste, Level};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::{JoinError, spawn_blocking};

use crate::pace::Pace;

/// How many may wait for a thread before a hint is refused: at a tenth of a second each, the
/// last of them waits a few seconds.
const CROWD: usize = 40;

/// The smallest part of its budget that anybody gets, however many wait.
const SMALLEST_PART: usize = 10;

/// How many analyses may wait for the one that runs: each takes some seconds.
const MOST_ANALYSES: usize = 20;

/// The threads for thinking, and who waits for them.
#[derive(Debug)]
pub struct Study {
    threads: Arc<rayon::ThreadPool>,
    places: Arc<Semaphore>,
    /// How many think at once.
    size: usize,
    /// How many wait for a place or have one, analyses left out.
    busy: Arc<AtomicUsize>,
    /// How long thoughts take here.
    pace: Arc<Pace>,
    analyst: Semaphore,
    /// How many analyses wait or run.
    analyses: Arc<AtomicUsize>,
}

impl Study {
    /// A study with a place for every core but one.
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
            .thread_name(|number| format!("study-{number}"))
            .build()
            .expect("the operating system gives threads");
        Self {
            threads: Arc::new(threads),
            places: Arc::new(Semaphore::new(size)),
            size,
            busy: Arc::default(),
            pace: Arc::default(),
            analyst: Semaphore::new(1),
            analyses: Arc::default(),
        }
    }

    /// Thinks as a bot of this level does in this game, and within its time on this machine.
    pub async fn think_as<T: Send + 'static>(
        &self,
        game: &'static str,
        level: Level,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let pace = Arc::clone(&self.pace);
        self.think(move |haste| {
            let haste = haste.and(pace.haste(game, level));
            let began = Instant::now();
            let thought = thought(haste);
            pace.note(game, level, haste, began.elapsed());
            thought
        })
        .await
    }

    /// Thinks when a place is free, in haste if others wait. The thought goes on to its end
    /// even if nobody waits for it any more.
    async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let one_of_them = Counted::new(&self.busy);
        self.in_a_place(one_of_them, thought).await
    }

    /// Thinks about a moment of an analysis, which makes nobody else hurry.
    pub async fn think_aside<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        self.in_a_place((), move |_| thought()).await
    }

    /// Whether so many wait that a hint would come too late.
    pub fn is_crowded(&self) -> bool {
        self.busy.load(Ordering::Relaxed) >= CROWD
    }

    /// A place in the queue of the analyses, if there is one.
    pub fn queue_analysis(&self) -> Option<Queued> {
        let queued = Counted::new(&self.analyses);
        let waiting = self.analyses.load(Ordering::Relaxed);
        (waiting <= MOST_ANALYSES).then_some(Queued(queued))
    }

    /// Waits until no other analysis runs.
    pub async fn analyst(&self) -> Option<SemaphorePermit<'_>> {
        self.analyst.acquire().await.ok()
    }

    async fn in_a_place<T: Send + 'static>(
        &self,
        counted: impl Send + 'static,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let threads = Arc::clone(&self.threads);
        let haste = haste(self.busy.load(Ordering::Relaxed), self.size);
        spawn_blocking(move || {
            let thought = threads.install(|| thought(haste));
            // The place is free when the thought has ended, not when nobody listens any more.
            drop((place, counted));
            thought
        })
        .await
    }
}

/// Somebody in the queue of the analyses.
#[derive(Debug)]
pub struct Queued(#[expect(dead_code, reason = "it counts as long as it is there")] Counted);

/// The part of its budget that everybody gets when so many are busy at so many places.
fn haste(busy: usize, places: usize) -> Haste {
    let parts = busy.div_ceil(places).clamp(1, SMALLEST_PART);
    Haste::one_of(u32::try_from(parts).unwrap_or(u32::MAX))
}

/// One more, as long as it is there.
#[derive(Debug)]
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(count))
    }
}

impl Drop for Counted {
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
    async fn no_more_think_at_once_than_there_are_places() {
        let study = Study::with_places(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts = (0..12).map(|_| {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            study.think(move |_| {
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
        assert_eq!(study.busy.load(Ordering::SeqCst), 0);
    }

    #[tokio::test]
    async fn the_more_wait_the_less_each_thinks() {
        let study = Arc::new(Study::with_places(1));
        let (go, told) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let study = Arc::clone(&study);
            async move {
                let wait = move |haste| {
                    // The test goes on when the others stand in the queue.
                    let _ = told.recv();
                    haste
                };
                study.think(wait).await.unwrap()
            }
        });
        let others: Vec<_> = (0..4)
            .map(|_| {
                let study = Arc::clone(&study);
                tokio::spawn(async move { study.think(|haste| haste).await.unwrap() })
            })
            .collect();
        while study.busy.load(Ordering::SeqCst) < 5 {
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
        let study = Study::with_places(1);
        let mut queue: Vec<_> = (0..MOST_ANALYSES).map(|_| study.queue_analysis()).collect();
        assert!(queue.iter().all(Option::is_some));
        assert!(study.queue_analysis().is_none());
        queue.pop();
        assert!(study.queue_analysis().is_some());
    }

    #[tokio::test]
    async fn a_thought_that_fails_leaves_its_place() {
        let study = Study::with_places(1);
        assert!(study.think(|_| panic!("as asked")).await.is_err());
        assert_eq!(study.think_aside(|| 7).await.unwrap(), 7);
        assert_eq!(study.busy.load(Ordering::SeqCst), 0);
    }
}
