//! What happens in Caverna, in sentences.

use caverna::{CavernSide, Event, Goods, Place, Room, SoloResult, Space};
use tabletop::{Outcome, Seat};

use super::words::goods;
use crate::games::Company;
use crate::palette::{GAIN, RARE, STRONG, paint};

/// The sentence for an event.
pub fn of(event: &Event, company: Company) -> String {
    let does = |seat: Seat, verb: &str| company.does(seat, verb);
    match *event {
        Event::StartDrawn { seat } => {
            format!("{} the game.", does(seat, "begin"))
        }
        Event::RoomSetAside { room } => format!("The {room} is out of this game."),
        Event::RoundBegan {
            round,
            turns,
            start: _, // The board says it.
            tile,
        } => format!(
            "{} {turns} turns per player; the new tile is {tile}.",
            paint(STRONG, format!("Round {round} begins."))
        ),
        Event::TileTaken { seat, tile } => {
            let takes = does(seat, "take");
            format!("{takes} {}.", paint(STRONG, tile))
        }
        Event::Converted { seat, good } => {
            format!("{} {good} into food.", does(seat, "turn"))
        }
        Event::Gained { seat, goods } => {
            format!("{} {}.", does(seat, "gain"), gain(goods))
        }
        Event::Traded { seat, paid, gained } => {
            format!("{} {paid} for {}.", does(seat, "trade"), gain(gained))
        }
        Event::RoomUsed {
            seat,
            room,
            paid,
            gained,
        } => {
            let uses = does(seat, "use");
            format!("{uses} the {room}{}.", bargain(paid, gained))
        }
        Event::NoRoomUsed { seat } => format!("{} no room.", does(seat, "use")),
        Event::BlueRoomActed { seat, room, gained } => {
            format!("{} {} by the {room}.", does(seat, "gain"), gain(gained))
        }
        Event::Dug {
            seat,
            space,
            paid,
            food,
        } => dug(&does(seat, "dig"), space, paid, food),
        Event::RoomUnearthed { room } => {
            format!("Under it lies the {}.", paint(RARE, room))
        }
        Event::PileTurned { room } => {
            format!("From the pile comes the {}.", paint(RARE, room))
        }
        Event::WallBuilt { seat, place } => {
            format!("{} a wall {}.", does(seat, "build"), at(place))
        }
        Event::WallRazed {
            seat,
            place,
            gained,
        } => format!(
            "{} the wall {} for {}.",
            does(seat, "raze"),
            at(place),
            gain(gained)
        ),
        Event::Furnished {
            seat,
            room,
            space,
            paid,
        } => {
            let furnishes = does(seat, "furnish");
            furnished(&furnishes, room, space, paid)
        }
        Event::CaveFilled { seat } => {
            let gets = does(seat, "get");
            format!("{gets} the additional cavern: every space of the board is furnished.")
        }
        Event::CavernChosen { seat, side } => {
            let walls = match side {
                CavernSide::Corner => "two natural walls in a corner",
                CavernSide::Alcove => "three natural walls",
            };
            format!("{} its side with {walls}.", does(seat, "choose"))
        }
        Event::TurnEnded { seat } => {
            if company.viewer().is(seat) {
                "Your turn is over.".to_owned()
            } else {
                format!("The turn of seat {seat} is over.")
            }
        }
        Event::RoundEnded { round } => {
            format!("Round {round} is over; all tiles come back.")
        }
        Event::GameEnded { outcome } => ended(&outcome),
    }
}

fn gain(gained: Goods) -> String {
    paint(GAIN, goods(gained))
}

/// `: 2 emmer for 4 food gold`, `: wood`; nothing where the room does something else.
fn bargain(paid: Goods, gained: Goods) -> String {
    match (paid.is_none(), gained.is_none()) {
        (true, true) => ": nothing".to_owned(),
        (true, false) => format!(": {}", gain(gained)),
        (false, true) => format!(" for {paid}"),
        (false, false) => format!(": {paid} for {}", gain(gained)),
    }
}

