//! A program that speaks the referee's protocol.
//!
//! It receives the requests of `docs/PROTOCOL.md`, one per line, and answers each with one line:
//! `new` with told luck, then each step as `decide` or `luck` as soon as it is public, and `bot`
//! when its seat must decide. So `grotto referee` is such a program. For programs without a
//! table of their own, the `bot` request also contains what is `legal` and what the seat sees
//! (`view`).

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tabletop::{AnyTable, RecordedStep, Seat, Viewer, excerpt};

use crate::contest::Contest;
use crate::match_play::{Forfeit, ForfeitReason};

/// The longest answer, in bytes: far more than a decision and its evaluation need.
pub const LONGEST_ANSWER: usize = 1024 * 1024;

/// A program at a seat of one game. It is killed when the game ends.
pub(crate) struct Program {
    child: Child,
    requests: Sender<String>,
    answers: Receiver<OutputLine>,
    answer_time: Duration,
    seat: Seat,
    dice: u64,
    /// How many steps of the match it has received.
    received: usize,
}

/// A line of a program's output.
enum OutputLine {
    Whole(Vec<u8>),
    TooLong,
}

impl Program {
    /// Starts the program and opens its table.
    pub(crate) fn start(
        command: &str,
        contest: &Contest,
        seat: Seat,
        dice: u64,
    ) -> Result<Self, Forfeit> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default();
        let started = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = started.map_err(|error| Forfeit {
            seat: seat.index(),
            reason: ForfeitReason::NotStarted,
            message: format!("{} cannot be started: {error}", excerpt(name)),
        })?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let (requests, to_write) = channel();
        let (read, answers) = channel();
        // Reading and writing each have a thread, so that a program that does neither cannot
        // block the arena.
        thread::spawn(move || write_lines(input, &to_write));
        thread::spawn(move || read_lines(output, &read));
        let mut program = Self {
            child,
            requests,
            answers,
            answer_time: contest.answer_time,
            seat,
            dice,
            received: 0,
        };
        program.ask(&json!({
            "cmd": "new",
            "game": contest.game.id(),
            "config": contest.config,
            "luck": "told",
        }))?;
        Ok(program)
    }

    /// Sends the steps that have become public and asks for a decision.
    pub(crate) fn decide(
        &mut self,
        table: &dyn AnyTable,
        settled: usize,
    ) -> Result<String, Forfeit> {
        let steps = table.record().steps;
        while self.received < settled {
            let request = match &steps[self.received] {
                RecordedStep::Decision { seat, words } => {
                    json!({"cmd": "decide", "seat": seat, "decision": words})
                }
                RecordedStep::Luck { words } => json!({"cmd": "luck", "outcome": words}),
            };
            self.ask(&request)?;
            self.received += 1;
        }
        let answer = self.ask(&json!({
            "cmd": "bot",
            "seat": self.seat,
            // How `grotto referee` should play, if it is the program.
            "bot": "greedy",
            // JSON numbers are exact up to 2 to the 53.
            "seed": self.dice >> 11,
            "legal": table.legal(self.seat),
            "view": table.view(Viewer::Seat(self.seat)),
        }))?;
        match answer.get("decision").and_then(Value::as_str) {
            Some(words) => Ok(words.to_owned()),
            None => Err(self.nonsense("an answer to “bot” has a field “decision”", &answer)),
        }
    }

    /// Sends a request and waits for the answer.
    fn ask(&mut self, request: &Value) -> Result<Value, Forfeit> {
        // If the program has exited, this fails, and waiting for the answer fails too.
        let _ = self.requests.send(format!("{request}\n"));
        let line = match self.answers.recv_timeout(self.answer_time) {
            Ok(OutputLine::Whole(line)) => line,
            Ok(OutputLine::TooLong) => {
                let message = format!("an answer has at most {LONGEST_ANSWER} bytes");
                return Err(self.forfeit(ForfeitReason::Nonsense, message));
            }
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.answer_time.as_secs_f64();
                let message = format!("no answer within {seconds} seconds");
                return Err(self.forfeit(ForfeitReason::TooSlow, message));
            }
            Err(RecvTimeoutError::Disconnected) => {
                let message = "the program ended before it answered".to_owned();
                return Err(self.forfeit(ForfeitReason::Crashed, message));
            }
        };
        let text = String::from_utf8_lossy(&line);
        let Ok(answer) = serde_json::from_str::<Value>(&text) else {
            return Err(self.nonsense("an answer is one line of JSON", &text));
        };
        if answer.get("ok") == Some(&Value::Bool(true)) {
            Ok(answer)
        } else {
            Err(self.nonsense("an answer has “ok”: true", &answer))
        }
    }

    fn nonsense(&self, rule: &str, answer: &impl ToString) -> Forfeit {
        let found = excerpt(&answer.to_string());
        self.forfeit(
            ForfeitReason::Nonsense,
            format!("{rule}, this one is {found}"),
        )
    }

    fn forfeit(&self, reason: ForfeitReason, message: String) -> Forfeit {
        Forfeit {
            seat: self.seat.index(),
            reason,
            message,
        }
    }
}

/// Kills the program, whatever it is doing.
impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if input
            .write_all(line.as_bytes())
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

fn read_lines(output: impl Read, answers: &Sender<OutputLine>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let limit = u64::try_from(LONGEST_ANSWER).unwrap_or(u64::MAX) + 1;
        match output.by_ref().take(limit).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let answer = if line.len() > LONGEST_ANSWER {
            OutputLine::TooLong
        } else {
            OutputLine::Whole(line)
        };
        if answers.send(answer).is_err() {
            return;
        }
    }
}
