//! Writes pages of Cavum as standalone files into a folder, so that a person can look at them
//! without a server:
//!
//! ```text
//! cargo run -p web --example cavum_gallery -- /tmp/cavum
//! ```

use std::path::Path;
use std::{env, fs, io};

use cavum::{Cavum, Config};
use maud::{DOCTYPE, Markup, html};
use tabletop::{LuckSource, Prompt, QuickDice, Seat, Seed, Table, Viewer, heard_by};
use web::{Art, Lang, Scene, Texts, Theme};

fn main() -> io::Result<()> {
    let folder = env::args()
        .nth(1)
        .unwrap_or_else(|| "cavum-gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for name in ["grotto.css", "cavum.css"] {
        let file = web::asset(name).expect("the style sheets are compiled in");
        fs::write(folder.join(name), &file.bytes)?;
    }
    for (seats, decisions) in [(2, 1), (2, 40), (3, 90), (4, 60), (4, 120), (4, usize::MAX)] {
        let table = played(seats, decisions);
        for lang in Lang::ALL {
            for theme in [Theme::Dark, Theme::Light] {
                let length = table.record().steps.len();
                let name = format!("board-{seats}-{length}-{lang}-{}", theme.word());
                write(folder, &name, lang, theme, &board(&table, lang))?;
            }
        }
    }
    for lang in Lang::ALL {
        let rules = html! { h1 { "Cavum" } (Cavum::rules(Texts::of(lang))) };
        write(folder, &format!("rules-{lang}"), lang, Theme::Light, &rules)?;
    }
    write(folder, "emblem", Lang::En, Theme::Dark, &Cavum::emblem())
}

fn write(folder: &Path, name: &str, lang: Lang, theme: Theme, body: &Markup) -> io::Result<()> {
    let page = html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(theme.word()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (name) }
                link rel="stylesheet" href="grotto.css";
                link rel="stylesheet" href="cavum.css";
            }
            body { main { (body) } }
        }
    };
    fs::write(folder.join(format!("{name}.html")), page.into_string())
}

/// The board as whoever is on turn sees it.
fn board(table: &Table<Cavum>, lang: Lang) -> Markup {
    let names = ["Annabelle", "Friedhelm", "Clothilde", "Dirk"].map(str::to_owned);
    let seat = table.prompt().awaited().lowest().unwrap_or(Seat::new(0));
    let scene = Scene {
        texts: Texts::of(lang),
        viewer: Viewer::Seat(seat),
        names: &names,
        aids: true,
    };
    let chronicle = table.chronicle();
    let heard: Vec<_> = chronicle
        .iter()
        .flat_map(|chapter| heard_by(scene.viewer, &chapter.events))
        .collect();
    Cavum::board_after(&heard, &table.view(scene.viewer), &scene)
}

/// A random game after so many decisions. Stations and veins are preferred: there are
/// hundreds of ways to lay a tile, and the others would hardly be seen.
fn played(seats: u8, decisions: usize) -> Table<Cavum> {
    let mut dice = QuickDice::new(seats.into());
    let config = Config::new(seats).expect("2 to 4").for_beginners();
    let mut table: Table<Cavum> = Table::open(config, LuckSource::Rolled(Seed::from_number(7)));
    for _ in 0..decisions {
        let Prompt::Turn(seat) = table.prompt() else {
            break;
        };
        let legal = table.legal(seat);
        let rare: Vec<_> = legal
            .iter()
            .filter(|decision| {
                let words = decision.to_string();
                words.starts_with("station") || words.starts_with("vein")
            })
            .copied()
            .collect();
        let decision = *dice.pick(if rare.is_empty() { &legal } else { &rare });
        table.decide(seat, decision, None).expect("it is legal");
    }
    table
}
