//! Plays games under the eyes of the watcher.

use board::{Action, Board, Mode, Options, Rules, Setup, State};
use game::testing::TestLuck;
use game::{Awaits, Draw as _, Game, Log, Luck as _, Seat, Setup as _, Step};

use super::watch::{Seen, Watcher};

/// A printed scenario, now and then with a shuffled map, another mode or another start.
pub fn table(id: &str, seats: u8, number: u64) -> Options {
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
pub fn play(
    options: &Options,
    seed: u64,
    choose: &mut dyn FnMut(&Rules, &State, Seat, &mut TestLuck) -> Action,
) -> Seen {
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
        let step = match rules.awaits(&state) {
            Awaits::Over(_) => return std::mem::take(&mut watcher.seen),
            Awaits::Chance => {
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                Step::Act(seat, choose(&rules, &state, seat, &mut luck))
            }
        };
        report.steps.push(format!("{step:?}"));
        let before = state.clone();
        rules
            .play(&mut state, step, &mut Log::off())
            .expect("what was listed can be played");
        watcher.follow(&rules, [&before, &state], &step);
    }
}
