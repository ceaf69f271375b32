//! Yule.

use rivals::Mode;

use crate::common::table::Table;

/// RIV-99, RIV-43.
#[test]
fn riv_card_yule_mixes_the_event_stack_and_draws_again() {
    let events = [
        "year_of_plenty",
        "year_of_plenty",
        "invention",
        "feud",
        "trade_ships_race",
    ];
    let table = events
        .iter()
        .fold(Table::of(Mode::Intro), |table, event| table.event(event));
    assert_eq!(table.state.public.events.above, 0);
    let table = table.rolling().play("dice 5 event-card");
    assert!(table.happened("mixed"));
    assert_eq!(table.state.public.events.above, 5);
    let table = table.play("card feud"); // it lies in the stack again
    assert!(table.offers("end"));
}
