//! TWO-10 to TWO-14: two rolls a turn.

use board::{Mode, Options};

use crate::for_two;
use crate::table::Table;

/// Red has a settlement at hills 6 and one at fields 9; nothing is rolled yet.
fn before() -> Table {
    Table::for_two()
        .settlement("red", "0,-1.SW -2,0.N")
        .before_roll()
}

/// The same after a first roll of six that paid nothing.
fn between() -> Table {
    before().with("phase between-rolls 6")
}

#[test]
fn two_10_the_player_on_turn_rolls_twice() {
    let table = before().roll(6);
    table.refuses("red: end", "BASE-33");
    let table = table.roll(9);
    table.refuses("red: roll", "BASE-28");
    table.allows("red: end");
    assert_eq!(table.holds("red"), "1 brick 1 grain");
}

#[test]
fn two_tv_2_an_equal_second_roll_is_void() {
    let table = before().roll(6).play("red: roll; roll 3+3");
    table.tells("spectator", "roll-void seat=red one=3 two=3 sum=6");
    assert_eq!(table.holds("red"), "1 brick");
    let table = table.play("roll 4+5");
    assert_eq!(table.holds("red"), "1 brick 1 grain");
    assert_eq!(table.waits_for(), "red");
}

/// A first seven with everything that belongs to it, and only then the second roll.
#[test]
fn two_11_each_roll_is_resolved_completely_before_the_next() {
    let table = before()
        .hand("blue", "8 ore")
        .settlement("blue", "2,0.N")
        .roll(7);
    table.refuses("red: roll", "BASE-28");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play(&["blue: discard ore"; 4].join("; "));
    table.refuses("red: roll", "BASE-28");
    let table = table.play("red: robber 2,0");
    assert_eq!(table.waits_for(), "chance");
    let table = table.play("steal ore");
    table.allows("red: roll");
    assert_eq!(table.roll(9).holds("red"), "1 grain 1 ore");
}

/// TWO-11 TWO-R-18
#[test]
fn two_r_18_trade_and_build_begin_after_the_second_roll() {
    let rich = between()
        .road("red", "0,-1.W")
        .hand("red", "4 ore 1 lumber 1 brick 2 grain 1 wool");
    rich.refuses("red: bank ore wool", "BASE-80");
    rich.refuses("red: offer 1 ore for 1 wool", "BASE-80");
    rich.refuses("red: road -1,0.NE", "BASE-28 reason=turn-roll-again");
    rich.refuses("red: city -2,0.N", "BASE-28");
    rich.refuses("red: buy", "BASE-28");
    let table = rich.roll(8);
    table.allows("red: bank ore wool; red: city -2,0.N; red: buy");
}

#[test]
fn two_12_a_knight_or_the_way_home_between_the_rolls() {
    let table = between().cards("red", "knight knight").robber("2,0");
    let played = table.clone().play("red: knight; red: robber 1,0");
    played.refuses("red: knight", "BASE-64 reason=card-second-this-turn");
    played.allows("red: roll");
    let home = table.play("red: robber-home");
    assert_eq!(home.rules.hex_name(home.state.public.robber), "0,0");
    home.allows("red: roll; red: knight");
}

#[test]
fn two_r_16_progress_cards_between_the_rolls() {
    let table = between()
        .cards("red", "monopoly invention road-building")
        .road("red", "0,-1.W");
    table.allows("red: monopoly ore; red: invention; red: road-building");
    let table = table.play("red: invention; red: take ore; red: take ore");
    table.refuses("red: monopoly ore", "BASE-64");
    table.allows("red: roll");
}

/// Orange stands at hills 6, and no roll gives a neutral player anything.
#[test]
fn two_13_neutral_players_get_nothing() {
    let table = before().roll(6);
    assert_eq!(table.state.pieces(table.seat("orange")).hand_size, 0);
    assert_eq!(table.bank(), "19 lumber 18 brick 19 wool 19 grain 19 ore");
}

#[test]
fn two_13_neutral_players_cannot_be_robbed() {
    let table = before().hand("blue", "3 ore").roll(7);
    let table = table.play("red: robber 1,-2");
    assert_eq!(table.waits_for(), "red");
    table.refuses("red: rob blue", "BASE-53");
    table.allows("red: roll");
}

/// One brick is left: nobody gets it if both are due some, the only one takes it.
#[test]
fn two_14_shortage_is_judged_between_the_two_real_players() {
    let short = Table::for_two()
        .hand("red", "18 brick")
        .settlement("red", "0,-1.SW")
        .before_roll();
    let both = short.clone().settlement("blue", "0,-1.N").roll(6);
    assert_eq!(both.holds("red"), "18 brick");
    assert_eq!(both.holds("blue"), "nothing");
    // Orange's settlement at the same hex is no claim.
    let alone = short.city("red", "0,-1.S").roll(6);
    assert_eq!(alone.holds("red"), "19 brick");
}

#[test]
fn two_r_06_a_second_seven_is_void() {
    let table = before()
        .roll(7)
        .play("red: robber 1,0; red: roll; roll 3+4");
    assert_eq!(table.waits_for(), "chance");
    table.tells("spectator", "roll-void seat=red one=3 two=4 sum=7");
    assert_eq!(table.play("roll 1+2").waits_for(), "red");
}

#[test]
fn two_r_07_a_win_between_the_rolls() {
    let table = Table::for_two()
        .city("red", "0,-1.SW -2,0.N 2,0.N 1,1.S")
        .knights("red", 2)
        .cards("red", "knight")
        .with("phase between-rolls 6");
    assert_eq!(table.points("red"), 8);
    assert_eq!(table.play("red: knight").winner(), "red");
}

#[test]
fn two_r_14_home_before_the_rolls_and_moved_again_by_a_seven() {
    let table = before().robber("2,0").play("red: robber-home").roll(7);
    table.refuses("red: robber 0,0", "BASE-52");
    table.allows("red: robber 2,0");
}

/// In mode separated actions and exchange stay possible after building, and trade stays closed.
#[test]
fn two_r_17_actions_are_not_bound_to_the_trade_part() {
    let table = Table::laid_out(&Options {
        mode: Mode::Separated,
        ..for_two()
    })
    .robber("2,0")
    .knights("red", 1)
    .hand("red", "4 ore")
    .hand("blue", "2 wool")
    .with("built");
    table.refuses("red: bank ore wool", "BASE-30");
    table.allows("red: force-trade; red: robber-home; red: give-up-knight");
    let table = table.play("red: robber-home; red: give-up-knight");
    table.refuses("red: bank ore wool", "BASE-30");
}

/// Always with the first roll; a void roll is no moment to act.
#[test]
fn two_r_19_a_void_roll_is_repeated_at_once() {
    let table = before()
        .cards("red", "knight")
        .knights("red", 1)
        .robber("2,0")
        .roll(6)
        .play("red: roll; roll 2+4; roll 1+5");
    assert_eq!(table.waits_for(), "chance");
    table.refuses("red: knight", "BASE-29");
    table.refuses("red: robber-home", "TWO-36");
    table.refuses("red: give-up-knight", "TWO-36");
    // Two void sixes do not make a further nine void.
    assert_eq!(table.play("roll 4+5").holds("red"), "1 brick 1 grain");
}
