//! What a map of the sea says besides its hexes and harbours.
//!
//! The same form stands in scenario files, in map files of one's own and, dealt, in journals. What
//! the figures mean during play is in `sea/` and `special/`; how chance deals them in `deal.rs`.

use std::collections::BTreeMap;

use game::{Fact, Phrase};
use hexgrid::{Axial, CornerName, EdgeName, Grid};
use serde::{Deserialize, Serialize};

use crate::kinds::{Harbour, Terrain};
use crate::layout::{BadLayout, Layout, at, bad};
use crate::usual::{is_no, is_two, is_yes, is_zero, two, yes};

/// The part `sea` of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "switches of a map, each by its name"
)]
pub struct SeaMap {
    /// SEA-128: so many points win, unless the table says otherwise.
    pub points: u8,
    /// Where the pirate begins; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pirate: Option<PirateStart>,
    /// SEA-22: islands, or parts of them. A corner belongs to the first region it touches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// SEA-72: the regions in which everybody founds; empty: wherever there is land.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<String>,
    /// SEA-127: points for the first own settlement in a foreign region.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bonus: u8,
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub longest_route: bool,
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub largest_army: bool,
    /// How many settlements everybody founds.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub foundings: u8,
    /// SC5-4, SC5-5: settlements and the robber only at hexes with a number.
    #[serde(default, skip_serializing_if = "is_no")]
    pub numbered_only: bool,
    /// SC6-7, SC6-8: regions nobody settles, and that pay and see no robber.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<String>,
    /// What lies face down for the hexes of terrain `fog`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fog: Option<FogStack>,
    /// SC9-4: harbours the players draw and place before anybody founds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Harbour>,
    /// SC9-2: the regions are the islands as they are dealt, at least two.
    #[serde(default, skip_serializing_if = "is_no")]
    pub islands: bool,
    #[serde(default, skip_serializing_if = "SpecialMap::is_none")]
    pub special: SpecialMap,
    /// What chance decides before the game; absent once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Dealing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PirateStart {
    Frame,
    At(Axial),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    pub name: String,
    pub hexes: Vec<(i8, i8)>,
    /// Can it pay the bonus?
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub bonus: bool,
}

/// SC3-2: the two stacks of undiscovered hexes and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FogStack {
    pub terrains: BTreeMap<Terrain, u8>,
    pub numbers: Vec<u8>,
}

/// What only one scenario knows. Places go by their names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SpecialMap {
    #[default]
    None,
    Tribe {
        gifts: Vec<GiftSite>,
    },
    Cloth {
        supply: u8,
        villages: Vec<VillageSite>,
    },
    Pirates {
        /// The region that is not the pirates'.
        land: String,
        path: Vec<Axial>,
        seats: Vec<PirateSeat>,
    },
    Wonders {
        bridge: Vec<String>,
        wall: Vec<String>,
        /// Corners beside the bridge; nobody founds on any of the three kinds.
        beside: Vec<String>,
    },
}

impl SpecialMap {
    const fn is_none(&self) -> bool {
        matches!(self, SpecialMap::None)
    }

    /// All names of corners and of edges it mentions.
    fn places(&self) -> (Vec<&String>, Vec<&String>) {
        match self {
            SpecialMap::None => (Vec::new(), Vec::new()),
            SpecialMap::Tribe { gifts } => {
                (Vec::new(), gifts.iter().map(|gift| &gift.edge).collect())
            }
            SpecialMap::Cloth { villages, .. } => {
                let corners = villages.iter().map(|village| &village.corner);
                (corners.collect(), Vec::new())
            }
            SpecialMap::Pirates { seats, .. } => {
                let corners = |seat| {
                    let PirateSeat {
                        settlement,
                        beachhead,
                        fortress,
                        ..
                    }: &PirateSeat = seat;
                    [settlement, beachhead, fortress]
                };
                let legs = seats.iter().flat_map(|seat| {
                    let legs = seat.to_beachhead.iter().chain(&seat.to_fortress);
                    legs.chain([&seat.ship])
                });
                (seats.iter().flat_map(corners).collect(), legs.collect())
            }
            SpecialMap::Wonders {
                bridge,
                wall,
                beside,
            } => (
                bridge.iter().chain(wall).chain(beside).collect(),
                Vec::new(),
            ),
        }
    }
}

/// SC5-6: a gift at an edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiftSite {
    pub edge: String,
    pub gift: GiftKind,
    /// The harbour that is given.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Harbour>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GiftKind {
    Point,
    Card,
    Harbour,
}

/// SC6-2, SC6-3: a village with its number and its cloth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillageSite {
    pub corner: String,
    pub number: u8,
    pub cloth: u8,
}

/// SC7-2, SC7-6, SC7-17: what belongs to one seat on the pirate islands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PirateSeat {
    pub settlement: String,
    pub ship: String,
    pub beachhead: String,
    pub fortress: String,
    pub to_beachhead: Vec<String>,
    pub to_fortress: Vec<String>,
}

