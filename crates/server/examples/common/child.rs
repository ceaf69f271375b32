//! A server in a process of its own: this program, started again as `serve PLACE PORT`, where the
//! place of its games is a folder, or a database it shares with others. What it holds of memory,
//! files and disk is its own.

use std::ffi::OsStr;
use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Stdio};
use std::time::Duration;

use server::{Config, NodeConfig, Server};

pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// How long a server may take to start, looked at this often.
const TRIES: u32 = 2_000;
const LOOK: Duration = Duration::from_millis(5);
/// What servers on one database show each other.
const SECRET: &str = "a secret for the time of a test";
/// Linux counts processor time in these.
const TICK_MILLIS: u64 = 10;

/// Serves and never comes back, if this program was started for that.
pub fn serve_if_asked(args: &[String], config: Config) -> Result<(), Error> {
    let [mode, place, port] = args else {
        return Ok(());
    };
    if mode != "serve" {
        return Ok(());
    }
    let is_shared = place.starts_with("postgres://");
    let config = Config {
        port: port.parse()?,
        data: (!is_shared).then(|| place.into()),
        database: is_shared.then(|| place.clone().into()),
        node: NodeConfig {
            secret: Some(SECRET.to_owned()),
            ..NodeConfig::default()
        },
        ..config
    };
    let serving = async {
        let server = Server::start(config).await?;
        server.run(std::future::pending()).await
    };
    server::runtime()?.block_on(serving)?;
    std::process::exit(0)
}

pub struct Child {
    process: std::process::Child,
    port: u16,
}

impl Child {
    /// Starts a server with the games of a folder or of a database.
    pub async fn start(place: impl AsRef<OsStr>) -> Result<Child, Error> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let child = Child {
            process: spawn(place.as_ref(), port)?,
            port,
        };
        child.wait_until_up().await?;
        Ok(child)
    }

    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    pub fn base(&self) -> String {
        format!("http://{}", self.address())
    }

    /// Resident memory.
    pub fn memory_mib(&self) -> u64 {
        let status = self.about("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.unwrap_or(0) / 1024
    }

    /// How long processors have worked for it.
    pub fn processor_time(&self) -> Duration {
        let stat = self.about("stat");
        // The name, in brackets, may hold anything.
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: u64 = ticks.filter_map(|it| it.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * TICK_MILLIS)
    }

    /// What the system says about the process.
    fn about(&self, file: &str) -> String {
        let path = format!("/proc/{}/{file}", self.process.id());
        std::fs::read_to_string(path).unwrap_or_default()
    }

    async fn wait_until_up(&self) -> Result<(), Error> {
        let health = format!("{}/health", self.base());
        for _ in 0..TRIES {
            if reqwest::get(&health).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(LOOK).await;
        }
        Err("the server does not come up".into())
    }
}

impl Drop for Child {
    /// Without warning.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(place: &OsStr, port: u16) -> Result<std::process::Child, Error> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("serve").arg(place).arg(port.to_string());
    Ok(command.stdout(Stdio::null()).spawn()?)
}

/// As many open files as the system allows: each connection is one.
#[cfg(unix)]
pub fn raise_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    // Where it cannot be raised, what is missing shows as an error.
    let _ = setrlimit(Resource::Nofile, raised);
}
