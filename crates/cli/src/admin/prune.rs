//! `grotto admin prune`: removing what is too old, now.

use model::Timestamp;
use server::{Administration, AuditEntry, Deed, Operator, Pruned};

use crate::exit::Exit;
use crate::failure::Failure;
use crate::printer::Printer;
use crate::retention::RetentionArguments;

/// Removes what is too old. A running server does the same every hour, by its own options.
pub async fn run(
    data: &dyn Administration,
    arguments: &RetentionArguments,
) -> Result<Exit, Failure> {
    let now = Timestamp::now();
    let Pruned {
        tables,
        chat_lines,
        sessions,
        guests,
    } = arguments.retention().prune(data, now).await?;
    let removed = format!(
        "{tables} tables, {chat_lines} lines of chat, {sessions} sessions, {guests} guests"
    );
    data.note(AuditEntry {
        time: now,
        operator: Operator::Admin,
        deed: Deed::Prune,
        target: removed.clone(),
    })
    .await?;
    Printer::for_people().line(format!("Removed {removed}."))?;
    Ok(Exit::Fine)
}
