//! House rules a table may choose: the friendly robber and the deck of dice.

use board::Options;
use game::Notation as _;

use crate::table::{Table, beginner, on_beginner_board, rules};

fn friendly() -> Table {
    Table::laid_out(&on_beginner_board(&Options {
        friendly_robber: true,
        ..beginner()
    }))
}

/// Three points make blue fair game, and so does being the one who moves the robber.
#[test]
fn base_r_34_the_friendly_robber_spares_those_with_two_points() {
    let table = friendly()
        .before_roll()
        .settlement("red", "0,-1.N")
        .settlement("blue", "1,0.N 2,0.N")
        .settlement("white", "-1,0.N")
        .city("white", "-2,0.N");
    let third = table.clone().settlement("blue", "0,2.S").roll(7);
    third.allows("red: robber 1,0; red: robber 0,2");
    let table = table.roll(7);
    table.refuses("red: robber 1,0", "BASE-R-34 hex=1,0"); // blue has two points
    table.refuses("red: robber 2,0", "BASE-R-34 hex=2,0");
    table.allows("red: robber -1,0; red: robber 0,-1"); // white has three, red moves him
    table.refuses("red: robber 0,0", "BASE-52 hex=0,0");
}

/// A knight card moves the same robber, and at other tables he is not friendly.
#[test]
fn base_r_34_only_where_it_was_chosen_and_for_cards_too() {
    let at = |table: Table| {
        table
            .settlement("blue", "1,0.N")
            .cards("red", "knight")
            .play("red: knight")
    };
    at(friendly()).refuses("red: robber 1,0", "BASE-R-34");
    at(Table::beginner_board()).allows("red: robber 1,0");
}

/// On seven hexes with a building at each, sparing everybody would leave nothing.
#[test]
fn base_r_34_without_another_hex_the_robber_goes_anywhere() {
    let options = Options {
        seats: 3,
        board: crate::maps::seven_hexes(),
        friendly_robber: true,
        start: Some(game::Seat(0)),
        ..Options::default()
    };
    let table = Table::laid_out(&options).before_roll();
    let table = table.robber("0,0").settlement("blue", "0,0.N 0,1.N");
    let some = table.clone().roll(7);
    assert_eq!(some.menu("red"), ["robber -1,0", "robber -1,1"]);
    let all = table.settlement("orange", "-1,1.N").roll(7);
    assert_eq!(all.menu("red").len(), 6);
}

fn deck(options: Options) -> Options {
    Options {
        dice_deck: true,
        ..options
    }
}

/// What can be turned over now, in notation.
fn cards(table: &Table) -> Vec<String> {
    let outcomes = game::outcomes(&table.rules, &table.state).into_iter();
    outcomes
        .map(|(outcome, weight)| {
            assert_eq!(weight, 1);
            outcome.write(&table.rules)
        })
        .collect()
}

/// And after the last card all 36 are there again.
#[test]
fn base_r_35_every_pair_of_dice_comes_once_before_any_comes_again() {
    let mut table = Table::opened(&deck(beginner()));
    let mut turned: Vec<String> = Vec::new();
    for number in 0..36 {
        let name = table.on_turn();
        table = table.play(&format!("{name}: roll"));
        table.cannot_draw("roll 1+1"); // nobody rolls
        let cards = cards(&table);
        assert_eq!(cards.len(), 36 - number);
        assert!(cards.iter().all(|card| !turned.contains(card)));
        let card = &cards[number * 7 % cards.len()];
        turned.push(card.clone());
        table = table.play(card);
        while table.on_turn() == name {
            let first = first_step(&table);
            table = table.play(&first);
        }
    }
    let name = table.on_turn();
    assert_eq!(cards(&table.play(&format!("{name}: roll"))).len(), 36);
}

/// Ends the turn if that is possible, and else does whatever comes first.
fn first_step(table: &Table) -> String {
    let name = table.waits_for();
    let Some(name) = name.split(' ').next().filter(|name| *name != "chance") else {
        return game::outcomes(&table.rules, &table.state)[0]
            .0
            .write(&table.rules);
    };
    let menu = table.menu(name);
    let end = menu.iter().find(|action| *action == "end");
    format!("{name}: {}", end.unwrap_or(&menu[0]))
}

/// Who begins is rolled for, others have dice, and the game for two has no deck.
#[test]
fn base_r_35_dice_stay_dice_elsewhere() {
    let founding = Table::opened(&deck(Options::default()));
    founding.clone().play("roll 1+2");
    founding.cannot_draw("turn 1+2");
    Table::beginners().play("red: roll").cannot_draw("turn 1+2");
    let for_two = deck(Options {
        seats: 2,
        neutrals: true,
        ..Options::default()
    });
    assert_eq!(rules(&for_two).unwrap_err().rule.0, "BASE-R-35");
}
