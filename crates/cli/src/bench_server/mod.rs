//! `grotto bench server`: what a server on this machine bears.

mod connection;
mod crowd;
mod flood;
mod load;
mod memory;
mod thinking;

use std::net::SocketAddr;
use std::time::Duration;

use crowd::Crowd;
use flood::Flood;
use memory::StreamKind;
use serde::Serialize;
use server::{BotTableBounds, DailyBounds, Options, Rates, Server};
use tokio::sync::oneshot;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::game_choice::{Format, ServerBench};
use crate::machine::Machine;
use crate::palette::{QUIET, STRONG, paint};
use crate::printer::Printer;

const UNLIMITED: BotTableBounds = BotTableBounds::UNLIMITED;

/// What was measured.
#[derive(Serialize)]
struct Figures {
    tables: u16,
    seconds: f64,
    /// Each was on the disk before it was answered.
    decisions_per_second: f64,
    /// From sending a decision to its answer, half of them faster.
    milliseconds_p50: f64,
    /// The same, all but one in a hundred faster.
    milliseconds_p99: f64,
    /// From asking for a table's page to its last byte while bots think at many tables, half
    /// of them faster.
    page_milliseconds_p50: f64,
    /// The same, all but one in a hundred faster.
    page_milliseconds_p99: f64,
    /// Resident memory; `None` where the system does not tell.
    bytes_per_idle_table: Option<u64>,
    /// Resident memory, the reader's side of the connection included: events as JSON.
    bytes_per_open_stream: Option<u64>,
    /// The same for a stream of a table's page.
    bytes_per_open_page: Option<u64>,
    machine: Machine,
}

/// How long a quiet person waited beside a flood.
#[derive(Serialize)]
struct FloodFigures {
    guests: u16,
    /// How many tables with seven experts each the flood could open.
    tables_of_flood: usize,
    bots_milliseconds_p50: f64,
    bots_milliseconds_p99: f64,
    hint_milliseconds_p50: f64,
    hint_milliseconds_p99: f64,
    machine: Machine,
}

impl FloodFigures {
    fn of(flood: &Flood, guests: u16) -> Self {
        Self {
            guests,
            tables_of_flood: flood.tables,
            bots_milliseconds_p50: flood.bots.percentile(50),
            bots_milliseconds_p99: flood.bots.percentile(99),
            hint_milliseconds_p50: flood.hints.percentile(50),
            hint_milliseconds_p99: flood.hints.percentile(99),
            machine: Machine::here(),
        }
    }
}

/// What many streams at one table cost.
#[derive(Serialize)]
struct CrowdFigures {
    streams: u64,
    /// How long it took until all were open.
    connecting_seconds: f64,
    /// Decisions before, while the streams connect, and afterwards.
    alone_milliseconds_p99: f64,
    connecting_milliseconds_p99: f64,
    watched_milliseconds_p99: f64,
    /// How often one more visitor came and went.
    visits: u64,
    seconds_of_visits: f64,
    /// What the others got meanwhile.
    bytes_of_visits: u64,
    machine: Machine,
}

impl CrowdFigures {
    fn of(crowd: &Crowd) -> Self {
        Self {
            streams: crowd.streams,
            connecting_seconds: crowd.connecting.elapsed.as_secs_f64(),
            alone_milliseconds_p99: crowd.alone.percentile(99),
            connecting_milliseconds_p99: crowd.connecting.percentile(99),
            watched_milliseconds_p99: crowd.watched.percentile(99),
            visits: crowd.visits,
            seconds_of_visits: crowd.elapsed.as_secs_f64(),
            bytes_of_visits: crowd.bytes,
            machine: Machine::here(),
        }
    }
}

/// Measures and prints.
pub fn run(bench: &ServerBench) -> Result<Exit, Failure> {
    match (bench.flood, bench.streams) {
        (Some(guests), _) => {
            // With the bounds of any server: they are part of what is measured.
            let bounds = BotTableBounds::default();
            let measured = measure(bounds, |address| flood::run(address, guests, bench.time));
            let figures = FloodFigures::of(&measured?, guests);
            print(bench.format, &figures, flood_in_words)?;
        }
        (None, Some(streams)) => {
            let measured = measure(UNLIMITED, |address| crowd::run(address, streams));
            let figures = CrowdFigures::of(&measured?);
            print(bench.format, &figures, crowd_in_words)?;
        }
        (None, None) => {
            let figures = measure(UNLIMITED, |address| visit(bench, address))?;
            print(bench.format, &figures, in_words)?;
        }
    }
    Ok(Exit::Fine)
}

fn print<F: Serialize>(
    format: Format,
    figures: &F,
    in_words: impl FnOnce(&F) -> String,
) -> Result<(), Failure> {
    match format {
        Format::Json => Printer::for_programs().json(figures)?,
        Format::Text => Printer::for_people().line(in_words(figures))?,
    }
    Ok(())
}

