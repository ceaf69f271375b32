//! SEA-90 … SEA-96: cards of one's choice.

use crate::table::Table;

/// Gold with the number 9 at 5,2.
fn owners() -> Table {
    Table::archipelago()
        .settlement("red", "5,2.N")
        .city("blue", "5,2.SE")
        .before_roll()
}

/// SEA-90, SEA-94: one for a settlement, two for a city, one request each.
#[test]
fn sea_90_a_settlement_takes_one_card_a_city_two() {
    let table = owners().roll(9);
    assert_eq!(table.waits_for(), "red");
    table.refuses("blue: take ore", "SEA-93 kind=ore");
    table.refuses("red: end", "BASE-33");
    let table = table.play("red: take ore");
    assert_eq!(
        (table.holds("red"), table.waits_for()),
        ("1 ore".into(), "blue".into())
    );
    assert_eq!(table.prompt("blue"), "prompt-gold count=2");
    assert_eq!(table.prompt("red"), "prompt-wait seat=blue");
    let table = table.play("blue: take wool; blue: take grain");
    assert_eq!(table.holds("blue"), "1 wool 1 grain");
    assert_eq!(table.waits_for(), "red");
    table.allows("red: end");
}

/// SEA-92: production first, then from the player on turn clockwise.
#[test]
fn sea_92_gold_comes_after_production_from_the_player_on_turn() {
    let table = Table::archipelago()
        .settlement("red", "5,2.N")
        .settlement("orange", "5,2.SE")
        .settlement("blue", "5,2.SW")
        .turn("blue")
        .before_roll()
        .roll(9);
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: take ore");
    assert_eq!(table.waits_for(), "orange");
    let table = table.play("orange: take ore");
    assert_eq!(table.waits_for(), "red");
    table.play("red: take ore").allows("blue: end");
}

#[test]
fn sea_91_the_robber_blocks_gold() {
    let blocked = owners().robber("5,2").roll(9);
    blocked.refuses("red: take ore", "SEA-96");
    blocked.allows("red: end");
    let elsewhere = owners().robber("6,2").roll(9);
    elsewhere.allows("red: take ore");
    elsewhere.refuses("red: end", "BASE-33");
}

/// SEA-93, SEA-R-07: what the bank has, and nothing beyond.
#[test]
fn sea_93_the_bank_gives_what_it_has_and_the_rest_lapses() {
    let almost = "orange hand 19 lumber 19 brick 19 wool 19 grain 17 ore";
    let table = owners().with(almost).roll(9);
    table.refuses("red: take wool", "SEA-93 kind=wool");
    let table = table.play("red: take ore; blue: take ore");
    assert_eq!(table.holds("blue"), "1 ore");
    table.allows("red: end");
    let none = owners()
        .with("orange hand 19 lumber 19 brick 19 wool 19 grain 19 ore")
        .roll(9);
    none.allows("red: end");
    assert_eq!(none.holds("red"), "nothing");
}

/// SEA-95: public, and before anything else.
#[test]
fn sea_95_what_is_taken_is_public_and_comes_first() {
    let table = owners().roll(9);
    table.refuses("red: buy", "BASE-28");
    let table = table.play("red: take ore");
    table.tells("orange", "taken seat=red kind=ore");
    table.tells("spectator", "taken seat=red kind=ore");
}

/// SEA-96: Invention, discoveries and founding settlements ask in the same words.
#[test]
fn sea_96_invention_takes_in_the_same_way() {
    let table = Table::archipelago()
        .cards("red", "invention")
        .play("red: invention");
    table.allows("red: take ore");
    table
        .play("red: take ore; red: take ore")
        .allows("red: end");
}
