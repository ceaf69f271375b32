//! Do chances say what comes? Games of mixed bots with seeds nothing was fitted to.

#[path = "../examples/calibration/reliability.rs"]
mod reliability;
#[path = "../examples/calibration/sample.rs"]
mod sample;

use game::testing::games;
use reliability::Reliability;
use sample::{Games, overrides};

/// So far may what is said be from what comes, in every tenth with enough forecasts.
const MOST: f64 = 0.04;

/// A short run sees a few games of some tables, which say little of each tenth; it looks whether
/// chances are better than equal ones. A long one plays many, and looks at every tenth.
#[test]
fn chances_say_what_comes() {
    let tables = [
        ("base", 4),
        ("rivals/intro", 2),
        ("base", 2),
        ("base", 3),
        ("sea/new_shores", 4),
        ("knights", 4),
    ];
    let (most, count) = games((2, 10), (tables.len(), 2_000));
    for (id, seats) in &tables[..most] {
        let played = Games {
            seed: 20_000,
            first: 0,
            count,
            own: false,
        };
        let samples = families::visit(id, Some(*seats), &overrides(id), played);
        let found = Reliability::of(&samples.expect("a game of the house"));
        println!("{id}, {seats} seats: {}", found.json());
        let (brier, equal) = (found.brier(), found.brier_of_equal_chances());
        assert!(brier < equal, "{id}: {brier} of {equal}");
        if count > 1_000 {
            assert!(found.worst() <= MOST, "{id}: {}", found.worst());
        }
    }
}
