//! A person at the terminal, or a script that pretends to be one.

use crate::program::{SEED, builder, recorded_game, run, run_with};

const TABLE: [&str; 9] = [
    "play", "--game", "dice", "--bots", "random", "--seed", SEED, "--nonce", "testing",
];

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let game = run_with(&TABLE, &builder()).well();
    let game = game
        .says("dice: Red (you), Blue (random)")
        .says("its hash is ")
        .says("Turn 15 of 15")
        .says("Red builds settlement S3 for 3 points.")
        .says("Blue rolls ")
        .says("points.")
        .says(&format!("The seed was {SEED}"));
    assert!(game.out.contains(" wins with ") || game.out.contains(" share the victory"));
    // The promise comes before the first draw, the seed only after the last.
    let at = |text: &str| game.out.find(text).unwrap();
    assert!(at("its hash is ") < at(" rolls "));
    assert!(at("The seed was ") > at("Every track is full"));
    assert!(!game.out.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn the_same_seed_and_nonce_are_the_same_game() {
    let first = run_with(&TABLE, &builder()).well();
    let second = run_with(&TABLE, &builder()).well();
    assert_eq!(first.out, second.out);
    let mut other = TABLE;
    other[8] = "something else";
    assert_ne!(first.out, run_with(&other, &builder()).well().out);
}

#[test]
fn a_hint_tells_the_best_choices_and_why() {
    let first = run_with(&TABLE, "hint\nTIPP\n").well();
    let told = first
        .says("  A  ")
        .says(" ± ")
        .says("  B  ")
        .says("Points to be expected");
    let hints: Vec<&str> = told.out.split("> ").skip(1).collect();
    let after = |line: &str| line.split_once('\n').map(|(_, rest)| rest.to_owned());
    assert_eq!(
        after(hints[0]),
        after(hints[1]),
        "the same question, the same answer"
    );
}

#[test]
fn an_illegal_entry_is_answered_with_the_rule() {
    run_with(&TABLE, "settle S4\nsettle s4\n")
        .well()
        .says("Settlement S4 is not next: S3 comes first. [DICE-21]")
        .says("> settle s4\nSettlement S4");
}

#[test]
fn entries_can_be_numbers_and_small_letters() {
    let help = run_with(&TABLE, "?\n").well();
    let last = help.out.lines().find(|line| line.ends_with("End the turn"));
    let number = last.unwrap().split_whitespace().next().unwrap();
    run_with(&TABLE, &format!("{number}\nEND\n"))
        .well()
        .says("an X in box 1")
        .says("an X in box 2");
    run_with(&TABLE, "9999\n")
        .well()
        .says("The choices are numbered from 1 to ");
}

#[test]
fn help_lists_every_choice_with_notation_and_sentence() {
    run_with(&TABLE, "?\n")
        .well()
        .says("   1  reroll ")
        .says("Roll again: ")
        .says("End the turn")
        .says("`quit`");
}

#[test]
fn nonsense_is_told_how_to_get_help() {
    run_with(&TABLE, "please win\n\u{0}\u{ff}\n")
        .well()
        .says("`please win` is not understood; `?` lists what you can do.");
}

#[test]
fn rules_and_sheets_can_be_looked_at() {
    run_with(&TABLE, "rules DICE-21\nrules xyzzy\nshow\n")
        .well()
        .says("DICE-21  ")
        .says("there is no rule `xyzzy`")
        .says("Blue: 0 points");
}

#[test]
fn leaving_is_polite() {
    for input in ["", "quit\n", "end\nquit\nend\n"] {
        run_with(&TABLE, input).well().says("Goodbye.");
    }
}

#[test]
fn it_speaks_german() {
    let german = [&["--lang", "de"], &TABLE[..]].concat();
    run_with(&german, "settle S4\nend\nquit\n")
        .well()
        .says("Rot (du)")
        .says("[DICE-21]")
        .says("Auf Wiedersehen.");
}

#[test]
fn a_person_has_a_name_and_may_play_alone() {
    let alone = ["play", "--game", "dice", "--seats", "1", "--name", "Anna"];
    run_with(&alone, &"end\n".repeat(15))
        .well()
        .says("Anna (you)")
        .says("Anna wins with -30 points.");
}

#[test]
fn a_recorded_game_is_verified_and_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.journal");
    let path = file.to_str().unwrap();
    recorded_game(&file).well().says("The journal is in ");
    let verified = run(&["verify", path]).well();
    assert!(verified.out.starts_with("verified: "), "{}", verified.out);
    run(&["replay", path])
        .well()
        .says("Red builds settlement S3 for 3 points.")
        .says(" 1  roll ");
}

#[test]
fn an_unfinished_game_is_on_disk_but_has_nothing_to_verify_yet() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.journal");
    let path = file.to_str().unwrap();
    let args = [&TABLE[..], &["--record", path]].concat();
    run_with(&args, "end\n")
        .well()
        .says("The journal so far")
        .says("It is unfinished");
    run(&["replay", path]).well().says("red: end");
    run(&["verify", path]).complains(1, "not over yet");
    assert!(!std::fs::read_to_string(&file).unwrap().contains(SEED));
}

#[test]
fn no_file_is_overwritten_and_mistakes_come_before_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("precious");
    std::fs::write(&file, "precious").unwrap();
    let record = |path: &str| run(&[&TABLE[..], &["--record", path]].concat());
    let refused = record(file.to_str().unwrap()).complains(2, "not overwritten");
    assert_eq!(refused.out, "");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    assert_eq!(record("/nowhere/at/all").complains(1, "/nowhere").out, "");
    let seeded = run(&["play", "--game", "dice", "--seed", "12"]).complains(2, "64 small");
    assert_eq!(seeded.out, "");
}
