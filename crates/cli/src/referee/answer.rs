//! What the referee answers.

use catalog::Proposal;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Announcement, Commitment, OptionSpec, Outcome, Prompt, Version};

use super::fault::Fault;
use super::request::CommandUsage;

/// One line of output: `{"ok":true,…}` or `{"ok":false,"error":{…}}`.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// It was done.
    Fine {
        ok: True,
        #[serde(flatten)]
        answer: Answer,
    },
    /// It was not.
    Refused { ok: False, error: Fault },
}

/// The value that `ok` has when all is well.
pub struct True;
/// The value that `ok` has when a request is refused.
pub struct False;

impl Serialize for True {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(true)
    }
}

impl Serialize for False {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(false)
    }
}

impl From<Result<Answer, Fault>> for Reply {
    fn from(answered: Result<Answer, Fault>) -> Self {
        match answered {
            Ok(answer) => Self::Fine { ok: True, answer },
            Err(error) => Self::Refused { ok: False, error },
        }
    }
}

/// What a request is answered with. The shape tells which request it was.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    Help {
        commands: &'static [CommandUsage],
    },
    Games {
        games: Vec<GameAnswer>,
        bots: Vec<&'static str>,
    },
    Table(TableAnswer),
    Prompt {
        version: Version,
        prompt: Prompt,
    },
    Legal {
        version: Version,
        decisions: Vec<String>,
    },
    Changed {
        version: Version,
        /// What the request brought about, luck included.
        events: Vec<Announcement<Value>>,
    },
    Undone {
        version: Version,
    },
    Chances {
        version: Version,
        outcomes: Vec<(String, u32)>,
    },
    View {
        version: Version,
        view: Value,
    },
    Score(Outcome),
    Record {
        record: String,
    },
    Bot(Proposal<String>),
}

/// A game in the answer to `games`.
#[derive(Serialize)]
pub struct GameAnswer {
    pub id: &'static str,
    pub rules: u32,
    pub options: &'static [OptionSpec],
}

/// A table that was opened or loaded.
#[derive(Serialize)]
pub struct TableAnswer {
    pub game: &'static str,
    pub version: Version,
    pub config: Value,
    pub luck: &'static str,
    /// Only where luck is rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    pub prompt: Prompt,
    /// What has happened so far, from the set-up on.
    pub events: Vec<Announcement<Value>>,
}
