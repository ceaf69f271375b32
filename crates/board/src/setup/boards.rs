//! The printed boards of the base game.
//!
//! The figures are those of `rules/base_boards.json`; a test compares every one of them.

use std::sync::LazyLock;

use hexgrid::{Axial, Direction, Tip};

use crate::kinds::{Harbour, Terrain};
use crate::setup::layout::Layout;

const fn at(q: i8, r: i8) -> Axial {
    Axial::new(q, r)
}

/// The nineteen hexes in reading order: rows from north to south, each from west to east.
pub const BASE_HEXES: [Axial; 19] = [
    at(0, -2),
    at(1, -2),
    at(2, -2),
    at(-1, -1),
    at(0, -1),
    at(1, -1),
    at(2, -1),
    at(-2, 0),
    at(-1, 0),
    at(0, 0),
    at(1, 0),
    at(2, 0),
    at(-2, 1),
    at(-1, 1),
    at(0, 1),
    at(1, 1),
    at(-2, 2),
    at(-1, 2),
    at(0, 2),
];

/// BASE-2: what the nineteen hexes show.
pub const TERRAINS: [Terrain; 19] = [
    Terrain::Forest,
    Terrain::Forest,
    Terrain::Forest,
    Terrain::Forest,
    Terrain::Pasture,
    Terrain::Pasture,
    Terrain::Pasture,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Fields,
    Terrain::Fields,
    Terrain::Fields,
    Terrain::Hills,
    Terrain::Hills,
    Terrain::Hills,
    Terrain::Mountains,
    Terrain::Mountains,
    Terrain::Mountains,
    Terrain::Desert,
];

/// BASE-3, BASE-21: the numbers in the order of their letters, A to R.
pub const LETTERS: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// The six spirals, each from another corner of the island, as places in [`BASE_HEXES`].
pub const SPIRALS: [[usize; 19]; 6] = [
    [
        11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 10, 5, 4, 8, 13, 14, 9,
    ],
    [
        2, 1, 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 5, 4, 8, 13, 14, 10, 9,
    ],
    [
        0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9,
    ],
    [
        7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 8, 13, 14, 10, 5, 4, 9,
    ],
    [
        16, 17, 18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 13, 14, 10, 5, 4, 8, 9,
    ],
    [
        18, 15, 11, 6, 2, 1, 0, 3, 7, 12, 16, 17, 14, 10, 5, 4, 8, 13, 9,
    ],
];

/// BASE-4: the nine harbours.
pub const HARBOURS: [Harbour; 9] = [
    Harbour::Generic,
    Harbour::Generic,
    Harbour::Generic,
    Harbour::Generic,
    Harbour::Brick,
    Harbour::Lumber,
    Harbour::Wool,
    Harbour::Grain,
    Harbour::Ore,
];

/// The nine bays of the frame: a hex and its side to the sea.
pub const BAYS: [(Axial, u8); 9] = [
    (at(0, -2), 2),
    (at(1, -2), 1),
    (at(2, -1), 1),
    (at(2, 0), 0),
    (at(1, 1), 5),
    (at(-1, 2), 5),
    (at(-2, 2), 4),
    (at(-2, 1), 3),
    (at(-1, -1), 3),
];

/// BASE-16: the first settlements and roads of one colour. The first settlement is the lettered one
/// that pays the starting cards (BASE-17).
pub struct BeginnerStart {
    pub settlements: [(Axial, Tip); 2],
    pub roads: [(Axial, Direction); 2],
}

/// Red, blue, orange and white.
pub const BEGINNER_STARTS: [BeginnerStart; 4] = [
    BeginnerStart {
        settlements: [(at(-2, 0), Tip::SE), (at(0, -2), Tip::SE)],
        roads: [(at(-1, 0), Direction::SW), (at(1, -2), Direction::SW)],
    },
    BeginnerStart {
        settlements: [(at(-2, 1), Tip::SE), (at(0, 1), Tip::SE)],
        roads: [(at(-1, 1), Direction::SW), (at(0, 1), Direction::E)],
    },
    BeginnerStart {
        settlements: [(at(-1, 1), Tip::SE), (at(2, -2), Tip::S)],
        roads: [(at(0, 1), Direction::SW), (at(2, -2), Direction::SW)],
    },
    BeginnerStart {
        settlements: [(at(1, 0), Tip::SE), (at(-1, -1), Tip::SE)],
        roads: [(at(1, 0), Direction::E), (at(-1, -1), Direction::SE)],
    },
];

/// TWO-4, TWO-R-01: where the neutral players begin, north and south of the middle.
pub const NEUTRAL_STARTS: [(Axial, Tip); 2] = [(at(1, -2), Tip::S), (at(-1, 1), Tip::SE)];

/// BASE-16: terrain, numbers and harbours of the beginner board. Clients draw it from this file.
static BEGINNER: LazyLock<Layout> = LazyLock::new(|| {
    let text = include_str!("../../data/beginner.json");
    serde_json::from_str(text).expect("a test reads it")
});

