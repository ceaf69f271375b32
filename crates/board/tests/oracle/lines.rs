//! Which ships lie so that they may be moved (section 4 of the dossier), path by path.

use std::collections::BTreeSet;

use super::geometry::{Corner, Edge, ends};

/// A way over own ships without passing a corner twice; a ring ends where it began.
struct Path {
    ships: Vec<Edge>,
    corners: Vec<Corner>,
}

/// SEA-52 … SEA-59.
pub fn loose(ships: &BTreeSet<Edge>, anchors: &BTreeSet<Corner>) -> BTreeSet<Edge> {
    let mut paths = Vec::new();
    let corners: BTreeSet<Corner> = ships.iter().flat_map(|ship| ends(*ship)).collect();
    for corner in corners {
        let path = Path {
            ships: Vec::new(),
            corners: vec![corner],
        };
        walk(ships, path, &mut paths);
    }
    let may = |ship: &&Edge| {
        !is_closed(**ship, anchors, &paths)
            && (has_open_end(**ship, ships, anchors) || is_freed(**ship, anchors, &paths))
    };
    ships.iter().filter(may).copied().collect()
}

fn walk(ships: &BTreeSet<Edge>, path: Path, paths: &mut Vec<Path>) {
    let (first, last) = (path.corners[0], path.corners[path.corners.len() - 1]);
    if first == last && !path.ships.is_empty() {
        paths.push(path);
        return;
    }
    for ship in ships {
        let [one, other] = ends(*ship);
        let next = match () {
            () if one == last => other,
            () if other == last => one,
            () => continue,
        };
        let is_passed = path.corners.contains(&next) && next != first;
        if path.ships.contains(ship) || is_passed {
            continue;
        }
        let longer = Path {
            ships: [&path.ships[..], &[*ship]].concat(),
            corners: [&path.corners[..], &[next]].concat(),
        };
        walk(ships, longer, paths);
    }
    paths.push(path);
}

/// SEA-52: on a path from one anchor to another, none in between.
fn is_closed(ship: Edge, anchors: &BTreeSet<Corner>, paths: &[Path]) -> bool {
    paths.iter().any(|path| {
        let (first, last) = (path.corners[0], path.corners[path.corners.len() - 1]);
        let passed = path.corners.iter().filter(|it| anchors.contains(*it));
        path.ships.contains(&ship)
            && first != last
            && anchors.contains(&first)
            && anchors.contains(&last)
            && passed.count() == 2
    })
}

/// SEA-55: neither an anchor nor another own ship at one end.
fn has_open_end(ship: Edge, ships: &BTreeSet<Edge>, anchors: &BTreeSet<Corner>) -> bool {
    ends(ship).iter().any(|end| {
        let meets = ships
            .iter()
            .any(|other| *other != ship && ends(*other).contains(end));
        !meets && !anchors.contains(end)
    })
}

/// SEA-58, SEA-59: on a ring without an anchor, or beside the only one.
fn is_freed(ship: Edge, anchors: &BTreeSet<Corner>, paths: &[Path]) -> bool {
    let is_ring = |path: &&Path| {
        path.corners.len() > 1 && path.corners[0] == *path.corners.last().expect("a corner")
    };
    paths.iter().filter(is_ring).any(|ring| {
        let held = ring.corners[1..].iter().filter(|it| anchors.contains(*it));
        let held: Vec<&Corner> = held.collect();
        ring.ships.contains(&ship)
            && (held.is_empty() || held.len() == 1 && ends(ship).contains(held[0]))
    })
}
