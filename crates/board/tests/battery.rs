//! The contract battery: forty thousand random games in which nothing is taken on trust.

mod reference;

use std::cell::Cell;

use board::{
    Action, Board, COUNTER_FORM, Goods, Kind as _, KnightAction, Mode, OFFER_FORM, Offer, Options,
    Resource, Rules, State, TradeCards,
};
use game::testing::{Battery, TestLuck};
use game::{Game, Luck, Outcome, Seat, Step, StepOf};
use reference::{maps, recount, universe};

/// Plays one share of the games; what takes long to recount is recounted now and then.
fn battery(games: u32, seed: u64, options: &dyn Fn(u32) -> Options) -> Vec<Outcome> {
    let steps = Cell::new(0_u32);
    Battery::<Rules> {
        games,
        seed,
        options,
        every_action: &universe::every_action,
        invariants: &|rules, state| {
            recount::state(rules, state);
            steps.set(steps.get().wrapping_add(1));
            if steps.get().is_multiple_of(251) {
                recount::slowly(rules, state);
            }
        },
        reveals: &reveals,
        fill_form: &fill_form,
        thorough_every: 1_000,
        max_steps: 100_000,
    }
    .run()
}

/// Steps that lay a secret open by the rules.
fn reveals(_: &Rules, step: &StepOf<Rules>) -> bool {
    let Step::Act(_, action) = step else {
        return false;
    };
    match action {
        // BASE-R-28: what everybody hands over shows how much of the kind he held.
        // BASE-R-11: the last card laid aside turns all of them over.
        Action::Monopoly(_) | Action::Discard(_) => true,
        // CK-R-44: what a named kind brings is public, and that somebody has no commodity, too;
        // Spy and Master Merchant look into a hand.
        Action::Knights(action) => matches!(
            action,
            KnightAction::Name(_) | KnightAction::Hand(_) | KnightAction::Choose(_)
        ),
        _ => false,
    }
}

/// Makes an offer or a counter-offer now and then, half of them nonsense, and compares the verdict.
fn fill_form(rules: &Rules, state: &State, seat: Seat, luck: &mut TestLuck) -> Option<Action> {
    let form = *rules.forms(state, seat).first()?;
    if luck.below(12) > 0 {
        return None;
    }
    let hand = state.hand(seat);
    let kinds = if rules.modules.knights {
        Resource::ALL
    } else {
        Resource::FIVE
    };
    let offer = if luck.below(2) == 0 {
        random_goods_of(hand, luck).map_or(Offer::new(Goods::NONE, hand), |give| {
            let wanted = kinds[luck.below(kinds.len() as u32) as usize];
            Offer::new(give, Goods::of(wanted, 1 + luck.below(2)))
        })
    } else {
        let mut any = || -> Goods {
            let some = |kind: &Resource| Goods::of(*kind, luck.below(3).saturating_sub(1));
            kinds.iter().map(some).sum()
        };
        Offer::new(any(), any())
    };
    let shares_a_kind = offer
        .give()
        .iter()
        .any(|(kind, _)| offer.get().count(kind) > 0);
    let is_allowed = !offer.give().is_empty()
        && !offer.get().is_empty()
        && !shares_a_kind
        && hand.covers(offer.give());
    let action = match form {
        OFFER_FORM => Action::Offer(offer),
        COUNTER_FORM => Action::Counter(offer),
        other => panic!("unknown form {other:?}"),
    };
    let verdict = rules.check(state, seat, action);
    assert_eq!(verdict.is_ok(), is_allowed, "{action:?}: {verdict:?}");
    Some(action)
}

/// One or two cards out of a hand.
fn random_goods_of(hand: Goods, luck: &mut TestLuck) -> Option<Goods> {
    let mut rest = hand;
    let mut goods = Goods::NONE;
    for _ in 0..=luck.below(2) {
        if !rest.is_empty() {
            let card = Goods::of(rest.kind_of_card(luck.below(rest.total())), 1);
            rest -= card;
            goods += card;
        }
    }
    (!goods.is_empty()).then_some(goods)
}

