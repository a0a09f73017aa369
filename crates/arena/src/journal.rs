//! A contest stored in a folder, so that it can be continued.
//!
//! `contest.json` says what is played. `games.jsonl` has a line for each finished game, in the
//! order in which they ended. `records` holds the matches as text, if wanted.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::contest::{Contest, ContestIdentity};
use crate::match_play::{FinishedGame, GameResult};

/// The folder of a contest.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    games: File,
}

/// Why a contest cannot be stored in a folder.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A file cannot be read or written.
    #[error("{} cannot be used: {source}; name a folder where you may write", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The folder belongs to another contest.
    #[error(
        "{} holds another contest (other game, options, bots or seed); name another folder, \
         or repeat that contest to take it up", .folder.display()
    )]
    AnotherContest {
        /// The folder.
        folder: PathBuf,
    },
    /// A line is not a result.
    #[error("line {line} of {} is not the result of a game of this contest", .path.display())]
    BadLine {
        /// The file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
}

impl JournalError {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::File { .. } => "file",
            Self::AnotherContest { .. } => "another_contest",
            Self::BadLine { .. } => "bad_line",
        }
    }
}

impl Journal {
    /// Opens the folder of a contest, creating it if necessary, and returns the games already
    /// played. A last line that was cut off by a crash does not count.
    pub fn open(folder: &Path, contest: &Contest) -> Result<(Self, Vec<GameResult>), JournalError> {
        fs::create_dir_all(folder).map_err(|source| at(folder, source))?;
        let contest_path = folder.join("contest.json");
        match fs::read_to_string(&contest_path) {
            Ok(text)
                if serde_json::from_str::<ContestIdentity>(&text).ok()
                    == Some(contest.identity()) => {}
            Ok(_) => {
                return Err(JournalError::AnotherContest {
                    folder: folder.to_owned(),
                });
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let text = line_of(&contest.identity());
                fs::write(&contest_path, text).map_err(|source| at(&contest_path, source))?;
            }
            Err(source) => return Err(at(&contest_path, source)),
        }
        let path = folder.join("games.jsonl");
        let (played, length) = read_games(&path, contest)?;
        let games = OpenOptions::new().create(true).append(true).open(&path);
        let games = games.map_err(|source| at(&path, source))?;
        games.set_len(length).map_err(|source| at(&path, source))?;
        let journal = Self {
            folder: folder.to_owned(),
            games,
        };
        Ok((journal, played))
    }

    /// Appends a finished game.
    pub fn add(&mut self, result: &GameResult) -> Result<(), JournalError> {
        let written = self.games.write_all(line_of(result).as_bytes());
        written.map_err(|source| at(&self.folder.join("games.jsonl"), source))
    }

    /// Stores the record of a game.
    pub fn keep_record(&self, played: &FinishedGame) -> Result<(), JournalError> {
        let folder = self.folder.join("records");
        fs::create_dir_all(&folder).map_err(|source| at(&folder, source))?;
        let path = folder.join(format!("{:07}.record", played.result.game));
        fs::write(&path, &played.record).map_err(|source| at(&path, source))
    }

    /// Writes a file about the contest to the folder.
    pub fn write(&self, name: &str, text: &str) -> Result<(), JournalError> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(|source| at(&path, source))
    }
}

/// The games in a file, and the length of its intact part.
fn read_games(path: &Path, contest: &Contest) -> Result<(Vec<GameResult>, u64), JournalError> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(source) => return Err(at(path, source)),
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut games: Vec<GameResult> = Vec::new();
    for (number, line) in text[..whole].lines().enumerate() {
        let game = serde_json::from_str::<GameResult>(line).ok();
        let fits = |game: &GameResult| {
            game.bots == contest.bots_by_seat(game.game) && game.thoughts.len() == game.bots.len()
        };
        match game.filter(fits) {
            // Games beyond the number wanted now stay in the file.
            Some(game) if game.game >= contest.games() => {}
            Some(game) => games.push(game),
            None => {
                return Err(JournalError::BadLine {
                    path: path.to_owned(),
                    line: number + 1,
                });
            }
        }
    }
    Ok((games, whole as u64))
}

fn line_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is plain data") + "\n"
}

fn at(path: &Path, source: io::Error) -> JournalError {
    JournalError::File {
        path: path.to_owned(),
        source,
    }
}
