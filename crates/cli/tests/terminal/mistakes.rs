//! Every mistake is told in one line, with 2 for what was not understood and 1 for what failed.

use std::fs::OpenOptions;
use std::process::Stdio;

use crate::program::{SEED, command, run, run_with};

#[test]
fn commands_that_are_not_understood() {
    run(&["--frobnicate"]).complains(2, "--frobnicate");
    run(&["dance"]).complains(2, "dance");
    run(&["--lang", "tlh", "simulate", "--list"]).complains(2, "tlh");
    run(&["play"]).complains(2, "--game");
    run(&["simulate"]).complains(2, "--game");
    run(&["verify"]).complains(2, "FILE");
    run(&["rules", "--search", " "]).complains(2, "words to look for");
    run(&["import"]).complains(2, "Usage: landnam import [OPTIONS] <ENGINE>");
    run(&["rules", "DICE-1", "--box", "dice"]).complains(2, "cannot be used with");
    run(&["perft", "--game", "dice"]).complains(2, "--depth");
}

#[test]
fn games_bots_and_options_that_are_not_there() {
    let simulate = |more: &[&str]| run(&[&["simulate", "--games", "1"], more].concat());
    simulate(&["--game", "chess"]).complains(2, "there is no game `chess`; there are base");
    simulate(&["--game", "dice", "--bots", "genius"]).complains(2, "`genius`");
    simulate(&["--game", "dice", "--seats", "5"]).complains(2, "1 to 4 players, not 5");
    simulate(&["--game", "dice", "--seats", "many"]).complains(2, "many");
    simulate(&["--game", "dice", "--games", "0"]).complains(2, "--games");
    simulate(&["--game", "dice", "--threads", "0"]).complains(2, "--threads");
    simulate(&["--game", "dice", "--seed", "-1"]).complains(2, "-1");
    let option = |pair: &str| simulate(&["--game", "dice", "--option", pair]);
    option("colour=red").complains(2, "there is no option colour; there are: seats, start");
    option("start=first").complains(2, "option start cannot be `first`");
    option("start").complains(2, "key=value");
    option("start=3").complains(2, "[DICE-R-07]");
    simulate(&["--game", "base", "--option", "points=0"]).complains(2, "[BASE-");
    simulate(&["--game", "two", "--seats", "3"]).complains(2, "two is for 2 players, not 3");
    let play = |more: &[&str]| run(&[&["play", "--game", "dice"], more].concat());
    play(&["--seed", "123"]).complains(2, "64 small hexadecimal digits");
    for name in ["", "  ", "a\u{7}b"] {
        play(&["--name", name]).complains(2, "a name has letters");
    }
    play(&["--nonce", &"n".repeat(65)]).complains(2, "at most 64 bytes");
    play(&["--bots", "random,random"]).complains(2, "2 bots were named for one seat");
}

#[test]
fn complaints_are_in_the_chosen_language() {
    run(&["--lang", "de", "simulate", "--game", "chess"]).complains(2, "es gibt kein Spiel");
    run(&["--lang", "de", "import"]).complains(2, "Aufruf: landnam import [OPTIONEN] <PROGRAMM>");
    let mut german = command(&["verify", "/nowhere"]);
    let output = german.env("LC_ALL", "de_AT.UTF-8").output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("kann nicht gelesen werden"), "{text}");
}

/// A variable counts like its flag, even when no command is named.
#[test]
fn settings_in_the_environment_are_read() {
    for args in [&["serve"][..], &[]] {
        for name in ["LANDNAM_PORT", "LANDNAM_TABLES_PER_GUEST"] {
            let output = command(args).env(name, "many").output().unwrap();
            let text = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{args:?} {name}: {text}");
            assert!(text.contains("many"), "{text}");
        }
    }
}

#[test]
fn a_full_disk_is_noticed() {
    let play = ["play", "--game", "dice", "--bots", "random", "--seed", SEED];
    let args = [&play[..], &["--record", "/dev/full"]].concat();
    run_with(&args, "end\n").complains(1, "the journal cannot be written to /dev/full");
    let args = [&play[..], &["--record", "/nowhere/at/all"]].concat();
    run_with(&args, "end\n").complains(1, "/nowhere/at/all");
    for args in [
        &["simulate", "--game", "dice", "--games", "1", "--json"][..],
        &["simulate", "--list"],
        &["rules", "DICE-20"],
        &["--help"],
    ] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = command(args).stdout(full).output().unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}: {text}");
        assert!(text.contains("the output cannot be written"), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}

/// As with `landnam rules --box base | head -1`.
#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = command(&["rules", "--box", "rivals"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        output.status.code(),
        Some(0),
        "whoever closed it has read enough"
    );
    assert_eq!(output.stderr, b"");
}
