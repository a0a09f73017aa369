//! Cavum's boards, sentences, buttons and rules, over whole games and in every language.

mod boards;
mod wording;

use cavum::{Cavum, Config};
use tabletop::{LuckSource, Prompt, Table};
use web::{Art, Lang, Texts};

/// A small generator, so that the games differ and are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % count
    }
}

/// Plays a random game and shows the table after every step.
fn play(config: Config, seed: u64, mut look: impl FnMut(&Table<Cavum>)) {
    let mut dice = Dice(seed);
    let mut table = Table::open(config, LuckSource::Told);
    loop {
        look(&table);
        match table.prompt() {
            Prompt::Over => return,
            Prompt::Chance => {
                let outcomes = table.chances();
                let (outcome, _) = outcomes[dice.below(outcomes.len())];
                table.tell(outcome).expect("it was offered");
            }
            prompt => {
                let seat = prompt.awaited().lowest().expect("somebody is asked");
                let legal = table.legal(seat);
                // Among hundreds of places for tiles the other pieces would hardly ever come up.
                let verb = legal[dice.below(legal.len())].to_string();
                let verb = verb.split(' ').next().unwrap_or_default().to_owned();
                let rare = |index: &usize| {
                    let words = legal[*index].to_string();
                    !words.starts_with(&verb) && !words.starts_with("discard")
                };
                let others: Vec<usize> = (0..legal.len()).filter(rare).collect();
                let index = if others.is_empty() || dice.below(3) == 0 {
                    dice.below(legal.len())
                } else {
                    others[dice.below(others.len())]
                };
                table.decide(seat, legal[index], None).expect("it is legal");
            }
        }
    }
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
