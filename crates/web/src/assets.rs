//! Style sheet, script and pictures, compiled into the program.

use std::borrow::Cow;

use rust_embed::RustEmbed;

use crate::lean::{lean_script, lean_style};

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

/// The file with this name as browsers need it: without comments and indentation. It is for the
/// address `/assets/HASH/NAME`.
pub fn asset(name: &str) -> Option<Asset> {
    let file = Assets::get(name)?;
    let media_type = media_type(name);
    let lean =
        std::str::from_utf8(&file.data)
            .ok()
            .and_then(|text| match name.rsplit('.').next() {
                Some("css") => Some(lean_style(text)),
                Some("js") => Some(lean_script(text)),
                _ => None,
            });
    Some(Asset {
        bytes: lean.map_or(file.data, |lean| Cow::Owned(lean.into_bytes())),
        media_type,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_served_without_comments_and_whole() {
        let mut seen = 0;
        for name in Assets::iter().filter(|name| name.ends_with("css") || name.ends_with("js")) {
            let source = Assets::get(&name).unwrap().data;
            let source = std::str::from_utf8(&source).unwrap();
            let served = asset(&name).unwrap().bytes;
            let served = std::str::from_utf8(&served).unwrap();
            assert!(served.len() < source.len(), "{name}");
            assert!(!served.contains("/*"), "{name}");
            let braces = |brace: char| served.matches(brace).count();
            assert_eq!(braces('{'), braces('}'), "{name}");
            if name.ends_with("js") {
                // A text over several lines would lose its indentation.
                for line in source.lines() {
                    assert!(
                        line.matches('`').count().is_multiple_of(2),
                        "{name}: {line}"
                    );
                }
            }
            seen += 1;
        }
        assert!(seen > 15);
    }
}
