//! What is told in the end, and what is found wanting.

use std::collections::BTreeMap;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

use crate::Wanted;
use crate::faults::{Happened, Kind, Trial, clock};
use crate::judge::Verdict;
use crate::player::{Player, Tally};
use crate::spectator::Seen;

/// Nobody waits for longer.
const MOST_MILLIS: u64 = 10 * 60 * 1_000;
/// What is felt of a fault after it was over belongs to it for so long.
const FELT: Duration = Duration::from_secs(5);

/// When a decision was wanted, and when it was acknowledged.
type Wait = (Instant, Instant);

/// Prints everything; answers what must not be.
pub fn print(
    wanted: &Wanted,
    tally: &Tally,
    players: &[Player],
    seen: &[Seen],
    trial: &Trial,
    verdict: &Verdict,
) -> Vec<String> {
    let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    let acknowledged = count(&tally.acknowledged);
    println!(
        "seed {}, {} tables: {acknowledged} decisions acknowledged ({} after being sent again), \
         {} stored with those of bots, {} games finished",
        wanted.seed,
        wanted.tables,
        count(&tally.repeated),
        verdict.stored,
        verdict.finished,
    );
    let refusals = tally
        .refusals
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    println!("answers other than yes, by status: {:?}", *refusals);
    let sum = |of: fn(&Seen) -> u64| seen.iter().map(of).sum::<u64>();
    println!(
        "{} spectators heard {} events and took their streams up again {} times",
        seen.len(),
        sum(|it| it.events),
        sum(|it| it.resumed),
    );
    println!(
        "starts that failed and were tried again: {}",
        trial.failed_starts
    );
    waits(players, trial);
    for wrong in seen.iter().flat_map(|it| &it.wrong).take(20) {
        println!("a spectator: {wrong}");
    }
    unjust(tally, seen, trial, verdict)
}

/// Prints how often each thing happened that must not; answers those that did.
fn unjust(tally: &Tally, seen: &[Seen], trial: &Trial, verdict: &Verdict) -> Vec<String> {
    let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    let told_wrong = seen.iter().map(|it| it.wrong.len() as u64).sum();
    let counts = [
        ("lost", verdict.lost),
        ("doubled", verdict.doubled),
        ("refused and stored nevertheless", verdict.denied),
        ("tables that do not replay", verdict.broken),
        ("games that do not verify", verdict.unverified),
        ("decisions of stand-ins", verdict.stand_ins),
        (
            "answers that knew less than one before",
            count(&tally.stale),
        ),
        ("told wrongly to spectators", told_wrong),
        ("nodes that ended by themselves", u64::from(trial.died)),
    ];
    for (name, count) in counts {
        println!("{count:>6} {name}");
    }
    let mut unjust: Vec<String> = counts
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| format!("{count} {name}"))
        .collect();
    if count(&tally.acknowledged) == 0 {
        unjust.push("nothing was acknowledged".to_owned());
    }
    unjust
}

/// How long decisions were waited for because of a fault, the longest one of each table.
fn waits(players: &[Player], trial: &Trial) {
    let mut tables: BTreeMap<&str, Vec<Wait>> = BTreeMap::new();
    for played in players.iter().flat_map(|player| &player.played) {
        let waits: Vec<Wait> = played.acknowledged.values().copied().collect();
        tables.insert(&played.table, waits);
    }
    println!(
        "how long a decision at a table that was hit waited, in ms, from the fault on if it was \
         wanted before, or from when the database was back"
    );
    println!("fault               |  all | alone | waits |    p50 |    p99 |   most");
    for kind in Kind::ALL {
        let all = trial.happened.iter().filter(|it| it.kind == kind);
        let alone: Vec<&Happened> = all.clone().filter(|it| is_alone(it, trial)).collect();
        let mut millis = Histogram::<u64>::new_with_max(MOST_MILLIS, 3).expect("bounds hold");
        for fault in &alone {
            let until = end_of(fault, trial);
            for table in &fault.tables {
                let waits = tables.get(&**table).into_iter().flatten();
                let felt = waits.filter(|(from, to)| *to > fault.since && *from < until);
                let felt = felt.map(|(from, to)| *to - (*from).max(fault.since));
                if let Some(felt) = felt.max() {
                    millis.saturating_record(felt.as_millis() as u64);
                }
            }
        }
        println!(
            "{kind:<19} | {:>4} | {:>5} | {:>5} | {:>6} | {:>6} | {:>6}",
            all.count(),
            alone.len(),
            millis.len(),
            millis.value_at_quantile(0.5),
            millis.value_at_quantile(0.99),
            millis.max(),
        );
    }
    println!("the longest waits of all, faults that met others among them:");
    let mut longest: Vec<(Duration, &str, Instant)> = Vec::new();
    for (table, waits) in &tables {
        let most = waits.iter().max_by_key(|(from, to)| *to - *from);
        longest.extend(most.map(|(from, to)| (*to - *from, *table, *to)));
    }
    longest.sort_unstable();
    for (took, table, until) in longest.iter().rev().take(5) {
        println!("{took:>7.1?} at table {table}, until {}", clock(*until));
    }
}

/// Was nothing else wrong while it lasted?
fn is_alone(fault: &Happened, trial: &Trial) -> bool {
    let meets = |other: &&Happened| other.begun < fault.over && fault.begun < other.over;
    // It meets itself.
    trial.happened.iter().filter(meets).count() == 1
}

/// Until when what is felt was felt because of it.
fn end_of(fault: &Happened, trial: &Trial) -> Instant {
    let next = trial.happened.iter().map(|it| it.begun);
    let next = next.filter(|begun| *begun > fault.begun).min();
    let felt = fault.over + FELT;
    next.map_or(felt, |next| next.min(felt))
}
