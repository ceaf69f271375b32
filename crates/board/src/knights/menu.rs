//! What Cities & Knights opens to a seat, as sets (CK-21).

use hexgrid::{Corner, CornerSet, EdgeSet, HexSet};

use super::action::{KnightAction, Site, Spot, Way};
use super::simple::Simple;

/// Few sets, each of one verb or one knight, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sets<K> {
    sets: [(K, CornerSet); 6],
    used: u8,
}

impl<K: Copy + PartialEq> Sets<K> {
    fn none(filler: K) -> Sets<K> {
        Sets {
            sets: [(filler, CornerSet::EMPTY); 6],
            used: 0,
        }
    }

    fn push(&mut self, key: K, corners: CornerSet) {
        if !corners.is_empty() {
            self.sets[usize::from(self.used)] = (key, corners);
            self.used += 1;
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &(K, CornerSet)> {
        self.sets[..usize::from(self.used)].iter()
    }

    fn count(&self) -> u32 {
        self.iter().map(|(_, corners)| corners.len()).sum()
    }

    /// The `k`-th pair, or how many are left over.
    fn nth(&self, k: u32) -> Result<(K, Corner), u32> {
        let mut left = k;
        for (key, corners) in self.iter() {
            if left < corners.len() {
                return Ok((*key, corners.nth(left)));
            }
            left -= corners.len();
        }
        Err(left)
    }

    fn contains(&self, key: K, corner: Corner) -> bool {
        self.iter()
            .any(|(listed, corners)| *listed == key && corners.contains(corner))
    }
}

/// Everything of this box that is open to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightMenu {
    pub(crate) simple: Simple,
    sites: Sets<Site>,
    /// From each knight's corner to others.
    moves: Sets<Corner>,
    spots: (Spot, HexSet),
    ways: (Way, EdgeSet),
}

impl KnightMenu {
    pub(crate) fn of(simple: Simple) -> KnightMenu {
        KnightMenu {
            simple,
            sites: Sets::none(Site::Wall),
            moves: Sets::none(Corner(0)),
            spots: (Spot::Drive, HexSet::EMPTY),
            ways: (Way::Dismantle, EdgeSet::EMPTY),
        }
    }

    pub(crate) fn none() -> KnightMenu {
        KnightMenu::of(Simple::NONE)
    }

    /// With the corners of a verb; verbs come in their order.
    pub(crate) fn at(mut self, site: Site, corners: CornerSet) -> KnightMenu {
        self.add(site, corners);
        self
    }

    /// The same in place, for menus that are made often.
    #[inline]
    pub(crate) fn add(&mut self, site: Site, corners: CornerSet) {
        self.sites.push(site, corners);
    }

    #[inline]
    pub(crate) fn add_move(&mut self, from: Corner, to: CornerSet) {
        self.moves.push(from, to);
    }

    pub(crate) fn on(mut self, spot: Spot, hexes: HexSet) -> KnightMenu {
        self.spots = (spot, hexes);
        self
    }

    pub(crate) fn along(mut self, way: Way, edges: EdgeSet) -> KnightMenu {
        self.ways = (way, edges);
        self
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.simple.count()
            + self.sites.count()
            + self.moves.count()
            + self.spots.1.len()
            + self.ways.1.len()
    }

    pub(crate) fn nth(&self, k: u32) -> KnightAction {
        let Some(k) = k.checked_sub(self.simple.count()) else {
            return self.simple.nth(k);
        };
        let k = match self.sites.nth(k) {
            Ok((site, corner)) => return KnightAction::At(site, corner),
            Err(left) => left,
        };
        let k = match self.moves.nth(k) {
            Ok((from, to)) => return KnightAction::Move(from, to),
            Err(left) => left,
        };
        match k.checked_sub(self.spots.1.len()) {
            None => KnightAction::On(self.spots.0, self.spots.1.nth(k)),
            Some(k) => KnightAction::Along(self.ways.0, self.ways.1.nth(k)),
        }
    }

    pub(crate) fn contains(&self, action: KnightAction) -> bool {
        match action {
            KnightAction::At(site, corner) => self.sites.contains(site, corner),
            KnightAction::Move(from, to) => self.moves.contains(from, to),
            KnightAction::On(spot, hex) => self.spots.0 == spot && self.spots.1.contains(hex),
            KnightAction::Along(way, edge) => self.ways.0 == way && self.ways.1.contains(edge),
            _ => self.simple.contains(action),
        }
    }

    /// Is the action's verb among those that are open, with whatever target?
    pub(crate) fn offers(&self, action: KnightAction) -> bool {
        match action {
            KnightAction::At(site, _) => self.sites.iter().any(|(listed, _)| *listed == site),
            KnightAction::Move(..) => self.moves.count() > 0,
            KnightAction::On(spot, _) => self.spots.0 == spot && !self.spots.1.is_empty(),
            KnightAction::Along(way, _) => self.ways.0 == way && !self.ways.1.is_empty(),
            _ => self.simple.meets(Simple::of_verb(action)),
        }
    }
}
