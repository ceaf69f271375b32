//! Whatever somebody wishes for: a table is refused with a reason, or it can be played. Nothing
//! panics.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod wishes;

use game::{Seat, Viewer};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};
use tables::{Command, Decided, Millis, Opening, Person, Table, TableError};
use wishes::{ann, start_of_bots, wish};

/// Lets bots play for a while, and everybody look. What is refused has a reason.
fn play(opening: Opening, most: usize) {
    let seats = opening.seats;
    let mut table = match Table::open("t", opening) {
        Ok((table, _)) => table,
        Err(TableError::BadOptions(why)) => {
            let told = format!("{why:?}");
            assert!(told.len() < 70_000, "{told}");
            return;
        }
        Err(TableError::Rule(_)) => return,
        Err(other) => panic!("{other:?} is no reason"),
    };
    for command in start_of_bots(seats) {
        match table.decide(&ann(), command, Millis(0)) {
            Ok(Decided::Pending(pending)) => table.commit(pending, Millis(0)),
            Ok(Decided::Already(_)) => panic!("nothing was decided yet"),
            Err(TableError::Rule(_) | TableError::BadOptions(_)) => return,
            Err(other) => panic!("{other:?} is no reason"),
        }
    }
    for step in 0..most {
        if let Some(seat) = table.bots_to_ask().first().copied() {
            let answer = table.bot_task(seat, [step as u8; 32]).unwrap().run();
            let pending = table.decide_answer(answer, Millis(0)).unwrap();
            table.commit(pending, Millis(0));
        }
        assert_eq!(table.fault(), None);
    }
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in viewers.chain([Viewer::Spectator]) {
        let update = table.update(viewer, 0, Millis(0)).unwrap();
        serde_json::to_string(&update).unwrap();
    }
}

fn commit(table: &mut Table, person: &Person, command: Command) -> Result<(), TableError> {
    if let Decided::Pending(pending) = table.decide(person, command, Millis(0))? {
        table.commit(pending, Millis(0));
    }
    Ok(())
}

/// Words of positions, and what is none.
fn word() -> impl Strategy<Value = String> {
    let known = "red blue orange white neutral settlement city road hand cards fresh knights \
                 trade-cards robber holder route army nobody turn phase main before-roll \
                 between-rolls card-played built lumber brick wool grain ore knight point \
                 monopoly invention road-building 0,0 1,0 -1,2 0,0.N 0,0.S 1,-1.NW -2,1.SE 0,0.E \
                 0,0.NE 2,-2.W 99,99 99,99.N 0,0.Q -128,0 -128,-128.N 127,127.S -60,60.E \
                 ship fresh-ship warship pirate frame found gold sea fog forest cloth token \
                 generic lairs wonder theatre ship-moved 3,3 5,2.N 4,3.E 2,7.NE 1,4.E \
                 basic strong mighty active ready wall lying improvement trade politics science \
                 metropolis progress spy bishop alchemist shown printer defender merchant \
                 played buried \
                 barbarians landed coin paper \
                 for from 0 1 2 5 7 12 14 19 20 25 127 128 200 255 256 \
                 4294967295 4294967296 -1 1e9";
    let known: Vec<String> = known.split_whitespace().map(str::to_owned).collect();
    prop_oneof![
        12 => proptest::sample::select(known),
        1 => "\\PC{0,8}",
    ]
}

fn line() -> impl Strategy<Value = String> {
    let loose = vec(word(), 0..6).prop_map(|words| words.join(" "));
    // Lines that can nearly be read go further.
    let seats = proptest::sample::select(vec!["red", "blue", "orange", "white"]);
    let heads = proptest::sample::select(vec![
        "settlement",
        "city",
        "road",
        "hand",
        "cards",
        "fresh",
        "knights",
        "trade-cards",
        "ship",
        "warship",
        "cloth",
        "token",
        "lairs",
        "wonder",
        "knight",
        "wall",
        "lying",
        "improvement",
        "metropolis",
        "progress",
        "shown",
        "defender",
        "merchant",
    ]);
    let tight = (seats, heads, vec(word(), 1..4))
        .prop_map(|(seat, head, words)| format!("{seat} {head} {}", words.join(" ")));
    prop_oneof![loose, tight]
}

