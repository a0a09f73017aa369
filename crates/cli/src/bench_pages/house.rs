//! A server without a socket, so that nothing but its own work is measured.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, BodyDataStream, to_bytes};
use axum::http::header::{ACCEPT_ENCODING, AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST};
use axum::http::{Method, Request, Response};
use flate2::write::GzDecoder;
use futures_util::{FutureExt, StreamExt};
use serde_json::{Value, json};
use server::{App, DailyBounds, Options, Rates, Sqlite};
use tabletop::Seed;
use tempfile::TempDir;
use tower::ServiceExt;

use super::traffic::{Sample, Size};

/// A server with an empty folder.
pub struct House {
    router: Router,
    _folder: TempDir,
}

impl House {
    /// A server whose matches all have the luck of this seed.
    pub async fn open(seed: Seed) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        let mut options = Options::new(folder.path().to_owned());
        options.rates = Rates::UNLIMITED;
        options.daily = DailyBounds::UNLIMITED;
        options.tables.grace = Duration::ZERO;
        options.tables.seed = Some(seed);
        let store = Sqlite::open(&folder.path().join("grotto.sqlite"))
            .await
            .map_err(io::Error::other)?;
        Ok(Self {
            router: server::router(App::new(Arc::new(store), &options)),
            _folder: folder,
        })
    }

    /// The token of a new guest.
    pub async fn guest(&self) -> io::Result<String> {
        let guest = self.post("guests", None, &json!({})).await?;
        text(&guest, "token")
    }

    /// A started match of the game with a guest in every seat, and its address.
    pub async fn table(&self, game: &str, config: &Value, guests: &[String]) -> io::Result<String> {
        let host = guests.first().map(String::as_str);
        let wanted = json!({"game": game, "config": config});
        let id = text(&self.post("tables", host, &wanted).await?, "id")?;
        for guest in guests.iter().skip(1) {
            let path = format!("tables/{id}/join");
            self.post(&path, Some(guest), &json!({})).await?;
        }
        self.post(&format!("tables/{id}/start"), host, &json!({}))
            .await?;
        Ok(id)
    }

    /// Decides for the guest.
    pub async fn decide(&self, table: &str, guest: &str, words: &str) -> io::Result<()> {
        let path = format!("tables/{table}/decide");
        let decision = json!({"decision": words});
        self.post(&path, Some(guest), &decision).await.map(drop)
    }

    /// A page or one of its files.
    pub async fn get(&self, path: &str, guest: &str) -> io::Result<(String, Size)> {
        let answer = self.ask(path, guest).await?;
        let mut reader = Reader::of(&answer);
        let bytes = whole(answer).await?;
        let content = reader.read(&bytes)?;
        let size = Size {
            bytes: content.len(),
            bytes_on_the_wire: bytes.len(),
        };
        Ok((String::from_utf8_lossy(&content).into_owned(), size))
    }

    /// The updates of a table's page.
    pub async fn follow(&self, table: &str, guest: &str) -> io::Result<Stream> {
        let answer = self.ask(&format!("/t/{table}/stream"), guest).await?;
        Ok(Stream {
            reader: Reader::of(&answer),
            body: answer.into_body().into_data_stream(),
        })
    }

    async fn ask(&self, path: &str, guest: &str) -> io::Result<Response<Body>> {
        let request = request(Method::GET, path, Some(guest)).header(ACCEPT_ENCODING, "gzip");
        self.answer(request.body(Body::empty())).await
    }

    async fn post(&self, path: &str, guest: Option<&str>, body: &Value) -> io::Result<Value> {
        let request = request(Method::POST, &format!("/api/v1/{path}"), guest)
            .header(CONTENT_TYPE, "application/json");
        let answer = self
            .answer(request.body(Body::from(body.to_string())))
            .await?;
        let bytes = whole(answer).await?;
        Ok(serde_json::from_slice(&bytes).unwrap_or_default())
    }

    async fn answer(
        &self,
        request: axum::http::Result<Request<Body>>,
    ) -> io::Result<Response<Body>> {
        let request = request.map_err(io::Error::other)?;
        let path = request.uri().path().to_owned();
        let answer = self.router.clone().oneshot(request).await;
        let answer = answer.unwrap_or_else(|never| match never {});
        if answer.status().is_success() {
            return Ok(answer);
        }
        let status = answer.status();
        let body = whole(answer).await?;
        let body = String::from_utf8_lossy(&body);
        Err(io::Error::other(format!("{path}: {status} {body}")))
    }
}

fn request(method: Method, path: &str, guest: Option<&str>) -> axum::http::request::Builder {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, "localhost");
    match guest {
        Some(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
        None => request,
    }
}

async fn whole(answer: Response<Body>) -> io::Result<Vec<u8>> {
    let bytes = to_bytes(answer.into_body(), usize::MAX).await;
    Ok(bytes.map_err(io::Error::other)?.to_vec())
}

fn text(body: &Value, field: &str) -> io::Result<String> {
    let text = body[field].as_str().map(str::to_owned);
    text.ok_or_else(|| io::Error::other(format!("the server answered {body}")))
}

/// The updates of a page. The server works only when it is asked for the next one.
pub struct Stream {
    body: BodyDataStream,
    reader: Reader,
}

impl Stream {
    /// The next update.
    pub async fn next(&mut self) -> io::Result<Sample> {
        let start = Instant::now();
        let bytes = self.body.next().await;
        let time = start.elapsed();
        let bytes = bytes.ok_or(io::ErrorKind::UnexpectedEof)?;
        let bytes = bytes.map_err(io::Error::other)?;
        Ok(Sample {
            time,
            size: Size {
                bytes: self.reader.read(&bytes)?.len(),
                bytes_on_the_wire: bytes.len(),
            },
        })
    }

    /// Reads what is there already.
    pub fn catch_up(&mut self) -> io::Result<()> {
        while let Some(bytes) = self.body.next().now_or_never() {
            let bytes = bytes.ok_or(io::ErrorKind::UnexpectedEof)?;
            self.reader.read(&bytes.map_err(io::Error::other)?)?;
        }
        Ok(())
    }
}

/// Reads answers as they come, compressed or not.
enum Reader {
    Plain,
    Gzip(Box<GzDecoder<Vec<u8>>>),
}

impl Reader {
    fn of(answer: &Response<Body>) -> Self {
        match answer.headers().get(CONTENT_ENCODING) {
            Some(encoding) if encoding == "gzip" => {
                Self::Gzip(Box::new(GzDecoder::new(Vec::new())))
            }
            _ => Self::Plain,
        }
    }

    /// The content of these bytes.
    fn read(&mut self, bytes: &[u8]) -> io::Result<Vec<u8>> {
        use std::io::Write;
        match self {
            Self::Plain => Ok(bytes.to_vec()),
            Self::Gzip(decoder) => {
                decoder.write_all(bytes)?;
                decoder.flush()?;
                Ok(std::mem::take(decoder.get_mut()))
            }
        }
    }
}
