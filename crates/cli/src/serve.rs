//! `grotto serve`: the server and its pages.

use std::io::IsTerminal;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use ipnet::IpNet;
use server::{Address, BasePath, Listen, Options, Proxies, ServeError, Site, TlsFiles};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::palette::{STRONG, paint};
use crate::printer::Printer;
use crate::retention::RetentionArguments;

/// What `grotto serve` is asked.
#[derive(Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct ServeArguments {
    /// Where to listen: a port, a host with a port, or unix:PATH; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: Listen,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Read further settings from this TOML file: its keys are the names of these options
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Open the page in a browser [default: if there is a screen]
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open a browser
    #[arg(long, overrides_with = "open")]
    no_open: bool,
    /// The address of the home page for visitors: links begin with it, requests for other hosts
    /// are refused, and https makes cookies secure
    #[arg(long, value_name = "URL")]
    public_url: Option<Site>,
    /// The path below which everything is [default: that of the public address]
    #[arg(long, value_name = "PATH")]
    base_path: Option<BasePath>,
    /// Believe X-Forwarded-For from proxies in this network (10.0.0.0/8) or at this address; can
    /// be repeated
    #[arg(long, value_name = "NETWORK", value_delimiter = ',', value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// A proxy in front speaks TLS: cookies are secure, X-Forwarded-For is believed
    #[arg(long)]
    behind_tls: bool,
    /// Speak TLS with this certificate, a file in PEM; read again on SIGHUP
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate, a file in PEM
    #[arg(long, value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// How long a bot waits before it decides, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 900, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    bot_pause: u64,
    /// Remove tables that have waited this long for their start, in hours
    #[arg(long, value_name = "HOURS", default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..=8760))]
    keep_waiting: u64,
    #[command(flatten)]
    retention: RetentionArguments,
    /// Serve metrics in Prometheus' format at this address, under /metrics; anyone who reaches it
    /// can read them [default: nowhere]
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<Listen>,
    /// Write the log as lines of JSON
    #[arg(long)]
    log_json: bool,
}

/// Settings that cannot be meant together.
#[derive(Debug, thiserror::Error)]
pub enum Contradiction {
    /// Half of a certificate.
    #[error("TLS needs both --tls-cert and --tls-key")]
    HalfACertificate,
    /// Two base paths.
    #[error("--public-url says {public}, --base-path says {base}; leave one of them out")]
    TwoBasePaths {
        /// That of the public address.
        public: BasePath,
        /// The other.
        base: BasePath,
    },
}

pub const HELP: &str = "\
Every option can also be a key of the file named by --config (bot-pause = 300) and an environment
variable (GROTTO_BOT_PAUSE=300). An option counts more than a variable, a variable more than the
file. docs/HOSTING.md has set-ups with nginx, Caddy and systemd.

Stops on ^C or SIGTERM, after running requests have finished. The page /healthz says ok while
server and database work. The variable RUST_LOG chooses what is logged, for example
RUST_LOG=server=debug.

Examples:
  grotto
  grotto serve --listen 0.0.0.0:8080 --no-open
  grotto serve --listen 9000 --data ./grotto-data --bot-pause 300
  grotto serve --config /etc/grotto/grotto.toml
  grotto serve --public-url https://play.example.org/grotto --trusted-proxy 127.0.0.1
  grotto serve --listen unix:/run/grotto/grotto.sock --public-url https://play.example.org

Exit codes: 2 if the settings are wrong, 3 if the folder or the certificate cannot be used, 6 if
the address cannot be.";

/// Serves until told to stop.
pub fn run(arguments: &ServeArguments) -> Result<Exit, Failure> {
    start_log(arguments);
    let options = options(arguments)?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::NoThreads)?;
    let ended = runtime.block_on(server::run(&options, |address| {
        let page = page(address, &options.site);
        // A server whose output nobody reads still serves.
        drop(announce(address, page.as_deref(), &options));
        if let Some(page) = page
            && wants_browser(arguments)
        {
            open_browser(&page);
        }
    }));
    ended.map_err(Failure::Serve)?;
    Ok(Exit::Fine)
}

