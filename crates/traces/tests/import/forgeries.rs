//! Every part of a trace is compared: whatever is changed, the replay says so.

use serde_json::{Value, json};

use super::{
    ILLEGAL_ROAD, PLAIN, SHORTAGE, TWO_SEATS, WRONG_AWARD, WRONG_LENGTHS, game, read, reason,
    replay,
};

/// The first ply of a type, from some ply on.
fn find(game: &Value, kind: &str, from: usize) -> usize {
    let plies = game["plies"].as_array().expect("plies");
    let is_kind = |ply: &Value| ply["a"][1] == kind;
    from + plies[from..].iter().position(is_kind).expect("such a ply")
}

/// Finds a change of the state vector after ply 100.
fn changed_state(change: impl Fn(&mut Value)) -> String {
    let mut game = game(PLAIN);
    change(&mut game["plies"][100]["s"]);
    let reason = reason(&game);
    assert!(reason.starts_with("ply 100: "), "{reason}");
    reason
}

fn raise(number: &mut Value) {
    *number = json!(number.as_u64().expect("a number") + 1);
}

#[test]
fn a_changed_state_is_found() {
    assert!(changed_state(|s| raise(&mut s[0][1][4])).contains("hand of seat 1"));
    assert!(changed_state(|s| raise(&mut s[1][2][0])).contains("development cards of seat 2"));
    assert!(changed_state(|s| raise(&mut s[2][3])).contains("bank"));
    assert!(changed_state(|s| raise(&mut s[3][0])).contains("public points"));
    assert!(changed_state(|s| raise(&mut s[4][0])).contains("points"));
    assert!(changed_state(|s| s[5] = json!(3)).contains("longest road"));
    assert!(changed_state(|s| s[6] = json!(3)).contains("largest army"));
    assert!(changed_state(|s| raise(&mut s[7][1])).contains("lengths of routes"));
    assert!(changed_state(|s| s[8] = json!(0)).contains("robber"));
    let other = |seat: &mut Value| *seat = json!((seat.as_u64().expect("a seat") + 1) % 4);
    assert!(changed_state(|s| other(&mut s[9])).contains("who decides"));
    assert!(changed_state(|s| other(&mut s[10])).contains("seat on turn"));
    assert!(changed_state(|s| s[11] = json!("DISCARD")).contains("who decides what"));
}

#[test]
fn a_changed_list_is_found() {
    let mut missing = game(TWO_SEATS);
    let ply = find(&missing, "MARITIME_TRADE", 0);
    let done = missing["plies"][ply]["a"][1].clone();
    let list = missing["plies"][ply]["l"].as_array_mut().expect("a list");
    let other = list.iter().position(|one| one[0] != done).expect("others");
    list.remove(other);
    let left = list.len();
    missing["plies"][ply]["n"] = json!(left);
    assert!(reason(&missing).ends_with("is in our list only"));

    let mut added = game(TWO_SEATS);
    let list = added["plies"][0]["l"].as_array_mut().expect("a list");
    list.push(json!(["END_TURN", null]));
    let more = list.len();
    added["plies"][0]["n"] = json!(more);
    assert_eq!(reason(&added), "ply 0: end is in their list only");
}

#[test]
fn an_illegal_road_in_a_list_needs_a_building_to_lead_through() {
    let mut forged = game(PLAIN);
    let ply = find(&forged, "BUILD_ROAD", 40);
    let seen: Vec<Value> = forged["plies"][0]["l"].as_array().expect("nodes").clone();
    assert_eq!(seen.len(), 54);
    let listed = forged["plies"][ply]["l"].clone();
    let edges = forged["board"]["tiles"].as_array().expect("tiles").iter();
    let mut edges = edges.flat_map(|tile| tile["edges"].as_array().expect("edges").clone());
    let is_new = |edge: &Value| {
        let listed = listed.as_array().expect("a list");
        !listed.contains(&json!(["BUILD_ROAD", edge]))
    };
    let edge = edges.find(is_new).expect("not all edges are open");
    let list = forged["plies"][ply]["l"].as_array_mut().expect("a list");
    list.push(json!(["BUILD_ROAD", edge]));
    let more = list.len();
    forged["plies"][ply]["n"] = json!(more);
    assert!(reason(&forged).ends_with("is in their list only"));
}

