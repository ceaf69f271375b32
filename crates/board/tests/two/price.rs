//! TWO-36, TWO-38, TWO-39, TWO-50, TWO-51: the trade-card actions, their price, and the rest.

use crate::table::Table;

/// The robber is away from home; settlements are points.
fn points(red: &str, blue: &str) -> Table {
    Table::for_two()
        .robber("2,0")
        .settlement("red", red)
        .settlement("blue", blue)
}

#[test]
fn two_36_one_action_a_turn() {
    let table = Table::for_two()
        .robber("2,0")
        .hand("blue", "2 ore")
        .play("red: robber-home");
    table.refuses("red: force-trade", "TWO-36");
    table.refuses("red: robber-home", "TWO-36");
    let table = table.play("red: end").roll(2).roll(12);
    table.refuses("red: robber-home", "TWO-36");
}

#[test]
fn two_36_before_between_and_after_the_rolls_but_not_in_between() {
    let table = Table::for_two().robber("2,0").hand("blue", "2 ore");
    for phase in ["before-roll", "between-rolls 6", "main"] {
        let table = table.clone().with(&format!("phase {phase}"));
        table.allows("red: force-trade; red: robber-home");
        table.refuses("blue: robber-home", "TWO-36");
    }
    let resolving = table.before_roll().roll(7);
    resolving.refuses("red: robber-home", "TWO-36");
    resolving.refuses("red: force-trade", "TWO-36");
}

#[test]
fn two_38_the_robber_goes_to_the_desert_and_takes_nothing() {
    let table = Table::for_two()
        .robber("2,0")
        .settlement("blue", "0,0.NE")
        .hand("blue", "3 ore")
        .play("red: robber-home");
    assert_eq!(table.rules.hex_name(table.state.public.robber), "0,0");
    assert_eq!(table.holds("blue"), "3 ore");
    assert_eq!(table.waits_for(), "red");
    let there = Table::for_two().robber("0,0");
    there.refuses("red: robber-home", "TWO-38");
}

#[test]
fn two_tv_4_equal_points_cost_one() {
    let table = points("1,0.N 1,1.N 0,-2.N 2,-2.N", "-2,0.N -2,2.S 0,2.S -1,-1.N");
    let table = table.play("red: robber-home");
    assert_eq!(table.trade_cards(), [3, 4, 7]);
}

#[test]
fn two_tv_5_who_is_ahead_pays_two() {
    let table = points(
        "1,0.N 1,1.N 0,-2.N 2,-2.N 2,0.S",
        "-2,0.N -2,2.S 0,2.S -1,-1.N",
    );
    let table = table.play("red: robber-home");
    assert_eq!(table.trade_cards(), [2, 4, 8]);
    table.tells("spectator", "trade-cards-spent seat=red count=2");
}

#[test]
fn two_tv_6_hidden_points_do_not_count() {
    let table =
        points("1,0.N 1,1.N 0,-2.N 2,-2.N", "-2,0.N -2,2.S 0,2.S -1,-1.N").cards("red", "point");
    assert_eq!(table.points("red"), 5);
    assert_eq!(table.play("red: robber-home").trade_cards(), [3, 4, 7]);
}

/// Both awards count, and who cannot pay cannot act.
#[test]
fn two_39_awards_count_and_the_price_must_be_paid() {
    let table = points("1,0.N", "-2,0.N").knights("red", 3);
    assert_eq!(
        table.clone().play("red: robber-home").trade_cards(),
        [2, 4, 8]
    );
    let poor = table.with("red trade-cards 1");
    poor.refuses("red: robber-home", "TWO-39 price=2 held=1");
    let behind = points("1,0.N", "-2,0.N").with("red trade-cards 0");
    behind.refuses("red: robber-home", "TWO-39 price=1 held=0");
    let route = points("1,0.N", "-2,0.N").road("red", "1,0.NW 1,0.W 1,0.SW 1,0.SE 1,0.E");
    assert_eq!(route.route_holder(), "red");
    assert_eq!(route.play("red: robber-home").trade_cards(), [2, 4, 8]);
}

#[test]
fn two_50_trade_is_as_in_the_base_game() {
    let table = Table::for_two()
        .hand("red", "4 ore")
        .hand("blue", "1 wool")
        .play("red: offer 1 ore for 1 wool; blue: accept; red: conclude blue");
    assert_eq!(table.holds("blue"), "1 ore");
    table.refuses("red: bank ore lumber", "BASE-85 rate=4 give=ore");
    let table = Table::for_two().hand("red", "4 ore");
    assert_eq!(
        table.clone().play("red: bank ore lumber").holds("red"),
        "1 lumber"
    );
    // Orange and white do not trade: the notation has no word for it.
    assert_eq!(table.rules.players, 2);
}

#[test]
fn two_51_ten_points_on_the_own_turn_win() {
    let table = Table::for_two()
        .city("red", "1,0.N 1,1.N 0,-2.N 2,-2.N")
        .settlement("red", "2,0.S")
        .hand("red", "1 ore 1 wool 1 grain");
    assert_eq!(table.winner(), "open");
    let table = table.play("red: buy; draw point");
    assert_eq!((table.winner().as_str(), table.points("red")), ("red", 10));
    table.refuses("red: end", "BASE-93");
}

/// Blue gets there in red's turn, by the army red gives away, and wins when it is his turn.
#[test]
fn two_51_points_of_the_others_turn_wait() {
    let table = Table::for_two()
        .city("blue", "1,0.N 1,1.N 0,-2.N 2,-2.N")
        .knights("red", 3)
        .knights("blue", 3)
        .play("red: give-up-knight");
    assert_eq!(
        (table.winner().as_str(), table.points("blue")),
        ("open", 10)
    );
    assert_eq!(table.play("red: end").winner(), "blue");
}
