//! The cards of trade, one test each.

use super::board;

/// CK-R-26: spread over the turn, once with each opponent, who chooses the commodity.
#[test]
fn ck_card_commercial_harbor() {
    let table = board()
        .hand("red", "2 wool 1 coin")
        .hand("blue", "1 cloth 1 paper")
        .hand("white", "1 ore")
        .with("red progress commercial-harbor commercial-harbor");
    let open = table.play("red: play commercial-harbor; red: exchange blue");
    open.refuses("red: hand coin", "CK-CARD-commercial_harbor");
    let asked = open.play("red: hand wool");
    assert_eq!(asked.waits_for(), "blue");
    asked.refuses("blue: hand wool", "CK-CARD-commercial_harbor");
    let done = asked.play("blue: hand paper");
    assert_eq!(
        (done.holds("red"), done.holds("blue")),
        ("1 wool 1 coin 1 paper".into(), "1 wool 1 cloth".into())
    );
    done.refuses("red: exchange blue", "CK-CARD-commercial_harbor");
    // White has no commodity: the resource comes back, and the exchange is used up.
    let failed = done.play("red: exchange white; red: hand wool");
    assert_eq!(failed.holds("red"), "1 wool 1 coin 1 paper");
    failed.refuses("red: exchange white", "CK-CARD-commercial_harbor");
    // A second card gives no second exchange: it is held back when nobody is left.
    failed.allows("red: play commercial-harbor");
    let all = failed.play("red: exchange orange; red: hand wool");
    all.refuses("red: play commercial-harbor", "CK-CARD-commercial_harbor");
    all.play("red: end")
        .refuses("blue: exchange red", "BASE-28");
    let poor = board()
        .hand("red", "1 coin")
        .with("red progress commercial-harbor");
    poor.refuses("red: play commercial-harbor", "CK-CARD-commercial_harbor");
}

/// CK-82: strictly more points. The hand is shown to the card player only.
#[test]
fn ck_card_master_merchant() {
    let table = board()
        .settlement("red", "0,0.N")
        .city("blue", "0,1.N")
        .settlement("white", "-1,1.N")
        .hand("blue", "1 ore 2 cloth")
        .hand("white", "1 ore")
        .with("red progress master-merchant");
    let asked = table.play("red: play master-merchant");
    asked.refuses("red: choose white", "CK-CARD-master_merchant");
    let shown = asked.play("red: choose blue");
    shown.tells(
        "red",
        "knights-event-hand-shown seat=red of=blue goods=1 ore 2 cloth",
    );
    shown.tells("white", "knights-event-hand-shown-hidden seat=red of=blue");
    shown.refuses("red: pick wool", "CK-CARD-master_merchant");
    let taken = shown.play("red: pick cloth; red: pick ore");
    assert_eq!(
        (taken.holds("red"), taken.holds("blue")),
        ("1 ore 1 cloth".into(), "1 cloth".into())
    );
    assert!(taken.state.own(game::Seat(0)).shown_hand.is_empty());
    let single = board()
        .city("blue", "0,1.N")
        .hand("blue", "1 ore")
        .with("red progress master-merchant");
    assert_eq!(
        single
            .play("red: play master-merchant; red: choose blue; red: pick ore")
            .waits_for(),
        "red"
    );
    let equal = board()
        .city("red", "0,0.N")
        .city("blue", "0,1.N")
        .hand("blue", "1 ore")
        .with("red progress master-merchant");
    equal.refuses("red: play master-merchant", "CK-CARD-master_merchant");
}

#[test]
fn ck_card_merchant() {
    let table = board()
        .settlement("red", "0,1.N")
        .settlement("blue", "1,1.N")
        .hand("red", "2 grain")
        .with("red progress merchant merchant\nblue merchant 2,0");
    assert_eq!(table.points("blue"), 2);
    let asked = table.play("red: play merchant");
    asked.refuses("red: merchant 2,0", "CK-CARD-merchant hex=2,0");
    let placed = asked.play("red: merchant 0,1");
    assert_eq!((placed.points("red"), placed.points("blue")), (2, 1));
    placed.allows("red: bank grain ore");
    let again = placed.play("red: play merchant");
    again.refuses("red: merchant 0,1", "CK-CARD-merchant hex=0,1"); // it must move
    again.allows("red: merchant 0,0; red: merchant 1,0");
}

/// CK-TV-22: as often as one likes, until the end of the turn.
#[test]
fn ck_card_merchant_fleet() {
    let table = board()
        .hand("red", "4 cloth 2 ore")
        .with("red progress merchant-fleet merchant-fleet")
        .play("red: play merchant-fleet; red: name cloth");
    table.refuses("red: bank ore wool", "BASE-85");
    table.refuses("red: bank cloth cloth", "BASE-R-18");
    let table = table.play("red: bank cloth wool; red: play merchant-fleet; red: name ore");
    let table = table.play("red: bank ore wool; red: bank cloth ore");
    assert_eq!(table.holds("red"), "2 wool 1 ore");
    let later = table.play("red: end");
    assert_eq!(
        later.state.pieces(game::Seat(0)).rates,
        board::Goods::each(4)
    );
}

/// CK-TV-21, CK-R-33: also if nobody has it.
#[test]
fn ck_card_resource_monopoly() {
    let table = board()
        .hand("blue", "3 wool")
        .hand("white", "1 wool 1 cloth")
        .with("red progress resource-monopoly resource-monopoly");
    let asked = table.play("red: play resource-monopoly");
    asked.refuses("red: name cloth", "CK-CARD-resource_monopoly");
    let taken = asked.play("red: name wool");
    assert_eq!(
        (taken.holds("red"), taken.holds("blue")),
        ("3 wool".into(), "1 wool".into())
    );
    let nothing = taken.play("red: play resource-monopoly; red: name ore");
    assert_eq!(nothing.holds("red"), "3 wool");
}

#[test]
fn ck_card_trade_monopoly() {
    let table = board()
        .hand("blue", "3 cloth")
        .hand("white", "1 cloth 1 ore")
        .with("red progress trade-monopoly");
    let asked = table.play("red: play trade-monopoly");
    asked.refuses("red: name ore", "CK-CARD-trade_monopoly");
    let taken = asked.play("red: name cloth");
    assert_eq!(
        (taken.holds("red"), taken.holds("blue")),
        ("2 cloth".into(), "2 cloth".into())
    );
}
