//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use narration::Lang;

use crate::admin::{self, AdminArguments};
use crate::arena::ArenaArguments;
use crate::exit::Exit;
use crate::game_choice::BenchArguments;
use crate::language;
use crate::play::PlayArguments;
use crate::serve::{self, ServeArguments};
use crate::settings::{self, BadSettings};

/// Board games with fair, checkable luck
#[derive(Parser)]
#[command(name = "grotto", version, subcommand_required = false, arg_required_else_help = false, after_help = format!("{EXAMPLES}\n\n{}", Exit::HELP))]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  grotto                                   serve the pages and open them in a browser
  grotto play                              play the first game against bots here
  grotto play diamant --seats 5 --relics   play Diamant with relics, five at the table
  grotto play --resume FILE                go on with a saved game
  grotto verify FILE                       check that a game was fair
  grotto analyse FILE                      see where a game turned
  grotto COMMAND --help                    everything about a command";

/// What the program can do.
#[derive(Subcommand)]
pub enum Command {
    /// Serve the pages: play in a browser, alone or with others
    #[command(after_help = serve::HELP)]
    Serve(Box<ServeArguments>),
    /// Look after a server's data: backups, tables, checks, the audit log
    #[command(after_help = admin::HELP)]
    Admin(AdminArguments),
    /// Play in the terminal against bots
    Play(PlayArguments),
    /// Referee games for programs: JSON lines on stdin and stdout
    #[command(after_help = REFEREE_HELP)]
    Referee,
    /// Tell a recorded game again, step by step
    #[command(after_help = REPLAY_HELP)]
    Replay(ReplayArguments),
    /// Check that recorded games were fair: commitment, luck, legality, result
    #[command(after_help = VERIFY_HELP)]
    Verify(VerifyArguments),
    /// Look at a finished game again: everybody's chances, and where they turned
    #[command(after_help = ANALYSE_HELP)]
    Analyse(AnalyseArguments),
    /// Let bots play tournaments: win rates, ratings, times
    Arena(ArenaArguments),
    /// Measure how fast games are played
    Bench(BenchArguments),
}

impl Arguments {
    /// What the command line asks for. Without a command it is serving, which also follows the
    /// environment and a file.
    pub fn read(mut words: Vec<OsString>) -> Result<Command, NotRead> {
        let program = Self::program();
        let mut found = program.clone().try_get_matches_from(&words)?;
        if found.subcommand_name().is_none() {
            words.push("serve".into());
            found = program.clone().try_get_matches_from(&words)?;
        }
        let words = settings::with_file(&program, words, &found)?;
        let found = program.try_get_matches_from(words)?;
        Ok(Self::from_arg_matches(&found)?.command)
    }

    /// The program for the parser, and for its manual pages.
    pub fn program() -> clap::Command {
        settings::with_variables(<Self as CommandFactory>::command())
    }
}

/// Why there is nothing to do.
pub enum NotRead {
    /// The command line asks for help, or is wrong.
    Usage(clap::Error),
    /// The file of settings is wrong.
    Settings(BadSettings),
}

impl From<clap::Error> for NotRead {
    fn from(answer: clap::Error) -> Self {
        Self::Usage(answer)
    }
}

impl From<BadSettings> for NotRead {
    fn from(settings: BadSettings) -> Self {
        Self::Settings(settings)
    }
}

/// What `grotto replay` is asked.
#[derive(Args)]
pub struct ReplayArguments {
    /// The record; - for the standard input
    pub file: PathBuf,
    /// Show the position after this many steps instead of telling the game
    #[arg(long, value_name = "STEPS")]
    pub at: Option<usize>,
    /// Print JSON lines
    #[arg(long)]
    pub json: bool,
    /// The language to tell it in [default: that of the environment]
    #[arg(long, value_parser = language::parser())]
    pub lang: Option<Lang>,
}

/// What `grotto verify` is asked.
#[derive(Args)]
pub struct VerifyArguments {
    /// The records; - for the standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one line of JSON for each file
    #[arg(long)]
    pub json: bool,
}

/// What `grotto analyse` is asked.
#[derive(Args)]
pub struct AnalyseArguments {
    /// The record; - for the standard input
    pub file: PathBuf,
    /// How many iterations of the search each decision is worth; without it as many as are
    /// usual in the game
    // Minutes for every decision in any game.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub iterations: Option<u32>,
    /// Print one object in JSON
    #[arg(long)]
    pub json: bool,
    /// The language of the report [default: that of the environment]
    #[arg(long, value_parser = language::parser())]
    pub lang: Option<Lang>,
}

const REFEREE_HELP: &str = r#"One request per line, one answer per line; docs/PROTOCOL.md has it all.
A bad line gets an error answer; the end of the input ends the program.

Examples:
  echo '{"cmd":"help"}' | grotto referee
  printf '%s\n' '{"cmd":"new","game":"diamant","luck":"told"}' \
    '{"cmd":"luck","outcome":"treasure 9"}' '{"cmd":"view","viewer":0}' | grotto referee"#;

const REPLAY_HELP: &str = "\
Examples:
  grotto replay game.record
  grotto replay game.record --at 12
  grotto replay - --json < game.record

Exit codes: 2 if there are fewer steps, 3 if the file cannot be read, 4 if it does not replay.";

const ANALYSE_HELP: &str = "\
Every decision is searched again. The graph shows how likely each seat was to win; the turning
points tell what was decided there and what the search would have decided.

Examples:
  grotto analyse game.record
  grotto analyse game.record --iterations 20000
  grotto analyse - --json < game.record

Exit codes: 3 if the file cannot be read, 4 if it does not replay or the game is not over.";

const VERIFY_HELP: &str = "\
Examples:
  grotto verify game.record
  grotto verify --json records/*.record

Exit codes: 0 if all verify, 1 if one does not, 3 if one cannot be read.";

/// Reads a time in seconds, between a hundredth of a second and an hour.
pub fn seconds(text: &str) -> Result<Duration, NotATime> {
    let seconds: f64 = text.parse().map_err(|_| NotATime)?;
    if (0.01..=3600.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(NotATime)
    }
}

/// A text that is no time to measure for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected seconds from 0.01 to 3600")]
pub struct NotATime;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::program().debug_assert();
    }

    #[test]
    fn every_command_has_examples_in_its_help() {
        let mut program = Arguments::program();
        program.build();
        for command in program.get_subcommands_mut() {
            if command.get_name() == "help" {
                continue;
            }
            let help = command.render_long_help().to_string();
            assert!(help.contains("Examples:"), "{help}");
        }
    }

    #[test]
    fn times_are_positive_and_bounded() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-1", "nan", "inf", "4000", "soon"] {
            assert_eq!(seconds(wrong), Err(NotATime), "{wrong}");
        }
    }
}
