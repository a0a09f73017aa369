//! `grotto verify`: was a recorded game fair?

use std::path::Path;

use catalog::ReplayError;
use serde::Serialize;
use tabletop::{AnyTable, ChangedDecision, Problem, Record, RecordError, Rejection};

use crate::arguments::VerifyArguments;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::palette::{DANGER, GAIN, QUIET, STRONG, paint};
use crate::printer::Printer;
use crate::record_file;

/// What is checked, in this order; the two in the middle hand in hand, line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
enum Check {
    /// The text is a record.
    Format,
    /// The game is one of ours, by the same rules, with a valid configuration.
    Game,
    /// The seed has the hash that was published first.
    Commitment,
    /// Every decision was legal and led to what follows it.
    Legality,
    /// Every draw is the one the seed gives, or possible where luck was told.
    Luck,
    /// The points and winners are right.
    Result,
}

impl Check {
    const ALL: [Self; 6] = [
        Self::Format,
        Self::Game,
        Self::Commitment,
        Self::Legality,
        Self::Luck,
        Self::Result,
    ];

    fn claim(self) -> &'static str {
        match self {
            Self::Format => "the text is a complete record",
            Self::Game => "game, rules and options are known and valid",
            Self::Commitment => "the seed is the one that was promised",
            Self::Legality => "every decision was legal and led to what follows",
            Self::Luck => "every draw is the one it had to be",
            Self::Result => "the result is right",
        }
    }

    /// The check that a problem fails.
    fn failed_by(problem: &Problem) -> Self {
        match problem {
            Problem::TooLong | Problem::NotARecord { .. } | Problem::Expected { .. } => {
                Self::Format
            }
            Problem::WrongGame { .. } | Problem::WrongRules { .. } | Problem::BadConfig(_) => {
                Self::Game
            }
            Problem::BrokenCommitment => Self::Commitment,
            Problem::Rejected(Rejection::ImpossibleOutcome { .. }) | Problem::WrongLuck { .. } => {
                Self::Luck
            }
            // A draw where a decision is due is no fault of luck: the decisions before it do
            // not lead there.
            Problem::Rejected(_) => Self::Legality,
            Problem::WrongResult { .. } => Self::Result,
        }
    }
}

/// How a check went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Finding {
    Passed,
    Failed,
    /// An earlier check failed.
    NotReached,
}

#[derive(Serialize)]
struct Checked {
    check: Check,
    finding: Finding,
}

/// Why a record does not verify.
#[derive(Serialize)]
struct Reason {
    code: &'static str,
    /// The line that shows it, counted from 1; `null` if the file could not be read.
    line: Option<usize>,
    message: String,
}

impl From<RecordError> for Reason {
    fn from(error: RecordError) -> Self {
        Self {
            code: error.problem.code(),
            line: Some(error.line),
            message: error.problem.to_string(),
        }
    }
}

impl From<ChangedDecision> for Reason {
    fn from(changed: ChangedDecision) -> Self {
        Self {
            code: "changed_decision",
            line: Some(changed.line),
            message: changed.to_string(),
        }
    }
}

/// What was found out about a file.
#[derive(Serialize)]
struct Report {
    file: String,
    verified: bool,
    #[serde(flatten)]
    content: Option<Content>,
    checks: Vec<Checked>,
    error: Option<Reason>,
    #[serde(skip)]
    exit: Exit,
}

/// What a record that verifies is about.
#[derive(Serialize)]
struct Content {
    game: &'static str,
    steps: usize,
    over: bool,
    /// Where the luck came from, `rolled` or `told`.
    luck: &'static str,
}

/// Checks every file, then prints what was found. The exit code does not depend on whether
/// anybody reads that.
pub fn run(arguments: &VerifyArguments) -> Result<Exit, Failure> {
    let reports: Vec<Report> = arguments.files.iter().map(|file| report(file)).collect();
    // An unreadable file outweighs a record that does not verify.
    let exit = reports.iter().map(|report| report.exit).max();
    let printed = if arguments.json {
        print_json(&reports)
    } else {
        print(&reports)
    };
    match printed {
        Ok(()) | Err(Failure::OutputClosed) => Ok(exit.unwrap_or(Exit::Fine)),
        Err(failure) => Err(failure),
    }
}

fn report(path: &Path) -> Report {
    let file = record_file::name_of(path);
    let text = match record_file::read_text(path) {
        Ok(text) => text,
        Err(failure) => return unreadable(file, &failure),
    };
    match record_file::replay(&text) {
        Ok(table) => verified(file, table.as_ref()),
        Err(ReplayError::UnknownGame(unknown)) => {
            // The game's id stands on the second line of every record.
            let (line, message) = (Some(2), unknown.to_string());
            let reason = Reason {
                code: "unknown_game",
                line,
                message,
            };
            refused(file, Check::Game, reason)
        }
        Err(ReplayError::Record(error)) => {
            let (failed, reason) = match changed_decision(&text) {
                Some(changed) => (Check::Legality, Reason::from(changed)),
                None => (Check::failed_by(&error.problem), Reason::from(error)),
            };
            refused(file, failed, reason)
        }
    }
}

