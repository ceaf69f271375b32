//! SC5-2 … SC5-16: The Forgotten Tribe.

use crate::sea::at_sea;
use crate::table::Table;

/// Red has a ship at 6,4.E, beside the eastern islands, and a settlement behind it.
fn red() -> Table {
    Table::scenario("forgotten_tribe", 4)
        .settlement("red", "5,4.NE")
        .ship("red", "6,4.NW 6,4.NE")
        .hand("red", "4 lumber 4 wool")
}

/// SC5-2, SC5-3, SC5-4, SC5-16, SEA-134, SEA-R-43.
#[test]
fn sc5_2_one_founds_on_the_main_island_and_settles_nowhere_else() {
    let table = Table::opened(&at_sea("forgotten_tribe", 4));
    assert_eq!(table.menu("red").len(), 54);
    assert_eq!(table.rules.hex_name(table.state.public.robber), "3,7");
    assert_eq!((table.pirate(), table.rules.goal), ("4,1".to_owned(), 13));
    table.refuses("red: settle 2,1.N", "SC5-4 corner=2,1.N");
    let later = Table::scenario("forgotten_tribe", 4)
        .settlement("red", "5,4.NE")
        .ship("red", "6,4.NW 6,4.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    later.refuses("red: settle 7,3.S", "SC5-4");
}

#[test]
fn sc5_5_the_robber_goes_only_to_numbers() {
    let table = Table::scenario("forgotten_tribe", 4).before_roll().roll(7);
    table.refuses("red: robber 2,1", "SC5-5 hex=2,1");
    table.allows("red: robber 2,4");
    let away = Table::scenario("forgotten_tribe", 4)
        .robber("2,4")
        .before_roll()
        .roll(7);
    away.refuses("red: robber 3,7", "SC5-5");
}

/// SC5-6 … SC5-9: eighteen gifts, and no harbour on the map.
#[test]
fn sc5_6_eighteen_gifts_lie_at_the_coasts() {
    let table = Table::opened(&at_sea("forgotten_tribe", 4));
    assert_eq!(table.state.public.sea.gifts.count_ones(), 18);
    assert_eq!(table.rules.setup.layout.harbours.len(), 0);
    assert_eq!(table.state.public.deck_left, 21);
    let board::special::Special::Tribe(it) = &table.rules.sea().special else {
        panic!("the tribe");
    };
    assert_eq!(it.cards(), 4);
    let points = it
        .gifts
        .iter()
        .filter(|(_, gift)| *gift == board::special::Gift::Point);
    assert_eq!(points.count(), 8);
}

/// SC5-7, SC5-10: a point at 7,3.E; taken once, kept for good.
#[test]
fn sc5_7_a_ship_takes_the_point_at_its_edge() {
    let table = red().ship("red", "7,3.SE").play("red: ship 7,3.E");
    table.tells("blue", "gift seat=red place=7,3.E");
    assert_eq!((table.points("red"), table.fleet("red").bonus), (2, 1));
    let again = table.round().play("red: move-ship 7,3.E; red: ship 6,4.E");
    assert_eq!(again.points("red"), 2);
    let back = again.round().play("red: move-ship 6,4.E; red: ship 7,3.E");
    assert_eq!(back.points("red"), 2);
}

/// SC5-8, SC5-11: a card as if bought this turn; nobody else sees it. It lies at 7,1.E.
#[test]
fn sc5_11_a_given_card_is_hidden_and_fresh() {
    let table = Table::scenario("forgotten_tribe", 4)
        .settlement("red", "7,1.S")
        .ship("red", "7,1.SE")
        .hand("red", "1 lumber 1 wool")
        .play("red: ship 7,1.E");
    assert_eq!(table.waits_for(), "chance");
    let table = table.play("draw knight");
    table.tells("red", "card-given seat=red card=knight");
    table.tells("blue", "card-given-hidden seat=red");
    table.refuses("red: knight", "BASE-64 reason=card-bought-this-turn");
    assert_eq!(table.state.public.deck_left, 21);
    assert_eq!(table.state.secret.deck.total(), 24);
    let point = Table::scenario("forgotten_tribe", 4)
        .settlement("red", "7,1.S")
        .ship("red", "7,1.SE")
        .hand("red", "1 lumber 1 wool")
        .play("red: ship 7,1.E; draw point");
    assert_eq!(point.points("red"), 2);
}

/// SC5-9, SC5-12, SC5-13, SC5-15: a harbour is placed at once, at an own building.
#[test]
fn sc5_12_a_harbour_is_placed_at_an_own_building() {
    let table = red().ship("red", "7,3.SE 7,3.E").play("red: ship 7,3.NE");
    let held: Vec<String> = table.menu("red");
    assert!(
        held.iter().all(|action| action.starts_with("harbour ")),
        "{held:?}"
    );
    table.refuses("red: end", "BASE-33");
    let kind = held[0].split(' ').nth(1).unwrap().to_owned();
    table.refuses(&format!("red: harbour {kind} 7,3.SW"), "SC5-12");
    let placed = table.play(&format!("red: {}", held[0]));
    placed.allows("red: end");
    assert_eq!(placed.fleet("red").tokens, 0);
    let rates = placed.state.pieces(placed.seat("red")).rates;
    assert_ne!(rates, board::Goods::each(4));
}

/// SC5-13, SC5-14: two harbours never share a corner; what has no place is held until it has one.
#[test]
fn sc5_14_a_harbour_without_a_place_waits_for_a_settlement() {
    let inland = Table::scenario("forgotten_tribe", 4)
        .settlement("red", "2,4.N")
        .road("red", "2,4.NW 2,3.SW 1,3.E 1,3.NE")
        .with("red token ore")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    assert_eq!(inland.fleet("red").tokens.count_ones(), 1);
    inland.refuses("red: harbour ore 1,3.NE", "SC5-12");
    inland.refuses("red: harbour ore 2,4.NW", "SC5-13");
    let settled = inland.play("red: settle 1,3.N");
    let menu = settled.menu("red");
    assert!(!menu.is_empty() && menu.iter().all(|action| action.starts_with("harbour ore")));
    let placed = settled.play(&format!("red: {}", menu[0]));
    let rates = placed.state.pieces(placed.seat("red")).rates;
    assert_eq!(rates.count(board::Resource::Ore), 2);
}

/// SC5-14, SC5-15: it serves at once, but not as long as it is only held.
#[test]
fn sc5_15_a_placed_harbour_is_a_harbour_like_any_other() {
    let held = Table::scenario("forgotten_tribe", 4)
        .settlement("red", "2,4.N")
        .road("red", "2,4.NW 2,3.SW 1,3.E 1,3.NE")
        .with("red token ore")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain 2 ore");
    held.refuses("red: bank ore wool", "BASE-85");
    let settled = held.play("red: settle 1,3.N");
    let place = settled.menu("red")[0].clone();
    let placed = settled.play(&format!("red: {place}"));
    placed.allows("red: bank ore wool");
    placed.refuses("red: bank wool ore", "BASE-85");
}
