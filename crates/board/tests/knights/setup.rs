//! CK-1 … CK-10, CK-80 … CK-85: material, founding phase and points.

use board::{Board, Mode, Options, ProgressCard, ProgressCards};
use game::{Seat, Setup as _};
use serde_json::Value;

use super::{board, options, table};
use table::{Table, beginner, on_beginner_board, rules};

/// CK-85: neither development cards nor the largest army, and no limit of one card a turn.
#[test]
fn ck_1_there_are_no_development_cards() {
    let table = board().hand("red", "1 wool 1 grain 1 ore");
    for action in [
        "buy",
        "knight",
        "road-building",
        "invention",
        "monopoly ore",
    ] {
        table.refuses(&format!("red: {action}"), "CK-1");
    }
    assert_eq!(table.state.public.deck_left, 0);
    Table::beginner_board().refuses("red: activate 0,0.N", "CK-2");
}

#[test]
fn ck_3_the_event_die_shows_three_ships_and_three_gates() {
    let table = board().before_roll().play("red: roll");
    let outcomes = game::outcomes(&table.rules, &table.state);
    assert_eq!(outcomes.len(), 36 * 4);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    assert!(outcomes.iter().all(|(_, weight)| [1, 3].contains(weight)));
    assert_eq!(
        outcomes.iter().filter(|(_, weight)| *weight == 3).count(),
        36
    );
}

/// The number dice come from the deck, the event die is rolled beside them.
#[test]
fn base_r_35_with_knights_the_event_die_is_still_rolled() {
    let options = Options {
        dice_deck: true,
        ..options()
    };
    let table = Table::laid_out(&on_beginner_board(&options)).before_roll();
    let table = table.play("red: roll");
    table.cannot_draw("roll 2+4 ship");
    assert_eq!(game::outcomes(&table.rules, &table.state).len(), 36);
    let table = table.play("turn 2+4");
    table.cannot_draw("turn 1+1");
    let table = table.play("event trade");
    table.tells("blue", "knights-event-rolled seat=red one=2 two=4 sum=6");
    table.allows("red: end");
    let next = table.play("red: end; blue: roll");
    assert_eq!(game::outcomes(&next.rules, &next.state).len(), 35);
}

/// CK-30, CK-R-01, CK-R-27: he stands in the desert.
#[test]
fn ck_5_the_robber_waits_in_the_desert() {
    let table = Table::opened(&on_beginner_board(&options()));
    assert_eq!(table.rules.hex_name(table.state.public.robber), "0,0");
    assert_eq!(
        table.rules.terrain(table.state.public.robber),
        board::Terrain::Desert
    );
}

/// CK-7, CK-R-30: the city brings one resource for each hex, and no commodities.
#[test]
fn ck_6_the_second_founding_piece_is_a_city() {
    let options = Options {
        seats: 3,
        ..options()
    };
    let first = Table::opened(&on_beginner_board(&options));
    first.refuses("red: city 0,0.N", "BASE-28");
    let second = first.play(
        "red: settle 0,0.N; red: road 0,0.NE; blue: settle 0,1.N; blue: road 0,0.E; \
         orange: settle -1,1.N; orange: road -1,0.E",
    );
    second.refuses("orange: settle 1,1.N", "CK-6");
    second.refuses("orange: city 0,0.S", "BASE-58");
    let table = second.quiet().play("orange: city 1,1.N");
    // Menu and log name the city, and nothing else.
    let told = table.told("blue");
    assert_eq!(told[0], "city seat=orange place=1,1.N");
    assert!(!told.iter().any(|told| told.contains("settlement")));
    let table = table.play("orange: road 1,0.SE");
    let orange = table.state.pieces(Seat(2));
    assert_eq!((orange.settlements.len(), orange.cities.len()), (1, 1));
    assert_eq!(table.points("orange"), 3);
    // Pasture, forest and mountains meet there.
    assert_eq!(table.holds("orange"), "1 lumber 1 wool 1 ore");
    assert_eq!(table.prompt("blue"), "knights-prompt-found-city");
    let corner = table.menu("blue")[0].clone();
    let table = table.play(&format!("blue: {corner}"));
    assert_eq!(table.prompt("blue"), "knights-prompt-found-road");
}

