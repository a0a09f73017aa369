//! Cavum's boards, sentences, buttons and rules, over whole games and in every language.

mod boards;
#[path = "../playing/mod.rs"]
mod playing;
mod wording;

use cavum::{Cavum, Config};
use tabletop::{Dice, QuickDice, Table};
use web::{Art, Lang, Texts};

/// Plays a random game and shows the table after every step. Among hundreds of places for
/// tiles the other pieces would hardly ever come up, so another verb is preferred.
fn play(config: Config, seed: u64, look: impl FnMut(&Table<Cavum>)) {
    let choose = |words: &[String], dice: &mut QuickDice| {
        let verb = dice.pick(words).split(' ').next().unwrap_or_default();
        let anything = dice.below(3) == 0;
        playing::pick(words, dice, |words| {
            anything || !words.starts_with(verb) && !words.starts_with("discard")
        })
    };
    playing::play(config, seed, choose, look);
}

fn configs() -> [Config; 3] {
    [2, 3, 4].map(|seats| Config::new(seats).expect("so many can play"))
}

fn names(config: Config) -> Vec<String> {
    ["Ann", "Bert", "Cleo", "Dirk"][..usize::from(config.seats())]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

/// Everything that must be true of any piece of the page.
fn check(html: &str, what: &str) {
    for tag in html
        .split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
    {
        let attributes = tag.split('"').step_by(2).flat_map(str::split_whitespace);
        for attribute in attributes.skip(1) {
            let forbidden = attribute.starts_with("style=") || attribute.starts_with("on");
            assert!(!forbidden, "{what}: <{tag}>");
        }
        if tag.starts_with("svg") {
            let described = ["aria-hidden=\"true\"", "role=\"img\"", "role=\"group\""]
                .iter()
                .any(|way| tag.contains(way));
            assert!(described, "{what}: <{tag}>");
        }
        for said in ["title=\"", "aria-label=\""] {
            let value = tag
                .split_once(said)
                .and_then(|(_, rest)| rest.split('"').next());
            check_text(value.unwrap_or_default(), what);
        }
    }
    for text in html.split('>').filter_map(|rest| rest.split('<').next()) {
        check_text(text, what);
    }
}

fn check_text(text: &str, what: &str) {
    assert!(!text.contains("cavum-"), "{what}: “{text}” has no text");
    // A text whose argument is missing shows the argument's name.
    assert!(!text.contains("{$"), "{what}: “{text}” lacks an argument");
}

#[test]
fn rules_teach_every_chapter_with_pictures() {
    for lang in Lang::ALL {
        let html = Cavum::rules(Texts::of(lang)).into_string();
        check(&html, &format!("rules in {lang}"));
        assert_eq!(
            html.matches("data-words").count(),
            0,
            "nothing can be picked there"
        );
        assert!(html.matches("<h2>").count() >= 17, "{lang}");
        // The board, five of laying, stations, veins, the route, the city, two of the explosion.
        assert_eq!(html.matches("class=\"cmr-cutout\"").count(), 12, "{lang}");
        // Two scales each for a vein, the sale and the final sale.
        assert_eq!(html.matches("cmr-scale\"").count(), 6, "{lang}");
        // The reader's route in the example of prospecting.
        assert_eq!(html.matches("cmr-route-shade").count(), 1, "{lang}");
    }
}

#[test]
fn every_drawing_of_the_rules_is_in_the_sprite() {
    let html = Cavum::rules(Texts::of(Lang::En)).into_string();
    let mut used = 0;
    for id in html
        .split("href=\"#")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
    {
        assert!(html.contains(&format!("id=\"{id}\"")), "{id} is not drawn");
        used += 1;
    }
    assert!(used > 50);
}
