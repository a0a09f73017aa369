//! A contest kept in a folder, to be taken up again.
//!
//! `contest.json` says what is played, `games.jsonl` has a line for every game that is
//! over, in the order in which they ended, and `records` the matches as text, if wanted.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::contest::{Contest, Identity};
use crate::match_play::{GameResult, Played};

/// The folder of a contest.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    games: File,
}

/// Why a contest cannot be kept in a folder.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A file cannot be read or written.
    #[error("{} cannot be used: {source}; name a folder where you may write", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The folder belongs to another contest.
    #[error(
        "{} holds another contest (other game, options, bots or seed); name another folder, \
         or repeat that contest to take it up", .folder.display()
    )]
    AnotherContest {
        /// Which folder.
        folder: PathBuf,
    },
    /// A line is no result.
    #[error("line {line} of {} is not the result of a game of this contest", .path.display())]
    BadLine {
        /// Which file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
    },
}

impl JournalError {
    /// The stable word for this case, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::File { .. } => "file",
            Self::AnotherContest { .. } => "another_contest",
            Self::BadLine { .. } => "bad_line",
        }
    }
}

impl Journal {
    /// Opens the folder of a contest, made if it is not there, and returns the games that
    /// are over already. A last line that was cut off by a crash does not count.
    pub fn open(folder: &Path, contest: &Contest) -> Result<(Self, Vec<GameResult>), JournalError> {
        fs::create_dir_all(folder).map_err(|source| at(folder, source))?;
        let contest_path = folder.join("contest.json");
        match fs::read_to_string(&contest_path) {
            Ok(text)
                if serde_json::from_str::<Identity>(&text).ok() == Some(contest.identity()) => {}
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

    /// Writes down a game that is over.
    pub fn add(&mut self, result: &GameResult) -> Result<(), JournalError> {
        let written = self.games.write_all(line_of(result).as_bytes());
        written.map_err(|source| at(&self.folder.join("games.jsonl"), source))
    }

    /// Keeps the record of a game.
    pub fn keep_record(&self, played: &Played) -> Result<(), JournalError> {
        let folder = self.folder.join("records");
        fs::create_dir_all(&folder).map_err(|source| at(&folder, source))?;
        let path = folder.join(format!("{:07}.record", played.result.game));
        fs::write(&path, &played.record).map_err(|source| at(&path, source))
    }

    /// Writes a file about the contest beside it.
    pub fn write(&self, name: &str, text: &str) -> Result<(), JournalError> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(|source| at(&path, source))
    }
}

/// The games of a file and the length of the part that is whole.
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
            game.bots == contest.seated(game.game) && game.thoughts.len() == game.bots.len()
        };
        match game.filter(fits) {
            // Games beyond the number that is wanted now stay in the file.
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