/// The folder that was named, or the user's own.
pub fn data_folder(named: Option<&Path>) -> Result<PathBuf, Failure> {
    match named {
        Some(folder) => Ok(folder.to_owned()),
        None => directories::ProjectDirs::from("", "", "grotto")
            .map(|folders| folders.data_dir().to_owned())
            .ok_or(Failure::NoHome),
    }
}

fn options(arguments: &ServeArguments) -> Result<Options, Failure> {
    let mut options = Options::new(data_folder(arguments.data.as_deref())?);
    options.listen = arguments.listen.clone();
    options.tls = match (&arguments.tls_cert, &arguments.tls_key) {
        (None, None) => None,
        (Some(certificate), Some(key)) => Some(TlsFiles {
            certificate: certificate.clone(),
            key: key.clone(),
        }),
        _ => return Err(Contradiction::HalfACertificate.into()),
    };
    options.site = site(arguments)?;
    options.proxies = match (&*arguments.trusted_proxy, arguments.behind_tls) {
        ([], false) => Proxies::None,
        ([], true) => Proxies::Always,
        (networks, _) => Proxies::Within(networks.to_vec()),
    };
    options.tables.bot_pause = Duration::from_millis(arguments.bot_pause);
    options.retention = arguments.retention.retention();
    options.retention.waiting = Duration::from_hours(arguments.keep_waiting);
    options.metrics.clone_from(&arguments.metrics_listen);
    Ok(options)
}

fn site(arguments: &ServeArguments) -> Result<Site, Contradiction> {
    let mut site = arguments.public_url.clone().unwrap_or_default();
    if let Some(base) = &arguments.base_path {
        let public = site.base();
        if !public.is_root() && public != base {
            return Err(Contradiction::TwoBasePaths {
                public: public.clone(),
                base: base.clone(),
            });
        }
        site = site.below(base.clone());
    }
    if arguments.behind_tls || arguments.tls_cert.is_some() {
        site = site.over_tls();
    }
    Ok(site)
}

/// Reads a network, or an address as a network of one.
fn network(text: &str) -> Result<IpNet, NotANetwork> {
    let one = |address: IpAddr| IpNet::from(address);
    text.parse()
        .or_else(|_| text.parse().map(one))
        .map_err(|_| NotANetwork)
}

/// A text that is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a network such as 10.0.0.0/8, or an address such as 127.0.0.1")]
struct NotANetwork;

/// The address of the home page, if it is known: a proxy in front of a socket has its own.
fn page(address: &Address, site: &Site) -> Option<String> {
    match address {
        Address::Port(address) => Some(site.home(Some(&address.to_string()))),
        Address::Socket(_) if site.is_at(Some("")) => None,
        Address::Socket(_) => Some(site.home(None)),
    }
}

fn announce(address: &Address, page: Option<&str>, options: &Options) -> Result<(), Failure> {
    let mut printer = Printer::for_people();
    match page {
        Some(page) => printer.line(format!("Grotto is at {}", paint(STRONG, page)))?,
        None => printer.line(format!("Grotto listens at {}", paint(STRONG, address)))?,
    }
    printer.line(format!(
        "Its tables are kept in {}; stop it with ^C.",
        options.data.display()
    ))
}

/// The log goes to the standard error: warnings and what matters of our own.
fn start_log(arguments: &ServeArguments) {
    let chosen = std::env::var("RUST_LOG").ok();
    let filter = chosen
        .and_then(|words| words.parse().ok())
        .unwrap_or_else(|| {
            Targets::new()
                .with_default(LevelFilter::WARN)
                .with_target("server", LevelFilter::INFO)
        });
    let log = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let log = if arguments.log_json {
        log.json().boxed()
    } else {
        log.with_target(false).boxed()
    };
    // A log that runs already, as in tests, goes on.
    let _ = tracing_subscriber::registry()
        .with(log.with_filter(filter))
        .try_init();
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

fn open_browser(page: &str) {
    if let Err(error) = open::that_detached(page) {
        tracing::warn!(%error, "no browser could be opened");
    }
}

/// The code with which the program ends when the server cannot serve.
pub fn exit_of(error: &ServeError) -> Exit {
    match error {
        ServeError::AddressInUse { .. }
        | ServeError::CannotListen { .. }
        | ServeError::Stopped(_) => Exit::Network,
        ServeError::Folder(_) | ServeError::Tls(_) => Exit::File,
    }
}
