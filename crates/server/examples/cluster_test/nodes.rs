//! A node: a server in a process of its own, which can be killed, stopped and asked to end.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use server::{Config, NodeConfig, Server};

use crate::Error;
use crate::proxy::Proxy;

const SECRET: &str = "a secret for the time of a test";
/// A node that is not back after this time does not come back.
const PATIENCE: Duration = Duration::from_mins(1);
const LOOK: Duration = Duration::from_millis(20);
/// Whoever keeps servers running starts one that has ended again after this time.
const PAUSE: Duration = Duration::from_millis(500);

/// The child: a server like any other. It ends with the test, however that ends.
pub async fn serve(name: String, port: u16, database: String, address: &str) -> Result<(), Error> {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(1);
    });
    server::log(false);
    let config = Config {
        port,
        database: Some(database.into()),
        node: NodeConfig {
            name: Some(name),
            address: address.parse()?,
            secret: Some(SECRET.to_owned()),
        },
        bot_pause: Duration::ZERO,
        requests_per_second: 0,
        behind_proxy: true,
        ..Config::default()
    };
    let server = Server::start(config).await?;
    Ok(server.run(server::asked_to_end()).await?)
}

pub struct Node {
    pub name: String,
    pub port: u16,
    address: String,
    pub proxy: Proxy,
    database: String,
    log: File,
    process: Child,
    /// How often it ended before it was ready.
    pub failed_starts: u32,
}

impl Node {
    pub async fn start(number: usize, url: &str, logs: &Path) -> Result<Node, Error> {
        let (before, port) = place(url)?;
        let proxy = Proxy::start(port).await?;
        let name = format!("node-{number}");
        let log = File::options()
            .create(true)
            .append(true)
            .open(logs.join(format!("{name}.log")))?;
        let (port, address) = (free_port()?, format!("127.0.0.1:{}", free_port()?));
        let database = format!("{before}:{}/postgres", proxy.port);
        let process = spawn(&name, port, &database, &address, &log)?;
        Ok(Node {
            name,
            port,
            address,
            proxy,
            database,
            log,
            process,
            failed_starts: 0,
        })
    }

    pub fn start_again(&mut self) -> Result<(), Error> {
        let Node {
            name,
            port,
            database,
            address,
            log,
            ..
        } = self;
        self.process = spawn(name, *port, database, address, log)?;
        Ok(())
    }

    /// Without warning.
    pub fn kill(&mut self) -> Result<(), Error> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    pub fn signal(&self, name: &str) -> Result<(), Error> {
        let pid = self.process.id().to_string();
        let status = Command::new("kill").args(["-s", name, &pid]).status()?;
        if !status.success() {
            return Err(format!("{} takes no signals", self.name).into());
        }
        Ok(())
    }

    pub fn has_ended(&mut self) -> Result<bool, Error> {
        Ok(self.process.try_wait()?.is_some())
    }

    /// Waits until a node that was asked to end has done so.
    pub async fn ended(&mut self) -> Result<(), Error> {
        let began = Instant::now();
        while !self.has_ended()? {
            if began.elapsed() > PATIENCE {
                return Err(format!("{} does not end", self.name).into());
            }
            tokio::time::sleep(LOOK).await;
        }
        Ok(())
    }

    /// Waits until it would take requests. One that could not start is started again.
    pub async fn ready(&mut self, http: &reqwest::Client) -> Result<(), Error> {
        let address = format!("http://127.0.0.1:{}/ready", self.port);
        let began = Instant::now();
        loop {
            let answer = http.get(&address).send().await;
            if answer.is_ok_and(|answer| answer.status().is_success()) {
                return Ok(());
            }
            if began.elapsed() > PATIENCE {
                return Err(format!("{} does not come back", self.name).into());
            }
            if self.has_ended()? {
                self.failed_starts += 1;
                tokio::time::sleep(PAUSE).await;
                self.start_again()?;
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

fn spawn(name: &str, port: u16, database: &str, address: &str, log: &File) -> Result<Child, Error> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", name, &port.to_string(), database, address]);
    command.stdin(Stdio::piped()).stdout(Stdio::null());
    Ok(command.stderr(log.try_clone()?).spawn()?)
}

/// The address of a database up to its port, and the port.
pub fn place(url: &str) -> Result<(&str, u16), Error> {
    let place = url.rsplit_once('/').and_then(|(it, _)| it.rsplit_once(':'));
    let (before, port) = place.ok_or("the database has no port")?;
    Ok((before, port.parse()?))
}

pub fn free_port() -> Result<u16, Error> {
    let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
    Ok(listener.local_addr()?.port())
}
