//! RIV-90 to RIV-99: what the dice do.

use rivals::{CardId, Mode};

use crate::common::table::{BLUE, RED, Table};

/// RIV-27: a landscape holds three, and the rest is lost.
#[test]
fn riv_90_every_landscape_with_the_number_produces() {
    let table = Table::of(Mode::Intro)
        .stores(BLUE, "c0.u 3")
        .rolling()
        .play("dice 3 trade");
    assert_eq!(
        (table.store(RED, "c0.l"), table.store(BLUE, "c0.u")),
        (2, 3)
    );
    assert_eq!(
        (table.goods(RED).total(), table.goods(BLUE).total()),
        (6, 7)
    );
}

/// RIV-90: a booster brings two, but not more than fit.
#[test]
fn riv_27_a_landscape_holds_three() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "lumber_camp s0.u")
        .stores(RED, "c0.u 2");
    assert_eq!(table.rolling().play("dice 2 trade").store(RED, "c0.u"), 3);
}

/// RIV-93: seven are safe, eight are not; each player is looked at alone.
#[test]
fn riv_92_brigands_count_all_resources() {
    let table = Table::of(Mode::Intro)
        .stores(RED, "c0.u 3, c1.u 1")
        .stores(BLUE, "c1.u 2");
    assert_eq!(rivals::countable(&table.state, RED), 8);
    let table = table.rolling().play("dice 6 brigands");
    assert_eq!((table.count(RED, "wool"), table.count(RED, "gold")), (0, 0));
    assert_eq!(
        (table.count(BLUE, "wool"), table.count(BLUE, "gold")),
        (1, 2)
    ); // seven
    assert_eq!(table.count(RED, "lumber"), 3);
}

/// RIV-R-39: two Storehouses at one landscape leave it out once.
#[test]
fn riv_r_39_storehouses_overlap() {
    let table = Table::of(Mode::Intro).all_stores(RED, 2);
    let table = table.cards(RED, "storehouse s0.u, storehouse s1.u");
    assert_eq!(rivals::countable(&table.state, RED), 6); // all three upper ones
}

/// RIV-R-29: below three commerce points, or on a tie, nothing happens.
#[test]
fn riv_94_trade_takes_one_for_the_advantage() {
    let ships = "ore_ship s0.u, wool_ship s0.l, gold_ship s1.u";
    let table = Table::of(Mode::Intro)
        .cards(BLUE, ships)
        .rolling()
        .play("dice 2 trade");
    assert_eq!(table.decider(), Some(BLUE)); // on red's turn, too
    let table = table.play("name ore");
    assert_eq!((table.count(BLUE, "ore"), table.count(RED, "ore")), (2, 0));
    let two = Table::of(Mode::Intro).cards(BLUE, "ore_ship s0.u, wool_ship s0.l");
    assert!(two.rolling().play("dice 2 trade").offers("end"));
}

/// RIV-R-05: the player on turn first.
#[test]
fn riv_95_celebration_serves_the_more_skilful_or_both() {
    let table = Table::of(Mode::Intro).rolling().play("dice 2 celebration");
    let table = table.play("red: store c0.l; blue: store c0.u");
    assert!(table.offers("end"));
    let led = Table::of(Mode::Intro).cards(BLUE, "austin s0.u").rolling();
    let led = led.play("dice 2 celebration; blue: store c0.u");
    assert!(led.offers("end"));
}

/// RIV-R-48, RIV-186: fixed gold, then the free one; the player on turn completely first.
#[test]
fn riv_97_harvest_serves_both() {
    let table = Table::of(Mode::Intro)
        .cards(BLUE, "toll_bridge s0.u")
        .rolling();
    let table = table.play("dice 5 harvest");
    assert_eq!((table.decider(), table.count(BLUE, "gold")), (Some(RED), 0));
    let table = table.play("store c0.u");
    assert_eq!(
        (table.decider(), table.count(BLUE, "gold")),
        (Some(BLUE), 2)
    );
}

/// RIV-147: then it goes under the stack, and does not come back before Yule.
#[test]
fn riv_98_the_player_on_turn_reveals_an_event() {
    let table = Table::of(Mode::Intro).rolling().play("dice 2 event-card");
    assert_eq!(table.decider(), None);
    let table = table.play("card invention");
    assert_eq!(table.state.public.events.hidden(CardId::Invention), 0);
    assert_eq!(table.state.public.events.above, 4);
}
