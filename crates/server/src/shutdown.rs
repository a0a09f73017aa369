//! The announcement that the server stops, for streams and loops that would never end.

use tokio::sync::watch;

/// Announces the end to streams and loops.
#[derive(Debug)]
pub struct Shutdown(watch::Sender<bool>);

impl Default for Shutdown {
    fn default() -> Self {
        Self(watch::Sender::new(false))
    }
}

impl Shutdown {
    /// Announces it.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Becomes true when the server stops.
    pub fn listen(&self) -> watch::Receiver<bool> {
        self.0.subscribe()
    }
}
