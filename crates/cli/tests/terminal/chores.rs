//! Looking up rules, and counting positions.

use crate::program::run;

#[test]
fn rules_are_found_by_id_in_both_languages() {
    run(&["rules", "DICE-20", "dice-r-13"])
        .well()
        .says("DICE-20  ")
        .says("DICE-R-13  ");
    let german = run(&["--lang", "de", "rules", "DICE-20"]).well();
    assert_ne!(german.out, run(&["rules", "DICE-20"]).well().out);
    run(&["rules", "DICE-20", "NO-1"]).complains(1, "NO-1");
}

#[test]
fn rules_are_found_by_words_and_by_box() {
    run(&["rules", "--search", "robber desert"])
        .well()
        .says("BASE-");
    run(&["rules", "--search", "xyzzy"]).complains(1, "xyzzy");
    let dice = run(&["rules", "--box", "dice"]).well();
    let ids = dice.out.lines().filter(|line| line.starts_with("DICE-"));
    assert_eq!(ids.count(), 40);
    run(&["rules", "--box", "chess"]).complains(1, "there is no box `chess`");
}

/// The rule book comes in the order in which people learn the game, and so does every chapter.
#[test]
fn the_rule_book_is_listed_and_read_by_chapter() {
    let book = run(&["rules"]).well().out;
    let places: Vec<_> = ["base/founding", "base/winning", "sea/ships", "dice/score"]
        .map(|place| book.find(place))
        .into();
    assert!(places.is_sorted() && places[0].is_some(), "{book}");
    run(&["rules", "--chapter", "base/robber"])
        .well()
        .says("The seven and the robber")
        .says("BASE-51  ");
    run(&["rules", "--chapter", "base/chess"]).complains(1, "base/chess");
}

#[test]
fn beginnings_are_counted() {
    // Six dice can fall in 462 ways; the tests of the dice game count what can be done then.
    let counted = run(&["perft", "--game", "dice", "--depth", "2"]).well();
    let lines: Vec<_> = counted.out.lines().collect();
    assert_eq!(lines[0], "1 462");
    assert!(lines[1].starts_with("2 "));
}

/// `--help` and rules are in the chosen language, wherever it is named.
#[test]
fn help_and_rules_are_in_the_chosen_language() {
    let help = run(&["--help"])
        .well()
        .says("Usage: landnam [OPTIONS] [COMMAND]");
    assert!(
        help.out.contains("Play a game against bots"),
        "{}",
        help.out
    );
    for args in [["--lang", "de", "--help"], ["--lang=de", "play", "-h"]] {
        run(&args).well().says("Aufruf: landnam");
    }
    let play = run(&["play", "--help", "--lang", "de"]).well();
    play.says("Aufruf: landnam play").says("[sonst: njal]");
    let rule = run(&["--lang", "de", "rules", "BASE-58"]).well();
    assert!(!rule.out.contains("All corners"), "{}", rule.out);
    rule.says("BASE-58").says("[Spielregel");
    run(&["rules", "BASE-58"]).well().says("Abstandsregel");
}
