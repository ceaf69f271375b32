//! Puzzles at the terminal.

use crate::program::{run, run_with};

const WIN: &str = "base-2-win-12-43";
const DICE: &str = "dice-1-dice-7-0";

#[test]
fn puzzles_are_listed_by_game_and_kind() {
    let all = run(&["puzzles", "list"]).well();
    let all = all
        .says("base: Win this turn")
        .says("dice: Best of the dice");
    let line = |id: &str| all.out.lines().find(|line| line.contains(id)).unwrap();
    assert!(line(WIN).ends_with("level 1"), "{}", line(WIN));
    let dice = run(&["puzzles", "list", "--kind", "dice"]).well();
    assert!(dice.out.contains(DICE) && !dice.out.contains(WIN));
    run(&["puzzles", "list", "--game", "two", "--kind", "leader"])
        .well()
        .says("There are no such puzzles yet.");
    run(&["puzzles", "list", "--kind", "hard"])
        .complains(2, "there are win, founding, leader, dice");
    run(&["puzzles", "list", "--game", "chess"]).complains(2, "chess");
}

#[test]
fn a_position_is_drawn_with_its_task() {
    run(&["puzzles", "show", WIN])
        .well()
        .says("Puzzle base-2-win-12-43, level 1: you are Blue.")
        .says("Win this turn, whatever the others hold and without any luck.");
    run(&["puzzles", "show", "base-0"]).complains(2, "there is no puzzle `base-0`");
}

#[test]
fn a_win_is_found_after_a_hint_a_failure_and_a_refusal() {
    let moves = "?\n?\nend\ncity 0,0.N\nplease win\n\
                 road 0,0.SE\nbank wool grain\nmonopoly lumber\nsettle 0,0.S\nquit\n";
    let game = run_with(&["puzzles", "play", WIN], moves).well();
    let game = game
        .says("The kind of the next move: `")
        .says("It is about ")
        .says("Back to the beginning: try again.")
        .says("[BASE-")
        .says("`please win` is not understood")
        .says("Solved!");
    assert!(!game.out.contains("> quit"), "it ends when it is solved");
}

#[test]
fn a_wrong_choice_is_told_what_it_costs() {
    run_with(&["puzzles", "play", DICE], "end\nhelp\nquit\n")
        .well()
        .says("more points on average.")
        .says("   1  reroll ");
}

#[test]
fn the_puzzle_of_the_day_needs_no_id() {
    run_with(&["puzzles", "play"], "quit\n")
        .well()
        .says("Puzzle ");
}

#[test]
fn what_is_found_is_written_as_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("found.txt");
    let wish = ["puzzles", "find", "--game", "dice", "--kind", "dice"];
    let games = ["--seats", "1", "--seed", "7", "--games", "1"];
    let printed = run(&[&wish[..], &games[..]].concat()).well();
    let printed = printed.says(&format!("puzzle {DICE}\ngame dice seats=1\ndeal 7 0\n"));
    let to = ["--to", file.to_str().unwrap()];
    for _ in 0..2 {
        run(&[&wish[..], &games[..], &to[..]].concat()).well();
    }
    let block = printed.out.trim_end();
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept, format!("{block}\n\n{block}\n"));
    run(&["puzzles", "find", "--game", "base", "--kind", "dice"])
        .complains(2, "no puzzles of the kind dice");
}
