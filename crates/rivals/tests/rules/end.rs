//! RIV-195 to RIV-198: who wins, and when, and what if nobody can.

use rivals::{Mode, Options};

use crate::common::table::{BLUE, RED, Table};

/// RIV-81: not before the turn is over.
#[test]
fn riv_195_the_introductory_game_is_won_at_the_end_of_a_turn() {
    let table = Table::intro()
        .cities(RED, "s0 s1")
        .settled(RED, "forest_stack_4", "hills_stack_1");
    let table = table.cards(
        RED,
        "candamir s0.u, ore_ship s0.l, wool_ship s1.u, gold_ship s1.l",
    );
    assert_eq!(table.points(RED), 7);
    assert!(table.offers("end"));
    let table = table.hand(RED, "scout inga abbey").play("end");
    assert_eq!(table.winner(), None); // the exchange is still to come
    let table = table.play("pass");
    assert_eq!(table.winner(), Some(RED));
    table.refuses("red: roll", "RIV-R-35");
}

/// RIV-195: points of the player who is not on turn wait.
#[test]
fn riv_81_only_the_player_on_turn_wins() {
    let table =
        Table::intro()
            .cities(BLUE, "s0 s1")
            .settled(BLUE, "forest_stack_4", "hills_stack_1");
    let table = table.cards(
        BLUE,
        "candamir s0.u, ore_ship s0.l, wool_ship s1.u, gold_ship s1.l",
    );
    let table = table.hand(RED, "scout inga abbey").play("end; pass");
    assert_eq!((table.winner(), table.decider()), (None, Some(BLUE)));
}

/// A principality with eleven points in a theme game.
fn eleven(table: Table, seat: game::Seat) -> Table {
    let table = table
        .cities(seat, "s0 s1")
        .settled(seat, "forest_stack_4", "hills_stack_1");
    let table = table
        .settled(seat, "fields_stack_1", "pasture_stack_5")
        .cities(seat, "s2 s3");
    let table = table.cards(seat, "mint s0.u, mint s0.l, moneylender s1.u");
    assert_eq!(table.points(seat), 11);
    table
}

/// RIV-197, RIV-R-35, RIV-R-56: as soon as the build is resolved.
#[test]
fn riv_196_theme_games_are_won_at_once() {
    let table = eleven(Table::gold(), RED).all_stores(RED, 3);
    let table = table.play(
        "build merchant_guild s2.u; spend c0.l; spend c0.l; spend c2.u; spend c1.l; spend c1.l",
    );
    assert_eq!(table.winner(), Some(RED));
}

/// RIV-70: before the roll.
#[test]
fn riv_70_points_of_the_other_turn_count_when_the_own_turn_begins() {
    let table = eleven(Table::gold(), BLUE).cards(BLUE, "candamir s1.l");
    assert_eq!((table.points(BLUE), table.winner()), (12, None));
    let table = table.hand(RED, "scout inga abbey").play("end");
    let table = table.play("pass");
    assert_eq!(table.winner(), Some(BLUE)); // without rolling
}

/// RIV-R-56: not in the middle of an effect.
#[test]
fn riv_197_points_are_looked_at_when_all_is_resolved() {
    let table = eleven(Table::gold(), RED)
        .all_stores(RED, 3)
        .cards(RED, "merchant_guild s2.u");
    let table = table.hand(RED, "staple_house");
    assert_eq!(table.points(RED), 12); // set up by hand, so nobody has looked yet
    let table = table.play("build staple_house s3.u; spend c0.l; spend c0.l; spend c1.l");
    assert_eq!(table.winner(), None);
    let first = table.menu()[0].clone();
    let table = table.play(&first);
    let second = table.menu()[0].clone();
    assert_eq!(table.play(&second).winner(), Some(RED));
}

/// RIV-R-35: the game ends there.
#[test]
fn riv_r_56_the_other_is_never_looked_at_in_a_foreign_turn() {
    let table = eleven(Table::gold(), BLUE)
        .cards(BLUE, "candamir s1.l")
        .all_stores(RED, 3);
    let table = table
        .stores(RED, "c1.u 0")
        .play("trade 3 ore gold; road left")
        .all_stores(RED, 3);
    assert_eq!(table.winner(), None);
}

#[test]
fn a_turn_limit_ends_a_game_without_a_winner() {
    let table = Table::with(&Options {
        mode: Mode::Intro,
        start: Some(RED),
        turn_limit: 1,
        ..Options::default()
    });
    let table = table.play("stack 1").deal().play("stack 2").deal();
    let table = table.play("roll; dice 1 trade; end; pass");
    assert!(table.outcome().unwrap().is_draw());
}

/// RIV-198, RIV-R-63: empty stacks end nothing by themselves, but both may agree.
#[test]
fn riv_198_with_empty_stacks_both_may_agree_to_end_the_game() {
    let table = Table::intro();
    table.refuses("propose", "RIV-198");
    let table = table.spent(|_| false).play("propose");
    assert_eq!((table.decider(), table.outcome()), (Some(BLUE), None));
    table.refuses("red: end", "RIV-186");
    table.refuses("draw 1", "RIV-198");
    let declined = table.clone().play("pass");
    assert_eq!(declined.decider(), Some(RED));
    declined.refuses("propose", "RIV-198"); // once a turn
    let agreed = table.play("agree");
    assert!(agreed.outcome().unwrap().is_draw());
    assert!(agreed.happened("end-agreed"));
}

/// RIV-198: all settlements and cities are built, and no card with points is left.
#[test]
fn riv_198_a_game_nobody_can_win_may_end() {
    let table = Table::duel()
        .settled(RED, "forest_stack_4", "hills_stack_1")
        .settled(RED, "forest_stack_6", "hills_stack_5")
        .settled(RED, "fields_stack_1", "pasture_stack_5")
        .settled(BLUE, "fields_stack_3", "pasture_stack_6")
        .settled(BLUE, "gold_field_stack_2", "gold_field_stack_3")
        .cities(RED, "s0 s1 s2")
        .cities(BLUE, "s0 s1 s2 s3");
    table.refuses("propose", "RIV-198"); // cards can still decide it
    let is_base = |card: rivals::CardId| card.set() == rivals::Set::Base;
    let fetched = table
        .clone()
        .spent(|card| is_base(card) || card.name() == "gustav");
    fetched.refuses("propose", "RIV-198"); // he brings them back
    let table = table.spent(is_base);
    assert!(table.height(1) > 0);
    assert!(table.play("propose; agree").outcome().is_some());
}