/// The beginner board.
pub fn beginner() -> Layout {
    BEGINNER.clone()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;
    use serde_json::{Value, json};

    use super::*;
    use crate::setup::layout::Tile;

    fn data() -> Value {
        let text = include_str!("../../../../rules/base_boards.json");
        serde_json::from_str(text).unwrap()
    }

    fn list(value: &Value) -> &Vec<Value> {
        value.as_array().unwrap()
    }

    /// How often each of the items occurs, by its name in the data.
    fn pool<T: Serialize>(items: &[T]) -> Value {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for item in items {
            let name = json!(item).as_str().unwrap().to_owned();
            *counts.entry(name).or_default() += 1;
        }
        json!(counts)
    }

    fn named(hex: Axial, name: impl std::fmt::Debug) -> Value {
        json!([hex.q, hex.r, format!("{name:?}")])
    }

    #[test]
    fn the_pools_are_those_of_the_data() {
        let setup = &data()["variable_setup"];
        assert_eq!(pool(&TERRAINS), setup["hex_pool"]);
        assert_eq!(pool(&HARBOURS), setup["harbour_pool"]);
        let beginner: Vec<Harbour> = BEGINNER.harbours.iter().map(|site| site.kind).collect();
        assert_eq!(pool(&beginner), setup["harbour_pool"]);
        let hexes = BASE_HEXES.map(|hex| json!([hex.q, hex.r]));
        assert_eq!(json!(hexes), data()["topology"]["hexes"]);
    }

    /// BASE-3, BASE-21: letters and numbers.
    #[test]
    fn the_letters_are_those_of_the_data() {
        let data = data();
        let chips = list(&data["variable_setup"]["chips"]);
        assert_eq!(chips.len(), LETTERS.len());
        for ((chip, letter), number) in chips.iter().zip('A'..='R').zip(LETTERS) {
            assert_eq!(
                (&chip["letter"], &chip["number"]),
                (&json!(letter), &json!(number))
            );
        }
    }

    /// BASE-19: all six spirals and all nine bays.
    #[test]
    fn spirals_and_bays_are_those_of_the_data() {
        let setup = &data()["variable_setup"];
        let corners = list(&setup["allowed_start_corners"]);
        assert_eq!(corners.len(), SPIRALS.len());
        for (corner, spiral) in corners.iter().zip(SPIRALS) {
            let hexes = spiral.map(|place| json!([BASE_HEXES[place].q, BASE_HEXES[place].r]));
            assert_eq!(hexes[0], corner["hex"]);
            assert_eq!(
                json!(hexes),
                setup["spirals"][corner["name"].as_str().unwrap()]
            );
        }
        let slots = list(&setup["harbour_slots"]);
        assert_eq!(slots.len(), BAYS.len());
        for (slot, (hex, dir)) in slots.iter().zip(BAYS) {
            assert_eq!(slot["edge"], named(hex, Direction::ALL[usize::from(dir)]));
        }
    }

    /// BASE-16: hexes, harbours and starting positions; TWO-4: those of the neutral players.
    #[test]
    fn the_beginner_board_is_that_of_the_data() {
        let data = data();
        let board = &data["beginner_board"];
        let layout = beginner();
        assert!(layout.hexes.iter().map(Tile::at).eq(BASE_HEXES));
        let sites = layout.harbours.iter().map(|site| (site.at(), site.dir));
        assert!(sites.eq(BAYS));
        for (hex, tile) in list(&board["hexes"]).iter().zip(&layout.hexes) {
            let figures = json!([tile.q, tile.r, tile.terrain, tile.number]);
            assert_eq!(
                figures,
                json!([hex["q"], hex["r"], hex["terrain"], hex["number"]])
            );
        }
        for (harbour, site) in list(&board["harbours"]).iter().zip(&layout.harbours) {
            assert_eq!(harbour["edge"], named(site.at(), site.direction().unwrap()));
            assert_eq!(harbour["type"], json!(site.kind));
        }
        assert_eq!(
            board["robber"],
            json!(layout.robber.map(|hex| [hex.q, hex.r]))
        );
        for (listed, start) in list(&board["start"]).iter().zip(&BEGINNER_STARTS) {
            for (i, settlement) in list(&listed["settlements"]).iter().enumerate() {
                let (hex, tip) = start.settlements[i];
                assert_eq!(settlement["corner"], named(hex, tip));
                let (hex, direction) = start.roads[i];
                assert_eq!(settlement["road_edge"], named(hex, direction));
                assert_eq!(settlement["gives_starting_cards"], json!(i == 0));
            }
        }
        for (neutral, (hex, tip)) in list(&data["two_player"]["neutral_settlements"])
            .iter()
            .zip(NEUTRAL_STARTS)
        {
            assert_eq!(neutral["corner"], named(hex, tip));
        }
    }

    /// All six corners and all nineteen places of the desert.
    #[test]
    fn base_21_no_red_numbers_ever_touch_along_a_spiral() {
        for spiral in SPIRALS {
            for desert in 0..19 {
                let hexes = spiral.into_iter().filter(|place| *place != desert);
                let red: Vec<Axial> = hexes
                    .zip(LETTERS)
                    .filter(|(_, number)| matches!(number, 6 | 8))
                    .map(|(place, _)| BASE_HEXES[place])
                    .collect();
                assert_eq!(red.len(), 4);
                for hex in &red {
                    let beside = Direction::ALL.map(|direction| hex.towards(direction));
                    assert!(!red.iter().any(|other| beside.contains(other)), "{red:?}");
                }
            }
        }
    }
}
