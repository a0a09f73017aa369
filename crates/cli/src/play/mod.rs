//! `grotto play`: a game in the terminal against bots.

mod arguments;
mod input;
mod list;
mod news;
mod ranking;
mod save;
mod session;
mod wording;

use std::path::Path;

use tabletop::{AnyTable, LuckSource};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::randomness;
use crate::record_file;

use arguments::GameSource;
pub use arguments::PlayArguments;
pub use ranking::ranking;
use save::Keeper;
use session::{Lineup, Session};

/// Plays until the game is over or the player has had enough.
pub fn run(arguments: PlayArguments) -> Result<Exit, Failure> {
    let (table, keeper) = match arguments.start {
        GameSource::New { choice, seed, save } => {
            let seed = match seed {
                Some(seed) => seed,
                None => randomness::seed().map_err(Failure::NoRandomness)?,
            };
            let table = choice.game.open(&choice.config, LuckSource::Rolled(seed))?;
            let keeper = Keeper::for_new_game(save, &table.record())?;
            (table, keeper)
        }
        GameSource::Resume { file } => (resumed(&file)?, Keeper::Named(file)),
    };
    let lineup = Lineup {
        seat: arguments.seat.unwrap_or(PlayArguments::SEAT),
        bots: arguments.bots.unwrap_or(PlayArguments::BOTS),
    };
    if lineup.seat.index() >= usize::from(table.seats()) {
        return Err(Failure::NoSuchSeat {
            seat: lineup.seat,
            seats: table.seats(),
        });
    }
    Session::new(table, lineup, arguments.lang, keeper)?.run()?;
    Ok(Exit::Fine)
}

fn resumed(file: &Path) -> Result<Box<dyn AnyTable>, Failure> {
    // A pipe or device can be read once but not be saved to by renaming over it.
    let metadata = std::fs::metadata(file).map_err(|source| Failure::Read {
        path: file.to_owned(),
        source,
    })?;
    if !metadata.is_file() {
        return Err(Failure::NotAFile {
            path: file.to_owned(),
        });
    }
    let table = record_file::read_table(file)?;
    if table.commitment().is_none() {
        return Err(Failure::ToldLuck {
            name: record_file::name_of(file),
        });
    }
    Ok(table)
}
