//! The rules of a game as a page, with what leads into it.

use maud::Markup;
use narration::Texts;

/// The rules of a game, which every chapter, rule and thing can be linked to.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The page below its title.
    pub text: Markup,
    /// The keys of the chapters' headings, in order. Their ids follow from them.
    pub chapters: &'static [&'static str],
    /// Every tile, room and piece, in groups.
    pub index: Vec<IndexGroup>,
}

/// Things of one kind.
#[derive(Clone, Debug)]
pub struct IndexGroup {
    /// What they are.
    pub title: String,
    /// The things, in the order of their names.
    pub entries: Vec<IndexEntry>,
}

/// A thing of the game and where its rules are.
#[derive(Clone, Debug)]
pub struct IndexEntry {
    /// Its name.
    pub name: String,
    /// The address of what the rules say about it, as in `/rules/caverna#room-shelf`.
    pub address: String,
}

impl IndexGroup {
    /// A group under a heading, sorted by name.
    pub(crate) fn new(
        title: &str,
        entries: impl IntoIterator<Item = (String, String)>,
        texts: &Texts,
    ) -> Self {
        let mut entries: Vec<_> = entries
            .into_iter()
            .map(|(name, address)| IndexEntry { name, address })
            .collect();
        entries.sort_by_key(|entry| entry.name.to_lowercase());
        Self {
            title: texts.say(title),
            entries,
        }
    }
}

/// The id of a rule or a chapter, which is stable as long as the key of its text is:
/// `dig-reach` for `caverna-rules-dig-reach`.
pub(crate) fn rule_id(key: &str) -> &str {
    let (_, name) = key.split_once('-').unwrap_or(("", key));
    name.strip_prefix("rules-").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_named_without_its_game() {
        assert_eq!(rule_id("caverna-rules-dig-reach"), "dig-reach");
        assert_eq!(rule_id("caverna-goods"), "goods");
    }
}
