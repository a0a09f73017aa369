//! Writes positions of every game's board, its rules and its emblem as standalone pages into
//! a folder of the game, so that a person can look at them without a server:
//!
//! ```text
//! cargo run -p web --example gallery -- /tmp/gallery
//! ```

mod caverna;
mod cavum;
mod diamant;
mod folder;

use std::path::Path;
use std::{env, io};

use catalog::GameId;
use folder::Folder;

fn main() -> io::Result<()> {
    let place = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let place = Path::new(&place);
    diamant::write(&Folder::new(place, GameId::Diamant)?)?;
    caverna::write(&Folder::new(place, GameId::Caverna)?)?;
    cavum::write(&Folder::new(place, GameId::Cavum)?)
}
