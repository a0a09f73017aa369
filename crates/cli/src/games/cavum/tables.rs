//! What lies beside the mountain: cities, market, pool, orders and players.

use cavum::{Kind, OrderView, Pieces, SeatView, SequenceCard, View};
use tabletop::Seat;

use super::words::{self, CITY_LETTERS, colour};
use crate::games::{Company, capitalised};
use crate::palette::{QUIET, STRONG, paint};
use crate::paragraph::{visible_width, wrap};

/// The columns of the drawing.
const WIDTH: usize = 100;

/// The free spaces of every city.
pub fn cities(view: &View) -> Vec<String> {
    let cities = CITY_LETTERS.into_iter().zip(&view.cities);
    let city = cities.map(|(letter, spaces)| {
        let free = spaces
            .iter()
            .filter(|space| space.station.is_none())
            .count();
        format!("{letter} {free} of {} free", spaces.len())
    });
    vec![row("Cities", &city.collect::<Vec<_>>())]
}

/// What the next stone of every colour brings: the highest number that no stone covers.
pub fn market(view: &View) -> Vec<String> {
    let scales = view.scales.iter().map(|scale| {
        let price = match scale.highest_visible {
            0 => "-".to_owned(),
            price => price.to_string(),
        };
        format!("{} {}", colour(scale.colour), paint(STRONG, price))
    });
    vec![row("Market", &scales.collect::<Vec<_>>())]
}

/// What options buy.
pub fn pool(view: &View, company: Company) -> Vec<String> {
    let pool = &view.pool;
    let tiles = |counts: [u8; 4]| -> Vec<String> {
        let held = Kind::ALL
            .into_iter()
            .zip(counts)
            .filter(|(_, count)| *count > 0);
        held.map(|(kind, count)| format!("{count} {kind}"))
            .collect()
    };
    let mut parts = tiles(pool.tunnels);
    let dynamite = tiles(pool.dynamite).into_iter();
    parts.extend(dynamite.map(|tile| tile.replace(' ', " dynamite ")));
    parts.push(words::count(pool.veins, "vein"));
    let seats = (0..).map(Seat::new).zip(&pool.stations);
    parts.extend(seats.map(|(seat, count)| {
        let whose = if company.viewer().is(seat) {
            "of yours".to_owned()
        } else {
            format!("of seat {seat}")
        };
        format!("{} {whose}", words::count(*count, "station"))
    }));
    flow("Pool", &parts)
}

/// The order cards that lie face up, two in a line.
pub fn orders(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.orders.is_empty() {
        lines.push(paint(STRONG, " Orders"));
    }
    for pair in view.orders.chunks(2) {
        let cards: Vec<String> = pair
            .iter()
            .map(|order| padded(&words::order(order), 47))
            .collect();
        lines.push(format!("  {}", cards.join(" ")).trim_end().to_owned());
    }
    lines
}

/// A line or two for every player: card, points, stones, pieces, then orders.
pub fn seats(view: &View, company: Company) -> Vec<String> {
    let heading = format!(
        " {:<7} {:>4} {:>6} {:>6}  {:<23} {}",
        "Players", "card", "points", "cities", "stones", "still to play"
    );
    let mut lines = vec![paint(STRONG, heading)];
    for (seat, player) in (0..).map(Seat::new).zip(&view.seats) {
        lines.push(seat_line(view, seat, player, company));
        if !player.orders.is_empty() {
            let short: Vec<String> = player.orders.iter().map(short_order).collect();
            lines.extend(flow("", &short));
        }
    }
    lines
}

fn seat_line(view: &View, seat: Seat, player: &SeatView, company: Company) -> String {
    let name = capitalised(&company.name(seat));
    let turn = if view.stage.asked() == Some(seat) {
        '»'
    } else {
        ' '
    };
    let card = player.card.map_or("-".to_owned(), |card| card.to_string());
    let stones = match player.stones {
        Some(stones) if stones.total() > 0 => {
            let letters = stones.iter().map(|(of, count)| {
                let letter = words::letter(of);
                paint(words::stone(of), format!("{letter}×{count}"))
            });
            letters.collect::<Vec<_>>().join(" ")
        }
        _ => player.stone_count.to_string(),
    };
    let line = format!(
        "{turn}{name:<7} {card:>4} {:>6} {:>6}  {} {}",
        player.points,
        format!("+{}", player.city_points),
        padded(&stones, 23),
        short_pieces(&player.pieces),
    );
    line.trim_end().to_owned()
}

