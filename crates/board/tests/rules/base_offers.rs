//! BASE-81 to BASE-84: trade between players, from the offer to the conclusion.

use board::{ASK_FORM, COUNTER_FORM, OFFER_FORM, PROPOSE_FORM};
use game::Game as _;

use crate::table::Table;

/// Red on turn with lumber and ore; blue and orange have brick, white has nothing.
fn market() -> Table {
    Table::beginner_board()
        .hand("red", "2 lumber 3 ore")
        .hand("blue", "1 brick")
        .hand("orange", "1 brick 1 wool")
}

#[test]
fn tv_21_counter_offers_of_two_and_a_choice_between_them() {
    let table = market().play("red: offer 1 lumber for 1 brick");
    let table = table.play("blue: counter 1 brick for 3 ore");
    let table = table.play("orange: counter 1 brick for 1 lumber 1 ore");
    table.refuses("blue: conclude orange", "BASE-28"); // never among themselves
    table.refuses("blue: offer 1 brick for 1 wool", "BASE-28");
    let table = table.play("white: reject");
    assert_eq!(table.waits_for(), "red");
    assert_eq!(
        table.menu("red"),
        ["withdraw", "conclude blue", "conclude orange"]
    );
    let table = table.play("red: conclude orange");
    assert_eq!(table.holds("red"), "1 lumber 1 brick 2 ore");
    assert_eq!(table.holds("orange"), "1 lumber 1 wool 1 ore");
    assert_eq!(table.holds("blue"), "1 brick");
    table.tells(
        "white",
        "traded seat=red with=orange give=1 lumber 1 ore get=1 brick",
    );
}

/// BASE-84: who does not hold what is asked for is told so.
#[test]
fn base_84_the_question_knows_who_can_pay() {
    let table = market().play("red: offer 1 lumber for 1 brick");
    let terms = "seat=red give=1 lumber get=1 brick";
    assert_eq!(table.prompt("blue"), format!("prompt-answer {terms}"));
    assert_eq!(
        table.prompt("white"),
        format!("prompt-answer-lacking {terms}")
    );
}

#[test]
fn base_81_offer_acceptance_and_conclusion() {
    let table = market().play("red: offer 1 lumber for 1 brick");
    assert_eq!(table.waits_for(), "blue orange white");
    table.refuses("red: accept", "BASE-81 reason=trade-own-offer");
    table.refuses("red: conclude blue", "BASE-81 reason=trade-not-agreed");
    let table = table.play("blue: accept; orange: accept");
    table.refuses("blue: reject", "BASE-81 reason=trade-answered-already");
    assert_eq!(table.waits_for(), "white");
    // Red need not wait for the last answer.
    table.refuses("red: conclude white", "BASE-81 reason=trade-not-agreed");
    let table = table.play("red: conclude blue");
    assert_eq!(table.holds("red"), "1 lumber 1 brick 3 ore");
    assert_eq!(
        (table.holds("blue"), table.holds("orange")),
        ("1 lumber".into(), "1 brick 1 wool".into())
    );
    table.refuses("orange: accept", "BASE-81 reason=trade-no-offer");
    // Any number of trades in a turn.
    let table = table.play("red: offer 2 ore for 1 wool; orange: accept; red: conclude orange");
    assert_eq!(table.holds("red"), "1 lumber 1 brick 1 wool 1 ore");
}

#[test]
fn base_81_without_an_offer_there_is_nothing_to_answer() {
    let table = market();
    for answer in ["accept", "reject", "counter 1 brick for 1 ore"] {
        table.refuses(&format!("blue: {answer}"), "BASE-81 reason=trade-no-offer");
    }
    table.refuses("red: conclude blue", "BASE-81 reason=trade-no-offer");
    table.refuses("red: withdraw", "BASE-81 reason=trade-no-offer");
}

#[test]
fn base_81_an_offer_can_be_taken_back() {
    let table = market().play("red: offer 1 lumber for 1 brick; blue: accept");
    table.refuses("blue: withdraw", "BASE-28");
    let table = table.play("red: withdraw");
    table.tells("blue", "offer-closed seat=red");
    assert_eq!(table.holds("red"), "2 lumber 3 ore");
    table.refuses("red: conclude blue", "BASE-81 reason=trade-no-offer");
    table.allows("red: offer 1 lumber for 1 brick; red: end");
}

