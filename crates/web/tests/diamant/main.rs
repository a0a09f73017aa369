//! Diamant's board, sentences and rules: complete in every language, safe for a strict
//! Content-Security-Policy, and silent about secrets.

mod moments;
mod wording;

use std::collections::BTreeSet;

use diamant::{Card, Config, Decision, Diamant, Relic, TREASURES, Trap};
use narration::{Narration, Reader};
use tabletop::{Config as _, Game, LuckSource, Prompt, QuickDice, Seat, Seed, Table, Viewer};
use web::{Art, Lang, Scene, Texts};

fn names() -> [String; 8] {
    ["Ann", "Bo", "Cleo", "Dirk", "Eva", "Finn", "Gijs", "Hanna"].map(str::to_owned)
}

fn scene(lang: Lang, viewer: Viewer, names: &[String]) -> Scene<'_> {
    Scene {
        reader: Reader {
            texts: Texts::of(lang),
            viewer,
            names,
        },
        aids: true,
        best_so_far: false,
    }
}

/// The text between the tags.
fn visible(html: &str) -> String {
    let mut text = String::new();
    let mut in_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => in_tag = true,
            '>' => {
                in_tag = false;
                text.push(' ');
            }
            letter if !in_tag => text.push(letter),
            _ => {}
        }
    }
    text
}

/// A key that is shown instead of a text, or a placeable that was not filled.
fn assert_complete(text: &str) {
    for sign in ["diamant-", "{$", "{ $", "{\u{a0}$"] {
        assert!(!text.contains(sign), "“{sign}” in “{text}”");
    }
}

/// What every drawing must keep.
fn assert_well_made(html: &str) {
    for forbidden in [
        "style=", "<style", "<script", "onclick=", "onload=", "id=\"\"",
    ] {
        assert!(!html.contains(forbidden), "{forbidden}");
    }
    for link in html.split("href=\"").skip(1) {
        assert!(link.starts_with("/rules/diamant#"), "{link:.40}");
    }
    for svg in html.split("<svg").skip(1) {
        let tag = svg.split('>').next().unwrap_or_default();
        assert!(
            tag.contains("aria-hidden=\"true\"") || tag.contains("role=\"img\""),
            "a drawing that a screen reader stumbles over: {tag}"
        );
    }
    // A shape without its end tag would swallow the shapes after it.
    for shape in ["svg", "path", "circle", "ellipse", "rect", "g"] {
        let begun = html.matches(&format!("<{shape} ")).count()
            + html.matches(&format!("<{shape}>")).count();
        let ended = html.matches(&format!("</{shape}>")).count();
        assert_eq!(begun, ended, "<{shape}>");
    }
    for kind in [
        "data-piece=\"adventurer-",
        "data-piece=\"card-",
        "data-piece=\"row-",
    ] {
        let mut seen = BTreeSet::new();
        for after in html.split(kind).skip(1) {
            let number: String = after.chars().take_while(char::is_ascii_digit).collect();
            assert!(seen.insert(number.clone()), "{kind}{number} twice");
        }
    }
}

fn draw(table: &Table<Diamant>, scene: &Scene<'_>) -> String {
    let picture = Diamant::picture(&table.perspective(scene.viewer), scene);
    let html = [
        picture.head,
        picture.board,
        picture.beside,
        picture.below,
        picture.explanation,
    ]
    .map(maud::PreEscaped::into_string)
    .concat();
    for choice in picture.choices {
        assert_complete(&choice.label.detail);
    }
    let question = Diamant::question(&table.view(scene.viewer), scene);
    assert_complete(&question.expect("Diamant always says what is going on"));
    assert_well_made(&html);
    assert_complete(&visible(&html));
    html
}

#[test]
fn decisions_and_options_have_texts_in_every_language() {
    let names = names();
    for lang in Lang::ALL {
        let scene = scene(lang, Viewer::Seat(Seat::new(0)), &names);
        for decision in [Decision::Stay, Decision::Leave] {
            let label = Diamant::label(decision, &scene);
            assert_complete(&label.text);
            assert_complete(&label.detail);
            assert!(!label.text.is_empty() && !label.detail.is_empty());
        }
        let texts = Texts::of(lang);
        for option in <Config as tabletop::Config>::OPTIONS {
            assert!(texts.has(&format!("diamant-option-{}", option.name)));
            assert!(texts.has(&format!("diamant-option-{}-help", option.name)));
        }
        for key in ["diamant-name", "diamant-tagline", "diamant-players"] {
            assert!(texts.has(key), "{key} in {lang}");
        }
    }
}

#[test]
fn the_rules_are_complete_in_every_language() {
    for lang in Lang::ALL {
        let html = Diamant::rules(Texts::of(lang)).text.into_string();
        assert_well_made(&html);
        assert_complete(&visible(&html));
        // They are a text, so nothing in them moves.
        assert!(!html.contains("data-piece"));
    }
    assert_well_made(&Diamant::emblem().into_string());
}

