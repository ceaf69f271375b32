//! RIV-120 to RIV-132: what is built, where, and for what price.

use rivals::{CardId, End};

use crate::common::table::{BLUE, RED, Table};

#[test]
fn riv_120_a_road_costs_two_brick_and_a_lumber() {
    let table = Table::intro();
    table.refuses("road left", "RIV-120");
    let table = table.stores(RED, "c0.l 2").play("road left");
    assert!(table.state.realm(RED).has_road(End::Left));
    assert_eq!(
        (table.count(RED, "brick"), table.count(RED, "lumber")),
        (0, 0)
    );
    let rich = table.all_stores(RED, 3);
    rich.refuses("road left", "RIV-120"); // a settlement comes first
    rich.allows("road right");
}

/// RIV-22: one column at the outer side, empty; the builder says what lies above.
#[test]
fn riv_121_a_settlement_brings_two_landscapes() {
    let table = Table::intro();
    table.refuses("settle left", "RIV-121");
    let table = table.road(RED, 0).play("settle left");
    table.refuses("landscape forest_stack_4", "RIV-CARD-scout"); // it is asked first
    let table = table.play("pass; landscape forest_stack_4; landscape gold_field_stack_2");
    let table = table.play("landscape gold_field_stack_2");
    let realm = table.state.realm(RED);
    assert_eq!(realm.end(End::Left).to_string(), "s-1");
    let land = |place: &str| realm.land(place.parse().unwrap()).unwrap().name();
    assert_eq!(
        (land("c-1.u"), land("c-1.l")),
        ("gold_field_stack_2", "forest_stack_4")
    );
    assert_eq!((table.store(RED, "c-1.u"), table.points(RED)), (0, 3));
    assert_eq!(table.goods(RED).total(), 1); // only ore is left
}

/// RIV-22: exactly one column for each settlement.
#[test]
fn riv_22_each_settlement_adds_one_column() {
    let table = Table::intro().settled(RED, "forest_stack_4", "hills_stack_1");
    let lands = rivals::Place::all().filter(|it| table.state.realm(RED).land(*it).is_some());
    assert_eq!(lands.count(), 8);
}

/// RIV-R-38: asked before the landscapes are seen, whether or not a Scout is held.
#[test]
fn riv_r_38_a_scout_is_declared_before_the_draw() {
    let table = Table::intro().road(RED, 0).play("settle left");
    assert_eq!(table.menu(), ["pass"]);
    let table = Table::intro()
        .road(RED, 0)
        .hand(RED, "scout")
        .play("settle left");
    assert_eq!(table.menu(), ["pass", "play scout"]);
    let table = table.play("pass; landscape forest_stack_4; landscape gold_field_stack_2");
    assert!(!table.offers("play scout"));
}

#[test]
fn riv_122_a_city_costs_three_ore_and_two_grain() {
    let table = Table::intro().stores(RED, "c2.l 3");
    table.refuses("city s0", "RIV-122");
    let table = table.stores(RED, "c2.u 2").play("city s0");
    assert_eq!((table.points(RED), table.count(RED, "ore")), (3, 0));
    let rich = table.all_stores(RED, 3);
    rich.refuses("city s0", "RIV-122");
    rich.refuses("city s2", "RIV-122");
}

/// RIV-24: one site above and one below, two each at a city.
#[test]
fn riv_123_green_cards_need_a_free_site() {
    let table = Table::intro()
        .all_stores(RED, 3)
        .hand(RED, "abbey austin harald");
    let table = table.play("build abbey s0.u");
    table.refuses("build austin s0.u", "RIV-123");
    table.refuses("build austin s2.u", "RIV-123");
    let table = table.cities(RED, "s0").play("build austin s0.u");
    table.refuses("build harald s0.u", "RIV-123");
    table.allows("build harald s0.l");
}

/// RIV-24: a city has four sites.
#[test]
fn riv_24_a_city_has_two_sites_on_each_side() {
    let table = Table::intro().cities(RED, "s0");
    let table = table.cards(RED, "abbey s0.u, austin s0.u, harald s0.l, inga s0.l");
    assert_eq!(table.state.realm(RED).cards().count(), 4);
}

