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
    /// Whether they want sounds.
    pub sounds: bool,
    /// Whether single keys decide, such as digits: software that listens to speech may type them.
    pub keys: bool,
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