#[test]
fn random_games_are_drawn_at_every_step_for_every_viewer() {
    let names = names();
    let mut dice = QuickDice::new(7);
    for (game, seats) in [3, 4, 5, 8].into_iter().enumerate() {
        let mut config = Config::new(seats).expect("3 to 8 seats");
        if game % 2 == 1 {
            config = config.with_relics();
        }
        let seed = Seed::from_number(game as u64);
        let mut table = Table::<Diamant>::open(config, LuckSource::Rolled(seed));
        loop {
            for (turn, viewer) in Viewer::all(seats).enumerate() {
                // Every language comes up often; all of them at every step would take long.
                let lang = Lang::ALL[(turn + table.steps().len()) % Lang::ALL.len()];
                let scene = scene(lang, viewer, &names);
                draw(&table, &scene);
                draw(
                    &table,
                    &Scene {
                        aids: false,
                        best_so_far: false,
                        ..scene
                    },
                );
            }
            let Some(seat) = table.prompt().awaited().lowest() else {
                break;
            };
            let legal = table.legal(seat);
            let decision = *dice.pick(&legal);
            table.decide(seat, decision, None).expect("legal");
        }
        assert_eq!(table.prompt(), Prompt::Over);
    }
}

/// The longest path: all treasures, a trap of each kind, all relics; eight in the cave.
#[test]
fn the_longest_path_is_drawn() {
    let config = Config::new(8).expect("8 seats").with_relics();
    let mut table = Table::<Diamant>::open(config, LuckSource::Told);
    let everybody = |table: &mut Table<Diamant>, decision| {
        for seat in table.prompt().awaited() {
            table.decide(seat, decision, None).expect("legal");
        }
    };
    for _ in 0..4 {
        table.tell(Card::Treasure(17)).expect("in the deck");
        everybody(&mut table, Decision::Leave);
    }
    let treasures = TREASURES.map(Card::Treasure);
    let traps = Trap::ALL.map(Card::Trap);
    let relics = Relic::ALL.map(Card::Relic);
    for card in treasures.into_iter().chain(traps).chain(relics) {
        everybody(&mut table, Decision::Stay);
        table.tell(card).expect("in the deck");
    }
    let names = names();
    for lang in Lang::ALL {
        let html = draw(&table, &scene(lang, Viewer::Bystander, &names));
        assert!(html.contains("\"card-24\"") && html.contains("\"adventurer-7\""));
    }
}

/// Two tables that differ only in what is in somebody else's closed chest look the same.
#[test]
fn closed_chests_show_nothing() {
    let names = names();
    let viewer = Viewer::Seat(Seat::new(0));
    let after = |leaver: u8| {
        let mut table = Table::<Diamant>::open(Config::new(3).expect("3 seats"), LuckSource::Told);
        table.tell(Card::Treasure(7)).expect("in the deck");
        let leaves = |seat: Seat| u8::from(seat) == leaver;
        for seat in table.prompt().awaited() {
            let decision = if leaves(seat) {
                Decision::Leave
            } else {
                Decision::Stay
            };
            table.decide(seat, decision, None).expect("legal");
        }
        table.tell(Card::Treasure(9)).expect("in the deck");
        for seat in table.prompt().awaited() {
            table.decide(seat, Decision::Leave, None).expect("legal");
        }
        table.tell(Card::Treasure(2)).expect("in the deck");
        table
    };
    let (one, other) = (after(1), after(2));
    assert_ne!(
        one.view(Viewer::Seat(Seat::new(1))),
        other.view(Viewer::Seat(Seat::new(1)))
    );
    for lang in Lang::ALL {
        let scene = scene(lang, viewer, &names);
        assert_eq!(draw(&one, &scene), draw(&other, &scene));
    }
}

/// What others have chosen does not show; that they have chosen does.
#[test]
fn a_face_down_choice_shows_only_that_it_was_made() {
    let names = names();
    let after = |decision| {
        let mut table = Table::<Diamant>::open(Config::default(), LuckSource::Told);
        table.tell(Card::Treasure(7)).expect("in the deck");
        if let Some(decision) = decision {
            table.decide(Seat::new(2), decision, None).expect("legal");
        }
        table
    };
    let look = |table: &Table<Diamant>, viewer| draw(table, &scene(Lang::En, viewer, &names));
    let (nothing, stay, leave) = (
        after(None),
        after(Some(Decision::Stay)),
        after(Some(Decision::Leave)),
    );
    for viewer in Viewer::all(stay.config().seats()) {
        let own = viewer.is(Seat::new(2));
        assert_ne!(look(&nothing, viewer), look(&stay, viewer));
        assert_eq!(look(&stay, viewer) == look(&leave, viewer), !own);
    }
}

#[test]
fn names_are_escaped() {
    let mut names = names();
    names[0] = "<script>alert(1)</script>".to_owned();
    let table = Table::<Diamant>::open(Config::default(), LuckSource::Told);
    draw(&table, &scene(Lang::En, Viewer::Bystander, &names));
}

