//! What the server counts, in Prometheus' format.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::lock::hold;

/// The labels of an answered request. Routes, not addresses: the ids of tables are secret, and
/// the number of routes is small.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: String,
    route: String,
    status: u16,
}

/// The label of a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabels {
    route: String,
}

/// The label of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RefusalLabels {
    code: &'static str,
}

type Times = Family<RouteLabels, Histogram, fn() -> Histogram>;

/// The counters.
pub struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    request_times: Times,
    refusals: Family<RefusalLabels, Counter>,
    /// How often something was refused since this was last taken.
    recent_refusals: Mutex<BTreeMap<&'static str, u64>>,
    database: Gauge,
    decisions: Counter<u64, AtomicU64>,
    latency: Histogram,
    streams: Gauge,
    tables: Gauge,
    thoughts: Gauge,
    waits: Histogram,
    bot_tables: Gauge,
    updates: Counter<u64, AtomicU64>,
    drawings: Counter<u64, AtomicU64>,
}

/// From half a millisecond, faster than any disk, to four seconds.
const LATENCIES: [f64; 14] = [
    0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 4.0,
];

/// How long thoughts wait: from a free thread to a flood.
const WAITS: [f64; 12] = [
    0.001, 0.004, 0.016, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 4.0, 8.0, 16.0,
];

impl Default for Metrics {
    fn default() -> Self {
        let requests = Family::<RequestLabels, Counter>::default();
        let request_times = Times::new_with_constructor(|| Histogram::new(LATENCIES));
        let refusals = Family::<RefusalLabels, Counter>::default();
        let database = Gauge::default();
        let decisions = Counter::default();
        let latency = Histogram::new(LATENCIES);
        let (streams, tables) = (Gauge::default(), Gauge::default());
        let mut registry = Registry::with_prefix("grotto");
        registry.register("requests", "Requests answered", requests.clone());
        registry.register_with_unit(
            "request_duration",
            "From the arrival of a request to the head of its answer",
            Unit::Seconds,
            request_times.clone(),
        );
        registry.register("refusals", "Requests refused, by code", refusals.clone());
        registry.register_with_unit(
            "database",
            "The files in the data folder",
            Unit::Bytes,
            database.clone(),
        );
        registry.register(
            "build",
            "The running program",
            Info::new([("version", env!("CARGO_PKG_VERSION"))]),
        );
        registry.register(
            "decisions",
            "Decisions and undos accepted, by people and bots",
            decisions.clone(),
        );
        registry.register_with_unit(
            "decision_latency",
            "From the arrival of a decision to its durable acceptance",
            Unit::Seconds,
            latency.clone(),
        );
        registry.register("open_streams", "Streams of live updates", streams.clone());
        registry.register("live_tables", "Tables in memory", tables.clone());
        let (thoughts, waits) = (Gauge::default(), Histogram::new(WAITS));
        registry.register(
            "thinking_queue",
            "Bots and hints that wait for a thread",
            thoughts.clone(),
        );
        registry.register_with_unit(
            "thinking_wait",
            "How long bots, hints and positions of analyses waited for a thread",
            Unit::Seconds,
            waits.clone(),
        );
        let bot_tables = Gauge::default();
        registry.register(
            "bot_tables",
            "Tables in memory at which a match with bots runs",
            bot_tables.clone(),
        );
        let (updates, drawings) = (Counter::default(), Counter::default());
        registry.register(
            "stream_updates",
            "Updates of tables' pages that streams were sent",
            updates.clone(),
        );
        registry.register(
            "page_drawings",
            "How often a page was drawn for them; bystanders share a drawing",
            drawings.clone(),
        );
        Self {
            registry,
            requests,
            request_times,
            refusals,
            recent_refusals: Mutex::default(),
            database,
            decisions,
            latency,
            streams,
            tables,
            thoughts,
            waits,
            bot_tables,
            updates,
            drawings,
        }
    }
}

impl Metrics {
    /// A request was answered after this time.
    pub fn answered(&self, method: &str, route: &str, status: u16, time: Duration) {
        let route_labels = RouteLabels {
            route: route.to_owned(),
        };
        self.request_times
            .get_or_create(&route_labels)
            .observe(time.as_secs_f64());
        self.requests
            .get_or_create(&RequestLabels {
                method: method.to_owned(),
                route: route.to_owned(),
                status,
            })
            .inc();
    }

    /// A request was refused.
    pub fn refused(&self, code: &'static str) {
        self.refusals.get_or_create(&RefusalLabels { code }).inc();
        *hold(&self.recent_refusals).entry(code).or_default() += 1;
    }

    /// How often what was refused since the last call.
    pub fn take_refusals(&self) -> BTreeMap<&'static str, u64> {
        std::mem::take(&mut *hold(&self.recent_refusals))
    }

    /// The bytes of the database on disk.
    pub fn database(&self, bytes: u64) {
        self.database.set(i64::try_from(bytes).unwrap_or(i64::MAX));
    }

    /// A decision is durable.
    pub fn decision_accepted(&self) {
        self.decisions.inc();
    }

    /// A person's decision was accepted after this time.
    pub fn decision_took(&self, time: Duration) {
        self.latency.observe(time.as_secs_f64());
    }

    /// Somebody follows a table.
    pub fn stream_opened(&self) {
        self.streams.inc();
    }

    /// Somebody has stopped following.
    pub fn stream_closed(&self) {
        self.streams.dec();
    }

    /// The number of tables in memory.
    pub fn live_tables(&self, count: usize) {
        set(&self.tables, count);
    }

    /// The number of tables in memory at which a match with bots runs.
    pub fn bot_tables(&self, count: usize) {
        set(&self.bot_tables, count);
    }

    /// The number of bots and hints that wait for a thread.
    pub fn thoughts_waiting(&self, count: usize) {
        set(&self.thoughts, count);
    }

    /// A thought begins after this time.
    pub fn thought_waited(&self, time: Duration) {
        self.waits.observe(time.as_secs_f64());
    }

    /// A stream was sent an update of its page.
    pub fn update_sent(&self) {
        self.updates.inc();
    }

    /// A page was drawn for streams.
    pub fn page_drawn(&self) {
        self.drawings.inc();
    }

    /// All counters as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string succeeds");
        text
    }
}

fn set(gauge: &Gauge, count: usize) {
    gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}