#[test]
fn riv_124_red_cards_need_a_city() {
    let table = Table::gold().all_stores(RED, 3).hand(RED, "mint");
    table.refuses("build mint s0.u", "RIV-124");
    let table = table
        .cities(RED, "s0")
        .cards(RED, "abbey s0.u, austin s0.u");
    table.refuses("build mint s0.u", "RIV-124");
    table.allows("build mint s0.l");
}

/// RIV-26, RIV-R-41: any own landscape, without cost.
#[test]
fn riv_125_brown_cards_go_to_a_landscape() {
    let table = Table::gold()
        .cards(RED, "austin s0.u")
        .hand(RED, "gold_cache abbey");
    table.refuses("attach gold_cache c5.u", "RIV-125");
    table.refuses("attach abbey c0.u", "RIV-125");
    table.refuses("build gold_cache s0.l", "RIV-123");
    let table = table.play("attach gold_cache c2.l");
    assert_eq!(table.goods(RED).total(), 5);
}

/// RIV-R-44: a hero with strength.
#[test]
fn riv_r_44_the_cache_needs_a_strong_hero() {
    let table = Table::gold()
        .hand(RED, "gold_cache")
        .cards(RED, "ore_ship s0.u");
    table.refuses("attach gold_cache c0.u", "RIV-129");
    table
        .cards(RED, "inga s0.l")
        .allows("attach gold_cache c0.u");
}

#[test]
fn riv_127_what_is_built_is_paid_first() {
    let table = Table::gold().cities(RED, "s0").hand(RED, "staple_house");
    let table = table
        .cards(RED, "merchant_guild s0.u")
        .stores(RED, "c0.l 2, c2.l 1");
    table.refuses("build staple_house s0.l", "RIV-127"); // its own gain does not pay for it
    let table = table.stores(RED, "c2.l 2").play("build staple_house s0.l");
    assert_eq!((table.count(RED, "brick"), table.count(RED, "ore")), (0, 0));
}

/// RIV-R-60: what is torn down cannot help any more.
#[test]
fn riv_r_60_a_torn_down_card_does_not_help() {
    let table = Table::turmoil()
        .all_stores(RED, 0)
        .stores(RED, "c2.l 1")
        .hand(RED, "harald");
    let table = table.cards(RED, "drill_ground s0.u, abbey s0.l, austin s1.u, inga s1.l");
    table.refuses("build harald s0.u", "RIV-123"); // no free site
    let table = table.play("tear s0.u drill_ground");
    table.refuses("build harald s0.u", "RIV-127"); // no discount any more
}

#[test]
fn riv_128_some_cards_stand_only_once() {
    let once = ["abbey", "marketplace", "parish_hall"];
    for card in once {
        let table = Table::intro().all_stores(RED, 3).hand(RED, card);
        let table = table.cards(RED, &format!("{card} s0.u"));
        table.refuses(&format!("build {card} s1.u"), "RIV-128");
    }
    let table = Table::intro().all_stores(RED, 3).hand(RED, "storehouse");
    table
        .cards(RED, "storehouse s0.u")
        .allows("build storehouse s1.u");
}

/// RIV-R-10: asked only when the card is built or played.
#[test]
fn riv_129_conditions_hold_when_a_card_is_built() {
    let table = Table::progress()
        .all_stores(RED, 3)
        .cities(RED, "s0 s1")
        .hand(RED, "chief_cannoneer");
    table.refuses("build chief_cannoneer s1.u", "RIV-129");
    let table = table.cards(RED, "university s0.u, abbey s0.u");
    let table = table.play("build chief_cannoneer s1.u; tear s0.u abbey; tear s0.u university");
    assert_eq!(table.state.realm(RED).points().strength, 4);
}

/// RIV-R-10: later losses change nothing.
#[test]
fn riv_r_10_a_lost_condition_changes_nothing() {
    let table = Table::progress()
        .cities(RED, "s0")
        .cards(RED, "university s0.u");
    assert!(table.has(RED, "university")); // without Abbey or Library
}

