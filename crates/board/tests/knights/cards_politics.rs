//! The cards of politics, one test each.

use game::Seat;

use super::{board, red_road};

/// CK-30, CK-R-27: clockwise, one card from everybody there; the desert will do.
#[test]
fn ck_card_bishop() {
    let table = board()
        .settlement("blue", "0,1.N")
        .settlement("white", "0,2.N")
        .hand("blue", "1 ore")
        .hand("white", "1 cloth")
        .with("red progress bishop bishop\nlanded");
    let asked = table.play("red: play bishop");
    asked.refuses("red: drive 0,0", "BASE-52");
    let robbed = asked.play("red: drive 0,1; steal ore; steal cloth");
    assert_eq!(robbed.holds("red"), "1 ore 1 cloth");
    let home = robbed.play("red: play bishop; red: drive 0,0");
    assert_eq!(home.waits_for(), "red");
    board()
        .with("red progress bishop")
        .refuses("red: play bishop", "CK-30");
}

#[test]
fn ck_card_constitution() {
    let table = board()
        .with("red improvement politics 1")
        .before_roll()
        .play("red: roll; roll 1+1 politics; progress constitution");
    assert_eq!(table.points("red"), 1);
    assert!(table.state.own(Seat(0)).progress.is_empty());
}

/// CK-R-16, CK-R-34, CK-R-35, CK-R-37: same state, no stronger, mighty without the Fortress.
#[test]
fn ck_card_deserter() {
    let table = red_road()
        .with("blue knight -1,1.N mighty active\nblue knight 0,-1.S basic\nred progress deserter");
    let asked = table.play("red: play deserter");
    asked.refuses("red: choose white", "CK-CARD-deserter");
    let asked = asked.play("red: choose blue");
    assert_eq!(asked.waits_for(), "blue");
    asked.refuses("blue: dismiss 0,0.S", "CK-CARD-deserter corner=0,0.S");
    let weak = asked.clone().play("blue: dismiss 0,-1.S");
    weak.refuses("red: enlist-strong 0,0.S", "CK-CARD-deserter");
    weak.allows("red: enlist-basic 0,0.S; red: pass");
    let strong = asked.play("blue: dismiss -1,1.N");
    strong.allows("red: enlist-basic 0,0.S; red: enlist-strong 0,0.S; red: pass");
    strong.refuses("red: enlist-mighty -1,1.N", "CK-CARD-deserter"); // no road
    let placed = strong.play("red: enlist-mighty 0,0.S");
    assert_eq!(placed.state.public.knights.active.len(), 1);
    placed.refuses("red: move 0,0.S 0,1.N", "CK-42");
    red_road()
        .with("red progress deserter")
        .refuses("red: play deserter", "CK-CARD-deserter");
    // Without a road there is nowhere to go.
    let lapsed = board()
        .with("blue knight -1,1.N basic\nred progress deserter")
        .play("red: play deserter; red: choose blue; blue: dismiss -1,1.N");
    lapsed.tells("white", "knights-event-deserter-lost seat=red");
    assert_eq!(lapsed.waits_for(), "red");
}

/// An own road may be built anew elsewhere; the award is judged at the end.
#[test]
fn ck_card_diplomat() {
    let table = red_road()
        .settlement("blue", "-1,0.S")
        .road("blue", "-1,0.SE")
        .with("blue knight -1,1.N basic\nred progress diplomat diplomat");
    let asked = table.play("red: play diplomat");
    asked.refuses("red: dismantle 0,0.NE", "CK-CARD-diplomat edge=0,0.NE"); // both ends joined
    asked.refuses("red: dismantle -1,0.SE", "CK-CARD-diplomat edge=-1,0.SE"); // a knight at its end
    let own = asked.play("red: dismantle 0,0.SE");
    own.refuses("red: rebuild 0,0.SE", "CK-CARD-diplomat edge=0,0.SE");
    own.allows("red: pass");
    let built = own.play("red: rebuild 0,-1.SE");
    assert_eq!(built.state.pieces(Seat(0)).roads_left, 12);
    let foreign = red_road()
        .settlement("blue", "-1,0.S")
        .road("blue", "-1,0.SE")
        .with("red progress diplomat")
        .play("red: play diplomat; red: dismantle -1,0.SE");
    assert_eq!(
        (
            foreign.waits_for().as_str(),
            foreign.state.pieces(Seat(1)).roads_left
        ),
        ("red", 15)
    );
    board()
        .with("red progress diplomat")
        .refuses("red: play diplomat", "CK-CARD-diplomat");
}

