//! RIV-70 to RIV-84: the parts of a turn.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_71_nothing_but_two_cards_comes_before_the_roll() {
    let table = Table::of(Mode::Gold)
        .hand(RED, "reiner brigitta goldsmith")
        .stores(RED, "c1.u 3");
    table.refuses("play goldsmith", "RIV-71");
    table.refuses("end", "RIV-71");
    table.refuses("trade 3 gold ore", "RIV-71");
    table.refuses("blue: roll", "RIV-186");
    // RIV-R-53: both, in any order; then nothing is rolled.
    let table = table.play("play brigitta; number 5; play reiner; roll");
    assert_eq!(table.state.public.dice.number, 5);
    assert!(table.offers("store c0.u"));
}

/// RIV-R-53: the other order.
#[test]
fn riv_r_53_reiner_and_brigitta_in_any_order() {
    let table = Table::of(Mode::Gold).hand(RED, "reiner brigitta");
    let table = table.play("play reiner; play brigitta; number 2; roll");
    assert_eq!(
        table.state.public.dice.symbol,
        Some(rivals::Symbol::Celebration)
    );
}

#[test]
fn riv_72_the_red_symbol_comes_before_production() {
    let table = Table::of(Mode::Intro)
        .stores(RED, "c0.u 3, c1.l 3")
        .rolling();
    assert_eq!(table.goods(RED).total(), 9);
    let table = table.play("dice 4 brigands"); // a four brings wool afterwards
    assert_eq!(table.count(RED, "wool"), 1);
}

#[test]
fn riv_73_a_black_symbol_comes_after_production() {
    let table = Table::of(Mode::Intro)
        .stores(RED, "c0.u 2")
        .rolling()
        .play("dice 2 harvest");
    assert_eq!(table.store(RED, "c0.u"), 3);
    assert!(!table.offers("store c0.u")); // full by production already
}

/// RIV-132: any number, in any order; nothing after the end.
#[test]
fn riv_74_the_action_phase_has_any_order_and_any_number() {
    let table = Table::intro()
        .all_stores(RED, 3)
        .hand(RED, "austin harald merchant_caravan");
    let table = table.play("build austin s0.u; trade 3 wool grain; build harald s0.l");
    let table = table.play("play merchant_caravan; spend c0.u; spend c0.u; store c0.u; store c0.u");
    let table = table.play("road left; end");
    table.refuses("road right", "RIV-76");
    table.refuses("blue: roll", "RIV-186");
}

/// RIV-R-26: the limit is asked at the end of the turn only.
#[test]
fn riv_75_the_hand_limit_is_three_and_one_for_each_progress_point() {
    let table = Table::progress();
    assert_eq!(rivals::hand_limit(&table.state, RED), 3);
    let table = table
        .cities(RED, "s0")
        .cards(RED, "abbey s0.u, university s0.l");
    assert_eq!(rivals::hand_limit(&table.state, RED), 5);
    let many = Table::intro().hand(RED, "scout inga harald austin abbey");
    assert!(many.offers("end"));
}

#[test]
fn riv_76_one_draws_up_to_the_limit_from_stacks_of_ones_choice() {
    let table = Table::intro().hand(RED, "scout").play("end");
    table.refuses("pass", "RIV-76");
    assert_eq!(table.menu(), ["draw 1", "draw 2", "draw 3", "draw 4"]);
    let table = table.play("draw 2; card inga");
    assert_eq!(table.holds(RED), "scout inga"); // seen before the next one
    let table = table.play("draw 3; card abbey");
    assert!(table.offers("pass"));
}

/// RIV-146: any hand card, any stack with its back.
#[test]
fn riv_77_cards_beyond_the_limit_go_under_stacks() {
    let table = Table::gold().hand(RED, "scout inga abbey mint").play("end");
    table.refuses("draw 1", "RIV-77");
    assert!(table.offers("under scout 3") && table.offers("under mint 4"));
    assert!(!table.offers("under scout 4") && !table.offers("under mint 1"));
    let table = table.play("under mint 5");
    assert_eq!(table.lowest(5), Some("mint"));
    assert!(table.offers("pass"));
}

