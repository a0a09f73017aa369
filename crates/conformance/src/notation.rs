//! Words that stand for one thing and are written in one way.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Game, Notation, read};

use crate::position::Position;
use crate::subject::Subject;
use crate::violation::{Checked, Property};

pub(crate) fn of_position<G: Game>(position: &Position<'_, G>) -> Checked {
    for seat in position.everybody() {
        of_list(&position.legal[seat])?;
    }
    let outcomes: Vec<_> = position
        .chances
        .iter()
        .map(|&(outcome, _)| outcome)
        .collect();
    of_list(&outcomes)
}

/// Decisions have one spelling whether or not they are ever legal.
pub(crate) fn of_strangers<G: Subject>() -> Checked {
    let strangers: BTreeSet<_> = G::strangers().into_iter().collect();
    of_list(&Vec::from_iter(strangers))
}

fn of_list<T: Notation>(list: &[T]) -> Checked {
    let mut written = BTreeMap::new();
    for &value in list {
        let words = value.to_string();
        let single_spaced = words.split(' ').all(|word| !word.is_empty());
        if !single_spaced || words.chars().any(char::is_control) {
            let detail = format!("{words:?} is not words with single spaces between");
            return Err(Property::OneSpelling.broken(detail));
        }
        for other in misspellings(&words) {
            if read::<T>(&other) == Some(value) {
                let detail = format!("{other:?} is read like {words:?}");
                return Err(Property::OneSpelling.broken(detail));
            }
        }
        if let Some(other) = written.insert(words.clone(), value) {
            let detail = format!("{other:?} and {value:?} are both written {words:?}");
            return Err(Property::OneSpelling.broken(detail));
        }
    }
    for (words, value) in written {
        let back = read::<T>(&words);
        if back != Some(value) {
            let detail = format!("{value:?} is written {words:?}, which reads as {back:?}");
            return Err(Property::ReadsBack.broken(detail));
        }
    }
    Ok(())
}

/// Wrong spellings that people try.
pub(crate) fn misspellings(words: &str) -> Vec<String> {
    let all = [
        format!(" {words}"),
        format!("{words} "),
        format!("{words}\n"),
        format!("{words}."),
        format!("{words} {words}"),
        words.to_uppercase(),
        words.replace(' ', "  "),
        words.replace(' ', "\t"),
        words.replace(' ', "_"),
        words.replace('0', "00"),
        words.replace('1', "+1"),
        words.replace(',', ", "),
    ];
    all.into_iter().filter(|other| other != words).collect()
}
