//! Runs of a simulated world, each determined by its seed, in which nothing may go wrong.
//!
//! `cargo xtask faults --seeds 1000 --from 0`, or `--seed 7` to read what happens in one of them.
//! With `--lie torn` or `--lie too-early` the disk breaks its promise, which must be found.

mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use world::{History, Lie, Tally, World};

const USAGE: &str = "usage: faults [--seeds N] [--from S] | --seed S [--lie torn | too-early]";
/// More findings are not told.
const MOST: usize = 20;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (mut seeds, mut from, mut one, mut lie) = (1_000, 0, None, None);
    for pair in args.chunks(2) {
        match pair {
            [name, value] => match (name.as_str(), value.parse::<u64>()) {
                ("--seeds", Ok(number)) => seeds = number,
                ("--from", Ok(number)) => from = number,
                ("--seed", Ok(number)) => one = Some(number),
                ("--lie", Err(_)) if value == "torn" => lie = Some(Lie::Torn),
                ("--lie", Err(_)) if value == "too-early" => lie = Some(Lie::TooEarly),
                _ => return usage(),
            },
            _ => return usage(),
        }
    }
    match one {
        Some(seed) => tell(seed, lie),
        None => run(from, seeds, lie),
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::FAILURE
}

/// Tells the history of one run.
fn tell(seed: u64, lie: Option<Lie>) -> ExitCode {
    let history = History::kept();
    let copy = history.clone();
    let done = catch_unwind(AssertUnwindSafe(|| World::new(seed, lie, copy).run()));
    for line in history.lines() {
        println!("{line}");
    }
    match done {
        Ok(tally) => {
            println!("seed {seed}: {tally:?}");
            ExitCode::SUCCESS
        }
        Err(_) => ExitCode::FAILURE,
    }
}

fn run(from: u64, seeds: u64, lie: Option<Lie>) -> ExitCode {
    let (next, begun) = (AtomicU64::new(from), Instant::now());
    let (whole, findings) = (Mutex::new(Tally::default()), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= from + seeds {
                        return;
                    }
                    let run = || World::new(seed, lie, History::default()).run();
                    if let Ok(tally) = catch_unwind(AssertUnwindSafe(run)) {
                        *whole.lock().expect("runs are caught") += tally;
                    } else {
                        println!("a finding: --seed {seed}");
                        findings.lock().expect("runs are caught").push(seed);
                    }
                }
            });
        }
    });
    let (whole, mut findings) = (
        whole.into_inner().expect("runs are caught"),
        findings.into_inner().expect("runs are caught"),
    );
    findings.sort_unstable();
    let seconds = begun.elapsed().as_secs_f64();
    println!("{whole}");
    println!(
        "{seeds} seeds from {from} in {seconds:.1} s on {threads} threads, {} findings",
        findings.len()
    );
    for seed in findings.iter().take(MOST) {
        println!("--seed {seed} tells how");
    }
    if findings.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
