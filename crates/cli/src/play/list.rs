//! The list of decisions from which a player picks one.

use narration::{NamedDecision, Texts};

use crate::palette::{QUIET, WORDS, paint};
use crate::paragraph::{WIDTH, padded, visible_width, wrap_to};

/// How many decisions are listed one in a line with their labels: what fits a screen with
/// the board.
const LISTED: usize = 12;

/// How many decisions that begin with the same word are listed one in a line.
const LISTED_OF_A_GROUP: usize = 3;

/// How many decisions that begin with the same word are listed in full.
const IN_FULL: usize = 16;

/// The columns of a group's numbers and verb.
const BEFORE_ENTRIES: usize = 17;

/// How wide a decision with its label may be: as wide as the widest boards.
const WIDEST: usize = 100;

/// The decisions with their numbers and labels, one in a line; a long list by its first
/// words.
pub fn question(legal: &[NamedDecision], texts: &Texts) -> String {
    let lines = if legal.len() <= LISTED {
        listed(1, legal)
    } else {
        by_first_word(legal, texts)
    };
    format!("{}\n> ", lines.join("\n"))
}

/// `      1 stay   Go deeper`, numbered from `first`.
fn listed(first: usize, decisions: &[NamedDecision]) -> Vec<String> {
    let numbers = first..;
    numbers
        .zip(with_labels(decisions))
        .map(|(number, line)| format!("{} {line}", paint(QUIET, format!("{number:>7}"))))
        .collect()
}

/// The decisions that begin as was typed, when they are few.
pub fn candidates(decisions: &[NamedDecision]) -> String {
    let lines = with_labels(decisions).map(|line| format!("        {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// `stay   Go deeper`: the words of each decision and, in the next column, its label.
fn with_labels(decisions: &[NamedDecision]) -> impl Iterator<Item = String> {
    let widths = decisions.iter().map(|one| visible_width(&one.words));
    let widest = widths.max().unwrap_or_default();
    decisions.iter().map(move |decision| {
        let words = paint(WORDS, padded(&decision.words, widest));
        let label = wrap_to(WIDEST, &decision.label.text, 8 + widest + 3);
        format!("{words}   {label}").trim_end().to_owned()
    })
}

/// The decisions with the same first word together, with their numbers. A few are listed
/// with their labels, many in one line:
/// ` 3-9  wall  0,0 0,1 · 1,0 1,1 · 2,0 2,1`.
fn by_first_word(legal: &[NamedDecision], texts: &Texts) -> Vec<String> {
    let first = |decision: &NamedDecision| {
        let word = decision.words.split(' ').next().unwrap_or_default();
        word.to_owned()
    };
    let mut lines = Vec::new();
    let mut next = 1;
    for group in legal.chunk_by(|one, other| first(one) == first(other)) {
        let from = next;
        next += group.len();
        if group.len() <= LISTED_OF_A_GROUP {
            lines.extend(listed(from, group));
            continue;
        }
        let verb = first(&group[0]);
        let numbers = format!("{from}-{}", next - 1);
        let numbers = paint(QUIET, format!("{numbers:>7}"));
        let entries = flow(&continuations(group, &verb, texts));
        let verb = paint(WORDS, format!("{verb:<8}"));
        lines.push(format!("{numbers} {verb} {entries}"));
        lines.extend(example(&group[0], texts));
    }
    lines
}

/// What one decision of a group means.
fn example(decision: &NamedDecision, texts: &Texts) -> Option<String> {
    let NamedDecision { words, label } = decision;
    if label.text.is_empty() {
        return None;
    }
    let arguments = [
        ("words", words.as_str().into()),
        ("label", label.text.as_str().into()),
    ];
    let example = texts.say_with("terminal-example", &arguments);
    let example = paint(QUIET, wrap_to(WIDEST, &example, BEFORE_ENTRIES));
    Some(format!("{}{example}", " ".repeat(BEFORE_ENTRIES)))
}

/// How the decisions of a group go on; of many only the second words, and of many numbers
/// the first and the last.
fn continuations(group: &[NamedDecision], verb: &str, texts: &Texts) -> Vec<String> {
    let rest = |decision: &NamedDecision| decision.words[verb.len()..].trim_start().to_owned();
    let mut entries: Vec<String> = group.iter().map(rest).collect();
    if entries.len() > IN_FULL {
        if let Some(range) = range(&entries, texts) {
            return vec![range];
        }
        for entry in &mut entries {
            if let Some((second, _)) = entry.split_once(' ') {
                *entry = format!("{second}…");
            }
        }
        entries.dedup();
    }
    entries
}

/// `0 to 20`, if the entries are the numbers between.
fn range(entries: &[String], texts: &Texts) -> Option<String> {
    let numbers: Option<Vec<u32>> = entries.iter().map(|entry| entry.parse().ok()).collect();
    let numbers = numbers?;
    let (first, last) = (*numbers.first()?, *numbers.last()?);
    let all = numbers.iter().copied().eq(first..=last);
    all.then(|| {
        let ends = [("first", first.into()), ("last", last.into())];
        texts.say_with("terminal-range", &ends)
    })
}

/// The decisions that begin as was typed, when they are many: those that differ only in
/// their last word together, and if they are still many, only the word in which they part.
/// `lay four  -2,3 r0 r1 · -1,3 r0 r2`
pub fn narrowed(candidates: &[NamedDecision]) -> String {
    let words: Vec<&str> = candidates.iter().map(|one| one.words.as_str()).collect();
    let common = common_words(&words);
    let rests: Vec<Vec<&str>> = words
        .iter()
        .map(|words| words.split(' ').skip(common.len()).collect())
        .collect();
    let by_last: Vec<String> = rests
        .chunk_by(|one, other| one.len() > 1 && beginning(one) == beginning(other))
        .map(|group| {
            let lasts = group.iter().filter_map(|words| words.last().copied());
            let words = beginning(&group[0]).iter().copied().chain(lasts);
            words.collect::<Vec<_>>().join(" ")
        })
        .collect();
    let entries = if by_last.len() <= NARROWED {
        by_last
    } else {
        let mut parting: Vec<String> = rests.iter().map(|words| parting(words)).collect();
        parting.dedup();
        parting
    };
    let shared = common.join(" ");
    let number = paint(QUIET, format!("{:>7}", candidates.len()));
    let shared = paint(WORDS, format!("{shared:<8}"));
    format!("{number} {shared} {}", flow(&entries))
}

/// How many groups of decisions are listed when a list is narrowed: a screen of them.
const NARROWED: usize = 60;

/// All but the last word.
fn beginning<'a, 'b>(words: &'b [&'a str]) -> &'b [&'a str] {
    &words[..words.len().saturating_sub(1)]
}

/// The first word, and that there is more.
fn parting(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first, ..] => format!("{first}…"),
    }
}

