//! Positions of Diamant.

use std::io;

use catalog::GameId;
use diamant::{Card, Config, Decision, Diamant, Relic, Trap};
use maud::{Markup, PreEscaped, html};
use narration::Reader;
use tabletop::{LuckSource, Prompt, Seat, Table, Viewer};
use web::{Lang, LogRange, Scene, Texts, art};

use super::folder::Folder;

const NAMES: [&str; 8] = [
    "Annabelle",
    "Bo",
    "Csilla",
    "Dieudonné de la Grotte",
    "Eleanor",
    "Friedhelm",
    "Gijs",
    "Hanneke",
];

pub fn write(folder: &Folder) -> io::Result<()> {
    let tables = [
        ("start", start()),
        ("middle", middle()),
        ("eight", eight()),
        ("longest", longest()),
        ("over", over()),
    ];
    folder.write_each(|lang, theme| {
        for (name, table) in &tables {
            folder.write(name, lang, theme, &board(table, lang))?;
        }
        Ok(())
    })
}

fn board(table: &Table<Diamant>, lang: Lang) -> Markup {
    let names = NAMES.map(str::to_owned);
    let scene = Scene {
        reader: Reader {
            texts: Texts::of(lang),
            viewer: Viewer::Seat(Seat::new(1)),
            names: &names,
        },
        aids: true,
        best_so_far: false,
    };
    let rendering = art(GameId::Diamant).draw(table, &scene, LogRange::Whole);
    let picture = rendering.picture;
    html! {
        (picture.board)
        (picture.beside)
        (picture.below)
        @for of_step in rendering.highlights { (of_step) }
        @for choice in picture.choices {
            p { button { (choice.label.text) } " " (choice.label.detail) }
        }
        details {
            summary { "log" }
            @for entry in rendering.lines {
                p { (PreEscaped(format!("{:?} ", entry.sentence.weight))) (entry.sentence.text) }
            }
        }
    }
}

fn start() -> Table<Diamant> {
    let mut table = Table::open(config(4), LuckSource::Told);
    play(&mut table, Card::Treasure(7), &[]);
    table
}

fn middle() -> Table<Diamant> {
    let mut table = Table::open(config(5).with_relics(), LuckSource::Told);
    play(&mut table, Card::Treasure(15), &[]);
    play(&mut table, Card::Trap(Trap::Lava), &[]);
    play(&mut table, Card::Trap(Trap::Lava), &[]);
    play(&mut table, Card::Treasure(9), &[]);
    play(&mut table, Card::Trap(Trap::Snakes), &[0]);
    play(&mut table, Card::Treasure(11), &[]);
    play(&mut table, Card::Relic(Relic::First), &[]);
    play(&mut table, Card::Trap(Trap::Boulder), &[3]);
    play(&mut table, Card::Treasure(17), &[]);
    for seat in [1, 4] {
        let seat = Seat::new(seat);
        table.decide(seat, Decision::Stay, None).expect("legal");
    }
    table
}

fn eight() -> Table<Diamant> {
    let mut table = Table::open(config(8).with_open_chests(), LuckSource::Told);
    play(&mut table, Card::Treasure(17), &[]);
    play(&mut table, Card::Trap(Trap::Ram), &[0, 1, 2, 3, 4, 5, 6, 7]);
    play(&mut table, Card::Treasure(13), &[]);
    play(&mut table, Card::Trap(Trap::Spiders), &[]);
    play(&mut table, Card::Treasure(14), &[]);
    table
}

fn longest() -> Table<Diamant> {
    let mut table = Table::open(config(8).with_relics(), LuckSource::Told);
    for _ in 0..4 {
        play(&mut table, Card::Treasure(1), &[0, 1, 2, 3, 4, 5, 6, 7]);
    }
    for value in diamant::TREASURES {
        play(&mut table, Card::Treasure(value), &[]);
    }
    for trap in Trap::ALL {
        play(&mut table, Card::Trap(trap), &[]);
    }
    for relic in Relic::ALL {
        play(&mut table, Card::Relic(relic), &[]);
    }
    table
}

fn over() -> Table<Diamant> {
    let mut table = middle();
    let leaver = Seat::new(2);
    table
        .decide(leaver, Decision::Leave, None)
        .expect("seat 2 has not chosen yet");
    play(&mut table, Card::Treasure(13), &[1, 4]);
    for value in [15, 14, 11] {
        play(&mut table, Card::Treasure(value), &[4]);
        play(&mut table, Card::Treasure(13), &[0, 1, 2, 3]);
    }
    table
}

fn config(seats: u8) -> Config {
    Config::new(seats).expect("Diamant is for 3 to 8")
}

/// Tells the next card and, if somebody is asked, lets these leave and all others stay.
fn play(table: &mut Table<Diamant>, card: Card, leaving: &[u8]) {
    if table.prompt() != Prompt::Chance {
        for seat in table.prompt().awaited() {
            table.decide(seat, Decision::Stay, None).expect("legal");
        }
    }
    table.tell(card).expect("the card is in the deck");
    if leaving.is_empty() {
        return;
    }
    for seat in table.prompt().awaited() {
        let leaves = leaving.contains(&u8::from(seat));
        let decision = if leaves {
            Decision::Leave
        } else {
            Decision::Stay
        };
        table.decide(seat, decision, None).expect("legal");
    }
}