/// RIV-141: face up on the common pile.
#[test]
fn riv_130_action_cards_are_discarded_after_use() {
    let table = Table::intro()
        .hand(RED, "merchant_caravan")
        .play("play merchant_caravan");
    assert_eq!(table.discarded("merchant_caravan"), 0); // not yet carried out
    let table = table.play("spend c0.u; spend c0.l; store c0.u; store c0.l");
    assert_eq!(table.discarded("merchant_caravan"), 1);
}

#[test]
fn riv_131_cards_have_their_moments() {
    let table = Table::turmoil().hand(RED, "sebastian brigitta scout");
    table.refuses("play sebastian", "RIV-131");
    table.refuses("play brigitta", "RIV-131");
    table.refuses("play scout", "RIV-131");
    table.refuses("play abbey", "RIV-74"); // not held, and no action card
    table.refuses("blue: play scout", "RIV-186");
}

/// RIV-28: both players build from one supply.
#[test]
fn riv_28_an_empty_supply_ends_building() {
    let mut table = Table::intro();
    let stack = [
        ("forest_stack_4", "forest_stack_6"),
        ("gold_field_stack_2", "gold_field_stack_3"),
        ("fields_stack_1", "fields_stack_3"),
        ("hills_stack_1", "hills_stack_5"),
        ("pasture_stack_5", "pasture_stack_6"),
    ];
    for (upper, lower) in stack {
        table = table.settled(BLUE, upper, lower);
    }
    let table = table.road(RED, 0).all_stores(RED, 3);
    table.refuses("settle left", "RIV-28");
    let table = table.cities(BLUE, "s0 s1 s2 s3 s4 s5 s6");
    table.refuses("city s0", "RIV-28");
    let table = table.road(RED, 1);
    assert_eq!(table.state.public.supply.roads, 0);
    assert_eq!(table.state.public.supply.landscapes().count(), 2);
}

/// RIV-149: a Relocation moves landscapes, nothing removes centre cards.
#[test]
fn riv_149_centre_cards_never_leave() {
    let table = Table::turmoil().cards(RED, "candamir s0.u").play("end");
    assert_eq!(table.state.realm(RED).centres().count(), 2);
    let table = Table::turmoil().cities(RED, "s0");
    assert!(
        table
            .menu()
            .iter()
            .all(|choice| !choice.starts_with("tear"))
    );
}

/// RIV-R-16: the cache keeps its place.
#[test]
fn riv_r_16_the_cache_is_never_moved() {
    let table = Table::gold().cache(RED, "c0.u").hand(RED, "relocation");
    let table = table.play("play relocation");
    assert!(!table.offers("land cache"));
    let table = table.play("land c0.u; land c2.l");
    assert_eq!(table.state.realm(RED).cache().unwrap().to_string(), "c0.u");
}

/// RIV-R-11, RIV-142: any own card on a site, at any time of the phase.
#[test]
fn riv_142_own_cards_are_torn_down_for_nothing() {
    Table::intro()
        .cards(RED, "abbey s0.u")
        .refuses("tear s0.u abbey", "RIV-142");
    let table = Table::gold()
        .cards(RED, "abbey s0.u, austin s0.l")
        .cache(RED, "c0.u");
    table.refuses("tear s0.u austin", "RIV-142");
    let table = table.play("tear s0.u abbey; tear s0.l austin");
    assert_eq!(
        (table.discarded("abbey"), table.discarded("austin")),
        (1, 1)
    );
    assert!(!table.menu().iter().any(|choice| choice.starts_with("tear")));
}

/// RIV-R-11: free sites do not forbid it; neither cache nor centre card is torn down.
#[test]
fn riv_r_11_tearing_down_needs_no_reason() {
    let table = Table::gold().cards(RED, "abbey s0.u");
    assert!(table.state.realm(RED).has_room_at("s1.u".parse().unwrap()));
    table.allows("tear s0.u abbey");
    assert!(table.has(RED, CardId::Abbey.name()));
}
