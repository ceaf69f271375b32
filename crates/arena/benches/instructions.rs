//! Instruction counts of the board family, the same on every machine and however busy it is:
//! `cargo xtask bench` installs what this needs and runs it.

mod shared;

use std::hint::black_box;

use arena::FastLuck;
use board::{Menu, Rules, State, View};
use game::{Game, Seat, Viewer, actions};
use gungraun::{library_benchmark, library_benchmark_group, main};

type Middle = (Rules, State, FastLuck);

fn middle(seed: u64) -> Middle {
    let (rules, mut luck) = shared::base(seed);
    let state = shared::middle(&rules, &mut luck, 500);
    (rules, state, luck)
}

#[library_benchmark]
#[bench::base(args = (1), setup = shared::base)]
#[bench::two(args = (1), setup = shared::two)]
fn random_game(table: (Rules, FastLuck)) -> u64 {
    black_box(shared::whole_game(black_box(table)))
}

#[library_benchmark]
#[bench::base(args = (1), setup = middle)]
fn menu(table: Middle) -> (Menu, Middle) {
    let menu = table.0.menu(black_box(&table.1), table.1.public.turn);
    (black_box(menu), table)
}

#[library_benchmark]
#[bench::base(args = (1), setup = middle)]
fn list_of_actions(table: Middle) -> (Vec<board::Action>, Middle) {
    let list = actions(&table.0, black_box(&table.1), table.1.public.turn);
    (black_box(list), table)
}

#[library_benchmark]
#[bench::base(args = (1), setup = middle)]
fn choose_and_apply(mut table: Middle) -> Middle {
    shared::one_step(&table.0, black_box(&mut table.1), &mut table.2);
    black_box(table)
}

#[library_benchmark]
#[bench::base(args = (1), setup = middle)]
fn view(table: Middle) -> (View, Middle) {
    let view = table.0.view(black_box(&table.1), Viewer::Seat(Seat(0)));
    (black_box(view), table)
}

#[library_benchmark]
#[bench::base(args = (1), setup = middle)]
fn clone(table: Middle) -> (State, Middle) {
    (black_box(black_box(&table.1).clone()), table)
}

library_benchmark_group!(
    name = board_family;
    benchmarks = random_game, menu, list_of_actions, choose_and_apply, view, clone
);
main!(library_benchmark_groups = board_family);
