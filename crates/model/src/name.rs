//! What people and bots are called.

use std::fmt;

use crate::limits::{LONGEST_NAME as LONGEST, SHORTEST_NAME as SHORTEST};

/// A name that can be shown: 2 to 24 characters, none of which could disguise it or disturb the
/// text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// Checks and trims a name.
    pub fn new(text: &str) -> Result<Self, BadName> {
        let text = text.trim();
        let fits = (SHORTEST..=LONGEST).contains(&text.chars().count());
        if fits && text.chars().all(is_plain) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadName)
        }
    }

    /// A pleasant name, made from a number. It belongs to no language: an epithet, and something
    /// that lives or lies in caves.
    ///
    /// # Panics
    ///
    /// Never: every number picks a word of each list.
    pub fn invent(number: u64) -> Self {
        let pick = |words: &[&'static str], number: u64| {
            let count = words.len() as u64;
            let index = usize::try_from(number % count).expect("an index of the list");
            (words[index], number / count)
        };
        let (first, rest) = pick(EPITHETS, number);
        let (second, _) = pick(DWELLERS, rest);
        Self(format!("{first} {second}"))
    }

    /// A name from the store. It was checked when it was chosen and is not checked again, so that
    /// a stricter rule does not lock out those who already have a name.
    pub fn from_store(text: String) -> Self {
        Self(text)
    }

    /// What remains of somebody who deleted their account.
    pub fn echo() -> Self {
        Self("Echo".to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The form by which claimed names are compared, which ignores case.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name has {SHORTEST} to {LONGEST} characters and no invisible ones")]
pub struct BadName;

/// Whether a character is visible and leaves its neighbours alone.
pub fn is_plain(character: char) -> bool {
    !character.is_control()
        && !matches!(character,
            // Marks and overrides of the writing direction.
            '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // Spaces without width, joiners, soft hyphen, line and paragraph separators.
            | '\u{00ad}' | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}'
            | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}'
            // Annotation marks and tags.
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

const EPITHETS: &[&str] = &[
    "Amber", "Azur", "Basalt", "Cobalt", "Coral", "Crystal", "Ebony", "Echo", "Fossil", "Gala",
    "Garnet", "Granit", "Indigo", "Ivory", "Jade", "Karst", "Lava", "Lumen", "Magma", "Nova",
    "Ocra", "Onyx", "Opal", "Quartz", "Ruby", "Saffron", "Sepia", "Silex", "Sol", "Terra", "Topaz",
    "Tuff", "Umbra", "Velvet", "Zircon",
];

const DWELLERS: &[&str] = &[
    "Axolotl",
    "Bison",
    "Gecko",
    "Gnom",
    "Grotto",
    "Kobold",
    "Kristall",
    "Lemur",
    "Lynx",
    "Mammut",
    "Marmot",
    "Mole",
    "Newt",
    "Olm",
    "Orca",
    "Otter",
    "Panda",
    "Proteus",
    "Puma",
    "Python",
    "Salamander",
    "Tapir",
    "Troll",
    "Ursus",
    "Yeti",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_limited() {
        assert_eq!(Name::new("  Ann ").map(|name| name.0), Ok("Ann".to_owned()));
        assert_eq!(
            Name::new("Zoë Öñ 猫").map(|name| name.folded()),
            Ok("zoë öñ 猫".to_owned())
        );
        let long = "x".repeat(25);
        for bad in [
            "",
            "A",
            " A ",
            &long,
            "Ann\u{202e}nnA",
            "A\u{200b}nn",
            "A\nB",
            "A\u{0}B",
        ] {
            assert_eq!(Name::new(bad), Err(BadName), "{bad:?}");
        }
    }

    #[test]
    fn every_invented_name_is_a_name() {
        for number in 0..(EPITHETS.len() * DWELLERS.len()) as u64 {
            let name = Name::invent(number);
            assert_eq!(Name::new(name.as_str()), Ok(name.clone()));
        }
        assert_ne!(Name::invent(1), Name::invent(2));
    }
}
