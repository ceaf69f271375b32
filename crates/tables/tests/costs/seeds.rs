//! What the targets begin with, and how it is changed.

use std::path::Path;

use game::Luck;
use game::testing::TestLuck;
use serde_json::{Value, json};

/// Good texts for a target, and some that were attacks once.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    match target {
        "map" => maps(),
        "options" => options(),
        "position" => positions(),
        "action" => actions(),
        "journal" => journals(),
        other => panic!("there are no seeds for {other}"),
    }
}

fn maps() -> Vec<Vec<u8>> {
    let mut maps = vec![json!(board::beginner_layout())];
    for scenario in board::scenarios() {
        let mut map = json!(scenario.map(3).unwrap());
        maps.push(map.clone());
        if map["sea"]["deal"]["groups"].is_array() {
            map["sea"]["deal"]["always"] = json!(true);
            map["sea"]["deal"]["reds_apart"] = json!(true);
            maps.push(map.clone());
            let group = map["sea"]["deal"]["groups"][0].clone();
            map["sea"]["deal"]["groups"] = json!(vec![group; 48]);
            map["sea"]["deal"]["barred"] = json!([{ "numbers": [5, 6, 8, 9] }]);
            maps.push(map.clone());
        }
    }
    maps.iter()
        .map(|map| map.to_string().into_bytes())
        .collect()
}

/// Each text after the number of its game.
fn for_games(texts: &[String]) -> Vec<Vec<u8>> {
    let games = 0..7_u8;
    let each = |game: u8| {
        let text = move |text: &String| [&[game], text.as_bytes()].concat();
        texts.iter().map(text)
    };
    games.flat_map(each).collect()
}

fn options() -> Vec<Vec<u8>> {
    let all: [Value; 6] = [
        json!({}),
        json!({ "board": "random", "points": 22, "turn_limit": 1000, "hand_limit": 30 }),
        json!({ "board": "variable", "start": 1, "mode": "combined", "fiesepeter": true }),
        json!({ "seats": "x".repeat(15_000) }),
        json!({ "board": { "map": board::beginner_layout() } }),
        json!({ "board": { "map": board::scenarios()[1].map(3) } }),
    ];
    for_games(&all.map(|options| options.to_string()))
}

fn positions() -> Vec<Vec<u8>> {
    let roads: String = (0..5)
        .flat_map(|q| ["E", "NE", "NW"].map(|side| format!("red road {q},0.{side}\n")))
        .collect();
    let all = [
        "red settlement 0,0.N\nred road 0,0.NE\nblue city 1,0.S\nred hand 2 lumber 1 ore\n\
         red cards knight point\nblue knights 3\nrobber 0,0\nturn blue\nphase before-roll"
            .to_owned(),
        "red settlement 3,3.N\nred ship 3,3.NE\npirate frame\nblue token ore\nred cloth 2"
            .to_owned(),
        "red city 0,0.N\nred wall 0,0.N\nred knight 0,0.NE strong ready\nbarbarians 6".to_owned(),
        "red hand abbey scout\nred card abbey s0.u\nred city s0\nred store c0.u 3\nturn blue"
            .to_owned(),
        roads,
        "robber 0,0\n".repeat(1_000),
        "turn red\n".repeat(1_000),
        "discard goldsmith\n".repeat(600),
    ];
    for_games(&all)
}

fn actions() -> Vec<Vec<u8>> {
    let all = [
        "end",
        "roll",
        "settle 0,0.N",
        "road 0,0.NE",
        "city 1,0.S",
        "robber 0,0",
        "rob blue",
        "offer 1 lumber for 1 ore",
        "discard lumber",
        "trade 4 wool for 1 ore",
        "buy",
        "play knight",
        "improve trade",
        "build abbey s0.u",
        "ship 3,3.NE",
        "joker ore",
    ];
    for_games(&all.map(str::to_owned))
}

fn journals() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    for folder in ["fuzz/seeds/journal", "crates/board/tests/journals"] {
        let mut paths: Vec<_> = std::fs::read_dir(root.join(folder))
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        paths.sort();
        all.extend(paths.iter().map(|path| std::fs::read(path).unwrap()));
    }
    all
}

/// Changes a text somewhere: a byte, a number, a piece left out, repeated, or taken from another.
pub fn change(text: &mut Vec<u8>, others: &[Vec<u8>], luck: &mut TestLuck) {
    let mut below = |total: usize| luck.below(total.max(1) as u32) as usize;
    let (at, count) = (below(text.len()), below(40));
    let piece = at..(at + count).min(text.len());
    match below(6) {
        0 if !text.is_empty() => text[at] = below(256) as u8,
        1 => drop(text.drain(piece)),
        2 => {
            let again = text[piece].repeat(1 + below(20));
            text.splice(at..at, again);
        }
        3 => {
            let numbers = ["0", "-1", "7", "6", "255", "65536", "4294967296", "1e300"];
            text.splice(piece.start..piece.start, numbers[below(8)].bytes());
        }
        4 => {
            let figure = text.iter().skip(at).position(u8::is_ascii_digit);
            if let Some(ahead) = figure {
                text[at + ahead] = b'0' + below(10) as u8;
            }
        }
        _ => {
            let other = &others[below(others.len())];
            let from = below(other.len());
            let taken = from..(from + below(200)).min(other.len());
            text.splice(piece, other[taken].iter().copied());
        }
    }
}
