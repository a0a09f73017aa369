//! Why a command stopped.

use std::io;
use std::path::PathBuf;

use tabletop::{BadConfig, LONGEST, Seat};

use crate::exit::Exit;
use crate::game_choice::MisplacedOption;
use crate::serve::Contradiction;
use crate::settings::BadSettings;

/// Everything that can end a command early, as one sentence that says what is wrong and,
/// where there is a choice, what would be right.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The reader of our output has closed it. That is no error.
    #[error("the output was closed")]
    OutputClosed,
    /// The output cannot be written for another reason, a full disk for example.
    #[error("the output cannot be written: {0}")]
    Output(#[source] io::Error),
    /// The standard input cannot be read.
    #[error("the standard input cannot be read: {0}")]
    Input(#[source] io::Error),
    /// A file cannot be read.
    #[error("{} cannot be read: {source}; name a record that grotto has saved", .path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file cannot be written.
    #[error("{} cannot be written: {source}; name a file in a folder where you may write", .path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A game would be saved over something that is there already.
    #[error(
        "{} exists already; choose another name, or go on with that game: grotto play --resume {}",
        .path.display(), .path.display()
    )]
    Exists {
        /// Which.
        path: PathBuf,
    },
    /// A game that is kept up to date cannot live in a pipe or device.
    #[error("{} is not an ordinary file; a game is resumed from a file, to be saved there again", .path.display())]
    NotAFile {
        /// Which.
        path: PathBuf,
    },
    /// A file is not text.
    #[error("{name} is not a record: it is not UTF-8 text")]
    NotText {
        /// Which.
        name: String,
    },
    /// A file is longer than any record.
    #[error("{name} is not a record: it is longer than {LONGEST} bytes")]
    TooLong {
        /// Which.
        name: String,
    },
    /// A record cannot be read or does not replay.
    #[error("{name} does not replay: {source}")]
    Record {
        /// Which.
        name: String,
        /// Why.
        source: catalog::ReplayError,
    },
    /// A record with told luck cannot be played on: nobody would tell the luck.
    #[error("{name} has told luck, which only the referee can go on with: grotto referee")]
    ToldLuck {
        /// Which.
        name: String,
    },
    /// A game that is still played is not analysed.
    #[error("{name} is not over; a game is analysed when it is finished")]
    NotOver {
        /// Which.
        name: String,
    },
    /// The seat is not at the table.
    #[error("seat {seat} is not at this table; its seats are 0 to {}", seats - 1)]
    NoSuchSeat {
        /// Which.
        seat: Seat,
        /// How many seats the table has.
        seats: u8,
    },
    /// A step beyond the end of a record.
    #[error("the record has {length} steps; --at takes 0 to {length}, not {asked}")]
    NoSuchStep {
        /// What was asked for.
        asked: usize,
        /// How many there are.
        length: usize,
    },
    /// An option of a game stands where no game was named.
    #[error(transparent)]
    MisplacedOption(#[from] MisplacedOption),
    /// The options do not make a table.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// The bots, games and options do not make a contest.
    #[error(transparent)]
    Contest(#[from] arena::ContestError),
    /// A contest cannot be kept in its folder.
    #[error(transparent)]
    Journal(#[from] arena::JournalError),
    /// The standings cannot be drawn.
    #[error(transparent)]
    Plot(#[from] arena::PlotError),
    /// A file of settings cannot be used.
    #[error(transparent)]
    Settings(#[from] BadSettings),
    /// The settings contradict each other.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
    /// No seed can be drawn.
    #[error("the operating system gives no random numbers: {0}")]
    NoRandomness(getrandom::Error),
    /// No threads can be started.
    #[error("the operating system gives no threads: {0}")]
    NoThreads(#[source] io::Error),
    /// Nobody knows where to keep data.
    #[error("there is no home folder; name a folder for the data with --data FOLDER")]
    NoHome,
    /// A measured server does not answer as it should.
    #[error("the measurement failed: {0}")]
    Measure(#[source] io::Error),
    /// A backup would be written over something.
    #[error("{} exists already; a backup never overwrites anything: choose another name", .path.display())]
    BackupExists {
        /// Which.
        path: PathBuf,
    },
    /// No table has this id, or it does not run.
    #[error(transparent)]
    NoSuchTable(crate::admin::NoSuchTable),
    /// Something cannot be done with this user.
    #[error(transparent)]
    User(#[from] crate::admin::UserProblem),
    /// A backup was not restored.
    #[error(transparent)]
    Restore(#[from] server::RestoreError),
    /// The folder of the data cannot be used.
    #[error(transparent)]
    Folder(#[from] server::FolderError),
    /// A store does not do what an administrator asks.
    #[error(transparent)]
    Store(#[from] server::StoreError),
    /// The server cannot serve.
    #[error(transparent)]
    Serve(server::ServeError),
}

impl Failure {
    /// What a failed write to the standard output means.
    pub fn of_output(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Output(error),
        }
    }

    /// The code with which the program ends.
    pub fn exit(&self) -> Exit {
        match self {
            Self::OutputClosed => Exit::Fine,
            Self::Output(_)
            | Self::Input(_)
            | Self::Read { .. }
            | Self::Write { .. }
            | Self::Exists { .. }
            | Self::NotAFile { .. }
            | Self::Journal(_)
            | Self::Store(_)
            | Self::Folder(_)
            | Self::BackupExists { .. }
            | Self::Restore(_)
            | Self::Plot(_) => Exit::File,
            Self::NotText { .. }
            | Self::TooLong { .. }
            | Self::Record { .. }
            | Self::ToldLuck { .. }
            | Self::NotOver { .. } => Exit::Record,
            Self::NoSuchSeat { .. }
            | Self::NoSuchTable(_)
            | Self::User(_)
            | Self::NoSuchStep { .. }
            | Self::MisplacedOption(_)
            | Self::Config(_)
            | Self::Contest(_)
            | Self::Settings(_)
            | Self::Contradiction(_)
            | Self::NoHome => Exit::Usage,
            Self::NoRandomness(_) | Self::NoThreads(_) => Exit::System,
            Self::Measure(_) => Exit::Network,
            Self::Serve(error) => crate::serve::exit_of(error),
        }
    }
}
