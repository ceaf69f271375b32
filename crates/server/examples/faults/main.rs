//! Runs of a simulated world, each determined by its seed, in which nothing may go wrong.
//!
//! `cargo xtask faults --seeds 1000 --from 0` runs worlds with one server and worlds with several
//! nodes; with `--worlds one` or `--worlds several` only these. `--worlds several --seed 7` tells
//! what happens in one of them. With `--lie torn`, for example, the disk breaks its promise, which
//! must be found.

mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use world::{History, Kind, Lie, Tally, World};

const USAGE: &str = "usage: faults [--seeds N] [--from S] | --seed S
  [--worlds one | several] [--lie torn | too-early | unfenced | same-lease]";
/// More findings are not told.
const MOST: usize = 20;

struct Wish {
    kinds: Vec<Kind>,
    from: u64,
    seeds: u64,
    one: Option<u64>,
    lie: Option<Lie>,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(wish) = read(&args) else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    if let Some(seed) = wish.one {
        return tell(wish.kinds[0], seed, wish.lie);
    }
    let runs = wish.kinds.iter().map(|kind| run(*kind, &wish));
    let found: Vec<bool> = runs.filter(|is_well| !is_well).collect();
    ExitCode::from(u8::from(!found.is_empty()))
}

fn read(args: &[String]) -> Option<Wish> {
    let mut wish = Wish {
        kinds: vec![Kind::One, Kind::Several],
        from: 0,
        seeds: 1_000,
        one: None,
        lie: None,
    };
    for pair in args.chunks(2) {
        let [name, value] = pair else {
            return None;
        };
        match name.as_str() {
            "--seeds" => wish.seeds = value.parse().ok()?,
            "--from" => wish.from = value.parse().ok()?,
            "--seed" => wish.one = Some(value.parse().ok()?),
            "--worlds" => wish.kinds = vec![Kind::ALL.into_iter().find(|it| it.name() == value)?],
            "--lie" => wish.lie = Some(lie(value)?),
            _ => return None,
        }
    }
    Some(wish)
}

fn lie(name: &str) -> Option<Lie> {
    match name {
        "torn" => Some(Lie::Torn),
        "too-early" => Some(Lie::TooEarly),
        "unfenced" => Some(Lie::Unfenced),
        "same-lease" => Some(Lie::SameLease),
        _ => None,
    }
}

/// Tells the history of one run.
fn tell(kind: Kind, seed: u64, lie: Option<Lie>) -> ExitCode {
    let history = History::kept();
    let copy = history.clone();
    let done = catch_unwind(AssertUnwindSafe(|| World::run(kind, seed, lie, copy)));
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

/// Answers whether nothing was found.
fn run(kind: Kind, wish: &Wish) -> bool {
    let (from, seeds, lie) = (wish.from, wish.seeds, wish.lie);
    let (next, begun) = (AtomicU64::new(from), Instant::now());
    let (whole, findings) = (Mutex::new(Tally::default()), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let name = kind.name();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= from + seeds {
                        return;
                    }
                    let run = || World::run(kind, seed, lie, History::default());
                    if let Ok(tally) = catch_unwind(AssertUnwindSafe(run)) {
                        *whole.lock().expect("runs are caught") += tally;
                    } else {
                        println!("a finding: --worlds {name} --seed {seed}");
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
    let a_minute = seeds as f64 / seconds * 60.0;
    println!("{whole}");
    println!(
        "worlds with {name}: {seeds} seeds from {from} in {seconds:.1} s on {threads} threads \
         ({a_minute:.0} a minute), {} findings",
        findings.len()
    );
    for seed in findings.iter().take(MOST) {
        println!("--worlds {name} --seed {seed} tells how");
    }
    findings.is_empty()
}
