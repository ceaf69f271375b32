//! RIV-40 to RIV-63: what lies on the table before the first turn.

use game::{Game, Seat, Setup as _};
use rivals::{CardId, Mode, Options, Rules, Set, Setup};

use crate::common::table::{BLUE, RED, Table};

/// RIV-57, RIV-50: goals of all modes.
#[test]
fn riv_45_seven_points_win_the_introductory_game() {
    assert_eq!(Mode::ALL.map(Mode::goal), [7, 12, 12, 12, 13]);
}

fn heights(mode: Mode) -> Vec<u8> {
    let table = Table::fresh(mode);
    let stacks = table.rules.stacks();
    stacks
        .map(|it| table.state.public.heights[it.index()].total())
        .collect()
}

/// RIV-51, RIV-52, RIV-58, RIV-59: the stacks of the other modes.
#[test]
fn riv_46_the_base_cards_make_four_stacks_of_nine() {
    assert_eq!(heights(Mode::Intro), [9, 9, 9, 9]);
    assert_eq!(heights(Mode::Gold), [12, 12, 12, 11, 11]);
    assert_eq!(heights(Mode::Turmoil), [12, 12, 12, 11, 11]);
    assert_eq!(heights(Mode::Progress), [12, 12, 12, 12, 12]);
    assert_eq!(heights(Mode::Duel), [12, 12, 12, 12, 12, 14]);
}

#[test]
fn riv_53_two_cards_lie_in_the_open_stack_of_a_theme_game() {
    let open = |mode| {
        (
            Table::fresh(mode).state.public.supply.open,
            Mode::open_card(mode),
        )
    };
    assert_eq!(open(Mode::Intro), (0, None));
    assert_eq!(open(Mode::Gold), (2, Some(CardId::MerchantGuild)));
    assert_eq!(open(Mode::Turmoil), (2, Some(CardId::HedgeTavern)));
    assert_eq!(open(Mode::Progress), (2, Some(CardId::University)));
    assert_eq!(open(Mode::Duel), (0, None));
}

/// RIV-47, RIV-54, RIV-60, RIV-43: events of all modes, three of them below Yule.
#[test]
fn riv_47_nine_events_with_five_above_yule() {
    let events = |mode| {
        let events = Table::fresh(mode).state.public.events;
        (events.total(), events.above)
    };
    assert_eq!(events(Mode::Intro), (9, 5));
    assert_eq!(events(Mode::Gold), (12, 8));
    assert_eq!(events(Mode::Turmoil), (13, 9));
    assert_eq!(events(Mode::Progress), (14, 10));
    assert_eq!(events(Mode::Duel), (12, 8));
}

/// Which six of the fifteen are in the game is not known before they turn up.
#[test]
fn riv_60_six_of_fifteen_events_join_the_duel() {
    let mut events = Table::fresh(Mode::Duel).state.public.events;
    // Five sure ones in eleven places, six places for fifteen cards.
    assert_eq!(events.weight(CardId::Invention), 15);
    assert_eq!(events.weight(CardId::Feud), 0);
    assert_eq!(events.moon_weight(CardId::Feud), 6);
    assert_eq!(events.weight(CardId::Plague), 15);
    assert_eq!(events.moon_weight(CardId::Plague), 2 * 6);
    assert_eq!(events.weight(CardId::Yule), 0);
    events.admit(CardId::Feud);
    events.reveal(CardId::Feud);
    assert_eq!(events.moon_weight(CardId::Feud), 0);
    assert_eq!(events.moon_weight(CardId::FraternalFeuds), 5); // five places for fourteen cards
    events.rebuild();
    assert_eq!(events.weight(CardId::Feud), 14); // in the game for certain now
}

/// RIV-59: base cards carry no half-moon, theme cards with one stay out.
#[test]
fn riv_62_half_moons_stay_out_of_the_duel() {
    let table = Table::fresh(Mode::Duel);
    for card in CardId::draw_cards() {
        let def = card.def();
        assert_eq!(
            table.rules.cards.count(card),
            def.copies - def.moons,
            "{card}"
        );
        assert!(card.set() != Set::Base || def.moons == 0);
    }
    assert_eq!(table.rules.cards.count(CardId::Sebastian), 0);
    assert_eq!(table.rules.cards.count(CardId::MerchantGuild), 1);
}

/// RIV-44: three cards for both, from different stacks.
#[test]
fn riv_48_the_top_three_of_a_stack_are_the_first_hand() {
    let table = Table::fresh(Mode::Intro).play("stack 2; card abbey; card scout; card inga");
    assert_eq!(table.holds(RED), "scout abbey inga");
    assert_eq!(table.decider(), Some(BLUE));
    table.refuses("stack 2", "RIV-48");
    let table = table.play("stack 1; card austin; card scout; card harald");
    assert_eq!((table.height(1), table.height(2)), (6, 6));
    assert_eq!(table.state.public.turns, 1);
}

