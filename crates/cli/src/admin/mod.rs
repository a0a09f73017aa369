//! `grotto admin`: looking after a server's data, beside the running server.

mod audit;
mod backup;
mod doctor;
mod prune;
mod tables;
mod users;

pub use self::users::UserProblem;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use model::{TableId, Timestamp};
use server::{DataFolder, Sqlite, Store};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::retention::RetentionArguments;
use crate::serve::data_folder;

/// What `grotto admin` is asked.
#[derive(Args)]
pub struct AdminArguments {
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[command(subcommand)]
    command: AdminCommand,
}

/// What an administrator can do.
#[derive(Subcommand)]
enum AdminCommand {
    /// Copy everything into a new file, while the server goes on
    Backup(backup::BackupArguments),
    /// Put a backup in the place of the data; no server may run
    Restore(backup::BackupArguments),
    /// Check everything: the file, every log, every finished game
    Doctor(doctor::DoctorArguments),
    /// List, show, end or remove tables
    #[command(subcommand)]
    Tables(tables::TablesCommand),
    /// List, rename, ban or forget people
    #[command(subcommand)]
    Users(users::UsersCommand),
    /// Remove what is too old, now
    Prune(RetentionArguments),
    /// Print what administrators and moderators have done
    Audit(audit::AuditArguments),
}

pub const HELP: &str = "\
Everything but restore and doctor --cut-log works while the server runs. What is done is written
into the audit log.

Examples:
  grotto admin --data ./grotto-data backup grotto-monday.sqlite
  grotto admin --data ./grotto-data doctor
  grotto admin --data ./grotto-data tables list --status playing
  grotto admin --data ./grotto-data users list
  grotto admin --data ./grotto-data users make-moderator Ann
  grotto admin --data ./grotto-data prune --keep-running 30
  grotto admin --data ./grotto-data audit

Exit codes: 1 if the doctor finds something wrong, 2 if there is no such table or user, 3 if the folder or a
file cannot be used.";

/// A table of which nothing can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchTable {
    /// It does not exist.
    #[error("there is no table {id}; grotto admin tables list shows them")]
    Unknown {
        /// Its id.
        id: TableId,
    },
    /// It does not run.
    #[error("no game runs at {id}; grotto admin tables list --status playing shows those that do")]
    NotPlaying {
        /// Its id.
        id: TableId,
    },
}

/// Does it.
pub fn run(arguments: &AdminArguments) -> Result<Exit, Failure> {
    let folder = DataFolder::new(data_folder(arguments.data.as_deref())?);
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::NoThreads)?;
    runtime.block_on(async {
        match &arguments.command {
            AdminCommand::Restore(arguments) => backup::restore(&folder, arguments).await,
            AdminCommand::Doctor(arguments) => doctor::run(&folder, arguments).await,
            others => {
                let data = open(&folder).await?;
                let exit = act(&data, others).await;
                data.close().await?;
                exit
            }
        }
    })
}

async fn act(data: &Sqlite, command: &AdminCommand) -> Result<Exit, Failure> {
    match command {
        AdminCommand::Backup(arguments) => backup::backup(data, arguments).await,
        AdminCommand::Tables(command) => tables::run(data, command).await,
        AdminCommand::Users(command) => users::run(data, command).await,
        AdminCommand::Prune(arguments) => prune::run(data, arguments).await,
        AdminCommand::Audit(arguments) => audit::run(data, arguments).await,
        AdminCommand::Restore(_) | AdminCommand::Doctor(_) => Ok(Exit::Fine),
    }
}

/// The data in the folder. It may be in use by a server.
async fn open(folder: &DataFolder) -> Result<Sqlite, Failure> {
    Ok(folder.open().await?)
}

/// A time as everybody reads it, in UTC.
fn moment(time: Timestamp) -> String {
    let nanoseconds = i128::from(time.0) * 1_000_000;
    match time::OffsetDateTime::from_unix_timestamp_nanos(nanoseconds) {
        Ok(at) => {
            let (hour, minute, second) = at.time().as_hms();
            format!("{} {hour:02}:{minute:02}:{second:02}", at.date())
        }
        Err(_) => "at no time".to_owned(),
    }
}
