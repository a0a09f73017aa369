//! How a table plays, in words.

use serde_json::Value;
use tabletop::OptionKind;

use crate::texts::Texts;

/// The switches that are on at a table of this game: “Relics”, “Open chests”.
pub fn variants(game: &str, config: &Value, texts: &Texts) -> Vec<String> {
    let Ok(game) = catalog::find(game) else {
        return Vec::new();
    };
    game.options()
        .iter()
        .filter(|option| matches!(option.kind, OptionKind::Switch { .. }))
        .filter(|option| config[option.name] == Value::Bool(true))
        .map(|option| texts.say(&format!("{}-option-{}", game.id(), option.name)))
        .collect()
}
