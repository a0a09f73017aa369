//! Positions of Cavum.

use std::io;

use cavum::{Cavum, Config};
use maud::Markup;
use narration::Reader;
use tabletop::{LuckSource, Prompt, QuickDice, Seat, Seed, Table, Viewer};
use web::{Art, Lang, Scene, Texts};

use super::folder::Folder;

pub fn write(folder: &Folder) -> io::Result<()> {
    let tables = [(2, 1), (2, 40), (3, 90), (4, 60), (4, 120), (4, usize::MAX)]
        .map(|(seats, decisions)| (seats, played(seats, decisions)));
    folder.write_each(|lang, theme| {
        for (seats, table) in &tables {
            let name = format!("board-{seats}-{}", table.record().steps.len());
            folder.write(&name, lang, theme, &board(table, lang))?;
        }
        Ok(())
    })
}

/// The board as the player on turn sees it.
fn board(table: &Table<Cavum>, lang: Lang) -> Markup {
    let names = ["Annabelle", "Friedhelm", "Clothilde", "Dirk"].map(str::to_owned);
    let seat = table.prompt().awaited().lowest().unwrap_or(Seat::new(0));
    let scene = Scene {
        reader: Reader {
            texts: Texts::of(lang),
            viewer: Viewer::Seat(seat),
            names: &names,
        },
        aids: true,
        best_so_far: false,
    };
    Cavum::picture(&table.perspective(scene.viewer), &scene).board
}

/// A random game after some decisions. Stations and veins are preferred: there are
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