const GOOD: &str = "red settlement 0,0.N\nred road 0,0.NE\nblue city 1,0.S\n\
                    red hand 2 lumber 1 ore\nblue hand 9 wool\n\
                    red cards knight point\nblue knights 3\nrobber 0,0\n\
                    turn blue\nphase before-roll\ncard-played\nholder route red";

const GOOD_AT_SEA: &str = "red settlement 3,3.N\nred ship 3,3.NE\nblue fresh-ship 4,3.E\n\
                           pirate frame\nred hand 2 lumber 1 wool\nblue token ore\n\
                           red cloth 2\nblue warship 4,3.E\nred wonder theatre 2\nturn blue";

const GOOD_WITH_KNIGHTS: &str = "red city 0,0.N\nred wall 0,0.N\nred road 0,0.NE\n\
                                 red knight 0,0.NE strong ready\nblue lying 1,0.S\n\
                                 red improvement trade 4\nred metropolis trade 0,0.N\n\
                                 red progress spy bishop\nblue shown printer\nblue defender 2\n\
                                 red merchant 1,0\nbarbarians 6\nlanded\nturn red";

/// A good position in which a few letters, lines or figures were exchanged.
fn mutated() -> impl Strategy<Value = String> {
    let change = (any::<proptest::sample::Index>(), word(), line());
    let good = proptest::sample::select(vec![GOOD, GOOD_AT_SEA, GOOD_WITH_KNIGHTS]);
    (good, vec(change, 1..5)).prop_map(|(good, changes)| {
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        for (place, word, line) in changes {
            let at = place.index(lines.len());
            let mut words: Vec<&str> = lines[at].split(' ').collect();
            let last = place.index(words.len());
            words[last] = &word;
            lines[at] = words.join(" ");
            lines.insert(at, line);
        }
        lines.join("\n")
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(1_000)
    })]

    #[test]
    fn positions_are_refused_or_can_be_played(
        text in prop_oneof![mutated(), vec(line(), 0..8).prop_map(|lines| lines.join("\n"))],
        (game, seats) in proptest::sample::select(vec![
            ("base", 3), ("two", 2), ("dice", 2), ("knights", 3), ("sea/new_shores", 4),
            ("sea/fog_islands", 3), ("sea/forgotten_tribe", 4), ("sea/cloth_for_catan", 3),
            ("sea/pirate_islands", 4), ("sea/wonders_of_catan", 3), ("sea/new_world", 4),
            ("knights+sea/new_shores", 3), ("knights+sea/cloth_for_catan", 4),
        ]),
    ) {
        play(wish(game, seats, Value::Null, Some(text)), 120);
    }

    #[test]
    fn options_are_refused_or_can_be_played(
        key in proptest::sample::select(vec![
            "board", "mode", "points", "hand_limit", "start", "turn_limit", "neutrals",
            "trade_cards", "seats", "scenario", "knights", "fiesepeter", "elephants", "",
        ]),
        value in value(),
        game in proptest::sample::select(vec![
            "base", "two", "dice", "chess", "knights", "sea/four_islands", "sea/pirate_islands",
            "knights+sea/wonders_of_catan", "knights+sea/pirate_islands",
        ]),
        seats in any::<u8>(),
    ) {
        for seats in [seats, 2, 3, 4] {
            play(wish(game, seats, json!({ key: value.clone() }), None), 30);
        }
        play(wish(game, 2, value, None), 30);
    }

    #[test]
    fn actions_are_refused_or_carried_out(
        verb in proptest::sample::select(vec![
            "settle", "road", "city", "rob", "robber", "offer", "counter", "discard", "take",
            "monopoly", "trade", "neutral", "end", "reroll", "joker", "build", "ship",
            "move-ship", "pirate", "harbour", "attack", "claim", "wonder", "raise", "activate",
            "move", "improve", "play", "wall", "chase", "die", "deck", "name", "drive", "chip",
        ]),
        words in vec(word(), 0..5),
        (game, seats, position) in proptest::sample::select(vec![
            ("base", 2, Some("turn red")), ("dice", 2, None), ("knights", 3, Some("turn red")),
            ("sea/new_shores", 3, Some("turn red")), ("sea/pirate_islands", 3, Some("turn red")),
            ("knights+sea/four_islands", 3, Some("turn red")),
        ]),
    ) {
        let wish = wish(game, seats, Value::Null, position.map(str::to_owned));
        let mut table = Table::open("t", wish).unwrap().0;
        for seat in 0..seats {
            let sit = Command::Sit {
                seat,
                pledge: None,
                commitment: String::new(),
                coach: false,
            };
            let person = Person { id: seat.to_string(), ..ann() };
            commit(&mut table, &person, sit).unwrap();
        }
        commit(&mut table, &ann(), Command::Start).unwrap();
        let action = format!("{verb} {}", words.join(" "));
        let prompt = table.update(Viewer::Seat(Seat(0)), 0, Millis(0)).unwrap().prompt;
        let person = Person { id: "0".to_owned(), ..ann() };
        let why = table.why("0", &action);
        let (more, key) = (Vec::new(), "k".to_owned());
        let done = commit(&mut table, &person, Command::Act { prompt, action, more, key });
        assert_eq!(done.is_ok(), why.is_ok());
        assert_eq!(table.fault(), None);
    }

    #[test]
    fn islands_are_refused_or_can_be_played(board in island()) {
        play(wish("base", 2, json!({ "board": { "map": board } }), None), 120);
    }

    #[test]
    fn maps_of_the_sea_are_refused_or_can_be_played(
        map in sea_map(),
        game in proptest::sample::select(vec!["base", "knights", "sea/new_shores"]),
    ) {
        play(wish(game, 3, json!({ "board": { "map": map } }), None), 120);
    }
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<i64>().prop_map(Value::from),
        (0..300_i64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        Just(Value::Null),
        Just(json!("random")),
        Just(json!({ "map": {} })),
        Just(json!([[[[[[]]]]]])),
    ]
}

