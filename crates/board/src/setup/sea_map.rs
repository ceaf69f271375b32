//! What a map of the sea says besides its hexes and harbours.
//!
//! The same form stands in scenario files, in map files of one's own and, dealt, in journals. What
//! the figures mean during play is in `sea/` and `special/`; how chance deals them in `deal.rs`;
//! what cannot be played on, `sea_map_check.rs` finds.

use std::collections::BTreeMap;

use hexgrid::Axial;
use serde::{Deserialize, Serialize};

use crate::kinds::{Harbour, Terrain};
use crate::setup::usual::{is_no, is_two, is_yes, is_zero, two, yes};

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
    /// SEA-100: there is no robber; a seven and a knight card move the pirate.
    #[serde(default, skip_serializing_if = "is_no")]
    pub pirate_alone: bool,
    /// SEA-22: islands, or parts of them. A corner belongs to the first region it touches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// SEA-72: the regions in which everybody founds; empty: wherever there is land.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<String>,
    /// SEA-127: points for the first own settlement in a foreign region.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bonus: u8,
    /// Is there an award for the longest route?
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub longest_route: bool,
    /// Is there an award for the largest army?
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
    /// The places that only one scenario knows.
    #[serde(default, skip_serializing_if = "SpecialMap::is_none")]
    pub special: SpecialMap,
    /// What chance decides before the game; absent once it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Dealing>,
}

/// Where the pirate stands before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PirateStart {
    /// Off the board, where he blocks nothing.
    Frame,
    /// A hex of the sea, or a bay of the frame beside the hexes (SEA-12).
    At(Axial),
}

/// An island, or a part of one, by the name others of the map call it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Unique within the map.
    pub name: String,
    /// Its hexes in axial coordinates.
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
    /// Nothing special.
    #[default]
    None,
    /// The Forgotten Tribe.
    Tribe {
        /// Each lies at an edge until the first ship comes there.
        gifts: Vec<GiftSite>,
    },
    /// Cloth for Catan.
    Cloth {
        /// Cloth that belongs to no village.
        supply: u8,
        /// Eight of them, on the small islands.
        villages: Vec<VillageSite>,
    },
    /// The Pirate Islands.
    Pirates {
        /// The region that is not the pirates'.
        land: String,
        /// The hexes the fleet sails along, round and round.
        path: Vec<Axial>,
        /// The places A to D; the first belongs to whoever begins, the others follow in turn order.
        seats: Vec<PirateSeat>,
    },
    /// The Wonders of Catan.
    Wonders {
        /// Corners at which the great bridge may begin.
        bridge: Vec<String>,
        /// Corners at which the great wall may run.
        wall: Vec<String>,
        /// Corners beside the bridge; nobody founds on any of the three kinds.
        beside: Vec<String>,
    },
}

impl SpecialMap {
    const fn is_none(&self) -> bool {
        matches!(self, SpecialMap::None)
    }

    /// What it takes to win besides points: `fortress` or `wonder`.
    pub const fn also_needs(&self) -> Option<&'static str> {
        match self {
            SpecialMap::Pirates { .. } => Some("fortress"),
            SpecialMap::Wonders { .. } => Some("wonder"),
            SpecialMap::None | SpecialMap::Tribe { .. } | SpecialMap::Cloth { .. } => None,
        }
    }

    /// All names of corners and of edges it mentions.
    pub(crate) fn places(&self) -> (Vec<&String>, Vec<&String>) {
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
    /// The corner of the settlement that stands from the start.
    pub settlement: String,
    /// The edge of the ship that lies from the start.
    pub ship: String,
    /// The corner halfway that this seat alone may settle.
    pub beachhead: String,
    /// The corner of the fortress this seat has to take.
    pub fortress: String,
    /// Edges the line may take up to the beachhead.
    pub to_beachhead: Vec<String>,
    /// Edges the line may take from there on.
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

/// When something is shuffled before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shuffled {
    /// It lies as printed.
    #[default]
    Never,
    /// Only in the variable set-up.
    Variable,
    /// In the printed set-up, too.
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
/// Hexes are counted up to this one; the next two stand for the bay and for the frame.
pub const MOST_HEXES: usize = 62;
