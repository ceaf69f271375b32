//! Scout.

use crate::common::table::{RED, Table};

#[test]
fn riv_card_scout_picks_the_landscapes_of_a_new_settlement() {
    let table = Table::intro().road(RED, 1).hand(RED, "scout");
    table.refuses("play scout", "RIV-131");
    let table = table.play(
        "settle right; play scout; landscape hills_stack_1; landscape gold_field_stack_3; \
         landscape gold_field_stack_3",
    );
    let land = |place: &str| table.state.realm(RED).land(place.parse().unwrap()).unwrap();
    assert_eq!(land("c3.u").name(), "gold_field_stack_3");
    assert_eq!(land("c3.l").name(), "hills_stack_1");
    assert_eq!((table.store(RED, "c3.u"), table.discarded("scout")), (0, 1));
}
