//! How a table of Marbles is set up.

use serde::{Deserialize, Serialize};
use tabletop::{Config, OptionKind, OptionSpec};

use super::defect::Defect;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MarblesConfig {
    seats: SeatCount,
    /// Three rounds instead of two.
    pub long: bool,
    #[serde(skip)]
    pub past: Past,
}

impl MarblesConfig {
    pub fn new(seats: u8, long: bool) -> Self {
        Self {
            seats: SeatCount(seats),
            long,
            past: Past {
                written: false,
                copies: 0,
            },
        }
    }
}

impl Default for MarblesConfig {
    fn default() -> Self {
        let seats = if Defect::DefaultIsAnother.here() {
            3
        } else {
            2
        };
        Self {
            past: Past {
                written: true,
                copies: 0,
            },
            ..Self::new(seats, false)
        }
    }
}

impl Config for MarblesConfig {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "seats",
            kind: OptionKind::Count {
                least: 2,
                most: 3,
                default: 2,
            },
        },
        OptionSpec {
            name: "long",
            kind: OptionKind::Switch { default: false },
        },
    ];

    fn seats(&self) -> u8 {
        self.seats.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
struct SeatCount(u8);

impl From<SeatCount> for u8 {
    fn from(seats: SeatCount) -> u8 {
        seats.0
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = String;

    fn try_from(seats: u8) -> Result<Self, String> {
        match seats {
            2..=3 => Ok(Self(seats)),
            _ if Defect::TakesAnySeats.here() => Ok(Self(seats)),
            _ => Err(format!("Marbles is for 2 or 3 seats, not {seats}")),
        }
    }
}

/// What a configuration has been through. It counts for nothing in a comparison, so only a
/// defect can make something of it.
#[derive(Debug, Default)]
pub struct Past {
    /// Whether it comes from text.
    pub written: bool,
    pub copies: u8,
}

impl Clone for Past {
    fn clone(&self) -> Self {
        Self {
            written: self.written,
            copies: self.copies.saturating_add(1),
        }
    }
}

impl PartialEq for Past {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Past {}
