//! The settings of the server from further sources: every flag of `grotto serve` can also be an
//! environment variable (`--bot-pause` is `GROTTO_BOT_PAUSE`) and a key of a file (`bot-pause`).
//!
//! A flag counts more than a variable, a variable more than the file. All three are read by the
//! same parser: what the file says becomes words of the command line.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::BoolishValueParser;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::de::{DeTable, DeValue};

/// The command whose settings these are.
const SERVE: &str = "serve";

/// The flag that names the file.
const CONFIG: &str = "config";

/// Why a file of settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadSettings {
    /// It cannot be read.
    #[error("the settings in {} cannot be read: {error}", file.display())]
    Unreadable {
        /// Which.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// It is not TOML.
    #[error("{}, line {line}: {reason}", file.display())]
    NotToml {
        /// Which.
        file: PathBuf,
        /// Where.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// There is no such setting.
    #[error("{}, line {line}: there is no setting {key}; there are {known}", file.display())]
    UnknownKey {
        /// Which file.
        file: PathBuf,
        /// Where.
        line: usize,
        /// What it says.
        key: String,
        /// What it could say.
        known: String,
    },
    /// The setting cannot have this value.
    #[error("{}, line {line}: {key}: {reason}", file.display())]
    BadValue {
        /// Which file.
        file: PathBuf,
        /// Where.
        line: usize,
        /// Which setting.
        key: String,
        /// What is wrong.
        reason: String,
    },
}

/// The program with a variable for every setting.
pub fn with_variables(program: Command) -> Command {
    program.mut_subcommand(SERVE, |serve| serve.mut_args(with_variable))
}

fn with_variable(setting: Arg) -> Arg {
    let Some(name) = name_of(&setting) else {
        return setting;
    };
    let variable = format!("GROTTO_{}", name.to_uppercase().replace('-', "_"));
    let setting = setting.env(variable).hide_env_values(true);
    match setting.get_action() {
        ArgAction::SetTrue => setting.value_parser(BoolishValueParser::new()),
        _ => setting,
    }
}

/// The name of a setting; help is none.
fn name_of(argument: &Arg) -> Option<String> {
    let name = argument.get_long()?;
    (name != "help").then(|| name.to_owned())
}

/// The words of the command line with those that the file adds, if there is one.
pub fn with_file(
    program: &Command,
    words: Vec<OsString>,
    found: &ArgMatches,
) -> Result<Vec<OsString>, BadSettings> {
    let Some((SERVE, given)) = found.subcommand() else {
        return Ok(words);
    };
    let Some(file) = given.get_one::<PathBuf>(CONFIG) else {
        return Ok(words);
    };
    let is_given = |setting: &Arg| {
        let source = given.value_source(setting.get_id().as_str());
        matches!(
            source,
            Some(ValueSource::CommandLine | ValueSource::EnvVariable)
        )
    };
    let added = FileReader { program, file }.read(is_given)?;
    let (start, rest) = words.split_at(2);
    Ok([start, &added, rest].concat())
}

/// Reads a file of settings.
struct FileReader<'a> {
    program: &'a Command,
    file: &'a Path,
}

impl FileReader<'_> {
    fn read(&self, is_given: impl Fn(&Arg) -> bool) -> Result<Vec<OsString>, BadSettings> {
        let file = || self.file.to_owned();
        let text = std::fs::read_to_string(self.file).map_err(|error| BadSettings::Unreadable {
            file: file(),
            error,
        })?;
        let table = DeTable::parse(&text).map_err(|error| BadSettings::NotToml {
            file: file(),
            line: line_of(&text, error.span().map_or(0, |span| span.start)),
            reason: error.message().to_owned(),
        })?;
        let mut added = Vec::new();
        for (key, value) in table.get_ref() {
            let line = line_of(&text, key.span().start);
            let setting = self.setting(key.get_ref(), line)?;
            let words = words(key.get_ref(), setting, value.get_ref());
            let words = words.and_then(|words| self.check(&words).map(|()| words));
            let words = words.map_err(|reason| BadSettings::BadValue {
                file: file(),
                line,
                key: key.get_ref().to_string(),
                reason,
            })?;
            if !is_given(setting) {
                added.extend(words);
            }
        }
        Ok(added)
    }

    fn setting(&self, key: &str, line: usize) -> Result<&Arg, BadSettings> {
        let serve = self.program.find_subcommand(SERVE);
        let all = || serve.into_iter().flat_map(Command::get_arguments);
        let named = |setting: &Arg| name_of(setting).filter(|name| name != CONFIG);
        all()
            .find(|setting| named(setting).as_deref() == Some(key))
            .ok_or_else(|| BadSettings::UnknownKey {
                file: self.file.to_owned(),
                line,
                key: key.to_owned(),
                known: all().filter_map(named).collect::<Vec<_>>().join(", "),
            })
    }

    /// Whether the command line would take these words by themselves.
    fn check(&self, words: &[OsString]) -> Result<(), String> {
        let start = ["grotto".into(), SERVE.into()];
        let line = start.iter().chain(words);
        match self.program.clone().try_get_matches_from(line) {
            Err(complaint)
                if matches!(
                    complaint.kind(),
                    ErrorKind::InvalidValue | ErrorKind::ValueValidation
                ) =>
            {
                let text = complaint.to_string();
                let first = text.lines().next().unwrap_or_default();
                Err(first.trim_start_matches("error: ").to_owned())
            }
            _ => Ok(()),
        }
    }
}

/// A setting as words of the command line, or why it cannot be one.
fn words(key: &str, setting: &Arg, value: &DeValue<'_>) -> Result<Vec<OsString>, String> {
    let flag = format!("--{key}");
    if matches!(setting.get_action(), ArgAction::SetTrue) {
        return match value {
            DeValue::Boolean(true) => Ok(vec![flag.into()]),
            DeValue::Boolean(false) => Ok(Vec::new()),
            _ => Err("expected true or false".to_owned()),
        };
    }
    let one = |value: &DeValue<'_>| {
        let text = match value {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(number) => number.to_string(),
            _ => return Err("expected a text or a number".to_owned()),
        };
        Ok(OsString::from(format!("{flag}={text}")))
    };
    match value {
        DeValue::Array(values) if matches!(setting.get_action(), ArgAction::Append) => {
            values.iter().map(|value| one(value.get_ref())).collect()
        }
        value => Ok(vec![one(value)?]),
    }
}

/// The line of a place in a text, counted from 1.
fn line_of(text: &str, place: usize) -> usize {
    text.bytes()
        .take(place)
        .filter(|byte| *byte == b'\n')
        .count()
        + 1
}
