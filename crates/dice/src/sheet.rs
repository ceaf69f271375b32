//! The printed sheet: symbols, their points, costs and places, and the graph of roads.
//!
//! These tables are `rules/dice_sheet.json` in a form the simulator can use; a test compares the
//! two entry by entry. What a player has marked on his sheet is in `state.rs`.

use game::Fact;

use crate::dice::{Face, Faces};

/// The sheet as transcribed from print, with the geometry screens draw by.
pub const JSON: &str = include_str!("../../../rules/dice_sheet.json");

/// The printed road: it costs nothing and brings no points (DICE-20, DICE-R-03).
const START: u32 = 1 << 16;

/// A place for a settlement or a city: its points, and the roads that touch it.
pub struct Site {
    pub name: &'static str,
    pub points: u8,
    /// A bit per road, the start road behind the sixteenth.
    pub roads: u32,
}

const fn site(name: &'static str, points: u8, roads: u32) -> Site {
    Site {
        name,
        points,
        roads,
    }
}

const fn r(roads: &[u32]) -> u32 {
    let mut set = 0;
    let mut i = 0;
    while i < roads.len() {
        set |= 1 << roads[i];
        i += 1;
    }
    set
}

/// In the order in which they are built (DICE-2, DICE-21).
pub static SETTLEMENTS: [Site; 6] = [
    site("S3", 3, START | r(&[0])),
    site("S4", 4, r(&[2, 3])),
    site("S5", 5, r(&[5, 6])),
    site("S7", 7, r(&[7, 8, 12])),
    site("S9", 9, r(&[9, 10])),
    site("S11", 11, r(&[11])),
];

/// In the order in which they are built (DICE-2, DICE-22).
pub static CITIES: [Site; 4] = [
    site("C7", 7, r(&[1])),
    site("C12", 12, r(&[4])),
    site("C20", 20, r(&[13, 14])),
    site("C30", 30, r(&[15])),
];

pub const ROADS: u8 = 16;
const ROAD_NAMES: [&str; 16] = [
    "R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14",
    "R15",
];
const ROAD_POINTS: u8 = 1;
/// The roads that touch each road.
const NEIGHBOURS: [u32; 16] = [
    START | r(&[1, 2]),
    r(&[0, 2]),
    r(&[0, 1, 3]),
    r(&[2, 4, 5]),
    r(&[3, 5]),
    r(&[3, 4, 6]),
    r(&[5, 7]),
    r(&[6, 8, 12]),
    r(&[7, 9, 12]),
    r(&[8, 10]),
    r(&[9, 11]),
    r(&[10]),
    r(&[7, 8, 13]),
    r(&[12, 14]),
    r(&[13, 15]),
    r(&[14]),
];

pub const KNIGHTS: u8 = 6;
const KNIGHT_NAMES: [&str; 6] = ["K1", "K2", "K3", "K4", "K5", "K6"];
/// What is printed below each knight (DICE-3); the sixth shows a question mark.
const JOKERS: [Option<Face>; 6] = [
    Some(Face::Ore),
    Some(Face::Grain),
    Some(Face::Wool),
    Some(Face::Lumber),
    Some(Face::Brick),
    None,
];

/// Boxes of the score track (DICE-4).
pub const BOXES: usize = 15;

pub const ROAD_COST: Faces = Faces::list(&[Face::Brick, Face::Lumber]);
pub const SETTLEMENT_COST: Faces =
    Faces::list(&[Face::Brick, Face::Lumber, Face::Wool, Face::Grain]);
pub const CITY_COST: Faces =
    Faces::list(&[Face::Ore, Face::Ore, Face::Ore, Face::Grain, Face::Grain]);
pub const KNIGHT_COST: Faces = Faces::list(&[Face::Ore, Face::Wool, Face::Grain]);

/// A knight, counted from zero; the first one is worth one point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Knight(pub(crate) u8);

impl Knight {
    pub fn all() -> impl Iterator<Item = Knight> {
        (0..KNIGHTS).map(Knight)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn name(self) -> &'static str {
        KNIGHT_NAMES[self.index()]
    }

    /// The resource his joker gives; none for the sixth, whose joker gives any.
    pub const fn joker(self) -> Option<Face> {
        JOKERS[self.index()]
    }
}

/// Something on the sheet that can be built, counted from zero within its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    Road(u8),
    Settlement(u8),
    City(u8),
    Knight(Knight),
}

impl Symbol {
    /// All thirty-two, in ascending order.
    pub fn all() -> impl Iterator<Item = Symbol> {
        let roads = (0..ROADS).map(Symbol::Road);
        let settlements = (0..SETTLEMENTS.len() as u8).map(Symbol::Settlement);
        let cities = (0..CITIES.len() as u8).map(Symbol::City);
        let knights = Knight::all().map(Symbol::Knight);
        roads.chain(settlements).chain(cities).chain(knights)
    }

    /// Its name in notation: letter and points, for a road its number.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Road(road) => ROAD_NAMES[road as usize],
            Symbol::Settlement(place) => SETTLEMENTS[place as usize].name,
            Symbol::City(place) => CITIES[place as usize].name,
            Symbol::Knight(knight) => knight.name(),
        }
    }

    /// The word for its kind.
    pub const fn kind(self) -> &'static str {
        match self {
            Symbol::Road(_) => "road",
            Symbol::Settlement(_) => "settlement",
            Symbol::City(_) => "city",
            Symbol::Knight(_) => "knight",
        }
    }

    pub const fn points(self) -> u8 {
        match self {
            Symbol::Road(_) => ROAD_POINTS,
            Symbol::Settlement(place) => SETTLEMENTS[place as usize].points,
            Symbol::City(place) => CITIES[place as usize].points,
            Symbol::Knight(knight) => knight.0 + 1,
        }
    }

    pub const fn cost(self) -> Faces {
        match self {
            Symbol::Road(_) => ROAD_COST,
            Symbol::Settlement(_) => SETTLEMENT_COST,
            Symbol::City(_) => CITY_COST,
            Symbol::Knight(_) => KNIGHT_COST,
        }
    }
}

impl From<Symbol> for Fact {
    fn from(symbol: Symbol) -> Fact {
        Fact::Place(symbol.name().to_string())
    }
}

/// Does one of the built roads, or the start road, touch this site?
pub fn reaches(built: u16, site: &Site) -> bool {
    (u32::from(built) | START) & site.roads != 0
}

/// Does one of the built roads, or the start road, touch this road?
pub fn touches(built: u16, road: u8) -> bool {
    (u32::from(built) | START) & NEIGHBOURS[road as usize] != 0
}

/// The roads that can be built next.
pub fn open_roads(built: u16) -> u16 {
    (0..ROADS)
        .filter(|road| touches(built, *road))
        .fold(0, |open, road| open | 1 << road)
        & !built
}