/// `O11 Y R B 22/-11`.
fn short_order(order: &OrderView) -> String {
    let letters: Vec<String> = order
        .stones
        .iter()
        .map(|&of| paint(words::stone(of), words::letter(of)))
        .collect();
    let (value, penalty) = (order.value, order.penalty);
    format!("{} {} {value}/-{penalty}", order.order, letters.join(" "))
}

/// `2 3 4 6 *6 vein options×2 stations×3 prospect`.
fn short_pieces(pieces: &Pieces) -> String {
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let mut parts: Vec<String> = tunnels
        .filter(|(_, count)| *count > 0)
        .map(|(kind, _)| kind.exits().to_string())
        .collect();
    parts.extend(pieces.dynamite.map(|kind| format!("*{}", kind.exits())));
    for (number, thing) in [
        (pieces.veins, "vein"),
        (pieces.options, "option"),
        (pieces.stations, "station"),
    ] {
        match number {
            0 => {}
            1 => parts.push(thing.to_owned()),
            number => parts.push(format!("{thing}s×{number}")),
        }
    }
    if pieces.prospect {
        parts.push("prospect".to_owned());
    }
    parts.join(" ")
}

/// What a player has left, in the words of the decisions.
pub fn pieces(pieces: &Pieces) -> String {
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let held = tunnels.filter(|(_, count)| *count > 0);
    let mut parts: Vec<String> = held.map(|(kind, _)| kind.to_string()).collect();
    parts.extend(pieces.dynamite.map(|kind| format!("dynamite {kind}")));
    for (number, thing) in [
        (pieces.veins, "vein"),
        (pieces.options, "option"),
        (pieces.stations, "station"),
    ] {
        if number > 0 {
            parts.push(words::count(number, thing));
        }
    }
    parts.push("prospect".to_owned());
    row("To play", &parts)
}

/// The sequence cards with what comes with them and who holds them.
pub fn cards(view: &View, company: Company) -> Vec<String> {
    let card = |card: SequenceCard| {
        let holder = (0..).map(Seat::new).zip(&view.seats);
        let holder = holder.filter(|(_, player)| player.card == Some(card));
        let names: Vec<String> = holder.map(|(seat, _)| company.name(seat)).collect();
        let taken = match names.first() {
            Some(name) => format!(" ({name})"),
            None => String::new(),
        };
        format!("card {card}: dynamite {}{taken}", card.dynamite())
    };
    flow("Cards", &SequenceCard::ALL.map(card))
}

/// The orders that can still come, and those that have left the game.
pub fn deck(view: &View) -> String {
    let come = view.orders_to_come.iter().map(|&order| {
        let (value, penalty) = (order.value(), order.penalty());
        let stones: Vec<String> = order.stones().iter().map(|&of| colour(of)).collect();
        format!("  {order} {}: {value}/-{penalty}", stones.join(" "))
    });
    let mut lines = vec![paint(STRONG, "Orders that can still come")];
    lines.extend(come);
    if view.orders_to_come.is_empty() {
        lines.push("  none".to_owned());
    }
    if !view.orders_fulfilled.is_empty() {
        let names: Vec<String> = view
            .orders_fulfilled
            .iter()
            .map(ToString::to_string)
            .collect();
        lines.push(paint(QUIET, format!("Fulfilled: {}", names.join(", "))));
    }
    lines.join("\n")
}

fn row(title: &str, parts: &[String]) -> String {
    let title = paint(STRONG, format!(" {title:<8}"));
    format!("{title} {}", parts.join(" · "))
}

/// A row that goes on in a second line where it must.
fn flow(title: &str, parts: &[String]) -> Vec<String> {
    let mut lines: Vec<Vec<String>> = vec![Vec::new()];
    let mut used = 0;
    for part in parts {
        let width = visible_width(part) + 3;
        if used + width > WIDTH - 10 {
            lines.push(Vec::new());
            used = 0;
        }
        used += width;
        lines
            .last_mut()
            .expect("there is a line")
            .push(part.clone());
    }
    let titles = std::iter::once(title).chain(std::iter::repeat(""));
    let rows = lines
        .iter()
        .zip(titles)
        .map(|(parts, title)| row(title, parts));
    rows.collect()
}

/// With blanks up to this width; colours take no room.
fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(visible_width(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// A sentence below the tables.
pub fn sentence(text: &str) -> String {
    format!("  {}", wrap(text, 4))
}