#[test]
fn base_81_an_offer_rejected_by_all_is_over() {
    let table = market().play("red: offer 1 lumber for 1 brick; blue: reject; white: reject");
    assert_eq!(table.waits_for(), "orange");
    let table = table.play("orange: reject");
    table.tells("white", "offer-closed seat=red");
    table.allows("red: end");
}

/// While an offer is open nothing else happens.
#[test]
fn base_81_an_open_offer_comes_first() {
    let table = market()
        .settlement("red", "0,0.N")
        .hand("red", "1 brick 3 lumber");
    let table = table
        .cards("red", "knight")
        .play("red: offer 1 lumber for 1 brick");
    table.refuses("red: end", "BASE-33");
    table.refuses("red: road 0,0.NE", "BASE-28 reason=turn-finish-first");
    table.refuses("red: knight", "BASE-29");
    table.refuses("red: bank lumber ore", "BASE-80");
    table.refuses("red: offer 1 ore for 1 brick", "BASE-80");
}

/// Everybody may answer once; forms are open to those who still can.
#[test]
fn base_81_forms_are_open_to_those_who_may_fill_them() {
    let table = market();
    let forms = |table: &Table, name: &str| table.rules.forms(&table.state, table.seat(name));
    assert_eq!(forms(&table, "red"), [OFFER_FORM, ASK_FORM]);
    assert_eq!(forms(&table, "blue"), [PROPOSE_FORM]);
    let table = table.play("red: offer 1 lumber for 1 brick");
    assert!(forms(&table, "red").is_empty());
    assert_eq!(forms(&table, "blue"), [COUNTER_FORM]);
    let table = table.play("blue: counter 1 brick for 2 lumber");
    assert!(forms(&table, "blue").is_empty());
}

/// Whoever is not asked waits and knows for whom the offer is.
#[test]
fn base_r_36_an_offer_to_one_is_answered_by_that_one() {
    let offer = "red: offer 1 lumber for 1 brick to orange";
    market().refuses(
        "red: offer 1 lumber for 1 brick to red",
        "BASE-R-36 reason=trade-to-another",
    );
    market().refuses("red: offer 4 lumber for 1 brick to orange", "BASE-84");
    market().refuses("blue: offer 1 brick for 1 ore to red", "BASE-28");
    let table = market().play(offer);
    let terms = "give=1 lumber get=1 brick";
    table.tells("white", &format!("offer-to seat=red {terms} to=orange"));
    assert_eq!(table.waits_for(), "orange");
    assert_eq!(
        table.prompt("orange"),
        format!("prompt-answer seat=red {terms}")
    );
    let waiting = format!("prompt-wait-answer-of to=orange seat=red {terms}");
    assert_eq!(table.prompt("blue"), waiting);
    let forms = |name: &str| table.rules.forms(&table.state, table.seat(name));
    assert!(forms("blue").is_empty() && table.menu("blue").is_empty());
    assert_eq!(forms("orange"), [COUNTER_FORM]);
    for answer in ["accept", "reject", "counter 1 brick for 3 ore"] {
        let not_asked = "BASE-R-36 reason=trade-not-asked";
        table.refuses(&format!("blue: {answer}"), not_asked);
    }
    let agreed = table.play("orange: accept");
    assert_eq!(agreed.waits_for(), "red");
    assert_eq!(agreed.menu("red"), ["withdraw", "conclude orange"]);
    let agreed = agreed.play("red: conclude orange");
    assert_eq!(agreed.holds("orange"), "1 lumber 1 wool");
    // The next offer is for everybody again.
    let next = agreed.play("red: offer 1 ore for 1 wool");
    assert_eq!(next.waits_for(), "blue orange white");
}

#[test]
fn base_r_36_a_rejection_of_the_one_who_is_asked_ends_it() {
    let table = market().play("red: offer 1 lumber for 1 brick to orange; orange: reject");
    table.tells("blue", "offer-closed seat=red");
    assert_eq!(table.waits_for(), "red");
    table.allows("red: end; red: offer 1 lumber for 1 brick; blue: propose 1 brick for 1 ore");
}

