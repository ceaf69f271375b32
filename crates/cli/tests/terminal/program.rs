//! Starting the program. No run may ever end in a panic.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Seed and nonce of all games played here: the same chance every time.
pub const SEED: &str = "5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e";

/// What a run left behind.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program in English, with nothing of the caller's surroundings.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_landnam"));
    command.args(args).env_clear().env("LC_ALL", "C.UTF-8");
    command
}

pub fn run(args: &[&str]) -> Run {
    run_with(args, "")
}

/// Runs the program with this text on its input.
pub fn run_with(args: &[&str], input: &str) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it was asked for");
    // The program may well leave before it has read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let run = Run {
        code: output.status.code().expect("the program is not killed"),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("complaints are text"),
    };
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run
}

/// A whole game of dice against a random bot, recorded in `file`.
pub fn recorded_game(file: &Path) -> Run {
    let file = file.to_str().expect("a plain path");
    let table = [
        "play", "--game", "dice", "--bots", "random", "--record", file,
    ];
    let chance = ["--seed", SEED, "--nonce", "testing"];
    run_with(&[&table[..], &chance[..]].concat(), &builder())
}

/// Tries to build the next things in every turn, whether the dice allow it or not.
pub fn builder() -> String {
    let wishes = "settle S3\nroad R0\nroad R2\nknight K1\nknight K2\nsettle S4\nend\n";
    wishes.repeat(15)
}

impl Run {
    /// Ended well, without a complaint.
    pub fn well(self) -> Run {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// Ended with this code and exactly one line of complaint, which contains `text`.
    pub fn complains(self, code: i32, text: &str) -> Run {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("landnam: "), "{}", self.err);
        assert!(self.err.contains(text), "{}", self.err);
        self
    }

    pub fn says(self, text: &str) -> Run {
        assert!(self.out.contains(text), "{text:?} is not in:\n{}", self.out);
        self
    }
}
