//! RIV-141 to RIV-158: where cards go, and the stacks they go under.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-148, RIV-144: open cards return face up, whatever removed them.
#[test]
fn riv_r_12_open_cards_return_to_the_open_stack() {
    let table = Table::gold()
        .cities(RED, "s0")
        .cards(RED, "merchant_guild s0.u");
    let torn = table.clone().play("tear s0.u merchant_guild");
    assert_eq!(
        (
            torn.state.public.supply.open,
            torn.discarded("merchant_guild")
        ),
        (2, 0)
    );
    let lost = table.cards(BLUE, "candamir s0.u").event("feud");
    assert_eq!(lost.state.public.supply.open, 2);
    assert!(lost.offers("end")); // no stack to choose
}

/// RIV-R-12, RIV-R-43: in the duel there is no open stack.
#[test]
fn riv_148_in_the_duel_normal_rules_apply() {
    let table = Table::duel()
        .cities(RED, "s0")
        .cards(RED, "merchant_guild s0.u");
    let torn = table.play("tear s0.u merchant_guild");
    assert_eq!(torn.discarded("merchant_guild"), 1);
}

/// RIV-R-43: they are never held in a theme game, so never built from a hand.
#[test]
fn riv_r_43_open_cards_are_never_held() {
    let table = Table::turmoil();
    let hidden = rivals::unseen(&table.rules, &table.state.public);
    assert_eq!(hidden.count(rivals::CardId::HedgeTavern), 0);
}

/// RIV-141: also a card that was stopped.
#[test]
fn riv_141_played_cards_go_to_the_discard_pile() {
    let table = Table::turmoil()
        .hand(RED, "traitor")
        .hand(BLUE, "abbey")
        .cities(RED, "s0");
    let table = table
        .cards(RED, "hedge_tavern s0.u")
        .cards(BLUE, "heinrich s0.u");
    let table = table.play("play traitor; number 5");
    assert_eq!(
        (table.discarded("traitor"), table.holds(BLUE).as_str()),
        (1, "abbey")
    );
}

/// RIV-155: the owner chooses among the stacks with the card's back.
#[test]
fn riv_144_a_lost_card_goes_under_a_stack_with_its_back() {
    let table = Table::of(Mode::Duel)
        .cards(RED, "candamir s0.u")
        .cities(BLUE, "s0");
    let base = table.clone().cards(BLUE, "abbey s0.u").event("feud");
    assert_eq!(
        (base.decider(), base.menu()),
        (
            Some(BLUE),
            vec!["stack 1".into(), "stack 2".into(), "stack 3".into()]
        )
    );
    base.refuses("stack 4", "RIV-155");
    let gold = table.cards(BLUE, "mint s0.u").event("feud");
    assert_eq!(gold.lowest(4), Some("mint")); // one stack, no choice
}

/// RIV-156: the place stays, and may be filled again.
#[test]
fn riv_156_an_empty_place_is_a_stack_again() {
    let mut table = Table::intro();
    while table.height(1) > 0 {
        table = table
            .hand(RED, "")
            .tasks(&["end-turn", "refill"].map(Into::into));
        table = table.play("draw 1").deal();
    }
    let held = table.holds(RED);
    let card = held.split(' ').next().unwrap().to_string();
    let table = table.tasks(&["end-turn", "exchange"].map(Into::into));
    let table = table.play(&format!("under {card} 1"));
    assert_eq!(table.height(1), 1);
    let table = table.play("draw 1");
    assert_eq!(table.holds(RED), held); // the very card comes back
}

/// RIV-157: neither drawing nor searching an empty stack.
#[test]
fn riv_157_an_empty_stack_gives_nothing() {
    let mut table = Table::intro();
    while table.height(2) > 0 {
        table = table
            .hand(RED, "")
            .tasks(&["end-turn", "refill"].map(Into::into));
        table = table.play("draw 2").deal();
    }
    let table = table
        .hand(RED, "abbey scout inga")
        .tasks(&["end-turn", "exchange"].map(Into::into));
    // Cards that leave a hand in a test go back to the tallest stack.
    let table = table.play("under abbey 1");
    table.refuses("draw 2", "RIV-78");
    let table = table.play("search; spend c0.u; spend c0.l");
    table.refuses("stack 2", "RIV-157");
}

/// RIV-158: looking and taking leave the order as it is; only landscapes and events are mixed.
#[test]
fn riv_158_draw_stacks_are_never_mixed() {
    let table = Table::intro().hand(RED, "abbey scout inga");
    let table = table
        .play("end; under abbey 3; search; spend c0.u; spend c0.l; stack 3")
        .deal();
    let before: Vec<_> = table.state.secret.seen[2].iter().collect();
    let choice = table.menu()[0].clone();
    let table = table.play(&choice);
    let after: Vec<_> = table.state.secret.seen[2].iter().collect();
    let taken = choice.strip_prefix("take ").unwrap().parse().unwrap();
    let place = before.iter().rposition(|it| *it == Some(taken)).unwrap();
    let mut expected = before.clone();
    expected.remove(place);
    assert_eq!(after, expected);
}

/// RIV-R-14: a Town Hall with its Parish Hall is one building.
#[test]
fn riv_r_14_only_the_town_hall_leaves() {
    let table = Table::of(Mode::Duel)
        .cards(RED, "candamir s0.u")
        .cities(BLUE, "s0");
    let table = table
        .cards(BLUE, "parish_hall s0.u")
        .cards(BLUE, "town_hall s0.u");
    let table = table.event("feud");
    assert!(table.has(BLUE, "parish_hall") && !table.has(BLUE, "town_hall"));
    assert_eq!(table.lowest(6), Some("town_hall"));
}
