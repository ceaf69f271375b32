//! SEA-120 … SEA-124: the card Road Building with ships.

use crate::table::Table;

fn red() -> Table {
    Table::archipelago()
        .settlement("red", "0,2.NE")
        .cards("red", "road-building")
}

/// SEA-120, SEA-121, SEA-124.
#[test]
fn sea_120_two_roads_two_ships_or_one_of_each() {
    let table = red().play("red: road-building");
    assert_eq!(table.prompt("red"), "prompt-first-piece");
    table
        .clone()
        .play("red: road 0,2.E; red: road 0,2.SE")
        .allows("red: end");
    let mixed = table.clone().play("red: ship 1,2.NW; red: road 0,2.E");
    mixed.allows("red: end");
    let ships = table.play("red: ship 1,2.NW");
    ships.refuses("red: ship 2,2.NW", "SEA-32");
    let ships = ships.play("red: ship 1,2.NE");
    ships.refuses("red: move-ship 1,2.NE", "SEA-61");
    assert_eq!(ships.holds("red"), "nothing");
}

/// SEA-121: the second may be waived, the first may not.
#[test]
fn sea_121_the_second_piece_may_be_waived() {
    let table = red().play("red: road-building");
    table.refuses("red: waive", "BASE-R-04");
    table
        .play("red: ship 1,2.NW; red: waive")
        .allows("red: end");
}

/// SEA-122, SEA-R-09: nothing in between.
#[test]
fn sea_122_nothing_is_built_or_moved_between_the_two() {
    let table = red()
        .ship("red", "1,2.NW")
        .hand("red", "3 ore 2 grain")
        .play("red: road-building; red: ship 1,2.NE");
    table.refuses("red: move-ship 1,2.NW", "BASE-28");
    table.refuses("red: city 0,2.NE", "BASE-28");
}

/// SEA-123: with no place at all the card stays in the hand.
#[test]
fn sea_123_without_a_piece_or_place_the_card_cannot_be_played() {
    let nowhere = Table::archipelago().cards("red", "road-building");
    nowhere.refuses("red: road-building", "BASE-68");
    let ships: Vec<String> = (1..=4)
        .flat_map(|q| [format!("{q},2.NW"), format!("{q},2.NE")])
        .chain((1..=3).flat_map(|q| [format!("{q},3.NW"), format!("{q},3.NE")]))
        .collect();
    let last = Table::archipelago()
        .settlement("red", "0,2.NE")
        .ship("red", &ships.join(" "))
        .road(
            "red",
            "0,2.NE 0,2.E 0,2.SE 0,2.SW 0,2.W 0,2.NW 0,1.SW 0,1.W 0,1.NW 0,1.NE 0,1.E",
        )
        .cards("red", "road-building");
    let played = last.play("red: road-building; red: ship 1,1.E");
    played.allows("red: end");
    played.refuses("red: ship 1,1.NE", "SEA-35");
}