#[test]
fn the_end_shows_a_shared_victory() {
    let mut table = Table::<Diamant>::open(Config::default(), LuckSource::Told);
    for _ in 0..5 {
        table.tell(Card::Treasure(4)).expect("in the deck");
        for seat in table.prompt().awaited() {
            table.decide(seat, Decision::Leave, None).expect("legal");
        }
    }
    assert!(Diamant::outcome(&table.known_to(Seat::new(0))).is_some());
    let names = names();
    let viewer = Viewer::Seat(Seat::new(3));
    let html = draw(&table, &scene(Lang::En, viewer, &names));
    assert!(html.contains("You share the victory with Ann, Bo and Cleo: 5 points each!"));
}

/// The points of everybody by source add up to what they have.
#[test]
fn the_end_counts_points_by_source() {
    let config = Config::new(3).expect("3 seats").with_relics();
    let mut table = Table::<Diamant>::open(config, LuckSource::Told);
    let mut turn = |card, leaver: u8| {
        table.tell(card).expect("in the deck");
        for seat in table.prompt().awaited() {
            let leaves = u8::from(seat) <= leaver;
            let decision = if leaves {
                Decision::Leave
            } else {
                Decision::Stay
            };
            table.decide(seat, decision, None).expect("legal");
        }
    };
    // Bo takes the amulet alone; in the last cave all three lose everything to the lava.
    turn(Card::Treasure(9), 0);
    turn(Card::Relic(Relic::First), 1);
    turn(Card::Treasure(4), 2);
    for card in [Card::Treasure(7), Card::Treasure(11), Card::Treasure(14)] {
        turn(card, 2);
    }
    table.tell(Card::Treasure(15)).expect("in the deck");
    for trap in [Trap::Lava, Trap::Lava] {
        for seat in table.prompt().awaited() {
            table.decide(seat, Decision::Stay, None).expect("legal");
        }
        table.tell(Card::Trap(trap)).expect("in the deck");
    }
    let names = names();
    let html = draw(&table, &scene(Lang::En, Viewer::Bystander, &names));
    let labels = html.split("aria-label=\"").skip(1);
    let labels: Vec<&str> = labels.filter_map(|rest| rest.split('"').next()).collect();
    assert!(
        labels.contains(&"cave 1: 3, cave 2: 2, cave 3: 3, cave 4: 4, relics: 5"),
        "{labels:?}"
    );
    let outcome = table.outcome().expect("it is over");
    assert_eq!(outcome.points_of(Seat::new(1)), 17);
    assert!(
        visible(&html).contains("Lava, 3 fled"),
        "how the last cave ended"
    );
}

/// Camp and dark are buttons of the form for those who are asked, and for nobody else.
#[test]
fn the_board_can_be_clicked_by_those_who_are_asked() {
    let names = names();
    let mut table = Table::<Diamant>::open(Config::default(), LuckSource::Told);
    table.tell(Card::Treasure(7)).expect("in the deck");
    let seat = Seat::new(1);
    let ways = |table: &Table<Diamant>, viewer| {
        let html = draw(table, &scene(Lang::En, viewer, &names));
        html.matches("form=\"choices\"").count()
    };
    assert_eq!(ways(&table, Viewer::Seat(seat)), 2);
    assert_eq!(ways(&table, Viewer::Bystander), 0);
    table.decide(seat, Decision::Stay, None).expect("legal");
    assert_eq!(ways(&table, Viewer::Seat(seat)), 0);
}

#[test]
fn the_style_sheet_knows_every_seat() {
    let file = web::asset("diamant.css").expect("the style sheet");
    let css = String::from_utf8(file.bytes.into_owned()).expect("CSS is UTF-8");
    for seat in 0..8 {
        assert!(css.contains(&format!(".seat-{seat} {{")), "seat-{seat}");
    }
}

/// The keys of a locale file, in order.
fn keys(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| line.starts_with("diamant-"))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

#[test]
fn the_languages_have_the_same_keys_in_the_same_order() {
    let english = include_str!("../../../narration/locales/en/diamant.ftl");
    for text in [
        include_str!("../../../narration/locales/de/diamant.ftl"),
        include_str!("../../../narration/locales/fr/diamant.ftl"),
        include_str!("../../../narration/locales/nl/diamant.ftl"),
        include_str!("../../../narration/locales/hu/diamant.ftl"),
    ] {
        assert_eq!(keys(text), keys(english));
    }
}

#[test]
fn no_key_is_unused() {
    let english = include_str!("../../../narration/locales/en/diamant.ftl");
    let folders = [
        concat!(env!("CARGO_MANIFEST_DIR"), "/src/diamant"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../narration/src/diamant"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/src/games/diamant"),
    ];
    let mut source = String::new();
    for folder in folders {
        for entry in std::fs::read_dir(folder).expect("the game's folder") {
            let path = entry.expect("an entry").path();
            source += &std::fs::read_to_string(path).expect("a source file");
        }
    }
    for key in keys(english) {
        // The shell makes these from the game's id and its options.
        let shell = ["diamant-option-", "diamant-name", "diamant-tagline"];
        let used = source.contains(&format!("\"{key}\""))
            || english.contains(&format!("{{ {key} }}"))
            || shell.iter().any(|start| key.starts_with(start));
        assert!(used, "{key}");
    }
}
