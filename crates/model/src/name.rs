//! What people and bots are called.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

use crate::character::Character;
use crate::limits::{LONGEST_NAME as LONGEST, SHORTEST_NAME as SHORTEST};

/// A name that can be shown: 2 to 24 characters, none of which could disguise it or disturb the
/// text around it. There is one way to write it: letters are composed (NFC), and words are
/// separated by one plain space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// What a name looks like. Two names with the same look cannot be told apart: they differ only in
/// case, or by letters of other alphabets that look the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NameLook(String);

impl Name {
    /// Checks a name and puts it into its one spelling.
    pub fn new(text: &str) -> Result<Self, BadName> {
        // Line breaks and tabs inside a name are no spelling of a space.
        if text.trim().chars().any(char::is_control) {
            return Err(BadName);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let text: String = words.join(" ").nfc().collect();
        let fits = (SHORTEST..=LONGEST).contains(&text.chars().count());
        let is_readable = text.chars().all(is_legible) && text.chars().any(char::is_alphanumeric);
        if fits && is_readable && !has_towers(&text) {
            Ok(Self(text))
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

    /// A name like that with a number behind it, for when too many of them are taken.
    pub fn invent_numbered(number: u64) -> Self {
        let name = Self::invent(number);
        Self(format!("{name} {}", number % 1000))
    }

    /// What one of the cast is called.
    pub fn of_character(character: Character) -> Self {
        Self(character.name().to_owned())
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

    /// The form by which somebody who signs in is found, which ignores case.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }

    /// What it looks like.
    pub fn look(&self) -> NameLook {
        let lower = |text: &str| skeleton(text).collect::<String>().to_lowercase();
        // Twice: a capital letter and its small one may look like different things (I like l, m
        // like rn). At last i is l, since I is.
        let look = lower(&lower(&self.0)).replace('i', "l");
        NameLook(look.nfc().collect())
    }
}

impl NameLook {
    /// The form in which looks are stored and compared.
    pub fn as_str(&self) -> &str {
        &self.0
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

/// Whether a character can be read in a name: it is plain, takes room and is not blank.
fn is_legible(character: char) -> bool {
    is_plain(character)
        && (character == ' ' || !character.is_whitespace())
        && !matches!(character,
            // Letters that are blank: fillers of Hangul and Khmer, the empty cell of Braille, the
            // null of musical notes.
            '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}'
            | '\u{2800}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{1bca0}'..='\u{1bca3}'
            // Choices between variants of the character before, and the joiner of graphemes.
            | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{034f}'
            // For private use, and what is no character at all.
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
            | '\u{fff0}'..='\u{fff8}' | '\u{fffc}' | '\u{fffd}')
}

/// Whether marks are piled up, so that they reach into the lines around the name, or stand alone at
/// its beginning.
fn has_towers(text: &str) -> bool {
    let marks: Vec<bool> = text.chars().map(is_combining_mark).collect();
    // Vietnamese needs two marks on a letter, some of which are composed with it.
    let is_tower = marks.windows(3).any(|three| three == [true; 3]);
    is_tower || marks.first() == Some(&true)
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
            // Blank or without a letter.
            "\u{3164}\u{3164}",
            "Ann\u{2800}",
            "…!",
            "\u{a0}\u{a0}\u{a0}",
            "A\u{fe0f}nn",
            "\u{301}Ann",
            "Z\u{336}\u{337}\u{338}oe",
        ] {
            assert_eq!(Name::new(bad), Err(BadName), "{bad:?}");
        }
    }

    #[test]
    fn a_name_has_one_spelling() {
        let written = |text: &str| Name::new(text).unwrap().0;
        assert_eq!(written("Zoe\u{308}"), "Zoë");
        assert_eq!(written("Ann\u{a0}  \u{2003}Lee"), "Ann Lee");
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        let look = |text: &str| Name::new(text).unwrap().look();
        for (one, other) in [
            ("Ann", "ANN"),
            // Cyrillic, Greek, full width.
            ("Alice", "Аliсе"),
            ("Olm", "Οlm"),
            ("Bob", "Ｂob"),
            // Letters and digits of one alphabet.
            ("Iris", "lris"),
            ("IRIS", "iris"),
            ("Olm 10", "0lm l0"),
            ("Mia", "rnia"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [
            ("Ann", "Anna"),
            ("Zoë", "Zoe"),
            ("Ann Lee", "Annlee"),
            ("猫", "犬"),
        ] {
            let pad = |text: &str| format!("{text} x");
            assert_ne!(look(&pad(one)), look(&pad(other)), "{one} {other}");
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
