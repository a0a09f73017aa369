//! Positions of Caverna, and the shell around one.

use std::io;

use catalog::GameId;
use caverna::{CavernSide, Caverna, Config, Decision, Event, PositionBuilder, Room, State, Tile};
use maud::{Markup, html};
use model::{Chair, IdentityId, Name, Person};
use narration::{Narration, Reader};
use tabletop::{
    Announcement, AnyTable, Game, LuckSource, Perspective, Prompt, Seat, SeatSet, Table, Version,
    Viewer,
};
use web::pages::{self, Counsel, MatchEnd, Stage, TablePage};
use web::{Art, Lang, Scene, Texts, Theme, Visitor};

use super::folder::Folder;

/// Whose cave is filled.
const OWN: Seat = Seat::new(0);

/// A position and what happened before.
struct Position {
    state: State,
    events: Vec<Announcement<Event>>,
}

pub fn write(folder: &Folder) -> io::Result<()> {
    let positions = [
        ("start", after(PositionBuilder::duel(&[Tile::Masonry]), &[])),
        ("furnishing", after(middle(), &["take housework"])),
        ("digging", after(middle(), &["take drift-mining"])),
        ("excavation", after(middle(), &["take excavation"])),
        ("walls", after(middle(), &["take masonry"])),
        ("breach", after(middle(), &["take breach"])),
        ("rooms", after(middle(), &["take expedition"])),
        ("cavern", after(full(), &[])),
        ("cavern-choice", filling()),
        ("middle", played(Config::DUEL, 120)),
        ("over", played(Config::DUEL, usize::MAX)),
        ("solo", played(Config::SOLO, 70)),
        ("solo-over", played(Config::SOLO, usize::MAX)),
    ];
    folder.write_each(|lang, theme| {
        for (name, position) in &positions {
            folder.write(name, lang, theme, &board(position, lang))?;
        }
        let visitor = visitor(lang, theme);
        folder.write_page("page", lang, theme, table_page(&visitor))?;
        let rules = pages::rules(&visitor, GameId::Caverna);
        folder.write_page("rules-page", lang, theme, rules)
    })
}

fn visitor(lang: Lang, theme: Theme) -> Visitor {
    Visitor {
        lang,
        theme,
        aids: true,
        sounds: web::Volume::Off,
        keys: true,
        advice: false,
        name: "Annabelle".to_owned(),
        claimed: false,
        path: "/".to_owned(),
    }
}

/// A turn in the middle, with the shell's buttons, log and chat around the board.
fn table_page(visitor: &Visitor) -> Markup {
    let mut table = Table::<Caverna>::open(Config::DUEL, LuckSource::Told);
    for luck in ["start 0", "tile masonry"] {
        table.tell_in_words(luck).expect("it can be drawn");
    }
    let decisions = [
        "take cultivation",
        "gain 2 emmer flax",
        "end",
        "take undergrowth",
        "end",
        "take housework",
    ];
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
    let person = |name: &str| {
        Chair::for_person(Person {
            identity: IdentityId(1),
            name: Name::from_store(name.to_owned()),
        })
    };
    let table: &dyn AnyTable = &table;
    let page = TablePage {
        id: "k3vq7m",
        game: "caverna",
        config: &table.config(),
        chairs: &[person("Annabelle"), person("Friedhelm")],
        present: SeatSet::first(2),
        viewer: Viewer::Seat(Seat::new(0)),
        may_return: None,
        may_try: false,
        end: MatchEnd::Rules,
        try_out: None,
        news: &[],
        host: true,
        removed: 0,
        me: None,
        public: false,
        link: "http://127.0.0.1/t/k3vq7m",
        bystanders: 0,
        chat: &[],
        best: &[],
        counsel: Counsel::default(),
        lesson: None,
        rematch: None,
        version: 1,
        stage: Stage::Started {
            table,
            take_overs: &[],
        },
    };
    pages::table(visitor, &page)
}

/// The board as the player on turn sees it, with the buttons and the log as plain text.
fn board(position: &Position, lang: Lang) -> Markup {
    let Position { state, events } = position;
    let names = ["Annabelle".to_owned(), "Friedhelm".to_owned()];
    let seat = Caverna::prompt(state)
        .awaited()
        .lowest()
        .unwrap_or(Seat::new(0));
    let scene = Scene {
        reader: Reader {
            texts: Texts::of(lang),
            viewer: Viewer::Seat(seat),
            names: &names[..usize::from(Caverna::seats(state))],
        },
        aids: true,
        best_so_far: false,
    };
    let mut legal = Vec::new();
    Caverna::legal(state, seat, &mut legal);
    let seen = Perspective {
        viewer: scene.viewer,
        config: &Config::DUEL,
        seats: Caverna::seats(state),
        length: 0,
        version: Version::default(),
        prompt: Caverna::prompt(state),
        view: Caverna::view(state, scene.viewer),
        heard: Vec::new(),
        legal,
        chosen: SeatSet::EMPTY,
        may_undo: false,
        outcome: Caverna::outcome(state),
    };
    let picture = Caverna::picture(&seen, &scene);
    html! {
        (picture.board)
        details {
            summary { "decisions" }
            @for choice in picture.choices {
                p { button { (choice.label.text) } " " (choice.label.detail) " · " code { (choice.words) } }
            }
        }
        details {
            summary { "log" }
            @for told in events {
                @if let Some(sentence) = Caverna::sentence(&told.event, &scene) {
                    p { (sentence.text) }
                }
            }
        }
    }
}

