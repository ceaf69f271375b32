//! Their words and numbers for our things.

use std::collections::BTreeMap;
use std::sync::Arc;

use board::{Cards, Development, Goods, Resource};
use game::Seat;
use hexgrid::{Corner, Edge, Grid, Hex};

/// What the names and numbers of one trace stand for.
pub struct Lexicon {
    pub seats: u8,
    pub grid: Arc<Grid>,
    pub nodes: BTreeMap<u16, Corner>,
    pub tiles: BTreeMap<u16, Hex>,
    /// The kinds in the order of all vectors.
    pub resources: Vec<Resource>,
    pub cards: Vec<Development>,
}

/// No hand and no bank can hold more of a kind, and a packed count must not overflow.
const MOST: u8 = 95;

impl Lexicon {
    pub fn seat(&self, number: u8) -> Result<Seat, String> {
        let seats = self.seats;
        (number < seats)
            .then_some(Seat(number))
            .ok_or_else(|| format!("there is no seat {number} among {seats}"))
    }

    pub fn corner(&self, node: u16) -> Result<Corner, String> {
        let corner = self.nodes.get(&node).copied();
        corner.ok_or_else(|| format!("there is no node {node}"))
    }

    pub fn hex(&self, tile: u16) -> Result<Hex, String> {
        let hex = self.tiles.get(&tile).copied();
        hex.ok_or_else(|| format!("there is no tile {tile}"))
    }

    pub fn edge(&self, nodes: [u16; 2]) -> Result<Edge, String> {
        let [one, other] = [self.corner(nodes[0])?, self.corner(nodes[1])?];
        let shared = self.grid.corner_edges(one) & self.grid.corner_edges(other);
        (one != other)
            .then(|| shared.first())
            .flatten()
            .ok_or_else(|| format!("no edge joins the nodes {} and {}", nodes[0], nodes[1]))
    }

    pub fn goods(&self, counts: &[u8]) -> Result<Goods, String> {
        check_counts(counts, self.resources.len())?;
        let kinds = self.resources.iter().zip(counts);
        Ok(kinds
            .map(|(kind, count)| Goods::of(*kind, u32::from(*count)))
            .sum())
    }

    pub fn card_counts(&self, counts: &[u8]) -> Result<Cards, String> {
        check_counts(counts, self.cards.len())?;
        let kinds = self.cards.iter().zip(counts);
        Ok(kinds
            .map(|(kind, count)| Cards::of(*kind, u32::from(*count)))
            .sum())
    }
}

fn check_counts(counts: &[u8], kinds: usize) -> Result<(), String> {
    if counts.len() != kinds {
        return Err(format!("{} counts for {kinds} kinds", counts.len()));
    }
    match counts.iter().find(|count| **count > MOST) {
        Some(count) => Err(format!("{count} cards of a kind are too many")),
        None => Ok(()),
    }
}

pub fn resource(word: &str) -> Result<Resource, String> {
    match word {
        "WOOD" => Ok(Resource::Lumber),
        "BRICK" => Ok(Resource::Brick),
        "SHEEP" => Ok(Resource::Wool),
        "WHEAT" => Ok(Resource::Grain),
        "ORE" => Ok(Resource::Ore),
        _ => Err(format!("there is no resource {word:?}")),
    }
}

pub fn card(word: &str) -> Result<Development, String> {
    match word {
        "KNIGHT" => Ok(Development::Knight),
        "YEAR_OF_PLENTY" => Ok(Development::Invention),
        "MONOPOLY" => Ok(Development::Monopoly),
        "ROAD_BUILDING" => Ok(Development::RoadBuilding),
        "VICTORY_POINT" => Ok(Development::Point),
        _ => Err(format!("there is no card {word:?}")),
    }
}

/// Each kind once, in the order of the file.
pub fn order<K: Copy + PartialEq>(
    words: &[String],
    all: &[K],
    read: fn(&str) -> Result<K, String>,
) -> Result<Vec<K>, String> {
    let kinds: Vec<K> = words
        .iter()
        .map(|word| read(word))
        .collect::<Result<_, _>>()?;
    if kinds.len() == all.len() && all.iter().all(|kind| kinds.contains(kind)) {
        Ok(kinds)
    } else {
        Err("the order of kinds does not name each kind once".into())
    }
}
