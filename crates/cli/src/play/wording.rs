//! What a player reads besides the game.

use std::path::Path;

use serde_json::Value;
use tabletop::{OptionSpec, Record};

use super::input::Wish;
use super::session::Seating;
use crate::game_choice::PlayArguments;
use crate::palette::{QUIET, WORDS, paint};

/// How many decisions are listed with their numbers: what fits a screen with the board.
const LISTED: usize = 12;

/// `1 stay   2 leave > `; a long list only in part.
pub fn question(legal: &[String]) -> String {
    let listed: Vec<String> = legal
        .iter()
        .take(LISTED)
        .enumerate()
        .map(|(index, words)| {
            let number = paint(QUIET, index + 1);
            format!("{number} {}", paint(WORDS, words))
        })
        .collect();
    if legal.len() <= 4 {
        return format!("{}  > ", listed.join("   "));
    }
    let mut lines = listed.join("\n");
    if legal.len() > LISTED {
        let more = format!(
            "\nand {} more: type the first words to see how they go on",
            legal.len() - LISTED
        );
        lines.push_str(&paint(QUIET, more));
    }
    format!("{lines}\n> ")
}

/// What can be typed.
pub fn help() -> String {
    let wishes = Wish::ALL.map(|(_, word, purpose)| {
        let word = paint(WORDS, format!("{word:<8}"));
        format!("  {word} {purpose}")
    });
    format!(
        "Type a decision, its number, or as much of it as no other starts with; or\n{}",
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

    #[test]
    fn a_long_list_is_shown_in_part() {
        let many: Vec<String> = (0..20).map(|number| format!("lay {number}")).collect();
        let asked = anstream::adapter::strip_str(&question(&many)).to_string();
        assert!(asked.contains("12 lay 11\n"), "{asked}");
        assert!(asked.contains("and 8 more"), "{asked}");
        let few = question(&many[..2]);
        let few = anstream::adapter::strip_str(&few).to_string();
        assert_eq!(few, "1 lay 0   2 lay 1  > ");
    }
}
