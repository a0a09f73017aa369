//! Everything a request needs.

use std::sync::Arc;
use std::time::Duration;

use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::options::{Front, Options};
use crate::people::People;
use crate::shutdown::Shutdown;
use crate::store::Store;
use crate::tables::Tables;

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
    /// What stands in front of the server.
    pub front: Front,
    /// How long a request may take.
    pub slowest_request: Duration,
    /// How long a table that nobody looks at waits for its start.
    pub patience: Duration,
}

impl App {
    /// A server around a store.
    pub fn new(store: Arc<dyn Store>, options: &Options) -> Self {
        let metrics = Arc::new(Metrics::default());
        let tables = Tables::new(Arc::clone(&store), options.tables, Arc::clone(&metrics));
        let grace = options.tables.grace;
        Self(Arc::new(AppParts {
            people: People::new(store, Arc::clone(&tables), Arc::clone(&metrics), grace),
            tables,
            limits: Limits::new(&options.rates),
            metrics,
            shutdown: Shutdown::default(),
            front: options.front,
            slowest_request: options.slowest_request,
            patience: options.tables.patience,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}
