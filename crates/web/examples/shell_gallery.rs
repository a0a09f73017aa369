//! Writes every page as a file of its own, to be looked at without a server:
//! `cargo run -p web --example shell_gallery -- FOLDER`.

#[path = "../tests/samples/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod samples;

use std::fs;
use std::path::PathBuf;

use web::{Lang, Theme};

/// The style sheets and pictures the pages name.
const ASSETS: &[&str] = &[
    "grotto.css",
    "grotto.js",
    "favicon.svg",
    "manifest.webmanifest",
];

fn main() -> std::io::Result<()> {
    let folder: PathBuf = std::env::args_os()
        .nth(1)
        .expect("say in which folder to write")
        .into();
    let sheets = catalog::games()
        .iter()
        .map(|game| format!("{}.css", game.id()));
    for name in ASSETS.iter().map(ToString::to_string).chain(sheets) {
        let Some(asset) = web::asset(&name) else {
            continue;
        };
        let file = folder.join(&web::address(&name)[1..]);
        fs::create_dir_all(file.parent().expect("it is in a folder"))?;
        fs::write(file, asset.bytes)?;
    }
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            for (name, page) in samples::all(lang, theme) {
                let html = page.into_string().replace("\"/assets/", "\"assets/");
                fs::write(
                    folder.join(format!("{name}.{lang}.{}.html", theme.word())),
                    html,
                )?;
            }
        }
    }
    Ok(())
}