/// A mix of tables: seats, boards, modes, who begins, goals.
fn base_table(number: u32) -> Options {
    let seats = (2 + number % 3) as u8;
    let board = match number / 3 % 4 {
        0 => Board::Beginner,
        1 => Board::Random,
        _ => Board::Variable,
    };
    Options {
        seats,
        board,
        mode: if number.is_multiple_of(2) {
            Mode::Separated
        } else {
            Mode::Combined
        },
        points: [10, 8, 6, 13][number as usize / 7 % 4],
        start: (number / 5)
            .is_multiple_of(3)
            .then_some(Seat((number % u32::from(seats)) as u8)),
        turn_limit: if number / 7 % 4 == 3 { 300 } else { 0 },
        ..Options::default()
    }
}

fn two_table(number: u32) -> Options {
    Options {
        seats: 2,
        neutrals: true,
        board: if number.is_multiple_of(3) {
            Board::Random
        } else {
            Board::Variable
        },
        mode: if number.is_multiple_of(5) {
            Mode::Separated
        } else {
            Mode::Combined
        },
        points: [10, 8, 6][number as usize / 2 % 3],
        start: (number / 4)
            .is_multiple_of(3)
            .then_some(Seat((number & 1) as u8)),
        turn_limit: 300,
        trade_cards: if number.is_multiple_of(2) {
            TradeCards::Fourteen
        } else {
            TradeCards::Twenty
        },
        ..Options::default()
    }
}

/// The seven hexes, where bank, stock and places run out.
fn small(options: &Options) -> Options {
    Options {
        seats: options.seats.min(3),
        board: maps::seven_hexes(),
        points: 12,
        turn_limit: 120,
        hand_limit: 9,
        start: None,
        ..options.clone()
    }
}

/// Three or four with knights, with and without the variant.
fn knights_table(number: u32) -> Options {
    let seats = (3 + number % 2) as u8;
    Options {
        seats,
        knights: true,
        fiesepeter: number / 2 % 2 == 1,
        board: match number / 4 % 4 {
            0 => Board::Beginner,
            1 => Board::Random,
            _ => Board::Variable,
        },
        points: [13, 10, 13, 16][number as usize / 3 % 4],
        turn_limit: 1000,
        ..Options::default()
    }
}

fn wins(outcomes: &[Outcome]) -> usize {
    outcomes.iter().filter(|outcome| !outcome.is_draw()).count()
}

#[test]
fn the_base_game_keeps_every_promise_first_share() {
    let outcomes = battery(9_500, 1, &base_table);
    assert!(wins(&outcomes) * 4 > outcomes.len() * 3);
}

#[test]
fn the_base_game_keeps_every_promise_second_share() {
    let outcomes = battery(9_500, 2, &|number| base_table(number + 1));
    assert!(wins(&outcomes) * 4 > outcomes.len() * 3);
}

#[test]
fn the_base_game_keeps_every_promise_on_a_small_island() {
    let outcomes = battery(1_000, 3, &|number| small(&base_table(number)));
    assert!(wins(&outcomes) < outcomes.len());
}

#[test]
fn the_game_for_two_keeps_every_promise_first_share() {
    let outcomes = battery(9_500, 4, &two_table);
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_for_two_keeps_every_promise_second_share() {
    let outcomes = battery(9_500, 5, &|number| two_table(number + 1));
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_for_two_keeps_every_promise_on_a_small_island() {
    let outcomes = battery(1_000, 6, &|number| small(&two_table(number)));
    assert!(wins(&outcomes) < outcomes.len());
}

#[test]
fn the_game_with_knights_keeps_every_promise_first_share() {
    let outcomes = battery(1_500, 7, &knights_table);
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_with_knights_keeps_every_promise_second_share() {
    let outcomes = battery(1_500, 8, &|number| knights_table(number + 1));
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_with_knights_keeps_every_promise_on_a_small_island() {
    let outcomes = battery(300, 9, &|number| small(&knights_table(number)));
    assert!(wins(&outcomes) < outcomes.len());
}

/// The scenarios of the sea that can be played with knights.
const SCENARIOS: [&str; 7] = [
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_the_desert",
    "cloth_for_catan",
    "wonders_of_catan",
    "new_world",
];

fn knights_at_sea(number: u32) -> Options {
    Options {
        scenario: Some(SCENARIOS[number as usize % 7].to_owned()),
        board: if (number / 7).is_multiple_of(2) {
            Board::Printed
        } else {
            Board::Variable
        },
        seats: (3 + number / 3 % 2) as u8,
        points: 14,
        start: None,
        ..knights_table(number / 7)
    }
}

#[test]
fn knights_at_sea_keep_every_promise() {
    battery(210, 10, &knights_at_sea);
}
