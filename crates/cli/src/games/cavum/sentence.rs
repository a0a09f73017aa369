//! What happens in Cavum, in sentences.

use cavum::{Event, Order, Piece, Tile};
use tabletop::{Seat, SeatSet};

use super::words::{self, CITY_LETTERS, colour, count};
use crate::games::{Company, Verb, capitalised};
use crate::palette::{CARE, DANGER, GAIN, STRONG, paint};

/// The sentence for an event.
#[expect(
    clippy::too_many_lines,
    reason = "a sentence for each of the many events, in the order of a phase"
)]
pub fn of(event: &Event, company: Company) -> String {
    let does = |seat: Seat, verb: &str| company.does(seat, verb);
    match *event {
        Event::PhaseBegan { phase } => paint(STRONG, format!("Phase {phase} begins.")),
        Event::OrderTurnedUp { order } => format!("Order {} is turned up.", asked(order)),
        Event::OpenerDrawn { seat } => {
            let opens = company.clause(SeatSet::only(seat), OPEN);
            format!("By lot {opens} the first auction.")
        }
        Event::Bid { seat, points } => format!("{} {points}.", does(seat, "bid")),
        Event::Passed { seat } => format!("{}.", does(seat, "pass")),
        Event::AuctionWon { seat, points } => {
            format!("{} {}.", does(seat, "pay"), count(points, "point"))
        }
        Event::CardTaken { seat, card } => format!(
            "{} sequence card {card} with dynamite {}.",
            does(seat, "take"),
            card.dynamite()
        ),
        Event::OrderTaken {
            seat,
            order,
            points,
        } => {
            let chips = match points {
                0 => String::new(),
                points => format!(", and {} with it", gain(points)),
            };
            format!("{} order {}{chips}.", does(seat, "take"), asked(order))
        }
        Event::ChipPut { order, chips } => {
            let points = 2 * u32::from(chips);
            format!("Order {order} is left over; {points} points lie on it.")
        }
        Event::TileLaid { seat, tile, space } => laid(&does(seat, "lay"), tile, space),
        Event::StationBuilt { seat, space } => {
            format!("{} a station {}.", does(seat, "build"), at(space))
        }
        Event::VeinDiscovered {
            seat,
            space,
            colour: of,
            stones,
        } => format!(
            "{} a vein on {space}: {stones} {}.",
            does(seat, "discover"),
            colour(of)
        ),
        Event::Bought { seat, piece } => {
            format!(
                "{} {} from the pool.",
                does(seat, "buy"),
                piece_in_words(piece)
            )
        }
        Event::OptionCashed { seat, points } => {
            format!("{} an option for {}.", does(seat, "return"), gain(points))
        }
        Event::Discarded { seat, piece } => {
            let puts = does(seat, "put");
            format!("{puts} {} into the pool.", piece_in_words(piece))
        }
        Event::TurnEnded { seat } => {
            if company.viewer().is(seat) {
                "Your turn is over.".to_owned()
            } else {
                format!("The turn of seat {seat} is over.")
            }
        }
        Event::ProspectedInVain { seat } => {
            format!("{} without any route.", does(seat, "prospect"))
        }
        Event::RouteBegan { seat, space } => {
            format!("{} from the station {}.", does(seat, "prospect"), at(space))
        }
        Event::RouteWent { space, .. } => format!("The route goes on to {space}."),
        Event::StoneProspected {
            seat,
            space,
            colour: of,
        } => format!(
            "{} a {} stone on {space}.",
            does(seat, "find"),
            paint(GAIN, colour(of))
        ),
        Event::RouteEnded { seat, stones } => {
            let brings = match stones {
                0 => "brings nothing".to_owned(),
                stones => format!("brings {}", paint(GAIN, count(stones, "stone"))),
            };
            if company.viewer().is(seat) {
                format!("Your route {brings}.")
            } else {
                format!("The route of seat {seat} {brings}.")
            }
        }
        Event::VeinExhausted { space } => format!("The vein on {space} is exhausted."),
        Event::CityScored { city, seat, points } => {
            let letter = CITY_LETTERS.get(usize::from(city)).copied().unwrap_or('?');
            format!("{} {} in city {letter}.", does(seat, "score"), gain(points))
        }
        Event::TileExploded { space, tile } => {
            let what = capitalised(&words::tile(tile));
            format!("{} {what} on {space} is gone.", paint(DANGER, "Explosion!"))
        }
        Event::TileHit { space, tile } => {
            let what = words::tile(tile);
            paint(CARE, format!("The blast takes {what} from {space}."))
        }
        Event::PriceBid {
            seat,
            colour: of,
            price,
        } => format!("{} {price} for {}.", does(seat, "bid"), colour(of)),
        Event::StonesSold {
            seat,
            colour: of,
            count: sold,
            points,
        } => {
            let sells = does(seat, "sell");
            format!("{sells} {sold} {} for {}.", colour(of), gain(points))
        }
        Event::NobodySold { colour: of } => format!("Nobody sells {}.", colour(of)),
        Event::OrderFulfilled {
            seat,
            order,
            points,
        } => format!(
            "{} order {order} for {}.",
            does(seat, "fulfil"),
            gain(points)
        ),
        Event::PenaltyPaid {
            seat,
            order,
            points,
        } => {
            let pays = does(seat, "pay");
            let points = paint(CARE, count(points, "point"));
            format!("{pays} {points} for order {order}, which is not fulfilled.")
        }
        Event::StonesShown { seat, stones } => {
            format!("{} {}.", does(seat, "show"), words::stones(stones))
        }
        Event::StoneSold {
            seat,
            colour: of,
            price,
        } => format!("{} {} for {}.", does(seat, "sell"), colour(of), gain(price)),
        Event::GameEnded { .. } => {
            format!(
                "{} The points are counted.",
                paint(STRONG, "The game is over.")
            )
        }
    }
}

