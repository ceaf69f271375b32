//! An island: which hex lies where, with which number, and where the harbours are.

use std::sync::{Arc, LazyLock};

use game::{Fact, Phrase, RuleId, Violation};
use hexgrid::{Axial, Direction, Grid, GridError};
use serde::{Deserialize, Serialize};

use crate::kinds::{Harbour, Terrain};
use crate::setup::boards::BASE_HEXES;
use crate::setup::scenario;
use crate::setup::sea_map::SeaMap;

/// A whole island, as it stands in journals and map files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// All hexes; their order is their number on the [`hexgrid::Grid`].
    pub hexes: Vec<Tile>,
    /// The printed harbours; players may place more during some scenarios.
    pub harbours: Vec<HarbourSite>,
    /// Where the robber begins; only at sea can he be off the board.
    pub robber: Option<Axial>,
    /// What a map of the sea says besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sea: Option<Box<SeaMap>>,
}

/// One hex of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Column, in axial coordinates.
    pub q: i8,
    /// Row, in axial coordinates.
    pub r: i8,
    /// What it shows; fog if that is not known yet.
    pub terrain: Terrain,
    /// The roll on which it pays; none where nothing is paid, or not yet.
    pub number: Option<u8>,
}

/// A harbour on the side `dir` of a hex; directions are counted counter-clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HarbourSite {
    /// Column of the hex on land.
    pub q: i8,
    /// Row of the hex on land.
    pub r: i8,
    /// The side of that hex that lies at the sea.
    pub dir: u8,
    /// What it trades.
    #[serde(rename = "type")]
    pub kind: Harbour,
}

impl Tile {
    /// Where it lies.
    pub const fn at(&self) -> Axial {
        Axial::new(self.q, self.r)
    }
}

impl HarbourSite {
    /// The hex on land that it belongs to.
    pub const fn at(&self) -> Axial {
        Axial::new(self.q, self.r)
    }

    /// The side as a direction; none if there is no such side.
    pub fn direction(&self) -> Option<Direction> {
        Direction::ALL.get(usize::from(self.dir)).copied()
    }
}

static BASE_GRID: LazyLock<Arc<Grid>> =
    LazyLock::new(|| Arc::new(Grid::new(&BASE_HEXES).expect("the printed island is a board")));

/// Why a layout makes no island; the sentence is in `text/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLayout(pub Phrase);

impl BadLayout {
    /// The refusal whose sentence ends with this reason.
    pub(crate) fn refusal(self, rule: RuleId) -> Violation {
        let mut refusal = rule.broken().with("reason", Fact::Word(self.0.key));
        refusal.facts.extend(self.0.facts);
        refusal
    }
}

impl Layout {
    /// Finds what a table could not play on; the printed boards pass by construction.
    pub fn check(&self) -> Result<(), BadLayout> {
        let grid = self.grid()?;
        self.check_harbours()?;
        if let Some(robber) = self.robber
            && !self.is_land(robber)
        {
            return bad(at("maps-robber-at-sea", robber));
        }
        if let Some(sea) = &self.sea {
            return sea.check(self, &grid);
        }
        if let Some(tile) = self.hexes.iter().find(|tile| !is_of_the_base(tile.terrain)) {
            return bad(at("maps-no-sea", tile.at()));
        }
        if self.robber.is_none() {
            return bad(Phrase::new("maps-no-robber"));
        }
        self.hexes.iter().copied().try_for_each(check_number)
    }

    /// What lies at a place; the frame around the hexes is sea (SEA-11).
    pub fn terrain(&self, at: Axial) -> Terrain {
        let tile = self.hexes.iter().find(|tile| tile.at() == at);
        tile.map_or(Terrain::Sea, |tile| tile.terrain)
    }

    fn is_land(&self, at: Axial) -> bool {
        self.terrain(at).is_land()
    }

    pub(crate) fn is_hex(&self, at: Axial) -> bool {
        self.hexes.iter().any(|tile| tile.at() == at)
    }

