//! Names of things as the locale files know them.

use diamant::{Relic, RelicSet, Trap};

use crate::texts::Texts;

/// The artefact that stands for a relic: the word by which the locale files choose.
pub fn relic_word(relic: Relic) -> &'static str {
    match relic {
        Relic::First => "amulet",
        Relic::Second => "goblet",
        Relic::Third => "mask",
        Relic::Fourth => "crown",
        Relic::Fifth => "idol",
    }
}

/// “Snakes”.
pub fn trap_name(trap: Trap, texts: &Texts) -> String {
    texts.say_with("diamant-trap", &[("trap", trap.to_string().into())])
}

/// “Amulet, worth 5”.
pub fn relic_name(relic: Relic, texts: &Texts) -> String {
    texts.say_with(
        "diamant-relic-worth",
        &[
            ("relic", relic_word(relic).into()),
            ("value", relic.value().into()),
        ],
    )
}

/// The relics of a set as one list: “Amulet, worth 5 and Crown, worth 10”.
pub fn relic_names(relics: RelicSet, texts: &Texts) -> String {
    let names: Vec<String> = relics
        .iter()
        .map(|relic| relic_name(relic, texts))
        .collect();
    texts.all_of(&names)
}
