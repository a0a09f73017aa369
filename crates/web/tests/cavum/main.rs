//! Cavum's boards, sentences, buttons and rules, over whole games and in every language.

mod boards;
#[path = "../drawing/mod.rs"]
mod drawing;
#[path = "../playing/mod.rs"]
mod playing;
mod wording;

use cavum::{Cavum, Config};
use tabletop::{Dice, QuickDice, Table};
use web::{Art, Lang, Texts};

use drawing::check;

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
    [2, 3, 4].map(|seats| Config::new(seats).expect("these can play"))
}

#[test]
fn rules_teach_every_chapter_with_pictures() {
    for lang in Lang::ALL {
        let html = Cavum::rules(Texts::of(lang)).text.into_string();
        check(&html, &format!("rules in {lang}"));
        assert_eq!(
            html.matches("data-words").count(),
            0,
            "nothing can be picked there"
        );
        assert!(html.matches("<h2 ").count() >= 17, "{lang}");
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
    let html = Cavum::rules(Texts::of(Lang::En)).text.into_string();
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
