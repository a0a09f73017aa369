//! A referee and somebody who asks it.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use super::{code, run_in};

/// A referee that is asked one thing after the other.
pub struct Referee {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Referee {
    /// A referee that has done the first request.
    pub fn with(request: &Value) -> Self {
        let mut referee = Self::new();
        referee.ask(request);
        referee
    }

    fn new() -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("grotto"))
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let requests = child.stdin.take().expect("it is piped");
        let answers = BufReader::new(child.stdout.take().expect("it is piped"));
        Self {
            child,
            requests,
            answers,
        }
    }

    pub fn answer(&mut self, request: &Value) -> Value {
        writeln!(self.requests, "{request}").expect("the referee listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).expect("an answer is JSON")
    }

    /// An answer that is fine.
    pub fn ask(&mut self, request: &Value) -> Value {
        let answer = self.answer(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    pub fn decide(&mut self, seat: u8, decision: &str) -> Value {
        self.ask(&json!({"cmd": "decide", "seat": seat, "decision": decision}))
    }

    pub fn tell(&mut self, outcome: &str) -> Value {
        self.ask(&json!({"cmd": "luck", "outcome": outcome}))
    }

    pub fn legal(&mut self, seat: u8) -> Vec<String> {
        let answer = self.ask(&json!({"cmd": "legal", "seat": seat}));
        let decisions = answer["decisions"].as_array().expect("a list").iter();
        decisions
            .map(|words| words.as_str().expect("words").to_owned())
            .collect()
    }

    pub fn view(&mut self) -> Value {
        self.ask(&json!({"cmd": "view", "viewer": "bystander"}))["view"].clone()
    }
}

impl Referee {
    /// Plays to the end with bots of these levels and told luck; returns the score.
    pub fn let_bots_play(&mut self, level: impl Fn(u64) -> &'static str) -> Value {
        let mut rolled = 0;
        loop {
            let prompt = self.ask(&json!({"cmd": "prompt"}))["prompt"].clone();
            match prompt["kind"].as_str() {
                Some("chance") => {
                    let chances = self.ask(&json!({"cmd": "chances"}));
                    let outcomes = chances["outcomes"].as_array().expect("a list");
                    rolled += 1;
                    let outcome = outcomes[rolled * 7 % outcomes.len()][0].as_str();
                    self.tell(outcome.expect("words"));
                }
                Some("decide") => {
                    let seat = prompt["seats"][0].as_u64().expect("a seat");
                    let level = level(seat);
                    let bot = json!({"cmd": "bot", "seat": seat, "bot": level, "seed": rolled});
                    let decision = self.ask(&bot)["decision"].clone();
                    self.ask(&json!({"cmd": "decide", "seat": seat, "decision": decision}));
                }
                _ => return self.ask(&json!({"cmd": "score"})),
            }
        }
    }

    /// Checks that the record of this finished game leads to the same score again, here and
    /// where records are verified.
    pub fn assert_replayed(&mut self, score: &Value) {
        let record = self.ask(&json!({"cmd": "record"}))["record"].clone();
        let loaded = self.ask(&json!({"cmd": "replay", "record": record}));
        assert_eq!(loaded["prompt"]["kind"], "over");
        assert_eq!(self.ask(&json!({"cmd": "score"})), *score);
        let record = record.as_str().expect("a record is a text");
        let verified = run_in(Path::new("."), &["verify", "-"], record);
        assert_eq!(code(&verified), 0);
    }
}

/// The end of the input ends the referee.
impl Drop for Referee {
    fn drop(&mut self) {
        // Whatever a test has found, the child does not outlive it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
