//! What makes two bots of one level play differently.

use std::fmt;
use std::str::FromStr;

use tabletop::QuickDice;

/// How bold a bot is where its level sees hardly any difference. It never makes a bot weaker
/// than its level: only decisions that are nearly as good as the best one are open to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temper {
    /// `plain`: none. The bot takes what its level finds best, as a yardstick does.
    Plain,
    /// `cautious`: takes the safer of two good decisions.
    Cautious,
    /// `steady`: leans neither way; only close calls are left to its dice.
    Steady,
    /// `bold`: takes the more daring of two good decisions.
    Bold,
    /// `fickle`: cautious now, bold the next time.
    Fickle,
}

impl Temper {
    /// Every temper.
    pub const ALL: [Self; 5] = [
        Self::Plain,
        Self::Cautious,
        Self::Steady,
        Self::Bold,
        Self::Fickle,
    ];

    /// The tempers with a character, from which a bot that was given none draws its own.
    pub const CHARACTERS: [Self; 4] = [Self::Cautious, Self::Steady, Self::Bold, Self::Fickle];

    /// The temper as a word, as in the names of bots.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Cautious => "cautious",
            Self::Steady => "steady",
            Self::Bold => "bold",
            Self::Fickle => "fickle",
        }
    }

    /// The temper of a bot with this seed, if nobody has chosen one.
    pub fn drawn(seed: u64) -> Self {
        *QuickDice::new(seed ^ TEMPER_SEED).pick(&Self::CHARACTERS)
    }
}

/// Keeps the temper apart from everything else that follows from a bot's seed.
const TEMPER_SEED: u64 = 0x7e3c_91d2_5ab8_0f64;

/// There is no such temper.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word} is not a temper of bots; there are plain, cautious, steady, bold and fickle")]
pub struct UnknownTemper {
    /// The word, shortened and escaped.
    pub word: String,
}

impl fmt::Display for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Temper {
    type Err = UnknownTemper;

    fn from_str(word: &str) -> Result<Self, UnknownTemper> {
        Self::ALL
            .into_iter()
            .find(|temper| temper.word() == word)
            .ok_or_else(|| UnknownTemper {
                word: tabletop::excerpt(word),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_again() {
        for temper in Temper::ALL {
            assert_eq!(temper.to_string().parse(), Ok(temper));
        }
        assert!("Bold".parse::<Temper>().is_err());
    }

    #[test]
    fn every_temper_with_a_character_is_drawn() {
        let mut drawn = [0; Temper::ALL.len()];
        for seed in 0..400 {
            drawn[Temper::drawn(seed) as usize] += 1;
        }
        assert_eq!(drawn[Temper::Plain as usize], 0);
        for temper in Temper::CHARACTERS {
            assert!(drawn[temper as usize] > 60, "{temper}: {drawn:?}");
        }
    }
}
