//! The card game for two at the terminal.

use crate::program::{SEED, run, run_with};

const MODES: [&str; 5] = ["intro", "gold", "turmoil", "progress", "duel"];

/// Takes the first choice again and again: rolls, ends, passes, and loses against Njal.
#[test]
fn every_mode_is_played_recorded_verified_and_told_in_both_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    for (mode, language) in MODES.iter().zip(["en", "de"].iter().cycle()) {
        let game = format!("rivals/{mode}");
        let path = folder.path().join(mode);
        let file = path.to_str().expect("a plain path");
        let table = ["play", "--game", &game, "--lang", language];
        let chance = ["--seed", SEED, "--nonce", "testing", "--record", file];
        let args = [&table[..], &chance[..]].concat();
        let played = run_with(&args, &"1\n".repeat(2000)).well();
        let end = if *language == "en" {
            "wins with"
        } else {
            "gewinnt mit"
        };
        let played = played.says("(njal)").says("c0.u").says(end);
        assert!(!played.out.contains('{'), "every sentence is filled");
        run(&["verify", file]).well();
        let told = run(&["replay", file, "--lang", language]).well();
        told.says(end);
    }
}

#[test]
fn the_table_shows_landscapes_towns_stacks_and_hand() {
    let table = ["play", "--game", "rivals/gold", "--seed", SEED];
    let args = [&table[..], &["--nonce", "testing"]].concat();
    run_with(&args, "show\n?\nroll\n")
        .well()
        .says("s0 settlement ═ s1 settlement")
        .says("●○○")
        .says("  stack 1 ");
}
