//! `grotto serve`: the server and its pages.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{Front, Options, ServeError};
use tracing_subscriber::EnvFilter;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::palette::{STRONG, paint};
use crate::printer::Printer;

/// What `grotto serve` is asked.
#[derive(Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct ServeArguments {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Open the page in a browser [default: if there is a screen]
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open a browser
    #[arg(long, overrides_with = "open")]
    no_open: bool,
    /// How long a bot waits before it decides, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 900, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    bot_pause: u64,
    /// Remove tables that have waited this long for their start, in hours; finished ones stay
    #[arg(long, value_name = "HOURS", default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..=8760))]
    keep_waiting: u64,
    /// Serve metrics in Prometheus' format at this address, under /metrics; anyone who reaches it
    /// can read them [default: nowhere]
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// A proxy in front speaks TLS: cookies are secure, X-Forwarded-For is believed
    #[arg(long)]
    behind_tls: bool,
    /// Write the log as lines of JSON
    #[arg(long)]
    log_json: bool,
}

/// As `grotto` without arguments serves.
impl Default for ServeArguments {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: None,
            open: false,
            no_open: false,
            bot_pause: 900,
            keep_waiting: 24,
            metrics_listen: None,
            behind_tls: false,
            log_json: false,
        }
    }
}

pub const HELP: &str = "\
Stops on ^C or SIGTERM, after running requests have finished. The page /healthz says ok while
server and database work. The variable RUST_LOG chooses what is logged, for example
RUST_LOG=server=debug.

Examples:
  grotto
  grotto serve --listen 0.0.0.0:8080 --no-open
  grotto serve --data ./grotto-data --bot-pause 300
  grotto serve --behind-tls --log-json --no-open --metrics-listen 127.0.0.1:9090

Exit codes: 3 if the folder cannot be used, 6 if the port cannot be.";

/// Serves until told to stop.
pub fn run(arguments: &ServeArguments) -> Result<Exit, Failure> {
    start_log(arguments);
    let options = options(arguments)?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::NoThreads)?;
    let told = runtime.block_on(server::run(&options, |address| {
        let told = announce(address, &options);
        if wants_browser(arguments) {
            open_browser(address);
        }
        // A server whose output nobody reads still serves.
        drop(told);
    }));
    told.map_err(Failure::Serve)?;
    Ok(Exit::Fine)
}

fn options(arguments: &ServeArguments) -> Result<Options, Failure> {
    let data = match &arguments.data {
        Some(folder) => folder.clone(),
        None => directories::ProjectDirs::from("", "", "grotto")
            .ok_or(Failure::NoHome)?
            .data_dir()
            .to_owned(),
    };
    let mut options = Options::new(data);
    options.listen = arguments.listen;
    options.tables.bot_pause = Duration::from_millis(arguments.bot_pause);
    options.tables.patience = Duration::from_hours(arguments.keep_waiting);
    options.metrics = arguments.metrics_listen;
    if arguments.behind_tls {
        options.front = Front::TlsProxy;
    }
    Ok(options)
}

fn announce(address: SocketAddr, options: &Options) -> Result<(), Failure> {
    let mut printer = Printer::for_people();
    let page = paint(STRONG, format!("http://{address}/"));
    printer.line(format!("Grotto is at {page}"))?;
    printer.line(format!(
        "Its tables are kept in {}; stop it with ^C.",
        options.data.display()
    ))
}

/// The log goes to the standard error: warnings and what matters of our own.
fn start_log(arguments: &ServeArguments) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A log that runs already, as in tests, goes on.
    let _ = if arguments.log_json {
        log.json().try_init()
    } else {
        log.with_target(false).try_init()
    };
}

fn wants_browser(arguments: &ServeArguments) -> bool {
    arguments.open || (!arguments.no_open && has_screen())
}

/// Whether somebody sits at this machine and sees windows.
fn has_screen() -> bool {
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(any(target_os = "macos", target_os = "windows")) {
        !named("SSH_CONNECTION")
    } else {
        named("DISPLAY") || named("WAYLAND_DISPLAY")
    }
}

fn open_browser(address: SocketAddr) {
    if let Err(error) = open::that_detached(format!("http://{address}/")) {
        tracing::warn!(%error, "no browser could be opened");
    }
}

/// The code with which the program ends when the server cannot serve.
pub fn exit_of(error: &ServeError) -> Exit {
    match error {
        ServeError::AddressInUse { .. }
        | ServeError::CannotListen { .. }
        | ServeError::Stopped(_) => Exit::Network,
        ServeError::CannotWrite { .. } | ServeError::CannotOpen { .. } => Exit::File,
    }
}
