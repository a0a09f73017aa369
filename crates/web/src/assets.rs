//! Style sheet, script and pictures, compiled into the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// A file to be served.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub media_type: &'static str,
}

/// The file with this name, for the address `/assets/HASH/NAME`.
pub fn asset(name: &str) -> Option<Asset> {
    let file = Assets::get(name)?;
    Some(Asset {
        bytes: file.data,
        media_type: media_type(name),
    })
}

/// The address of a file: it contains a hash of the content, so that browsers may keep the
/// file for ever.
///
/// # Panics
///
/// If there is no such file.
pub fn address(name: &str) -> String {
    let file = Assets::get(name).expect("pages name only files that exist");
    let hash = file.metadata.sha256_hash();
    format!(
        "/assets/{:02x}{:02x}{:02x}{:02x}/{name}",
        hash[0], hash[1], hash[2], hash[3]
    )
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
