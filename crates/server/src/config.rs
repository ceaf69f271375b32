//! What can be chosen when the server is started.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::Deref;
use std::path::PathBuf;
use std::time::Duration;

use crate::caps::Caps;

/// Where a database is, as `postgres://name:password@host/database`: nothing to be shown.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl From<String> for DatabaseUrl {
    fn from(url: String) -> DatabaseUrl {
        DatabaseUrl(url)
    }
}

impl Deref for DatabaseUrl {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl(…)")
    }
}

/// One of several servers that share a database.
#[derive(Clone)]
pub struct NodeConfig {
    /// What logs call it; none if its address will do.
    pub name: Option<String>,
    /// Where other nodes reach it; port 0 takes any free one.
    pub address: SocketAddr,
    /// The words all nodes share.
    pub secret: Option<String>,
}

impl Default for NodeConfig {
    fn default() -> NodeConfig {
        NodeConfig {
            name: None,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            secret: None,
        }
    }
}

impl fmt::Debug for NodeConfig {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // Never the secret.
        write!(f, "{:?} at {}", self.name, self.address)
    }
}

#[derive(Clone, Debug)]
pub struct Config {
    pub host: IpAddr,
    /// 0 takes any free port.
    pub port: u16,
    /// Where games are kept; none keeps them in memory.
    pub data: Option<PathBuf>,
    /// Where games are kept instead.
    pub database: Option<DatabaseUrl>,
    /// This server among those that share its database.
    pub node: NodeConfig,
    /// Other origins whose pages may send commands, such as a development server's.
    pub origins: Vec<String>,
    /// Cookies are sent over HTTPS only; for servers behind a proxy that speaks it.
    pub secure_cookies: bool,
    /// How long a bot seems to think, so that people can follow.
    pub bot_pause: Duration,
    /// How long a nonce may take when a game starts before the others need not wait any longer.
    pub nonce_patience: Duration,
    /// How long somebody is away, or keeps the others waiting, before these may let a bot play.
    pub replace_after: Duration,
    /// The proxy in front of the server says in `X-Forwarded-For` who asks. Without a proxy anybody
    /// could say so.
    pub behind_proxy: bool,
    /// Commands, and as many looks, a second from one address; 0 for no limit of any kind.
    pub requests_per_second: u32,
    /// Tables nobody is at leave memory after this time.
    pub rest_after: Duration,
    /// Tables at which nothing happens for so long before the start are closed.
    pub unstarted: Duration,
    /// Bots that have made so many decisions without a person are stopped.
    pub bot_decisions: u32,
    /// Event streams in all; more are turned away.
    pub most_listeners: usize,
    /// What guests and addresses may hold.
    pub caps: Caps,
    /// How long a server that is asked to end says so at `/ready` before it stops listening.
    pub drain: Duration,
    /// Logs as JSON, one object a line.
    pub json_logs: bool,
}

impl Config {
    /// The caps that count: without limits there are none for guests and addresses either.
    pub const fn caps(&self) -> Caps {
        match self.requests_per_second {
            0 => self.caps.lifted(),
            _ => self.caps,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: IpAddr::from([127, 0, 0, 1]),
            port: 8080,
            data: None,
            database: None,
            node: NodeConfig::default(),
            origins: Vec::new(),
            secure_cookies: false,
            behind_proxy: false,
            bot_pause: Duration::from_millis(200),
            nonce_patience: Duration::from_secs(10),
            replace_after: Duration::from_secs(90),
            requests_per_second: 50,
            rest_after: Duration::from_mins(1),
            unstarted: Duration::from_hours(24),
            bot_decisions: 20_000,
            most_listeners: 20_000,
            caps: Caps::default(),
            drain: Duration::ZERO,
            json_logs: false,
        }
    }
}
