//! The project's own chores, run as `cargo xtask <chore>`.
//!
//! `cargo xtask dist` builds something to install. `cargo xtask tidy` reads every file of the project and reports what
//! the compiler, rustfmt and clippy cannot see: rules without a test, views that could
//! forget a field, arrows that point back. They need no crate but the standard library, so
//! that it builds in a second and never holds anybody up.

mod dist;
mod finding;
mod fluent;
mod functions;
mod rust_text;
mod search;
mod tidy;
mod tree;

use std::process::ExitCode;

use dist::Distribution;

const USAGE: &str = "\
The project's own chores.

usage: cargo xtask tidy            run every check
       cargo xtask tidy CHECK...   run these checks only
       cargo xtask tidy --list     say what the checks are
       cargo xtask dist            build an archive and a Debian package into target/packages
                                   [--profile NAME] [--target TRIPLE] [--deb-version VERSION]

exit codes: 0 nothing found, 1 something found, 2 the command was not understood";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["--help" | "-h" | "help"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        ["tidy", "--list"] => {
            print!("{}", tidy::list());
            ExitCode::SUCCESS
        }
        ["tidy", names @ ..] => match tidy::choose(names) {
            Ok(checks) => tidy::run(&checks),
            Err(unknown) => misunderstood(&unknown.to_string()),
        },
        ["dist", words @ ..] => match Distribution::read(words) {
            Ok(distribution) => match distribution.make() {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => {
                    eprintln!("error: {error}");
                    ExitCode::FAILURE
                }
            },
            Err(error) => misunderstood(&error.to_string()),
        },
        _ => misunderstood("there is no such chore"),
    }
}

fn misunderstood(why: &str) -> ExitCode {
    eprintln!("{why}\n\n{USAGE}");
    ExitCode::from(2)
}
