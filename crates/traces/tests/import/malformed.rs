//! Broken files: one clear sentence with the line, never a panic.

use std::io::Cursor;

use serde_json::{Value, json};
use traces::{TraceError, Traces};

use super::{PLAIN, game, read, six_games, text};

/// The games before the fault, and the fault.
fn fault(traces: Traces) -> (usize, TraceError) {
    let mut sound = 0;
    for trace in traces {
        match trace {
            Ok(_) => sound += 1,
            Err(fault) => return (sound, fault),
        }
    }
    panic!("nothing is wrong");
}

fn fault_of(text: impl Into<Vec<u8>>) -> (usize, TraceError) {
    fault(Traces::of(Box::new(Cursor::new(text.into()))))
}

#[test]
fn a_file_cut_off_in_a_line_is_a_fault_of_that_line() {
    let text = text();
    let second = text.lines().next().expect("a game").len() + 1;
    let (sound, fault) = fault_of(&text.as_bytes()[..second + 5000]);
    assert_eq!((sound, fault.line), (1, 2));
    assert!(
        fault
            .to_string()
            .starts_with("line 2: column 5000: EOF while parsing")
    );
}

#[test]
fn a_packed_file_cut_off_or_damaged_is_a_fault() {
    let bytes = std::fs::read(six_games()).expect("the games are in the repository");
    let folder = std::env::temp_dir().join(format!("landnam-traces-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("cut.jsonl.gz");
    for length in [3, 20, bytes.len() / 2, bytes.len() - 4] {
        std::fs::write(&path, &bytes[..length]).expect("a file");
        let (_, fault) = fault(traces::open(&path).expect("it is there"));
        assert!(
            fault.problem.starts_with("the file cannot be read on"),
            "{fault}"
        );
    }
    let mut damaged = bytes.clone();
    damaged[bytes.len() / 2] ^= 0x55;
    std::fs::write(&path, damaged).expect("a file");
    let (sound, fault) = fault(traces::open(&path).expect("it is there"));
    assert!(sound < 6 && fault.line > sound, "{fault}");
    std::fs::remove_dir_all(&folder).expect("it was made here");
    assert!(traces::open(&path).is_err());
}

#[test]
fn what_is_no_trace_is_a_fault() {
    assert_eq!(fault_of("").1.to_string(), "line 1: the file is empty");
    let (_, binary) = fault_of([0_u8, 159, 146, 150]);
    assert!(binary.to_string().starts_with("line 1: column 1: "));
    assert!(fault_of("{}").1.problem.contains("missing field"));
    assert!(fault_of("\n\n[1,2]").1.to_string().starts_with("line 3: "));
    let nested = "[".repeat(100_000);
    assert!(fault_of(nested).1.problem.contains("column"));
}

/// What is wrong with a game after a change.
fn problem(change: impl Fn(&mut Value)) -> String {
    let mut game = game(PLAIN);
    change(&mut game);
    read(&game).err().expect("the change is found")
}

#[test]
fn a_game_that_makes_no_sense_is_refused_with_its_reason() {
    let set = |path: &'static str, value: Value| {
        problem(move |game| *game.pointer_mut(path).expect("a place") = value.clone())
    };
    assert!(set("/format", json!("catan-trace-2")).contains("catan-trace-1"));
    assert!(set("/n_players", json!(5)).contains("no table"));
    assert!(set("/n_players", json!(0)).contains("no table"));
    assert!(set("/n_players", json!(3)).contains("each seat"));
    assert!(set("/vps_to_win", json!(0)).contains("BASE-91"));
    assert!(set("/robber", json!(99)).contains("robber"));
    assert!(set("/winner", json!(4)).contains("no seat 4"));
    assert!(set("/final_vp", json!([1])).contains("final_vp"));
    assert!(set("/resources/0", json!("BRICK")).contains("each kind once"));
    assert!(set("/dev_cards/0", json!("SPY")).contains("SPY"));
    assert!(set("/node_directions/0", json!("NORTHEAST")).contains("node"));
    assert!(set("/board/tiles/1/cube", json!([1, 1, 1])).contains("[1, 1, 1]"));
    assert!(set("/board/tiles/1/cube", json!([0, 0, 0])).contains("twice"));
    assert!(set("/board/tiles/1/id", json!(0)).contains("twice"));
    assert!(set("/board/tiles/1/nodes/0", json!(0)).contains("node 0"));
    assert!(set("/board/tiles/1/edges/0", json!([0, 53])).contains("no edge"));
    assert!(set("/board/tiles/1/number", json!(7)).contains("BASE-15"));
    assert!(set("/board/tiles", json!([])).contains("no hex"));
    assert!(set("/board/ports/0/nodes", json!([0, 1])).contains("harbour 0"));
    assert!(set("/board/ports/0/cube", json!([0, 0, 0])).contains("harbour 0"));
    assert!(set("/initial/0/0/0", json!(200)).contains("initial: 200 cards"));
    assert!(set("/plies/3/a/0", json!(7)).contains("ply 3: there is no seat 7"));
    assert!(set("/plies/3/a/1", json!("DANCE")).contains("ply 3: DANCE"));
    assert!(set("/plies/0/a/2", json!(54)).contains("no node 54"));
    assert!(set("/plies/1/a/2", json!([0, 53])).contains("no edge joins"));
    assert!(set("/plies/0/n", json!(3)).contains("3 actions are announced"));
    assert!(set("/plies/5/s/0", json!([])).contains("ply 5: a state"));
    assert!(set("/plies/5/s/8", json!(40)).contains("no tile 40"));
    assert!(set("/plies/5/s/11", json!("SLEEP")).contains("no prompt"));
    assert!(set("/flags", json!([[0, "ODD"]])).contains("no such flag"));
    assert!(set("/flags", json!([[9999, "WIN_OUT_OF_TURN"]])).contains("ply 9999"));
    assert!(set("/flags", json!([[0]])).contains("too short"));
}