/// The printed island with some of its figures exchanged, or any few hexes.
fn island() -> impl Strategy<Value = Value> {
    let figure = prop_oneof![-3..13_i64, any::<i8>().prop_map(i64::from), any::<i64>()];
    let changes = vec((any::<proptest::sample::Index>(), figure), 0..4);
    let terrain = proptest::sample::select(vec!["forest", "hills", "desert", "sea"]);
    let hex = (-5..5_i8, -5..5_i8, terrain, proptest::option::of(0..14_u8));
    let hexes = vec(hex, 0..40);
    let printed = changes.prop_map(|changes| {
        let island = serde_json::to_value(board::beginner_layout()).unwrap();
        exchanged(island, &changes)
    });
    let any_few = hexes.prop_map(|hexes| {
        let hex = |(q, r, terrain, number)| {
            json!({ "q": q, "r": r, "terrain": terrain, "number": number })
        };
        let hexes: Vec<Value> = hexes.into_iter().map(hex).collect();
        json!({ "hexes": hexes, "harbours": [], "robber": { "q": 0, "r": 0 } })
    });
    prop_oneof![printed, any_few]
}

/// A printed map of the sea with some of its figures exchanged.
fn sea_map() -> impl Strategy<Value = Value> {
    let figure = prop_oneof![-3..13_i64, any::<i8>().prop_map(i64::from), any::<i64>()];
    let changes = vec((any::<proptest::sample::Index>(), figure), 0..3);
    (0..board::scenarios().len(), changes).prop_map(|(scenario, changes)| {
        let map = board::scenarios()[scenario].map(3).unwrap();
        exchanged(serde_json::to_value(map).unwrap(), &changes)
    })
}

fn exchanged(map: Value, changes: &[(proptest::sample::Index, i64)]) -> Value {
    let mut map = map;
    for (place, figure) in changes {
        let mut numbers = Vec::new();
        collect(&mut map, &mut numbers);
        let at = place.index(numbers.len());
        *numbers.swap_remove(at) = json!(figure);
    }
    map
}

fn collect<'a>(value: &'a mut Value, numbers: &mut Vec<&'a mut Value>) {
    match value {
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|field| collect(field, numbers)),
        Value::Array(values) => values.iter_mut().for_each(|value| collect(value, numbers)),
        Value::Number(_) => numbers.push(value),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
