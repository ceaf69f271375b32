//! Three servers on one `PostgreSQL` behind nginx, at which programs play while one fault follows
//! the other; then it is counted whether every acknowledged decision is in the store exactly once.
//!
//! `cargo run --release -p server --example cluster_test -- [--tables N] [--faults N] [--seed N]
//! [--rate N]`; the rate is decisions a second of all tables together. It is its own server. The
//! seed chooses the faults; how they meet what goes on meanwhile is a matter of time.

mod faults;
mod front;
mod judge;
mod nodes;
mod player;
#[path = "../common/postgres.rs"]
mod postgres;
mod proxy;
mod report;
mod site;
mod spectator;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use faults::{Fault, Trial, plan};
use judge::Verdict;
use player::{Player, Tally};
use site::Site;
use spectator::{Seen, Watch};

type Error = postgres::Error;

/// How long everything has to come to rest after the last fault.
const REST: Duration = Duration::from_secs(3);

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = server::runtime()?;
    if let [mode, name, port, database, address] = &args[..]
        && mode == "serve"
    {
        let serving = nodes::serve(name.clone(), port.parse()?, database.clone(), address);
        return runtime.block_on(serving);
    }
    runtime.block_on(test(&Wanted::read(&args)?))
}

/// What is asked for.
pub struct Wanted {
    pub tables: u64,
    pub faults: usize,
    pub seed: u64,
    /// Decisions a second.
    pub rate: u64,
}

impl Wanted {
    fn read(args: &[String]) -> Result<Wanted, Error> {
        let mut wanted = Wanted {
            tables: 200,
            faults: 200,
            seed: 1,
            rate: 60,
        };
        for pair in args.chunks(2) {
            let [name, number] = pair else {
                return Err(format!("{} needs a number", pair[0]).into());
            };
            match name.as_str() {
                "--tables" => wanted.tables = number.parse()?,
                "--faults" => wanted.faults = number.parse()?,
                "--seed" => wanted.seed = number.parse()?,
                "--rate" => wanted.rate = number.parse()?,
                _ => return Err(format!("{name} is not known").into()),
            }
        }
        Ok(wanted)
    }

    /// How long a player pauses between two decisions.
    fn pace(&self) -> Duration {
        Duration::from_secs_f64(self.tables as f64 / self.rate.max(1) as f64)
    }
}

async fn test(wanted: &Wanted) -> Result<(), Error> {
    let mut site = Site::start().await?;
    let tally = Arc::new(Tally::new(wanted.pace()));
    let (players, seen, trial) = play(&site, wanted, &tally).await?;
    site.stop_nodes();
    let verdict = Verdict::of(&site.url, &players).await?;
    let unjust = report::print(wanted, &tally, &players, &seen, &trial, &verdict);
    if unjust.is_empty() {
        return Ok(());
    }
    let logs = site.keep_logs();
    Err(format!("{}; see {}", unjust.join(", "), logs.display()).into())
}

/// Lets everybody play until all faults have come and gone.
async fn play(
    site: &Site,
    wanted: &Wanted,
    tally: &Arc<Tally>,
) -> Result<(Vec<Player>, Vec<Seen>, Trial), Error> {
    let (mut playing, mut watching) = (Vec::new(), Vec::new());
    for number in 0..wanted.tables {
        let (watch, tables) = Watch::new(&site.base(), tally);
        // Half of the tables are watched.
        if number.is_multiple_of(2) {
            watching.push(tokio::spawn(watch.follow()));
        }
        let player = Player::new(number, &site.base(), tally, tables).await?;
        playing.push(tokio::spawn(player.play()));
    }
    let faults: Vec<Fault> = plan(wanted.seed, wanted.faults);
    let trial = Trial::run(site, faults, tally).await?;
    tokio::time::sleep(REST).await;
    tally.ending.store(true, Ordering::Relaxed);
    let (mut players, mut seen) = (Vec::new(), Vec::new());
    for player in playing {
        players.push(player.await?);
    }
    for watch in watching {
        seen.push(watch.await?);
    }
    Ok((players, seen, trial))
}
