//! The figures of `rules/base_boards.json` against what a table does.

use std::collections::BTreeSet;

use board::{Options, Terrain};
use game::Setup as _;
use game::testing::TestLuck;
use serde_json::Value;

use crate::table::{Table, on_beginner_board};

pub const COLOURS: [&str; 4] = ["red", "blue", "orange", "white"];

pub fn data() -> Value {
    let text = include_str!("../../../../rules/base_boards.json");
    serde_json::from_str(text).unwrap()
}

pub fn list(value: &Value) -> &Vec<Value> {
    value
        .as_array()
        .unwrap_or_else(|| panic!("no list: {value}"))
}

pub fn number(value: &Value) -> usize {
    value
        .as_u64()
        .unwrap_or_else(|| panic!("no number: {value}")) as usize
}

/// `[0, -2, "NW"]` or `[0, -2]` in notation: `0,-2.NW`, `0,-2`.
pub fn place(value: &Value) -> String {
    let hex = format!("{},{}", value[0], value[1]);
    match value.get(2).and_then(Value::as_str) {
        Some(name) => format!("{hex}.{name}"),
        None => hex,
    }
}

/// `{"ore": 1}` as the table says it, in the order of resources.
fn goods(value: &Value) -> String {
    let kinds = ["lumber", "brick", "wool", "grain", "ore"];
    let words: Vec<String> = kinds
        .iter()
        .filter_map(|kind| Some(format!("{} {kind}", value.get(kind)?)))
        .collect();
    if words.is_empty() {
        "nothing".to_owned()
    } else {
        words.join(" ")
    }
}

/// BASE-41: every roll on the beginner board, as listed.
#[test]
fn base_41_every_roll_pays_the_beginners_what_is_listed() {
    let data = data();
    let rolls = data["test_vectors"]["beginner_production"]["by_roll"]
        .as_object()
        .unwrap();
    assert_eq!(rolls.len(), 10);
    for (roll, paid) in rolls {
        // Only what the roll brings is looked at, so everybody begins with empty hands.
        let mut table = Table::beginner_board().before_roll();
        for start in list(&data["beginner_board"]["start"]) {
            for settlement in list(&start["settlements"]) {
                let colour = start["color"].as_str().unwrap();
                table = table.settlement(colour, &place(&settlement["corner"]));
            }
        }
        let table = table.roll(roll.parse().unwrap());
        for colour in COLOURS {
            assert_eq!(
                table.holds(colour),
                goods(&paid[colour]),
                "{colour} on {roll}"
            );
        }
    }
}

/// BASE-17: the lettered settlements pay the starting cards.
#[test]
fn tv_2_starting_cards_of_the_beginners() {
    let table = Table::beginners();
    let data = data();
    for colour in COLOURS {
        let cards = &data["test_vectors"]["beginner_starting_cards"][colour];
        assert_eq!(table.holds(colour), goods(cards), "{colour}");
    }
    assert_eq!(table.holds("red"), "2 lumber 1 grain");
    assert_eq!(table.holds("white"), "1 lumber 1 wool 1 ore");
}

/// BASE-72, BASE-R-14, BASE-R-15: all graphs, with and without foreign buildings.
#[test]
fn base_72_lengths_of_all_listed_graphs() {
    let data = data();
    let (corners, edges) = (&data["topology"]["vertices"], &data["topology"]["edges"]);
    let vectors = list(&data["test_vectors"]["longest_road"]["vectors"]);
    assert_eq!(vectors.len(), 7);
    for vector in vectors {
        let mut table = Table::beginner_board();
        for id in list(&vector["edges"]) {
            table = table.road("red", &place(&edges[number(id)]["edge"]));
        }
        for id in list(&vector["foreign_blocking_vertices"]) {
            table = table.settlement("blue", &place(&corners[number(id)]["corner"]));
        }
        let expected = number(&vector["expect"]);
        assert_eq!(
            usize::from(table.route_length("red")),
            expected,
            "{}",
            vector["name"]
        );
    }
}

