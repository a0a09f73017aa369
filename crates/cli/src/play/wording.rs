//! What a player reads besides the game.

use std::path::Path;

use bots::Level;
use narration::{Lang, Texts, variants};
use tabletop::{AnyTable, Record, Seat};

use super::arguments::PlayArguments;
use super::input::Wish;
use super::session::Lineup;
use crate::palette::{STRONG, WORDS, paint};

/// What can be typed, then how the game is read.
pub fn help(game: &str, texts: &Texts) -> String {
    let wishes = Wish::ALL.map(|(_, word, key)| {
        let word = paint(WORDS, format!("{word:<8}"));
        format!("  {word} {}", texts.say(key))
    });
    let what = texts.say("terminal-help");
    format!("{what}\n{}\n{game}", wishes.join("\n"))
}

/// “Diamant, 4 seats, Relics.”
pub fn title(table: &dyn AnyTable, texts: &Texts) -> String {
    let game = texts.say(&format!("{}-name", table.game()));
    let seats = texts.say_with("terminal-seats", &[("count", table.seats().into())]);
    let mut facts = vec![paint(STRONG, game), seats];
    facts.extend(variants(table.game(), &table.config(), texts));
    format!("{}.", facts.join(", "))
}

/// Where the player sits and who the others are.
pub fn company(seats: u8, seat: Seat, bots: Level, texts: &Texts) -> String {
    if seats == 1 {
        return texts.say("terminal-alone");
    }
    texts.say_with(
        "terminal-company",
        &[
            ("seat", u8::from(seat).into()),
            ("others", (seats - 1).into()),
            ("level", bots.word().into()),
        ],
    )
}

/// The record with its seed covered: anybody who knows the seed knows the cards.
pub fn without_seed(record: &Record, texts: &Texts) -> String {
    let covered = format!("seed ({})", texts.say("terminal-seed-covered"));
    let text = record.to_string();
    let lines = text.lines().map(|line| {
        if line.starts_with("seed ") {
            &covered
        } else {
            line
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// How to go on with a saved game, in the language that was asked for.
pub fn resume_command(path: &Path, lineup: Lineup, lang: Option<Lang>) -> String {
    let mut words = vec![format!("grotto play --resume {}", quoted(path))];
    if lineup.seat != PlayArguments::SEAT {
        words.push(format!("--seat {}", lineup.seat));
    }
    if lineup.bots != PlayArguments::BOTS {
        words.push(format!("--bots {}", lineup.bots));
    }
    if let Some(lang) = lang {
        words.push(format!("--lang {lang}"));
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
    use serde_json::json;
    use std::path::PathBuf;
    use tabletop::{LuckSource, Seed};

    fn table(game: &str, config: &serde_json::Value) -> Box<dyn AnyTable> {
        let luck = LuckSource::Rolled(Seed::from_number(0x00ab_cdef));
        catalog::find(game).unwrap().open(config, luck).unwrap()
    }

    fn title_of(game: &str, config: &serde_json::Value, lang: Lang) -> String {
        let title = title(&*table(game, config), Texts::of(lang));
        anstream::adapter::strip_str(&title).to_string()
    }

    #[test]
    fn a_resume_command_names_only_what_is_not_usual() {
        let usual = Lineup {
            seat: PlayArguments::SEAT,
            bots: PlayArguments::BOTS,
        };
        let path = PathBuf::from("a b.record");
        assert_eq!(
            resume_command(&path, usual, None),
            "grotto play --resume 'a b.record'"
        );
        let other = Lineup {
            seat: Seat::new(2),
            bots: Level::Random,
        };
        assert_eq!(
            resume_command(Path::new("x.record"), other, Some(Lang::Nl)),
            "grotto play --resume x.record --seat 2 --bots random --lang nl"
        );
    }

    #[test]
    fn options_are_told_in_words() {
        let config = json!({"seats": 4, "relics": true, "open_chests": false});
        let title = |lang| title_of("diamant", &config, lang);
        assert_eq!(title(Lang::En), "Diamant, 4 seats, Relics.");
        assert_eq!(title(Lang::De), "Diamant, 4 Plätze, Relikte.");
    }

    #[test]
    fn one_seat_is_singular() {
        let title = title_of("caverna", &json!({"seats": 1}), Lang::En);
        assert!(title.ends_with(", 1 seat."), "{title}");
    }

    #[test]
    fn the_seed_is_covered() {
        let table = table("diamant", &json!({}));
        let text = without_seed(&table.record(), Texts::of(Lang::En));
        assert!(text.contains("seed (hidden"), "{text}");
        assert!(!text.contains("efcdab"), "{text}");
        assert!(text.contains("commitment "), "{text}");
    }
}
