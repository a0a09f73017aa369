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

/// How the decisions of a group go on; of many only the second words.
fn continuations(group: &[String], verb: &str) -> Vec<String> {
    let rest = |words: &String| words[verb.len()..].trim_start().to_owned();
    let mut entries: Vec<String> = group.iter().map(rest).collect();
    if entries.len() > IN_FULL {
        for entry in &mut entries {
            let second = entry.split(' ').next().unwrap_or("").len();
            entry.truncate(second);
            entry.push('…');
        }
        entries.dedup();
    }
    entries
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
    fn one_seat_is_singular() {
        let options = catalog::find("caverna").unwrap().options();
        assert_eq!(options_in_words(options, &json!({"seats": 1})), "1 seat");
    }
}
