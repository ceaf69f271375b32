//! The import of games of another engine: six of its games, forged ones, broken files.

mod documents;
mod folder;
mod forgeries;
mod games;
mod malformed;

use std::path::PathBuf;

use serde_json::Value;
use traces::{Differences, Replayed, Trace};

/// Six games: two seats, four seats, and four that leave the rules or measure roads wrongly.
fn six_games() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/import/games/six-games.jsonl.gz")
}

const TWO_SEATS: usize = 0;
const PLAIN: usize = 1;
const WRONG_LENGTHS: usize = 2;
const SHORTAGE: usize = 3;
const WRONG_AWARD: usize = 4;
const ILLEGAL_ROAD: usize = 5;

/// The text of all six, a game a line.
fn text() -> String {
    let file = std::fs::File::open(six_games()).expect("the games are in the repository");
    let packed = flate2::read::GzDecoder::new(file);
    std::io::read_to_string(packed).expect("they are text")
}

fn game(number: usize) -> Value {
    let text = text();
    let line = text.lines().nth(number).expect("there are six");
    serde_json::from_str(line).expect("a game is JSON")
}

fn read(game: &Value) -> Result<Trace, String> {
    Trace::read(game.to_string().as_bytes())
}

fn replay(game: &Value) -> Replayed {
    let trace = read(game).expect("a sound game");
    traces::replay(&trace, &Differences::default())
}

/// The reason of the divergence that must be found, with its ply.
fn reason(game: &Value) -> String {
    let divergence = replay(game).divergence;
    divergence.expect("the forgery is found").to_string()
}
