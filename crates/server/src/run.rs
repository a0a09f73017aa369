//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use model::Timestamp;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::app::App;
use crate::connections::{self, Terms};
use crate::http;
use crate::options::Options;
use crate::store::{Sqlite, StoreError};

/// Why a server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port is taken.
    #[error("another program already listens on {address}; choose another port")]
    AddressInUse {
        /// Where.
        address: SocketAddr,
    },
    /// The server cannot listen on the address.
    #[error("cannot listen on {address}: {error}")]
    CannotListen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The folder is not writable.
    #[error("the folder {} cannot be used for data: {error}", folder.display())]
    CannotWrite {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database in the folder cannot be used.
    #[error("the database in {} cannot be used: {error}", folder.display())]
    CannotOpen {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

impl ServeError {
    /// The stable word for this case.
    pub fn code(&self) -> &'static str {
        match self {
            Self::AddressInUse { .. } => "address_in_use",
            Self::CannotListen { .. } => "cannot_listen",
            Self::CannotWrite { .. } => "cannot_write",
            Self::CannotOpen { .. } => "cannot_open",
            Self::Stopped(_) => "stopped",
        }
    }
}

/// How long running requests may take to finish when the server stops. Decisions take
/// milliseconds; a page that takes longer than this will not arrive anyway.
const FAREWELL: Duration = Duration::from_secs(10);

/// How often unused data is removed from memory.
const SWEEP: Duration = Duration::from_mins(1);

/// A server that listens but does not serve yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    terms: Terms,
}

impl Server {
    /// Opens the database and the port.
    pub async fn start(options: &Options) -> Result<Self, ServeError> {
        // The port first: a second server on the same folder usually has the same port, and that
        // is the clearer error.
        let listener = listen(options.listen).await?;
        let metrics = match options.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let folder = options.data.clone();
        if let Err(error) = prepare(&folder) {
            return Err(ServeError::CannotWrite { folder, error });
        }
        let store = Sqlite::open(&folder.join("grotto.sqlite"))
            .await
            .map_err(|error| ServeError::CannotOpen { folder, error })?;
        Ok(Self {
            app: App::new(Arc::new(store), options),
            listener,
            metrics,
            terms: options.into(),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        self.listener.local_addr().map_err(ServeError::Stopped)
    }

    /// The address at which its counters can be read, if they can.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Serves until `stop`, then lets running requests finish.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) {
        let app = self.app;
        // They end with this set, when serving ends.
        let mut helpers = JoinSet::new();
        helpers.spawn(sweep(app.clone()));
        let (tables, closing) = (Arc::clone(&app.tables), app.shutdown.listen());
        helpers.spawn(async move { tables.resume_bots(closing).await });
        if let Some(listener) = self.metrics {
            let service = http::metrics_router(app.clone());
            helpers.spawn(async move {
                if let Err(error) = axum::serve(listener, service).await {
                    tracing::error!(%error, "the counters cannot be read any more");
                }
            });
        }
        let closing = app.shutdown.listen();
        let router = http::router(app.clone());
        let serving = connections::serve(self.listener, router, self.terms, closing);
        let too_late = async move {
            stop.await;
            tracing::info!("stopping");
            // The streams would never end by themselves.
            app.shutdown.begin();
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            () = serving => {}
            () = too_late => {}
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::AddressInUse { address },
            _ => ServeError::CannotListen { address, error },
        })
}

/// Starts a server and serves until the program is asked to stop.
pub async fn run(options: &Options, started: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::start(options).await?;
    let address = server.address()?;
    tracing::info!(%address, "listening");
    started(address);
    server.serve(stop_signal()).await;
    Ok(())
}

/// Waits for a signal that asks the program to stop.
async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

async fn sweep(app: App) {
    let mut clock = tokio::time::interval(SWEEP);
    loop {
        clock.tick().await;
        app.tables.sweep();
        app.limits.sweep();
        let before = Timestamp::now().earlier(app.patience);
        if let Err(refusal) = app.tables.discard_abandoned(before).await {
            tracing::warn!(
                code = refusal.code(),
                "abandoned tables could not be removed"
            );
        }
    }
}

/// Creates the folder, closes it to other users and checks that it is writable.
fn prepare(folder: &PathBuf) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // It contains the seeds of running matches.
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))?;
    }
    let probe = folder.join(".grotto-can-write");
    std::fs::write(&probe, [])?;
    std::fs::remove_file(probe)
}
