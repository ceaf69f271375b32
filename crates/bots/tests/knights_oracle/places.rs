//! Where what may stand, by the letter of the dossier.

use std::collections::BTreeSet;

use super::geometry::{Corner, Edge, Hex, beside, corners, edges_at, edges_of, ends};
use super::world::{COMMODITIES, World};

pub const ROAD: &[(&str, u32)] = &[("lumber", 1), ("brick", 1)];
pub const SETTLEMENT: &[(&str, u32)] = &[("lumber", 1), ("brick", 1), ("wool", 1), ("grain", 1)];
pub const CITY: &[(&str, u32)] = &[("ore", 3), ("grain", 2)];
pub const WALL: &[(&str, u32)] = &[("brick", 2)];
pub const KNIGHT: &[(&str, u32)] = &[("wool", 1), ("ore", 1)];
pub const ACTIVATION: &[(&str, u32)] = &[("grain", 1)];

impl World {
    fn all_corners(&self) -> BTreeSet<Corner> {
        self.terrain.keys().flat_map(|hex| corners(*hex)).collect()
    }

    fn all_edges(&self) -> BTreeSet<Edge> {
        self.terrain.keys().flat_map(|hex| edges_of(*hex)).collect()
    }

    pub fn is_built(&self, corner: &Corner) -> bool {
        let mut players = self.players.iter();
        players.any(|it| it.settlements.contains(corner) || it.cities.contains(corner))
    }

    fn has_knight(&self, corner: &Corner) -> bool {
        self.players
            .iter()
            .any(|it| it.knights.contains_key(corner))
    }

    /// CK-41: a building or knight of somebody else.
    pub fn stops(&self, seat: usize, corner: &Corner) -> bool {
        let mut others = self.players.iter().enumerate();
        others.any(|(other, it)| {
            let is_there = it.settlements.contains(corner)
                || it.cities.contains(corner)
                || it.knights.contains_key(corner);
            other != seat && is_there
        })
    }

    fn is_taken(&self, edge: &Edge) -> bool {
        self.players
            .iter()
            .any(|it| it.roads.contains(edge) || it.ships.contains(edge))
    }

    /// BASE-55, BASE-56: free, on land, and joined to an own road that is not cut off, or an own
    /// building.
    pub fn roads(&self, seat: usize) -> BTreeSet<Edge> {
        let me = &self.players[seat];
        if me.roads.len() == 15 {
            return BTreeSet::new();
        }
        let buildings = me.buildings();
        let joins = |end: &Corner| {
            let has_road = edges_at(*end).iter().any(|edge| me.roads.contains(edge));
            buildings.contains(end) || has_road && !self.stops(seat, end)
        };
        let is_open = |edge: &Edge| !self.is_taken(edge) && ends(*edge).iter().any(joins);
        self.all_edges().into_iter().filter(is_open).collect()
    }

    /// BASE-58: nothing stands there or right beside it.
    pub fn is_at_distance(&self, corner: &Corner) -> bool {
        !self.is_built(corner) && !beside(*corner).iter().any(|near| self.is_built(near))
    }

    pub fn founding_corners(&self) -> BTreeSet<Corner> {
        let mut corners = self.all_corners();
        corners.retain(|corner| self.is_at_distance(corner));
        corners
    }

    fn is_touched(&self, seat: usize, corner: &Corner) -> bool {
        let lines = self.players[seat].lines();
        edges_at(*corner).iter().any(|edge| lines.contains(edge))
    }

    /// BASE-57, BASE-58, CK-41, CK-47: at an own line, at a distance, no knight on it.
    pub fn settlements(&self, seat: usize) -> BTreeSet<Corner> {
        let mut corners = self.founding_corners();
        corners.retain(|corner| self.is_touched(seat, corner) && !self.has_knight(corner));
        if !self.players[seat].settlements_left() {
            corners.clear();
        }
        corners
    }

    /// BASE-59, CK-58: settlements, or first the cities that lie on their side.
    pub fn upgrades(&self, seat: usize) -> BTreeSet<Corner> {
        let me = &self.players[seat];
        if !me.lying.is_empty() {
            return me.lying.clone();
        }
        let is_left = me.cities_left();
        me.settlements.iter().copied().filter(|_| is_left).collect()
    }

    /// CK-38.
    pub fn walls(&self, seat: usize) -> BTreeSet<Corner> {
        let me = &self.players[seat];
        let is_left = me.walls.len() < 3;
        let bare = me.cities.difference(&me.walls);
        bare.copied().filter(|_| is_left).collect()
    }

    /// CK-40, SEA-153: free corners of the land at an own line.
    pub fn posts(&self, seat: usize) -> BTreeSet<Corner> {
        let mut corners = self.all_corners();
        corners.retain(|corner| {
            !self.is_built(corner) && !self.has_knight(corner) && self.is_touched(seat, corner)
        });
        corners
    }

    /// CK-43, but for the price: the higher piece is in the supply, mighty ones need the Fortress.
    pub fn risers(&self, seat: usize, promoted: &BTreeSet<Corner>) -> BTreeSet<Corner> {
        let me = &self.players[seat];
        let rises = |corner: &&Corner| {
            let strength = me.knights[*corner].strength;
            let may = strength == 1 || strength == 2 && me.levels[1] >= 3;
            may && me.of_strength(strength + 1) < 2 && !promoted.contains(*corner)
        };
        me.knights.keys().filter(rises).copied().collect()
    }

