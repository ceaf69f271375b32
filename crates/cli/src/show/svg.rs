//! A map as a picture for browsers.

use std::fmt::Write as _;

use board::{HarbourSite, PirateStart, Rules, Terrain, Tile};
use hexgrid::{Axial, CornerName, EdgeName, Tip};

use super::board as drawing;
use crate::screen::Screen;

/// Points from the middle of a hex to its corners.
const SIZE: f64 = 40.0;

/// Hexes with terrain and number, harbours at their edges, robber and pirate.
pub fn picture(rules: &Rules, screen: &Screen) -> String {
    let hexes: Vec<Axial> = rules.setup.layout.hexes.iter().map(Tile::at).collect();
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
        hex(&mut svg, *tile, screen);
    }
    for site in &rules.setup.layout.harbours {
        harbour(&mut svg, *site, screen);
    }
    let layout = &rules.setup.layout;
    if let Some(robber) = layout.robber {
        figure(&mut svg, centre(robber), &screen.word("cli-board-robber"));
    }
    match layout.sea.as_ref().and_then(|sea| sea.pirate) {
        Some(PirateStart::At(hex)) => {
            figure(&mut svg, centre(hex), &screen.word("cli-board-pirate"));
        }
        Some(PirateStart::Frame) => {
            let corner = (left + 1.7 * SIZE, top - 6.0);
            figure(&mut svg, corner, &screen.word("cli-board-pirate-on-frame"));
        }
        None => {}
    }
    svg + "</svg>"
}

fn hex(svg: &mut String, tile: Tile, screen: &Screen) {
    let at = tile.at();
    let points = Tip::ALL.map(|tip| {
        let (x, y) = corner(CornerName::of(at, tip));
        format!("{x:.1},{y:.1}")
    });
    let (x, y) = centre(at);
    let colour = colour(tile.terrain);
    let number = tile.number.map(|number| number.to_string());
    let terrain = screen.word(drawing::terrain(tile.terrain));
    // Writing into a string cannot fail.
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"{colour}\" stroke=\"#ffffff\"/>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"8\">{at}</text>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"8\">{terrain}</text>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"16\">{}</text>",
        points.join(" "),
        y - 20.0,
        y - 11.0,
        y + 7.0,
        number.unwrap_or_default(),
    );
}

/// A bar on the edge, and beside it on the water what it takes.
fn harbour(svg: &mut String, site: HarbourSite, screen: &Screen) {
    let Some(direction) = site.direction() else {
        return;
    };
    let [(x1, y1), (x2, y2)] = EdgeName::of(site.at(), direction).ends().map(corner);
    let (hex, water) = (centre(site.at()), centre(site.at().towards(direction)));
    // From the middle of the edge on towards the middle of the water, clear of the bar.
    let beside = |from: f64, to: f64| f64::midpoint(from, to) + (to - from) / 3.6;
    let (x, y) = (beside(hex.0, water.0), beside(hex.1, water.1) + 3.0);
    let kind = drawing::harbour_kind(site, screen);
    let _ = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
         stroke=\"#8a4b08\" stroke-width=\"5\"/>\n\
         <text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"8\" font-weight=\"bold\">{kind}</text>",
    );
}

/// Robber or pirate: his name on a dark plate in the lower half of a hex.
fn figure(svg: &mut String, (x, y): (f64, f64), name: &str) {
    let half = 3.0 * name.chars().count() as f64 + 4.0;
    let _ = writeln!(
        svg,
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"13\" rx=\"6\" fill=\"#222222\"/>\n\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"9\" fill=\"#ffffff\">{name}</text>",
        x - half,
        y + 12.0,
        2.0 * half,
        y + 21.5,
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
