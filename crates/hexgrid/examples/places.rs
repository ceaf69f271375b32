//! Makes a board of seven hexes and finds its way about: names, neighbours, the sea around.
//!
//! `cargo run -p hexgrid --example places`

use hexgrid::{Axial, Grid, Hex};

fn main() {
    let ring = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    let hexes = ring.map(|(q, r)| Axial::new(q, r));
    let grid = Grid::new(&hexes).expect("seven different hexes");
    let counts = [grid.hex_count(), grid.corner_count(), grid.edge_count()];
    println!("{counts:?} hexes, corners and edges");
    assert_eq!(counts, [7, 24, 30]);

    // A place has a name from each hex it touches; the grid answers with one of them.
    let north = grid.corner_named("0,0.N").expect("it is on the board");
    let same = grid.corner_named("0,-1.SE").expect("it is on the board");
    assert_eq!(north, same);
    for neighbour in grid.corner_neighbours(north) {
        println!("{} is next to 0,0.N", grid.corner_name(neighbour));
    }

    // Sets are words of bits: joining and cutting them costs nothing.
    let middle = grid.hex(Axial::new(0, 0)).expect("it is on the board");
    let inland = grid.hex_corners(middle);
    let coast = grid.all_corners() & !inland;
    let neighbours: Vec<String> = (grid.hex_neighbours(middle).into_iter())
        .map(|hex: Hex| grid.hex_name(hex).to_string())
        .collect();
    println!("around the middle: {}", neighbours.join(" "));
    assert_eq!((inland.len(), coast.len(), neighbours.len()), (6, 18, 6));
}

#[test]
fn places_are_found() {
    main();
}