    /// Who touches whom on this island. Every simulated game asks; the tables of the printed shape
    /// are made once and shared.
    pub fn grid(&self) -> Result<Arc<Grid>, BadLayout> {
        if self.hexes.iter().map(Tile::at).eq(BASE_HEXES) {
            return Ok(BASE_GRID.clone());
        }
        if let Some(grid) = scenario::known_grid(&self.hexes) {
            return Ok(grid);
        }
        let hexes: Vec<Axial> = self.hexes.iter().map(Tile::at).collect();
        // The names of its edges may lie one step further, and must be readable.
        let is_far = |hex: &&Axial| hex.q.unsigned_abs() > 58 || hex.r.unsigned_abs() > 58;
        if let Some(far) = hexes.iter().find(is_far) {
            return Err(BadLayout(at("maps-far-out", *far)));
        }
        let grid = Grid::new(&hexes).map_err(|error| {
            BadLayout(match error {
                GridError::Empty => Phrase::new("maps-no-hex"),
                GridError::TooLarge => Phrase::new("maps-too-large"),
                GridError::Twice(hex) => at("maps-hex-twice", hex),
            })
        })?;
        Ok(Arc::new(grid))
    }

    /// Finds mistakes in a new map that a table could play on all the same.
    pub fn check_drawing(&self) -> Result<(), BadLayout> {
        for (i, harbour) in self.harbours.iter().enumerate() {
            let is_same =
                |other: &HarbourSite| (other.at(), other.dir) == (harbour.at(), harbour.dir);
            if let Some(first) = self.harbours[..i].iter().position(is_same) {
                let twice = at("maps-harbour-twice", harbour.at()).with("harbour", i as u32);
                return bad(twice.with("first", first as u32));
            }
        }
        self.check_whole()?;
        match &self.sea {
            Some(sea) => sea.check_drawing(self),
            None => Ok(()),
        }
    }

    /// Hexes that touch no others are out of everybody's reach.
    fn check_whole(&self) -> Result<(), BadLayout> {
        let hexes = self.hexes.iter().map(Tile::at);
        let mut apart: Vec<Axial> = hexes.clone().skip(1).collect();
        let mut reached: Vec<Axial> = hexes.take(1).collect();
        while let Some(hex) = reached.pop() {
            for beside in Direction::ALL.map(|side| hex.towards(side)) {
                if let Some(place) = apart.iter().position(|other| *other == beside) {
                    reached.push(apart.swap_remove(place));
                }
            }
        }
        match apart.first() {
            Some(hex) => bad(at("maps-apart", *hex)),
            None => Ok(()),
        }
    }

    fn check_harbours(&self) -> Result<(), BadLayout> {
        for (i, harbour) in self.harbours.iter().enumerate() {
            let hex = harbour.at();
            let of_harbour = |key| at(key, hex).with("harbour", i as u32);
            let Some(direction) = harbour.direction() else {
                return bad(of_harbour("maps-harbour-direction").with("direction", harbour.dir));
            };
            if !self.is_hex(hex) {
                return bad(of_harbour("maps-harbour-nowhere"));
            }
            if !self.is_land(hex) || self.terrain(hex.towards(direction)) != Terrain::Sea {
                return bad(of_harbour("maps-harbour-inland"));
            }
        }
        Ok(())
    }
}

const fn is_of_the_base(terrain: Terrain) -> bool {
    !matches!(terrain, Terrain::Sea | Terrain::Gold | Terrain::Fog)
}

fn check_number(tile: Tile) -> Result<(), BadLayout> {
    match (tile.terrain, tile.number) {
        (Terrain::Desert, Some(number)) => {
            bad(at("maps-barren-number", tile.at()).with("number", number))
        }
        (Terrain::Desert, None) | (_, Some(2..=6 | 8..=12)) => Ok(()),
        (_, Some(number)) => bad(at("maps-bad-number", tile.at()).with("number", number)),
        (_, None) => bad(at("maps-no-number", tile.at())),
    }
}

#[cold]
pub fn bad(reason: Phrase) -> Result<(), BadLayout> {
    Err(BadLayout(reason))
}

/// A reason that names a hex.
pub fn at(key: &'static str, hex: Axial) -> Phrase {
    Phrase::new(key).with("hex", Fact::Place(hex.to_string()))
}