/// BASE-82: both sides give something; amounts and kinds may differ.
#[test]
fn base_82_gifts_are_forbidden() {
    let table = market();
    table.refuses("red: offer nothing for 1 brick", "BASE-82");
    table.allows("red: offer 3 ore for 1 brick; red: offer 1 lumber 1 ore for 1 brick 1 wool");
    let table = table.play("red: offer 3 ore for 1 brick");
    table.refuses("blue: counter 1 brick for nothing", "BASE-82");
}

/// BASE-82, BASE-83.
#[test]
fn tv_28_an_ore_for_nothing_and_wool_for_wool() {
    let table = Table::beginner_board()
        .hand("red", "1 ore 2 wool")
        .hand("blue", "1 wool");
    table.refuses("red: offer 1 ore for nothing", "BASE-82");
    table.refuses("red: offer 2 wool for 1 wool", "BASE-83 kind=wool");
}

#[test]
fn base_83_no_kind_on_both_sides() {
    let table = market();
    table.refuses("red: offer 3 ore for 1 ore", "BASE-83 kind=ore");
    let table = table.play("red: offer 1 lumber for 1 brick");
    table.refuses(
        "orange: counter 1 brick 1 wool for 1 wool",
        "BASE-83 kind=wool",
    );
    table.allows("orange: counter 1 brick 1 wool for 1 ore");
}

#[test]
fn base_r_17_not_even_in_a_bigger_package() {
    let table = Table::beginner_board().hand("red", "2 wool 1 ore");
    table.refuses("red: offer 2 wool 1 ore for 1 wool", "BASE-83 kind=wool");
    table.allows("red: offer 2 wool 1 ore for 1 grain");
}

/// No promises and no credit.
#[test]
fn base_84_only_cards_in_the_hand_are_offered() {
    let table = market();
    table.refuses("red: offer 4 ore for 1 brick", "BASE-84 goods=4 ore");
    table.refuses("red: offer 1 grain for 1 brick", "BASE-84 goods=1 grain");
    let table = table.play("red: offer 3 ore for 1 brick");
    table.refuses("blue: counter 2 brick for 1 ore", "BASE-84 goods=2 brick");
    table.allows("blue: counter 1 brick for 2 ore");
}

/// BASE-84: who lacks the cards that are asked for cannot accept.
#[test]
fn base_r_29_cards_are_looked_at_in_every_step() {
    let table = market().play("red: offer 1 lumber for 1 brick 1 wool");
    table.refuses("blue: accept", "BASE-R-29 goods=1 brick 1 wool");
    table.allows("orange: accept");
    // A counter-offer may ask for more than the seat on turn has; it cannot be concluded then.
    let table = table.play("orange: counter 1 brick for 3 lumber");
    table.refuses("red: conclude orange", "BASE-R-29 goods=3 lumber");
    assert_eq!(table.menu("red"), ["withdraw"]);
}

/// A question without a price: the others name theirs, nobody can accept it.
#[test]
fn base_81a_the_player_on_turn_asks_openly() {
    let table = market();
    table.refuses("blue: ask 1 ore", "BASE-28 reason=turn-not-yours turn=red");
    table.refuses("red: ask nothing", "BASE-81a");
    let table = table.play("red: ask 1 brick");
    table.tells("white", "asked seat=red get=1 brick");
    assert_eq!(table.prompt("blue"), "prompt-asked seat=red get=1 brick");
    assert_eq!(table.waits_for(), "blue orange white");
    assert_eq!(table.menu("blue"), ["reject"]);
    table.refuses("blue: accept", "BASE-82");
    let table = table.play("blue: counter 1 brick for 2 ore; white: reject");
    assert_eq!(
        table.prompt("blue"),
        "prompt-wait-asked seat=red get=1 brick"
    );
    let table = table.play("orange: reject");
    assert_eq!(table.prompt("red"), "prompt-asking");
    assert_eq!(table.menu("red"), ["withdraw", "conclude blue"]);
    let table = table.play("red: conclude blue");
    assert_eq!(table.holds("red"), "2 lumber 1 brick 1 ore");
}