/// CK-45: the owner moves it, or it leaves the board; strength does not matter.
#[test]
fn ck_card_intrigue() {
    let table = red_road()
        .settlement("blue", "1,1.N")
        .road("blue", "0,1.NE 0,1.E")
        .with("blue knight 0,1.N mighty active\nwhite knight -1,1.N basic\nred progress intrigue");
    let asked = table.play("red: play intrigue");
    asked.refuses("red: oust -1,1.N", "CK-CARD-intrigue corner=-1,1.N"); // no road of red's
    let asked = asked.play("red: oust 0,1.N");
    assert_eq!(asked.waits_for(), "blue");
    asked.refuses("blue: relocate 0,1.N", "CK-45");
    let menu = asked.menu("blue");
    let done = asked.play(&format!("blue: {}", menu[0]));
    assert_eq!(done.state.public.knights.active.len(), 1);
    red_road()
        .with("red progress intrigue")
        .refuses("red: play intrigue", "CK-CARD-intrigue");
}

/// CK-82, CK-R-14: as many points are enough; walls do not help; one card is no loss.
#[test]
fn ck_card_saboteur() {
    let table = board()
        .settlement("red", "0,0.N")
        .city("blue", "0,1.N")
        .settlement("white", "-1,1.N")
        .with("blue wall 0,1.N\nred progress saboteur")
        .hand("blue", "3 ore 2 cloth")
        .hand("white", "1 ore")
        .hand("orange", "4 ore");
    let table = table.play("red: play saboteur");
    assert_eq!(table.waits_for(), "blue");
    let table = table.play("blue: discard ore; blue: discard cloth");
    assert_eq!(
        (table.holds("blue"), table.holds("orange")),
        ("2 ore 1 cloth".into(), "4 ore".into())
    );
    let alone = board()
        .settlement("red", "0,0.N")
        .with("red progress saboteur");
    alone.refuses("red: play saboteur", "CK-CARD-saboteur");
}

/// CK-R-32: one may look and take nothing.
#[test]
fn ck_card_spy() {
    let table = board().with("red progress spy spy\nblue progress bishop crane");
    let asked = table.play("red: play spy");
    asked.refuses("red: choose white", "CK-CARD-spy");
    let shown = asked.play("red: choose blue");
    shown.tells(
        "red",
        "knights-event-cards-shown seat=red of=blue cards=1 bishop 1 crane",
    );
    shown.tells("white", "knights-event-cards-shown-hidden seat=red of=blue");
    shown.refuses("red: seize spy", "CK-CARD-spy");
    let taken = shown.clone().play("red: seize crane");
    assert_eq!(taken.state.own(Seat(0)).progress.total(), 2);
    taken.tells(
        "white",
        "knights-event-seized-hidden seat=red of=blue deck=science",
    );
    assert_eq!(
        shown.play("red: pass").state.own(Seat(1)).progress.total(),
        2
    );
    board()
        .with("red progress spy")
        .refuses("red: play spy", "CK-CARD-spy");
}

/// CK-42, CK-R-17: those woken now act from the next turn on.
#[test]
fn ck_card_warlord() {
    let table = red_road()
        .with("red knight 1,-1.S basic ready\nred knight 0,1.N strong\nred progress warlord")
        .play("red: play warlord");
    assert_eq!(table.state.public.knights.active.len(), 2);
    table.refuses("red: move 0,1.N 0,0.S", "CK-42");
    table.allows("red: move 1,-1.S 0,0.S");
    let all = red_road().with("red knight 1,-1.S basic active\nred progress warlord");
    all.refuses("red: play warlord", "CK-CARD-warlord");
}

/// CK-81, CK-82: two cards, or what is there, from everybody with strictly more points.
#[test]
fn ck_card_wedding() {
    let table = board()
        .settlement("red", "0,0.N")
        .city("blue", "0,1.N")
        .city("white", "1,1.N")
        .settlement("orange", "-1,1.N")
        .with("red progress wedding")
        .hand("blue", "3 ore")
        .hand("white", "1 cloth")
        .hand("orange", "5 ore");
    let table = table.play("red: play wedding");
    assert_eq!(table.waits_for(), "blue");
    table.refuses("blue: hand cloth", "CK-CARD-wedding");
    let table = table.play("blue: hand ore; blue: hand ore; white: hand cloth");
    assert_eq!(
        (table.waits_for().as_str(), table.holds("red")),
        ("red", "2 ore 1 cloth".into())
    );
    let equal = board()
        .settlement("red", "0,0.N")
        .settlement("blue", "0,1.N")
        .with("red progress wedding");
    equal.refuses("red: play wedding", "CK-CARD-wedding");
}
