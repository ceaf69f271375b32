//! SEA-TV-11, SEA-TV-12: how much there is of everything on the printed maps.

use board::Terrain;

use crate::data::maps;
use crate::sea::at_sea;
use crate::table::Table;

/// Land, corners with land, road edges, ship edges, coast edges and starts, as section 15 has them.
const COUNTS: [(u8, u8, [u32; 6]); 16] = [
    (1, 3, [22, 79, 97, 91, 62, 42]),
    (1, 4, [28, 95, 119, 100, 70, 54]),
    (2, 3, [20, 76, 92, 98, 64, 76]),
    (2, 4, [23, 87, 106, 94, 74, 87]),
    (3, 3, [14, 50, 62, 111, 40, 50]),
    (3, 4, [17, 60, 75, 104, 48, 60]),
    (4, 3, [25, 86, 107, 83, 64, 46]),
    (4, 4, [30, 101, 127, 96, 74, 53]),
    (5, 3, [30, 114, 137, 129, 94, 54]),
    (5, 4, [30, 114, 137, 129, 94, 54]),
    (6, 3, [24, 100, 118, 123, 92, 76]),
    (6, 4, [24, 100, 118, 123, 92, 76]),
    (7, 3, [30, 114, 138, 130, 96, 52]),
    (7, 4, [30, 114, 138, 130, 96, 52]),
    (8, 3, [30, 107, 134, 126, 88, 72]),
    (8, 4, [30, 107, 134, 126, 88, 72]),
];

/// SEA-14, SEA-15, SEA-16, SEA-21, SEA-72, SEA-131, SEA-TV-11: the table of counts.
#[test]
fn sea_131_every_layout_has_its_printed_counts() {
    for (number, seats, expected) in COUNTS {
        let scenario = board::scenarios()
            .iter()
            .find(|it| it.number == number)
            .unwrap();
        let table = Table::opened(&at_sea(&scenario.id, seats));
        let (sea, grid) = (table.rules.sea(), &table.rules.grid);
        let land = sea.land.into_iter();
        let corners = land.fold(hexgrid::CornerSet::EMPTY, |all, hex| {
            all | grid.hex_corners(hex)
        });
        let roads = sea
            .land
            .into_iter()
            .fold(hexgrid::EdgeSet::EMPTY, |all, hex| {
                all | grid.hex_edges(hex)
            });
        let counted = [
            sea.land.len(),
            corners.len(),
            roads.len(),
            sea.ships.len(),
            (roads & sea.ships).len(),
            sea.start.len(),
        ];
        assert_eq!(counted, expected, "{number} for {seats}");
        if number != 7 {
            assert_eq!(sea.roads, roads);
        }
    }
}

/// Sea, gold, hills, forest, pasture, fields, mountains, desert; then how often each number lies.
const TILES: [(u8, u8, [usize; 8], [usize; 10]); 18] = [
    (
        1,
        3,
        [13, 2, 4, 3, 5, 4, 4, 0],
        [1, 2, 3, 3, 2, 3, 2, 3, 2, 1],
    ),
    (
        1,
        4,
        [14, 2, 5, 5, 5, 5, 5, 1],
        [2, 3, 3, 3, 3, 3, 3, 3, 3, 1],
    ),
    (
        2,
        3,
        [15, 0, 4, 4, 4, 4, 4, 0],
        [1, 2, 2, 3, 2, 2, 3, 2, 2, 1],
    ),
    (
        2,
        4,
        [12, 0, 4, 5, 5, 5, 4, 0],
        [1, 2, 3, 3, 2, 2, 3, 3, 3, 1],
    ),
    (
        3,
        3,
        [16, 0, 2, 4, 4, 2, 2, 0],
        [0, 1, 1, 2, 2, 2, 2, 1, 2, 1],
    ),
    (
        3,
        4,
        [13, 0, 3, 4, 4, 3, 3, 0],
        [1, 2, 2, 2, 2, 2, 2, 2, 1, 1],
    ),
    (
        4,
        3,
        [10, 2, 3, 5, 4, 4, 4, 3],
        [1, 2, 3, 3, 3, 3, 3, 2, 2, 0],
    ),
    (
        4,
        4,
        [12, 2, 5, 5, 5, 5, 5, 3],
        [1, 3, 3, 3, 3, 3, 3, 3, 3, 2],
    ),
    (
        5,
        3,
        [19, 2, 5, 5, 5, 5, 5, 3],
        [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    ),
    (
        5,
        4,
        [19, 2, 5, 5, 5, 5, 5, 3],
        [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    ),
    (
        6,
        3,
        [18, 2, 3, 4, 4, 5, 4, 2],
        [2, 3, 3, 3, 3, 3, 3, 3, 3, 2],
    ),
    (
        6,
        4,
        [18, 2, 3, 4, 4, 5, 4, 2],
        [2, 3, 3, 3, 3, 3, 3, 3, 3, 2],
    ),
    (
        7,
        3,
        [19, 2, 5, 5, 5, 5, 5, 3],
        [1, 2, 3, 3, 3, 3, 3, 3, 2, 1],
    ),
    (
        7,
        4,
        [19, 2, 5, 5, 5, 5, 5, 3],
        [1, 2, 3, 3, 3, 3, 3, 3, 2, 1],
    ),
    (
        8,
        3,
        [19, 2, 5, 5, 5, 5, 5, 3],
        [2, 3, 3, 3, 3, 3, 3, 3, 3, 1],
    ),
    (
        8,
        4,
        [19, 2, 5, 5, 5, 5, 5, 3],
        [2, 3, 3, 3, 3, 3, 3, 3, 3, 1],
    ),
    (
        9,
        3,
        [19, 0, 4, 5, 5, 5, 4, 0],
        [1, 3, 3, 3, 2, 2, 3, 3, 2, 1],
    ),
    (
        9,
        4,
        [19, 0, 4, 5, 5, 5, 4, 0],
        [1, 3, 3, 3, 2, 2, 3, 3, 2, 1],
    ),
];

/// SEA-TV-12: the numbers of the villages of scenario 6 included.
#[test]
fn sea_tv_12_every_layout_has_its_tiles_and_numbers() {
    const TERRAINS: [Terrain; 8] = [
        Terrain::Sea,
        Terrain::Gold,
        Terrain::Hills,
        Terrain::Forest,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Mountains,
        Terrain::Desert,
    ];
    for ((number, seats, _, map), (_, _, tiles, numbers)) in maps().into_iter().zip(TILES) {
        let count = |terrain| map.hexes.iter().filter(|it| it.terrain == terrain).count();
        assert_eq!(TERRAINS.map(count), tiles, "{number} for {seats}");
        let mut shown: Vec<u32> = map
            .hexes
            .iter()
            .filter_map(|it| it.number.map(u32::from))
            .collect();
        if let board::SpecialMap::Cloth { villages, .. } = &map.sea.as_ref().unwrap().special {
            shown.extend(villages.iter().map(|it| u32::from(it.number)));
        }
        let count = |number| shown.iter().filter(|it| **it == number).count();
        assert_eq!(
            [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(count),
            numbers,
            "{number} for {seats}"
        );
    }
}
