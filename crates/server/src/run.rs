//! Starting and stopping.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;

use crate::app::App;
use crate::connections::{self, Terms};
use crate::data_folder::{DataFolder, FolderError, FolderLock};
use crate::http;
use crate::listen::{Address, Listen, Listener};
use crate::options::Options;
use crate::store::{Census, Store};
use crate::sweep;
use crate::tls::{Certificate, TlsError};

/// Why a server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The port is taken.
    #[error("another program already listens on {address}; choose another port")]
    AddressInUse {
        /// Where.
        address: Listen,
    },
    /// The server cannot listen on the address.
    #[error("cannot listen on {address}: {error}")]
    CannotListen {
        /// Where.
        address: Listen,
        /// Why.
        error: io::Error,
    },
    /// The folder or its database cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The certificate cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
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
            Self::Folder(error) => error.code(),
            Self::Tls(_) => "tls",
            Self::Stopped(_) => "stopped",
        }
    }
}

/// How long running requests may take to finish when the server stops. Decisions take
/// milliseconds; a page that takes longer than this will not arrive anyway.
const FAREWELL: Duration = Duration::from_secs(10);

/// A server that listens but does not serve yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    store: Arc<dyn Store>,
    lock: FolderLock,
    listener: Listener,
    metrics: Option<Listener>,
    terms: Terms,
    certificate: Option<Certificate>,
    census: Census,
}

impl Server {
    /// Opens the database and the port.
    pub async fn start(options: &Options) -> Result<Self, ServeError> {
        // The port first: a second server on the same folder usually has the same port, and that
        // is the clearer error.
        let certificate = options.tls.clone().map(Certificate::load).transpose()?;
        let listener = listen(&options.listen).await?;
        let metrics = match &options.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let folder = DataFolder::new(options.data.clone());
        folder.prepare()?;
        let lock = folder.lock()?;
        let store = folder.open_alone(&lock).await?;
        let census = folder.opened(store.census().await)?;
        let store: Arc<dyn Store> = Arc::new(store);
        Ok(Self {
            census,
            app: App::new(Arc::clone(&store), options),
            store,
            lock,
            listener,
            metrics,
            terms: Terms::new(options, certificate.clone()),
            certificate,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<Address, ServeError> {
        self.listener.address().map_err(ServeError::Stopped)
    }

    /// The address at which its counters can be read, if they can.
    pub fn metrics_address(&self) -> Option<Address> {
        self.metrics.as_ref()?.address().ok()
    }

    /// Serves until `stop`, then lets running requests finish and closes the database.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) {
        let app = self.app;
        // They end with this set, when serving ends.
        let mut helpers = JoinSet::new();
        helpers.spawn(sweep::sweep(app.clone()));
        let (tables, closing) = (Arc::clone(&app.tables), app.shutdown.listen());
        helpers.spawn(async move { tables.resume_bots(closing).await });
        if let Some(listener) = self.metrics {
            let counters = http::metrics_router(app.clone());
            let (terms, closing) = (Terms::plain(&self.terms), app.shutdown.listen());
            helpers.spawn(connections::serve(listener, counters, terms, closing));
        }
        if let Some(certificate) = self.certificate {
            helpers.spawn(renew(certificate));
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
        helpers.shutdown().await;
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the database could not be closed well; nothing is lost");
        }
        // Not earlier: the next server may use the folder from now on.
        drop(self.lock);
    }
}

async fn listen(address: &Listen) -> Result<Listener, ServeError> {
    address.bind().await.map_err(|error| {
        let address = address.clone();
        match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::AddressInUse { address },
            _ => ServeError::CannotListen { address, error },
        }
    })
}

/// Reads the certificate again with every SIGHUP, as programs that renew it send it.
async fn renew(certificate: Certificate) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut signal) = signal(SignalKind::hangup()) else {
            return;
        };
        while signal.recv().await.is_some() {
            match certificate.reload() {
                Ok(()) => tracing::info!("the certificate was read again"),
                Err(error) => tracing::error!(%error, "the certificate stays as it was"),
            }
        }
    }
    #[cfg(not(unix))]
    drop(certificate);
}

/// Starts a server and serves until the program is asked to stop.
pub async fn run(options: &Options, started: impl FnOnce(&Address)) -> Result<(), ServeError> {
    let server = Server::start(options).await?;
    let address = server.address()?;
    let Census { people, tables } = server.census;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        %address,
        metrics = server.metrics_address().map(tracing::field::display),
        data = %options.data.display(),
        people,
        tables,
        "listening"
    );
    started(&address);
    server.serve(stop_signal()).await;
    tracing::info!("stopped");
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
