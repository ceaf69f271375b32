//! Trains a net: `school FOLDER SECONDS THREADS GAMES TABLE…`, where a table is a game with a
//! number of seats, such as `base:4`; all tables are of one family.
//!
//! It begins with games of greedy bots and what a `net.bin` in the folder knows, or resumes with
//! `weights.bin` if the folder has one. Then it plays generations of GAMES games with itself, for
//! SECONDS in all. After every generation it writes `weights.bin` and `spent.txt`, to resume from,
//! and `net.bin`, to play with. See `docs/learning.md`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use arena::{FastLuck, Plan, Players, run};
use bots::learned::Net;
use families::{Family, FamilyId, OptionsOf};
use learn::{Lessons, Pupil, Settings, Student, Trainer, play_many};

#[path = "common/table.rs"]
mod table;

const WIDTHS: [usize; 2] = [128, 32];
/// So many generations of greedy bots come first.
const GREEDY: u64 = 8;
/// Generations whose lessons are learned again.
const WINDOW: usize = 4;
/// Generations between two matches.
const MATCHES: u64 = 8;
/// Games of a match, at all tables together.
const MATCH_GAMES: u64 = 600;
/// How fast it learns at the beginning and at the end.
const RATES: [f32; 2] = [1e-3, 1e-4];

struct School<G: Student> {
    begun: Instant,
    /// Seconds of earlier runs.
    spent: f32,
    folder: PathBuf,
    seconds: f32,
    threads: usize,
    games: u64,
    tables: Vec<(String, OptionsOf<G>)>,
    trainer: Trainer,
    settings: Settings,
    luck: FastLuck,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, seconds, threads, games, tables @ ..] = &args[..] else {
        panic!("FOLDER SECONDS THREADS GAMES TABLE…");
    };
    let number = |text: &str| -> u64 { text.parse().expect("a number") };
    let times = (
        number(seconds) as f32,
        number(threads) as usize,
        number(games),
    );
    match table::family(&tables[0]) {
        FamilyId::Board => School::<board::Rules>::new(folder, times, tables).run(),
        FamilyId::Rivals => School::<rivals::Rules>::new(folder, times, tables).run(),
        FamilyId::Dice => panic!("the dice game is solved, not learned"),
    }
}

impl<G: Student + Family> School<G> {
    fn new(
        folder: &str,
        (seconds, threads, games): (f32, usize, u64),
        tables: &[String],
    ) -> School<G> {
        let inputs = G::PARTS.iter().sum();
        School {
            begun: Instant::now(),
            spent: 0.0,
            folder: PathBuf::from(folder),
            seconds,
            threads,
            games,
            tables: tables
                .iter()
                .map(|table| (table.clone(), table::options::<G>(table)))
                .collect(),
            trainer: Trainer::new(inputs, WIDTHS, 1),
            settings: Settings {
                rate: RATES[0],
                decay: 0.01,
                batch: 4096,
                threads,
            },
            luck: FastLuck::of_game(7, 7),
        }
    }

    fn run(mut self) {
        let school = &mut self;
        let mut window = Vec::new();
        if let Ok(weights) = fs::read(school.folder.join("weights.bin")) {
            school.trainer.read(&weights);
            school.spent = school.read_spent();
        } else if let Ok(net) = fs::read(school.folder.join("net.bin")) {
            let net = Net::from_bytes(&net).expect("a net");
            school.trainer.read_net(&net);
        }
        // Weights of another game help, but it has not been seen yet.
        if school.spent == 0.0 {
            window.push(school.begin());
        }
        for generation in 1.. {
            school.settings.rate = RATES[0] + (RATES[1] - RATES[0]) * school.progress();
            window.push(school.play(generation));
            // What greedy bots do is forgotten first.
            if window.len() > WINDOW || generation == 2 {
                window.remove(0);
            }
            school.learn(&window);
            let is_over = school.progress() >= 1.0;
            school.write("weights.bin", &school.trainer.to_bytes());
            school.write("spent.txt", school.elapsed().to_string().as_bytes());
            school.write("net.bin", &school.net().to_bytes());
            if is_over || generation % MATCHES == 0 {
                school.measure(generation);
            }
            if is_over {
                break;
            }
        }
    }

    fn say(&self, text: &str) {
        println!("{:7.1} {text}", self.elapsed());
    }

    /// Seconds at school, those of earlier runs included.
    fn elapsed(&self) -> f32 {
        self.spent + self.begun.elapsed().as_secs_f32()
    }

    fn read_spent(&self) -> f32 {
        let text = fs::read_to_string(self.folder.join("spent.txt")).unwrap_or_default();
        text.trim().parse().unwrap_or(0.0)
    }

    fn options(&self) -> Vec<OptionsOf<G>> {
        self.tables
            .iter()
            .map(|(_, options)| options.clone())
            .collect()
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
            trading: 0,
            lambda: 1.0,
            kept: 25,
        };
        let games = GREEDY * self.games;
        let lessons = play_many::<G>(&self.options(), &pupil, games, 1, self.threads);
        for _ in 0..2 {
            let loss = self.trainer.pass(&lessons, &self.settings, &mut self.luck);
            self.say(&format!("greedy: loss {loss:.4} over {}", lessons.len()));
        }
        lessons
    }

    fn play(&self, generation: u64) -> Lessons {
        let pupil = Pupil {
            net: Some(self.net()),
            expansions: 6,
            random: 2,
            against_greedy: 60,
            trading: 50,
            lambda: 0.92,
            kept: 30,
        };
        play_many::<G>(
            &self.options(),
            &pupil,
            self.games,
            1 + generation,
            self.threads,
        )
    }

    fn learn(&mut self, window: &[Lessons]) {
        let mut all = Lessons::default();
        for lessons in window {
            all.append(lessons);
        }
        let loss = self.trainer.pass(&all, &self.settings, &mut self.luck);
        self.say(&format!("loss {loss:.4} over {}", all.len()));
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.folder.join(name), bytes).expect("a folder one can write to");
    }

    /// How much of the time has passed.
    fn progress(&self) -> f32 {
        (self.elapsed() / self.seconds).min(1.0)
    }

    /// One learned bot against greedy ones, seats rotated.
    fn measure(&self, generation: u64) {
        let net = self.net();
        let make = |place: usize| match place {
            0 => G::learned(Arc::clone(&net), 40, true),
            _ => G::greedy(),
        };
        let games = MATCH_GAMES / self.tables.len() as u64;
        for (name, options) in &self.tables {
            let plan = Plan {
                options,
                players: Players::Bots(&make),
                games,
                seed: 77 + generation,
                threads: self.threads,
                max_actions: 20_000,
            };
            let done = run::<G>(&plan, &|_| ()).expect("options that can be dealt");
            self.say(&format!(
                "generation {generation}, {name}: {} of {games} games won, {:.0} ms a game",
                done.tally.wins[0],
                1e3 * done.cpu_seconds / games as f64
            ));
        }
    }
}
