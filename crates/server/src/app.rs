//! Everything a request needs.

use std::sync::Arc;
use std::time::Duration;

use crate::hub::Hub;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::options::{Front, Options};
use crate::password::Passwords;
use crate::store::Store;

/// Everything a request needs, cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Parts>);

/// The parts.
#[derive(Debug)]
pub struct Parts {
    /// What lasts.
    pub store: Arc<dyn Store>,
    /// What is alive.
    pub hub: Arc<Hub>,
    /// How fast is too fast.
    pub limits: Limits,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who signs in.
    pub passwords: Passwords,
    /// What stands before the server.
    pub front: Front,
    /// How long a request may take.
    pub slowest_request: Duration,
}

impl App {
    /// A server's parts around a store.
    pub fn new(store: Arc<dyn Store>, options: &Options) -> Self {
        let metrics = Arc::new(Metrics::default());
        Self(Arc::new(Parts {
            hub: Hub::new(Arc::clone(&store), options.hub, Arc::clone(&metrics)),
            store,
            limits: Limits::new(&options.rates),
            metrics,
            passwords: Passwords::default(),
            front: options.front,
            slowest_request: options.slowest_request,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