#[test]
fn base_81b_others_propose_unasked() {
    let table = market();
    let forms = |table: &Table, name: &str| table.rules.forms(&table.state, table.seat(name));
    assert_eq!(forms(&table, "blue"), [PROPOSE_FORM]);
    table.refuses(
        "red: propose 1 ore for 1 brick",
        "BASE-81b reason=trade-on-turn",
    );
    table.refuses("blue: propose 2 brick for 1 ore", "BASE-84 goods=2 brick");
    table.refuses("blue: propose 1 brick for nothing", "BASE-82");
    let table = table.play("blue: propose 1 brick for 1 ore");
    table.tells("orange", "proposed seat=blue give=1 brick get=1 ore");
    // Red owes no answer, and may take it up.
    assert_eq!(table.waits_for(), "red");
    assert_eq!(table.prompt("red"), "prompt-proposals");
    table.allows("red: end; red: conclude blue; red: offer 1 ore for 1 wool; blue: withdraw");
    table.refuses("orange: conclude blue", "BASE-28");
    table.refuses("red: conclude orange", "BASE-81 reason=trade-not-agreed");
    let table = table.play("orange: propose 1 brick 1 wool for 3 lumber");
    assert!(!table.menu("red").contains(&"conclude orange".to_owned()));
    table.refuses("red: conclude orange", "BASE-R-29 goods=3 lumber");
    let table = table.play("red: conclude blue");
    assert_eq!(
        (table.holds("red"), table.holds("blue")),
        ("2 lumber 1 brick 2 ore".into(), "1 ore".into())
    );
    table.refuses("red: conclude blue", "BASE-81 reason=trade-not-agreed");
    let table = table.play("orange: withdraw");
    table.refuses("red: conclude orange", "BASE-81 reason=trade-no-offer");
}

/// Before the roll nobody proposes, and while an offer is open one answers it.
#[test]
fn base_81b_proposals_have_their_time() {
    let terms = "propose 1 brick for 1 ore";
    let open = market().play("red: offer 1 lumber for 1 brick");
    open.refuses(
        &format!("blue: {terms}"),
        "BASE-81b reason=trade-answer-instead",
    );
    let next = market().play("red: end");
    next.refuses(&format!("red: {terms}"), "BASE-81b reason=trade-not-now");
    market().allows(&format!("blue: {terms}"));
}

#[test]
fn base_r_33_three_times_a_turn() {
    let blue = "blue: propose 1 brick for 1 ore";
    let table = market().play(blue).play(blue).play(blue);
    table.refuses(blue, "BASE-R-33 most=3");
    assert!(
        table
            .rules
            .forms(&table.state, table.seat("blue"))
            .is_empty()
    );
    let ask = "red: ask 1 wool; red: withdraw";
    let table = table.play(ask).play(ask).play(ask);
    table.refuses("red: ask 1 wool", "BASE-R-33 most=3");
    table.allows("red: offer 1 ore for 1 wool; orange: propose 1 wool for 1 ore");
    // In the next turn everybody may speak again.
    let table = table.play("red: end; blue: roll; roll 1+1");
    table.allows("blue: ask 1 wool; orange: propose 1 wool for 1 ore");
}

/// A proposal is void once its maker loses cards or something comes between.
#[test]
fn base_r_33_a_proposal_does_not_outlast_its_cards() {
    let proposed = |table: Table| {
        let table = table.play("blue: propose 1 brick for 1 ore");
        table.allows("red: conclude blue");
        table
    };
    let gone = "BASE-81 reason=trade-no-offer";
    let cards = market().cards("red", "monopoly");
    proposed(cards)
        .play("red: monopoly brick")
        .refuses("red: conclude blue", gone);
    let knight = market().cards("red", "knight");
    proposed(knight)
        .play("red: knight; red: robber 1,1")
        .refuses("red: conclude blue", gone);
    proposed(market())
        .play("red: ask 1 wool; red: withdraw")
        .refuses("red: conclude blue", gone);
    // Building and buying are no reason.
    let rich = market().hand("red", "1 wool 1 grain 1 ore 1 ore");
    proposed(rich)
        .play("red: buy; draw knight")
        .allows("red: conclude blue");
}
