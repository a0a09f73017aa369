//! Answers that never end, compressed piece by piece.
//!
//! Every piece is compressed by itself and ends on a byte, as after a full flush of deflate. A
//! reader has all of it at once, and nothing of the compressor is kept until the next one. All
//! pieces together are one gzip file.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::{Stream, StreamExt, stream};

/// A gzip header: deflate, no name, no time, any system.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// The last block of deflate, with nothing in it.
const LAST_BLOCK: [u8; 2] = [0x03, 0x00];

/// Higher levels take twice the time to save one byte in twenty of markup.
const LEVEL: Compression = Compression::new(3);

/// How an answer travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As it is.
    Plain,
    /// Compressed.
    Gzip,
}

impl Encoding {
    /// What the reader of the answer accepts.
    pub fn accepted(headers: &HeaderMap) -> Self {
        let mut gzip = None;
        let mut anything = None;
        for list in headers.get_all(ACCEPT_ENCODING) {
            for (coding, wanted) in list.to_str().unwrap_or_default().split(',').map(preference) {
                match coding {
                    "gzip" | "x-gzip" => gzip = Some(wanted),
                    "*" => anything = Some(wanted),
                    _ => {}
                }
            }
        }
        match gzip.or(anything) {
            Some(true) => Self::Gzip,
            Some(false) | None => Self::Plain,
        }
    }
}

/// A coding, and whether it is wanted: `gzip;q=0` is not.
fn preference(item: &str) -> (&str, bool) {
    let mut parts = item.split(';').map(str::trim);
    let coding = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| part.strip_prefix("q="));
    let weight = weight.map_or(1.0, |weight| weight.parse::<f32>().unwrap_or(0.0));
    (coding, weight > 0.0)
}

/// The answer as its reader accepts it. Each part of the body is sent as soon as it is there.
pub fn encoded(encoding: Encoding, answer: Response) -> Response {
    let (mut parts, body) = answer.into_parts();
    let varies = HeaderValue::from_static("accept-encoding");
    parts.headers.append(VARY, varies);
    if encoding == Encoding::Plain {
        return Response::from_parts(parts, body);
    }
    let gzip = HeaderValue::from_static("gzip");
    parts.headers.insert(CONTENT_ENCODING, gzip);
    parts.headers.remove(CONTENT_LENGTH);
    let writer = Some(Writer::default());
    let pieces = stream::unfold(
        (body.into_data_stream(), writer),
        |(mut body, writer)| async move {
            let mut writer = writer?;
            match body.next().await {
                Some(Ok(bytes)) => {
                    let piece = Bytes::from(writer.piece(&bytes));
                    Some((Ok(piece), (body, Some(writer))))
                }
                Some(Err(error)) => Some((Err(error), (body, None))),
                None => Some((Ok(Bytes::from(writer.end())), (body, None))),
            }
        },
    );
    Response::from_parts(parts, Body::from_stream(pieces))
}

/// A piece that many answers send. It is compressed once for all of them.
#[derive(Debug)]
pub struct SharedPiece {
    plain: Bytes,
    deflated: OnceLock<Deflated>,
}

#[derive(Debug)]
struct Deflated {
    bytes: Bytes,
    checksum: Crc,
}

impl SharedPiece {
    /// A piece with this text.
    pub fn new(text: String) -> Arc<Self> {
        Arc::new(Self {
            plain: text.into(),
            deflated: OnceLock::new(),
        })
    }

    fn deflated(&self) -> &Deflated {
        self.deflated.get_or_init(|| {
            let mut checksum = Crc::new();
            checksum.update(&self.plain);
            let mut bytes = Vec::new();
            deflate(&self.plain, &mut bytes);
            let bytes = bytes.into();
            Deflated { bytes, checksum }
        })
    }
}

