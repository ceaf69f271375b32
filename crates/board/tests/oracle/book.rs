//! What the data beside the dossier says about one scenario.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde_json::Value;

use super::geometry::{Corner, Edge, Hex, corner_of, edge_of};

static DATA: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../../../../rules/seafarers_scenarios.json");
    serde_json::from_str(text).expect("the data of the dossier")
});

/// SC7-6, SC7-17: what belongs to one place of the Pirate Islands.
pub struct West {
    pub settlement: Corner,
    pub ship: Edge,
    pub beachhead: Corner,
    pub fortress: Corner,
    pub legs: [BTreeSet<Edge>; 2],
}

pub struct Village {
    pub corner: Corner,
    pub number: u8,
}

pub struct Book {
    pub scenario: String,
    pub players: usize,
    /// The region of each printed land hex.
    pub regions: BTreeMap<Hex, String>,
    pub start_regions: Vec<String>,
    /// SEA-127: points for the first settlement in a foreign region.
    pub bonus: u8,
    pub has_route: bool,
    pub has_army: bool,
    /// SEA-12: the bay where the pirate begins.
    pub bay: Option<Hex>,
    pub path: Vec<Hex>,
    pub west: Vec<West>,
    pub villages: Vec<Village>,
    pub cloth: u8,
    pub points: BTreeSet<Edge>,
    pub cards: BTreeSet<Edge>,
    pub harbours: BTreeSet<Edge>,
    pub bridge: BTreeSet<Corner>,
    pub wall: BTreeSet<Corner>,
    pub beside: BTreeSet<Corner>,
}

fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

fn hex(value: &Value) -> Hex {
    (number(&value["q"]) as i32, number(&value["r"]) as i32)
}

fn corner(value: &Value) -> Corner {
    corner_of(hex(value), number(&value["corner"]) as usize)
}

fn edge(value: &Value) -> Edge {
    edge_of(hex(value), number(&value["dir"]) as usize)
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> T) -> Vec<T> {
    value
        .as_array()
        .map_or_else(Vec::new, |all| all.iter().map(read).collect())
}

impl Book {
    /// The scenario by its id at a table; one has a longer one in the dossier.
    pub fn open(id: &str, players: usize) -> Book {
        let long = format!("heading_for_{id}");
        let scenarios = DATA["scenarios"].as_array().expect("a list");
        let is_it = |scenario: &&Value| scenario["id"] == id || scenario["id"] == long.as_str();
        let scenario = scenarios.iter().find(is_it).expect("a printed scenario");
        let (rules, layout) = (
            &scenario["rules"],
            &scenario["layouts"][players.to_string()],
        );
        let markers = &layout["markers"];
        let hexes = layout["hexes"].as_array().expect("a list").iter();
        let region = |it: &Value| Some((hex(it), it["region"].as_str()?.to_owned()));
        let bonus = &rules["island_bonus"]["vp"];
        let west = list(&markers["seats"], |seat| West {
            settlement: corner(&seat["start_settlement"]),
            ship: edge(&seat["start_ship"]),
            beachhead: corner(&seat["beachhead"]),
            fortress: corner(&seat["fortress"]),
            legs: ["leg1_edges", "leg2_edges"]
                .map(|leg| list(&seat[leg], edge).into_iter().collect()),
        });
        Book {
            scenario: id.to_owned(),
            players,
            regions: hexes.filter_map(region).collect(),
            start_regions: list(&layout["start_regions"], |it| {
                it.as_str().expect("a name").to_owned()
            }),
            bonus: bonus.as_u64().unwrap_or(0) as u8,
            has_route: rules["longest_route"] == true,
            has_army: rules["largest_army"] == true,
            bay: (layout["pirate"]["on_frame"] == true).then(|| hex(&layout["pirate"])),
            path: list(&markers["fleet_path"], hex),
            // SC7-2: with three, the fourth place is not in play.
            west: west.into_iter().take(players).collect(),
            villages: list(&markers["villages"], |it| Village {
                corner: corner(it),
                number: number(&it["number"]) as u8,
            }),
            cloth: markers["general_cloth"].as_u64().unwrap_or(0) as u8,
            points: list(&markers["vp_token"], edge).into_iter().collect(),
            cards: list(&markers["dev_card"], edge).into_iter().collect(),
            harbours: list(&markers["harbour_token"], edge).into_iter().collect(),
            bridge: list(&markers["great_bridge"], corner).into_iter().collect(),
            wall: list(&markers["great_wall"], corner).into_iter().collect(),
            beside: list(&markers["no_start_x"], corner).into_iter().collect(),
        }
    }

    pub fn is(&self, scenario: &str) -> bool {
        self.scenario == scenario
    }
}
