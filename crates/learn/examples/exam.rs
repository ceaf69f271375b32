//! Examines a net: `exam NET GAMES SEED EXPANSIONS THREADS TABLE…`. At each table, such as
//! `base:4`, one bot that plays by the net meets greedy ones, seats rotated.

use std::fs;
use std::sync::Arc;

use arena::{Plan, Players, run};
use bots::learned::Net;
use families::{Family, FamilyId};
use learn::Student;

#[path = "common/table.rs"]
mod table;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [net, games, seed, expansions, threads, tables @ ..] = &args[..] else {
        panic!("NET GAMES SEED EXPANSIONS THREADS TABLE…");
    };
    let net = fs::read(net).expect("a file that can be read");
    let net = Arc::new(Net::from_bytes(&net).expect("a net"));
    let number = |text: &str| -> u64 { text.parse().expect("a number") };
    let exam = Exam {
        net,
        games: number(games),
        seed: number(seed),
        expansions: number(expansions) as u32,
        threads: number(threads) as usize,
    };
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
    expansions: u32,
    threads: usize,
}

impl Exam {
    fn take<G: Student + Family>(&self, name: &str) {
        let make = |place: usize| match place {
            0 => G::learned(Arc::clone(&self.net), self.expansions, true),
            _ => G::greedy(),
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
