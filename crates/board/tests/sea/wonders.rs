//! SC8-2 … SC8-16: The Wonders of Catan.

use crate::sea::at_sea;
use crate::table::Table;

/// The others' turns, with rolls that pay red nothing.
const ROUND: &str = "red: end; blue: roll; roll 1+2; blue: end; orange: roll; roll 1+2; \
                     orange: end; white: roll; roll 1+2; white: end";

fn wonders() -> Table {
    Table::scenario("wonders_of_catan", 4)
}

/// SC8-2, SC8-3, SC8-5, SC8-6, SEA-134.
#[test]
fn sc8_2_a_robber_on_the_desert_and_no_pirate() {
    let table = Table::opened(&at_sea("wonders_of_catan", 4));
    assert_eq!(table.rules.hex_name(table.state.public.robber), "6,3");
    assert!(!table.rules.sea().has_pirate);
    assert_eq!(
        (table.rules.setup.layout.harbours.len(), table.rules.goal),
        (9, 10)
    );
}

/// SC8-4: bridge, wall and the corners beside the bridge are free only later.
#[test]
fn sc8_4_nobody_founds_where_wonders_stand() {
    let table = Table::opened(&at_sea("wonders_of_catan", 4));
    assert_eq!(table.menu("red").len(), 72);
    for corner in ["0,6.SE", "1,7.SW", "6,2.S"] {
        let refused = format!("red: settle {corner}");
        table.refuses(&refused, "SEA-72");
    }
    let later = wonders()
        .road("red", "0,6.SE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    later.allows("red: settle 0,6.SE");
}

/// SC8-7, SC8-12: two cities; one wonder each.
#[test]
fn sc8_7_the_theatre_needs_two_cities() {
    let one = wonders().city("red", "2,3.N");
    one.refuses("red: claim theatre", "SC8-7");
    let two = one.city("red", "3,4.N");
    let claimed = two.play("red: claim theatre");
    claimed.tells("blue", "claimed seat=red wonder=theatre");
    claimed.refuses("red: claim theatre", "SC8-12 wonder=theatre");
    let other = claimed
        .city("blue", "0,4.N 0,5.S")
        .with("red wonder theatre 0")
        .turn("blue");
    other.refuses("blue: claim theatre", "SC8-12 wonder=theatre");
}

/// SC8-8, SC8-10, SEA-R-25: a settlement is enough.
#[test]
fn sc8_8_bridge_and_wall_need_a_building_on_their_corners() {
    wonders()
        .settlement("red", "2,3.N")
        .refuses("red: claim great-bridge", "SC8-8");
    wonders()
        .settlement("red", "0,6.SE")
        .allows("red: claim great-bridge");
    wonders()
        .city("red", "0,6.SE")
        .allows("red: claim great-bridge");
    wonders()
        .settlement("red", "2,3.N")
        .refuses("red: claim great-wall", "SC8-10");
    wonders()
        .settlement("red", "6,2.S")
        .allows("red: claim great-wall");
}

/// SC8-9, SC8-13: a city at a harbour and a route of five, the card not needed.
#[test]
fn sc8_9_the_monument_needs_a_harbour_and_a_route() {
    let harbour = "0,4.NW";
    let roads = "0,4.NW 0,4.NE 1,4.NW 1,4.NE 2,4.NW";
    wonders()
        .city("red", harbour)
        .refuses("red: claim monument", "SC8-9");
    let long = wonders().city("red", harbour).road("red", roads);
    assert_eq!(long.route_length("red"), 5);
    long.allows("red: claim monument");
    wonders()
        .settlement("red", harbour)
        .road("red", roads)
        .refuses("red: claim monument", "SC8-9");
    let card = long.road("blue", "3,4.NE 3,4.E 3,4.SE 3,4.SW 3,4.W 3,4.NW");
    assert_eq!(card.route_holder(), "blue");
    card.allows("red: claim monument");
}

/// SC8-11, SC8-14: hidden points count.
#[test]
fn sc8_11_the_cathedral_needs_a_city_and_six_points() {
    let four = wonders().city("red", "2,3.N 3,4.N");
    four.refuses("red: claim cathedral", "SC8-11");
    four.cards("red", "point point")
        .allows("red: claim cathedral");
}

/// SEA-R-24: with all ships out, and with none.
#[test]
fn sea_r_24_a_claim_binds_no_ship() {
    let table = wonders().city("red", "2,3.N 3,4.N");
    let claimed = table.clone().play("red: claim theatre");
    assert_eq!(claimed.fleet("red").ships_left, 15);
    let mut all_out = table;
    all_out.state.public.sea.fleets[0].ships_left = 0;
    let claimed = all_out.play("red: claim theatre");
    assert_eq!(claimed.fleet("red").ships_left, 0);
    claimed.refuses("red: claim cathedral", "SC8-12");
}

/// SEA-R-26: what was needed for the claim may be lost.
#[test]
fn sea_r_26_a_claim_outlives_what_it_needed() {
    wonders().refuses("red: claim great-bridge", "SC8-8");
    let lost = wonders()
        .with("red wonder great-bridge 0")
        .hand("red", "3 lumber 1 wool 1 grain");
    lost.allows("red: wonder");
}

/// SC8-15, SC8-6, SEA-R-40: any number of levels, the same five cards each.
#[test]
fn sc8_15_levels_cost_five_cards_each() {
    let table = wonders()
        .city("red", "2,3.N 3,4.N")
        .hand("red", "2 lumber 2 brick 6 wool")
        .play("red: claim theatre; red: wonder; red: wonder");
    assert_eq!(
        (table.fleet("red").level, table.holds("red")),
        (2, "nothing".to_owned())
    );
    table.refuses("red: wonder", "SC8-15");
    wonders().refuses("red: wonder", "SC8-12");
    let options = board::Options {
        mode: board::Mode::Separated,
        ..at_sea("wonders_of_catan", 4)
    };
    let separated = Table::laid_out(&options)
        .city("red", "2,3.N 3,4.N")
        .hand("red", "1 lumber 1 brick 7 wool")
        .play("red: claim theatre");
    separated.allows("red: bank wool ore");
    separated
        .play("red: wonder")
        .refuses("red: bank wool ore", "BASE-30");
}

/// BASE-R-33: a proposal is void when the game is won.
#[test]
fn base_r_33_no_proposal_outlasts_the_game() {
    let proposed = wonders()
        .with("red wonder theatre 3")
        .hand("red", "1 lumber 1 brick 3 wool")
        .hand("blue", "1 grain")
        .play("blue: propose 1 grain for 1 ore");
    assert!(!proposed.state.public.proposals.open.is_empty());
    let won = proposed.play("red: wonder");
    assert_eq!(won.winner(), "red");
    assert!(won.state.public.proposals.open.is_empty());
}

/// SC8-16: level four, or ten points and the lead.
#[test]
fn sc8_16_level_four_wins_or_ten_points_with_the_lead() {
    let last = wonders()
        .with("red wonder theatre 3")
        .hand("red", "1 lumber 1 brick 3 wool")
        .play("red: wonder");
    assert_eq!(last.winner(), "red");
    let nine = |lines: &str| {
        wonders()
            .city("red", "2,3.N 3,4.N 0,4.N 0,5.S")
            .settlement("red", "5,3.N")
            .with(lines)
            .hand("red", "3 ore 2 grain")
    };
    let city = "red: city 5,3.N";
    assert_eq!(nine("").points("red"), 9);
    let leads = nine("red wonder theatre 1\nred cards point");
    assert_eq!(leads.points("red"), 10);
    let won = leads.play(ROUND);
    assert_eq!(won.winner(), "red");
    let behind = nine("red wonder theatre 1\nblue wonder cathedral 1\nred cards point");
    let next = behind.play(ROUND);
    assert_eq!(next.winner(), "open");
    nine("").refuses(city, "BASE-62");
}
