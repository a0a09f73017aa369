//! A game and its options on the command line, built from the catalog: a new game needs no
//! change here.

use std::time::Duration;

use catalog::AnyGame;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};
use narration::{Lang, Texts};
use serde_json::{Map, Value};
use tabletop::{OptionKind, OptionSpec};

use crate::arguments::seconds;

/// A game with its options.
pub struct GameChoice {
    /// Which game.
    pub game: &'static dyn AnyGame,
    /// The options that were given.
    pub config: Value,
}

/// The first game as it comes out of the box.
impl Default for GameChoice {
    fn default() -> Self {
        Self {
            game: catalog::games()[0],
            config: Value::Object(Map::new()),
        }
    }
}

impl GameChoice {
    /// Adds one subcommand per game, with an option for each of its options.
    pub fn offer(command: Command) -> Command {
        catalog::games()
            .iter()
            .fold(command, |command, game| {
                command.subcommand(game_command(*game))
            })
            // Takes a game that does not exist as well, to refuse it in our own words.
            .allow_external_subcommands(true)
            .subcommand_value_name("GAME")
            .subcommand_help_heading("Games")
            .disable_help_subcommand(true)
    }

    /// The game that was named and the arguments after its name.
    pub fn chosen(matches: &ArgMatches) -> Result<Option<(Self, &ArgMatches)>, clap::Error> {
        let Some((id, options)) = matches.subcommand() else {
            return Ok(None);
        };
        let game = catalog::find(id).map_err(|unknown| {
            clap::Error::raw(ErrorKind::InvalidSubcommand, format!("{unknown}\n"))
        })?;
        let config = game
            .options()
            .iter()
            .map(|spec| (spec.name.to_owned(), option_value(spec, options)))
            .collect();
        let config = Value::Object(config);
        Ok(Some((Self { game, config }, options)))
    }
}

/// An option of a game where no game was named. clap would guess at something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{option} is an option of a game and comes after the game's name: \
     grotto {command} {game} {option}"
)]
pub struct MisplacedOption {
    option: String,
    command: String,
    game: &'static str,
}

impl MisplacedOption {
    /// What clap's complaint about these arguments comes from, if it is that.
    pub fn behind(complaint: &clap::Error, arguments: &[String]) -> Option<Self> {
        let Some(ContextValue::String(unknown)) = complaint.get(ContextKind::InvalidArg) else {
            return None;
        };
        let command = arguments.iter().find(|word| !word.starts_with('-'))?;
        let named = |word: &String| catalog::find(word).is_ok();
        if complaint.kind() != ErrorKind::UnknownArgument
            || !["play", "bench"].contains(&command.as_str())
            || arguments.iter().any(named)
        {
            return None;
        }
        let has_it = |game: &&&dyn AnyGame| {
            let mut options = game.options().iter().map(option_argument);
            options.any(|option| option.get_long() == unknown.strip_prefix("--"))
        };
        catalog::games().iter().find(has_it).map(|game| Self {
            option: unknown.clone(),
            command: command.clone(),
            game: game.id(),
        })
    }
}

fn game_command(game: &'static dyn AnyGame) -> Command {
    Command::new(game.id())
        .about(Texts::of(Lang::En).say(&format!("{}-name", game.id())))
        .args(game.options().iter().map(option_argument))
}

/// `open_chests` becomes `--open-chests`; a switch that is on by default is turned off by
/// `--no-…`.
fn option_argument(spec: &OptionSpec) -> Arg {
    let flag = spec.name.replace('_', "-");
    let readable = spec.name.replace('_', " ");
    let argument = Arg::new(spec.name).help_heading("Options of the game");
    match spec.kind {
        OptionKind::Count {
            least,
            most,
            default,
        } => argument
            .long(flag)
            .value_name("NUMBER")
            .help(format!("How many {readable}, {least} to {most}"))
            .value_parser(value_parser!(u8).range(i64::from(least)..=i64::from(most)))
            .default_value(default.to_string()),
        OptionKind::Switch { default: false } => argument
            .long(flag)
            .help(format!("With {readable}"))
            .action(ArgAction::SetTrue),
        OptionKind::Switch { default: true } => argument
            .long(format!("no-{flag}"))
            .help(format!("Without {readable}"))
            .action(ArgAction::SetFalse),
    }
}

fn option_value(spec: &OptionSpec, options: &ArgMatches) -> Value {
    match spec.kind {
        OptionKind::Count { default, .. } => {
            Value::from(options.get_one(spec.name).copied().unwrap_or(default))
        }
        OptionKind::Switch { .. } => Value::Bool(options.get_flag(spec.name)),
    }
}

/// What `grotto bench` is asked.
pub enum BenchArguments {
    /// How fast a game is played.
    Game(GameBench),
    /// How fast the search is.
    Search(SearchBench),
    /// What a server bears.
    Server(ServerBench),
    /// What the updates of a page cost.
    Pages(PagesBench),
}

/// How to measure the search.
pub struct SearchBench {
    /// In which game.
    pub choice: GameChoice,
    /// For how long.
    pub time: Duration,
    /// How to print it.
    pub format: Format,
}

/// How to measure a page.
pub struct PagesBench {
    /// The page of which game.
    pub choice: GameChoice,
    /// How to print it.
    pub format: Format,
}

/// How to measure a server.
pub struct ServerBench {
    /// How many tables play at once.
    pub tables: u16,
    /// Measure instead how long a quiet person waits while this many guests flood the server.
    pub flood: Option<u16>,
    /// Measure instead what this many streams at one table cost.
    pub streams: Option<u16>,
    /// For how long.
    pub time: Duration,
    /// How to print it.
    pub format: Format,
}

