//! RIV-180 to RIV-188: the moments in which the other player decides.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-R-57: the player on turn first, before anything of the event happens.
#[test]
fn riv_180_everybody_who_is_threatened_is_asked() {
    let table = Table::of(Mode::Turmoil)
        .cards(RED, "harald s0.u")
        .cards(BLUE, "inga s0.u");
    let table = table.hand(BLUE, "sebastian").event("riots");
    assert_eq!(
        (table.decider(), table.menu()),
        (Some(RED), vec!["pass".to_string()])
    );
    let table = table.play("pass");
    assert_eq!(table.decider(), Some(BLUE));
    let table = table.play("play sebastian"); // only now the event begins
    let table = table.play("red: stack 1");
    assert!(!table.has(RED, "harald") && table.has(BLUE, "inga"));
}

/// RIV-180: whoever is safe anyway is not asked, and without the card in the game nobody is.
#[test]
fn riv_r_57_only_the_threatened_are_asked() {
    let calm = Table::of(Mode::Turmoil).event("riots");
    assert!(calm.offers("end"));
    let feud = Table::of(Mode::Gold)
        .cards(RED, "candamir s0.u")
        .cards(BLUE, "abbey s0.u");
    assert_eq!(feud.event("feud").menu(), ["stack 1", "stack 2", "stack 3"]);
}

/// RIV-R-22: automatic, before a target is named; not the production number.
#[test]
fn riv_181_the_victim_rolls_before_anything_is_named() {
    let table = Table::turmoil()
        .hand(RED, "arsonist")
        .cities(RED, "s0")
        .number(4);
    let table = table
        .cards(RED, "hedge_tavern s0.u")
        .cards(BLUE, "lookout_tower s0.u, abbey s0.l");
    let table = table.play("play arsonist");
    assert_eq!(table.decider(), None);
    let table = table.play("number 6");
    assert_eq!(table.state.public.dice.number, 4);
    assert_eq!(
        table.menu(),
        ["choose s0.u lookout_tower", "choose s0.l abbey"]
    );
}

/// RIV-182, RIV-183, RIV-184, RIV-187: who names, who chooses, who puts away.
#[test]
fn riv_185_the_giver_chooses_the_source() {
    let table = Table::of(Mode::Intro).settled(RED, "mountains_stack_4", "forest_stack_6");
    let table = table
        .stores(RED, "c3.u 1")
        .cards(BLUE, "ore_ship s0.u, wool_ship s0.l, gold_ship s1.u");
    let table = table.rolling().play("dice 1 trade; blue: name ore");
    assert_eq!(table.decider(), Some(RED));
    assert_eq!(table.menu(), ["spend c2.l", "spend c3.u"]);
}

/// RIV-R-05: active player first, completely.
#[test]
fn riv_186_the_player_on_turn_chooses_first() {
    let table = Table::of(Mode::Intro)
        .stores(RED, "c1.u 1")
        .stores(BLUE, "c1.u 1");
    let table = table.event("traveling_merchant");
    assert_eq!(table.decider(), Some(RED));
    let table = table.play("name ore");
    assert_eq!(table.decider(), Some(BLUE));
}

/// RIV-R-05.
#[test]
fn riv_r_05_choices_of_both_come_in_order() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "abbey s0.u")
        .cards(BLUE, "abbey s0.u");
    let table = table.event("invention");
    assert_eq!(table.decider(), Some(RED));
    assert_eq!(table.play("store c0.u").decider(), Some(BLUE));
}

/// RIV-188: the returned resource; the receiver says where it goes.
#[test]
fn riv_188_the_merchant_gives_one_back() {
    let table = Table::gold().cities(RED, "s0").hand(RED, "merchant");
    let table = table.settled(BLUE, "hills_stack_1", "forest_stack_4");
    let table = table.play("play merchant; name ore; pass; spend c0.l");
    assert_eq!(
        (table.decider(), table.menu()),
        (Some(BLUE), vec!["store c0.l".into(), "store c3.u".into()])
    );
}
