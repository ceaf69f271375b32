//! Places by the coordinates of their hexes (SEA-20): a corner is three hexes, an edge two.

pub type Hex = (i32, i32);
pub type Corner = [Hex; 3];
pub type Edge = [Hex; 2];

const SIDES: [Hex; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
const SIDE_NAMES: [&str; 6] = ["E", "NE", "NW", "W", "SW", "SE"];
const TIP_NAMES: [&str; 6] = ["NE", "N", "NW", "SW", "S", "SE"];

fn beside(hex: Hex, side: usize) -> Hex {
    let (q, r) = SIDES[side % 6];
    (hex.0 + q, hex.1 + r)
}

/// Corner c of a hex lies between its sides c and c + 1.
pub fn corner_of(hex: Hex, tip: usize) -> Corner {
    let mut hexes = [hex, beside(hex, tip), beside(hex, tip + 1)];
    hexes.sort_unstable();
    hexes
}

pub fn edge_of(hex: Hex, side: usize) -> Edge {
    let mut hexes = [hex, beside(hex, side)];
    hexes.sort_unstable();
    hexes
}

pub fn corners_of(hex: Hex) -> Vec<Corner> {
    (0..6).map(|tip| corner_of(hex, tip)).collect()
}

pub fn edges_of(hex: Hex) -> Vec<Edge> {
    (0..6).map(|side| edge_of(hex, side)).collect()
}

/// The edge in direction d joins the corners d - 1 and d.
pub fn ends(edge: Edge) -> [Corner; 2] {
    let side = (0..6).find(|side| beside(edge[0], *side) == edge[1]);
    let side = side.expect("two neighbours");
    [corner_of(edge[0], side + 5), corner_of(edge[0], side)].map(|mut corner| {
        corner.sort_unstable();
        corner
    })
}

/// The three edges that meet at a corner, on the board or not.
pub fn edges_at([a, b, c]: Corner) -> [Edge; 3] {
    [[a, b], [a, c], [b, c]]
}

pub fn read_hex(text: &str) -> Option<Hex> {
    let (q, r) = text.split_once(',')?;
    Some((q.parse().ok()?, r.parse().ok()?))
}

pub fn read_corner(text: &str) -> Option<Corner> {
    let (hex, tip) = text.split_once('.')?;
    let tip = TIP_NAMES.iter().position(|name| *name == tip)?;
    Some(corner_of(read_hex(hex)?, tip))
}

pub fn read_edge(text: &str) -> Option<Edge> {
    let (hex, side) = text.split_once('.')?;
    let side = SIDE_NAMES.iter().position(|name| *name == side)?;
    Some(edge_of(read_hex(hex)?, side))
}

/// A decision with its places in the form of this file, whichever hex they are named by.
pub fn normal(said: &str) -> String {
    let words: Vec<&str> = said.split(' ').collect();
    match words[..] {
        [verb @ ("road" | "ship" | "move-ship"), place] => {
            format!("{verb} {:?}", read_edge(place).expect("an edge"))
        }
        [verb @ ("settle" | "city"), place] => {
            format!("{verb} {:?}", read_corner(place).expect("a corner"))
        }
        ["harbour", kind, place] => {
            format!("harbour {kind} {:?}", read_edge(place).expect("an edge"))
        }
        _ => said.to_owned(),
    }
}
