//! Everything a request needs.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::options::Options;
use crate::people::People;
use crate::proxies::Proxies;
use crate::retention::Retention;
use crate::shutdown::Shutdown;
use crate::site::Site;
use crate::store::Store;
use crate::tables::Tables;

/// A few more than there are cores: one more would only stand in the way of requests.
const DRAWING_TURNS: usize = 8;

/// Everything a request needs, cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<AppParts>);

/// What an [`App`] consists of.
#[derive(Debug)]
pub struct AppParts {
    /// The tables.
    pub tables: Arc<Tables>,
    /// The people.
    pub people: Arc<People>,
    /// How much each visitor may do.
    pub limits: Limits,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// The announcement that the server stops.
    pub shutdown: Shutdown,
    /// How many streams may work out an update at the same time.
    pub drawing_turns: Semaphore,
    /// Where visitors find the pages.
    pub site: Site,
    /// Which proxies are believed.
    pub proxies: Proxies,
    /// The folder of the database.
    pub data: PathBuf,
    /// How long a request may take.
    pub slowest_request: Duration,
    /// How long things are kept.
    pub retention: Retention,
    /// What time it is.
    pub clock: Clock,
}

impl App {
    /// A server around a store.
    pub fn new(store: Arc<dyn Store>, options: &Options) -> Self {
        let metrics = Arc::new(Metrics::default());
        let clock = options.clock.clone();
        let tables = Tables::new(
            Arc::clone(&store),
            options.tables,
            clock.clone(),
            Arc::clone(&metrics),
        );
        let grace = options.tables.grace;
        let people = People::new(
            store,
            Arc::clone(&tables),
            Arc::clone(&metrics),
            clock.clone(),
            options.retention.sessions,
            grace,
        );
        Self(Arc::new(AppParts {
            people,
            tables,
            limits: Limits::new(&options.rates, options.daily),
            metrics,
            shutdown: Shutdown::default(),
            drawing_turns: Semaphore::new(DRAWING_TURNS),
            site: options.site.clone(),
            proxies: options.proxies.clone(),
            data: options.data.clone(),
            slowest_request: options.slowest_request,
            retention: options.retention,
            clock,
        }))
    }
}

impl AppParts {
    /// The size of all files in the data folder.
    pub fn bytes_on_disk(&self) -> u64 {
        let files = std::fs::read_dir(&self.data)
            .into_iter()
            .flatten()
            .flatten();
        files
            .filter_map(|file| file.metadata().ok())
            .map(|about| about.len())
            .sum()
    }
}

impl std::ops::Deref for App {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}
