//! CK-33 … CK-38: improvements, metropolises and walls.

use super::board;

#[test]
fn ck_33_level_n_costs_n_commodities() {
    let table = board().city("red", "0,0.N").hand("red", "3 cloth 1 coin");
    table.refuses(
        "red: improve science",
        "CK-33 reason=improve-price goods=1 paper",
    );
    let table = table.play("red: improve trade; red: improve trade");
    assert_eq!(table.holds("red"), "1 coin");
    table.refuses(
        "red: improve trade",
        "CK-33 reason=improve-price goods=3 cloth",
    );
    table.allows("red: improve politics");
    let top = board()
        .city("red", "0,0.N")
        .with("red improvement trade 5")
        .hand("red", "6 cloth");
    top.refuses("red: improve trade", "CK-33 reason=improve-highest");
}

/// A city on its side does not count; what is improved stays.
#[test]
fn ck_34_improving_needs_a_city() {
    let table = board()
        .settlement("red", "0,0.N")
        .with("red improvement trade 3")
        .hand("red", "4 cloth 1 paper");
    table.refuses("red: improve science", "CK-34");
    table.allows("red: bank cloth ore");
    let city = board()
        .city("red", "0,0.N")
        .hand("red", "1 paper 1 coin 1 cloth");
    city.allows("red: improve trade; red: improve politics; red: improve science");
}

/// CK-27, CK-32, CK-43: the abilities serve from the moment of building.
#[test]
fn ck_35_level_three_brings_its_ability_at_once() {
    let table = board()
        .city("red", "0,0.N")
        .road("red", "0,0.NE")
        .with("red knight 1,-1.S strong\nred improvement politics 2\nred improvement trade 2")
        .hand("red", "3 coin 5 cloth 1 wool 1 ore");
    table.refuses("red: promote 1,-1.S", "CK-43");
    let table = table.play("red: improve politics; red: promote 1,-1.S; red: improve trade");
    table.allows("red: bank cloth ore");
}

/// CK-R-07: also where the metropolis is gone for good. CK-R-08: level five with the own one.
#[test]
fn ck_36_level_four_needs_a_city_without_metropolis() {
    let table = board()
        .city("red", "0,0.N")
        .with("red improvement trade 4\nred metropolis trade 0,0.N\nred improvement science 3")
        .hand("red", "5 cloth 4 paper");
    table.refuses("red: improve science", "CK-36 level=4");
    table.allows("red: improve trade");
    let foreign = board()
        .city("red", "0,0.N")
        .city("blue", "0,1.N")
        .with("red improvement trade 4\nred metropolis trade 0,0.N")
        .with("blue improvement science 5\nblue metropolis science 0,1.N")
        .with("red improvement science 3")
        .hand("red", "4 paper");
    foreign.refuses("red: improve science", "CK-36 level=4");
}

/// CK-R-06: free choice. CK-R-45: it cannot be refused or moved.
#[test]
fn ck_37_the_metropolis_is_placed_at_once() {
    let table = board()
        .city("red", "0,0.N 0,1.N")
        .settlement("red", "-1,1.N")
        .with("red improvement trade 3")
        .hand("red", "4 cloth");
    let asked = table.play("red: improve trade");
    asked.refuses("red: end", "BASE-33");
    asked.refuses("red: crown -1,1.N", "CK-37 corner=-1,1.N");
    let placed = asked.play("red: crown 0,1.N");
    assert_eq!(placed.points("red"), 1 + 2 + 4);
    placed.refuses("red: crown 0,0.N", "CK-21");
    let only = board()
        .city("red", "0,0.N")
        .with("red improvement trade 3")
        .hand("red", "4 cloth");
    assert_eq!(only.play("red: improve trade").points("red"), 4);
}

#[test]
fn ck_38_walls_stand_under_cities() {
    let table = board()
        .city("red", "0,0.N 0,1.N -1,1.N 1,1.N")
        .settlement("red", "0,2.N")
        .hand("red", "8 brick");
    table.refuses("red: wall 0,2.N", "CK-38");
    let table = table.play("red: wall 0,0.N; red: wall 0,1.N; red: wall -1,1.N");
    table.refuses("red: wall 1,1.N", "CK-38");
    table.refuses("red: wall 0,0.N", "CK-38");
    let poor = board().city("red", "0,0.N").hand("red", "1 brick");
    poor.refuses("red: wall 0,0.N", "CK-38");
}