#[test]
fn changed_chance_is_found() {
    let mut dice = game(PLAIN);
    let ply = find(&dice, "ROLL", 0);
    dice["plies"][ply]["a"][3] = json!([7, 1]);
    assert!(reason(&dice).contains("cannot be drawn"));

    let mut card = game(TWO_SEATS);
    let ply = find(&card, "BUY_DEVELOPMENT_CARD", 0);
    let drawn = &mut card["plies"][ply]["a"][3];
    *drawn = json!(if *drawn == "KNIGHT" {
        "MONOPOLY"
    } else {
        "KNIGHT"
    });
    assert!(reason(&card).contains("is not the next card of the deck"));

    let mut stolen = game(PLAIN);
    let mut ply = find(&stolen, "MOVE_ROBBER", 0);
    while stolen["plies"][ply]["a"][3].is_null() {
        ply = find(&stolen, "MOVE_ROBBER", ply + 1);
    }
    stolen["plies"][ply]["a"][3] = Value::Null;
    assert!(reason(&stolen).contains("we draw where they do not"));
}

#[test]
fn another_table_is_found() {
    let mut deck = game(PLAIN);
    deck["dev_deck"].as_array_mut().expect("cards").pop();
    assert_eq!(reason(&deck), "ply 0: the deck is another one");

    let mut points = game(PLAIN);
    points["vps_to_win"] = json!(9);
    assert!(reason(&points).ends_with("our game is over"));

    let mut winner = game(PLAIN);
    let seat = winner["winner"].as_u64().expect("a winner");
    winner["winner"] = json!((seat + 1) % 4);
    assert!(reason(&winner).contains("winner"));

    let mut last = game(PLAIN);
    last["final_vp"][0] = json!(1);
    assert!(reason(&last).contains("final points"));
}

#[test]
fn a_flag_that_our_sums_do_not_confirm_is_found() {
    let with_flag = |number: usize, flag: Value| {
        let mut game = game(number);
        game["flags"] = json!([flag]);
        reason(&game)
    };
    let awarded = with_flag(PLAIN, json!([50, "ROAD_AWARD", 1, 2]));
    assert!(awarded.contains("exact by their flag"), "{awarded}");
    let length = with_flag(
        PLAIN,
        json!([50, "ROAD_LENGTH", [9, 9, 9, 9], [1, 1, 1, 1]]),
    );
    assert!(length.contains("their flag says"), "{length}");
    let short = with_flag(PLAIN, json!([50, "BANK_SHORTAGE_ONE_PLAYER", "ORE"]));
    assert!(short.contains("is not short"), "{short}");
    let road = with_flag(PLAIN, json!([50, "ROAD_THROUGH_BUILDING"]));
    assert!(road.contains("legal"), "{road}");
    let early = with_flag(PLAIN, json!([50, "WIN_OUT_OF_TURN"]));
    assert!(early.contains("goes on"), "{early}");
    let on_turn = with_flag(PLAIN, json!([258, "WIN_OUT_OF_TURN"]));
    assert!(on_turn.contains("not on turn"), "{on_turn}");
}

#[test]
fn what_leaves_the_rules_without_a_flag_is_found() {
    let with_flags_of = |number: usize, lengths: bool| {
        let mut game = game(number);
        let flags = game["flags"].as_array_mut().expect("flags");
        flags.retain(|flag| lengths && flag[1] == "ROAD_LENGTH");
        reason(&game)
    };
    assert!(with_flags_of(SHORTAGE, true).starts_with("ply 360: hand of seat"));
    assert!(with_flags_of(ILLEGAL_ROAD, true).starts_with("ply 157: a road through"));
    assert!(with_flags_of(WRONG_AWARD, true).starts_with("ply 248: longest road"));
    assert!(with_flags_of(WRONG_LENGTHS, false).contains("lengths of routes"));
}

/// BASE-69: exactly two cards are taken while the bank has two.
#[test]
fn invention_for_one_card_leaves_the_rules() {
    let mut game = super::game(PLAIN);
    let Some(ply) = (0..259).find(|ply| game["plies"][*ply]["a"][1] == "PLAY_YEAR_OF_PLENTY")
    else {
        panic!("the game has an invention");
    };
    let list = game["plies"][ply]["l"].as_array_mut().expect("a list");
    list.push(json!(["PLAY_YEAR_OF_PLENTY", ["ORE"]]));
    let more = list.len();
    game["plies"][ply]["n"] = json!(more);
    let listed = replay(&game);
    assert_eq!(listed.divergence, None);
    assert_eq!(listed.differences.of(traces::Difference::InventionOfOne), 1);

    game["plies"][ply]["a"][2] = json!(["ORE"]);
    let played = replay(&game);
    assert_eq!(played.divergence, None);
    assert_eq!((played.compared, played.left), (ply, 259 - ply));
    assert!(read(&game).is_ok());
}
