//! Who looks at a page, and how they like it.

use narration::{Lang, Texts};

/// Someone who asks for a page.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the menu of settings"
)]
pub struct Visitor {
    /// Their language.
    pub lang: Lang,
    /// Their theme.
    pub theme: Theme,
    /// Whether they want aids on the board.
    pub aids: bool,
    /// How loud they want sounds.
    pub sounds: Volume,
    /// Whether single keys decide, such as digits: software that listens to speech may type them.
    pub keys: bool,
    /// Whether hints come without being asked for, where a table gives them.
    pub advice: bool,
    /// Their name: an invented one for a guest.
    pub name: String,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
    /// The path of the page they asked for, so that a setting leads back to it.
    pub path: String,
}

impl Visitor {
    /// The texts in their language.
    pub fn texts(&self) -> &'static Texts {
        Texts::of(self.lang)
    }
}

/// How loud sounds are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Not at all.
    #[default]
    Off,
    /// Softly.
    Quiet,
    /// As most like it.
    Medium,
    /// Loudly.
    Loud,
}

impl Volume {
    /// Every volume, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Off, Self::Quiet, Self::Medium, Self::Loud];

    /// The word in cookies, forms and the `data-sounds` attribute.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Medium => "medium",
            Self::Loud => "loud",
        }
    }

    /// The volume with this word. Sounds used to be on or off.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "yes" => Some(Self::Medium),
            "no" => Some(Self::Off),
            word => Self::ALL.into_iter().find(|volume| volume.word() == word),
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device says.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// Every theme, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The word in cookies, forms and the `data-theme` attribute.
    pub const fn word(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}
