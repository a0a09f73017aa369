//! `grotto admin backup` and `restore`.

use std::path::PathBuf;

use clap::Args;
use model::Timestamp;
use server::{Administration, AuditEntry, DataFolder, Deed, Operator};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::printer::Printer;

/// What `grotto admin backup` and `restore` are asked.
#[derive(Args)]
pub struct BackupArguments {
    /// The file of the backup
    file: PathBuf,
}

/// Copies everything into a new file, while the server goes on.
pub async fn backup(
    data: &dyn Administration,
    arguments: &BackupArguments,
) -> Result<Exit, Failure> {
    let path = arguments.file.clone();
    if path.exists() {
        return Err(Failure::BackupExists { path });
    }
    data.copy_to(path.clone()).await?;
    data.note(AuditEntry {
        time: Timestamp::now(),
        operator: Operator::Admin,
        deed: Deed::Backup,
        target: path.display().to_string(),
    })
    .await?;
    let mut printer = Printer::for_people();
    printer.line(format!("Everything is in {}.", path.display()))?;
    Ok(Exit::Fine)
}

/// Puts a backup in the place of the data. No server may run.
pub async fn restore(folder: &DataFolder, arguments: &BackupArguments) -> Result<Exit, Failure> {
    let aside = folder.restore(&arguments.file, Timestamp::now()).await?;
    let mut printer = Printer::for_people();
    printer.line(format!(
        "{} is now the data in {}.",
        arguments.file.display(),
        folder.path().display()
    ))?;
    if let Some(aside) = aside {
        printer.line(format!(
            "What was there before is kept in {}.",
            aside.display()
        ))?;
    }
    Ok(Exit::Fine)
}
