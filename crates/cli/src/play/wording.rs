//! What a player reads besides the game.

use std::path::Path;

use serde_json::Value;
use tabletop::{OptionSpec, Record};

use super::input::Wish;
use super::session::Seating;
use crate::game_choice::PlayArguments;
use crate::palette::{QUIET, WORDS, paint};
use crate::paragraph::WIDTH;

/// How many decisions are listed one in a line: what fits a screen with the board.
const LISTED: usize = 6;

/// How many decisions that begin with the same word are listed in full.
const IN_FULL: usize = 16;

/// The columns of a group's numbers and verb.
const BEFORE_ENTRIES: usize = 17;

/// `1 stay   2 leave > `; a longer list one in a line, and a long one by its first words.
pub fn question(legal: &[String]) -> String {
    let numbered = |(index, words): (usize, &String)| {
        let number = paint(QUIET, index + 1);
        format!("{number} {}", paint(WORDS, words))
    };
    let listed = legal.iter().enumerate().map(numbered);
    if legal.len() <= 4 {
        return format!("{}  > ", listed.collect::<Vec<_>>().join("   "));
    }
    let lines: Vec<String> = if legal.len() <= LISTED {
        listed.collect()
    } else {
        by_first_word(legal)
    };
    format!("{}\n> ", lines.join("\n"))
}

/// The decisions with the same first word in one line, with their numbers:
/// ` 3-5  wall  0,0 0,1 · 1,0 1,1 · 2,0 2,1`.
fn by_first_word(legal: &[String]) -> Vec<String> {
    let first = |words: &str| words.split(' ').next().unwrap_or("").to_owned();
    let mut next = 1;
    legal
        .chunk_by(|one, other| first(one) == first(other))
        .map(|group| {
            let (from, to) = (next, next + group.len() - 1);
            next = to + 1;
            let numbers = match group {
                [_] => from.to_string(),
                _ => format!("{from}-{to}"),
            };
            let verb = first(&group[0]);
            let numbers = paint(QUIET, format!("{numbers:>7}"));
            let entries = flow(&continuations(group, &verb));
            if entries.is_empty() {
                return format!("{numbers} {}", paint(WORDS, verb));
            }
            let verb = paint(WORDS, format!("{verb:<8}"));
            format!("{numbers} {verb} {entries}")
        })
        .collect()
}

