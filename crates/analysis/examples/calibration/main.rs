//! Are chances what they say? `calibration [games=2000] [seed=20000] [threads=1] [own=0] [json=0]
//! [fit=0] TABLE…` plays games of mixed bots at each table, such as `base:4`, and compares what the
//! evaluator says in the middle of them with who has won: in every tenth, and by the Brier score.
//!
//! `own=1` asks by what one seat knows, `json=1` answers in JSON. `fit=1` says by how many hundredths
//! log-odds should be multiplied, over all tables together; 100 changes nothing. Whoever puts such a
//! number into the program measures with another seed.

mod fit;
#[path = "../../../learn/examples/common/named.rs"]
mod named;
mod reliability;
mod sample;

use std::thread;

use named::Named;
use reliability::{ENOUGH, Reliability, Sample};
use sample::{Games, overrides};
use serde_json::json;

fn main() {
    let (tables, mut named) = Named::take(std::env::args().skip(1));
    let games = Games {
        seed: named.get("seed", 20_000),
        first: 0,
        count: named.get("games", 2_000),
        own: named.get("own", 0) == 1,
    };
    let threads = named.get("threads", 1);
    let [fits, json] = ["fit", "json"].map(|it| named.get(it, 0) == 1);
    named.finish();
    let mut all = Vec::new();
    for table in &tables {
        let samples = play(table, games, threads);
        let reliability = Reliability::of(&samples);
        if json {
            println!(
                "{}",
                json!({ "table": table, "games": games.count, "found": reliability.json() })
            );
        } else {
            tell(table, &reliability);
        }
        all.extend(samples);
    }
    if fits {
        println!("best sharpness: {}", fit::fit(&all));
    }
}

/// The games of a table, shared out among threads; what is found does not depend on their number.
fn play(table: &str, games: Games, threads: u64) -> Vec<Sample> {
    let (id, seats) = table.split_once(':').expect("a game, a colon, seats");
    let seats = seats.parse().expect("a number of seats");
    let part = |thread: u64| {
        let [from, to] = [thread, thread + 1].map(|it| games.count * it / threads);
        let games = Games {
            first: from,
            count: to - from,
            ..games
        };
        families::visit(id, Some(seats), &overrides(id), games).expect("a game of the house")
    };
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|it| scope.spawn(move || part(it)))
            .collect();
        let parts = parts.into_iter();
        parts
            .flat_map(|it| it.join().expect("no thread fails"))
            .collect()
    })
}

fn tell(table: &str, found: &Reliability) {
    println!(
        "{table}: {} positions, Brier score {:.3} (equal chances {:.3}), at most {:.1} points off",
        found.positions,
        found.brier(),
        found.brier_of_equal_chances(),
        100.0 * found.worst()
    );
    for (number, tenth) in found.tenths.iter().enumerate() {
        let (said, came) = tenth.means();
        let few = if tenth.count < ENOUGH { "  few" } else { "" };
        println!(
            "{:>4} %  {:>7}  said {:>5.1}  came {:>5.1}{few}",
            10 * number,
            tenth.count,
            100.0 * said,
            100.0 * came
        );
    }
}
