//! Which ships may move, by writing down every simple path and every loop.

use board::special::Special;
use board::{Rules, State};
use game::Seat;
use hexgrid::{Corner, Edge};

/// The ships of a seat, and where its lines are held.
struct Lines {
    ships: Vec<(Edge, [Corner; 2])>,
    anchors: Vec<Corner>,
}

/// A way over own ships: its ships, and the corners it passes, first and last included.
struct Path {
    ships: Vec<Edge>,
    corners: Vec<Corner>,
}

/// SEA-60 … SEA-64: the ships the seat on turn may move, in the trade and build part.
pub fn movable(rules: &Rules, state: &State, seat: Seat) -> Vec<Edge> {
    let sea = &state.public.sea;
    if sea.ship_moved {
        return Vec::new();
    }
    let is_held = |ship: &Edge| {
        is_at_pirate(rules, state, *ship)
            || sea.fresh.contains(*ship)
            || rules.modules.knights && is_frozen(rules, state, seat, *ship)
    };
    let mut ships = loose(rules, state, seat);
    ships.retain(|ship| !is_held(ship));
    ships
}

/// SEA-34, SEA-R-05: is it an edge of the pirate's hex, which may be a bay of the frame?
pub fn is_at_pirate(rules: &Rules, state: &State, edge: Edge) -> bool {
    let pirate = rules.hex_name(state.public.sea.pirate);
    let hexes = rules.grid.edge_name(edge).hexes();
    hexes.iter().any(|hex| hex.to_string() == pirate)
}

/// SEA-52 … SEA-59: the ships whose lines let them move.
pub fn loose(rules: &Rules, state: &State, seat: Seat) -> Vec<Edge> {
    // CK-69: own knights hold lines, too.
    let knights = state.public.knights.realms[seat.index()].knights();
    let own = state.pieces(seat).buildings() | knights;
    let villages: Vec<Corner> = match &rules.sea().special {
        Special::Cloth(it) => it.villages.iter().map(|(corner, _)| *corner).collect(),
        _ => Vec::new(),
    };
    let fleet = state.fleet(seat).ships.into_iter();
    let lines = Lines {
        ships: fleet
            .map(|ship| (ship, rules.grid.edge_ends(ship)))
            .collect(),
        anchors: own.into_iter().chain(villages).collect(),
    };
    let paths = lines.paths();
    let ships = lines.ships.iter().map(|(ship, _)| *ship);
    ships
        .filter(|ship| !lines.is_closed(*ship, &paths))
        .filter(|ship| lines.has_open_end(*ship) || lines.is_in_loop(*ship, &paths))
        .collect()
}

/// CK-70, SEA-R-32: does the ship meet another own one at a foreign knight or building?
fn is_frozen(rules: &Rules, state: &State, seat: Seat, ship: Edge) -> bool {
    let own = state.pieces(seat).buildings() | state.public.knights.realms[seat.index()].knights();
    let stops = state.public.buildings | state.public.knights.occupied;
    let ships = state.fleet(seat).ships;
    rules.grid.edge_ends(ship).iter().any(|end| {
        let others = ships
            .into_iter()
            .filter(|other| *other != ship && rules.grid.edge_ends(*other).contains(end));
        stops.contains(*end) && !own.contains(*end) && others.count() > 0
    })
}

impl Lines {
    fn is_anchor(&self, corner: Corner) -> bool {
        self.anchors.contains(&corner)
    }

    /// Every way that passes no corner twice, except that it may end where it began.
    fn paths(&self) -> Vec<Path> {
        let mut paths = Vec::new();
        for (_, ends) in &self.ships {
            for start in ends {
                let path = Path {
                    ships: Vec::new(),
                    corners: vec![*start],
                };
                self.extend(path, &mut paths);
            }
        }
        paths
    }

    fn extend(&self, path: Path, paths: &mut Vec<Path>) {
        let at = path.corners[path.corners.len() - 1];
        let is_loop = path.corners.len() > 1 && at == path.corners[0];
        if !is_loop {
            for (ship, ends) in &self.ships {
                if !ends.contains(&at) || path.ships.contains(ship) {
                    continue;
                }
                let next = if ends[0] == at { ends[1] } else { ends[0] };
                let comes_back = next == path.corners[0] && path.ships.len() > 1;
                if path.corners.contains(&next) && !comes_back {
                    continue;
                }
                let mut longer = Path {
                    ships: path.ships.clone(),
                    corners: path.corners.clone(),
                };
                longer.ships.push(*ship);
                longer.corners.push(next);
                self.extend(longer, paths);
            }
        }
        paths.push(path);
    }

    /// SEA-52: on some path between two different anchors, none in between.
    fn is_closed(&self, ship: Edge, paths: &[Path]) -> bool {
        paths.iter().any(|path| {
            let (first, last) = (path.corners[0], path.corners[path.corners.len() - 1]);
            let anchors = path
                .corners
                .iter()
                .filter(|corner| self.is_anchor(**corner));
            path.ships.contains(&ship)
                && first != last
                && self.is_anchor(first)
                && self.is_anchor(last)
                && anchors.count() == 2
        })
    }

    /// SEA-55: no anchor and no other own ship at one of its ends.
    fn has_open_end(&self, ship: Edge) -> bool {
        let (_, ends) = self
            .ships
            .iter()
            .find(|(it, _)| *it == ship)
            .expect("an own ship");
        ends.iter().any(|end| {
            let touching = self.ships.iter().filter(|(_, ends)| ends.contains(end));
            touching.count() == 1 && !self.is_anchor(*end)
        })
    }

    /// SEA-58, SEA-59: on a loop without an anchor, or at the only anchor of a loop.
    fn is_in_loop(&self, ship: Edge, paths: &[Path]) -> bool {
        let (_, ends) = self
            .ships
            .iter()
            .find(|(it, _)| *it == ship)
            .expect("an own ship");
        let loops = paths.iter().filter(|path| {
            path.corners.len() > 1 && path.corners[0] == path.corners[path.corners.len() - 1]
        });
        loops.filter(|path| path.ships.contains(&ship)).any(|path| {
            let round = &path.corners[1..];
            let anchors: Vec<_> = round
                .iter()
                .filter(|corner| self.is_anchor(**corner))
                .collect();
            anchors.is_empty() || anchors.len() == 1 && ends.contains(anchors[0])
        })
    }
}