/// How to measure a game.
pub struct GameBench {
    /// Which game.
    pub choice: GameChoice,
    /// For how long.
    pub time: Duration,
    /// On how many threads.
    pub threads: u16,
    /// How to print it.
    pub format: Format,
}

/// Who reads the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A person.
    Text,
    /// A program.
    Json,
}

const BENCH_HELP: &str = "\
Plays random games: half of the time by the rules alone, as a search plays them, half of
it at a table with its checks, fair luck, events and record; then copies states.

Examples:
  grotto bench
  grotto bench diamant --seats 4 --seconds 5 --threads 1
  grotto bench diamant --relics --json
  grotto bench search cavum --seats 4
  grotto bench server --tables 200 --seconds 10
  grotto bench pages cavum --seats 3";

const SEARCH_HELP: &str = "\
Searches the opening position and one in the middle of a game that greedy bots have played,
on one thread and on all of them.

Examples:
  grotto bench search diamant
  grotto bench search caverna --seats 1 --seconds 10 --json";

const SERVER_HELP: &str = "\
Starts a server on loopback with an empty folder. Programs without bots play at many tables
at once; a decision counts when it is on the disk and answered.

Examples:
  grotto bench server
  grotto bench server --tables 50 --seconds 2 --json";

const PAGES_HELP: &str = "\
Plays one random game, always the same, at a server without a socket. Everybody at the table
has the page open; every update is taken as the server sends it. Early and late are the first
and the last fifth of the game.

Examples:
  grotto bench pages cavum --seats 3
  grotto bench pages diamant --json";

impl Args for BenchArguments {
    fn augment_args(command: Command) -> Command {
        let server = Command::new("server")
            .about("The server: durable decisions a second, memory of tables and streams")
            .after_help(SERVER_HELP)
            .arg(
                Arg::new("tables")
                    .long("tables")
                    .value_name("NUMBER")
                    .help("How many tables play at once")
                    // Each has a connection, and a program may have some thousand.
                    .value_parser(value_parser!(u16).range(1..=500))
                    .default_value("200"),
            )
            .arg(
                Arg::new("flood")
                    .long("flood")
                    .value_name("GUESTS")
                    .help("Measure how long a quiet person waits for bots beside this many guests of one address")
                    .value_parser(value_parser!(u16).range(0..=500))
                    .conflicts_with("streams"),
            )
            .arg(
                Arg::new("streams")
                    .long("streams")
                    .value_name("NUMBER")
                    .help("Measure decisions while this many follow a table; each takes two open files")
                    .value_parser(value_parser!(u16).range(1..=9000)),
            );
        let search = GameChoice::offer(Command::new("search"))
            .about("The search of the bots: iterations a second")
            .after_help(SEARCH_HELP);
        let pages = GameChoice::offer(Command::new("pages"))
            .about("The updates of a table's page: time, size, bytes on the wire")
            .after_help(PAGES_HELP);
        let command = GameChoice::offer(command).subcommands([search, server, pages]);
        command.after_help(BENCH_HELP).args([
            Arg::new("seconds")
                .long("seconds")
                .value_name("SECONDS")
                .help("How long to measure")
                .value_parser(seconds)
                .default_value("5")
                .global(true),
            Arg::new("threads")
                .long("threads")
                .value_name("NUMBER")
                .help("How many threads play")
                // More threads than any machine has measure nothing.
                .value_parser(value_parser!(u16).range(1..=1024))
                .default_value("1")
                .global(true),
            Arg::new("json")
                .long("json")
                .help("Print one object in JSON")
                .action(ArgAction::SetTrue)
                .global(true),
        ])
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for BenchArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        if let Some(("server", options)) = matches.subcommand() {
            let tables = options.get_one("tables").copied();
            return Ok(Self::Server(ServerBench {
                tables: tables.expect("it has a default"),
                flood: options.get_one("flood").copied(),
                streams: options.get_one("streams").copied(),
                time: *options.get_one("seconds").expect("it has a default"),
                format: format(options),
            }));
        }
        if let Some(("pages", matches)) = matches.subcommand() {
            let chosen = GameChoice::chosen(matches)?;
            let options = chosen.as_ref().map_or(matches, |(_, options)| options);
            return Ok(Self::Pages(PagesBench {
                format: format(options),
                choice: chosen.map_or_else(GameChoice::default, |(choice, _)| choice),
            }));
        }
        if let Some(("search", matches)) = matches.subcommand() {
            let chosen = GameChoice::chosen(matches)?;
            let options = chosen.as_ref().map_or(matches, |(_, options)| options);
            return Ok(Self::Search(SearchBench {
                time: *options.get_one("seconds").expect("it has a default"),
                format: format(options),
                choice: chosen.map_or_else(GameChoice::default, |(choice, _)| choice),
            }));
        }
        let chosen = GameChoice::chosen(matches)?;
        let options = chosen.as_ref().map_or(matches, |(_, options)| options);
        let (time, threads) = (options.get_one("seconds"), options.get_one("threads"));
        Ok(Self::Game(GameBench {
            time: *time.expect("it has a default"),
            threads: *threads.expect("it has a default"),
            format: format(options),
            choice: chosen.map_or_else(GameChoice::default, |(choice, _)| choice),
        }))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn format(options: &ArgMatches) -> Format {
    if options.get_flag("json") {
        Format::Json
    } else {
        Format::Text
    }
}
