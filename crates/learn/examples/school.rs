//! Trains a net of the board family: `school FOLDER SECONDS THREADS SEATS…`.
//!
//! It begins with games of greedy bots, or goes on with `weights.bin` if the folder has one, and
//! then plays with itself, one generation after the other. After every generation it writes
//! `weights.bin`, to go on from, and `net.bin`, to play with. See `docs/learning.md`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use arena::{FastLuck, Plan, Players, run};
use board::{Options, Rules};
use bots::Bot;
use bots::board::Greedy;
use bots::board::learned::{INPUTS, Learned};
use bots::learned::Net;
use learn::{Lessons, Pupil, Settings, Trainer, play_many};

const WIDTHS: [usize; 2] = [256, 64];
const GREEDY_GAMES: u64 = 24_000;
const GAMES: u64 = 2_500;
/// Generations whose lessons are learned again.
const WINDOW: usize = 5;
/// Generations between two matches.
const MATCHES: u64 = 5;
const MATCH_GAMES: u64 = 600;

struct School {
    begun: Instant,
    folder: PathBuf,
    threads: usize,
    tables: Vec<Options>,
    trainer: Trainer,
    settings: Settings,
    luck: FastLuck,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let mut next = |what: &str| args.next().unwrap_or_else(|| panic!("{what} is missing"));
    let folder = PathBuf::from(next("FOLDER"));
    let seconds: u64 = next("SECONDS").parse().expect("a number of seconds");
    let threads: usize = next("THREADS").parse().expect("a number of threads");
    let seats = args.map(|seats| seats.parse().expect("a number of seats"));
    let tables: Vec<Options> = seats
        .map(|seats| Options {
            seats,
            ..Options::default()
        })
        .collect();
    let mut school = School {
        begun: Instant::now(),
        folder,
        threads,
        tables,
        trainer: Trainer::new(INPUTS, WIDTHS, 1),
        settings: Settings {
            rate: 1e-3,
            decay: 0.01,
            batch: 4096,
            threads,
        },
        luck: FastLuck::of_game(7, 7),
    };
    let mut window = Vec::new();
    match fs::read(school.folder.join("weights.bin")) {
        Ok(weights) => school.trainer.read(&weights),
        Err(_) => window.push(school.begin()),
    }
    school.settings.rate = 7e-4;
    for generation in 1.. {
        window.push(school.play(generation));
        // What greedy bots do is forgotten first.
        if window.len() > WINDOW || generation == 2 {
            window.remove(0);
        }
        school.learn(&window);
        school.write();
        let is_over = school.begun.elapsed().as_secs() >= seconds;
        if is_over || generation % MATCHES == 0 {
            school.measure(generation);
        }
        if is_over {
            break;
        }
    }
}

impl School {
    fn say(&self, text: &str) {
        println!("{:7.1} {text}", self.begun.elapsed().as_secs_f64());
    }

    fn net(&self) -> Arc<Net> {
        self.trainer.net().expect("weights that were held small")
    }

    /// Greedy bots show how the game goes.
    fn begin(&mut self) -> Lessons {
        let pupil = Pupil {
            net: None,
            expansions: 0,
            random: 3,
            against_greedy: 0,
            lambda: 1.0,
            kept: 60,
        };
        let lessons = play_many(&self.tables, &pupil, GREEDY_GAMES, 1, self.threads);
        for _ in 0..2 {
            let loss = self.trainer.pass(&lessons, &self.settings, &mut self.luck);
            self.say(&format!("greedy: loss {loss:.4} over {}", lessons.len()));
        }
        self.measure(0);
        lessons
    }

    fn play(&self, generation: u64) -> Lessons {
        let pupil = Pupil {
            net: Some(self.net()),
            expansions: 12,
            random: 2,
            against_greedy: 15,
            lambda: 0.92,
            kept: 50,
        };
        play_many(&self.tables, &pupil, GAMES, 1 + generation, self.threads)
    }

    fn learn(&mut self, window: &[Lessons]) {
        let mut all = Lessons::default();
        for lessons in window {
            all.append(lessons);
        }
        let loss = self.trainer.pass(&all, &self.settings, &mut self.luck);
        self.say(&format!("loss {loss:.4} over {}", all.len()));
    }

    fn write(&self) {
        let files = [
            ("weights.bin", self.trainer.to_bytes()),
            ("net.bin", self.net().to_bytes()),
        ];
        for (name, bytes) in files {
            fs::write(self.folder.join(name), bytes).expect("a folder one can write to");
        }
    }

    /// One learned bot against greedy ones, seats rotated.
    fn measure(&self, generation: u64) {
        let net = self.net();
        let make = |place: usize| -> Box<dyn Bot<Rules>> {
            if place == 0 {
                Box::new(Learned::new(Arc::clone(&net), 40))
            } else {
                Box::new(Greedy::default())
            }
        };
        for options in &self.tables {
            let plan = Plan {
                options,
                players: Players::Bots(&make),
                games: MATCH_GAMES,
                seed: 77 + generation,
                threads: self.threads,
                max_actions: 20_000,
            };
            let done = run::<Rules>(&plan, &|_| ()).expect("options that can be dealt");
            self.say(&format!(
                "generation {generation}, {} seats: {} of {MATCH_GAMES} games won, {:.0} ms a game",
                options.seats,
                done.tally.wins[0],
                1e3 * done.cpu_seconds / MATCH_GAMES as f64
            ));
        }
    }
}
