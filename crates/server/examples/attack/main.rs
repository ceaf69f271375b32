//! Attacks a server in a process of its own while honest people play at it. Their decisions must
//! not suffer: 99 of 100 are answered within a quarter of a second, whatever strangers send.
//!
//! `cargo run --release -p server --example attack -- [seconds] [attack]`, all attacks if none is
//! named. Each has its file in `attacks/` and its line in `attacks::all`.

mod attacks;
mod honest;
#[path = "../common/table.rs"]
mod table;
mod target;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use attacks::Attack;
use server::{Config, Server};
use table::Error;
use target::Target;

/// 99 of 100 decisions of honest people are answered within this time.
const P99: Duration = Duration::from_millis(250);
/// A quiet moment between two attacks.
const REST: Duration = Duration::from_secs(2);

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = server::runtime()?;
    if let [mode, folder, port] = &args[..]
        && mode == "serve"
    {
        return runtime.block_on(serve(folder.into(), port.parse()?));
    }
    let seconds = args.first().map_or(Ok(20), |text| text.parse())?;
    let named = args.get(1);
    let mut chosen = attacks::all();
    chosen.retain(|attack| named.is_none_or(|name| *name == attack.name));
    if chosen.is_empty() {
        return Err("there is no such attack".into());
    }
    runtime.block_on(test(chosen, Duration::from_secs(seconds)))
}

/// The child: a server with its usual limits, behind a proxy that names the addresses.
async fn serve(folder: PathBuf, port: u16) -> Result<(), Error> {
    let config = Config {
        port,
        data: Some(folder),
        bot_pause: Duration::ZERO,
        behind_proxy: true,
        ..Config::default()
    };
    let server = Server::start(config).await?;
    Ok(server.run(std::future::pending()).await?)
}

async fn test(attacks: Vec<Attack>, each: Duration) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let port = std::net::TcpListener::bind("127.0.0.1:0")?
        .local_addr()?
        .port();
    let mut child = start(folder.path(), port)?;
    let done = attack_all(attacks, each, port).await;
    child.kill()?;
    child.wait()?;
    done
}

async fn attack_all(attacks: Vec<Attack>, each: Duration, port: u16) -> Result<(), Error> {
    let target = Target::new(format!("http://127.0.0.1:{port}"));
    target.wait_until_up().await?;
    let mut too_slow = Vec::new();
    for attack in attacks {
        let ready = (attack.prepare)(target.clone()).await?;
        let until = Instant::now() + each;
        let (honest, sent) = tokio::join!(honest::play(&target, until), ready(until));
        let (honest, sent) = (honest?, sent?);
        println!("{}: {}", attack.name, attack.about);
        println!("    {sent}");
        println!("    honest: {honest}");
        if honest.p99() >= P99 || honest.failed > 0 {
            too_slow.push(attack.name);
        }
        tokio::time::sleep(REST).await;
    }
    if too_slow.is_empty() {
        return Ok(());
    }
    Err(format!("honest people suffer from {}", too_slow.join(", ")).into())
}

fn start(folder: &Path, port: u16) -> Result<Child, Error> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("serve").arg(folder).arg(port.to_string());
    Ok(command.stdout(Stdio::null()).spawn()?)
}
