//! A map as a picture for browsers.

use std::fmt::Write as _;

use board::{Kind, Rules, Terrain};
use hexgrid::{Axial, CornerName, Tip};

/// Points from the middle of a hex to its corners.
const SIZE: f64 = 40.0;

/// Hexes with terrain and number, harbours at their edges.
pub fn picture(rules: &Rules) -> String {
    let hexes: Vec<Axial> = rules
        .setup
        .layout
        .hexes
        .iter()
        .map(board::Tile::at)
        .collect();
    let places: Vec<(f64, f64)> = hexes.iter().map(|hex| centre(*hex)).collect();
    let least = |axis: fn(&(f64, f64)) -> f64| places.iter().map(axis).fold(f64::MAX, f64::min);
    let most = |axis: fn(&(f64, f64)) -> f64| places.iter().map(axis).fold(f64::MIN, f64::max);
    let (left, top) = (least(|at| at.0) - 1.5 * SIZE, least(|at| at.1) - 1.5 * SIZE);
    let (right, bottom) = (most(|at| at.0) + 1.5 * SIZE, most(|at| at.1) + 1.5 * SIZE);
    let (width, height) = (right - left, bottom - top);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.0} {top:.0} {width:.0} \
         {height:.0}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n"
    );
    for tile in &rules.setup.layout.hexes {
        hex(&mut svg, tile.at(), tile.terrain, tile.number);
    }
    for site in &rules.setup.layout.harbours {
        let Some(side) = site.direction() else {
            continue;
        };
        let ends = hexgrid::EdgeName::of(site.at(), side).ends().map(corner);
        let [(x1, y1), (x2, y2)] = ends;
        let (x, y) = (f64::midpoint(x1, x2), f64::midpoint(y1, y2));
        let kind = site.kind.word();
        let line = format!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"#8a4b08\" stroke-width=\"6\"/>\n\
             <text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"9\">{kind}</text>\n"
        );
        svg += &line;
    }
    svg + "</svg>"
}

fn hex(svg: &mut String, at: Axial, terrain: Terrain, number: Option<u8>) {
    let points = Tip::ALL.map(|tip| {
        let (x, y) = corner(CornerName::of(at, tip));
        format!("{x:.1},{y:.1}")
    });
    let (x, y) = centre(at);
    let colour = colour(terrain);
    let number = number.map(|number| number.to_string()).unwrap_or_default();
    // Writing into a string cannot fail.
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"{colour}\" stroke=\"#ffffff\"/>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"9\">{at}</text>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"16\">{number}</text>",
        points.join(" "),
        y - 12.0,
        y + 10.0,
    );
}

const fn colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "#4e8f4e",
        Terrain::Hills => "#c1693c",
        Terrain::Pasture => "#a5d46a",
        Terrain::Fields => "#ecd262",
        Terrain::Mountains => "#9aa0a6",
        Terrain::Desert => "#e0cfa0",
        Terrain::Sea => "#8cc4e8",
        Terrain::Gold => "#e8b33a",
        Terrain::Fog => "#d8d8e0",
    }
}

fn centre(hex: Axial) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (3.0_f64.sqrt() * SIZE * (q + r / 2.0), 1.5 * SIZE * r)
}

fn corner(name: CornerName) -> (f64, f64) {
    let (hex, south) = name.tip_of();
    let (x, y) = centre(hex);
    (x, if south { y + SIZE } else { y - SIZE })
}
