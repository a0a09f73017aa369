//! What can be asked of the referee.

use std::fmt;

use serde::Deserialize;
use serde::de::{self, Deserializer, Visitor};
use serde_json::{Map, Value};
use tabletop::{SeatNumber, Version};

use super::fault::Fault;

/// A request. Every field is checked; an unknown one is refused, since it is more likely a
/// misspelt option than one that does not matter.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
// Requests without fields are written with braces because serde refuses unknown fields only
// where there is a list of known ones.
pub enum Request {
    /// What can be asked.
    Help {},
    /// The games and their options.
    Games {},
    /// Opens a table.
    New {
        game: String,
        #[serde(default)]
        config: Map<String, Value>,
        #[serde(default)]
        luck: Luck,
        seed: Option<String>,
    },
    /// Who must act.
    Prompt {},
    /// What a seat may decide.
    Legal { seat: SeatNumber },
    /// Decides.
    Decide {
        seat: SeatNumber,
        decision: String,
        version: Option<Version>,
    },
    /// Takes the last decision back.
    Undo {
        seat: SeatNumber,
        version: Option<Version>,
    },
    /// What luck can bring.
    Chances {},
    /// Tells what luck brings.
    Luck { outcome: String },
    /// What a viewer sees.
    View { viewer: ViewerField },
    /// The result.
    Score {},
    /// The match so far as text.
    Record {},
    /// Loads a match.
    Replay { record: String },
    /// What a bot would decide.
    Bot {
        seat: SeatNumber,
        bot: String,
        seed: Option<u64>,
        /// What the arena adds for programs that keep no table of their own. Here there is
        /// a table.
        #[serde(default)]
        legal: de::IgnoredAny,
        #[serde(default)]
        view: de::IgnoredAny,
    },
}

/// Where the luck of a new table comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// From a seed.
    #[default]
    Rolled,
    /// From `luck` requests.
    Told,
}

/// A viewer as a request names one: a seat's number or `"bystander"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewerField {
    Seat(SeatNumber),
    Bystander,
}

impl<'de> Deserialize<'de> for ViewerField {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl Visitor<'_> for Reader {
            type Value = ViewerField;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the number of a seat or \"bystander\"")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<ViewerField, E> {
                Ok(ViewerField::Seat(number.into()))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<ViewerField, E> {
                match word {
                    "bystander" => Ok(ViewerField::Bystander),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

/// A command as `help` and the complaints show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct CommandUsage {
    /// The word.
    pub cmd: &'static str,
    /// A request that is right, with every field it can have.
    pub example: &'static str,
    /// What it is for.
    pub purpose: &'static str,
}

/// Every command.
pub const USAGES: [CommandUsage; 14] = [
    CommandUsage {
        cmd: "help",
        example: r#"{"cmd":"help"}"#,
        purpose: "this list",
    },
    CommandUsage {
        cmd: "games",
        example: r#"{"cmd":"games"}"#,
        purpose: "the games, their options and the bots",
    },
    CommandUsage {
        cmd: "new",
        example: r#"{"cmd":"new","game":"diamant","config":{"seats":5,"relics":true},"luck":"rolled","seed":"0000000000000000000000000000000000000000000000000000000000000000"}"#,
        purpose: "opens a table; config, luck (rolled or told) and seed may be left out",
    },
    CommandUsage {
        cmd: "prompt",
        example: r#"{"cmd":"prompt"}"#,
        purpose: "who must act",
    },
    CommandUsage {
        cmd: "legal",
        example: r#"{"cmd":"legal","seat":0}"#,
        purpose: "what a seat may decide",
    },
    CommandUsage {
        cmd: "decide",
        example: r#"{"cmd":"decide","seat":0,"decision":"stay","version":12}"#,
        purpose: "decides; version may be left out",
    },
    CommandUsage {
        cmd: "undo",
        example: r#"{"cmd":"undo","seat":0,"version":12}"#,
        purpose: "takes the seat's last decision back; version may be left out",
    },
    CommandUsage {
        cmd: "chances",
        example: r#"{"cmd":"chances"}"#,
        purpose: "what luck can bring, with weights, where luck is told",
    },
    CommandUsage {
        cmd: "luck",
        example: r#"{"cmd":"luck","outcome":"treasure 9"}"#,
        purpose: "tells what luck brings, where luck is told",
    },
    CommandUsage {
        cmd: "view",
        example: r#"{"cmd":"view","viewer":0}"#,
        purpose: "what a seat, or \"bystander\", sees",
    },
    CommandUsage {
        cmd: "score",
        example: r#"{"cmd":"score"}"#,
        purpose: "points and winners, when the game is over",
    },
    CommandUsage {
        cmd: "record",
        example: r#"{"cmd":"record"}"#,
        purpose: "the match so far as text",
    },
    CommandUsage {
        cmd: "replay",
        example: r#"{"cmd":"replay","record":"grotto record 1\n…"}"#,
        purpose: "loads a match from its record",
    },
    CommandUsage {
        cmd: "bot",
        example: r#"{"cmd":"bot","seat":0,"bot":"greedy","seed":7}"#,
        purpose: "what a bot would decide; seed may be left out",
    },
];

/// Reads a line as a request, or says what would have been one.
pub fn read(line: &str) -> Result<Request, Fault> {
    // serde would take a list for an enum as well, fields by position.
    if !line.trim_start().starts_with('{') {
        return Err(match serde_json::from_str::<de::IgnoredAny>(line) {
            Ok(_) => Fault::NotAnObject,
            Err(error) => Fault::not_json(&error),
        });
    }
    serde_json::from_str(line).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => wrong_data(line, &error),
        _ => Fault::not_json(&error),
    })
}

