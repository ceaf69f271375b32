//! RIV-83, RIV-84: who sees what.

use game::{Game, Viewer};
use rivals::{Event, Known, Mode};

use crate::common::table::{BLUE, RED, Table};

/// RIV-83: sizes are public, cards are not.
#[test]
fn riv_83_hands_are_secret_and_their_sizes_are_not() {
    let one = Table::intro().hand(RED, "abbey scout inga");
    let two = Table::intro().hand(RED, "austin harald osmund");
    assert_eq!(one.view(BLUE).public.hand_size(RED), 3);
    assert_eq!(one.view(BLUE), two.view(BLUE));
    assert_ne!(one.view(RED), two.view(RED));
    let spectator = one.rules.view(&one.state, Viewer::Spectator);
    assert_eq!(spectator.known, Known::Nothing);
}

/// RIV-84: the other learns only the stack.
#[test]
fn riv_84_hidden_cards_stay_hidden() {
    let table = Table::intro()
        .hand(RED, "abbey scout")
        .play("end; draw 1; card inga; under inga 2");
    for event in &table.events {
        if let Event::Drawn { card, .. } | Event::PutUnder { card, .. } = event {
            assert!(card.is_some());
            let seen = table.rules.redact(event, Viewer::Seat(BLUE)).unwrap();
            assert!(matches!(
                seen,
                Event::Drawn { card: None, .. } | Event::PutUnder { card: None, .. }
            ));
        }
    }
    let own = table.view(RED).own(RED).cloned().unwrap();
    let list: Vec<_> = own.memory[1].list().iter().collect();
    assert_eq!(list, [Some(rivals::CardId::Inga)]);
    let other = table.view(BLUE).own(BLUE).cloned().unwrap();
    let list: Vec<_> = other.memory[1].list().iter().collect();
    assert_eq!(list, [None]);
}

/// RIV-84, RIV-R-51: a card that leaves a principality is known to both.
#[test]
fn riv_r_51_open_cards_are_known_to_both() {
    let table = Table::of(Mode::Intro)
        .cards(RED, "candamir s0.u")
        .cards(BLUE, "abbey s0.u");
    let table = table.event("feud").play("stack 2");
    for seat in [RED, BLUE] {
        let own = table.view(seat).own(seat).cloned().unwrap();
        assert_eq!(
            own.memory[1].list().iter().collect::<Vec<_>>(),
            [Some(rivals::CardId::Abbey)]
        );
    }
}

/// RIV-84: thief and victim know the card that a Traitor took, and nobody else.
#[test]
fn riv_84_a_stolen_card_is_not_shown_to_spectators() {
    let table = Table::turmoil()
        .hand(RED, "traitor")
        .hand(BLUE, "abbey scout")
        .cities(RED, "s0");
    let table = table
        .cards(RED, "hedge_tavern s0.u")
        .play("play traitor; take abbey");
    let told = |viewer| {
        let mut news = table.heard_by(viewer).into_iter();
        news.find_map(|event| match event {
            Event::Stolen { card, .. } => Some(card),
            _ => None,
        })
    };
    let abbey = rivals::CardId::Abbey;
    for seat in [RED, BLUE] {
        assert_eq!(told(Viewer::Seat(seat)), Some(Some(abbey)));
    }
    assert_eq!(told(Viewer::Spectator), Some(None));
}

/// RIV-55: what was looked through is remembered, and the other sees neither stack nor cards.
#[test]
fn riv_55_a_searched_stack_is_remembered() {
    let table = Table::fresh(Mode::Gold).play("stack 1").deal();
    let own = table.view(RED).own(RED).cloned().unwrap();
    assert_eq!(*own.memory[0].list(), table.state.secret.seen[0]);
    let other = table.view(BLUE).own(BLUE).cloned().unwrap();
    assert!(other.memory[0].list().iter().all(|card| card.is_none()));
    let first = table.menu()[0].clone();
    let table = table.play(&first);
    let other = table.view(BLUE).own(BLUE).cloned().unwrap();
    assert_eq!(other.memory[0].gaps(table.state.public.heights[0].seen), 1);
}

/// A question that only some cards can answer is put to everybody, whatever he holds.
#[test]
fn riv_180_a_question_tells_nothing_about_a_hand() {
    let with = |hand: &str| {
        let table = Table::of(Mode::Turmoil).cards(RED, "candamir s0.u");
        table
            .cards(BLUE, "abbey s0.u")
            .hand(BLUE, hand)
            .event("feud")
    };
    assert_eq!(with("sebastian").view(RED), with("drill_ground").view(RED));
    let settle = |hand: &str| {
        Table::intro()
            .road(RED, 0)
            .hand(RED, hand)
            .play("settle left")
    };
    assert_eq!(settle("scout").view(BLUE), settle("abbey").view(BLUE));
}

/// RIV-R-37: the hand is laid open to the attacker alone, while he chooses.
#[test]
fn riv_145_a_hand_is_shown_to_one_player_only() {
    let table = Table::turmoil()
        .hand(RED, "traitor")
        .hand(BLUE, "abbey")
        .cities(RED, "s0");
    let table = table.cards(RED, "hedge_tavern s0.u").play("play traitor");
    let shown = |table: &Table| match table.view(RED).known {
        Known::Own { shown, .. } => shown.map(|hand| hand.len()),
        _ => None,
    };
    assert_eq!(shown(&table), Some(1));
    assert_eq!(shown(&table.clone().play("pass")), None);
    let news = table
        .events
        .iter()
        .find(|it| matches!(it, Event::HandShown { .. }))
        .unwrap();
    let spectator = table.rules.redact(news, Viewer::Spectator).unwrap();
    assert!(matches!(spectator, Event::HandShown { cards: None, .. }));
}
