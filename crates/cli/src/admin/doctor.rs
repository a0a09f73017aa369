//! `grotto admin doctor`: whether everything is in order.

use clap::Args;
use model::Timestamp;
use server::{
    Administration, AuditEntry, DataFolder, Deed, Diagnosis, FolderError, Operator, Store,
};

use super::open;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::palette::{DANGER, GAIN, paint};
use crate::printer::Printer;

/// What `grotto admin doctor` is asked.
#[derive(Args)]
pub struct DoctorArguments {
    /// Cut a damaged write-ahead log where it is damaged, and go on without what comes after it;
    /// a copy is kept
    #[arg(long)]
    cut_log: bool,
}

/// Checks the file, replays every log, verifies every finished game, and says what is wrong.
pub async fn run(folder: &DataFolder, arguments: &DoctorArguments) -> Result<Exit, Failure> {
    let mut printer = Printer::for_people();
    let cut = if arguments.cut_log {
        folder.cut_log(Timestamp::now())?
    } else {
        None
    };
    let data = match open(folder).await {
        Ok(data) => data,
        // The doctor's answer, not a failure to answer.
        Err(Failure::Folder(FolderError::CannotOpen { error, .. })) => {
            printer.line(format!("{} {error}", paint(DANGER, "wrong:")))?;
            return Ok(Exit::No);
        }
        Err(failure) => return Err(failure),
    };
    if let Some(copy) = cut {
        data.note(AuditEntry {
            time: Timestamp::now(),
            operator: Operator::Admin,
            deed: Deed::CutLog,
            target: copy.display().to_string(),
        })
        .await?;
        printer.line(format!(
            "The log was cut; it is kept in {}.",
            copy.display()
        ))?;
    }
    let diagnosis = server::examine(&data).await?;
    data.close().await?;
    report(&mut printer, &diagnosis)
}

fn report(printer: &mut Printer, diagnosis: &Diagnosis) -> Result<Exit, Failure> {
    for ailment in &diagnosis.ailments {
        printer.line(format!("{} {ailment}", paint(DANGER, "wrong:")))?;
        printer.line(format!("       {}", ailment.advice()))?;
    }
    let Diagnosis {
        tables,
        verified,
        entries,
        ailments,
    } = diagnosis;
    printer.line(format!(
        "{tables} tables with {entries} log entries replayed, {verified} finished games verified."
    ))?;
    if ailments.is_empty() {
        printer.line(paint(GAIN, "Everything is in order."))?;
        Ok(Exit::Fine)
    } else {
        Ok(Exit::No)
    }
}
