//! Recorded games told again as a referee would have told them: every position becomes one of ours
//! in which exactly the same is allowed, and every decision finds its place in the list.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;

use board::Action;
use flate2::read::MultiGzDecoder;
use game::{Choices, Game, Luck};
use serde_json::{Value, json};

use super::{Arena, Asked, Question};
use crate::lists;

const KINDS: [&str; 5] = [
    "KNIGHT",
    "YEAR_OF_PLENTY",
    "MONOPOLY",
    "ROAD_BUILDING",
    "VICTORY_POINT",
];

fn games() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import/games/six-games.jsonl.gz");
    let bytes = std::fs::read(path).expect("a file");
    let mut text = String::new();
    let unpacked = MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text);
    unpacked.expect("gzip");
    let lines = text.lines();
    lines
        .map(|it| serde_json::from_str(it).expect("a game"))
        .collect()
}

/// What a referee keeps of a game it tells.
struct Referee {
    game: Value,
    seats: usize,
    settlements: Vec<Value>,
    cities: Vec<Value>,
    roads: Vec<Value>,
    /// Cards played by seat and kind.
    played: Vec<[u8; 5]>,
    has_rolled: bool,
    has_played: bool,
    free_roads: u8,
    /// What each seat still has to discard.
    discards: Vec<u64>,
}

impl Referee {
    fn new(game: Value) -> Referee {
        let seats = game["n_players"].as_u64().expect("a number") as usize;
        Referee {
            game,
            seats,
            settlements: Vec::new(),
            cities: Vec::new(),
            roads: Vec::new(),
            played: vec![[0; 5]; seats],
            has_rolled: false,
            has_played: false,
            free_roads: 0,
            discards: vec![0; seats],
        }
    }

    fn start(&self, seat: usize) -> String {
        let game = &self.game;
        json!({
            "type": "start", "game": 0, "seed": 1, "seat": seat, "n_players": self.seats,
            "vps_to_win": game["vps_to_win"], "discard_limit": game["discard_limit"],
            "board": game["board"], "robber": game["robber"],
        })
        .to_string()
    }

    fn before(&self, ply: usize) -> &Value {
        match ply.checked_sub(1) {
            None => &self.game["initial"],
            Some(last) => &self.game["plies"][last]["s"],
        }
    }

    /// The line that asks for the decision of a ply.
    fn decide(&self, number: usize) -> (usize, String) {
        let before = self.before(number);
        let seat = self.game["plies"][number]["a"][0].as_u64().expect("a seat") as usize;
        let sum = |counts: &Value| -> u64 {
            let counts = counts.as_array().expect("counts").iter();
            counts.map(|it| it.as_u64().expect("a count")).sum()
        };
        let players: Vec<Value> = (0..self.seats)
            .map(|it| {
                json!({
                    "n_resources": sum(&before[0][it]), "n_dev": sum(&before[1][it]),
                    "played": self.played[it], "public_vp": before[3][it],
                    "has_road": before[5] == it, "has_army": before[6] == it,
                })
            })
            .collect();
        let list = self.game["plies"][number]["l"].as_array().expect("a list");
        let legal = list.iter().map(|it| json!([seat, it[0], it[1]]));
        let is_own = before[10] == seat;
        let line = json!({
            "type": "decide", "game": 0, "ply": number, "seat": seat, "events": [],
            "state": {
                "prompt": before[11], "turn_seat": before[10], "turn": 0,
                "robber": before[8], "bank": before[2], "dev_left": 0,
                "settlements": self.settlements, "cities": self.cities, "roads": self.roads,
                "players": players,
                "me": {
                    "hand": before[0][seat], "dev": before[1][seat], "actual_vp": before[4][seat],
                    "has_rolled": is_own && self.has_rolled,
                    "played_dev_this_turn": is_own && self.has_played,
                    "free_roads": if is_own { self.free_roads } else { 0 },
                },
                "discard_counts": self.discards,
            },
            "legal": legal.collect::<Vec<_>>(),
        });
        (seat, line.to_string())
    }

