//! Pages that were drawn once for everybody who sees the same.
//!
//! Bystanders with the same settings who have the same page get the same update. It is worked out
//! for the first of them; the others get a copy.

use std::sync::{Arc, Mutex, OnceLock};

use web::{Lang, Receipt};

use crate::gzip::SharedPiece;
use crate::lock::hold;

/// How many drawings of a table are kept: one for each language, and some for readers who lag
/// behind.
const KEPT: usize = 16;

/// The latest drawings of a table.
#[derive(Debug, Default)]
pub struct Drawings(Mutex<Vec<(Sight, Arc<OnceLock<Drawing>>)>>);

/// All that decides what a bystander is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The version of the page.
    pub version: u64,
    /// How they like it.
    pub taste: Taste,
    /// What they have of it.
    pub has: Arc<Receipt>,
}

/// The settings of a visitor that change what a table's page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taste {
    /// Their language.
    pub lang: Lang,
    /// Whether they want aids on the board.
    pub aids: bool,
    /// Whether single keys decide.
    pub keys: bool,
    /// Whether hints come without being asked for.
    pub advice: bool,
    /// How they reached us: the link to the table begins with it.
    pub site: String,
}

/// An update, and what its reader has afterwards.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The update as it is sent.
    pub update: Arc<SharedPiece>,
    /// What the reader has afterwards.
    pub receipt: Arc<Receipt>,
}

impl Drawings {
    /// The drawing for this sight, made now if nobody has needed it yet.
    pub fn get(&self, sight: Sight, draw: impl FnOnce() -> Drawing) -> Drawing {
        // The lock is not held while something is drawn: others may have another language.
        self.cell(sight).get_or_init(draw).clone()
    }

    fn cell(&self, sight: Sight) -> Arc<OnceLock<Drawing>> {
        let mut drawings = hold(&self.0);
        if let Some((_, cell)) = drawings.iter().find(|(known, _)| *known == sight) {
            return Arc::clone(cell);
        }
        // Nobody needs an older version again.
        drawings.retain(|(known, _)| known.version >= sight.version);
        if drawings.len() >= KEPT {
            drawings.remove(0);
        }
        let cell = Arc::default();
        drawings.push((sight, Arc::clone(&cell)));
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sight(version: u64, lang: Lang) -> Sight {
        Sight {
            version,
            taste: Taste {
                lang,
                aids: true,
                keys: true,
                advice: false,
                site: String::new(),
            },
            has: Arc::default(),
        }
    }

    fn drawing(text: &str) -> Drawing {
        Drawing {
            update: SharedPiece::new(text.to_owned()),
            receipt: Arc::default(),
        }
    }

    #[test]
    fn a_page_is_drawn_once_for_each_language_and_version() {
        let drawings = Drawings::default();
        let mut different = Vec::new();
        for version in [1, 2] {
            for lang in [Lang::En, Lang::De] {
                for _ in 0..100 {
                    let got = drawings.get(sight(version, lang), || drawing(""));
                    if !different
                        .iter()
                        .any(|known| Arc::ptr_eq(known, &got.update))
                    {
                        different.push(got.update);
                    }
                }
            }
        }
        assert_eq!(different.len(), 4);
    }

    #[test]
    fn few_drawings_are_kept_and_none_of_an_older_page() {
        let drawings = Drawings::default();
        for number in 0..100 {
            let mut sight = sight(1, Lang::En);
            sight.taste.site = format!("http://{number}.example");
            drawings.get(sight, || drawing(""));
        }
        assert_eq!(hold(&drawings.0).len(), KEPT);
        drawings.get(sight(2, Lang::En), || drawing(""));
        assert_eq!(hold(&drawings.0).len(), 1);
    }
}
