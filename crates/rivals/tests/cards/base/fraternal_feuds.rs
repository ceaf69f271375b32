//! Fraternal Feuds.

use rivals::Mode;

use crate::common::table::{BLUE, RED, Table};

/// RIV-145, RIV-R-50, RIV-R-62, RIV-CARD-fraternal_feuds_turmoil.
#[test]
fn riv_card_fraternal_feuds_puts_two_cards_of_the_weaker_hand_away() {
    let table = Table::of(Mode::Intro).cards(RED, "candamir s0.u");
    let table = table
        .hand(BLUE, "abbey scout inga")
        .event("fraternal_feuds");
    assert_eq!(table.decider(), Some(RED));
    let table = table.play("under scout 2");
    assert_eq!(table.holds(BLUE), "scout abbey inga"); // both leave together
    assert!(!table.offers("under scout 3"));
    let table = table.play("under inga 2");
    assert_eq!(table.holds(BLUE), "abbey");
    assert_eq!(table.lowest(2), Some("inga")); // the last one lies lowest
}

#[test]
fn riv_card_fraternal_feuds_does_nothing_without_an_advantage() {
    let table = Table::of(Mode::Intro)
        .hand(BLUE, "abbey")
        .event("fraternal_feuds");
    assert!(table.offers("end"));
}

/// RIV-84, RIV-R-65: the victim learns cards and stacks, but not which card went where.
#[test]
fn riv_r_65_the_victim_cannot_tell_which_card_went_where() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "candamir s0.u")
        .hand(BLUE, "abbey scout inga")
        .event("fraternal_feuds");
    let one = table.clone().play("under scout 1; under inga 2");
    let other = table.clone().play("under inga 1; under scout 2");
    assert_eq!(one.view(BLUE), other.view(BLUE));
    assert_eq!(one.news(BLUE), other.news(BLUE));
    assert_ne!(one.view(RED), other.view(RED));
    // Another pair of cards, or of stacks, is another matter.
    let cards = table.clone().play("under scout 1; under abbey 2");
    assert_ne!(cards.view(BLUE), one.view(BLUE));
    let stacks = table.play("under scout 1; under inga 3");
    assert_ne!(stacks.view(BLUE), one.view(BLUE));
}

/// RIV-R-65: with one card, or two with different backs, nothing is left open.
#[test]
fn riv_r_65_backs_and_single_cards_tell_all() {
    let table = Table::of(Mode::Turmoil).cards(RED, "candamir s0.u");
    let single = table.clone().hand(BLUE, "abbey").event("fraternal_feuds");
    let knows = |table: &Table, stack: usize| {
        let own = table.view(BLUE).own(BLUE).cloned().unwrap();
        own.memory[stack].list().iter().next().flatten()
    };
    let single = single.play("blue: pass; under abbey 1");
    assert_eq!(knows(&single, 0), Some(rivals::CardId::Abbey));
    let backs = table
        .hand(BLUE, "abbey archer scout")
        .event("fraternal_feuds");
    let backs = backs.play("blue: pass; under abbey 1; under archer 4");
    assert_eq!(knows(&backs, 0), Some(rivals::CardId::Abbey));
    assert_eq!(knows(&backs, 3), Some(rivals::CardId::Archer));
}
