//! `grotto bench pages`: what the updates of a table's page cost in a whole game.

mod house;
mod traffic;

use std::collections::BTreeSet;
use std::io;

use house::{House, Stream};
use serde::Serialize;
use serde_json::Value;
use tabletop::{AnyTable, LuckSource, QuickDice, Seat, Seed};
use traffic::{Cost, Sample, Size, once};

use crate::bench::grouped;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::game_choice::{Format, GameChoice, PagesBench};
use crate::machine::Machine;
use crate::palette::{QUIET, STRONG, paint};
use crate::printer::Printer;

/// The seed of the game and of its random players: always the same, to be compared.
const SEED: u64 = 1;

/// How often each update is produced, so that one slow moment of the machine does not count.
const TIMES: usize = 5;

/// Early and late are the first and the last fifth of the game.
const PERIODS: usize = 5;

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    config: Value,
    /// How many steps the game has.
    steps: usize,
    /// How many updates each player received.
    updates: usize,
    /// The median update of the first fifth of the game.
    early: Cost,
    /// The median update of the last fifth.
    late: Cost,
    /// The median update of the game.
    median: Cost,
    /// Everything that the player with the most traffic received, without the page itself.
    total: Size,
    /// The page when it is largest, with an empty cache.
    first_load: FirstLoad,
    machine: Machine,
}

/// A page and all that it loads.
#[derive(Clone, Copy, Serialize)]
struct FirstLoad {
    page: Size,
    styles_and_scripts: Size,
}

impl FirstLoad {
    fn whole(self) -> Size {
        self.page.plus(self.styles_and_scripts)
    }
}

/// Measures and prints.
pub fn run(bench: &PagesBench) -> Result<Exit, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Failure::NoThreads)?;
    let GameChoice { game, config } = &bench.choice;
    let config = game.configure(config)?;
    let luck = LuckSource::Rolled(Seed::from_number(SEED));
    let played = played(game.open(&config, luck)?);
    let measured = runtime.block_on(measure(&played, &config));
    let figures = measured.map_err(Failure::Measure)?;
    match bench.format {
        Format::Json => Printer::for_programs().json(&figures)?,
        Format::Text => Printer::for_people().line(in_words(&figures))?,
    }
    Ok(Exit::Fine)
}

/// A whole game.
struct Played {
    table: Box<dyn AnyTable>,
    decisions: Vec<(Seat, String)>,
}

/// The game as random players play it.
fn played(mut table: Box<dyn AnyTable>) -> Played {
    let mut dice = QuickDice::new(SEED);
    let mut decisions = Vec::new();
    while let Some(seat) = table.prompt().awaited().lowest() {
        let words = dice.pick(&table.legal(seat)).clone();
        table
            .decide(seat, &words, None)
            .expect("a decision from the list is legal");
        decisions.push((seat, words));
    }
    Played { table, decisions }
}

async fn measure(played: &Played, config: &Value) -> io::Result<Figures> {
    let Played { table, decisions } = played;
    let house = House::open(Seed::from_number(SEED)).await?;
    let mut guests = Vec::new();
    for _ in 0..table.seats() {
        guests.push(house.guest().await?);
    }
    let id = house.table(table.game(), config, &guests).await?;
    let mut players = Vec::new();
    for guest in &guests {
        players.push(Player::sit_down(&house, &id, guest).await?);
    }
    players.iter_mut().try_for_each(Player::catch_up)?;
    let mut pages = vec![first_load(&house, &id, &guests[0]).await?];
    for (seat, words) in decisions {
        house.decide(&id, &guests[seat.index()], words).await?;
        for player in &mut players {
            player.look().await?;
        }
        pages.push(first_load(&house, &id, &guests[0]).await?);
    }
    let largest = |page: &FirstLoad| page.whole().bytes_on_the_wire;
    let first_load = pages.into_iter().max_by_key(largest);
    Ok(Figures {
        game: table.game(),
        config: config.clone(),
        steps: table.length(),
        updates: decisions.len(),
        early: Cost::median(&period(&players, 0)),
        late: Cost::median(&period(&players, PERIODS - 1)),
        median: Cost::median(&all(&players)),
        total: players
            .iter()
            .map(Player::total)
            .max_by_key(|size| size.bytes_on_the_wire)
            .unwrap_or_default(),
        first_load: first_load.expect("there is a page before the first decision"),
        machine: Machine::here(),
    })
}