/// The words with which all decisions begin.
fn common_words<'a>(decisions: &[&'a str]) -> Vec<&'a str> {
    let Some(first) = decisions.first() else {
        return Vec::new();
    };
    let mut common: Vec<&str> = first.split(' ').collect();
    for decision in decisions {
        let shared = common.iter().zip(decision.split(' '));
        let length = shared.take_while(|(one, other)| *one == other).count();
        common.truncate(length);
    }
    common
}

/// The entries in lines of at most 80 columns, after the numbers and the verb.
fn flow(entries: &[String]) -> String {
    let mut text = String::new();
    let mut used = BEFORE_ENTRIES;
    for (index, entry) in entries.iter().enumerate() {
        let width = entry.chars().count() + 3;
        if index > 0 && used + width > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(BEFORE_ENTRIES));
            used = BEFORE_ENTRIES;
        } else if index > 0 {
            text.push_str(" · ");
        }
        text.push_str(entry);
        used += width;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use narration::{Label, Lang};

    fn named(words: impl Into<String>, label: &str) -> NamedDecision {
        NamedDecision {
            words: words.into(),
            label: Label {
                text: label.to_owned(),
                detail: String::new(),
            },
        }
    }

    fn all(words: impl IntoIterator<Item = String>) -> Vec<NamedDecision> {
        words.into_iter().map(|words| named(words, "")).collect()
    }

    fn asked(legal: &[NamedDecision]) -> String {
        plain(&question(legal, Texts::of(Lang::En)))
    }

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn a_short_list_is_numbered_and_labelled() {
        let choices = [named("stay", "Go deeper"), named("leave", "Back to camp")];
        assert_eq!(
            asked(&choices),
            "      1 stay    Go deeper\n      2 leave   Back to camp\n> "
        );
        let many = all((0..6).map(|number| format!("lay {number}")));
        let asked = asked(&many);
        assert!(asked.ends_with("\n      6 lay 5\n> "), "{asked}");
    }

    #[test]
    fn a_long_list_is_shown_by_its_first_words() {
        let mut many = all((0..16).map(|n| format!("wall {n},0 {n},1")));
        many.extend(all((0..40).map(|n| format!("lay {} {n}", n / 10))));
        many[16].label.text = "Lay the first".to_owned();
        many.push(named("end", "End the turn"));
        let asked = asked(&many);
        let lines: Vec<&str> = asked.lines().collect();
        assert!(
            lines[0].starts_with("   1-16 wall     0,0 0,1 · 1,0 1,1 · "),
            "{asked}"
        );
        assert!(lines[1].starts_with("                 "), "{asked}");
        assert!(
            asked.contains("\n  17-56 lay      0… · 1… · 2… · 3…\n"),
            "{asked}"
        );
        assert!(
            asked.contains("\n                 e.g. lay 0 0: Lay the first\n"),
            "{asked}"
        );
        assert!(
            asked.ends_with("\n     57 end   End the turn\n> "),
            "{asked}"
        );
        for line in lines {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }

    #[test]
    fn many_numbers_are_a_range() {
        let mut bids = all((3..=24).map(|points| format!("bid {points}")));
        bids.push(named("pass", "Pass"));
        assert_eq!(
            asked(&bids),
            "   1-22 bid      3 to 24\n     23 pass   Pass\n> "
        );
    }

    #[test]
    fn a_narrowed_list_shows_how_the_words_go_on() {
        let mut layings = Vec::new();
        for place in 0..30 {
            for turn in 0..3 {
                layings.push(format!("lay four {place},3 r{turn}"));
            }
        }
        let shown = plain(&narrowed(&all(layings.clone())));
        assert!(
            shown.starts_with("     90 lay four 0,3 r0 r1 r2 · 1,3 r0 r1 r2 · "),
            "{shown}"
        );
        for line in shown.lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
        let mut more: Vec<String> = layings.iter().map(|lay| format!("option {lay}")).collect();
        more.extend((0..90).map(|place| format!("option vein {place},1 red")));
        more.push("option points".to_owned());
        let shown = plain(&narrowed(&all(more)));
        assert_eq!(shown, "    181 option   lay… · vein… · points");
    }
}
