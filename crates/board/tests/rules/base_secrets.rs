//! BASE-49 and BASE-R-09 to BASE-R-11, BASE-R-27, BASE-R-28: who sees what.

use board::Known;

use crate::table::Table;

/// Blue's and orange's hands stay their own; their sizes do not.
#[test]
fn base_49_hands_are_hidden_and_their_sizes_are_not() {
    let table = Table::beginner_board()
        .hand("red", "2 ore")
        .hand("blue", "1 wool 2 grain");
    let view = table.view("red");
    assert_eq!(view.public.pieces[1].hand_size, 3);
    assert_eq!(view.own(table.seat("red")).unwrap().hand.total(), 2);
    assert_eq!(view.own(table.seat("blue")), None);
    assert_eq!(table.view("spectator").known, Known::Nothing);
    // Another hand of the same size looks the same.
    let other = Table::beginner_board()
        .hand("red", "2 ore")
        .hand("blue", "3 lumber");
    assert_ne!(other.bank(), table.bank()); // the bank lies open, so this tells a little
    assert_eq!(other.view("red").known, view.known);
}

#[test]
fn base_r_09_the_bank_lies_open() {
    let table = Table::beginner_board().hand("blue", "3 ore");
    for viewer in ["red", "blue", "spectator"] {
        assert_eq!(table.view(viewer).public.bank.total(), 92, "{viewer}");
    }
}

#[test]
fn base_r_10_thief_and_victim_alone_see_the_stolen_card() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("blue", "1,0.N")
        .hand("blue", "1 ore 1 wool")
        .roll(7)
        .quiet()
        .play("red: robber 1,0; steal ore");
    for viewer in ["red", "blue", "referee"] {
        table.tells(viewer, "stolen seat=red victim=blue kind=ore");
    }
    for viewer in ["orange", "white", "spectator"] {
        table.tells(viewer, "stolen-hidden seat=red victim=blue");
    }
    assert_eq!(table.told("orange").len(), 2);
    assert_eq!(table.view("orange").public.pieces[0].hand_size, 1);
}

/// While others still choose nobody sees what was laid aside, not even in the bank.
#[test]
fn base_r_11_discards_are_shown_together() {
    let table = Table::beginner_board()
        .before_roll()
        .hand("red", "4 ore 4 wool")
        .hand("blue", "8 grain")
        .roll(7)
        .quiet();
    let bank = table.bank();
    let table = table.play("red: discard ore; red: discard ore; red: discard wool");
    let table = table.play("red: discard wool");
    table.tells("red", "laid-aside seat=red kind=ore");
    for viewer in ["blue", "white", "spectator"] {
        assert_eq!(
            table.told(viewer),
            ["laid-aside-hidden seat=red"; 4],
            "{viewer}"
        );
    }
    assert_eq!(table.bank(), bank);
    let view = table.view("blue");
    assert_eq!(
        (
            view.public.pieces[0].hand_size,
            view.public.pieces[0].laid_aside
        ),
        (4, 4)
    );
    let choose = "blue: discard grain; blue: discard grain; blue: discard grain";
    let table = table.quiet().play(choose).play("blue: discard grain");
    table.tells("spectator", "discarded seat=red goods=2 wool 2 ore");
    table.tells("spectator", "discarded seat=blue goods=4 grain");
    assert_ne!(table.bank(), bank);
}

/// How many, which are new, and how many are left; never which they are.
#[test]
fn base_r_27_a_bought_card_is_its_owners_secret() {
    let table = Table::beginner_board()
        .hand("red", "1 wool 1 grain 1 ore")
        .cards("red", "monopoly")
        .play("red: buy; draw knight");
    table.tells("red", "card-bought seat=red card=knight");
    for viewer in ["blue", "spectator"] {
        table.tells(viewer, "card-bought-hidden seat=red");
        let public = table.view(viewer).public;
        assert_eq!(
            (
                public.pieces[0].cards_held,
                public.cards_new,
                public.deck_left
            ),
            (2, 1, 23)
        );
        assert_eq!(table.view(viewer).own(table.seat("red")), None);
    }
    let open = Table::beginner_board().knights("red", 2);
    assert_eq!(open.view("spectator").public.pieces[0].knights, 2);
}

/// Two deals that differ in secrets only give a stranger the same view.
#[test]
fn base_63_a_bought_card_is_drawn_in_secret() {
    let buy = Table::beginner_board()
        .hand("red", "1 wool 1 grain 1 ore")
        .play("red: buy");
    let (knight, point) = (buy.clone().play("draw knight"), buy.play("draw point"));
    assert_eq!(knight.view("blue"), point.view("blue"));
    assert_ne!(knight.view("red"), point.view("red"));
    assert_eq!(knight.told("blue"), point.told("blue"));
}

#[test]
fn base_r_28_all_other_movements_are_public() {
    let table = Table::beginner_board()
        .before_roll()
        .settlement("red", "2,0.N")
        .cards("red", "invention monopoly")
        .hand("red", "4 lumber 1 brick")
        .hand("blue", "1 wool 2 grain")
        .roll(8)
        .play("red: road 2,0.NW; red: offer 1 ore for 1 wool; blue: accept; red: conclude blue")
        .play("red: invention; red: take lumber; red: take ore; red: bank lumber brick");
    for sentence in [
        "produced seat=red goods=1 ore",
        "paid seat=red goods=1 lumber 1 brick",
        "offer seat=red give=1 ore get=1 wool",
        "accepted seat=blue",
        "traded seat=red with=blue give=1 ore get=1 wool",
        "taken seat=red kind=lumber",
        "bank-traded seat=red give=4 lumber get=1 brick",
    ] {
        table.tells("spectator", sentence);
    }
    let table = Table::beginner_board()
        .cards("red", "monopoly")
        .hand("blue", "2 ore");
    let table = table.play("red: monopoly ore");
    table.tells("white", "monopolised seat=red from=blue goods=2 ore");
}

/// Offers and answers are made in the open.
#[test]
fn base_r_28_the_whole_table_hears_a_negotiation() {
    let table = Table::beginner_board()
        .hand("red", "1 ore")
        .hand("blue", "2 wool")
        .play("red: offer 1 ore for 2 wool; blue: counter 1 wool for 1 ore; white: reject");
    let told = [
        "offer seat=red give=1 ore get=2 wool",
        "countered seat=blue give=1 wool get=1 ore",
        "rejected seat=white",
    ];
    assert_eq!(table.told("spectator"), told);
    assert_eq!(
        table.prompt("orange"),
        "prompt-answer-lacking seat=red give=1 ore get=2 wool"
    );
}

/// BASE-71: when the game is over everybody sees everything.
#[test]
fn base_71_after_the_game_the_cards_are_shown() {
    let table = Table::beginner_board()
        .turn("white")
        .city("red", "0,-2.N 2,-2.N -2,0.N 2,0.N")
        .cards("red", "point point")
        .hand("blue", "3 ore");
    assert_eq!(table.view("orange").own(table.seat("red")), None);
    let over = table.play("white: end");
    let view = over.view("orange");
    assert_eq!(view.own(over.seat("red")).unwrap().cards.total(), 2);
    assert_eq!(view.own(over.seat("blue")).unwrap().hand.total(), 3);
}