/// RIV-49, RIV-30: no landscape is moved in the introductory game.
#[test]
fn riv_49_the_introductory_game_keeps_the_fixed_layout() {
    let table = Table::fresh(Mode::Intro)
        .play("stack 1")
        .deal()
        .play("stack 2")
        .deal();
    assert_eq!(table.decider(), Some(RED));
    assert!(table.offers("roll"));
}

/// RIV-61, RIV-79: in the other modes one looks through a stack and picks any three.
#[test]
fn riv_55_three_cards_are_picked_from_a_base_stack() {
    let table = Table::fresh(Mode::Duel).play("stack 1").deal();
    let order: Vec<_> = table.state.secret.seen[0].iter().flatten().collect();
    assert_eq!(order.len(), 12);
    let picks: Vec<CardId> = [order[0], order[5], order[11]].to_vec();
    let steps: Vec<String> = picks.iter().map(|card| format!("take {card}")).collect();
    let table = table.play(&steps.join("; "));
    let mut rest = order.clone();
    for card in &picks {
        let topmost = rest.iter().rposition(|it| it == card).unwrap();
        rest.remove(topmost);
    }
    assert!(table.state.secret.seen[0].iter().flatten().eq(rest));
    assert_eq!(table.state.hand(RED).len(), 3);
    table.refuses("stack 4", "RIV-55"); // no base stack
}

/// RIV-R-03: in the other modes the second player may look through the same stack.
#[test]
fn riv_r_03_both_may_take_their_hands_from_one_stack() {
    let mut table = Table::fresh(Mode::Gold);
    for seat in [RED, BLUE] {
        assert_eq!(table.decider(), Some(seat));
        table = table.play("stack 1").deal();
        for _ in 0..3 {
            let first = table.menu()[0].clone();
            table = table.play(&first);
        }
    }
    assert_eq!((table.height(1), table.height(2)), (6, 12));
    assert_eq!(table.state.hand(BLUE).len(), 3);
}

/// RIV-R-04: after both hands, the start player first; stores move along.
#[test]
fn riv_56_landscapes_are_rearranged_once() {
    let mut table = Table::fresh(Mode::Gold);
    for stack in ["stack 1", "stack 2"] {
        table = table.play(stack).deal();
        for _ in 0..3 {
            let first = table.menu()[0].clone();
            table = table.play(&first);
        }
    }
    assert_eq!(table.decider(), Some(RED));
    // The gold field goes to the first place; what lay there goes where it was.
    let table = table.play("land c1.u; land c0.l; land c1.u; land c1.l; land c2.u");
    let land = |place: &str| {
        table
            .state
            .realm(RED)
            .land(place.parse().unwrap())
            .unwrap()
            .name()
    };
    assert_eq!(
        (land("c0.u"), land("c1.u")),
        ("gold_field_red_1", "forest_red_2")
    );
    assert_eq!((table.store(RED, "c0.u"), table.store(RED, "c1.u")), (0, 1));
    assert_eq!(table.decider(), Some(BLUE));
}

#[test]
fn riv_42_the_higher_roll_begins_and_ties_are_repeated() {
    let table = Table::with(&Options::default()).play("start 3 3");
    assert_eq!(table.decider(), None);
    let table = table.play("start 2 5");
    assert_eq!(table.decider(), Some(BLUE));
    assert_eq!(table.state.public.starter, BLUE);
}

/// RIV-41: centre cards and landscapes of the common supply.
#[test]
fn riv_41_centre_stacks_lie_ready() {
    let supply = Table::fresh(Mode::Intro).state.public.supply;
    assert_eq!((supply.roads, supply.settlements, supply.cities), (7, 5, 7));
    assert_eq!(supply.landscapes().count(), 12);
}

#[test]
fn riv_40_two_play_red_and_blue() {
    let deal = |seats, start| {
        let options = Options {
            seats,
            start,
            ..Options::default()
        };
        Setup::deal(&options, &mut game::testing::TestLuck(0))
    };
    assert_eq!(deal(3, None).unwrap_err().rule.0, "RIV-40");
    assert_eq!(deal(2, Some(Seat(2))).unwrap_err().rule.0, "RIV-40");
    let rules = Rules::open(deal(2, None).unwrap()).unwrap();
    assert_eq!(rules.setup().seat_names(), ["red", "blue"]);
}

/// RIV-31: one of each, no gold.
#[test]
fn riv_31_every_landscape_but_the_gold_field_holds_one() {
    for mode in Mode::ALL {
        let table = Table::fresh(mode);
        for seat in [RED, BLUE] {
            assert_eq!(table.goods(seat), rivals::Goods::list([1, 1, 1, 1, 1, 0]));
        }
    }
}
