//! The position of a game of Diamant.

use diamant::{Card, RelicSet, SeatView, StageView, View};
use tabletop::Seat;

use super::cards::{self, percent};
use crate::games::{Company, capitalised};
use crate::palette::{DANGER, GAIN, QUIET, RARE, STRONG, paint};
use crate::paragraph::visible_width;

/// The round, the path, the odds of the next card and the seats.
pub fn draw(view: &View, company: Company) -> String {
    let mut lines = vec![heading(view), String::new()];
    if view.stage != StageView::Over {
        lines.extend(cards::path(view));
        lines.extend(on_path(view));
        lines.push(String::new());
        lines.extend(next_card(view));
        lines.push(String::new());
    }
    lines.extend(seats(view, company));
    lines.extend(gone(view));
    lines.join("\n")
}

/// Every card that is left in the deck.
pub fn deck(view: &View) -> String {
    let size = view.deck_size();
    let kind = |title: &str, wanted: &dyn Fn(Card) -> bool| {
        let entries: Vec<_> = view
            .deck
            .iter()
            .filter(|entry| wanted(entry.card))
            .collect();
        let count: u32 = entries.iter().map(|entry| entry.count).sum();
        let list: Vec<String> = entries
            .iter()
            .map(|entry| {
                let name = short_name(entry.card);
                let named = match entry.count {
                    1 => name,
                    several => format!("{several}×{name}"),
                };
                if view.is_deadly(entry.card) {
                    paint(DANGER, format!("{named}!"))
                } else {
                    named
                }
            })
            .collect();
        format!("  {title:<10} {count:>2}   {}", list.join("  "))
    };
    let mut lines = vec![
        paint(STRONG, format!("{size} cards are left in the deck")),
        kind("treasures", &|card| matches!(card, Card::Treasure(_))),
        kind("traps", &|card| matches!(card, Card::Trap(_))),
    ];
    if view.relics {
        lines.push(kind("relics", &|card| matches!(card, Card::Relic(_))));
        if !view.relics_to_come.is_empty() {
            lines.push(format!(
                "  later rounds add the relics worth {}",
                values(view.relics_to_come)
            ));
        }
    }
    if view.deadly_cards() > 0 {
        lines.push(paint(QUIET, "  ! would end the round now"));
    }
    lines.extend(gone(view));
    lines.join("\n")
}

fn heading(view: &View) -> String {
    let title = match view.stage {
        StageView::Over => "The game is over".to_owned(),
        StageView::Revealing | StageView::Choosing => {
            format!("Round {} of {}", view.round, view.rounds)
        }
    };
    let rule = "─".repeat(78 - 4 - title.chars().count());
    format!(
        " {} {} {}",
        paint(QUIET, "──"),
        paint(STRONG, title),
        paint(QUIET, rule)
    )
}

/// What whoever leaves now would find on the way (D12, D21).
fn on_path(view: &View) -> Option<String> {
    if view.path.is_empty() {
        return None;
    }
    let rubies = match view.rubies_on_path {
        0 => paint(QUIET, "no rubies lie on the path"),
        1 => paint(GAIN, "1 ruby lies on the path"),
        several => paint(GAIN, format!("{several} rubies lie on the path")),
    };
    if view.relics_on_path.is_empty() {
        return Some(format!("  {rubies}"));
    }
    let relics = values(view.relics_on_path);
    let relics = paint(RARE, format!("★ {relics} for whoever leaves alone"));
    Some(format!("  {rubies}, {relics}"))
}

/// The odds, with bars of up to 25 columns.
fn next_card(view: &View) -> Vec<String> {
    let size = view.deck_size();
    let title = format!("Next card, of {size}");
    cards::odds(view)
        .iter()
        .enumerate()
        .map(|(row, odds)| {
            let share = percent(odds.count, size);
            let bar = "█".repeat(share.div_ceil(4) as usize);
            let margin = if row == 0 { title.as_str() } else { "" };
            let line = format!(
                "  {margin:<19}{:<12} {:>3}  {:>4}%  {}",
                odds.name,
                odds.count,
                share,
                paint(odds.style, bar)
            );
            line.trim_end().to_owned()
        })
        .collect()
}

fn seats(view: &View, company: Company) -> Vec<String> {
    let header = format!(
        "  {:<10}{:<22}{:>9}{:>9}   {}",
        "",
        "",
        "in hand",
        "chest",
        if view.relics { "relics" } else { "" }
    );
    let rows = view.seats.iter().zip(0..).map(|(seat, number)| {
        let number = Seat::new(number);
        let row = seat_row(view, *seat, &company.name(number));
        if company.viewer().is(number) {
            paint(STRONG, row)
        } else {
            row
        }
    });
    std::iter::once(paint(QUIET, header.trim_end()))
        .chain(rows)
        .collect()
}

fn seat_row(view: &View, seat: SeatView, name: &str) -> String {
    let place = match (view.stage, seat.in_cave, seat.chosen) {
        (StageView::Over, ..) => "",
        (_, true, true) => "in the cave, decided",
        (_, true, false) => "in the cave",
        (_, false, _) => "at the camp",
    };
    let hand = match (seat.in_cave, seat.gathered) {
        (true, gathered) => gathered.to_string(),
        (false, _) => "·".to_owned(),
    };
    let chest = seat
        .chest
        .map_or_else(|| "closed".to_owned(), |gems| gems.to_string());
    let relics = match values(seat.relics) {
        none if none.is_empty() => none,
        relics => paint(RARE, format!("★ {relics}")),
    };
    let row = format!(
        "  {:<10}{place:<22}{hand:>9}{chest:>9}   {relics}",
        capitalised(name)
    );
    row.trim_end().to_owned()
}

/// What has left the game (D10, D20).
fn gone(view: &View) -> Option<String> {
    let mut gone: Vec<String> = view
        .traps_gone
        .iter()
        .filter(|entry| entry.count > 0)
        .map(|entry| format!("{} {}", entry.count, entry.trap))
        .collect();
    gone.extend(
        view.relics_lost
            .iter()
            .map(|relic| format!("★ {}", relic.value())),
    );
    if gone.is_empty() {
        return None;
    }
    let line = format!("  out of the game: {}", gone.join(", "));
    debug_assert!(visible_width(&line) < 80);
    Some(paint(QUIET, line))
}

fn short_name(card: Card) -> String {
    match card {
        Card::Treasure(value) => value.to_string(),
        Card::Trap(trap) => trap.to_string(),
        Card::Relic(relic) => relic.value().to_string(),
    }
}

/// The values of relics: `5 7`.
fn values(relics: RelicSet) -> String {
    let values: Vec<String> = relics
        .iter()
        .map(|relic| relic.value().to_string())
        .collect();
    values.join(" ")
}
