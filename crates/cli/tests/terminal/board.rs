//! The board family at the terminal.

use crate::program::{SEED, run_with};

const SETTLE: &str = "settle 0,0.N\n1\n";

fn play(game: &str, input: &str) -> String {
    let table = ["play", "--game", game, "--bots", "random", "--seed", SEED];
    let args = [&table[..], &["--nonce", "testing"]].concat();
    run_with(&args, input).well().out
}

/// Takes the first choice again and again, which rolls, discards, robs and builds.
fn first_choices(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn the_island_is_drawn_for_every_founding_and_every_turn() {
    let island = "A letter is a settlement";
    let before = play("base", "");
    assert!(before.contains(island), "{before}");
    let out = play("base", &first_choices(5));
    assert!(out.matches(island).count() >= 5, "{out}");
}

#[test]
fn choices_say_what_lies_at_their_place() {
    let out = play("base", "?\n");
    let line = out
        .lines()
        .find(|line| line.contains("  settle 0,0.N "))
        .unwrap_or_default();
    let (_, land) = line.split_once("settlement on 0,0.N: ").expect(&out);
    assert_eq!(land.split(", ").count(), 3, "{line}");
    assert!(out.contains(", harbour 3:1"), "{out}");
}

#[test]
fn offers_are_explained_where_they_can_be_made() {
    let out = play("base", "offer something\n");
    assert!(out.contains("`offer 1 brick for 1 wool`"), "{out}");
    let turn = format!("{}?\n", first_choices(5));
    let out = play("base", &turn);
    assert!(out.contains("`offer 1 brick for 1 wool`"), "{out}");
}

/// Random bots reject much, so the offer is made again and again.
#[test]
fn who_agrees_to_a_trade_is_listed_with_its_terms() {
    let goods = ["lumber", "brick", "wool", "grain", "ore"];
    let pairs = goods.iter().flat_map(|give| goods.map(|get| (give, get)));
    let offer = |(give, get)| format!("offer 1 {give} for 1 {get}\n?\nwithdraw\n");
    let offers: String = pairs
        .filter(|(give, get)| *give != get)
        .map(offer)
        .collect();
    let out = play("base", &(first_choices(5) + &offers.repeat(4)));
    assert!(out.contains(": give 1 "), "{out}");
}

/// Whoever only rolls and ends his turns loses, and then everything lies open.
#[test]
fn in_the_end_all_cards_are_shown() {
    let table = ["play", "--game", "base", "--seats", "2", "--seed", SEED];
    let args = [&table[..], &["--nonce", "testing"]].concat();
    // The numbers of a list stay as they are while one discards, so the cards are named.
    let turn = "1\ndiscard lumber\ndiscard brick\ndiscard wool\ndiscard grain\ndiscard ore\n";
    let out = run_with(&args, &turn.repeat(1000)).well().out;
    let (_, end) = out.rsplit_once("Harbours: ").expect("the island is drawn");
    assert_eq!(end.matches("      hand: ").count(), 2, "{end}");
    let (table, _) = end.split_once(" wins with ").expect(end);
    assert!(table.contains("Blue: 10 points"), "{end}");
}

#[test]
fn the_game_for_two_shows_trade_cards_and_neutral_owners() {
    let out = play("two", SETTLE);
    assert!(out.contains("; 4 trade cards"), "{out}");
    assert!(
        out.contains("White is neutral; left to build: 15 roads"),
        "{out}"
    );
    assert!(out.contains("Neutral: O Orange, W White."), "{out}");
}

#[test]
fn words_are_looked_up_in_the_boxes_of_the_game_first() {
    let out = play("base", "rules knight\n");
    let rule = out
        .lines()
        .skip_while(|line| !line.starts_with("> rules"))
        .nth(1);
    assert!(rule.unwrap().starts_with("BASE-"), "{out}");
}

/// SEA-109, SEA-127, SC5-6, SC6-2, SC7-6, SC8-6: nobody plays blind at sea.
#[test]
fn a_scenario_shows_what_it_has_laid_out() {
    for (game, things) in [
        ("sea/new_shores", ["Pirate: 6,4", "Island: 2 points"]),
        (
            "sea/forgotten_tribe",
            ["Gift: a victory point: ", "Gift: a harbour ("],
        ),
        (
            "sea/cloth_for_catan",
            ["Village 11, 5 bales left", "0 bales of cloth"],
        ),
        ("sea/pirate_islands", ["3 lairs (", "Course of the fleet: "]),
        ("sea/wonders_of_catan", ["needs 2 cities", "3 brick"]),
    ] {
        let out = play(game, "");
        for thing in things {
            assert!(out.contains(thing), "{game}: {thing}\n{out}");
        }
    }
}

#[test]
fn what_is_not_understood_is_explained() {
    let out = play("base", "settle\nsettle 9,9.N\ncity\n");
    assert!(out.contains("It is written like this: `settle "), "{out}");
    assert!(out.contains("There is no place 9,9.N"), "{out}");
    assert!(
        out.contains("It is written like this: `city 0,0.N`"),
        "{out}"
    );
}

/// No place is named by a hex that is not drawn.
#[test]
fn places_on_the_coast_are_named_by_land() {
    let out = play("base", "?\nsettle -2,2.SW\n");
    let places = out
        .lines()
        .filter_map(|line| line.split("  settle ").nth(1));
    let mut count = 0;
    for place in places {
        let (hex, _) = place.split_once('.').expect(place);
        let (q, r) = hex.split_once(',').expect(hex);
        let (q, r): (i32, i32) = (q.parse().unwrap(), r.parse().unwrap());
        assert!(q.abs().max(r.abs()).max((q + r).abs()) <= 2, "{place}");
        count += 1;
    }
    assert!(count > 40, "{out}");
    assert!(out.contains("builds a settlement on -2,2.SW"), "{out}");
}

#[test]
fn bank_rates_routes_and_prices_are_shown() {
    let out = play("base", &first_choices(3));
    assert!(out.contains("Bank: 19 lumber, 19 brick"), "{out}");
    assert!(out.contains("25 development cards in the deck"), "{out}");
    assert!(out.contains("the bank takes 4 lumber, 4 brick"), "{out}");
    assert!(out.contains(", route 1"), "{out}");
    let out = play("two", "");
    assert!(out.contains("4 trade cards (an action costs 1)"), "{out}");
}

/// Who wants to be asked is asked in the trade parts of the bots.
#[test]
fn proposals_are_asked_for_if_one_wants_to_be_asked() {
    let quiet = play("base", &first_choices(12));
    assert!(!quiet.contains("Do you want to propose"), "{quiet}");
    let talking = format!("talk\n{}", first_choices(60));
    let out = play("base", &talking);
    assert!(out.contains("Do you want to propose"), "{out}");
}
