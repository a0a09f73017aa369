//! Where the server listens.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, lookup_host};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};

/// Where to listen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listen {
    /// A port of this machine, on the addresses of a host; port 0 takes any free one.
    Port {
        /// A name or an address.
        host: String,
        /// The port.
        port: u16,
    },
    /// A Unix socket, for a proxy on the same machine.
    Socket(PathBuf),
}

impl Listen {
    /// Any free port, reachable from this machine only.
    pub fn any_port() -> Self {
        SocketAddr::from(([127, 0, 0, 1], 0)).into()
    }

    /// Begins to listen.
    pub async fn bind(&self) -> io::Result<Listener> {
        match self {
            Self::Port { host, port } => bind_port(host, *port).await.map(Listener::Tcp),
            #[cfg(unix)]
            Self::Socket(path) => bind_socket(path).await.map(Listener::Unix),
            #[cfg(not(unix))]
            Self::Socket(_) => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}

impl From<SocketAddr> for Listen {
    fn from(address: SocketAddr) -> Self {
        Self::Port {
            host: address.ip().to_string(),
            port: address.port(),
        }
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Port { host, port } if host.contains(':') => write!(f, "[{host}]:{port}"),
            Self::Port { host, port } => write!(f, "{host}:{port}"),
            Self::Socket(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl FromStr for Listen {
    type Err = NotAPlaceToListen;

    fn from_str(text: &str) -> Result<Self, NotAPlaceToListen> {
        if let Some(path) = text.strip_prefix("unix:") {
            let path = PathBuf::from(path);
            let is_absolute = path.is_absolute();
            return is_absolute
                .then_some(Self::Socket(path))
                .ok_or(NotAPlaceToListen::RelativeSocket);
        }
        if let Ok(address) = text.parse::<SocketAddr>() {
            return Ok(address.into());
        }
        let port = |text: &str| text.parse().map_err(|_| NotAPlaceToListen::NoSuchPort);
        if !text.is_empty() && text.chars().all(|c| c.is_ascii_digit()) {
            return Ok(Self::Port {
                host: "127.0.0.1".to_owned(),
                port: port(text)?,
            });
        }
        let is_name = |host: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
            host.contains(|c: char| c.is_ascii_alphanumeric()) && host.chars().all(plain)
        };
        if text.parse::<IpAddr>().is_ok() || is_name(text) {
            return Err(NotAPlaceToListen::NoPort);
        }
        match text.rsplit_once(':') {
            Some((host, number)) if is_name(host) => Ok(Self::Port {
                host: host.to_owned(),
                port: port(number)?,
            }),
            _ => Err(NotAPlaceToListen::Unreadable),
        }
    }
}

/// Why nobody can listen there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAPlaceToListen {
    /// A host alone.
    #[error("the port is missing; write it behind the host, such as localhost:8080")]
    NoPort,
    /// Something else where the port should be.
    #[error("a port is a number from 0 to 65535")]
    NoSuchPort,
    /// A socket somewhere.
    #[error("a socket has a path from the root, such as unix:/run/grotto/grotto.sock")]
    RelativeSocket,
    /// Anything else.
    #[error(
        "expected a port (9000), a host with a port (localhost:8080, [::1]:8080) or a socket \
         (unix:/run/grotto/grotto.sock)"
    )]
    Unreadable,
}

/// Something that listens.
#[derive(Debug)]
pub enum Listener {
    /// On a port.
    Tcp(TcpListener),
    /// On a socket.
    #[cfg(unix)]
    Unix(SocketFile),
}

/// Where a server can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A port.
    Port(SocketAddr),
    /// A Unix socket.
    Socket(PathBuf),
}

impl Address {
    /// The port, if it is one.
    pub fn port(&self) -> Option<SocketAddr> {
        match self {
            Self::Port(address) => Some(*address),
            Self::Socket(_) => None,
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Port(address) => address.fmt(f),
            Self::Socket(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl Listener {
    /// Where it listens.
    pub fn address(&self) -> io::Result<Address> {
        match self {
            Self::Tcp(listener) => listener.local_addr().map(Address::Port),
            #[cfg(unix)]
            Self::Unix(file) => Ok(Address::Socket(file.path.clone())),
        }
    }

    /// The next connection, and the address it comes from if it has one.
    pub async fn accept(&self) -> io::Result<(Wire, Option<SocketAddr>)> {
        match self {
            Self::Tcp(listener) => {
                let (stream, peer) = listener.accept().await?;
                // A small event should be sent at once.
                let _ = stream.set_nodelay(true);
                Ok((Box::new(stream), Some(peer)))
            }
            #[cfg(unix)]
            Self::Unix(file) => {
                let (stream, _) = file.listener.accept().await?;
                Ok((Box::new(stream), None))
            }
        }
    }
}

/// A connection, whatever carries it.
pub type Wire = Box<dyn ReadWrite>;

/// Something to be read and written.
pub trait ReadWrite: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> ReadWrite for S {}

/// A Unix socket whose file is removed with it.
#[cfg(unix)]
#[derive(Debug)]
pub struct SocketFile {
    listener: UnixListener,
    path: PathBuf,
}

#[cfg(unix)]
impl Drop for SocketFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

async fn bind_port(host: &str, port: u16) -> io::Result<TcpListener> {
    let mut addresses: Vec<_> = lookup_host((host, port)).await?.collect();
    // What people type by hand is 127.0.0.1 more often than ::1.
    addresses.sort_by_key(SocketAddr::is_ipv6);
    TcpListener::bind(&*addresses).await
}

#[cfg(unix)]
async fn bind_socket(path: &Path) -> io::Result<SocketFile> {
    use std::os::unix::fs::PermissionsExt;

    let listener = match UnixListener::bind(path) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            // A server that was killed leaves its file, which nobody answers.
            match UnixStream::connect(path).await {
                Err(refused) if refused.kind() == io::ErrorKind::ConnectionRefused => {
                    std::fs::remove_file(path)?;
                    UnixListener::bind(path)?
                }
                _ => return Err(error),
            }
        }
        bound => bound?,
    };
    // The proxy belongs to the group; nobody else needs it.
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
    Ok(SocketFile {
        listener,
        path: path.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_hosts_and_sockets_are_places_to_listen() {
        for (text, read) in [
            ("9000", "127.0.0.1:9000"),
            ("localhost:8080", "localhost:8080"),
            ("0.0.0.0:80", "0.0.0.0:80"),
            ("[::1]:8080", "[::1]:8080"),
            ("unix:/run/grotto.sock", "unix:/run/grotto.sock"),
        ] {
            assert_eq!(text.parse::<Listen>().unwrap().to_string(), read);
        }
    }

    #[test]
    fn what_is_missing_is_named() {
        for (text, error) in [
            ("localhost", NotAPlaceToListen::NoPort),
            ("0.0.0.0", NotAPlaceToListen::NoPort),
            ("::1", NotAPlaceToListen::NoPort),
            ("localhost:http", NotAPlaceToListen::NoSuchPort),
            ("localhost:70000", NotAPlaceToListen::NoSuchPort),
            ("unix:grotto.sock", NotAPlaceToListen::RelativeSocket),
            ("http://localhost:8080", NotAPlaceToListen::Unreadable),
            ("70000", NotAPlaceToListen::NoSuchPort),
            ("", NotAPlaceToListen::Unreadable),
        ] {
            assert_eq!(text.parse::<Listen>(), Err(error), "{text}");
        }
    }
}
