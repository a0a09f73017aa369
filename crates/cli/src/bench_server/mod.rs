//! `grotto bench server`: what a server on this machine bears.

mod connection;
mod load;
mod memory;
mod thinking;

use std::net::SocketAddr;
use std::time::Duration;

use memory::StreamKind;
use serde::Serialize;
use server::{Options, Rates, Server};
use tokio::sync::oneshot;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::game_choice::{Format, ServerBench};
use crate::machine::Machine;
use crate::palette::{QUIET, STRONG, paint};
use crate::printer::Printer;

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

/// Measures and prints.
pub fn run(bench: &ServerBench) -> Result<Exit, Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::NoThreads)?;
    let figures = runtime.block_on(measure(bench))?;
    match bench.format {
        Format::Json => Printer::for_programs().json(&figures)?,
        Format::Text => Printer::for_people().line(in_words(&figures))?,
    }
    Ok(Exit::Fine)
}

async fn measure(bench: &ServerBench) -> Result<Figures, Failure> {
    let folder = tempfile::tempdir().map_err(Failure::Measure)?;
    let mut options = Options::new(folder.path().to_owned());
    options.rates = Rates::UNLIMITED;
    // Bots think all the time.
    options.tables.bot_pause = Duration::ZERO;
    // Nobody who left during the measurement still counts.
    options.tables.grace = Duration::ZERO;
    let server = Server::start(&options).await.map_err(Failure::Serve)?;
    let address = server.address().map_err(Failure::Serve)?;
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(async {
        // A dropped sender means the same as a message.
        let _ = stopped.await;
    }));
    let figures = visit(bench, address).await.map_err(Failure::Measure);
    drop(stop);
    // The figures are there; how the server ended is not what was asked.
    let _ = serving.await;
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