/// CK-20: a card is spoken of only if it could be played.
#[test]
fn ck_20_the_question_before_the_roll_knows_the_alchemist() {
    let table = board().with("red progress smith").before_roll();
    assert_eq!(table.prompt("red"), "prompt-roll");
    let table = board().with("red progress alchemist").before_roll();
    assert_eq!(table.prompt("red"), "prompt-roll-or-play");
}

#[test]
fn ck_8_beginners_have_a_city_on_their_letter() {
    let table = Table::opened(&Options {
        board: Board::Beginner,
        ..options()
    });
    let plain = Table::opened(&beginner());
    for seat in ["red", "blue", "orange", "white"] {
        assert_eq!(table.points(seat), 3);
        assert_eq!(table.holds(seat), plain.holds(seat));
    }
}

#[test]
fn ck_9_points_of_every_kind() {
    let table = board()
        .settlement("red", "0,0.N")
        .city("red", "0,1.N -1,1.N")
        .with("red metropolis trade 0,1.N\nred improvement trade 4")
        .with("red merchant 0,0\nred defender 2\nred shown printer constitution");
    assert_eq!(table.points("red"), 1 + 2 + 4 + 1 + 2 + 2);
}

/// Points gained in a foreign turn count, but win only at the start of the own one.
#[test]
fn ck_10_thirteen_points_win_in_ones_own_turn() {
    let twelve = || {
        board()
            .city("red", "0,0.N 0,1.N -1,1.N 1,1.N")
            .with("red metropolis trade 0,1.N\nred metropolis science -1,1.N")
            .with("red improvement trade 4\nred improvement science 4\nred hand 1 brick 4 brick")
    };
    assert_eq!(twelve().points("red"), 12);
    let won = twelve()
        .with("red progress merchant")
        .play("red: play merchant; red: merchant 0,0");
    assert_eq!(won.winner(), "red");
    let waiting = twelve().with("red defender 1\nturn white");
    assert_eq!(waiting.winner(), "open");
    assert_eq!(waiting.play("white: end").winner(), "red");
}

/// CK-R-32: three Spies; CK-51: one of each point card.
#[test]
fn ck_80_the_cards_are_those_of_the_data() {
    let text = include_str!("../../../../rules/progress_cards.json");
    let data: Value = serde_json::from_str(text).unwrap();
    let cards = data["cards"].as_array().unwrap();
    assert_eq!(cards.len(), ProgressCard::ALL.len());
    for card in cards {
        let word = card["id"].as_str().unwrap().replace('_', "-");
        let known = ProgressCard::named(&word).unwrap();
        assert_eq!(card["copies"], ProgressCards::all().count(known), "{word}");
        assert_eq!(card["deck"], known.deck().word(), "{word}");
        assert_eq!(
            known.rule().0,
            format!("CK-CARD-{}", card["id"].as_str().unwrap())
        );
    }
    for (deck, count) in ProgressCards::all().by_deck().into_iter().enumerate() {
        assert_eq!(data["decks"][deck]["cards"], count);
    }
    assert_eq!(ProgressCards::all().count(ProgressCard::Spy), 3);
}

#[test]
fn ck_84_twelve_of_each_commodity_nineteen_of_each_resource() {
    let all = "19 lumber 19 brick 19 wool 19 grain 19 ore 12 cloth 12 coin 12 paper";
    assert_eq!(board().bank(), all);
    let paid = board()
        .city("red", "0,0.N")
        .hand("red", "1 cloth")
        .play("red: improve trade");
    assert_eq!(paid.bank(), all);
}

/// CK-R-31: not for two; CK-R-49: trade and build are one part; the variant belongs to this box.
#[test]
fn options_that_do_not_fit_are_refused() {
    let refused = |options: &Options| rules(options).unwrap_err().rule.0;
    assert_eq!(
        refused(&Options {
            seats: 2,
            ..options()
        }),
        "CK-R-31"
    );
    let fiesepeter = Options {
        fiesepeter: true,
        knights: false,
        ..options()
    };
    assert_eq!(refused(&fiesepeter), "CK-62");
    let separated = Options {
        mode: Mode::Separated,
        ..options()
    };
    assert_eq!(refused(&separated), "CK-R-49");
    let base = Options {
        knights: false,
        ..separated
    };
    assert!(rules(&base).is_ok());
    assert_eq!(board().rules.setup.options().points, 13);
}
