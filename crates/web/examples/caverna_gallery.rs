//! Writes positions of Caverna's board, its rules and its emblem as standalone pages into a
//! folder, so that a person can look at them without a server:
//!
//! ```text
//! cargo run -p web --example caverna_gallery -- /tmp/caverna
//! ```

use std::path::Path;
use std::{env, fs, io};

use caverna::{Caverna, Config};
use maud::{DOCTYPE, Markup, html};
use tabletop::{AnyTable, LuckSource, Prompt, Seat, Table, Viewer};
use web::{Lang, Scene, Texts, Theme, art};

fn main() -> io::Result<()> {
    let folder = env::args()
        .nth(1)
        .unwrap_or_else(|| "caverna-gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for name in ["grotto.css", "caverna.css"] {
        let file = web::asset(name).expect("the style sheets are compiled in");
        fs::write(folder.join(name), &file.bytes)?;
    }
    let tables = [
        ("start", played(Config::DUEL, 2)),
        ("turn", housework()),
        ("walls", masonry()),
        ("middle", played(Config::DUEL, 120)),
        ("late", played(Config::DUEL, 240)),
        ("over", played(Config::DUEL, usize::MAX)),
        ("solo", played(Config::SOLO, 90)),
        ("solo-over", played(Config::SOLO, usize::MAX)),
    ];
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            for (name, table) in &tables {
                write(folder, name, lang, theme, &board(table, lang))?;
            }
            let rules = html! { h1 { "Caverna" } (art("caverna").rules(Texts::of(lang))) };
            write(folder, "rules", lang, theme, &rules)?;
            write(folder, "emblem", lang, theme, &art("caverna").emblem())?;
        }
    }
    Ok(())
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
                link rel="stylesheet" href="caverna.css";
            }
            body { main { (body) } }
        }
    };
    let file = format!("{name}-{lang}-{}.html", theme.word());
    fs::write(folder.join(file), page.into_string())
}

/// The board as whoever is on turn sees it, with the buttons and the log as plain text.
fn board(table: &Table<Caverna>, lang: Lang) -> Markup {
    let names = ["Annabelle".to_owned(), "Friedhelm".to_owned()];
    let seats = table.view(Viewer::Bystander).seats.len();
    let seat = table.prompt().awaited().lowest().unwrap_or(Seat::new(0));
    let scene = Scene {
        texts: Texts::of(lang),
        viewer: Viewer::Seat(seat),
        names: &names[..seats],
        aids: true,
    };
    let art = art("caverna");
    let table: &dyn AnyTable = table;
    html! {
        (art.board(table, &scene))
        details {
            summary { "decisions" }
            @for choice in art.choices(table, &scene) {
                p { button { (choice.label.text) } " " (choice.label.hint) " · " code { (choice.words) } }
            }
        }
        details {
            summary { "log" }
            @for entry in art.log(table, &scene) { p { (entry.sentence.text) } }
        }
    }
}

/// A duel in which so many steps have been played, always the decision that builds most:
/// the last of the list but for the end of the turn.
fn played(config: Config, steps: usize) -> Table<Caverna> {
    let mut table = Table::open(config, LuckSource::Told);
    for step in 0..steps.min(2_000) {
        match table.prompt() {
            Prompt::Over => break,
            Prompt::Chance => {
                let outcomes = table.chances();
                let (outcome, _) = outcomes[step % outcomes.len()];
                table.tell(outcome).expect("it was offered");
            }
            _ => {
                let seat = table
                    .prompt()
                    .awaited()
                    .lowest()
                    .expect("somebody is asked");
                let legal = table.legal(seat);
                let furnish = legal
                    .iter()
                    .rposition(|decision| matches!(decision, caverna::Decision::Furnish(..)));
                let others = legal
                    .iter()
                    .filter(|decision| !matches!(decision, caverna::Decision::Convert(_)))
                    .count();
                let start = legal.len() - others;
                let index = furnish.unwrap_or(start + step * 7 % others.saturating_sub(1).max(1));
                table.decide(seat, legal[index], None).expect("it is legal");
            }
        }
    }
    table
}

fn told(luck: &[&str], decisions: &[&str]) -> Table<Caverna> {
    let mut table = Table::open(Config::DUEL, LuckSource::Told);
    for words in luck {
        table.tell_in_words(words).expect("it can be drawn");
    }
    for words in decisions {
        let seat = table
            .prompt()
            .awaited()
            .lowest()
            .expect("somebody is asked");
        table
            .decide_in_words(seat, words, None)
            .expect("it is legal");
    }
    table
}

fn housework() -> Table<Caverna> {
    told(
        &["start 0", "tile masonry"],
        &[
            "take cultivation",
            "gain 2 emmer flax",
            "end",
            "take undergrowth",
            "end",
            "take housework",
        ],
    )
}

fn masonry() -> Table<Caverna> {
    told(&["start 0", "tile masonry"], &["take masonry"])
}
