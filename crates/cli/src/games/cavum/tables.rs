//! What lies beside the mountain: cities, market, pool, orders and players.

use cavum::{Kind, OrderView, Piece, Pieces, SeatView, SequenceCard, View};
use narration::cavum::words;
use narration::{Reader, Texts};
use tabletop::Seat;

use super::signs;
use crate::palette::{QUIET, STRONG, WORDS, paint};
use crate::paragraph::{aligned, padded, visible_width, wrap_to};

/// The columns of the drawing.
pub const WIDTH: usize = 100;

/// The columns for stones in the list of players.
const STONES: usize = 23;

/// The free spaces of every city.
pub fn cities(view: &View, texts: &Texts) -> Vec<String> {
    let city = view.cities.iter().enumerate().map(|(number, spaces)| {
        let free = spaces
            .iter()
            .filter(|space| space.station.is_none())
            .count();
        texts.say_with(
            "terminal-cavum-free",
            &[
                ("city", words::city_numeral(number).into()),
                ("free", free.into()),
                ("spaces", spaces.len().into()),
            ],
        )
    });
    flow("terminal-cavum-cities", &city.collect::<Vec<_>>(), texts)
}

/// What the next stone of every colour brings: the highest number that no stone covers.
pub fn market(view: &View, texts: &Texts) -> Vec<String> {
    let scales = view.scales.iter().map(|scale| {
        let price = match scale.highest_visible {
            0 => "-".to_owned(),
            price => price.to_string(),
        };
        let colour = signs::colour(scale.colour, texts);
        format!("{colour} {}", paint(STRONG, price))
    });
    flow("cavum-board-market", &scales.collect::<Vec<_>>(), texts)
}

/// What options buy.
pub fn pool(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let (pool, texts) = (&view.pool, reader.texts);
    let tunnels = Kind::ALL.map(Piece::Tunnel).into_iter().zip(pool.tunnels);
    let dynamite = Kind::ALL
        .map(Piece::Dynamite)
        .into_iter()
        .zip(pool.dynamite);
    let held = tunnels.chain(dynamite).chain([(Piece::Vein, pool.veins)]);
    let mut parts: Vec<String> = held
        .filter(|(_, count)| *count > 0)
        .map(|(piece, count)| counted(count, &words::piece(piece, texts)))
        .collect();
    let stations = (0..).map(Seat::new).zip(&pool.stations);
    parts.extend(stations.map(|(seat, count)| {
        let station = words::piece(Piece::Station, texts);
        format!("{} – {}", counted(*count, &station), reader.name(seat))
    }));
    flow("cavum-board-pool", &parts, texts)
}

/// The order cards that lie face up, two in a line.
pub fn orders(view: &View, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.orders.is_empty() {
        let title = format!(" {}", texts.say("cavum-board-orders"));
        lines.push(paint(STRONG, title));
    }
    for pair in view.orders.chunks(2) {
        let cards: Vec<String> = pair
            .iter()
            .map(|order| padded(&open_order(order, texts), 47))
            .collect();
        lines.push(format!("  {}", cards.join(" ")).trim_end().to_owned());
    }
    lines
}

/// With the points that lie on it: `O11 yellow red blue: 22/-11, +2`.
fn open_order(order: &OrderView, texts: &Texts) -> String {
    let text = signs::order(order.order, texts);
    match order.chips {
        0 => text,
        chips => format!("{text}, +{}", 2 * chips),
    }
}

/// A line or two for every player: card, points, stones, pieces, then orders.
pub fn seats(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let columns = Columns::of(reader);
    let mut lines = vec![paint(STRONG, columns.heading())];
    for (seat, player) in (0..).map(Seat::new).zip(&view.seats) {
        lines.push(columns.player(view, seat, player, reader));
        if !player.orders.is_empty() {
            let short = |order: &OrderView| short_order(order, reader.texts);
            let short: Vec<String> = player.orders.iter().map(short).collect();
            let indent = 10;
            let short = wrap_to(WIDTH, &short.join(" · "), indent);
            lines.push(format!("{}{short}", " ".repeat(indent)));
        }
    }
    lines
}

