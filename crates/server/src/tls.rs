//! TLS from certificate files.

use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The files of a certificate, in PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, and those that lead from it to one that browsers know.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read, or is not what it should be.
    #[error("{} cannot be used: {reason}; expected {expected} in PEM", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// What it should contain.
        expected: &'static str,
        /// Why.
        reason: String,
    },
    /// The two do not belong together.
    #[error("the certificate in {} cannot be used with its key: {reason}", file.display())]
    Mismatch {
        /// The certificate.
        file: PathBuf,
        /// Why.
        reason: String,
    },
}

/// The certificate that connections are opened with. It can be renewed while the server runs.
#[derive(Clone)]
pub struct Certificate {
    files: TlsFiles,
    current: Arc<RwLock<Arc<ServerConfig>>>,
}

impl Certificate {
    /// Reads the files.
    pub fn load(files: TlsFiles) -> Result<Self, TlsError> {
        let current = Arc::new(RwLock::new(read(&files)?));
        Ok(Self { files, current })
    }

    /// Reads the files again. What cannot be used changes nothing.
    pub fn reload(&self) -> Result<(), TlsError> {
        let renewed = read(&self.files)?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = renewed;
        Ok(())
    }

    /// What opens the next connection.
    pub fn acceptor(&self) -> TlsAcceptor {
        let current = self.current.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&current).into()
    }
}

impl std::fmt::Debug for Certificate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Certificate({})", self.files.certificate.display())
    }
}

fn read(files: &TlsFiles) -> Result<Arc<ServerConfig>, TlsError> {
    let wrong = |file: &PathBuf, expected, reason: String| TlsError::File {
        file: file.clone(),
        expected,
        reason,
    };
    let chain: Vec<_> = CertificateDer::pem_file_iter(&files.certificate)
        .and_then(Iterator::collect)
        .map_err(|error| wrong(&files.certificate, "certificates", error.to_string()))?;
    if chain.is_empty() {
        let reason = "there is no certificate in it".to_owned();
        return Err(wrong(&files.certificate, "certificates", reason));
    }
    let key = PrivateKeyDer::from_pem_file(&files.key)
        .map_err(|error| wrong(&files.key, "a private key", error.to_string()))?;
    let mismatch = |error: tokio_rustls::rustls::Error| TlsError::Mismatch {
        file: files.certificate.clone(),
        reason: error.to_string(),
    };
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(mismatch)?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(mismatch)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
