//! `grotto admin users`: looking after accounts and guests.

use clap::{Args, Subcommand};
use model::{IdentityId, Name, Timestamp};
use server::{AuditEntry, Deed, KnownPerson, NameRefused, Operator, Sanction, Store};

use super::moment;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::printer::Printer;

/// What can be done with users.
#[derive(Subcommand)]
pub enum UsersCommand {
    /// List accounts, the newest first; with a name, also guests
    List(UserListArguments),
    /// Give somebody another name
    Rename(RenameArguments),
    /// Give an account a new password and print it; its recovery codes stay valid
    ResetPassword(UserArguments),
    /// Keep somebody from doing anything
    Ban(UserArguments),
    /// Let somebody act again
    Unban(UserArguments),
    /// Forget somebody: name, password and words; their games stay, without the name
    Delete(UserArguments),
    /// Print everything that is known about somebody, as JSON
    Export(UserArguments),
    /// Let an account read reports, mute and ban
    MakeModerator(UserArguments),
    /// Make a moderator an ordinary account
    DismissModerator(UserArguments),
}

/// Which users are listed.
#[derive(Args)]
pub struct UserListArguments {
    /// Only those whose name contains this, guests among them
    #[arg(default_value = "")]
    name: String,
    /// How many
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    limit: u32,
}

/// Whom it is about.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct UserArguments {
    /// The name of the account
    name: Option<String>,
    /// The number that the list shows: guests have no name of their own
    #[arg(long)]
    number: Option<i64>,
}

/// Who gets which name.
#[derive(Args)]
pub struct RenameArguments {
    /// The new name
    #[arg(long)]
    to: String,
    #[command(flatten)]
    user: UserArguments,
}

/// Somebody with whom this cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UserProblem {
    /// There is no such user.
    #[error("there is no such user; grotto admin users list shows them")]
    Unknown,
    /// Only accounts have passwords and rights.
    #[error("this is a guest; only somebody with a claimed name can have that")]
    Guest,
    /// It cannot be a name.
    #[error(transparent)]
    BadName(#[from] model::BadName),
    /// Somebody else has it.
    #[error("somebody else has this name, or one that looks like it; choose another")]
    NameTaken,
}

/// Does it.
pub async fn run(data: &dyn Store, command: &UsersCommand) -> Result<Exit, Failure> {
    let mut printer = Printer::for_people();
    let now = Timestamp::now();
    match command {
        UsersCommand::List(arguments) => list(data, arguments, &mut printer).await?,
        UsersCommand::Rename(arguments) => {
            let member = find(data, &arguments.user).await?;
            rename(data, &member, &arguments.to, now).await?;
            printer.line(format!("{} is {} now.", member.person.name, arguments.to))?;
        }
        UsersCommand::ResetPassword(user) => {
            let member = account(data, user).await?;
            let person = member.person.identity;
            let password = server::reset_password(data, person, now).await?;
            note(data, Deed::ResetPassword, person, now).await?;
            printer.line(format!("The password of {} is now:", member.person.name))?;
            printer.line(password)?;
        }
        UsersCommand::Ban(user) => {
            let member = sanction(data, user, Sanction::Ban, now).await?;
            printer.line(format!("{} is banned.", member.person.name))?;
        }
        UsersCommand::Unban(user) => {
            let member = sanction(data, user, Sanction::Unban, now).await?;
            printer.line(format!("{} may act again.", member.person.name))?;
        }
        UsersCommand::Delete(user) => {
            let member = find(data, user).await?;
            let person = member.person.identity;
            data.delete_identity(person, now).await?;
            note(data, Deed::DeletePerson, person, now).await?;
            printer.line(format!("{} was forgotten.", member.person.name))?;
        }
        UsersCommand::Export(user) => {
            let person = find(data, user).await?.person.identity;
            let known = data.personal_data(person).await?;
            note(data, Deed::ExportPerson, person, now).await?;
            Printer::for_programs().json(&known)?;
        }
        UsersCommand::MakeModerator(user) => {
            let member = account(data, user).await?;
            data.appoint(member.person.identity, now).await?;
            printer.line(format!("{} is a moderator now.", member.person.name))?;
        }
        UsersCommand::DismissModerator(user) => {
            let member = account(data, user).await?;
            data.dismiss(member.person.identity, now).await?;
            let name = &member.person.name;
            printer.line(format!("{name} is no moderator any more."))?;
        }
    }
    Ok(Exit::Fine)
}