/// How a map is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dealing {
    /// Are the kinds of the harbours shuffled?
    pub harbours: Shuffled,
    /// SC5-9: so are the harbours among the gifts.
    pub gifts: bool,
    /// SEA-133: the hexes of a group change places, and so do their numbers.
    pub groups: Vec<Vec<(i8, i8)>>,
    /// The groups are shuffled in the printed set-up, too.
    pub always: bool,
    /// 6 and 8 never touch.
    pub reds_apart: bool,
    /// Numbers that some hexes or terrains must not get.
    pub barred: Vec<Barred>,
    /// Where the robber goes when the groups are shuffled; absent: where he is.
    pub robber: Option<RobberStart>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shuffled {
    #[default]
    Never,
    /// Only in the variable set-up.
    Variable,
    Always,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Barred {
    /// Empty: all hexes.
    pub hexes: Vec<(i8, i8)>,
    /// Empty: all terrains.
    pub terrains: Vec<Terrain>,
    pub numbers: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RobberStart {
    Twelve,
    Desert,
}

/// As many undiscovered hexes as a state has room for.
pub const MOST_FOG: usize = 16;
/// Hexes are counted up to this one, which stands for the frame and for "off the board".
pub const MOST_HEXES: usize = 63;

impl SeaMap {
    /// Finds what a table could not play on.
    pub fn check(&self, layout: &Layout, grid: &Grid) -> Result<(), BadLayout> {
        if layout.hexes.len() > MOST_HEXES {
            return bad(Phrase::new("maps-many-hexes").with("most", MOST_HEXES as u32));
        }
        check_numbers(layout)?;
        self.check_regions(layout)?;
        self.check_fog(layout)?;
        self.check_special(grid)?;
        if let Some(PirateStart::At(hex)) = self.pirate
            && !(layout.is_hex(hex) && layout.terrain(hex) == Terrain::Sea)
        {
            return bad(at("maps-pirate-ashore", hex));
        }
        if !(3..=30).contains(&self.points) || !(2..=3).contains(&self.foundings) {
            return bad(Phrase::new("maps-goal"));
        }
        let has_land = layout.hexes.iter().any(|tile| tile.terrain.is_land());
        if has_land {
            Ok(())
        } else {
            bad(Phrase::new("maps-no-land"))
        }
    }

    fn check_regions(&self, layout: &Layout) -> Result<(), BadLayout> {
        if self.regions.len() > 16 {
            return bad(Phrase::new("maps-many-regions"));
        }
        for region in &self.regions {
            let name = &region.name;
            for (q, r) in &region.hexes {
                if !layout.is_hex(Axial::new(*q, *r)) {
                    return bad(
                        at("maps-region-hex", Axial::new(*q, *r)).with("region", named(name))
                    );
                }
            }
        }
        for name in self.start.iter().chain(&self.closed) {
            if !self.regions.iter().any(|region| region.name == *name) {
                return bad(Phrase::new("maps-no-region").with("region", named(name)));
            }
        }
        Ok(())
    }

    /// Every undiscovered hex has its terrain in the stack, and every land among them a number.
    fn check_fog(&self, layout: &Layout) -> Result<(), BadLayout> {
        let spots = layout
            .hexes
            .iter()
            .filter(|tile| tile.terrain == Terrain::Fog)
            .count();
        let Some(stack) = &self.fog else {
            return if spots == 0 {
                Ok(())
            } else {
                bad(Phrase::new("maps-no-fog"))
            };
        };
        let count = |wanted: &dyn Fn(Terrain) -> bool| -> usize {
            let matching = stack
                .terrains
                .iter()
                .filter(|(terrain, _)| wanted(**terrain));
            matching.map(|(_, count)| usize::from(*count)).sum()
        };
        let bears = |terrain| !matches!(terrain, Terrain::Sea | Terrain::Desert | Terrain::Fog);
        let fits = count(&|terrain| terrain != Terrain::Fog) == spots
            && count(&bears) == stack.numbers.len()
            && stack
                .numbers
                .iter()
                .all(|number| matches!(number, 2..=6 | 8..=12));
        if fits && spots <= MOST_FOG {
            return Ok(());
        }
        bad(Phrase::new("maps-fog")
            .with("spots", spots as u32)
            .with("most", MOST_FOG as u32))
    }

    fn check_special(&self, grid: &Grid) -> Result<(), BadLayout> {
        let (corners, edges) = self.special.places();
        for name in corners {
            let corner = name
                .parse::<CornerName>()
                .ok()
                .and_then(|name| grid.corner(name));
            if corner.is_none() {
                return bad(Phrase::new("maps-no-corner").with("place", named(name)));
            }
        }
        for name in edges {
            let edge = name
                .parse::<EdgeName>()
                .ok()
                .and_then(|name| grid.edge(name));
            if edge.is_none() {
                return bad(Phrase::new("maps-no-edge").with("place", named(name)));
            }
        }
        let is_card = |site: &&GiftSite| site.gift == GiftKind::Card;
        match &self.special {
            SpecialMap::Cloth { villages, .. } if villages.len() != 8 => {
                bad(Phrase::new("maps-villages"))
            }
            SpecialMap::Tribe { gifts } if gifts.len() > 32 => bad(Phrase::new("maps-gifts")),
            SpecialMap::Tribe { gifts } if gifts.iter().filter(is_card).count() > 25 => {
                bad(Phrase::new("maps-gift-cards"))
            }
            SpecialMap::Pirates { path, seats, land } => {
                let known = self.regions.iter().any(|region| region.name == *land);
                let on_board = path.iter().all(|hex| grid.hex(*hex).is_some());
                if known && on_board && !path.is_empty() && seats.len() == 4 {
                    return Ok(());
                }
                bad(Phrase::new("maps-pirates"))
            }
            _ => Ok(()),
        }
    }
}

fn check_numbers(layout: &Layout) -> Result<(), BadLayout> {
    for tile in &layout.hexes {
        let bears = !matches!(tile.terrain, Terrain::Desert | Terrain::Sea | Terrain::Fog);
        match tile.number {
            None | Some(2..=6 | 8..=12) if bears || tile.number.is_none() => {}
            Some(number) if !bears => {
                return bad(at("maps-barren-number", tile.at()).with("number", number));
            }
            Some(number) => {
                return bad(at("maps-bad-number", tile.at()).with("number", number));
            }
            None => {}
        }
    }
    Ok(())
}

fn named(name: &str) -> Fact {
    Fact::Place(name.to_owned())
}