    /// Notes what was done in a ply.
    fn note(&mut self, number: usize) {
        let action = self.game["plies"][number]["a"].clone();
        let (seat, value) = (action[0].as_u64().expect("a seat") as usize, &action[2]);
        let kind = action[1].as_str().expect("a type");
        let mut play = |card: &str| {
            let place = KINDS.iter().position(|it| *it == card).expect("a card");
            self.played[seat][place] += 1;
            self.has_played = true;
        };
        match kind {
            "ROLL" => {
                self.has_rolled = true;
                let dice = &action[3];
                if dice[0]
                    .as_u64()
                    .zip(dice[1].as_u64())
                    .is_some_and(|(a, b)| a + b == 7)
                {
                    self.owe(number);
                }
            }
            "END_TURN" => (self.has_rolled, self.has_played) = (false, false),
            "BUILD_SETTLEMENT" => self.settlements.push(json!([value, seat])),
            "BUILD_CITY" => {
                self.settlements.retain(|it| it[0] != *value);
                self.cities.push(json!([value, seat]));
            }
            "BUILD_ROAD" => {
                self.roads.push(json!([value[0], value[1], seat]));
                self.free_roads = self.free_roads.saturating_sub(1);
            }
            "PLAY_KNIGHT_CARD" => play("KNIGHT"),
            "PLAY_YEAR_OF_PLENTY" => play("YEAR_OF_PLENTY"),
            "PLAY_MONOPOLY" => play("MONOPOLY"),
            "PLAY_ROAD_BUILDING" => {
                play("ROAD_BUILDING");
                self.free_roads = 2;
            }
            "DISCARD_RESOURCE" => self.discards[seat] -= 1,
            _ => {}
        }
        // A road that has no place is not asked for.
        let next = self.game["plies"].get(number + 1);
        let lists_roads = |ply: &Value| {
            let list = ply["l"].as_array().expect("a list");
            list.iter().all(|it| it[0] == "BUILD_ROAD")
        };
        if self.free_roads > 0 && !next.is_some_and(lists_roads) {
            self.free_roads = 0;
        }
    }

    /// A seven: whoever holds too many discards half.
    fn owe(&mut self, number: usize) {
        let limit = self.game["discard_limit"].as_u64().expect("a number");
        for seat in 0..self.seats {
            let hand = self.game["plies"][number]["s"][0][seat]
                .as_array()
                .expect("a hand");
            let size: u64 = hand.iter().map(|it| it.as_u64().expect("a count")).sum();
            self.discards[seat] = if size > limit { size / 2 } else { 0 };
        }
    }
}

fn question(arena: &mut Arena, line: &str) -> Box<Question> {
    match arena.hear(line) {
        Ok(Asked::Decision(question)) => question,
        Ok(_) => panic!("a decision is asked for: {line}"),
        Err(why) => panic!("{why}: {line}"),
    }
}

fn is_illegal_road(question: &Question, number: usize) -> bool {
    let deed = question.legal[number].expect("it can be read");
    let crate::deed::Deed::Road(edge) = deed else {
        return false;
    };
    lists::leads_through(&question.rules, &question.state, question.seat, edge)
}

#[test]
fn positions_allow_what_the_referee_lists() {
    let (mut asked, mut known) = (0, BTreeSet::new());
    for game in games() {
        let plies = game["plies"].as_array().expect("plies").len();
        let mut referee = Referee::new(game);
        let mut arenas: Vec<Arena> = (0..referee.seats).map(|_| Arena::default()).collect();
        for (seat, arena) in arenas.iter_mut().enumerate() {
            assert!(matches!(
                arena.hear(&referee.start(seat)),
                Ok(Asked::Begin(1))
            ));
        }
        let mut second = false;
        for number in 0..plies {
            let (seat, line) = referee.decide(number);
            let question = question(&mut arenas[seat], &line);
            let theirs = question.legal.iter().flatten().copied().collect();
            let (rules, state) = (&question.rules, &question.state);
            let compared = lists::compare(rules, state, question.seat, &theirs, second);
            let differences = compared.unwrap_or_else(|why| panic!("ply {number}: {why}\n{line}"));
            known.extend(differences.iter().map(|it| it.name()));
            let free = referee.free_roads;
            referee.note(number);
            second = free == 2 && referee.free_roads == 1;
            asked += 1;
            // Their engine has let somebody break through: from here positions are no longer ours.
            let chosen = referee.game["plies"][number]["a"].clone();
            let place = referee.game["plies"][number]["l"]
                .as_array()
                .expect("a list");
            let place = place
                .iter()
                .position(|it| it[0] == chosen[1] && it[1] == chosen[2]);
            if is_illegal_road(&question, place.expect("it was legal")) {
                break;
            }
        }
    }
    assert!(asked > 1_500, "{asked}");
    assert!(
        known.contains("second-road-compulsory") || !known.is_empty(),
        "{known:?}"
    );
}

