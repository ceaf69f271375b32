//! Random games and nothing else, for counting instructions: the difference of two runs under
//! `valgrind --tool=callgrind` is what the games between them cost.
//!
//! `cargo run --release -p board --example bare_loop -- sea/fog_islands 700`

use std::env;
use std::hint::black_box;

use board::{Board, Options, Rules, Setup, State};
use game::testing::TestLuck;
use game::{Game, Playout, playout};

/// No random game takes as many decisions.
const ENDLESS: u64 = 1_000_000;

fn main() {
    let mut arguments = env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "base".to_owned());
    let count = arguments.next().map_or(1, |count| {
        count.parse().expect("the second argument is a number")
    });
    run(&name, count);
}

fn run(name: &str, count: u64) {
    if name == "clones" {
        let (state, _) = play(&options("base"), 0, 500);
        for _ in 0..count {
            black_box(&black_box(&state).clone());
        }
        return;
    }
    let options = options(name);
    let games = (0..count).map(|number| play(&options, number, ENDLESS).1);
    let (actions, draws) = games.fold((0, 0), |(actions, draws), played| {
        (actions + played.actions, draws + played.draws)
    });
    // These tell whether two programs played the same games.
    println!("{name}: {count} games, {actions} decisions, {draws} draws");
}

/// `base`, `knights` or `sea/<scenario>`, for four.
fn options(name: &str) -> Options {
    let knights = name == "knights";
    match name.strip_prefix("sea/") {
        Some(id) => Options {
            board: Board::Printed,
            points: board::scenario(id).expect("a scenario").points(),
            scenario: Some(id.to_owned()),
            ..Options::default()
        },
        None => Options {
            knights,
            points: if knights { 13 } else { 10 },
            ..Options::default()
        },
    }
}

/// The only place where games are played: the compiler makes one loop of it.
#[inline(never)]
fn play(options: &Options, number: u64, most: u64) -> (State, Playout) {
    let mut luck = TestLuck(number << 32);
    let setup: Setup = game::Setup::deal(options, &mut luck).expect("the game exists");
    let rules = Rules::open(setup).expect("what was dealt can be played");
    let mut state = rules.start();
    let played = playout(&rules, &mut state, &mut luck, most);
    (state, played)
}

#[test]
fn random_games_end() {
    for name in ["sea/fog_islands", "knights", "clones"] {
        run(name, 2);
    }
}
