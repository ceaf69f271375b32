//! What goes wrong, in the order a seed has chosen.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::OwnedMutexGuard;
use tokio::task::JoinSet;
use tokio::time::Sleep;

use crate::Error;
use crate::nodes::Node;
use crate::player::Tally;
use crate::postgres::Postgres;
use crate::proxy::Way;
use crate::site::{NODES, Site};

/// The first fault comes when all have begun to play.
const BEGINNING: Duration = Duration::from_secs(3);
/// Most faults at a time.
const AT_ONCE: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Kill,
    Stop,
    Term,
    Stall,
    Lose,
    Cut,
    RestartFast,
    RestartImmediate,
}

impl Kind {
    pub const ALL: [Kind; 8] = [
        Kind::Kill,
        Kind::Stop,
        Kind::Term,
        Kind::Stall,
        Kind::Lose,
        Kind::Cut,
        Kind::RestartFast,
        Kind::RestartImmediate,
    ];

    fn is_of_database(self) -> bool {
        matches!(self, Kind::RestartFast | Kind::RestartImmediate)
    }

    /// Between these many milliseconds it lasts; a node that was asked to end is started again at
    /// once, as by whoever brings a new version.
    fn millis(self) -> (u64, u64) {
        match self {
            Kind::Kill => (1_000, 5_000),
            Kind::Stop => (500, 20_000),
            Kind::Stall | Kind::Lose | Kind::Cut => (500, 8_000),
            Kind::Term | Kind::RestartFast | Kind::RestartImmediate => (0, 500),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Kill => "node killed",
            Kind::Stop => "node stopped",
            Kind::Term => "planned hand-over",
            Kind::Stall => "database silent",
            Kind::Lose => "database lost",
            Kind::Cut => "database cut off",
            Kind::RestartFast => "database restarted",
            Kind::RestartImmediate => "database crashed",
        })
    }
}

/// A fault that will come.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    kind: Kind,
    /// Chooses among the nodes that are well.
    pick: usize,
    lasts: Duration,
    /// How long all goes on before.
    pause: Duration,
    /// It waits until all is well.
    is_alone: bool,
}

/// Numbers that follow from a seed, evenly spread (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }
}

/// All kinds about equally often, in an order that follows from the seed.
pub fn plan(seed: u64, count: usize) -> Vec<Fault> {
    let mut numbers = Numbers(seed);
    let mut kinds: Vec<Kind> = Kind::ALL.into_iter().cycle().take(count).collect();
    for place in (1..kinds.len()).rev() {
        kinds.swap(place, numbers.below(place as u64 + 1) as usize);
    }
    let fault = |kind: Kind| {
        let (least, most) = kind.millis();
        // Short ones are more frequent than long ones.
        let most = least + 1 + numbers.below(most - least);
        Fault {
            kind,
            pick: numbers.below(NODES as u64 * 1_000) as usize,
            lasts: Duration::from_millis(least + numbers.below(most - least)),
            pause: Duration::from_millis(numbers.below(1_500)),
            is_alone: numbers.below(10) < 7,
        }
    };
    kinds.into_iter().map(fault).collect()
}

/// A fault that has come and gone.
pub struct Happened {
    pub kind: Kind,
    pub begun: Instant,
    /// From when on whoever waits waits for the servers: while there is no database, none of them
    /// can do anything.
    pub since: Instant,
    /// When everything was up again.
    pub over: Instant,
    /// Tables that were where it came.
    pub tables: BTreeSet<String>,
}

/// All faults that came.
#[derive(Default)]
pub struct Trial {
    pub happened: Vec<Happened>,
    /// Nodes that ended though nobody had asked them to.
    pub died: u32,
    /// How often a node could not start.
    pub failed_starts: u32,
}

/// Where a fault comes. Until it is over, no other comes there.
enum Place {
    Node(OwnedMutexGuard<Node>),
    Database(OwnedMutexGuard<Postgres>),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Node(node) => &node.name,
            Place::Database(_) => "all nodes",
        })
    }
}

/// What the time of day was, as the servers' logs have it.
pub fn clock(at: Instant) -> String {
    let at = (SystemTime::now() - at.elapsed()).duration_since(UNIX_EPOCH);
    let millis = at.map_or(0, |it| it.as_millis() % (24 * 60 * 60 * 1_000));
    let (seconds, millis) = (millis / 1_000, millis % 1_000);
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3_600);
    format!("{hours:02}:{minutes:02}:{:02}.{millis:03}", seconds % 60)
}