/// RIV-R-28, RIV-R-55: pay, choose, look, take one; the stack just used may be drawn from.
#[test]
fn riv_78_one_card_may_be_exchanged() {
    let table = Table::intro()
        .hand(RED, "scout inga abbey")
        .play("end; under inga 1");
    assert!(table.offers("draw 1") && table.offers("search"));
    let drawn = table.clone().play("draw 1; card austin");
    assert_eq!(drawn.holds(RED), "scout abbey austin");
    assert_eq!(drawn.decider(), Some(BLUE)); // once only
    // RIV-R-28: pay, choose the stack, look, take one.
    let table = table.play("search; spend c0.u; spend c0.l; stack 4").deal();
    assert_eq!(table.goods(RED).total(), 3);
    table.refuses("pass", "RIV-157");
    let first = table.menu()[0].clone();
    assert_eq!(table.play(&first).decider(), Some(BLUE));
}

/// RIV-R-55: no card, no exchange.
#[test]
fn riv_r_55_an_empty_hand_exchanges_nothing() {
    let table = Table::intro().tasks(&["end-turn", "exchange", "main"].map(Into::into));
    assert_eq!(table.play("end").decider(), Some(BLUE));
}

#[test]
fn riv_78_a_search_needs_its_price() {
    let table = Table::intro().all_stores(RED, 0).stores(RED, "c0.u 1");
    let table = table
        .hand(RED, "scout inga abbey")
        .play("end; under inga 1");
    assert!(!table.offers("search"));
    table.refuses("search", "RIV-78");
}

#[test]
fn riv_80_a_parish_hall_and_a_town_hall_make_searches_cheaper() {
    let price = |table: &Table| table.state.realm(RED).derived().search_price;
    let table = Table::progress().cities(RED, "s0");
    assert_eq!(price(&table), 2);
    let table = table.cards(RED, "parish_hall s0.u");
    assert_eq!(price(&table), 1);
    let table = table.cards(RED, "town_hall s0.u");
    assert_eq!(price(&table), 0);
    let table = table.all_stores(RED, 0).hand(RED, "scout inga abbey");
    table.play("end; under inga 1; search").allows("stack 1");
}

/// RIV-82: what is drawn at the end waits for the next turn.
#[test]
fn riv_82_new_cards_wait_for_the_next_turn() {
    let table = Table::intro()
        .stores(RED, "c1.u 3")
        .hand(RED, "scout inga")
        .play("end");
    let table = table.play("draw 1; card goldsmith");
    table.refuses("play goldsmith", "RIV-78");
}

#[test]
fn riv_81_then_it_is_the_other_players_turn() {
    let table = Table::intro()
        .hand(RED, "scout inga abbey")
        .play("end; pass");
    assert_eq!(
        (table.decider(), table.state.public.turn),
        (Some(BLUE), BLUE)
    );
    assert!(table.offers("roll"));
}

/// RIV-R-63: the game goes on without any card to draw.
#[test]
fn riv_r_27_with_all_stacks_empty_one_stops_drawing() {
    let mut table = Table::intro();
    let names: Vec<String> = table
        .rules
        .cards
        .iter()
        .flat_map(|(card, count)| vec![card.name().to_string(); count as usize])
        .collect();
    table = table.discard(&names.join(" "));
    assert_eq!((1..=4).map(|stack| table.height(stack)).sum::<u8>(), 0);
    let table = table.play("end");
    assert_eq!(table.decider(), Some(BLUE));
}

/// RIV-R-09: cards whose text asks for something to work on need it, and others do not; what is
/// hidden does not count as known.
#[test]
fn riv_r_09_some_cards_ask_for_something_to_work_on() {
    let table = Table::turmoil()
        .hand(RED, "traitor goldsmith")
        .cities(RED, "s0");
    let table = table.cards(RED, "hedge_tavern s0.u");
    table.refuses("play goldsmith", "RIV-R-09"); // no gold
    table.refuses("play traitor", "RIV-R-09"); // no card to take
    table.hand(BLUE, "abbey").allows("play traitor"); // whichever it is
    let voyage = Table::turmoil()
        .hand(RED, "voyage_of_plunder")
        .cards(RED, "candamir s0.u");
    voyage.all_stores(BLUE, 0).allows("play voyage_of_plunder");
}