/// The table of players, with columns as wide as this language needs them.
struct Columns {
    /// The headings of name, card, points, cities, stones and pieces.
    headings: [String; 6],
    name: usize,
}

impl Columns {
    fn of(reader: &Reader<'_>) -> Self {
        let headings = [
            "terminal-cavum-column-player",
            "terminal-cavum-column-card",
            "terminal-cavum-column-points",
            "terminal-cavum-column-cities",
            "terminal-cavum-column-stones",
            "terminal-cavum-column-pieces",
        ]
        .map(|key| reader.texts.say(key));
        let names = reader.names.iter().chain([&headings[0]]);
        let name = names.map(|name| visible_width(name)).max();
        Self {
            headings,
            name: name.unwrap_or_default(),
        }
    }

    fn heading(&self) -> String {
        let [name, card, points, cities, stones, pieces] = &self.headings;
        format!(
            " {} {card} {points} {cities}  {} {pieces}",
            padded(name, self.name),
            padded(stones, STONES)
        )
    }

    fn player(&self, view: &View, seat: Seat, player: &SeatView, reader: &Reader<'_>) -> String {
        let turn = if view.stage.asked() == Some(seat) {
            '»'
        } else {
            ' '
        };
        let number = |heading: &str, number: String| aligned(&number, visible_width(heading));
        let [_, card, points, cities, ..] = &self.headings;
        let start = format!(
            "{turn}{} {} {} {}  {} ",
            padded(reader.name(seat), self.name),
            number(
                card,
                player.card.map_or("-".to_owned(), |card| card.to_string())
            ),
            number(points, player.points.to_string()),
            number(cities, format!("+{}", player.city_points)),
            padded(&stones(player, reader.texts), STONES),
        );
        let pieces = short_pieces(&player.pieces, reader.texts);
        let pieces = wrap_to(WIDTH, &pieces, visible_width(&start));
        format!("{start}{pieces}").trim_end().to_owned()
    }
}

/// `Y×2 B×1`, or only how many there are.
fn stones(player: &SeatView, texts: &Texts) -> String {
    match player.stones {
        Some(stones) if stones.total() > 0 => {
            let letters = stones.iter().map(|(colour, count)| {
                let letter = signs::letter(colour, texts);
                paint(signs::stone(colour), format!("{letter}×{count}"))
            });
            letters.collect::<Vec<_>>().join(" ")
        }
        _ => player.stone_count.to_string(),
    }
}

/// `O11 Y R B 22/-11`.
fn short_order(order: &OrderView, texts: &Texts) -> String {
    let letters: Vec<String> = order
        .stones
        .iter()
        .map(|&colour| paint(signs::stone(colour), signs::letter(colour, texts)))
        .collect();
    let (value, penalty) = (order.value, order.penalty);
    let word = paint(WORDS, order.order);
    format!("{word} {} {value}/-{penalty}", letters.join(" "))
}

/// `2 3 4 6 *6 vein 2×option 3×station prospect`.
fn short_pieces(pieces: &Pieces, texts: &Texts) -> String {
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let mut parts: Vec<String> = tunnels
        .filter(|(_, count)| *count > 0)
        .map(|(kind, _)| kind.exits().to_string())
        .collect();
    parts.extend(pieces.dynamite.map(|kind| format!("*{}", kind.exits())));
    parts.extend(other_pieces(pieces, texts));
    if pieces.prospect {
        parts.push(texts.say("terminal-cavum-prospect"));
    }
    parts.join(" ")
}

