//! Scripts of lessons as text.
//!
//! ```text
//! # A comment.
//! minutes 3
//! config {"seats":3,"relics":true}
//! first-game {"seats":4}
//!
//! luck treasure 11
//! ask share: stay
//! not leave: share-leave
//! 1 stay
//! 2 stay
//! ```
//!
//! The lines of a match are those of a record: `luck` and a draw, or a seat and its decision. The
//! script plays them all, the learner's own seat included. At an `ask` it waits for the learner:
//! the name of the task, and the decisions that are right, separated by `|`. A `not` after it
//! names the explanation for decisions that begin with these words.

use serde_json::Value;
use tabletop::Seat;
use tabletop::notation::read;

use crate::lesson::{Entry, Lesson, Mistake, Task};

/// A script that cannot be read, with the line that shows it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ScriptError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: ScriptProblem,
}

/// What can be wrong with a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptProblem {
    /// The line is none of those that a script has.
    #[error(
        "expected “minutes”, “config”, “first-game”, “luck”, “ask”, “not”, or a seat and a decision"
    )]
    Unknown,
    /// The minutes are no number.
    #[error("expected “minutes” and a number")]
    BadMinutes,
    /// The configuration is no JSON.
    #[error("expected an object in JSON")]
    BadConfig,
    /// A task or a mistake without a name, or without words.
    #[error("expected “ask NAME: WORDS” or “not WORDS: NAME”")]
    BadTask,
    /// An explanation that belongs to no task.
    #[error("“not” explains the task before it, and there is none")]
    NoTask,
}

/// Reads a script.
pub(crate) fn script(text: &str) -> Result<Lesson, ScriptError> {
    let mut lesson = Lesson {
        minutes: 0,
        config: Value::Null,
        first_game: Value::Null,
        script: Vec::new(),
    };
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        lesson.read_line(line).map_err(|problem| ScriptError {
            line: number,
            problem,
        })?;
    }
    Ok(lesson)
}

impl Lesson {
    fn read_line(&mut self, line: &str) -> Result<(), ScriptProblem> {
        let (subject, rest) = line.split_once(' ').ok_or(ScriptProblem::Unknown)?;
        match subject {
            "minutes" => self.minutes = rest.parse().map_err(|_| ScriptProblem::BadMinutes)?,
            "config" => self.config = config(rest)?,
            "first-game" => self.first_game = config(rest)?,
            "luck" => self.script.push(Entry::Luck(rest.to_owned())),
            "ask" => self.script.push(Entry::Task(task(rest)?)),
            "not" => {
                let Some(Entry::Task(task)) = self.script.last_mut() else {
                    return Err(ScriptProblem::NoTask);
                };
                let (begins, name) = rest.split_once(": ").ok_or(ScriptProblem::BadTask)?;
                task.mistakes.push(Mistake {
                    begins: begins.to_owned(),
                    name: name.to_owned(),
                });
            }
            seat => {
                let seat: Seat = read(seat).ok_or(ScriptProblem::Unknown)?;
                let words = rest.to_owned();
                self.script.push(Entry::Move { seat, words });
            }
        }
        Ok(())
    }
}

fn config(text: &str) -> Result<Value, ScriptProblem> {
    serde_json::from_str(text).map_err(|_| ScriptProblem::BadConfig)
}

fn task(text: &str) -> Result<Task, ScriptProblem> {
    let (name, decisions) = text.split_once(": ").ok_or(ScriptProblem::BadTask)?;
    Ok(Task {
        name: name.to_owned(),
        decisions: decisions.split(" | ").map(str::to_owned).collect(),
        mistakes: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> Option<(usize, ScriptProblem)> {
        let error = script(text).err()?;
        Some((error.line, error.problem))
    }

    #[test]
    fn a_script_says_what_is_drawn_decided_and_asked() {
        let text = "minutes 3\nconfig {\"seats\":3}\nfirst-game {}\n\n# Go!\nluck treasure 1\nask go: stay | leave\nnot dig: no\n1 stay\n";
        let lesson = script(text).unwrap();
        assert_eq!(lesson.minutes, 3);
        let task = Task {
            name: "go".to_owned(),
            decisions: vec!["stay".to_owned(), "leave".to_owned()],
            mistakes: vec![Mistake {
                begins: "dig".to_owned(),
                name: "no".to_owned(),
            }],
        };
        let expected = [
            Entry::Luck("treasure 1".to_owned()),
            Entry::Task(task),
            Entry::Move {
                seat: Seat::new(1),
                words: "stay".to_owned(),
            },
        ];
        assert_eq!(lesson.script, expected);
    }

    #[test]
    fn a_wrong_line_is_named() {
        assert_eq!(problem("luck"), Some((1, ScriptProblem::Unknown)));
        assert_eq!(problem("\nnine stay"), Some((2, ScriptProblem::Unknown)));
        assert_eq!(problem("minutes x"), Some((1, ScriptProblem::BadMinutes)));
        assert_eq!(problem("config {"), Some((1, ScriptProblem::BadConfig)));
        assert_eq!(problem("ask stay"), Some((1, ScriptProblem::BadTask)));
        assert_eq!(
            problem("0 stay\nnot leave: x"),
            Some((2, ScriptProblem::NoTask))
        );
        assert_eq!(
            problem("ask a: stay\nnot leave"),
            Some((2, ScriptProblem::BadTask))
        );
    }
}
