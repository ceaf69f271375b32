//! CK-50 … CK-53, CK-R-43, CK-R-44: the hand of progress cards and what others see of it.

use board::{Area, ProgressCard, Returned};
use game::Seat;

use super::board;
use super::table::Table;

/// Any number a turn, also one drawn in this turn; a played card goes under its deck.
#[test]
fn ck_50_as_many_cards_as_one_likes() {
    let table = board()
        .settlement("red", "0,1.N")
        .with("red progress irrigation merchant-fleet\nred improvement science 1")
        .before_roll()
        .play("red: roll; roll 1+1 science; progress mining");
    let table = table.play("red: play irrigation; red: play merchant-fleet; red: name ore");
    assert_eq!(table.state.public.knights.returned.iter().count(), 2);
    table.refuses("red: play irrigation", "CK-50 reason=card-not-held");
    table.refuses("red: play mining", "CK-CARD-mining");
    table.refuses("blue: play spy", "BASE-28");
}

/// In anybody's turn, and out of the Spy's reach.
#[test]
fn ck_51_points_are_shown_at_once() {
    let table = board()
        .with("blue improvement politics 1\nred progress spy")
        .before_roll()
        .play("red: roll; roll 1+1 politics; progress constitution");
    assert_eq!(table.points("blue"), 1);
    table.tells("white", "knights-event-point seat=blue card=constitution");
    table.refuses("red: play spy", "CK-CARD-spy");
    assert_eq!(table.state.public.knights.realm(Seat(1)).hidden_cards(), 0);
}

/// CK-TV-26, CK-R-02: at once for others, by the end of the turn for the player on turn.
#[test]
fn ck_52_four_hidden_cards_are_the_limit() {
    let table = board()
        .with("red progress spy spy bishop bishop\nblue progress crane crane smith smith")
        .with("red improvement science 1\nblue improvement science 1\nred shown printer")
        .before_roll()
        .play("red: roll; roll 1+1 science; progress mining; progress mining");
    assert_eq!(table.waits_for(), "blue");
    table.refuses("blue: return spy", "CK-52");
    table.refuses("red: return spy", "CK-21");
    let table = table.play("blue: return mining");
    table.tells(
        "red",
        "knights-event-returned-hidden seat=blue deck=science",
    );
    table.tells(
        "blue",
        "knights-event-returned seat=blue deck=science card=mining",
    );
    table.refuses("red: end", "CK-52");
    let table = table.play("red: return bishop; red: end");
    table.refuses("blue: return crane", "CK-52");
}

/// Without a card under a deck that has run out nothing is drawn.
#[test]
fn ck_53_nothing_is_drawn_from_an_empty_deck() {
    let all = "commercial-harbor commercial-harbor master-merchant master-merchant";
    let more = "merchant merchant merchant merchant merchant merchant";
    let rest = "resource-monopoly resource-monopoly resource-monopoly resource-monopoly \
                trade-monopoly trade-monopoly merchant-fleet";
    let table = board()
        .with(&format!(
            "blue progress {all}\nwhite progress {more}\norange progress {rest}"
        ))
        .with("red improvement trade 1\nred progress merchant-fleet")
        .before_roll()
        .play("red: roll; roll 1+1 trade");
    assert_eq!(table.state.public.knights.deck_size(Area::Trade), 0);
    assert_eq!(table.waits_for(), "red");
    // What was played lies under the deck and comes round again.
    let turned =
        table.play("red: play merchant-fleet; red: name ore; red: end; blue: roll; roll 1+1 trade");
    turned.cannot_draw("progress merchant");
    turned.play("progress merchant-fleet");
}

/// Nothing of trade is fresh: blue holds all but a Merchant Fleet, a Merchant and a Trade Monopoly,
/// which went under the deck as these lines say. Red and white draw at the gate.
fn trade_run_out(lines: &str) -> Table {
    let blue = "commercial-harbor commercial-harbor master-merchant master-merchant merchant \
                merchant merchant merchant merchant resource-monopoly resource-monopoly \
                resource-monopoly resource-monopoly trade-monopoly merchant-fleet";
    board()
        .with(&format!("blue progress {blue}\n{lines}"))
        .with("red improvement trade 1\nwhite improvement trade 1")
        .before_roll()
}

