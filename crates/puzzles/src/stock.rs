//! The puzzles of the house.

use std::sync::LazyLock;

use crate::Puzzle;

/// One file for each family.
const FILES: [&str; 6] = [
    include_str!("../../../puzzles/base.txt"),
    include_str!("../../../puzzles/two.txt"),
    include_str!("../../../puzzles/sea.txt"),
    include_str!("../../../puzzles/knights.txt"),
    include_str!("../../../puzzles/rivals.txt"),
    include_str!("../../../puzzles/dice.txt"),
];

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read = |text| Puzzle::read_all(text).expect("a test reads the puzzles");
    FILES.into_iter().flat_map(read).collect()
});

/// Every puzzle, by family.
pub fn all() -> &'static [Puzzle] {
    &ALL
}

/// The puzzle with this id.
pub fn by_id(id: &str) -> Option<&'static Puzzle> {
    all().iter().find(|puzzle| puzzle.id == id)
}

/// The day of a moment in seconds since 1970, in UTC: what [`of_day`] asks for.
pub fn day(seconds: u64) -> u32 {
    const LENGTH: u64 = 24 * 60 * 60;
    (seconds / LENGTH) as u32
}

/// The puzzle of a day, counted from any day the caller likes. Neighbouring days are far apart in
/// the list, and every puzzle has its turn before one comes again.
pub fn of_day(day: u32) -> &'static Puzzle {
    let count = all().len();
    &all()[(day as usize % count * stride(count)) % count]
}

/// Near the golden section of `count`, and without a common divisor.
fn stride(count: usize) -> usize {
    let golden = (count * 618 / 1000).max(1);
    // One more than a multiple has none in common with it, so the search ends.
    let mut strides = golden..=golden + count;
    let stride = strides.find(|stride| divisor(*stride, count) == 1);
    stride.expect("some number has no divisor in common with it")
}

fn divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { divisor(b, a % b) }
}