/// The position after these decisions of the players asked.
fn after(study: PositionBuilder, decisions: &[&str]) -> Position {
    let mut state = study.position();
    let mut events = Vec::new();
    for words in decisions {
        let seat = Caverna::prompt(&state)
            .awaited()
            .lowest()
            .expect("somebody is asked");
        let decision: Decision = words.parse().expect("it is a decision");
        assert!(
            Caverna::is_legal(&state, seat, decision),
            "{words} is legal"
        );
        Caverna::decide(&mut state, seat, decision, &mut events);
    }
    Position { state, events }
}

/// Round 7 of a duel with everything that can be seen.
fn middle() -> PositionBuilder {
    let (one, other) = (Seat::new(0), Seat::new(1));
    let space = |words: &str| words.parse().expect("it is a space");
    let place = |words: &str| words.parse().expect("it is a place");
    PositionBuilder::duel(&[
        Tile::Masonry,
        Tile::Furnishing,
        Tile::Undermining,
        Tile::DriftMining,
        Tile::Expedition,
        Tile::Breach,
        Tile::Expansion,
    ])
    .dug(one, space("1,0"), Room::DiggingCave)
    .dug(one, space("2,1"), Room::EquipmentRoom)
    .dug(one, space("3,1"), Room::StateRoom)
    .dug(one, space("4,0"), Room::JunctionRoom)
    .dug(one, space("4,1"), Room::SacrificialAltar)
    .dug(other, space("1,0"), Room::Bakehouse)
    .dug(other, space("2,1"), Room::RettingRoom)
    .dug(other, space("4,0"), Room::Storeroom)
    .furnished(one, Room::SpinningWheel, space("1,0"))
    .furnished(one, Room::DiggingCave, space("4,0"))
    .furnished(one, Room::EquipmentRoom, space("2,1"))
    .furnished(other, Room::Grindstone, space("1,0"))
    .furnished(other, Room::RettingRoom, space("2,1"))
    .furnished(other, Room::Storeroom, space("4,0"))
    .walled(one, place("4,0 4,1"))
    .walled(one, place("2,0 3,0"))
    .walled(other, place("0,0 1,0"))
    .goods(
        one,
        "5 wood 3 stone 4 emmer 9 flax 7 food 12 gold"
            .parse()
            .expect("goods"),
    )
    .goods(
        other,
        "2 wood 3 emmer 2 flax 4 food 3 gold"
            .parse()
            .expect("goods"),
    )
    .taken(other, &[Tile::Undergrowth])
    .turns_over(2)
}

/// A cave that is full but for the cave beside the entrance.
fn nearly_full() -> PositionBuilder {
    let rooms = [
        ("0,0", Room::Warehouse),
        ("0,1", Room::Stall),
        ("1,0", Room::SacrificialAltar),
        ("1,1", Room::Storeroom),
        ("2,1", Room::WeavingRoom),
        ("3,1", Room::FurnitureWorkshop),
        ("4,0", Room::GoldVein),
        ("4,1", Room::Dungeon),
        ("4,2", Room::WoodStoreroom),
    ];
    let mut study = PositionBuilder::duel(&[Tile::Masonry]);
    for (space, room) in rooms {
        let space = space.parse().expect("it is a space");
        study = study.dug(OWN, space, room).furnished(OWN, room, space);
    }
    study
}

/// A full cave and the additional cavern beside it.
fn full() -> PositionBuilder {
    let last = "2,0".parse().expect("it is a space");
    nearly_full()
        .furnished(OWN, Room::Parlor, last)
        .cavern(OWN, CavernSide::Corner)
}

/// The moment in which the side of the additional cavern is chosen.
fn filling() -> Position {
    let study = nearly_full().goods(OWN, "2 wood 5 food".parse().expect("goods"));
    after(study, &["take housework", "furnish shelf 2,0 with 2 food"])
}

/// A game after this many steps, furnishing whenever it can be done.
fn played(config: Config, steps: usize) -> Position {
    let mut events = Vec::new();
    let mut state = Caverna::set_up(&config, &mut events);
    for step in 0..steps.min(2_000) {
        match Caverna::prompt(&state) {
            Prompt::Over => break,
            Prompt::Chance => {
                let tickets = usize::try_from(Caverna::tickets(&state)).expect("a few");
                let ticket = u32::try_from(step % tickets).expect("a few");
                let outcome = Caverna::draw(&state, ticket);
                Caverna::resolve(&mut state, outcome, &mut events);
            }
            prompt => {
                let seat = prompt.awaited().lowest().expect("somebody is asked");
                let mut legal = Vec::new();
                Caverna::legal(&state, seat, &mut legal);
                let furnish = |decision: &Decision| matches!(decision, Decision::Furnish(..));
                let useful: Vec<Decision> = legal
                    .iter()
                    .copied()
                    .filter(|decision| !matches!(decision, Decision::Convert(_) | Decision::End))
                    .collect();
                let decision = match (legal.iter().copied().rfind(furnish), useful.len()) {
                    (Some(decision), _) => decision,
                    (None, 0) => legal[legal.len() - 1],
                    (None, count) => useful[step * 7 % count],
                };
                Caverna::decide(&mut state, seat, decision, &mut events);
            }
        }
    }
    Position { state, events }
}
