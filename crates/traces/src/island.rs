//! Their board as our island: hexes, corners and edges found by where they lie.

use std::collections::BTreeMap;
use std::sync::Arc;

use board::{BASE_HEXES, Harbour, HarbourSite, Layout, Resource, Terrain, Tile};
use hexgrid::{Axial, Corner, CornerName, Direction, EdgeName, Grid, Hex, Tip};

use crate::lexicon::resource;
use crate::raw::{RawBoard, RawPort, RawTile};

/// An island with their numbers for its places.
pub struct Island {
    pub layout: Layout,
    pub grid: Arc<Grid>,
    pub nodes: BTreeMap<u16, Corner>,
    pub tiles: BTreeMap<u16, Hex>,
}

/// Beyond this no board reaches; the bound keeps sums of coordinates small.
const FARTHEST: i8 = 30;

/// `robber` is the tile where it stands; nodes of tiles are listed by `directions`.
pub fn read(board: &RawBoard, robber: u16, directions: &[String]) -> Result<Island, String> {
    let RawBoard { tiles, ports } = board;
    let mut placed: Vec<(Axial, &RawTile)> = tiles
        .iter()
        .map(|tile| Ok((axial(tile.cube)?, tile)))
        .collect::<Result<_, String>>()?;
    // In our own order, islands of the printed shape share one table.
    let place = |hex: &Axial| BASE_HEXES.iter().position(|known| known == hex);
    placed.sort_by_key(|(hex, _)| place(hex).unwrap_or(usize::MAX));

    let hexes: Vec<Axial> = placed.iter().map(|(hex, _)| *hex).collect();
    let grid = Grid::new(&hexes).map_err(|error| error.to_string())?;
    let mut numbers = BTreeMap::new();
    for (hex, (_, tile)) in placed.iter().enumerate() {
        if numbers.insert(tile.id, Hex(hex as u8)).is_some() {
            return Err(format!("tile {} is listed twice", tile.id));
        }
    }
    let nodes = read_nodes(&placed, directions, &grid)?;
    let place = numbers.get(&robber);
    let robber = place.ok_or_else(|| format!("the robber stands on no tile: {robber}"))?;
    let layout = Layout {
        hexes: placed
            .iter()
            .map(|(hex, tile)| read_tile(*hex, tile))
            .collect::<Result<_, _>>()?,
        harbours: ports
            .iter()
            .map(|port| read_port(port, &nodes, &grid))
            .collect::<Result<_, _>>()?,
        robber: Some(grid.hex_name(*robber)),
        sea: None,
    };
    Ok(Island {
        layout,
        grid: Arc::new(grid),
        nodes,
        tiles: numbers,
    })
}

/// Their x grows to the east along a row as our q, their z to the south as our r.
fn axial(cube: [i8; 3]) -> Result<Axial, String> {
    let [x, y, z] = cube;
    let near = cube.iter().all(|one| (-FARTHEST..=FARTHEST).contains(one));
    if near && x + y + z == 0 {
        Ok(Axial::new(x, z))
    } else {
        Err(format!("no hex lies at {cube:?}"))
    }
}

/// Traces are of the base game.
const NO_COMMODITY: &str = "no hex or harbour of the base game has to do with commodities";

fn read_tile(at: Axial, tile: &RawTile) -> Result<Tile, String> {
    let terrain = match tile.resource.as_deref().map(resource).transpose()? {
        None => Terrain::Desert,
        Some(Resource::Lumber) => Terrain::Forest,
        Some(Resource::Brick) => Terrain::Hills,
        Some(Resource::Wool) => Terrain::Pasture,
        Some(Resource::Grain) => Terrain::Fields,
        Some(Resource::Ore) => Terrain::Mountains,
        Some(Resource::Cloth | Resource::Coin | Resource::Paper) => return Err(NO_COMMODITY.into()),
    };
    Ok(Tile {
        q: at.q,
        r: at.r,
        terrain,
        number: tile.number,
    })
}