fn dug(digs: &str, space: Space, paid: Goods, food: u8) -> String {
    let cost = if paid.is_none() {
        String::new()
    } else {
        format!(" for {paid}")
    };
    let found = match food {
        0 => String::new(),
        _ => format!(", finding {}", paint(GAIN, "food")),
    };
    format!("{digs} at {space}{cost}{found}.")
}

fn furnished(furnishes: &str, room: Room, space: Space, paid: Goods) -> String {
    let points = match room.card().points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    };
    let space = match space {
        Space::CAVERN => "the additional cavern".to_owned(),
        space => space.to_string(),
    };
    format!(
        "{furnishes} {space} with the {} for {}: {}.",
        paint(RARE, room),
        goods(paid),
        paint(GAIN, points)
    )
}

fn at(place: Place) -> String {
    match place.beyond() {
        Some(beyond) => format!("between {} and {beyond}", place.space()),
        None => format!("at the additional {place}"),
    }
}

fn ended(outcome: &Outcome) -> String {
    let over = paint(STRONG, "The game is over.");
    let &[points] = outcome.points() else {
        return format!("{over} The points are counted.");
    };
    let result = u8::try_from(points).map_or(SoloResult::Missed, SoloResult::of);
    let verdict = match result {
        SoloResult::Missed => "the goal of 50 is missed",
        SoloResult::Reached => "the goal of 50 is reached",
        SoloResult::Exceptional => "more than 60, which is exceptional",
    };
    format!("{over} {points} points: {verdict}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use caverna::{Caverna, Config};
    use tabletop::{LuckSource, QuickDice, Seed, Table, Viewer};

    fn told(event: &Event) -> String {
        let company = Company::seen_by(Viewer::Seat(Seat::new(0)));
        anstream::adapter::strip_str(&of(event, company)).to_string()
    }

    fn some(words: &str) -> Goods {
        words.parse().unwrap()
    }

    #[test]
    fn what_is_done_says_who_and_for_what() {
        let (you, other) = (Seat::new(0), Seat::new(1));
        let room = Room::Bakehouse;
        for (event, sentence) in [
            (
                Event::Furnished {
                    seat: you,
                    room,
                    space: "4,2".parse().unwrap(),
                    paid: some("wood 2 stone 2 food"),
                },
                "You furnish 4,2 with the bakehouse for wood 2 stone 2 food: 6 points.",
            ),
            (
                Event::RoomUsed {
                    seat: other,
                    room,
                    paid: some("2 emmer"),
                    gained: some("4 food gold"),
                },
                "Seat 1 uses the bakehouse: 2 emmer for 4 food gold.",
            ),
            (
                Event::Dug {
                    seat: other,
                    space: "3,1".parse().unwrap(),
                    paid: some("2 food"),
                    food: 1,
                },
                "Seat 1 digs at 3,1 for 2 food, finding food.",
            ),
            (
                Event::WallRazed {
                    seat: you,
                    place: "3,0 3,1".parse().unwrap(),
                    gained: some("2 stone 3 food gold"),
                },
                "You raze the wall between 3,0 and 3,1 for 2 stone 3 food gold.",
            ),
            (
                Event::CaveFilled { seat: other },
                "Seat 1 gets the additional cavern: every space of the board is furnished.",
            ),
            (
                Event::WallBuilt {
                    seat: you,
                    place: "cavern south".parse().unwrap(),
                },
                "You build a wall at the additional cavern south.",
            ),
        ] {
            assert_eq!(told(&event), sentence);
        }
    }

    #[test]
    fn every_event_of_many_games_is_a_sentence() {
        for seed in 0..40 {
            let config = if seed % 2 == 0 {
                Config::DUEL
            } else {
                Config::SOLO
            };
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let mut table = Table::<Caverna>::open(config, luck);
            let mut dice = QuickDice::new(seed);
            while let Some(seat) = table.prompt().awaited().lowest() {
                let decision = *dice.pick(&table.legal(seat));
                let change = table.decide(seat, decision, None).unwrap();
                for announced in change.events {
                    let sentence = told(&announced.event);
                    assert!(sentence.ends_with(['.', '!']), "{sentence}");
                    let first = sentence.chars().next().unwrap();
                    assert!(first.is_uppercase(), "{sentence}");
                    assert!(!sentence.contains("  "), "{sentence}");
                }
            }
        }
    }
}