/// An answer made of such pieces, as its reader accepts it.
pub fn shared(
    encoding: Encoding,
    pieces: impl Stream<Item = Arc<SharedPiece>> + Send + 'static,
) -> Response {
    let body = match encoding {
        Encoding::Plain => {
            Body::from_stream(pieces.map(|piece| Ok::<_, Infallible>(piece.plain.clone())))
        }
        Encoding::Gzip => {
            let state = (Box::pin(pieces), Some(Writer::default()));
            Body::from_stream(stream::unfold(state, |(mut pieces, writer)| async move {
                let mut writer = writer?;
                Some(match pieces.next().await {
                    Some(piece) => {
                        let bytes = writer.shared(&piece);
                        (Ok::<_, Infallible>(bytes), (pieces, Some(writer)))
                    }
                    None => (Ok(Bytes::from(writer.end())), (pieces, None)),
                })
            }))
        }
    };
    let mut answer = Response::new(body);
    let headers = answer.headers_mut();
    headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    if encoding == Encoding::Gzip {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    answer
}

/// A gzip file that is being written.
#[derive(Debug, Default)]
struct Writer {
    checksum: Crc,
    begun: bool,
}

impl Writer {
    /// The next part of the file, with all of these bytes in it.
    fn piece(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.checksum.update(bytes);
        let mut piece = self.header();
        deflate(bytes, &mut piece);
        piece
    }

    /// The next part of the file: a piece that is compressed already.
    fn shared(&mut self, piece: &SharedPiece) -> Bytes {
        let Deflated { bytes, checksum } = piece.deflated();
        self.checksum.combine(checksum);
        let header = self.header();
        if header.is_empty() {
            bytes.clone()
        } else {
            Bytes::from([&header, &**bytes].concat())
        }
    }

    /// The end of the file.
    fn end(mut self) -> Vec<u8> {
        let mut end = self.header();
        end.extend(LAST_BLOCK);
        end.extend(self.checksum.sum().to_le_bytes());
        end.extend(self.checksum.amount().to_le_bytes());
        end
    }

    fn header(&mut self) -> Vec<u8> {
        if std::mem::replace(&mut self.begun, true) {
            Vec::new()
        } else {
            HEADER.to_vec()
        }
    }
}

/// Writes blocks of deflate that refer to nothing before them and end on a byte.
fn deflate(bytes: &[u8], piece: &mut Vec<u8>) {
    const NO_ZLIB_HEADER: bool = false;
    let mut compress = Compress::new(LEVEL, NO_ZLIB_HEADER);
    let mut rest = bytes;
    loop {
        // Markup becomes a tenth; a flush without room to spare is not complete.
        piece.reserve(bytes.len() / 8 + 64);
        let before = compress.total_in();
        compress
            .compress_vec(rest, piece, FlushCompress::Full)
            .expect("a fresh compressor takes any bytes");
        let read = usize::try_from(compress.total_in() - before).unwrap_or(rest.len());
        rest = &rest[read..];
        if piece.len() < piece.capacity() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;
    use flate2::read::GzDecoder;
    use flate2::write::GzDecoder as Receiver;
    use tabletop::QuickDice;

    /// Pieces of all kinds: empty, tiny, repetitive, and such that nothing can be saved.
    fn pieces() -> Vec<Vec<u8>> {
        let mut dice = QuickDice::new(1);
        let noise: Vec<u8> = (0..20_000)
            .map(|_| u8::try_from(dice.bits() >> 56).unwrap())
            .collect();
        let markup = "<li class=\"line\">and so on</li>".repeat(3_000);
        vec![
            Vec::new(),
            b"data: 1\n\n".to_vec(),
            markup.into_bytes(),
            noise,
            b":\n\n".to_vec(),
        ]
    }

    #[test]
    fn every_piece_can_be_read_as_soon_as_it_is_there() {
        let mut writer = Writer::default();
        let mut receiver = Receiver::new(Vec::new());
        for bytes in pieces() {
            receiver.write_all(&writer.piece(&bytes)).unwrap();
            receiver.flush().unwrap();
            assert_eq!(std::mem::take(receiver.get_mut()), bytes);
        }
        receiver.write_all(&writer.end()).unwrap();
        receiver.finish().expect("length and checksum are right");
    }

    #[test]
    fn all_pieces_are_one_file() {
        let mut writer = Writer::default();
        let mut file: Vec<u8> = Vec::new();
        for bytes in pieces() {
            file.extend(writer.piece(&bytes));
        }
        file.extend(writer.end());
        let mut read = Vec::new();
        GzDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
        assert_eq!(read, pieces().concat());
    }

    #[test]
    fn shared_pieces_are_part_of_any_file() {
        let shared = SharedPiece::new("event: update\n\n".repeat(40));
        for before in pieces() {
            let mut writer = Writer::default();
            let mut file = Vec::new();
            file.extend(writer.piece(&before));
            file.extend(writer.shared(&shared));
            file.extend(writer.shared(&shared));
            file.extend(writer.end());
            let mut read = Vec::new();
            GzDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
            assert_eq!(read, [&*before, &shared.plain, &shared.plain].concat());
        }
        let mut first = Writer::default();
        let file = [first.shared(&shared).to_vec(), first.end()].concat();
        let mut read = Vec::new();
        GzDecoder::new(&file[..]).read_to_end(&mut read).unwrap();
        assert_eq!(read, shared.plain);
    }

    #[test]
    fn a_piece_needs_nothing_that_was_before_it() {
        let repeated = b"the same words in every update".repeat(10);
        let mut writer = Writer::default();
        let first = writer.piece(&repeated).len() - HEADER.len();
        assert_eq!(writer.piece(&repeated).len(), first);
    }

    #[test]
    fn only_a_reader_who_accepts_it_gets_gzip() {
        let accepted = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(value));
            Encoding::accepted(&headers)
        };
        assert_eq!(Encoding::accepted(&HeaderMap::new()), Encoding::Plain);
        for yes in ["gzip", "deflate, gzip;q=0.5", "*", "br, x-gzip"] {
            assert_eq!(accepted(yes), Encoding::Gzip, "{yes}");
        }
        for no in ["", "br", "gzip;q=0", "gzip; q=0.0, *", "*;q=0", "identity"] {
            assert_eq!(accepted(no), Encoding::Plain, "{no}");
        }
    }
}
