//! How many games a test plays: few in the usual run, many where there is time.

use std::env;

/// `long` under `cargo xtask test --long`, `short` otherwise.
///
/// The short count must still play every game id; what it gives up is depth, not breadth.
pub fn games<N>(short: N, long: N) -> N {
    if is_long() { long } else { short }
}

/// `LANDNAM_LONG` is set, and neither empty nor `0`.
fn is_long() -> bool {
    env::var("LANDNAM_LONG").is_ok_and(|value| !matches!(&*value, "" | "0"))
}
