//! C22: the wall icons, exhaustively and against the rules page.

use std::collections::BTreeMap;

use caverna::{Colour, Goods, Room, RoomBack, Side, Walls};

/// A row of the rules page's table of rooms.
struct Row {
    name: String,
    colour: String,
    cost: String,
    icon: String,
    points: u8,
}

/// The rooms by number as the rules page prints them.
fn page() -> BTreeMap<u8, Row> {
    let page = include_str!("../../../../docs/rules/caverna.md");
    let mut rows = BTreeMap::new();
    for line in page.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, number, name, colour, cost, icon, points, _, _] = cells[..] else {
            continue;
        };
        let Ok(number) = number.parse() else {
            continue;
        };
        let row = Row {
            name: name.to_lowercase().replace(' ', "-"),
            colour: colour.to_owned(),
            cost: cost.to_owned(),
            icon: icon.trim_matches('`').to_owned(),
            points: points.parse().expect("points are a number"),
        };
        rows.insert(number, row);
    }
    rows
}

/// C22 said plainly: some turn of the icon has a wall on every `D` side and none on every
/// `-` side.
fn fits_plainly(icon: &str, walls: Walls) -> bool {
    let sides: Vec<char> = icon.chars().collect();
    (0..4).any(|turn| {
        Side::ALL
            .into_iter()
            .enumerate()
            .all(|(index, side)| match sides[(index + 4 - turn) % 4] {
                'D' => walls.has(side),
                '-' => !walls.has(side),
                'L' => true,
                other => panic!("{other} is on no icon"),
            })
    })
}

fn between(sides: &[Side]) -> Vec<&'static str> {
    let fits = |room: &Room| room.number() > 0 && room.fits(Walls::on(sides));
    Room::ALL.into_iter().filter(fits).map(Room::word).collect()
}

#[test]
fn c22_every_room_on_every_set_of_walls() {
    let page = page();
    assert_eq!(page.len(), 24);
    let mut fitting = 0;
    for (number, row) in page {
        let room = Room::ALL[usize::from(number)];
        for walls in Walls::all() {
            let plainly = fits_plainly(&row.icon, walls);
            assert_eq!(room.fits(walls), plainly, "{room} between {walls:?}");
            fitting += u32::from(plainly);
        }
    }
    assert!(fitting > 24 && fitting < 24 * 16);
}

/// The table of rooms is the one of the rules page: names, colours, costs, icons, points.
#[test]
fn c22_the_rooms_are_printed_as_on_the_page() {
    for (number, row) in page() {
        let room = Room::ALL[usize::from(number)];
        let card = room.card();
        assert_eq!(card.word, row.name);
        assert_eq!(room.number(), number);
        assert_eq!(card.points, row.points, "{room}");
        let colour = match row.colour.as_str() {
            "orange" => Colour::Orange,
            "blue" => Colour::Blue,
            other => panic!("{other} is no colour"),
        };
        assert_eq!(room.colour(), colour, "{room}");
        let cost = match row.cost.as_str() {
            "free" => Goods::NONE,
            cost => {
                let cost = cost.replace(',', "");
                // The notation leaves a single one's number out.
                let words: Vec<&str> = cost.split(' ').filter(|word| *word != "1").collect();
                words.join(" ").parse().expect("goods")
            }
        };
        assert_eq!(card.cost, cost, "{room}");
        let back = if number <= 6 {
            RoomBack::Light
        } else {
            RoomBack::Dark
        };
        assert_eq!(room.back(), back, "{room}");
        for (index, side) in Side::ALL.into_iter().enumerate() {
            let printed = row.icon.as_bytes()[index];
            assert_eq!(card.icon.must.has(side), printed == b'D', "{room}");
            assert_eq!(card.icon.may.has(side), printed == b'L', "{room}");
        }
    }
}

#[test]
fn c22_worked_example_corner_and_three_walls() {
    // (0,0) has two natural walls in a corner.
    let corner = between(&[Side::North, Side::West]);
    assert!(corner.contains(&"food-corner") && corner.contains(&"warehouse"));
    assert!(!corner.contains(&"shelf"), "one wall exactly");
    // (4,2) has three.
    let three = between(&[Side::North, Side::East, Side::South]);
    assert!(three.contains(&"parlor"));
}

#[test]
fn c22_worked_example_opposite_walls_and_no_walls() {
    assert_eq!(
        between(&[Side::North, Side::South]),
        ["tunnel", "junction-room"]
    );
    assert_eq!(
        between(&[Side::East, Side::West]),
        ["tunnel", "junction-room"]
    );
    assert_eq!(between(&[]), [""; 0]);
}

#[test]
fn c22_an_icon_is_turned_but_not_mirrored() {
    // Dark north, light west: turned, the light side is always on the left of the dark one.
    // Mirrored it would be on the right, and then the other corner would fit as well; but
    // every corner is some turn of every other, so the two cannot be told apart here.
    for sides in [
        [Side::North, Side::West],
        [Side::North, Side::East],
        [Side::South, Side::East],
        [Side::South, Side::West],
    ] {
        assert!(Room::Grindstone.fits(Walls::on(&sides)));
        assert!(Room::FoodCorner.fits(Walls::on(&sides)));
    }
}