/// Starts a server without limits on speed, has it visited and stops it. It has threads of its own,
/// so that its visitors do not stand in its way.
fn measure<T, V: Future<Output = std::io::Result<T>>>(
    bot_tables: BotTableBounds,
    visit: impl FnOnce(SocketAddr) -> V,
) -> Result<T, Failure> {
    let folder = tempfile::tempdir().map_err(Failure::Measure)?;
    let mut options = Options::new(folder.path().to_owned());
    options.rates = Rates::UNLIMITED;
    options.daily = DailyBounds::UNLIMITED;
    options.tables.bot_tables = bot_tables;
    // Bots think all the time.
    options.tables.bot_pause = Duration::ZERO;
    // Nobody who left during the measurement still counts.
    options.tables.grace = Duration::ZERO;
    let threads = || tokio::runtime::Runtime::new().map_err(Failure::NoThreads);
    let (there, here) = (threads()?, threads()?);
    let server = there.block_on(Server::start(&options));
    let server = server.map_err(Failure::Serve)?;
    let address = server.address().map_err(Failure::Serve)?;
    let address = address.port().expect("it listens on a port");
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = there.spawn(server.serve(async {
        // A dropped sender means the same as a message.
        let _ = stopped.await;
    }));
    let figures = here.block_on(visit(address)).map_err(Failure::Measure);
    drop(stop);
    // The figures are there; how the server ended is not what was asked.
    let _ = there.block_on(serving);
    figures
}

async fn visit(bench: &ServerBench, address: SocketAddr) -> std::io::Result<Figures> {
    // Memory first, while little has been used and given back.
    let table = memory::per_idle_table(address).await?;
    let stream = memory::per_open_stream(address, StreamKind::Events).await?;
    let page = memory::per_open_stream(address, StreamKind::Page).await?;
    let load = load::run(address, bench.tables, bench.time).await?;
    let pages = thinking::run(address, bench.time / 2).await?;
    Ok(Figures {
        tables: bench.tables,
        seconds: load.elapsed.as_secs_f64(),
        decisions_per_second: load.per_second(),
        milliseconds_p50: load.percentile(50),
        milliseconds_p99: load.percentile(99),
        page_milliseconds_p50: pages.percentile(50),
        page_milliseconds_p99: pages.percentile(99),
        bytes_per_idle_table: table,
        bytes_per_open_stream: stream,
        bytes_per_open_page: page,
        machine: Machine::here(),
    })
}

fn in_words(figures: &Figures) -> String {
    let memory = |bytes: Option<u64>| match bytes {
        Some(bytes) => format!("{:>9} KiB", bytes.div_ceil(1024)),
        None => format!("{:>13}", "unknown"),
    };
    [
        format!(
            "{} with {} tables of three, {:.1} s; clients and server share the machine",
            paint(STRONG, "server"),
            figures.tables,
            figures.seconds
        ),
        String::new(),
        format!(
            "  durable decisions   {:>9.0} /s",
            figures.decisions_per_second
        ),
        format!("  answered, median    {:>9.1} ms", figures.milliseconds_p50),
        format!("  answered, 99 %      {:>9.1} ms", figures.milliseconds_p99),
        String::new(),
        paint(QUIET, "  while bots think at 24 tables"),
        format!(
            "  a page, median      {:>9.1} ms",
            figures.page_milliseconds_p50
        ),
        format!(
            "  a page, 99 %        {:>9.1} ms",
            figures.page_milliseconds_p99
        ),
        String::new(),
        format!(
            "  an idle table       {}",
            memory(figures.bytes_per_idle_table)
        ),
        format!(
            "  an open stream      {}",
            memory(figures.bytes_per_open_stream)
        ),
        format!(
            "  a page's stream     {}",
            memory(figures.bytes_per_open_page)
        ),
        String::new(),
        paint(QUIET, &figures.machine),
    ]
    .join("\n")
}

fn flood_in_words(figures: &FloodFigures) -> String {
    let line = |what: &str, wait: f64| format!("  {what:<20}{wait:>9.0} ms");
    [
        format!(
            "{} beside {} guests of one address with {} tables of experts",
            paint(STRONG, "one quiet person"),
            figures.guests,
            figures.tables_of_flood
        ),
        String::new(),
        line("for bots, median", figures.bots_milliseconds_p50),
        line("for bots, 99 %", figures.bots_milliseconds_p99),
        line("for a hint, median", figures.hint_milliseconds_p50),
        line("for a hint, 99 %", figures.hint_milliseconds_p99),
        String::new(),
        paint(QUIET, &figures.machine),
    ]
    .join("\n")
}

fn crowd_in_words(figures: &CrowdFigures) -> String {
    let line = |what: &str, wait: f64| format!("  {what:<26}{wait:>9.1} ms");
    [
        format!(
            "{} at one table, connected in {:.1} s",
            paint(STRONG, format!("{} streams", figures.streams)),
            figures.connecting_seconds
        ),
        String::new(),
        paint(QUIET, "  a decision at another table, 99 %"),
        line("before", figures.alone_milliseconds_p99),
        line("while they connect", figures.connecting_milliseconds_p99),
        line("while they look on", figures.watched_milliseconds_p99),
        String::new(),
        format!(
            "  one more came and went {} times in {:.1} s: {} KiB to the others",
            figures.visits,
            figures.seconds_of_visits,
            figures.bytes_of_visits.div_ceil(1024)
        ),
        String::new(),
        paint(QUIET, &figures.machine),
    ]
    .join("\n")
}
