//! A client so small that the server is what is measured.

use std::io;
use std::net::{IpAddr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// One connection, used again and again.
pub struct Connection {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
}

/// An answer.
pub struct HttpAnswer {
    pub status: u16,
    pub body: Value,
}

impl HttpAnswer {
    /// A text in the body.
    pub fn text(&self, field: &str) -> io::Result<String> {
        let text = self.body[field].as_str().map(str::to_owned);
        text.ok_or_else(|| self.surprise())
    }

    /// A number in the body.
    pub fn number(&self, field: &str) -> io::Result<u64> {
        self.body[field].as_u64().ok_or_else(|| self.surprise())
    }

    /// The server does not do what it should.
    pub fn surprise(&self) -> io::Error {
        let Self { status, body } = self;
        io::Error::other(format!("the server answered {status} {body}"))
    }
}

impl Connection {
    pub async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self::new(stream, address))
    }

    /// A connection from this address of the machine.
    pub async fn open_from(from: IpAddr, address: SocketAddr) -> io::Result<Self> {
        let stream = connect(from, address).await?;
        Ok(Self::new(stream, address))
    }

    fn new(stream: TcpStream, address: SocketAddr) -> Self {
        Self {
            // As small as a line of headers, so that memory is not the client's.
            stream: BufReader::with_capacity(512, stream),
            address,
        }
    }

    /// Posts JSON.
    pub async fn post(&mut self, path: &str, token: &str, body: &Value) -> io::Result<HttpAnswer> {
        let body = body.to_string();
        let request = format!(
            "POST /api/v1/{path} HTTP/1.1\r\nhost: {}\r\n{}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            authorization(token),
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Gets JSON.
    pub async fn get(&mut self, path: &str, token: &str) -> io::Result<HttpAnswer> {
        self.ask(&format!("/api/v1/{path}"), token).await?;
        self.answer().await
    }

    /// Gets a page.
    pub async fn page(&mut self, path: &str, token: &str) -> io::Result<HttpAnswer> {
        self.ask(path, token).await?;
        self.answer().await
    }

    /// Starts the stream at this address and waits for its first event; what follows is left
    /// unread.
    pub async fn follow(&mut self, path: &str, token: &str) -> io::Result<()> {
        self.ask(path, token).await?;
        let mut line = String::new();
        while !line.starts_with("event:") {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(())
    }

    async fn ask(&mut self, path: &str, token: &str) -> io::Result<()> {
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\n{}\r\n",
            self.address,
            authorization(token)
        );
        self.stream.write_all(request.as_bytes()).await
    }

    async fn answer(&mut self) -> io::Result<HttpAnswer> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.ok_or(io::ErrorKind::InvalidData)?;
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            match line.trim_end().split_once(": ") {
                Some(("content-length", value)) => {
                    length = value.parse().map_err(io::Error::other)?;
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok(HttpAnswer {
            status,
            body: serde_json::from_slice(&body).unwrap_or_default(),
        })
    }
}

/// A connection from this address of the machine.
pub async fn connect(from: IpAddr, address: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

fn authorization(token: &str) -> String {
    if token.is_empty() {
        String::new()
    } else {
        format!("authorization: Bearer {token}\r\n")
    }
}