async fn list(
    data: &dyn Store,
    arguments: &UserListArguments,
    printer: &mut Printer,
) -> Result<(), Failure> {
    printer.line(format!(
        "{:>8}  {:<24}  {:<9}  {:<19}  {:<19}",
        "number", "name", "kind", "since (UTC)", "last seen (UTC)"
    ))?;
    let members = data.members(arguments.name.clone(), arguments.limit);
    for member in members.await? {
        let line = format!(
            "{:>8}  {:<24}  {:<9}  {:<19}  {:<19}  {}",
            member.person.identity.0,
            member.person.name.as_str(),
            kind(&member),
            moment(member.created),
            member.seen.map(moment).unwrap_or_default(),
            marks(&member),
        );
        printer.line(line.trim_end())?;
    }
    Ok(())
}

fn kind(member: &KnownPerson) -> &'static str {
    match (member.standing.moderator, member.claimed) {
        (true, _) => "moderator",
        (false, true) => "account",
        (false, false) => "guest",
    }
}

fn marks(member: &KnownPerson) -> &'static str {
    match (
        member.standing.banned,
        member.standing.is_muted(Timestamp::now()),
    ) {
        (true, _) => "banned",
        (false, true) => "muted",
        (false, false) => "",
    }
}

async fn rename(
    data: &dyn Store,
    member: &KnownPerson,
    to: &str,
    now: Timestamp,
) -> Result<(), Failure> {
    let name = Name::new(to).map_err(UserProblem::from)?;
    let person = member.person.identity;
    let others = match data.rename(person, name).await? {
        Ok(others) => others,
        Err(NameRefused::Taken | NameRefused::AlreadyClaimed) => {
            return Err(UserProblem::NameTaken.into());
        }
    };
    note(data, Deed::RenamePerson, person, now).await?;
    // Guests who were called like that are called something else now.
    for other in others {
        note(data, Deed::RenamePerson, other.identity, now).await?;
    }
    Ok(())
}

async fn sanction(
    data: &dyn Store,
    user: &UserArguments,
    sanction: Sanction,
    now: Timestamp,
) -> Result<KnownPerson, Failure> {
    let member = find(data, user).await?;
    let person = member.person.identity;
    data.sanction(person, sanction, Operator::Admin, now)
        .await?;
    Ok(member)
}

/// The account it is about.
async fn account(data: &dyn Store, user: &UserArguments) -> Result<KnownPerson, Failure> {
    let member = find(data, user).await?;
    if member.claimed {
        Ok(member)
    } else {
        Err(UserProblem::Guest.into())
    }
}

/// Whom it is about.
async fn find(data: &dyn Store, user: &UserArguments) -> Result<KnownPerson, Failure> {
    let number = match (&user.name, user.number) {
        (_, Some(number)) => Some(IdentityId(number)),
        (Some(name), None) => {
            let account = data.account(Name::from_store(name.clone())).await?;
            account.map(|account| account.person.identity)
        }
        (None, None) => None,
    };
    let member = match number {
        Some(number) => data.member(number).await?,
        None => None,
    };
    Ok(member.ok_or(UserProblem::Unknown)?)
}

async fn note(
    data: &dyn Store,
    deed: Deed,
    person: IdentityId,
    time: Timestamp,
) -> Result<(), Failure> {
    let entry = AuditEntry {
        time,
        operator: Operator::Admin,
        deed,
        target: person.0.to_string(),
    };
    Ok(data.note(entry).await?)
}