const OPEN: Verb = Verb {
    one: "opens",
    many: "open",
};

fn gain(points: impl Into<u32>) -> String {
    paint(GAIN, count(points, "point"))
}

/// `O11 (yellow red blue, 22)`.
fn asked(order: Order) -> String {
    let stones: Vec<String> = order.stones().iter().map(|&of| colour(of)).collect();
    let value = order.value();
    format!("{} ({}, {value})", paint(STRONG, order), stones.join(" "))
}

fn laid(lays: &str, tile: Tile, space: cavum::Space) -> String {
    let what = words::tile(tile);
    let what = if tile.is_dynamite() {
        paint(DANGER, what)
    } else {
        what
    };
    format!("{lays} {what} on {space}: {}.", words::exits(tile))
}

/// `on 0,2`, `in city A`.
fn at(space: cavum::Space) -> String {
    match space.city().and_then(|city| CITY_LETTERS.get(city)) {
        Some(letter) => format!("in city {letter} ({space})"),
        None => format!("on {space}"),
    }
}

fn piece_in_words(piece: Piece) -> String {
    match piece {
        Piece::Tunnel(kind) => format!("a tunnel with {kind} exits"),
        Piece::Dynamite(kind) => format!("dynamite with {kind} exits"),
        Piece::Station => "a station".to_owned(),
        Piece::Vein => "a vein".to_owned(),
        Piece::Option => "an option".to_owned(),
        Piece::Prospect => "the prospect tile".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cavum::{Cavum, Colour, Config, Kind};
    use tabletop::{LuckSource, QuickDice, Seed, Table, Viewer};

    fn told(event: &Event) -> String {
        let company = Company::seen_by(Viewer::Seat(Seat::new(0)));
        anstream::adapter::strip_str(&of(event, company)).to_string()
    }

    #[test]
    fn what_is_done_says_who_and_what() {
        let (you, other) = (Seat::new(0), Seat::new(1));
        let space = |words: &str| words.parse().unwrap();
        for (event, sentence) in [
            (
                Event::TileLaid {
                    seat: you,
                    tile: Tile::tunnel(Kind::Two, 1),
                    space: space("-2,4"),
                },
                "You lay a tunnel with two exits on -2,4: NE SW.",
            ),
            (
                Event::StationBuilt {
                    seat: other,
                    space: space("-4,6"),
                },
                "Seat 1 builds a station in city A (-4,6).",
            ),
            (
                Event::VeinDiscovered {
                    seat: other,
                    space: space("0,3"),
                    colour: Colour::Red,
                    stones: 3,
                },
                "Seat 1 discovers a vein on 0,3: 3 red.",
            ),
            (
                Event::OrderTaken {
                    seat: you,
                    order: "O11".parse().unwrap(),
                    points: 2,
                },
                "You take order O11 (yellow red blue, 22), and 2 points with it.",
            ),
            (
                Event::OpenerDrawn { seat: you },
                "By lot you open the first auction.",
            ),
            (Event::Passed { seat: other }, "Seat 1 passes."),
            (
                Event::CityScored {
                    city: 2,
                    seat: other,
                    points: 1,
                },
                "Seat 1 scores 1 point in city C.",
            ),
        ] {
            assert_eq!(told(&event), sentence);
        }
    }

    #[test]
    fn every_event_of_many_games_is_a_sentence() {
        let mut sentences = 0;
        for seed in 0..12 {
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let config = Config::new(2 + (seed % 3) as u8).unwrap();
            let mut table = Table::<Cavum>::open(config, luck);
            let mut dice = QuickDice::new(seed);
            while let Some(seat) = table.prompt().awaited().lowest() {
                let decision = *dice.pick(&table.legal(seat));
                table.decide(seat, decision, None).unwrap();
            }
            for announced in table.chapters().flat_map(|chapter| chapter.events) {
                let sentence = told(&announced.event);
                assert!(sentence.ends_with('.'), "{sentence}");
                assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
                assert!(!sentence.contains("  "), "{sentence}");
                sentences += 1;
            }
        }
        assert!(sentences > 1_000, "{sentences}");
    }
}
