//! The program `grotto`: serve, play, referee, replay, verify and measure, from a terminal.

mod admin;
mod analyse;
mod arena;
mod arguments;
mod bench;
mod bench_pages;
mod bench_search;
mod bench_server;
mod exit;
mod failure;
mod game_choice;
mod games;
mod language;
mod lines;
mod machine;
#[cfg(feature = "manual")]
mod manual;
mod names;
mod palette;
mod paragraph;
mod play;
mod printer;
mod randomness;
mod record_file;
mod referee;
mod replay;
mod retention;
mod serve;
mod settings;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use arguments::{Arguments, Command, NotRead};
use exit::Exit;
use failure::Failure;
use game_choice::MisplacedOption;

fn main() -> ExitCode {
    #[cfg(feature = "manual")]
    if let Some(folder) = std::env::var_os("GROTTO_MANUAL") {
        return match manual::write(folder.as_ref()) {
            Ok(()) => Exit::Fine.into(),
            Err(error) => {
                complain(&Failure::Output(error));
                Exit::File.into()
            }
        };
    }
    let ended = match Arguments::read(std::env::args_os().collect()) {
        Ok(command) => run(command),
        Err(NotRead::Usage(answer)) => return explain_usage(&answer).into(),
        Err(NotRead::Settings(settings)) => Err(Failure::Settings(settings)),
    };
    match ended {
        Ok(exit) => exit.into(),
        Err(failure) => {
            complain(&failure);
            failure.exit().into()
        }
    }
}

fn run(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Referee => referee::run(),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    }
}

/// Prints clap's help, version or complaint. A closed output is not worth another word.
fn explain_usage(answer: &clap::Error) -> Exit {
    let arguments: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    if let Some(misplaced) = MisplacedOption::behind(answer, &arguments) {
        let failure = Failure::from(misplaced);
        complain(&failure);
        return failure.exit();
    }
    // clap prints help to the standard output and complaints to the standard error.
    let _ = answer.print();
    if answer.use_stderr() {
        Exit::Usage
    } else {
        Exit::Fine
    }
}

fn complain(failure: &Failure) {
    if !matches!(failure, Failure::OutputClosed) {
        let error = palette::paint(palette::DANGER, "error:");
        // If the standard error is closed as well there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{error} {failure}");
    }
}
