//! The position of a game of Diamant.

use diamant::{RelicSet, SeatView, StageView, View};
use narration::diamant::words::trap_name;
use narration::{Reader, Texts};
use tabletop::Seat;

use super::cards::{self, percent};
use crate::palette::{GAIN, QUIET, RARE, STRONG, paint};
use crate::paragraph::{WIDTH, aligned, padded, visible_width, wrap};

/// The round, the path, the odds of the next card and the seats.
pub fn draw(view: &View, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let mut lines = vec![heading(view, texts), String::new()];
    if view.stage != StageView::Over {
        lines.extend(cards::path(view, texts));
        lines.extend(on_path(view, texts));
        lines.push(String::new());
        lines.extend(next_card(view, texts));
        lines.push(String::new());
    }
    lines.extend(seats(view, reader));
    lines.extend(gone(view, texts));
    lines.join("\n")
}

/// What has left the game (D10, D20).
pub fn gone(view: &View, texts: &Texts) -> Option<String> {
    let traps = view.traps_gone.iter().filter(|entry| entry.count > 0);
    let mut gone: Vec<String> = traps
        .map(|entry| format!("{}×{}", entry.count, trap_name(entry.trap, texts)))
        .collect();
    let relics = view.relics_lost.iter();
    gone.extend(relics.map(|relic| format!("★ {}", relic.value())));
    if gone.is_empty() {
        return None;
    }
    let cards = ("cards", gone.join(", ").into());
    let line = texts.say_with("terminal-diamant-gone", &[cards]);
    Some(paint(QUIET, format!("  {}", wrap(&line, 2))))
}

/// The values of relics: `5 7`.
pub fn values(relics: RelicSet) -> String {
    let values: Vec<String> = relics
        .iter()
        .map(|relic| relic.value().to_string())
        .collect();
    values.join(" ")
}

fn heading(view: &View, texts: &Texts) -> String {
    let title = match view.stage {
        StageView::Over => texts.say("diamant-over"),
        StageView::Revealing | StageView::Choosing => texts.say_with(
            "diamant-round",
            &[("round", view.round.into()), ("rounds", view.rounds.into())],
        ),
    };
    let rule = "─".repeat(WIDTH.saturating_sub(6 + visible_width(&title)));
    format!(
        " {} {} {}",
        paint(QUIET, "──"),
        paint(STRONG, title),
        paint(QUIET, rule)
    )
}

/// What a player who leaves now would find on the way (D12, D21).
fn on_path(view: &View, texts: &Texts) -> Option<String> {
    if view.path.is_empty() {
        return None;
    }
    let style = if view.rubies_on_path == 0 {
        QUIET
    } else {
        GAIN
    };
    let rubies = ("rubies", view.rubies_on_path.into());
    let rubies = paint(style, texts.say_with("diamant-on-path", &[rubies]));
    if view.relics_on_path.is_empty() {
        return Some(format!("  {rubies}"));
    }
    let values = ("values", values(view.relics_on_path).into());
    let relics = texts.say_with("terminal-diamant-alone", &[values]);
    Some(format!("  {rubies}, {}", paint(RARE, relics)))
}

/// The odds, with bars of up to 25 columns.
fn next_card(view: &View, texts: &Texts) -> Vec<String> {
    let size = view.deck_size();
    let title = texts.say_with("terminal-diamant-next", &[("size", size.into())]);
    let margin = visible_width(&title) + 3;
    let odds = cards::odds(view, texts);
    let names = odds.iter().map(|odds| visible_width(&odds.name)).max();
    odds.iter()
        .enumerate()
        .map(|(row, odds)| {
            let share = percent(odds.count, size);
            let bar = "█".repeat(share.div_ceil(4) as usize);
            let title = if row == 0 { title.as_str() } else { "" };
            let line = format!(
                "  {}{} {:>3}  {:>5}  {}",
                padded(title, margin),
                padded(&odds.name, names.unwrap_or_default()),
                odds.count,
                texts.say_with("diamant-percent", &[("percent", share.into())]),
                paint(odds.style, bar)
            );
            line.trim_end().to_owned()
        })
        .collect()
}

/// The columns of the table of seats, as wide as this language needs them.
struct Columns {
    name: usize,
    place: usize,
    carries: usize,
    chest: usize,
}

impl Columns {
    fn of(reader: &Reader<'_>) -> Self {
        let texts = reader.texts;
        let widest = |texts: &[String]| texts.iter().map(|text| visible_width(text)).max();
        let after = |texts: &[String]| widest(texts).unwrap_or_default() + 2;
        Self {
            name: after(reader.names),
            place: after(&[chosen(texts), texts.say("diamant-at-camp")]),
            carries: after(&[texts.say("diamant-carries")]),
            chest: after(&[
                texts.say("diamant-chest"),
                texts.say("diamant-chest-closed"),
            ]),
        }
    }

    fn row(&self, name: &str, place: &str, carries: &str, chest: &str, relics: &str) -> String {
        let row = format!(
            "  {}{}{}{}   {relics}",
            padded(name, self.name),
            padded(place, self.place),
            aligned(carries, self.carries),
            aligned(chest, self.chest),
        );
        row.trim_end().to_owned()
    }
}

fn seats(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let texts = reader.texts;
    let columns = Columns::of(reader);
    let relics = if view.relics {
        texts.say("diamant-relics")
    } else {
        String::new()
    };
    let header = columns.row(
        "",
        "",
        &texts.say("diamant-carries"),
        &texts.say("diamant-chest"),
        &relics,
    );
    let rows = view.seats.iter().zip(0..).map(|(seat, number)| {
        let number = Seat::new(number);
        let row = seat_row(view, *seat, reader.name(number), &columns, texts);
        if reader.viewer.is(number) {
            paint(STRONG, row)
        } else {
            row
        }
    });
    std::iter::once(paint(QUIET, header)).chain(rows).collect()
}

fn seat_row(view: &View, seat: SeatView, name: &str, columns: &Columns, texts: &Texts) -> String {
    let place = match (view.stage, seat.in_cave, seat.chosen) {
        (StageView::Over, ..) => String::new(),
        (_, true, true) => chosen(texts),
        (_, true, false) => texts.say("diamant-in-cave"),
        (_, false, _) => texts.say("diamant-at-camp"),
    };
    let carries = match (seat.in_cave, seat.gathered) {
        (true, gathered) => gathered.to_string(),
        (false, _) => "·".to_owned(),
    };
    let chest = seat.chest.map_or_else(
        || texts.say("diamant-chest-closed"),
        |gems| gems.to_string(),
    );
    let relics = match values(seat.relics) {
        none if none.is_empty() => none,
        relics => paint(RARE, format!("★ {relics}")),
    };
    columns.row(name, &place, &carries, &chest, &relics)
}

/// “in the cave, has chosen”.
fn chosen(texts: &Texts) -> String {
    let (place, done) = (
        texts.say("diamant-in-cave"),
        texts.say("diamant-has-chosen"),
    );
    format!("{place}, {done}")
}
