//! Islands that are in no box, small enough to run short of everything.

use board::{Board, Harbour, HarbourSite, Layout, Terrain, Tile};
use hexgrid::Axial;

/// Seven hexes, three of them with the same number and two of them deserts.
pub fn seven_hexes() -> Board {
    let tile = |(q, r, terrain, number): (i8, i8, Terrain, u8)| Tile {
        q,
        r,
        terrain,
        number: (number > 0).then_some(number),
    };
    let hexes = [
        (0, -1, Terrain::Forest, 6),
        (1, -1, Terrain::Hills, 6),
        (-1, 0, Terrain::Pasture, 6),
        (0, 0, Terrain::Desert, 0),
        (1, 0, Terrain::Fields, 8),
        (-1, 1, Terrain::Mountains, 8),
        (0, 1, Terrain::Desert, 0),
    ];
    let harbour = |(q, r, dir, kind)| HarbourSite { q, r, dir, kind };
    let harbours = [
        (0, -1, 1, Harbour::Generic),
        (1, 0, 0, Harbour::Lumber),
        (-1, 0, 3, Harbour::Ore),
        (-1, 0, 2, Harbour::Generic),
    ];
    Board::Map(Box::new(Layout {
        hexes: hexes.map(tile).to_vec(),
        harbours: harbours.map(harbour).to_vec(),
        robber: Some(Axial::new(0, 0)),
        sea: None,
    }))
}
