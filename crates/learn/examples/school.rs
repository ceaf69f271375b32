//! Trains a net: `school FOLDER SECONDS THREADS GAMES [SETTING…] TABLE…`, where a table is a game
//! with a number of seats, such as `base:4`; all tables are of one family. Settings are those of
//! [`Habits`], such as `caution=15`.
//!
//! It begins with games of greedy bots and what a `net.bin` in the folder knows, or resumes with
//! `weights.bin` if the folder has one. Then it plays generations of GAMES games with itself, for
//! SECONDS in all. After every generation it writes `weights.bin` and `spent.txt`, to resume from,
//! and `net.bin`, to play with, and adds what it saw to `curve.jsonl`, which the example `curves`
//! draws. See `docs/learning.md`.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use arena::{FastLuck, Plan, Players, run};
use bots::learned::{Manner, Net};
use families::{Family, FamilyId, OptionsOf};
use learn::{Lessons, Pupil, Settings, Student, Trainer, play_many};
use serde_json::{Value, json};

#[path = "common/named.rs"]
mod named;
#[path = "common/table.rs"]
mod table;

use named::Named;

const WIDTHS: [usize; 2] = [128, 32];
/// Generations whose lessons are learned again.
const WINDOW: usize = 4;

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
    habits: Habits,
}

/// How its games are played.
#[derive(Clone, Copy)]
struct Habits {
    expand: u64,
    caution: u64,
    /// In how many of a hundred games the net meets greedy bots, and in how many it makes offers.
    greedy: u64,
    trading: u64,
    /// The learning rate at the beginning and at the end, in millionths.
    rates: [u64; 2],
    /// Games of greedy bots at the beginning, how often they are learned, and in how many of a
    /// hundred decisions they err.
    first: u64,
    passes: u64,
    errors: u64,
    /// Games of a match, and generations from one to the next.
    exam: u64,
    every: u64,
}

impl Habits {
    fn take(named: &mut Named) -> Habits {
        Habits {
            expand: named.get("expand", 6),
            caution: named.get("caution", 0),
            greedy: named.get("greedy", 60),
            trading: named.get("trading", 50),
            rates: [named.get("rate", 1000), named.get("last", 100)],
            first: named.get("first", 32_000),
            passes: named.get("passes", 2),
            errors: named.get("errors", 3),
            exam: named.get("exam", 600),
            every: named.get("every", 8),
        }
    }
}

fn main() {
    let (args, mut named) = Named::take(std::env::args().skip(1));
    let habits = Habits::take(&mut named);
    named.finish();
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
        FamilyId::Board => School::<board::Rules>::new(folder, times, tables, habits).run(),
        FamilyId::Rivals => School::<rivals::Rules>::new(folder, times, tables, habits).run(),
        FamilyId::Dice => panic!("the dice game is solved, not learned"),
    }
}

impl<G: Student + Family> School<G> {
    fn new(
        folder: &str,
        (seconds, threads, games): (f32, usize, u64),
        tables: &[String],
        habits: Habits,
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
                rate: habits.rates[0] as f32 / 1e6,
                decay: 0.01,
                batch: 4096,
                threads,
            },
            luck: FastLuck::of_game(7, 7),
            habits,
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
            school.settings.rate = school.rate();
            window.push(school.play(generation));
            // What greedy bots do is forgotten first.
            if window.len() > WINDOW || generation == 2 {
                window.remove(0);
            }
            school.learn(generation, &window);
            let is_over = school.progress() >= 1.0;
            school.write("weights.bin", &school.trainer.to_bytes());
            school.write("spent.txt", school.elapsed().to_string().as_bytes());
            school.write("net.bin", &school.net().to_bytes());
            if school.habits.exam > 0 && (is_over || generation % school.habits.every == 0) {
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

    /// Adds a line to the learning curve.
    fn note(&self, mut line: Value) {
        line["seconds"] = json!(self.elapsed());
        let path = self.folder.join("curve.jsonl");
        let file = File::options().create(true).append(true).open(path);
        let written = file.and_then(|mut file| writeln!(file, "{line}"));
        written.expect("a folder one can write to");
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
            caution: 0,
            random: self.habits.errors as u32,
            against_greedy: 0,
            trading: 0,
            lambda: 1.0,
            kept: 25,
        };
        let games = self.habits.first;
        let lessons = play_many::<G>(&self.options(), &pupil, games, 1, self.threads);
        for _ in 0..self.habits.passes {
            let loss = self.trainer.pass(&lessons, &self.settings, &mut self.luck);
            self.say(&format!("greedy: loss {loss:.4} over {}", lessons.len()));
            self.note(json!({ "watched": games, "loss": loss, "lessons": lessons.len() }));
        }
        lessons
    }

    fn play(&self, generation: u64) -> Lessons {
        let pupil = Pupil {
            net: Some(self.net()),
            expansions: self.habits.expand as u32,
            caution: self.habits.caution as u32,
            random: 2,
            against_greedy: self.habits.greedy as u32,
            trading: self.habits.trading as u32,
            lambda: 0.92,
            kept: 60,
        };
        play_many::<G>(
            &self.options(),
            &pupil,
            self.games,
            // A resumed school sees other games.
            1 + generation + 1000 * self.spent.ceil() as u64,
            self.threads,
        )
    }

    fn learn(&mut self, generation: u64, window: &[Lessons]) {
        let mut all = Lessons::default();
        for lessons in window {
            all.append(lessons);
        }
        let loss = self.trainer.pass(&all, &self.settings, &mut self.luck);
        self.say(&format!("loss {loss:.4} over {}", all.len()));
        let (games, lessons) = (self.games, all.len());
        self.note(json!({
            "generation": generation, "games": games, "loss": loss, "lessons": lessons,
        }));
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.folder.join(name), bytes).expect("a folder one can write to");
    }

    /// How fast it learns now.
    fn rate(&self) -> f32 {
        let [first, last] = self.habits.rates.map(|rate| rate as f32 / 1e6);
        first + (last - first) * self.progress()
    }

    /// How much of the time has passed.
    fn progress(&self) -> f32 {
        (self.elapsed() / self.seconds).min(1.0)
    }

    /// One learned bot against greedy ones, seats rotated.
    fn measure(&self, generation: u64) {
        let net = self.net();
        let manner = Manner {
            expansions: 40,
            caution: self.habits.caution as u32,
            trades: true,
            trials: 0,
        };
        let make = |place: usize| match place {
            0 => G::learned(Arc::clone(&net), manner),
            _ => Box::new(G::Usual::default()),
        };
        let games = self.habits.exam / self.tables.len() as u64;
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
            self.note(json!({
                "generation": generation,
                "table": name,
                "wins": done.tally.wins[0],
                "of": games,
            }));
        }
    }
}