/// What a player has left.
pub fn pieces(pieces: &Pieces, texts: &Texts) -> Vec<String> {
    let tunnels = Kind::ALL.into_iter().zip(pieces.tunnels);
    let held = tunnels.filter(|(_, count)| *count > 0);
    let tiles = held
        .map(|(kind, _)| Piece::Tunnel(kind))
        .chain(pieces.dynamite.map(Piece::Dynamite));
    let mut parts: Vec<String> = tiles.map(|piece| words::piece(piece, texts)).collect();
    parts.extend(other_pieces(pieces, texts));
    parts.push(texts.say("terminal-cavum-prospect"));
    flow("terminal-cavum-to-play", &parts, texts)
}

/// Veins, options and stations.
fn other_pieces(pieces: &Pieces, texts: &Texts) -> impl Iterator<Item = String> {
    let held = [
        (pieces.veins, words::piece(Piece::Vein, texts)),
        (pieces.options, texts.say("terminal-cavum-option")),
        (pieces.stations, words::piece(Piece::Station, texts)),
    ];
    held.into_iter().filter_map(|(count, name)| match count {
        0 => None,
        1 => Some(name),
        count => Some(counted(count, &name)),
    })
}

/// `3×station`.
fn counted(count: u8, name: &str) -> String {
    format!("{count}×{name}")
}

/// The sequence cards with what comes with them and who holds them.
pub fn cards(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let texts = reader.texts;
    let card = |card: SequenceCard| {
        let name = texts.say_with("cavum-decision-card", &[("card", card.number().into())]);
        let dynamite = words::piece(Piece::Dynamite(card.dynamite()), texts);
        let mut seats = (0..).map(Seat::new).zip(&view.seats);
        match seats.find(|(_, player)| player.card == Some(card)) {
            Some((seat, _)) => format!("{name} ({dynamite}) – {}", reader.name(seat)),
            None => format!("{name} ({dynamite})"),
        }
    };
    flow("terminal-cavum-cards", &SequenceCard::ALL.map(card), texts)
}

/// The orders that can still come, and those that have left the game.
pub fn deck(view: &View, texts: &Texts) -> String {
    let come = view.orders_to_come.iter();
    let mut lines = vec![paint(STRONG, texts.say("terminal-cavum-orders-to-come"))];
    lines.extend(come.map(|&order| format!("  {}", signs::order(order, texts))));
    if view.orders_to_come.is_empty() {
        lines.push(format!("  {}", texts.say("terminal-cavum-none")));
    }
    if !view.orders_fulfilled.is_empty() {
        let orders: Vec<String> = view
            .orders_fulfilled
            .iter()
            .map(ToString::to_string)
            .collect();
        let orders = ("orders", orders.join(", ").into());
        let fulfilled = texts.say_with("terminal-cavum-fulfilled", &[orders]);
        lines.push(paint(QUIET, wrap_to(WIDTH, &fulfilled, 0)));
    }
    lines.join("\n")
}

/// A sentence below the tables.
pub fn sentence(text: &str) -> String {
    format!("  {}", wrap_to(WIDTH, text, 4))
}

/// The titles of the rows beside the mountain.
const TITLES: [&str; 5] = [
    "terminal-cavum-cities",
    "cavum-board-market",
    "cavum-board-pool",
    "terminal-cavum-cards",
    "terminal-cavum-to-play",
];

/// A row under one of the [`TITLES`]. It goes on in a second line where it must.
fn flow(title: &str, parts: &[String], texts: &Texts) -> Vec<String> {
    let widths = TITLES.map(|title| visible_width(&texts.say(title)));
    let width = widths.into_iter().max().unwrap_or_default();
    let title = paint(STRONG, format!(" {}", padded(&texts.say(title), width)));
    let room = WIDTH - width - 2;
    let mut lines = vec![String::new()];
    for part in parts {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(part);
        } else if visible_width(line) + 3 + visible_width(part) > room {
            lines.push(part.clone());
        } else {
            line.push_str(" · ");
            line.push_str(part);
        }
    }
    let titles = std::iter::once(title).chain(std::iter::repeat(" ".repeat(width + 1)));
    let rows = lines.iter().zip(titles);
    rows.map(|(line, title)| format!("{title} {line}"))
        .collect()
}
