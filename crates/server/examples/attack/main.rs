//! Attacks a server in a process of its own while honest people play at it. Their decisions must
//! not suffer: 99 of 100 are answered within a quarter of a second, whatever strangers send.
//! Strangers must be refused for the right reason, and memory and disk of the server stay bounded.
//!
//! `cargo run --release -p server --example attack -- [seconds] [attack]`, all attacks if none is
//! named. Each has its file in `attacks/` and its line in `attacks::all`. People and strangers have
//! addresses of their own, all of this machine, as Linux allows.

mod attacks;
#[path = "../common/child.rs"]
mod child;
#[path = "../common/copies.rs"]
mod copies;
mod held;
mod honest;
#[path = "../common/table.rs"]
mod table;
mod target;

use std::time::{Duration, Instant};

use attacks::Attack;
use child::{Child, Error};
use held::Held;
use server::{Caps, Config};
use target::Target;

/// 99 of 100 decisions of honest people are answered within this time.
const P99: Duration = Duration::from_millis(250);

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    child::serve_if_asked(&args, config())?;
    child::raise_files();
    let seconds = args.first().map_or(Ok(20), |text| text.parse())?;
    let named = args.get(1);
    let mut chosen = attacks::all();
    chosen.retain(|attack| named.is_none_or(|name| *name == attack.name));
    if chosen.is_empty() {
        return Err("there is no such attack".into());
    }
    server::runtime()?.block_on(attack_all(chosen, Duration::from_secs(seconds)))
}

/// The usual limits. Some caps are smaller than usual, so that they are reached in time.
fn config() -> Config {
    Config {
        bot_pause: Duration::ZERO,
        caps: Caps {
            tables_per_guest: 10,
            tables_per_address: 15,
            bytes_per_guest: 768 << 10,
            bytes_per_address: 8 << 20,
            unread_per_address: 4 << 20,
            idle: attacks::IDLE,
            ..Caps::default()
        },
        ..Config::default()
    }
}

/// Each attack has a server of its own, so that none profits from the one before.
async fn attack_all(attacks: Vec<Attack>, each: Duration) -> Result<(), Error> {
    let mut findings = Vec::new();
    for attack in attacks {
        let folder = tempfile::tempdir()?;
        let server = Child::start(folder.path()).await?;
        let target = Target::of(&server, folder.path());
        let found = attack_one(&attack, &server, target, each).await?;
        findings.extend(found.into_iter().map(|it| format!("{}: {it}", attack.name)));
    }
    if findings.is_empty() {
        return Ok(());
    }
    Err(findings.join("; ").into())
}

/// What is not as it should be.
async fn attack_one(
    attack: &Attack,
    server: &Child,
    target: Target,
    each: Duration,
) -> Result<Vec<String>, Error> {
    let ready = (attack.prepare)(target.clone()).await?;
    let until = Instant::now() + each;
    let (honest, sent, held) = tokio::join!(
        honest::play(&target, until),
        ready(until),
        Held::watch(server, &target.folder, until)
    );
    let (honest, sent) = (honest?, sent?);
    println!("{}: {}", attack.name, attack.about);
    println!("    {sent}");
    println!("    honest: {honest}");
    println!("    server: {held}");
    let mut findings = Vec::new();
    if honest.p99() >= P99 {
        findings.push(format!("honest people wait {:?}", honest.p99()));
    }
    if honest.failed > 0 || honest.is_empty() {
        findings.push(format!("{} honest decisions failed", honest.failed));
    }
    for reason in attack.refused.iter().filter(|it| !sent.was_refused(it)) {
        findings.push(format!("nobody was refused with {reason}"));
    }
    findings.extend(held.is_too_much());
    Ok(findings)
}