/// The decision that was changed, if that is why the record does not replay. The line that
/// fails is often a later one, and then it shows the change but is not to blame.
fn changed_decision(text: &str) -> Option<ChangedDecision> {
    let record: Record = text.parse().ok()?;
    catalog::find(&record.game).ok()?.changed_decision(&record)
}

fn verified(file: String, table: &dyn AnyTable) -> Report {
    Report {
        file,
        verified: true,
        content: Some(Content {
            game: table.game(),
            steps: table.length(),
            over: table.outcome().is_some(),
            luck: match table.commitment() {
                Some(_) => "rolled",
                None => "told",
            },
        }),
        checks: findings(None),
        error: None,
        exit: Exit::Fine,
    }
}

fn refused(file: String, failed: Check, reason: Reason) -> Report {
    Report {
        file,
        verified: false,
        content: None,
        checks: findings(Some(failed)),
        error: Some(reason),
        exit: Exit::No,
    }
}

/// A file that cannot be read says nothing about fairness; one that is no text is no
/// record.
fn unreadable(file: String, failure: &Failure) -> Report {
    let (code, exit) = match failure.exit() {
        Exit::Record => ("not_a_record", Exit::No),
        exit => ("unreadable_file", exit),
    };
    let reason = Reason {
        code,
        line: None,
        message: failure.to_string(),
    };
    Report {
        exit,
        ..refused(file, Check::Format, reason)
    }
}

fn findings(failed: Option<Check>) -> Vec<Checked> {
    let finding = |check| match failed {
        None => Finding::Passed,
        Some(failed) if check == failed => Finding::Failed,
        // Legality and luck are checked line by line: where one fails the other is open.
        Some(Check::Luck) if check == Check::Legality => Finding::NotReached,
        Some(failed) if check < failed => Finding::Passed,
        Some(_) => Finding::NotReached,
    };
    Check::ALL
        .into_iter()
        .map(|check| Checked {
            check,
            finding: finding(check),
        })
        .collect()
}

fn print_json(reports: &[Report]) -> Result<(), Failure> {
    let mut printer = Printer::for_programs();
    reports.iter().try_for_each(|report| printer.json(report))
}

fn print(reports: &[Report]) -> Result<(), Failure> {
    let mut printer = Printer::for_people();
    for report in reports {
        printer.line(headline(report))?;
        for checked in &report.checks {
            printer.line(check_line(checked, report.content.as_ref()))?;
        }
        if let Some(reason) = &report.error {
            let place = reason
                .line
                .map_or_else(String::new, |line| format!("line {line}: "));
            printer.line(format!("  {place}{}", reason.message))?;
        }
    }
    Ok(())
}

fn headline(report: &Report) -> String {
    let file = paint(STRONG, &report.file);
    match &report.content {
        Some(content) => {
            let end = if content.over { "over" } else { "not over yet" };
            let verdict = paint(GAIN, "verified");
            let Content { game, steps, .. } = content;
            format!("{file}: {verdict} ({game}, {steps} steps, {end})")
        }
        None => format!("{file}: {}", paint(DANGER, "does not verify")),
    }
}

fn check_line(checked: &Checked, content: Option<&Content>) -> String {
    let claim = match (checked.check, content) {
        (Check::Commitment, Some(content)) if content.luck == "told" => {
            "luck was told, so no seed was promised"
        }
        (Check::Luck, Some(content)) if content.luck == "told" => "every draw was possible",
        (check, _) => check.claim(),
    };
    match checked.finding {
        Finding::Passed => format!("  {} {claim}", paint(GAIN, "yes")),
        Finding::Failed => format!("  {}  {claim}", paint(DANGER, "no")),
        Finding::NotReached => paint(QUIET, format!("  -   {claim}: not checked")),
    }
}

#[cfg(test)]
mod tests {
    use super::Finding::{Failed, NotReached, Passed};
    use super::*;

    #[test]
    fn what_comes_after_a_failed_check_is_open() {
        let found: Vec<Finding> = findings(Some(Check::Luck))
            .iter()
            .map(|checked| checked.finding)
            .collect();
        assert_eq!(
            found,
            [Passed, Passed, Passed, NotReached, Failed, NotReached]
        );
        assert!(findings(None).iter().all(|c| c.finding == Passed));
    }
}
