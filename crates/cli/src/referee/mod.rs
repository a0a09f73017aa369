//! `grotto referee`: the protocol of `docs/PROTOCOL.md`, JSON lines on stdin and stdout.

mod answer;
mod fault;
mod request;
mod session;

use tabletop::LONGEST;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::lines::{Line, Lines};
use crate::printer::Printer;

use answer::Reply;
use fault::Fault;
use session::Referee;

/// The longest request: a record of the greatest length fits, with line ends and quotes
/// written as escapes of two characters, and more around it than any request has.
const LONGEST_REQUEST: usize = 4 * LONGEST;

/// Answers requests, one line each, until the input ends.
pub fn run() -> Result<Exit, Failure> {
    let mut lines = Lines::new(std::io::stdin().lock(), LONGEST_REQUEST);
    let mut printer = Printer::for_programs();
    let mut session = Referee::default();
    loop {
        let answered = match lines.next().map_err(Failure::Input)? {
            Line::End => return Ok(Exit::Fine),
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => request::read(&text).and_then(|request| session.answer(request)),
            Line::NotText => Err(Fault::NotUtf8),
            Line::TooLong => Err(Fault::LineTooLong),
        };
        printer.json(&Reply::from(answered))?;
    }
}
