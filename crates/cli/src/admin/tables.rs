//! `grotto admin tables`: looking at tables, ending and removing them.

use clap::{Args, Subcommand, ValueEnum};
use model::{Chair, TableId, TableStatus, Timestamp};
use server::{Operator, Store, TableFacts};

use super::{NoSuchTable, moment};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::printer::Printer;

/// How many tables are looked up at a time.
const PORTION: u32 = 500;

/// What can be done with tables.
#[derive(Subcommand)]
pub enum TablesCommand {
    /// List them, the most recently used first
    List(ListArguments),
    /// Show one: who sits there, how far it is
    Show(IdArguments),
    /// Break a running game off; it has no result then
    End(IdArguments),
    /// Remove one with everything about it
    Delete(IdArguments),
}

/// Which tables are listed.
#[derive(Args)]
pub struct ListArguments {
    /// Only those that stand so
    #[arg(long, value_enum)]
    status: Option<StatusWord>,
    /// How many
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    limit: usize,
}

/// Where a table stands.
#[derive(Clone, Copy, ValueEnum)]
enum StatusWord {
    Waiting,
    Playing,
    Over,
}

impl From<StatusWord> for TableStatus {
    fn from(word: StatusWord) -> Self {
        match word {
            StatusWord::Waiting => Self::Waiting,
            StatusWord::Playing => Self::Playing,
            StatusWord::Over => Self::Over,
        }
    }
}

/// Which table it is about.
#[derive(Args)]
pub struct IdArguments {
    /// The table's id, as in its address after /t/
    id: TableId,
}

/// Does it.
pub async fn run(data: &dyn Store, command: &TablesCommand) -> Result<Exit, Failure> {
    let mut printer = Printer::for_people();
    let now = Timestamp::now();
    match command {
        TablesCommand::List(arguments) => list(data, arguments, &mut printer).await?,
        TablesCommand::Show(IdArguments { id }) => show(data, *id, &mut printer).await?,
        TablesCommand::End(IdArguments { id }) => {
            let ended = data.end_table(*id, Operator::Admin, now).await?;
            ended.map_err(|_| Failure::NoSuchTable(NoSuchTable::NotPlaying { id: *id }))?;
            printer.line(format!("The game at {id} was broken off."))?;
        }
        TablesCommand::Delete(IdArguments { id }) => {
            let deleted = data.delete_table(*id, Operator::Admin, now).await?;
            deleted.map_err(|_| Failure::NoSuchTable(NoSuchTable::Unknown { id: *id }))?;
            printer.line(format!("The table {id} was removed."))?;
        }
    }
    Ok(Exit::Fine)
}

async fn list(
    data: &dyn Store,
    arguments: &ListArguments,
    printer: &mut Printer,
) -> Result<(), Failure> {
    let wanted = arguments.status.map(TableStatus::from);
    let mut found: Vec<TableFacts> = Vec::new();
    let mut last = None;
    loop {
        let portion = data.tables_after(last, PORTION).await?;
        last = portion.last().map(|facts| facts.id);
        if last.is_none() {
            break;
        }
        let fits = |facts: &TableFacts| wanted.is_none_or(|status| facts.status == status);
        found.extend(portion.into_iter().filter(fits));
    }
    found.sort_by_key(|facts| std::cmp::Reverse(facts.active));
    printer.line(format!(
        "{:<26}  {:<8}  {:<7}  {:<19}  {:>7}  host",
        "table", "game", "status", "last used (UTC)", "entries"
    ))?;
    for facts in found.iter().take(arguments.limit) {
        printer.line(format!(
            "{:<26}  {:<8}  {:<7}  {:<19}  {:>7}  {}",
            facts.id,
            facts.game,
            facts.status.word(),
            moment(facts.active),
            facts.entries,
            facts.host
        ))?;
    }
    if found.len() > arguments.limit {
        let more = found.len() - arguments.limit;
        printer.line(format!("{more} more; --limit shows them."))?;
    }
    Ok(())
}

async fn show(data: &dyn Store, id: TableId, printer: &mut Printer) -> Result<(), Failure> {
    let unknown = Failure::NoSuchTable(NoSuchTable::Unknown { id });
    let table = data.table(id).await?.ok_or(unknown)?;
    let log = data.log(id).await?;
    let summary = &table.summary;
    let status = summary.arrangement.status.word();
    printer.line(format!("table   {id}"))?;
    printer.line(format!("game    {} {}", summary.game, summary.config))?;
    printer.line(format!("status  {status}"))?;
    printer.line(format!("host    {}", summary.host_name))?;
    for (seat, chair) in summary.arrangement.seats() {
        printer.line(format!("seat {seat}  {}", sitter(chair)))?;
    }
    match log.last() {
        Some(last) => {
            let time = moment(last.time);
            printer.line(format!("log     {} entries, the last at {time}", log.len()))
        }
        None => printer.line("log     empty"),
    }
}

fn sitter(chair: &Chair) -> String {
    match chair {
        Chair::Empty => "free".to_owned(),
        Chair::Person {
            identity,
            name,
            left,
            ..
        } => {
            let left = if *left { ", has left" } else { "" };
            format!("{name} (person {}{left})", identity.0)
        }
        Chair::Bot { level, name, .. } => format!("{name} (bot, {})", level.word()),
    }
}