impl Trial {
    /// One fault after the other, until all have come and gone.
    pub async fn run(site: &Site, faults: Vec<Fault>, tally: &Tally) -> Result<Trial, Error> {
        let mut trial = Trial::default();
        let mut running: JoinSet<Result<Happened, Error>> = JoinSet::new();
        tokio::time::sleep(BEGINNING).await;
        let all = faults.len();
        for (number, fault) in faults.into_iter().enumerate() {
            tokio::time::sleep(fault.pause).await;
            let most = if fault.is_alone { 1 } else { AT_ONCE };
            let place = loop {
                let place = (running.len() < most).then(|| place(site, fault)).flatten();
                match place {
                    Some(place) => break place,
                    None => trial.end_one(&mut running).await?,
                }
            };
            let (now, number, millis) =
                (clock(Instant::now()), number + 1, fault.lasts.as_millis());
            println!(
                "{now} {number:>4} of {all}: {}, {place}, {millis} ms",
                fault.kind
            );
            let begun = trial.begin(site, fault, place, tally).await?;
            running.spawn(begun);
        }
        while !running.is_empty() {
            trial.end_one(&mut running).await?;
        }
        trial.failed_starts = site.failed_starts().await;
        Ok(trial)
    }

    async fn end_one(
        &mut self,
        running: &mut JoinSet<Result<Happened, Error>>,
    ) -> Result<(), Error> {
        if let Some(ended) = running.join_next().await {
            self.happened.push(ended??);
        }
        Ok(())
    }

    async fn begin(
        &mut self,
        site: &Site,
        fault: Fault,
        mut place: Place,
        tally: &Tally,
    ) -> Result<impl Future<Output = Result<Happened, Error>> + use<>, Error> {
        let tables = match &mut place {
            Place::Database(_) => site.tables_of(None).await,
            Place::Node(node) => {
                if node.has_ended()? {
                    self.died += 1;
                    node.start_again()?;
                }
                site.tables_of(Some(&node.name)).await
            }
        };
        tally.hurry(&tables, fault.lasts);
        let (http, nodes) = (site.http.clone(), site.nodes.clone());
        Ok(async move {
            let begun = Instant::now();
            let mut since = begun;
            match place {
                Place::Node(mut node) => {
                    at_node(&mut node, fault).await?;
                    node.ready(&http).await?;
                }
                Place::Database(mut postgres) => {
                    at_database(&mut postgres, fault)?;
                    since = Instant::now();
                    for node in nodes {
                        // One that is in somebody's hands has faults of its own.
                        if let Ok(mut node) = node.try_lock() {
                            node.ready(&http).await?;
                        }
                    }
                }
            }
            Ok(Happened {
                kind: fault.kind,
                begun,
                since,
                over: Instant::now(),
                tables,
            })
        })
    }
}

/// Somewhere that is well; none if it has to wait.
fn place(site: &Site, fault: Fault) -> Option<Place> {
    if fault.kind.is_of_database() {
        let postgres = Arc::clone(&site.postgres).try_lock_owned().ok()?;
        return Some(Place::Database(postgres));
    }
    let well = site.nodes.iter().map(|it| Arc::clone(it).try_lock_owned());
    let mut well: Vec<_> = well.filter_map(Result::ok).collect();
    // One always goes on.
    if well.len() < 2 {
        return None;
    }
    Some(Place::Node(well.swap_remove(fault.pick % well.len())))
}

async fn at_node(node: &mut Node, fault: Fault) -> Result<(), Error> {
    let lasts = tokio::time::sleep(fault.lasts);
    match fault.kind {
        Kind::Kill => {
            node.kill()?;
            lasts.await;
            node.start_again()?;
        }
        Kind::Stop => {
            node.signal("STOP")?;
            lasts.await;
            node.signal("CONT")?;
        }
        Kind::Term => {
            node.signal("TERM")?;
            node.ended().await?;
            lasts.await;
            node.start_again()?;
        }
        Kind::Stall => lead(node, Way::Stalled, lasts).await,
        Kind::Lose => lead(node, Way::Lost, lasts).await,
        Kind::Cut => lead(node, Way::Cut, lasts).await,
        Kind::RestartFast | Kind::RestartImmediate => {}
    }
    Ok(())
}

/// For a while the way from a node to the database is not open.
async fn lead(node: &Node, way: Way, lasts: Sleep) {
    node.proxy.set(way);
    lasts.await;
    node.proxy.set(Way::Open);
}

/// As `pg_ctl restart` does it with `-m fast` and `-m immediate`.
fn at_database(postgres: &mut Postgres, fault: Fault) -> Result<(), Error> {
    let is_fast = fault.kind == Kind::RestartFast;
    tokio::task::block_in_place(|| {
        postgres.end(if is_fast { "INT" } else { "QUIT" })?;
        std::thread::sleep(fault.lasts);
        postgres.again()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_chooses_the_faults_and_all_kinds_come() {
        let told = |seed| format!("{:?}", plan(seed, 80));
        assert_eq!(told(7), told(7));
        assert_ne!(told(7), told(8));
        for kind in Kind::ALL {
            let count = plan(7, 80).iter().filter(|it| it.kind == kind).count();
            assert_eq!(count, 10, "{kind}");
        }
    }
}
