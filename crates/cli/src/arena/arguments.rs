//! What `grotto arena` is asked.

use std::path::PathBuf;
use std::time::Duration;

use arena::MOST_GAMES;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};

use crate::arguments::seconds;
use crate::game_choice::GameChoice;

/// A contest and what becomes of it.
pub struct ArenaArguments {
    /// Which game.
    pub choice: GameChoice,
    /// Who takes part.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u32,
    /// What the luck and the bots' dice follow from.
    pub seed: u64,
    /// How many games at once.
    pub threads: u16,
    /// How long a program may take for an answer.
    pub answer_time: Duration,
    /// Where the contest is kept.
    pub folder: Option<PathBuf>,
    /// What is kept there.
    pub keeping: Keeping,
    /// How the standings are printed.
    pub output: Output,
}

/// What is kept of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// The result.
    Results,
    /// The result and the match.
    Records,
}

/// How the standings are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// A table for people.
    Text,
    /// One object in JSON.
    Json,
    /// Comma-separated values.
    Csv,
}

const HELP: &str = "\
Bots are levels (random, greedy, strong, expert), which draw a temper for every game, levels
with a temper (strong:bold; also cautious, steady, fickle, or plain for none), a search of N
iterations (search:N), the game's reference players (Diamant: threshold:N, ev), or programs
that play by the referee's protocol (cmd:./mybot; see docs/PROTOCOL.md). A bot named twice
takes part twice and is counted once. Everybody plays equally often in every chair.
Intervals are of 95 %.

With --out the contest is kept in a folder: games.jsonl, standings.json, .csv and .svg, and
with --records every match. The same command takes up an interrupted contest.

Examples:
  grotto arena diamant --bots strong,greedy,ev,random --games 400
  grotto arena diamant --seats 6 --relics --bots strong,greedy,greedy --games 600 --threads 2
  grotto arena caverna --seats 1 --bots greedy --games 100 --json
  grotto arena diamant --bots 'cmd:./mybot --fast,greedy' --out duel --records";

impl Args for ArenaArguments {
    fn augment_args(command: Command) -> Command {
        let command = GameChoice::offer(command).subcommand_required(true);
        command.after_help(HELP).args([
            Arg::new("bots")
                .long("bots")
                .value_name("BOT,…")
                .help("Who takes part [default: greedy,random]")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .global(true),
            Arg::new("games")
                .long("games")
                .value_name("NUMBER")
                .help("How many games")
                .value_parser(value_parser!(u32).range(1..=i64::from(MOST_GAMES)))
                .default_value("100")
                .global(true),
            Arg::new("contest-seed")
                .long("seed")
                .value_name("NUMBER")
                .help("Repeat the contest with this number")
                .value_parser(value_parser!(u64))
                .default_value("1")
                .global(true),
            Arg::new("threads")
                .long("threads")
                .value_name("NUMBER")
                .help("How many games are played at once")
                .value_parser(value_parser!(u16).range(1..=1024))
                .default_value("1")
                .global(true),
            Arg::new("answer-seconds")
                .long("answer-seconds")
                .value_name("SECONDS")
                .help("How long a program may take for an answer")
                .value_parser(seconds)
                .default_value("5")
                .global(true),
            Arg::new("out")
                .long("out")
                .value_name("FOLDER")
                .help("Keep the contest in this folder, or take it up there")
                .value_parser(value_parser!(PathBuf))
                .global(true),
            Arg::new("records")
                .long("records")
                .help("Keep every match as well (with --out)")
                .action(ArgAction::SetTrue)
                .global(true),
            Arg::new("json")
                .long("json")
                .help("Print one object in JSON")
                .action(ArgAction::SetTrue)
                .global(true),
            Arg::new("csv")
                .long("csv")
                .help("Print comma-separated values")
                .action(ArgAction::SetTrue)
                .conflicts_with("json")
                .global(true),
        ])
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for ArenaArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let Some((choice, options)) = GameChoice::chosen(matches)? else {
            let message = "name a game: grotto arena GAME --bots …\n";
            return Err(clap::Error::raw(ErrorKind::MissingSubcommand, message));
        };
        let number = |name| *options.get_one::<u32>(name).expect("it has a default");
        let bots = options.get_many::<String>("bots");
        let folder = options.get_one::<PathBuf>("out").cloned();
        let keeping = if options.get_flag("records") {
            Keeping::Records
        } else {
            Keeping::Results
        };
        if keeping == Keeping::Records && folder.is_none() {
            let message = "--records needs a folder to keep them in: --out FOLDER\n";
            return Err(clap::Error::raw(
                ErrorKind::MissingRequiredArgument,
                message,
            ));
        }
        Ok(Self {
            choice,
            bots: match bots {
                Some(bots) => bots.map(|bot| bot.trim().to_owned()).collect(),
                None => ["greedy", "random"].map(str::to_owned).to_vec(),
            },
            games: number("games"),
            seed: *options.get_one("contest-seed").expect("it has a default"),
            threads: *options.get_one("threads").expect("it has a default"),
            answer_time: *options.get_one("answer-seconds").expect("it has a default"),
            folder,
            keeping,
            output: match (options.get_flag("json"), options.get_flag("csv")) {
                (true, _) => Output::Json,
                (false, true) => Output::Csv,
                (false, false) => Output::Text,
            },
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
