//! Examines a net: `exam NET GAMES SEED THREADS [expand=40] [caution=0] TABLE…`. At each table,
//! such as `base:4`, one bot that plays by the net meets greedy ones, seats rotated.

use std::fs;
use std::sync::Arc;

use arena::{Plan, Players, run};
use bots::learned::{Manner, Net};
use families::{Family, FamilyId};
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
        let make = |place: usize| match place {
            0 => G::learned(Arc::clone(&self.net), self.manner),
            _ => Box::new(G::Usual::default()),
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
            "{name}: {} of {} games won, {:.1} ms a game",
            done.tally.wins[0],
            self.games,
            1e3 * done.cpu_seconds / self.games as f64
        );
    }
}
