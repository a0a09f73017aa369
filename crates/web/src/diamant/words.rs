//! Names of things as the locale files know them.

use diamant::{Relic, RelicSet, Trap};
use tabletop::SeatSet;

use crate::art::Scene;
use crate::texts::Texts;

/// The artefact that stands for a relic: the word by which the locale files choose.
pub(super) fn relic_word(relic: Relic) -> &'static str {
    match relic {
        Relic::First => "amulet",
        Relic::Second => "goblet",
        Relic::Third => "mask",
        Relic::Fourth => "crown",
        Relic::Fifth => "idol",
    }
}

/// “Snakes”.
pub(super) fn trap_name(trap: Trap, texts: &Texts) -> String {
    texts.say_with("diamant-trap", &[("trap", trap.to_string().into())])
}

/// “Amulet, worth 5”.
pub(super) fn relic_name(relic: Relic, texts: &Texts) -> String {
    texts.say_with(
        "diamant-relic-worth",
        &[
            ("relic", relic_word(relic).into()),
            ("value", relic.value().into()),
        ],
    )
}

/// The relics of a set as one list: “Amulet, worth 5 and Crown, worth 10”.
pub(super) fn relic_names(relics: RelicSet, texts: &Texts) -> String {
    let names: Vec<String> = relics
        .iter()
        .map(|relic| relic_name(relic, texts))
        .collect();
    list(&names, texts)
}

/// The names of those who sit there: “Ann, Bert and Cleo”.
pub(super) fn names(seats: SeatSet, scene: &Scene<'_>) -> String {
    let names: Vec<String> = seats
        .iter()
        .map(|seat| scene.name(seat).to_owned())
        .collect();
    list(&names, scene.texts)
}

/// “A”, “A and B”, “A, B and C”.
fn list(items: &[String], texts: &Texts) -> String {
    let Some((last, start)) = items.split_last() else {
        return String::new();
    };
    let join = |key: &str, start: String, next: &str| {
        texts.say_with(key, &[("start", start.into()), ("next", next.into())])
    };
    let Some(start) = start
        .iter()
        .cloned()
        .reduce(|start, next| join("diamant-list-pair", start, &next))
    else {
        return last.clone();
    };
    join("diamant-list-last", start, last)
}