/// BASE-11, BASE-12: 54 corners and 72 edges, of which 30 each are coast.
#[test]
fn base_11_the_island_has_the_listed_corners_and_edges() {
    let data = data();
    let rules = Table::beginner_board().rules;
    let grid = &rules.grid;
    let counts = &data["topology"]["counts"];
    assert_eq!(grid.hex_count(), number(&counts["hexes"]));
    assert_eq!(grid.corner_count(), number(&counts["vertices"]));
    assert_eq!(grid.edge_count(), number(&counts["edges"]));
    assert_eq!(
        rules.coast.len() as usize,
        number(&counts["coastal_vertices"])
    );
    let mut seen = BTreeSet::new();
    for vertex in list(&data["topology"]["vertices"]) {
        let corner = |name: &Value| grid.corner(place(name).parse().unwrap()).unwrap();
        let id = corner(&vertex["corner"]);
        assert!(seen.insert(id), "{vertex} is listed twice");
        assert!(
            list(&vertex["aliases"])
                .iter()
                .all(|name| corner(name) == id)
        );
        assert_eq!(
            rules.coast.contains(id),
            vertex["coastal"] == true,
            "{vertex}"
        );
        let hexes: BTreeSet<String> = grid
            .corner_hexes(id)
            .into_iter()
            .map(|hex| rules.hex_name(hex))
            .collect();
        let listed: BTreeSet<String> = list(&vertex["hexes"]).iter().map(place).collect();
        assert_eq!(hexes, listed, "{vertex}");
    }
    let vertices = list(&data["topology"]["vertices"]);
    for listed in list(&data["topology"]["edges"]) {
        let edge = grid.edge(place(&listed["edge"]).parse().unwrap()).unwrap();
        let ends: BTreeSet<_> = grid.edge_ends(edge).into_iter().collect();
        let named = list(&listed["ends"]).iter().map(|id| {
            let name = place(&vertices[number(id)]["corner"]);
            grid.corner(name.parse().unwrap()).unwrap()
        });
        assert_eq!(ends, named.collect(), "{listed}");
        assert_eq!(
            grid.edge_hexes(edge).len() == 1,
            listed["coastal"] == true,
            "{listed}"
        );
    }
}

/// BASE-16: terrain, numbers, harbours, settlements and roads of the beginner board.
#[test]
fn base_16_the_beginner_board_is_the_listed_one() {
    let table = Table::beginners();
    let data = data();
    let board = &data["beginner_board"];
    let layout = &table.rules.setup.layout;
    let listed = |name: &str| serde_json::to_value(name).unwrap();
    assert_eq!(list(&board["hexes"]).len(), layout.hexes.len());
    for (hex, tile) in list(&board["hexes"]).iter().zip(&layout.hexes) {
        assert_eq!(hex["terrain"], serde_json::to_value(tile.terrain).unwrap());
        assert_eq!(hex["number"], serde_json::to_value(tile.number).unwrap());
        assert_eq!(format!("{},{}", hex["q"], hex["r"]), tile.at().to_string());
    }
    assert_eq!(place(&board["robber"]), layout.robber.unwrap().to_string());
    for (harbour, site) in list(&board["harbours"]).iter().zip(&layout.harbours) {
        let edge = format!("{}.{:?}", site.at(), site.direction().unwrap());
        assert_eq!(place(&harbour["edge"]), edge);
        assert_eq!(harbour["type"], serde_json::to_value(site.kind).unwrap());
    }
    for start in list(&board["start"]) {
        let colour = COLOURS
            .iter()
            .find(|colour| start["color"] == listed(colour))
            .unwrap();
        let pieces = table.state.pieces(table.seat(colour));
        for settlement in list(&start["settlements"]) {
            let corner = place(&settlement["corner"]).parse().unwrap();
            assert!(
                pieces
                    .settlements
                    .contains(table.rules.grid.corner(corner).unwrap())
            );
            let edge = place(&settlement["road_edge"]).parse().unwrap();
            assert!(pieces.roads.contains(table.rules.grid.edge(edge).unwrap()));
        }
        assert_eq!((pieces.settlements.len(), pieces.roads.len()), (2, 2));
    }
}

/// BASE-9: each terrain pays its resource, the desert none.
#[test]
fn base_9_every_terrain_pays_its_resource() {
    let data = data();
    let terrains = data["terrain_to_resource"].as_object().unwrap();
    assert_eq!(terrains.len(), 6);
    let table = Table::laid_out(&on_beginner_board(&Options::default())).before_roll();
    for tile in &table.rules.setup.layout.hexes {
        let name = serde_json::to_value(tile.terrain).unwrap();
        let resource = terrains[name.as_str().unwrap()].as_str();
        let table = table.clone().settlement("red", &format!("{}.N", tile.at()));
        match (resource, tile.number) {
            (Some(resource), Some(number)) => {
                let hand = table.roll(number).holds("red");
                assert!(hand.contains(resource), "{hand} from {tile:?}");
            }
            (None, None) => {
                // The corner touches two more hexes, and only these ever pay.
                let paid = (2..=12).filter(|sum| *sum != 7);
                let paid = paid.filter(|sum| table.clone().roll(*sum).holds("red") != "nothing");
                assert_eq!(paid.collect::<Vec<_>>(), [4, 6]);
            }
            odd => panic!("{odd:?} at {tile:?}"),
        }
    }
}

/// Deals the same options with another luck each time.
pub fn deal(options: &Options, seed: u64) -> board::Layout {
    board::Setup::deal(options, &mut TestLuck(seed))
        .unwrap()
        .layout
}

/// The numbers of a layout along one of the listed spirals, without the desert.
pub fn along(spiral: &Value, layout: &board::Layout) -> Vec<u8> {
    let hexes = list(spiral).iter().map(place);
    let tile = |name: String| {
        layout
            .hexes
            .iter()
            .find(|tile| tile.at().to_string() == name)
    };
    let tiles = hexes.map(|name| tile(name).unwrap());
    let numbered = tiles.filter(|tile| tile.terrain != Terrain::Desert);
    numbered.map(|tile| tile.number.unwrap()).collect()
}
