//! Hexes by their coordinates, corners as the three hexes that meet there, edges as the two hexes
//! between which they lie.

pub type Hex = (i32, i32);
pub type Corner = [Hex; 3];
pub type Edge = [Hex; 2];

/// Clockwise from the north-east; a side of a hex is named after the neighbour behind it.
const SIDES: [(&str, Hex); 6] = [
    ("NE", (1, -1)),
    ("E", (1, 0)),
    ("SE", (0, 1)),
    ("SW", (-1, 1)),
    ("W", (-1, 0)),
    ("NW", (0, -1)),
];
/// The tip of a hex lies between two of its sides, the first of which is named here by its place.
const TIPS: [(&str, usize); 6] = [
    ("N", 5),
    ("NE", 0),
    ("SE", 1),
    ("S", 2),
    ("SW", 3),
    ("NW", 4),
];

fn step(hex: Hex, side: usize) -> Hex {
    let (_, (q, r)) = SIDES[side % 6];
    (hex.0 + q, hex.1 + r)
}

fn sorted<const N: usize>(mut hexes: [Hex; N]) -> [Hex; N] {
    hexes.sort_unstable();
    hexes
}

fn corner_after(hex: Hex, side: usize) -> Corner {
    sorted([hex, step(hex, side), step(hex, side + 1)])
}

pub fn corners(hex: Hex) -> [Corner; 6] {
    std::array::from_fn(|side| corner_after(hex, side))
}

pub fn edges_of(hex: Hex) -> [Edge; 6] {
    std::array::from_fn(|side| sorted([hex, step(hex, side)]))
}

/// The edge on a side that is counted counter-clockwise from the east, as maps count.
pub fn harbour_edge(hex: Hex, dir: u8) -> Edge {
    sorted([hex, step(hex, (7 - usize::from(dir)) % 6)])
}

/// An edge ends where a third hex touches both of its hexes.
pub fn ends(edge: Edge) -> [Corner; 2] {
    let [one, other] = edge;
    let both: Vec<Corner> = (0..6)
        .filter(|side| (0..6).any(|back| step(step(one, *side), back) == other))
        .map(|side| sorted([one, other, step(one, side)]))
        .collect();
    [both[0], both[1]]
}

pub fn edges_at(corner: Corner) -> [Edge; 3] {
    let [a, b, c] = corner;
    [[a, b], [a, c], [b, c]]
}

/// The corners at the other ends of the three edges.
pub fn beside(corner: Corner) -> [Corner; 3] {
    edges_at(corner).map(|edge| {
        let [one, other] = ends(edge);
        if one == corner { other } else { one }
    })
}

pub fn read_hex(text: &str) -> Hex {
    let (q, r) = text.split_once(',').expect("two coordinates");
    (q.parse().expect("a number"), r.parse().expect("a number"))
}

pub fn read_corner(text: &str) -> Corner {
    let (hex, tip) = text.split_once('.').expect("a hex and a tip");
    let found = TIPS.iter().find(|(name, _)| *name == tip);
    corner_after(read_hex(hex), found.expect("a tip").1)
}

pub fn read_edge(text: &str) -> Edge {
    let (hex, side) = text.split_once('.').expect("a hex and a side");
    let found = SIDES.iter().position(|(name, _)| *name == side);
    let hex = read_hex(hex);
    sorted([hex, step(hex, found.expect("a side"))])
}

pub fn name<const N: usize>(place: [Hex; N]) -> String {
    place.map(|(q, r)| format!("{q},{r}")).join("/")
}
