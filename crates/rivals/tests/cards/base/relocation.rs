//! Relocation.

use rivals::CardId;

use crate::common::table::{RED, Table};

/// RIV-R-15, RIV-R-52, RIV-CARD-relocation_progress.
#[test]
fn riv_card_relocation_swaps_two_landscapes_with_their_stores() {
    let table = Table::intro().stores(RED, "c0.u 3").hand(RED, "relocation");
    let table = table.play("play relocation; land c0.u; land c2.u");
    assert_eq!(
        (table.store(RED, "c2.u"), table.count(RED, "lumber")),
        (3, 3)
    );
    let land = table
        .state
        .realm(RED)
        .land("c2.u".parse().unwrap())
        .unwrap();
    assert_eq!(land.name(), "forest_red_2");
}

#[test]
fn riv_card_relocation_swaps_two_cards_of_different_sides() {
    let table = Table::intro().hand(RED, "relocation").cities(RED, "s0");
    let table = table.cards(RED, "abbey s0.u, austin s0.u, inga s1.l");
    let table = table.play("play relocation; choose s0.u abbey");
    // Austin lies at the same side, so there is no choice.
    let side = "s1.l".parse().unwrap();
    assert!(table.state.realm(RED).at(side).eq([CardId::Abbey]));
}

#[test]
fn riv_card_relocation_keeps_red_cards_at_cities() {
    let table = Table::gold().hand(RED, "").cities(RED, "s0");
    let table = table
        .cards(RED, "mint s0.u, austin s1.u, inga s0.l")
        .hand(RED, "relocation");
    let table = table.play("play relocation");
    assert!(table.offers("choose s0.u mint")); // with inga at the same city
    let table = table.play("choose s0.u mint");
    let at = |side: &str| table.state.realm(RED).at(side.parse().unwrap()).next();
    assert_eq!(
        (at("s0.u"), at("s0.l")),
        (Some(CardId::Inga), Some(CardId::Mint))
    );
}