/// The line is an object, but not one of ours.
fn wrong_data(line: &str, error: &serde_json::Error) -> Fault {
    let named = match serde_json::from_str::<Value>(line) {
        Ok(line) => line["cmd"].clone(),
        // The wrong field came first, but the line does not even end as JSON.
        Err(error) => return Fault::not_json(&error),
    };
    let Value::String(named) = named else {
        return Fault::NoCommand;
    };
    match USAGES.iter().find(|usage| usage.cmd == named) {
        Some(usage) => Fault::BadRequest {
            reason: error.to_string(),
            example: usage.example,
        },
        None => Fault::UnknownCommand {
            cmd: tabletop::excerpt(&named),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usage_is_a_request() {
        for usage in USAGES {
            read(usage.example).unwrap_or_else(|fault| panic!("{}: {fault}", usage.cmd));
        }
    }

    #[test]
    fn every_request_has_a_usage() {
        // serde lists every command it knows when it meets one it does not.
        let error = serde_json::from_str::<Request>(r#"{"cmd":"?"}"#).unwrap_err();
        let known: Vec<String> = error
            .to_string()
            .split('`')
            .skip(3)
            .step_by(2)
            .map(str::to_owned)
            .collect();
        let mut listed = USAGES.map(|usage| usage.cmd.to_owned()).to_vec();
        assert_eq!(known.len(), listed.len());
        listed.retain(|cmd| !known.contains(cmd));
        assert_eq!(listed, Vec::<String>::new());
    }

    #[test]
    fn viewers_are_seats_or_bystanders() {
        let viewer = |text: &str| serde_json::from_str::<ViewerField>(text);
        assert_eq!(viewer("3").unwrap(), ViewerField::Seat(3.into()));
        assert_eq!(viewer("300").unwrap(), ViewerField::Seat(300.into()));
        assert_eq!(viewer("\"bystander\"").unwrap(), ViewerField::Bystander);
        for wrong in ["-1", "\"0\"", "null", "1.5", "[0]"] {
            let message = viewer(wrong).unwrap_err().to_string();
            assert!(message.contains("the number of a seat"), "{message}");
        }
    }

    #[test]
    fn a_field_that_stands_twice_is_refused() {
        let twice = read(r#"{"cmd":"legal","seat":0,"seat":1}"#);
        assert!(matches!(twice, Err(Fault::BadRequest { .. })), "{twice:?}");
    }

    #[test]
    fn unknown_fields_are_refused_also_where_there_are_none() {
        for line in [
            r#"{"cmd":"prompt","seat":0}"#,
            r#"{"cmd":"legal","seat":0,"x":1}"#,
        ] {
            let refused = read(line);
            assert!(
                matches!(refused, Err(Fault::BadRequest { .. })),
                "{refused:?}"
            );
        }
    }
}
