//! DICE-40 and DICE-R-10: two gold for one resource.

use crate::table::Table;

#[test]
fn dice_40_two_gold_replace_one_resource() {
    let table = Table::solo().play("roll gold gold gold brick ore wool");
    let table = table.play("trade lumber");
    assert_eq!(table.dice(), "wool brick ore lumber gold");
    table.refuses("trade ore", "DICE-40 gold=1"); // a single gold is worthless
    table.allows("road R0");
}

#[test]
fn dice_40_six_gold_make_three_trades() {
    let table = Table::solo().play("roll gold gold gold gold gold gold");
    let table = table.play("trade ore; trade wool; trade grain");
    assert_eq!(table.dice(), "wool grain ore");
    table.refuses("trade ore", "DICE-40 gold=0");
    assert_eq!(table.play("knight K1; end").boxes(0), [1]);
}

#[test]
fn dice_r_10_gold_is_not_traded_for_gold() {
    let table = Table::solo().play("roll gold gold gold brick ore wool");
    table.refuses("trade gold", "DICE-R-10");
    assert!(!table.menu().contains(&"trade gold".to_string()));
}
