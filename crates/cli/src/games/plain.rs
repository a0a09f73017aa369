//! A game without a drawing of its own: its view and events as they are, field by field.
//! It is not pretty, but every game of the catalog can be played, replayed and told.

use serde_json::Value;
use tabletop::{AnyTable, heard_by};

use super::{AnyDrawing, Company, Status, capitalised};
use crate::palette::{QUIET, paint};
use crate::paragraph::wrap;

/// Draws any game.
#[derive(Debug)]
pub struct Plain;

impl AnyDrawing for Plain {
    /// Every game, so none in particular.
    fn game(&self) -> &'static str {
        ""
    }

    fn board(&self, table: &dyn AnyTable, company: Company) -> String {
        let view = table.view(company.viewer());
        let fields = view.as_object().into_iter().flatten();
        fields
            .map(|(name, value)| {
                let line = format!("{}: {}", readable(name), in_words(value));
                format!("  {}", wrap(&line, 4))
            })
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn status(&self, _: &dyn AnyTable, _: Company) -> Option<Status> {
        None
    }

    fn deck(&self, _: &dyn AnyTable, _: Company) -> String {
        paint(QUIET, "The position above shows all there is to know.")
    }

    fn help(&self) -> String {
        paint(QUIET, "A decision is made of the words in the list.")
    }

    fn story(&self, table: &dyn AnyTable, company: Company) -> Vec<Vec<String>> {
        table
            .chapters(0)
            .iter()
            .map(|chapter| {
                heard_by(company.viewer(), &chapter.events)
                    .map(sentence)
                    .collect()
            })
            .collect()
    }
}

/// `Treasure found: each 2, left 1, value 7.`
fn sentence(event: &Value) -> String {
    let name = event["event"].as_str().unwrap_or("something happened");
    let name = capitalised(&readable(name));
    let details: Vec<String> = event
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(field, _)| *field != "event")
        .map(|(field, value)| format!("{} {}", readable(field), in_words(value)))
        .collect();
    if details.is_empty() {
        format!("{name}.")
    } else {
        format!("{name}: {}.", details.join(", "))
    }
}

fn readable(name: &str) -> String {
    name.replace('_', " ")
}

fn in_words(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(words) => words.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) => items.iter().map(in_words).collect::<Vec<_>>().join("; "),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| format!("{} {}", readable(name), in_words(value)))
            .collect::<Vec<_>>()
            .join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tabletop::{LuckSource, Viewer};

    #[test]
    fn any_game_can_be_read() {
        let game = catalog::games()[0];
        let mut table = game.open(&json!({}), LuckSource::Told).unwrap();
        let (outcome, _) = table.chances().unwrap()[0].clone();
        table.tell(&outcome).unwrap();
        let company = Company::seen_by(Viewer::Bystander);
        assert_eq!(Plain.story(table.as_ref(), company).len(), 2);
        let board = Plain.board(table.as_ref(), company);
        assert!(board.lines().count() > 5, "{board}");
        for line in board.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }

    #[test]
    fn an_event_is_a_sentence_of_its_fields() {
        let event = json!({"event": "treasure_found", "each": 2, "in_cave": [0, 1], "lost": null});
        assert_eq!(
            sentence(&event),
            "Treasure found: each 2, in cave 0; 1, lost none."
        );
        assert_eq!(sentence(&json!({"event": "rested"})), "Rested.");
    }
}