/// The corner of every node. Hexes that share a node must agree where it lies, and edges must join.
fn read_nodes(
    tiles: &[(Axial, &RawTile)],
    directions: &[String],
    grid: &Grid,
) -> Result<BTreeMap<u16, Corner>, String> {
    let tips: Vec<Tip> = directions
        .iter()
        .map(|word| tip(word))
        .collect::<Result<_, _>>()?;
    let mut nodes = BTreeMap::new();
    let mut known = BTreeMap::new();
    for (hex, tile) in tiles {
        if tile.nodes.len() != tips.len() || tips.len() != Tip::ALL.len() {
            return Err(format!("tile {} does not have six nodes", tile.id));
        }
        for (node, tip) in tile.nodes.iter().zip(&tips) {
            let corner = grid.corner(CornerName::of(*hex, *tip));
            let corner = corner.ok_or("two nodes have the same direction")?;
            let agrees = *nodes.entry(*node).or_insert(corner) == corner
                && *known.entry(corner).or_insert(*node) == *node;
            if !agrees {
                return Err(format!("node {node} lies at two corners, or shares one"));
            }
        }
        let joins = |[one, other]: &[u16; 2]| match (nodes.get(one), nodes.get(other)) {
            (Some(one), Some(other)) => grid.corner_neighbours(*one).contains(*other),
            _ => false,
        };
        if let Some(edge) = tile.edges.iter().find(|edge| !joins(edge)) {
            return Err(format!("tile {} has no edge {edge:?}", tile.id));
        }
    }
    Ok(nodes)
}

fn tip(word: &str) -> Result<Tip, String> {
    match word {
        "NORTH" => Ok(Tip::N),
        "NORTHEAST" => Ok(Tip::NE),
        "SOUTHEAST" => Ok(Tip::SE),
        "SOUTH" => Ok(Tip::S),
        "SOUTHWEST" => Ok(Tip::SW),
        "NORTHWEST" => Ok(Tip::NW),
        _ => Err(format!("there is no direction {word:?}")),
    }
}

/// A harbour is where its two nodes are; the hex it is said to lie in must be beside them.
fn read_port(
    port: &RawPort,
    nodes: &BTreeMap<u16, Corner>,
    grid: &Grid,
) -> Result<HarbourSite, String> {
    let bad = || format!("harbour {} lies at no edge of the coast", port.id);
    let [one, other] = port.nodes;
    let (one, other) = nodes.get(&one).zip(nodes.get(&other)).ok_or_else(bad)?;
    let sea = axial(port.cube)?;
    let site = Direction::ALL.into_iter().find_map(|direction| {
        let land = sea.towards(opposite(direction));
        let edge = grid.edge(EdgeName::of(land, direction))?;
        let ends = grid.edge_ends(edge);
        let lies_here = ends == [*one, *other] || ends == [*other, *one];
        (lies_here && grid.hex(land).is_some() && grid.hex(sea).is_none())
            .then_some((land, direction))
    });
    let (land, direction) = site.ok_or_else(bad)?;
    Ok(HarbourSite {
        q: land.q,
        r: land.r,
        dir: direction as u8,
        kind: match port.resource.as_deref().map(resource).transpose()? {
            None => Harbour::Generic,
            Some(Resource::Lumber) => Harbour::Lumber,
            Some(Resource::Brick) => Harbour::Brick,
            Some(Resource::Wool) => Harbour::Wool,
            Some(Resource::Grain) => Harbour::Grain,
            Some(Resource::Ore) => Harbour::Ore,
            Some(Resource::Cloth | Resource::Coin | Resource::Paper) => {
                return Err(NO_COMMODITY.into());
            }
        },
    })
}

fn opposite(direction: Direction) -> Direction {
    Direction::ALL[(direction as usize + 3) % 6]
}
