//! A run of many games on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bots::Bot;
use cpu_time::ProcessTime;
use game::{Game, Playout, Setup, Violation, playout};

use crate::{FastLuck, Tally, play};

/// Who plays. Bots are made anew for every game, so that none remembers the last one.
pub enum Players<'a, G: Game> {
    /// Random play in all seats, without asking any bot: as fast as the rules allow, and game by
    /// game the same as with [`bots::Random`] in every seat.
    Random,
    /// Makes the bot of this place in the list.
    Bots(&'a (dyn Fn(usize) -> Box<dyn Bot<G>> + Sync)),
}

/// What is to be played.
pub struct Plan<'a, G: Game> {
    /// Every game is dealt anew from these.
    pub options: &'a <G::Setup as Setup>::Options,
    pub players: Players<'a, G>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// A game with more decisions is given up and counts as truncated.
    pub max_actions: u64,
}

/// A run's result and what it cost.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Number of players.
    pub seats: usize,
    pub tally: Tally,
    /// By the clock on the wall.
    pub seconds: f64,
    /// Processor time of the whole process, all threads together.
    pub cpu_seconds: f64,
}

/// Plays all games of the plan. `progress` hears how many games were just finished.
///
/// Fails if the options cannot be dealt, which shows at the first game.
pub fn run<G: Game>(
    plan: &Plan<G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Measured, Violation> {
    let (clock, cpu) = (Instant::now(), ProcessTime::now());
    let trial = G::Setup::deal(plan.options, &mut FastLuck::of_game(plan.seed, 0))?;
    let seats = G::open(trial)?.seats() as usize;

    // Small enough that no thread idles at the end, large enough that nobody queues at the counter.
    let chunk = (plan.games / (plan.threads as u64 * 64)).clamp(1, 512);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(chunk, Ordering::Relaxed);
            if first >= plan.games {
                return Ok(tally);
            }
            let end = (first + chunk).min(plan.games);
            for number in first..end {
                tally.count(number, seats, &game_number(plan, number)?);
            }
            progress(end - first);
        }
    };
    let parts: Vec<Result<Tally, Violation>> = thread::scope(|scope| {
        let others: Vec<_> = (1..plan.threads).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let joined = others
            .into_iter()
            .map(|other| other.join().expect("a worker that fails has said so"));
        [mine].into_iter().chain(joined).collect()
    });
    let mut tally = Tally::default();
    for part in parts {
        tally.add(&part?);
    }
    Ok(Measured {
        seats,
        tally,
        seconds: clock.elapsed().as_secs_f64(),
        cpu_seconds: cpu.elapsed().as_secs_f64(),
    })
}

fn game_number<G: Game>(plan: &Plan<G>, number: u64) -> Result<Playout, Violation> {
    let mut luck = FastLuck::of_game(plan.seed, number);
    let game = G::open(G::Setup::deal(plan.options, &mut luck)?)?;
    let mut state = game.start();
    Ok(match plan.players {
        Players::Random => playout(&game, &mut state, &mut luck, plan.max_actions),
        Players::Bots(make) => {
            let seats = game.seats() as usize;
            let mut bots: Vec<_> = (0..seats).map(make).collect();
            // Bot i of the list comes to seat i + number.
            bots.rotate_right((number % seats as u64) as usize);
            play(&game, &mut state, &mut bots, &mut luck, plan.max_actions)
        }
    })
}
