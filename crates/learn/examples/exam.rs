//! Examines a net: `exam NET GAMES SEED THREADS [expand=40] [caution=0] TABLE…`. At each table,
//! such as `base:4`, one bot that plays by the net meets greedy ones, seats rotated.

use std::fmt;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use arena::{Plan, Players, run};
use bots::learned::{Manner, Net};
use bots::{Bot, Sight};
use families::{Family, FamilyId};
use game::{Game, Luck};
use learn::Student;

#[path = "common/named.rs"]
mod named;
#[path = "common/table.rs"]
mod table;

use named::Named;

fn main() {
    let (args, mut named) = Named::take(std::env::args().skip(1));
    let [net, games, seed, threads, tables @ ..] = &args[..] else {
        panic!("NET GAMES SEED THREADS TABLE…");
    };
    let net = fs::read(net).expect("a file that can be read");
    let net = Arc::new(Net::from_bytes(&net).expect("a net"));
    let number = |text: &str| -> u64 { text.parse().expect("a number") };
    let exam = Exam {
        net,
        games: number(games),
        seed: number(seed),
        threads: number(threads) as usize,
        manner: Manner {
            expansions: named.get("expand", 40) as u32,
            caution: named.get("caution", 0) as u32,
            trades: true,
            trials: named.get("trials", 0) as u32,
        },
    };
    named.finish();
    for name in tables {
        match table::family(name) {
            FamilyId::Board => exam.take::<board::Rules>(name),
            FamilyId::Rivals => exam.take::<rivals::Rules>(name),
            FamilyId::Dice => panic!("the dice game is solved, not learned"),
        }
    }
}

struct Exam {
    net: Arc<Net>,
    games: u64,
    seed: u64,
    threads: usize,
    manner: Manner,
}

impl Exam {
    fn take<G: Student + Family>(&self, name: &str) {
        let times = Arc::new(Times::default());
        let make = |place: usize| -> Box<dyn Bot<G>> {
            match place {
                0 => Box::new(Timed {
                    bot: G::learned(Arc::clone(&self.net), self.manner),
                    times: Arc::clone(&times),
                }),
                _ => Box::new(G::Usual::default()),
            }
        };
        let plan = Plan {
            options: &table::options::<G>(name),
            players: Players::Bots(&make),
            games: self.games,
            seed: self.seed,
            threads: self.threads,
            max_actions: 20_000,
        };
        let done = run::<G>(&plan, &|_| ()).expect("options that can be dealt");
        println!(
            "{name}: {} of {} games won, {:.1} ms a game, {times}",
            done.tally.wins[0],
            self.games,
            1e3 * done.cpu_seconds / self.games as f64
        );
    }
}

/// How long decisions took, in nanoseconds.
#[derive(Default)]
struct Times {
    count: AtomicU64,
    sum: AtomicU64,
    worst: AtomicU64,
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let read = |it: &AtomicU64| it.load(Ordering::Relaxed) as f64;
        let mean = read(&self.sum) / read(&self.count);
        let [mean, worst] = [mean, read(&self.worst)].map(|time| time / 1e6);
        write!(f, "{mean:.2} ms a decision, at most {worst:.0}")
    }
}

/// A bot whose decisions are timed.
struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    times: Arc<Times>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn observe(&mut self, game: &G, event: &G::Event) {
        self.bot.observe(game, event);
    }

    fn choose(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> G::Action {
        let start = Instant::now();
        let action = self.bot.choose(sight, luck);
        let time = start.elapsed().as_nanos() as u64;
        self.times.count.fetch_add(1, Ordering::Relaxed);
        self.times.sum.fetch_add(time, Ordering::Relaxed);
        self.times.worst.fetch_max(time, Ordering::Relaxed);
        action
    }
}
