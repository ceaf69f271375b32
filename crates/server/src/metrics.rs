//! Figures for whoever watches the server, in the format of Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use tables::Effort;

/// The route as it is written in the route table, and the status.
type RequestLabels = [(&'static str, String); 2];

/// Refusals by the cap that refused.
#[derive(Clone, Default)]
pub struct Refusals(Family<[(&'static str, &'static str); 1], Counter>);

impl Refusals {
    pub fn count(&self, cap: &'static str) {
        self.0.get_or_create(&[("cap", cap)]).inc();
    }

    #[cfg(test)]
    pub fn counted(&self, cap: &'static str) -> u64 {
        self.0.get_or_create(&[("cap", cap)]).get()
    }
}

/// Decisions of bots by how hard they thought.
#[derive(Clone, Default)]
pub struct Bots(Family<[(&'static str, &'static str); 1], Counter>);

impl Bots {
    pub fn count(&self, effort: Effort) {
        let effort = match effort {
            Effort::Least => "least",
            Effort::Quarter => "quarter",
            Effort::Half => "half",
            Effort::Full => "full",
        };
        self.0.get_or_create(&[("effort", effort)]).inc();
    }
}

pub struct Metrics {
    registry: Registry,
    pub bots: Bots,
    pub refusals: Refusals,
    pub connections: Gauge,
    pub requests: Family<RequestLabels, Counter>,
    pub entries: Counter,
    pub opened_tables: Counter,
    pub finished_tables: Counter,
    pub stopped_tables: Counter,
    pub rested_tables: Counter,
    pub closed_tables: Counter,
    /// From nodes that have left or died.
    pub adopted_tables: Counter,
    /// Ended because a guest had too many.
    pub surplus_sessions: Counter,
    pub store_seconds: Histogram,
    pub tables: Gauge,
    pub listeners: Gauge,
}

impl Metrics {
    pub fn new() -> Metrics {
        let metrics = Metrics {
            bots: Bots::default(),
            requests: Family::default(),
            refusals: Refusals::default(),
            connections: Gauge::default(),
            entries: Counter::default(),
            opened_tables: Counter::default(),
            finished_tables: Counter::default(),
            stopped_tables: Counter::default(),
            rested_tables: Counter::default(),
            closed_tables: Counter::default(),
            adopted_tables: Counter::default(),
            surplus_sessions: Counter::default(),
            store_seconds: Histogram::new(exponential_buckets(0.001, 2.0, 12)),
            tables: Gauge::default(),
            listeners: Gauge::default(),
            registry: Registry::with_prefix("landnam"),
        };
        metrics.registered()
    }

    fn registered(mut self) -> Metrics {
        let (mut registry, metrics) = (std::mem::take(&mut self.registry), self);
        registry.register("requests", "Answered requests", metrics.requests.clone());
        registry.register(
            "entries",
            "Stored decisions of tables",
            metrics.entries.clone(),
        );
        registry.register(
            "opened_tables",
            "Opened tables",
            metrics.opened_tables.clone(),
        );
        registry.register(
            "finished_tables",
            "Finished games",
            metrics.finished_tables.clone(),
        );
        registry.register(
            "stopped_tables",
            "Tables with a fault",
            metrics.stopped_tables.clone(),
        );
        let seconds = metrics.store_seconds.clone();
        registry.register("store_seconds", "Time until a decision is durable", seconds);
        let rested = metrics.rested_tables.clone();
        registry.register("rested_tables", "Tables that left memory", rested);
        let closed = metrics.closed_tables.clone();
        registry.register("closed_tables", "Tables ended without a game's end", closed);
        let adopted = metrics.adopted_tables.clone();
        registry.register(
            "adopted_tables",
            "Tables taken over from other nodes",
            adopted,
        );
        let surplus = metrics.surplus_sessions.clone();
        registry.register("surplus_sessions", "Sessions ended for newer ones", surplus);
        registry.register("bot_decisions", "Decisions of bots", metrics.bots.0.clone());
        let refused = metrics.refusals.0.clone();
        registry.register("refused", "Refused because somebody holds enough", refused);
        let connections = metrics.connections.clone();
        registry.register("connections", "Open connections", connections);
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("listeners", "Open event streams", metrics.listeners.clone());
        Metrics {
            registry,
            ..metrics
        }
    }

    /// Counts a refusal by a cap.
    pub fn refused(&self, cap: &'static str) {
        self.refusals.count(cap);
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}
