//! What the exit codes of the program mean.

use std::process::ExitCode;

/// How a command ended. The numbers are part of the program's promise to scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Everything went as asked.
    Fine = 0,
    /// The question was answered with no: a record does not verify, the doctor finds something.
    No = 1,
    /// The command line is wrong.
    Usage = 2,
    /// A file or stream cannot be read or written.
    File = 3,
    /// A file is no record, or its game does not replay.
    Record = 4,
    /// The operating system gave no random numbers or no threads.
    System = 5,
    /// The address cannot be listened on.
    Network = 6,
}

impl Exit {
    /// The list at the end of `grotto --help`.
    pub const HELP: &str = "\
Exit codes:
  0  fine (also when the reader of the output has seen enough and closed it)
  1  the answer is no: a record does not verify, the doctor finds something
  2  wrong usage: an unknown command, game, option, seat, step or table
  3  a file or stream cannot be read or written
  4  a file is no record, or does not replay (replay, analyse, play --resume)
  5  the operating system gives no random numbers or no threads
  6  the address cannot be listened on: another program is there (serve)";
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_lists_every_code() {
        for exit in [
            Exit::Fine,
            Exit::No,
            Exit::Usage,
            Exit::File,
            Exit::Record,
            Exit::System,
            Exit::Network,
        ] {
            let code = exit as u8;
            assert!(Exit::HELP.contains(&format!("\n  {code}  ")), "{exit:?}");
        }
    }
}
