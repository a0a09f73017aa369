//! What `grotto play` is asked on the command line.

use std::path::PathBuf;

use bots::Level;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};
use narration::Lang;
use tabletop::{Seat, Seed};

use crate::game_choice::GameChoice;
use crate::language;

/// What `grotto play` is asked.
#[derive(Default)]
pub struct PlayArguments {
    /// A new game or a saved one.
    pub start: GameSource,
    /// The player's chair.
    pub seat: Option<Seat>,
    /// How well the others play.
    pub bots: Option<Level>,
    /// The language, if not that of the environment.
    pub lang: Option<Lang>,
}

/// Where a game starts.
pub enum GameSource {
    /// At the beginning.
    New {
        /// Which game.
        choice: GameChoice,
        /// The seed, if not a random one.
        seed: Option<Seed>,
        /// Where to keep the record.
        save: Option<PathBuf>,
    },
    /// Where a record stops.
    Resume {
        /// Which record.
        file: PathBuf,
    },
}

impl Default for GameSource {
    fn default() -> Self {
        Self::New {
            choice: GameChoice::default(),
            seed: None,
            save: None,
        }
    }
}

impl PlayArguments {
    /// The chair of a player who names none.
    pub const SEAT: Seat = Seat::new(0);
    /// The bots of a player who names none.
    pub const BOTS: Level = Level::Greedy;
}

const PLAY_HELP: &str = "\
A game's options come after its name: grotto play diamant --help lists them.
In the game type a decision, its beginning or its number; help lists the rest.
Luck comes from a secret seed; its hash is shown first and the seed at the end.

Examples:
  grotto play
  grotto play diamant --seats 4 --relics --bots greedy
  grotto play diamant --seat 2 --save evening.record
  grotto play --resume evening.record";

impl Args for PlayArguments {
    fn augment_args(command: Command) -> Command {
        let levels = PossibleValuesParser::new(Level::ALL.map(Level::word))
            .try_map(|word: String| word.parse::<Level>());
        GameChoice::offer(command).after_help(PLAY_HELP).args([
            Arg::new("seat")
                .long("seat")
                .value_name("SEAT")
                .help("Your seat, counted from 0 [default: 0]")
                .value_parser(read_seat)
                .global(true),
            Arg::new("bots")
                .long("bots")
                .value_name("LEVEL")
                .help("How well the others play [default: greedy]")
                .value_parser(levels)
                .global(true),
            Arg::new("lang")
                .long("lang")
                .value_name("LANG")
                .help("The language to play in [default: that of the environment]")
                .value_parser(language::parser())
                .global(true),
            Arg::new("seed")
                .long("seed")
                .value_name("HEX")
                .help("Take this seed, 64 hexadecimal digits, instead of a random one")
                .value_parser(|text: &str| text.parse::<Seed>())
                .global(true),
            Arg::new("save")
                .long("save")
                .value_name("FILE")
                .help("Keep the record in this file after every decision")
                .value_parser(value_parser!(PathBuf))
                .global(true),
            Arg::new("resume")
                .long("resume")
                .value_name("FILE")
                .help("Go on with a saved game; it is saved in the same file")
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["seed", "save"]),
        ])
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for PlayArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let chosen = GameChoice::chosen(matches)?;
        let resume = matches.get_one::<PathBuf>("resume").cloned();
        // The game's subcommand has seen the global options before and after its name.
        let options = chosen.as_ref().map_or(matches, |(_, options)| options);
        let seat = options.get_one("seat").copied();
        let bots = options.get_one("bots").copied();
        let lang = options.get_one("lang").copied();
        let seed = options.get_one("seed").copied();
        let save = options.get_one("save").cloned();
        let start = match (resume, chosen) {
            (Some(file), None) => GameSource::Resume { file },
            (Some(_), Some(_)) => {
                return Err(clap::Error::raw(
                    ErrorKind::ArgumentConflict,
                    "--resume takes the game from the file; leave the game's name away\n",
                ));
            }
            (None, chosen) => GameSource::New {
                choice: chosen.map_or_else(GameChoice::default, |(choice, _)| choice),
                seed,
                save,
            },
        };
        Ok(Self {
            start,
            seat,
            bots,
            lang,
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn read_seat(text: &str) -> Result<Seat, NotASeatNumber> {
    let number: u8 = text.parse().map_err(|_| NotASeatNumber)?;
    Seat::try_from(number).map_err(|_| NotASeatNumber)
}

/// A text that is not the number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the number of a seat, from 0 to 7 and below the number of seats")]
struct NotASeatNumber;