const MERCHANT_SECOND: &str =
    "red played merchant-fleet\nwhite buried merchant\nred played trade-monopoly";

/// CK-50, CK-52: decks are never shuffled; what went under one comes back in that order.
#[test]
fn ck_r_51_returned_cards_are_drawn_in_order_after_the_fresh_ones() {
    let red = trade_run_out(MERCHANT_SECOND).play("red: roll; roll 1+1 trade");
    red.cannot_draw("progress merchant");
    red.cannot_draw("progress trade-monopoly");
    let white = red.play("progress merchant-fleet");
    white.cannot_draw("progress trade-monopoly");
    let drawn = white.play("progress merchant");
    assert_eq!(drawn.state.public.knights.deck_size(Area::Trade), 1);
    // What is played now goes below what lies there.
    let again =
        drawn.play("red: play merchant-fleet; red: name ore; red: end; blue: roll; roll 1+1 trade");
    again.cannot_draw("progress merchant-fleet");
    again.play("progress trade-monopoly; progress merchant-fleet");
    let fresh = board()
        .with("red played master-merchant master-merchant\nred improvement trade 1")
        .before_roll()
        .play("red: roll; roll 1+1 trade");
    fresh.cannot_draw("progress master-merchant");
    fresh.play("progress merchant");
}

/// What was played is known to all under the deck and when it is drawn; what was put back, to its
/// owner and to whoever draws it.
#[test]
fn ck_r_52_who_knows_the_cards_under_a_deck() {
    let table = trade_run_out(MERCHANT_SECOND);
    let seen = [
        Returned::Open(ProgressCard::MerchantFleet),
        Returned::Hidden(Seat(3)),
        Returned::Open(ProgressCard::TradeMonopoly),
    ];
    for viewer in ["red", "blue", "white", "spectator"] {
        let pile = table.view(viewer).public.knights.returned.of(Area::Trade);
        assert_eq!(pile.iter().collect::<Vec<_>>(), seen, "{viewer}");
    }
    let buried = |viewer: &str, seat: u8| -> Option<Vec<ProgressCard>> {
        let view = table.view(viewer);
        view.own(Seat(seat)).map(|own| own.buried.known().collect())
    };
    assert_eq!(buried("white", 3), Some(vec![ProgressCard::Merchant]));
    assert_eq!(buried("blue", 1), Some(Vec::new()));
    assert_eq!(buried("blue", 3), None);
    let drawn = table.play("red: roll; roll 1+1 trade; progress merchant-fleet");
    for viewer in ["red", "blue", "spectator"] {
        let told = "knights-event-drawn seat=red deck=trade card=merchant-fleet";
        drawn.tells(viewer, told);
    }
    let merchant_first =
        "white buried merchant\nred played merchant-fleet\nred played trade-monopoly";
    let drawn = trade_run_out(merchant_first).play("red: roll; roll 1+1 trade; progress merchant");
    for viewer in ["red", "white"] {
        let told = "knights-event-drawn seat=red deck=trade card=merchant";
        drawn.tells(viewer, told);
    }
    for viewer in ["blue", "spectator"] {
        drawn.tells(viewer, "knights-event-drawn-hidden seat=red deck=trade");
    }
}

/// Number and deck are public, the kind is not.
#[test]
fn ck_r_43_others_see_number_and_deck() {
    let table = board().with("red progress spy crane");
    let view = table.view("blue");
    assert_eq!(view.public.knights.realm(Seat(0)).hidden, [0, 1, 1]);
    assert!(view.own(Seat(0)).is_none());
    assert_eq!(table.view("red").own(Seat(0)).unwrap().progress.total(), 2);
}

/// CK-R-44: monopolies are public, what is handed over is known to the two only.
#[test]
fn ck_r_44_only_the_two_concerned_see_what_is_handed_over() {
    let table = board()
        .settlement("blue", "0,1.N")
        .hand("blue", "2 ore 1 coin")
        .with("red progress wedding resource-monopoly")
        .play("red: play wedding; blue: hand coin; blue: hand ore");
    table.tells("red", "knights-event-handed seat=blue to=red kind=coin");
    table.tells("white", "knights-event-handed-hidden seat=blue to=red");
    let table = table
        .quiet()
        .play("red: play resource-monopoly; red: name ore");
    table.tells("white", "monopolised seat=red from=blue goods=1 ore");
}
