//! Games as they were: compared to the end or to where they leave the rules, and their journals.

use std::path::Path;

use board::Rules;
use records::Journal;
use traces::{Difference, Differences, Total};

use super::{
    ILLEGAL_ROAD, PLAIN, SHORTAGE, TWO_SEATS, WRONG_AWARD, WRONG_LENGTHS, game, read, replay,
    six_games,
};

#[test]
fn six_games_agree_but_for_documented_differences() {
    let mut total = Total::default();
    for (number, trace) in traces::open(&six_games()).expect("a file").enumerate() {
        let trace = trace.expect("a sound game");
        let replayed = traces::replay(&trace, &Differences::default());
        total.add(&replayed, &format!("game {number}"));
    }
    assert_eq!(total.first_divergence, None);
    assert_eq!((total.games, total.plies), (6, 2090));
    // 457 - 360, 402 - 248 and 325 - 157 plies come at or after the flags of three games.
    assert_eq!(total.left_after_flag, 97 + 154 + 168);
    assert_eq!(total.compared, total.plies - total.left_after_flag);
    for difference in [
        Difference::RoadBuiltThroughBuilding,
        Difference::RouteAward,
        Difference::BankShortage,
    ] {
        assert_eq!(total.differences.of(difference), 1, "{difference}");
    }
}

#[test]
fn each_game_is_left_where_it_leaves_the_rules() {
    let left = |number| {
        let replayed = replay(&game(number));
        (replayed.compared, replayed.left, replayed.divergence)
    };
    assert_eq!(left(TWO_SEATS), (255, 0, None));
    assert_eq!(left(PLAIN), (259, 0, None));
    assert_eq!(left(WRONG_LENGTHS), (392, 0, None));
    assert_eq!(left(SHORTAGE), (360, 97, None));
    assert_eq!(left(WRONG_AWARD), (248, 154, None));
    assert_eq!(left(ILLEGAL_ROAD), (157, 168, None));
}

/// `landnam import catanatron FILE --out DIR` writes these files.
#[test]
fn journals_are_as_they_were_and_can_be_replayed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import/games");
    for (number, name) in [
        (TWO_SEATS, "two-seats.txt"),
        (PLAIN, "four-seats.txt"),
        (WRONG_AWARD, "wrong-award.txt"),
        (ILLEGAL_ROAD, "illegal-road.txt"),
    ] {
        let journal = replay(&game(number)).journal;
        let golden = std::fs::read_to_string(folder.join(name)).expect("a golden journal");
        assert_eq!(journal.to_string(), golden, "{name}");
        let again = Journal::<Rules>::parse(golden.as_bytes()).expect("a journal");
        records::replay(&again).expect("played by the rules");
    }
}

#[test]
fn whole_games_end_with_their_winner_and_left_ones_stay_open() {
    let two = replay(&game(TWO_SEATS)).journal;
    let winners = two.ending().expect("it is over").outcome.winners;
    let winner = game(TWO_SEATS)["winner"].as_u64().expect("a winner") as u8;
    assert!(winners.contains(game::Seat(winner)) && winners.len() == 1);
    assert!(replay(&game(ILLEGAL_ROAD)).journal.ending().is_none());
}

#[test]
fn a_difference_that_is_not_allowed_is_a_divergence() {
    let trace = read(&game(ILLEGAL_ROAD)).expect("a sound game");
    let allowed: Differences = Difference::ALL
        .into_iter()
        .filter(|one| *one != Difference::RoadBuiltThroughBuilding)
        .collect();
    let replayed = traces::replay(&trace, &allowed);
    let divergence = replayed.divergence.expect("it is not allowed");
    assert_eq!(divergence.ply, 157);
    assert!(divergence.reason.contains("road-built-through-building"));
    assert_eq!((replayed.compared, replayed.left), (157, 0));
}

/// The text may be packed or not; the name says nothing.
#[test]
fn plain_text_is_read_as_well() {
    let games: Vec<_> = traces::Traces::of(Box::new(std::io::Cursor::new(super::text())))
        .map(|trace| trace.expect("a sound game").plies())
        .collect();
    assert_eq!(games, [255, 259, 392, 457, 402, 325]);
}