    /// CK-44: where own lines lead from a corner; foreign pieces can be reached, not passed.
    fn reach(&self, seat: usize, from: Corner) -> BTreeSet<Corner> {
        let lines = self.players[seat].lines();
        let mut reached = BTreeSet::from([from]);
        let mut todo = vec![from];
        while let Some(corner) = todo.pop() {
            if corner != from && self.stops(seat, &corner) {
                continue;
            }
            for edge in edges_at(corner) {
                for end in ends(edge) {
                    if lines.contains(&edge) && reached.insert(end) {
                        todo.push(end);
                    }
                }
            }
        }
        reached.remove(&from);
        reached
    }

    fn is_free(&self, corner: &Corner) -> bool {
        !self.is_built(corner) && !self.has_knight(corner)
    }

    /// CK-44, CK-45: free corners, and those of weaker foreign knights.
    pub fn moves(&self, seat: usize, from: Corner) -> BTreeSet<Corner> {
        let strength = self.players[seat].knights[&from].strength;
        let is_weaker = |corner: &Corner| {
            let mut others = self.players.iter().enumerate();
            others.any(|(other, it)| {
                let knight = it.knights.get(corner);
                other != seat && knight.is_some_and(|knight| knight.strength < strength)
            })
        };
        let mut corners = self.reach(seat, from);
        corners.retain(|corner| self.is_free(corner) || is_weaker(corner));
        corners
    }

    /// CK-45: where a knight may go that lost its corner.
    pub fn refuges(&self, seat: usize, from: Corner) -> BTreeSet<Corner> {
        let mut corners = self.reach(seat, from);
        corners.retain(|corner| self.is_free(corner));
        corners
    }

    /// The card Intrigue: foreign knights at own lines.
    pub fn ousted(&self, seat: usize) -> BTreeSet<Corner> {
        let others = self.players.iter().enumerate();
        let foreign = others.filter(|(other, _)| *other != seat);
        let knights = foreign.flat_map(|(_, it)| it.knights.keys().copied());
        knights
            .filter(|corner| self.is_touched(seat, corner))
            .collect()
    }

    /// The card Diplomat: at one end lies nothing else of the owner.
    pub fn open_lines(&self) -> BTreeSet<Edge> {
        let mut open = BTreeSet::new();
        for player in &self.players {
            let (lines, buildings) = (player.lines(), player.buildings());
            for edge in &lines {
                let is_bare = |end: &Corner| {
                    let goes_on = edges_at(*end)
                        .iter()
                        .any(|other| other != edge && lines.contains(other));
                    !goes_on && !buildings.contains(end) && !player.knights.contains_key(end)
                };
                let held = player.ships.contains(edge)
                    && self.pirate.is_some_and(|pirate| edge.contains(&pirate));
                if ends(*edge).iter().any(is_bare) && !held {
                    open.insert(*edge);
                }
            }
        }
        open
    }

    /// CK-36, CK-37: own cities that have no metropolis.
    pub fn plain_cities(&self, seat: usize) -> BTreeSet<Corner> {
        let mut cities = self.players[seat].cities.clone();
        cities.retain(|corner| !self.metropolises.contains(&Some(*corner)));
        cities
    }

    /// CK-33 … CK-36: may the next level be built for so many commodities less?
    pub fn improves(&self, seat: usize, area: usize, discount: u32) -> bool {
        let me = &self.players[seat];
        let level = me.levels[area] + 1;
        let price = level - discount.min(level);
        let holds = self.metropolises[area].is_some_and(|corner| me.cities.contains(&corner));
        let has_site = level < 4 || level == 5 && holds || !self.plain_cities(seat).is_empty();
        level <= 5 && !me.cities.is_empty() && has_site && me.has(&[(COMMODITIES[area], price)])
    }

    /// CK-60: land beside an own building, never gold, and not where it is mine already.
    pub fn merchant_hexes(&self, seat: usize) -> BTreeSet<Hex> {
        let buildings = self.players[seat].buildings();
        let near = self.terrain.iter().filter(|(hex, yields)| {
            let touches = corners(**hex).iter().any(|it| buildings.contains(it));
            **yields != "gold" && touches && self.merchant != Some((**hex, seat))
        });
        near.map(|(hex, _)| *hex).collect()
    }

    /// The card Inventor: hexes whose number may change places with another one.
    pub fn swappable(&self, with: Option<Hex>) -> BTreeSet<Hex> {
        let may = |number: u32| [3, 4, 5, 9, 10, 11].contains(&number);
        let differs = |number: u32| match with {
            Some(first) => self.numbers[&first] != number,
            None => self.numbers.values().any(|it| may(*it) && *it != number),
        };
        let hexes = self.numbers.iter();
        let such = hexes.filter(|(_, number)| may(**number) && differs(**number));
        such.map(|(hex, _)| *hex).collect()
    }

    /// BASE-52: where the robber may go.
    pub fn robber_hexes(&self) -> BTreeSet<Hex> {
        let hexes = self.terrain.keys().copied();
        hexes.filter(|hex| *hex != self.robber).collect()
    }

    /// Does an own building touch land that yields this?
    pub fn works(&self, seat: usize, yields: &str) -> bool {
        let buildings = self.players[seat].buildings();
        let touches = |hex: &Hex| corners(*hex).iter().any(|it| buildings.contains(it));
        let mut lands = self.terrain.iter();
        lands.any(|(hex, terrain)| *terrain == yields && touches(hex))
    }
}
