//! The facts of a state in the oracle's own words: where what lies, and who holds what.

use std::collections::{BTreeMap, BTreeSet};

use board::{
    Area, Countable, Goods, Harbour, ProgressCards, Rank, Resource, Rules, State, Terrain,
};
use game::Seat;
use hexgrid::CornerSet;

use super::geometry::{Corner, Edge, Hex, harbour_edge, read_corner, read_edge, read_hex};

pub const KINDS: [&str; 8] = [
    "lumber", "brick", "wool", "grain", "ore", "cloth", "coin", "paper",
];
pub const RESOURCES: &[&str] = KINDS.split_at(5).0;
pub const COMMODITIES: &[&str] = KINDS.split_at(5).1;
/// Trade, politics, science.
pub const AREAS: [&str; 3] = ["trade", "politics", "science"];

pub type Purse = BTreeMap<&'static str, u32>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knight {
    pub strength: u32,
    pub active: bool,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub settlements: BTreeSet<Corner>,
    pub cities: BTreeSet<Corner>,
    /// Cities that lie on their side; they are among the settlements.
    pub lying: BTreeSet<Corner>,
    pub walls: BTreeSet<Corner>,
    pub roads: BTreeSet<Edge>,
    pub ships: BTreeSet<Edge>,
    pub knights: BTreeMap<Corner, Knight>,
    pub levels: [u32; 3],
    pub hand: Purse,
    pub progress: Purse,
    pub shown: u32,
    pub defenders: u32,
}

impl Player {
    pub fn buildings(&self) -> BTreeSet<Corner> {
        &self.settlements | &self.cities
    }

    pub fn lines(&self) -> BTreeSet<Edge> {
        &self.roads | &self.ships
    }

    pub fn cards(&self) -> u32 {
        self.hand.values().sum()
    }

    pub fn has(&self, price: &[(&str, u32)]) -> bool {
        let count = |kind: &str| self.hand.get(kind).copied().unwrap_or(0);
        price.iter().all(|(kind, needed)| count(kind) >= *needed)
    }

    pub fn of_strength(&self, strength: u32) -> usize {
        let such = self.knights.values();
        such.filter(|knight| knight.strength == strength).count()
    }

    /// CK-58: a city that lies on its side is a city piece.
    pub fn settlements_left(&self) -> bool {
        self.settlements.len() - self.lying.len() < 5
    }

    pub fn cities_left(&self) -> bool {
        self.cities.len() + self.lying.len() < 4
    }
}

/// The table.
#[derive(Clone, Debug)]
pub struct World {
    pub players: Vec<Player>,
    pub terrain: BTreeMap<Hex, &'static str>,
    pub numbers: BTreeMap<Hex, u32>,
    pub harbours: Vec<(Edge, &'static str)>,
    pub robber: Hex,
    pub pirate: Option<Hex>,
    pub metropolises: [Option<Corner>; 3],
    pub merchant: Option<(Hex, usize)>,
    pub bank: Purse,
    pub turn: usize,
    pub landed: bool,
    pub is_at_sea: bool,
}

fn purse(goods: Goods) -> Purse {
    let all = Resource::ALL.iter().zip(KINDS);
    let counts = all.map(|(kind, word)| (word, u32::from(goods.count(*kind))));
    counts.filter(|(_, count)| *count > 0).collect()
}

pub fn cards(cards: ProgressCards) -> Purse {
    cards
        .iter()
        .map(|(card, count)| (card.word(), count.into()))
        .collect()
}

pub fn corner_set(rules: &Rules, corners: CornerSet) -> BTreeSet<Corner> {
    let name = |corner| read_corner(&rules.corner_name(corner));
    corners.into_iter().map(name).collect()
}

fn player(rules: &Rules, state: &State, seat: Seat) -> Player {
    let (pieces, own) = (state.pieces(seat), state.own(seat));
    let knights = &state.public.knights;
    let realm = knights.realm(seat);
    let edges = |edges: hexgrid::EdgeSet| -> BTreeSet<Edge> {
        let name = |edge| read_edge(&rules.edge_name(edge));
        edges.into_iter().map(name).collect()
    };
    let ranked = |rank: Rank| {
        let of_rank = realm.ranks[rank.index()].into_iter();
        of_rank.map(move |corner| (corner, rank.index() as u32 + 1))
    };
    let knight = |(corner, strength)| {
        let active = knights.active.contains(corner);
        let at = read_corner(&rules.corner_name(corner));
        (at, Knight { strength, active })
    };
    Player {
        settlements: corner_set(rules, pieces.settlements),
        cities: corner_set(rules, pieces.cities),
        lying: corner_set(rules, realm.reduced),
        walls: corner_set(rules, realm.walls),
        roads: edges(pieces.roads),
        ships: edges(state.fleet(seat).ships),
        knights: Rank::ALL.into_iter().flat_map(ranked).map(knight).collect(),
        levels: Area::ALL.map(|area| realm.level(area).into()),
        hand: purse(state.hand(seat)),
        progress: cards(own.progress),
        shown: knights.shown(seat).total(),
        defenders: realm.defenders.into(),
    }
}

const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "lumber",
        Terrain::Hills => "brick",
        Terrain::Pasture => "wool",
        Terrain::Fields => "grain",
        Terrain::Mountains => "ore",
        Terrain::Desert => "desert",
        Terrain::Gold => "gold",
        Terrain::Sea | Terrain::Fog => "water",
    }
}

const fn harbour(kind: Harbour) -> &'static str {
    match kind {
        Harbour::Generic => "any",
        Harbour::Lumber => "lumber",
        Harbour::Brick => "brick",
        Harbour::Wool => "wool",
        Harbour::Grain => "grain",
        Harbour::Ore => "ore",
    }
}

/// The land of the map, by what it yields.
fn lands(rules: &Rules) -> BTreeMap<Hex, &'static str> {
    let tiles = rules.setup.layout.hexes.iter();
    let lands = tiles.filter(|tile| tile.terrain != Terrain::Sea);
    lands
        .map(|tile| ((tile.q.into(), tile.r.into()), terrain(tile.terrain)))
        .collect()
}

pub fn world(rules: &Rules, state: &State) -> World {
    let public = &state.public;
    let hex = |hex| read_hex(&rules.hex_name(hex));
    let corner = |corner| read_corner(&rules.corner_name(corner));
    let mut numbers = BTreeMap::new();
    for (number, hexes) in public.knights.chips.iter().enumerate() {
        numbers.extend(hexes.into_iter().map(|chip| (hex(chip), number as u32)));
    }
    let harbours = rules.setup.layout.harbours.iter();
    let is_at_sea = rules.setup.layout.sea.is_some();
    World {
        players: Seat::all(rules.players)
            .map(|seat| player(rules, state, seat))
            .collect(),
        terrain: lands(rules),
        numbers,
        harbours: harbours
            .map(|site| {
                let edge = harbour_edge((site.q.into(), site.r.into()), site.dir);
                (edge, harbour(site.kind))
            })
            .collect(),
        robber: hex(public.robber),
        pirate: (is_at_sea && public.sea.pirate != board::FRAME).then(|| hex(public.sea.pirate)),
        metropolises: public.knights.metropolises.map(|at| at.map(corner)),
        merchant: public
            .knights
            .merchant
            .map(|merchant| (hex(merchant.hex), merchant.seat.index())),
        bank: purse(public.bank),
        turn: public.turn.index(),
        landed: public.knights.landed,
        is_at_sea,
    }
}
