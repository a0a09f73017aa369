//! What the server counts, in Prometheus' format.

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The labels of an answered request. Routes, not addresses: the ids of tables are secret, and
/// the number of routes is small.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: String,
    route: String,
    status: u16,
}

/// The counters.
pub struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    decisions: Counter<u64, AtomicU64>,
    latency: Histogram,
    streams: Gauge,
    tables: Gauge,
}

/// From half a millisecond, faster than any disk, to four seconds.
const LATENCIES: [f64; 14] = [
    0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 4.0,
];

impl Default for Metrics {
    fn default() -> Self {
        let requests = Family::<RequestLabels, Counter>::default();
        let decisions = Counter::default();
        let latency = Histogram::new(LATENCIES);
        let (streams, tables) = (Gauge::default(), Gauge::default());
        let mut registry = Registry::with_prefix("grotto");
        registry.register("requests", "Requests answered", requests.clone());
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
        Self {
            registry,
            requests,
            decisions,
            latency,
            streams,
            tables,
        }
    }
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, method: &str, route: &str, status: u16) {
        self.requests
            .get_or_create(&RequestLabels {
                method: method.to_owned(),
                route: route.to_owned(),
                status,
            })
            .inc();
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
        self.tables.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// All counters as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string succeeds");
        text
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}
