//! Times of the board family: `cargo bench -p arena --bench speed`.

mod shared;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use game::{Game, Seat, Viewer, actions};

fn games(criterion: &mut Criterion) {
    let mut seed = 0;
    let mut next = move || {
        seed += 1;
        seed
    };
    criterion.bench_function("random game, base, four seats", |bencher| {
        bencher.iter_batched(
            || shared::base(next()),
            shared::whole_game,
            BatchSize::SmallInput,
        );
    });
    let mut seed = 0;
    criterion.bench_function("random game, for two", |bencher| {
        let deal = || {
            seed += 1;
            shared::two(seed)
        };
        bencher.iter_batched(deal, shared::whole_game, BatchSize::SmallInput);
    });
}

fn steps(criterion: &mut Criterion) {
    let (rules, mut luck) = shared::base(1);
    let state = shared::middle(&rules, &mut luck, 500);
    let seat = state.public.turn;
    criterion.bench_function("menu", |bencher| {
        bencher.iter(|| black_box(rules.menu(black_box(&state), seat)));
    });
    criterion.bench_function("list of actions", |bencher| {
        bencher.iter(|| black_box(actions(&rules, black_box(&state), seat)));
    });
    criterion.bench_function("choose and apply one step", |bencher| {
        let step = |mut state| {
            shared::one_step(&rules, &mut state, &mut luck);
            state
        };
        bencher.iter_batched(|| state.clone(), step, BatchSize::SmallInput);
    });
    criterion.bench_function("view of a seat", |bencher| {
        bencher.iter(|| black_box(rules.view(black_box(&state), Viewer::Seat(Seat(0)))));
    });
    criterion.bench_function("clone of a state", |bencher| {
        bencher.iter(|| black_box(black_box(&state).clone()));
    });
}

criterion_group!(benches, games, steps);
criterion_main!(benches);
