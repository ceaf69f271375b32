//! Trade Ships Race.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-CARD-trade_ships_race_gold.
#[test]
fn riv_card_trade_ships_race_pays_the_player_with_more_ships() {
    let table = Table::of(Mode::Intro).cards(BLUE, "ore_ship s0.u");
    let won = table.clone().event("trade_ships_race");
    assert_eq!(won.decider(), Some(BLUE));
    let tied = table.cards(RED, "wool_ship s0.u").event("trade_ships_race");
    assert_eq!(tied.decider(), Some(RED));
    assert_eq!(tied.play("store c0.u").decider(), Some(BLUE));
}

#[test]
fn riv_card_trade_ships_race_pays_nobody_without_ships() {
    assert!(
        Table::of(Mode::Intro)
            .event("trade_ships_race")
            .offers("end")
    );
}
