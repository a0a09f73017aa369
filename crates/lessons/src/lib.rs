//! Lessons: real matches with told luck, in which a learner does every kind of thing once.
//!
//! A [`Lesson`] is a script, read from `scripts/`. A [`Progress`] is a learner's way through it:
//! a match at the point where the learner is asked for something, rebuilt from the decisions
//! they have made. There is no text here, only the keys of texts.

#![deny(missing_docs)]

mod lesson;
mod progress;
mod script;

pub use lesson::{Lesson, Task};
pub use progress::{Objection, Progress};
pub use script::{ScriptError, ScriptProblem};