/// How the decisions of a group go on; of many only the second words, and of many numbers
/// the first and the last.
fn continuations(group: &[String], verb: &str) -> Vec<String> {
    let rest = |words: &String| words[verb.len()..].trim_start().to_owned();
    let mut entries: Vec<String> = group.iter().map(rest).collect();
    if entries.len() > IN_FULL {
        if let Some(range) = range(&entries) {
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
fn range(entries: &[String]) -> Option<String> {
    let numbers: Option<Vec<u32>> = entries.iter().map(|entry| entry.parse().ok()).collect();
    let numbers = numbers?;
    let (first, last) = (numbers.first()?, numbers.last()?);
    let all = numbers.iter().copied().eq(*first..=*last);
    all.then(|| format!("{first} to {last}"))
}

/// The decisions that begin as was typed, when they are many: those that differ only in
/// their last word together, and if they are still many, only the word in which they part.
/// `lay four  -2,3 r0 r1 · -1,3 r0 r2`
pub fn narrowed(candidates: &[String]) -> String {
    let common = common_words(candidates);
    let rests: Vec<Vec<&str>> = candidates
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
fn common_words(decisions: &[String]) -> Vec<&str> {
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

/// What can be typed.
pub fn help(game: &str) -> String {
    let wishes = Wish::ALL.map(|(_, word, purpose)| {
        let word = paint(WORDS, format!("{word:<8}"));
        format!("  {word} {purpose}")
    });
    format!(
        "Type a decision, its number, or the beginnings of its words; or\n{}\n{game}",
        wishes.join("\n")
    )
}

/// The options of a table in their order: `4 seats, with relics`.
pub fn options_in_words(options: &[OptionSpec], config: &Value) -> String {
    let words: Vec<String> = options
        .iter()
        .filter_map(|option| {
            let name = option.name.replace('_', " ");
            match &config[option.name] {
                Value::Bool(true) => Some(format!("with {name}")),
                Value::Bool(false) => None,
                // “1 seats” is one seat.
                Value::Number(one) if one.as_u64() == Some(1) => {
                    Some(format!("1 {}", name.trim_end_matches('s')))
                }
                value => Some(format!("{value} {name}")),
            }
        })
        .collect();
    words.join(", ")
}

/// The record with its seed covered: who knows the seed knows the cards.
pub fn without_seed(record: &Record) -> String {
    let text = record.to_string();
    text.lines()
        .map(|line| {
            if line.starts_with("seed ") {
                "seed (covered until the game is over)"
            } else {
                line
            }
        })
        .collect::<Vec<_>>()
        .join("\n")
}

/// How to go on with a saved game.
pub fn resume_command(path: &Path, seating: Seating) -> String {
    let mut words = vec![format!("grotto play --resume {}", quoted(path))];
    if seating.seat != PlayArguments::SEAT {
        words.push(format!("--seat {}", seating.seat));
    }
    if seating.bots != PlayArguments::BOTS {
        words.push(format!("--bots {}", seating.bots));
    }
    words.join(" ")
}

/// A path as a shell takes it.
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,:@%".contains(c);
    if text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use serde_json::json;
    use std::path::PathBuf;
    use tabletop::Seat;

    #[test]
    fn a_resume_command_names_only_what_is_not_usual() {
        let usual = Seating {
            seat: PlayArguments::SEAT,
            bots: PlayArguments::BOTS,
        };
        let path = PathBuf::from("a b.record");
        assert_eq!(
            resume_command(&path, usual),
            "grotto play --resume 'a b.record'"
        );
        let other = Seating {
            seat: Seat::new(2),
            bots: Level::Random,
        };
        assert_eq!(
            resume_command(Path::new("x.record"), other),
            "grotto play --resume x.record --seat 2 --bots random"
        );
    }

    #[test]
    fn options_are_told_in_words() {
        let config = json!({"seats": 4, "relics": true, "open_chests": false});
        let options = catalog::find("diamant").unwrap().options();
        assert_eq!(options_in_words(options, &config), "4 seats, with relics");
    }

    #[test]
    fn the_seed_is_covered() {
        let luck = tabletop::LuckSource::Rolled(tabletop::Seed::from_number(0x00ab_cdef));
        let table = catalog::games()[0].open(&json!({}), luck).unwrap();
        let text = without_seed(&table.record());
        assert!(text.contains("seed (covered"), "{text}");
        assert!(!text.contains("efcdab"), "{text}");
        assert!(text.contains("commitment "), "{text}");
    }

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn a_short_list_is_numbered() {
        let many: Vec<String> = (0..6).map(|number| format!("lay {number}")).collect();
        assert_eq!(plain(&question(&many[..2])), "1 lay 0   2 lay 1  > ");
        let asked = plain(&question(&many));
        assert!(asked.ends_with("\n6 lay 5\n> "), "{asked}");
    }

    #[test]
    fn a_long_list_is_shown_by_its_first_words() {
        let mut many: Vec<String> = (0..16).map(|n| format!("wall {n},0 {n},1")).collect();
        many.extend((0..40).map(|n| format!("lay {} {n}", n / 10)));
        many.push("end".to_owned());
        let asked = plain(&question(&many));
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
        assert!(asked.ends_with("\n     57 end\n> "), "{asked}");
        for line in lines {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }

    #[test]
    fn many_numbers_are_a_range() {
        let mut bids: Vec<String> = (3..=24).map(|points| format!("bid {points}")).collect();
        bids.push("pass".to_owned());
        let asked = plain(&question(&bids));
        assert_eq!(asked, "   1-22 bid      3 to 24\n     23 pass\n> ");
    }

    #[test]
    fn a_narrowed_list_shows_how_the_words_go_on() {
        let mut layings = Vec::new();
        for place in 0..30 {
            for turn in 0..3 {
                layings.push(format!("lay four {place},3 r{turn}"));
            }
        }
        let shown = plain(&narrowed(&layings));
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
        let shown = plain(&narrowed(&more));
        assert_eq!(shown, "    181 option   lay… · vein… · points");
    }

    #[test]
    fn one_seat_is_singular() {
        let options = catalog::find("caverna").unwrap().options();
        assert_eq!(options_in_words(options, &json!({"seats": 1})), "1 seat");
    }
}