/// Whatever a bot chooses, it becomes an entry that says the same.
#[test]
fn decisions_become_entries_of_the_list() {
    let mut luck = game::testing::TestLuck(7);
    let mut robbed = 0;
    for game in games().into_iter().take(2) {
        let plies = game["plies"].as_array().expect("plies").len();
        let mut referee = Referee::new(game);
        for number in 0..plies {
            let (seat, line) = referee.decide(number);
            let mut arena = Arena::default();
            assert!(arena.hear(&referee.start(seat)).is_ok());
            let question = question(&mut arena, &line);
            let mut first = None;
            let index = question.answer(&mut |state| {
                let menu = question.rules.menu(state, question.seat);
                let action = menu.nth(luck.below(menu.count()));
                first.get_or_insert(action);
                action
            });
            let deed = question.legal[index].expect("it can be read");
            let first = first.expect("it was asked");
            if first != Action::Waive {
                assert_eq!(deed.actions()[0], first, "{line}");
            }
            robbed += u32::from(matches!(deed, crate::deed::Deed::Robber(_, Some(_))));
            referee.note(number);
        }
    }
    assert!(robbed > 5, "{robbed}");
}

/// Five settlements and four cities are all there are, in whatever order they were built.
#[test]
fn all_pieces_of_a_seat_can_be_on_the_board() {
    let mut referee = Referee::new(games().remove(0));
    referee.settlements = [0, 7, 9, 11, 13].map(|node| json!([node, 0])).to_vec();
    referee.cities = [15, 17, 19, 21].map(|node| json!([node, 0])).to_vec();
    let (seat, line) = referee.decide(0);
    let line = line.replacen("BUILD_INITIAL_SETTLEMENT", "PLAY_TURN", 1);
    let mut arena = Arena::default();
    assert!(arena.hear(&referee.start(seat)).is_ok());
    let question = question(&mut arena, &line);
    let pieces = question.state.pieces(game::Seat(0));
    assert_eq!((pieces.settlements.len(), pieces.cities.len()), (5, 4));
    assert_eq!((pieces.settlements_left, pieces.cities_left), (0, 0));
}

#[test]
fn what_makes_no_sense_is_said() {
    let game = games().remove(0);
    let referee = Referee::new(game);
    let why = |arena: &mut Arena, line: &str| arena.hear(line).err().unwrap_or_default();
    let mut arena = Arena::default();
    assert!(why(&mut arena, "hello").contains("expected value"));
    assert!(why(&mut arena, r#"{"type":"hello","protocol":2}"#).contains("protocol 2"));
    assert!(matches!(
        arena.hear(r#"{"type":"hello","protocol":1}"#),
        Ok(Asked::Name)
    ));
    let (seat, line) = referee.decide(0);
    assert_eq!(why(&mut arena, &line), "no game has begun");
    assert!(arena.hear(&referee.start(seat)).is_ok());
    let spoiled = |from: &str, to: &str| {
        assert!(line.contains(from), "{line}");
        line.replacen(from, to, 1)
    };
    let nothing = line.split("\"legal\":").next().expect("a beginning");
    let rest = line.split_once("],\"ply\"").map(|(_, rest)| rest);
    let empty = format!(
        "{nothing}\"legal\":[],\"ply\"{}",
        rest.expect("keys are in order")
    );
    assert_eq!(why(&mut arena, &empty), "nothing is legal");
    assert!(why(&mut arena, &spoiled("\"robber\":", "\"robber\":9")).contains("no tile"));
    assert!(why(&mut arena, &spoiled("[19,", "[20,")).contains("more cards than there are"));
    let hoarded = line.replace("\"n_dev\":0", "\"n_dev\":30");
    assert!(why(&mut arena, &hoarded).contains("development"));
    assert!(why(&mut arena, &spoiled("\"seat\":0", "\"seat\":7")).contains("no seat 7"));
    assert!(
        arena.hear(&line).is_ok(),
        "a bad line leaves the game as it is"
    );
    assert!(matches!(
        arena.hear(r#"{"type":"end","game":0}"#),
        Ok(Asked::Nothing)
    ));
    assert!(matches!(arena.hear(r#"{"type":"quit"}"#), Ok(Asked::Leave)));
}
