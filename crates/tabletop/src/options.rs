//! What can be chosen before a game starts, described so that a program can offer it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// How a table of a game is set up, valid by construction.
///
/// A configuration is an object of named options: `{"seats":4,"relics":true}`. Options left
/// out take their defaults; an unknown name or a value out of range is an error of
/// [`Deserialize`](serde::Deserialize) that says what would be right. A value of this type is
/// valid, so nothing checks it again.
pub trait Config:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option, `seats` first. The same names are the fields of the object.
    const OPTIONS: &'static [OptionSpec];

    /// How many seats the table has.
    fn seats(&self) -> u8;
}

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its name in the configuration, a word in snake case.
    pub name: &'static str,
    /// The values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// A number from `least` to `most`.
    Count {
        /// The lowest value allowed.
        least: u8,
        /// The highest value allowed.
        most: u8,
        /// The value if none is given.
        default: u8,
    },
    /// Yes or no.
    Switch {
        /// The value if none is given.
        default: bool,
    },
}

impl OptionSpec {
    /// An option that is off unless it is chosen.
    pub const fn switch(name: &'static str) -> Self {
        Self {
            name,
            kind: OptionKind::Switch { default: false },
        }
    }
}

/// Reads a configuration from text in JSON; the error is a sentence for people.
pub fn read_config<C: Config>(json: &str) -> Result<C, BadConfig> {
    // A derived reader would also accept a bare list of values, which could not be read back
    // by name.
    if !json.trim_start().starts_with('{') {
        let reason = "expected an object such as {\"seats\":4}".to_owned();
        return Err(BadConfig { reason });
    }
    serde_json::from_str(json).map_err(|error| BadConfig {
        reason: error.to_string(),
    })
}

/// A configuration that no table can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the configuration is not valid: {reason}")]
pub struct BadConfig {
    /// What is wrong with it and what would be right.
    pub reason: String,
}
