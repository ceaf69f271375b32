//! The contract battery: tens of thousands of random games in which nothing is taken on trust; a
//! tenth of them unless `cargo xtask test --long` asks for all.

mod land;
#[path = "../reference/mod.rs"]
mod reference;
mod sea;

use game::Outcome;

fn wins(outcomes: &[Outcome]) -> usize {
    outcomes.iter().filter(|outcome| !outcome.is_draw()).count()
}