/// Somebody with the page open several times.
struct Player {
    streams: Vec<Stream>,
    updates: Vec<Sample>,
}

impl Player {
    async fn sit_down(house: &House, table: &str, guest: &str) -> io::Result<Self> {
        let mut streams = Vec::new();
        for _ in 0..TIMES {
            streams.push(house.follow(table, guest).await?);
        }
        Ok(Self {
            streams,
            updates: Vec::new(),
        })
    }

    fn catch_up(&mut self) -> io::Result<()> {
        self.streams.iter_mut().try_for_each(Stream::catch_up)
    }

    /// Receives what the last decision has changed.
    async fn look(&mut self) -> io::Result<()> {
        let mut samples = Vec::new();
        for stream in &mut self.streams {
            samples.push(stream.next().await?);
        }
        self.updates.push(once(&samples));
        self.catch_up()
    }

    fn total(&self) -> Size {
        let sizes = self.updates.iter().map(|update| update.size);
        sizes.fold(Size::default(), Size::plus)
    }
}

fn all(players: &[Player]) -> Vec<Sample> {
    let updates = players.iter().flat_map(|player| &player.updates);
    updates.copied().collect()
}

/// The updates of everybody in one period of the game.
fn period(players: &[Player], number: usize) -> Vec<Sample> {
    let mut samples = Vec::new();
    for Player { updates, .. } in players {
        let at = |period: usize| updates.len() * period / PERIODS;
        samples.extend(&updates[at(number)..at(number + 1)]);
    }
    samples
}

/// The page with everything that it names.
async fn first_load(house: &House, table: &str, guest: &str) -> io::Result<FirstLoad> {
    let (html, page) = house.get(&format!("/t/{table}"), guest).await?;
    let mut styles_and_scripts = Size::default();
    for file in files(&html) {
        let (_, size) = house.get(file, guest).await?;
        styles_and_scripts = styles_and_scripts.plus(size);
    }
    Ok(FirstLoad {
        page,
        styles_and_scripts,
    })
}

/// The addresses of our own files in a page.
fn files(html: &str) -> BTreeSet<&str> {
    let values = html.split('"').skip(1).step_by(2);
    values
        .filter(|value| value.starts_with("/assets/"))
        .collect()
}

fn in_words(figures: &Figures) -> String {
    let number = |bytes: usize| grouped(u32::try_from(bytes).unwrap_or(u32::MAX).into());
    let sizes = |size: Size| {
        let (bytes, wire) = (number(size.bytes), number(size.bytes_on_the_wire));
        format!("{bytes:>14}{wire:>16}")
    };
    let row = |name: &str, cost: Cost| {
        let time = format!("{:.2} ms", cost.microseconds / 1000.0);
        format!("  {name:<22}{time:>12}{}", sizes(cost.size))
    };
    let untimed = |name: &str, size: Size| format!("  {name:<22}{:>12}{}", "", sizes(size));
    let FirstLoad {
        page,
        styles_and_scripts,
    } = figures.first_load;
    [
        format!("{} {}", paint(STRONG, figures.game), figures.config),
        format!(
            "a random game of {} steps, {} updates to each player",
            figures.steps, figures.updates
        ),
        String::new(),
        paint(
            QUIET,
            format!(
                "  {:<22}{:>12}{:>14}{:>16}",
                "", "time", "bytes", "on the wire"
            ),
        ),
        row("an update, early", figures.early),
        row("an update, late", figures.late),
        row("an update, median", figures.median),
        untimed("all updates", figures.total),
        String::new(),
        untimed("first load: the page", page),
        untimed("styles and scripts", styles_and_scripts),
        untimed("together", figures.first_load.whole()),
        String::new(),
        paint(QUIET, &figures.machine),
    ]
    .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_files_once_each() {
        let html = r#"<link href="/assets/a/x.css"><a href="/rules"></a><script src="/assets/b/y.js">
            </script><use href="/assets/a/x.css">"#;
        let found: Vec<_> = files(html).into_iter().collect();
        assert_eq!(found, ["/assets/a/x.css", "/assets/b/y.js"]);
    }
}
