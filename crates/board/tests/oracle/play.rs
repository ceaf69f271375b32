//! Plays games under the eyes of the watcher.

use board::{Action, Board, Mode, Options, Rules, Setup, State};
use game::testing::{TestLuck, next_step};
use game::{Game, Log, Seat, Setup as _};

use super::watch::{Seen, Watcher};

/// Decides for a seat.
pub type Chooser = dyn FnMut(&Rules, &State, Seat, &mut TestLuck) -> Action;

/// Plays so many games of a scenario for three and for four, each with players of its own;
/// everything in `expected` must have been compared.
pub fn compare(id: &str, games: u64, expected: &str, player: impl Fn() -> Box<Chooser>) {
    let mut all = Seen::new();
    for number in 0..games {
        let options = table(id, 3 + (number % 2) as u8, number / 2);
        for (what, count) in play(&options, number, &mut *player()) {
            *all.entry(what).or_default() += count;
        }
    }
    let missing = expected.split(' ').filter(|what| !all.contains_key(*what));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&str>::new(), "{all:?}");
}

/// A printed scenario, now and then with a shuffled map, another mode or another start.
fn table(id: &str, seats: u8, number: u64) -> Options {
    let scenario = board::scenario(id).expect("a printed scenario");
    Options {
        seats,
        scenario: Some(id.to_owned()),
        board: if number % 3 == 2 {
            Board::Variable
        } else {
            Board::Printed
        },
        mode: if number % 4 == 1 {
            Mode::Separated
        } else {
            Mode::Combined
        },
        points: scenario.points(),
        start: (number % 2 == 1).then_some(Seat((number / 2 % 3) as u8)),
        turn_limit: 400,
        ..Options::default()
    }
}

/// Says which game it was if the watcher objects.
struct Report {
    title: String,
    steps: Vec<String>,
}

impl Drop for Report {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let from = self.steps.len().saturating_sub(12);
            let last = self.steps[from..].join("\n  ");
            eprintln!("{}, step {}:\n  {last}", self.title, self.steps.len());
        }
    }
}

/// One game; `choose` decides for the seats, lowest first. Returns what was compared.
fn play(options: &Options, seed: u64, choose: &mut Chooser) -> Seen {
    let mut luck = TestLuck(seed);
    let setup = Setup::deal(options, &mut luck).expect("options that can be dealt");
    let rules = Rules::open(setup).expect("a set-up that was dealt");
    let mut report = Report {
        title: format!("{:?} for {}, seed {seed}", options.scenario, options.seats),
        steps: Vec::new(),
    };
    let mut watcher = Watcher::new(&rules);
    let mut state = rules.start();
    loop {
        watcher.look(&rules, &state);
        let decide = |seat, luck: &mut TestLuck| choose(&rules, &state, seat, luck);
        let Some(step) = next_step(&rules, &state, &mut luck, decide) else {
            return std::mem::take(&mut watcher.seen);
        };
        report.steps.push(format!("{step:?}"));
        let before = state.clone();
        rules
            .play(&mut state, step, &mut Log::off())
            .expect("what was listed can be played");
        watcher.follow(&rules, [&before, &state], &step);
    }
}
