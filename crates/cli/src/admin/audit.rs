//! `grotto admin audit`: what was done.

use clap::Args;
use server::{Administration, AuditEntry, Operator};

use super::moment;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::printer::Printer;

/// What `grotto admin audit` is asked.
#[derive(Args)]
pub struct AuditArguments {
    /// How many of the last lines to print
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    last: u32,
}

/// Prints the last lines of the audit log, the oldest first.
pub async fn run(data: &dyn Administration, arguments: &AuditArguments) -> Result<Exit, Failure> {
    let mut printer = Printer::for_people();
    for entry in data.audit(arguments.last).await? {
        printer.line(line(&entry))?;
    }
    Ok(Exit::Fine)
}

fn line(entry: &AuditEntry) -> String {
    let who = match entry.operator {
        Operator::Admin => "admin".to_owned(),
        Operator::Account(account) => format!("account {}", account.0),
    };
    let AuditEntry { deed, target, .. } = entry;
    let line = format!("{}  {who}  {}  {target}", moment(entry.time), deed.word());
    line.trim_end().to_owned()
}
