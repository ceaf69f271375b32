//! What the cards and hexes of the board family show.

use game::Fact;
use serde::{Deserialize, Serialize};

use crate::counts::Countable;

/// What a hand holds, in the order of all packed counts: five resources and, in Cities & Knights,
/// three commodities, which are dealt, traded and stolen alike (CK-31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// Of forests.
    Lumber,
    /// Of hills.
    Brick,
    /// Of pastures.
    Wool,
    /// Of fields.
    Grain,
    /// Of mountains.
    Ore,
    /// A commodity: cities at pastures make it, and trade is improved with it.
    Cloth,
    /// A commodity: cities at mountains make it, and politics is improved with it.
    Coin,
    /// A commodity: cities in forests make it, and science is improved with it.
    Paper,
}

/// Development cards. A knight card is not a knight, the piece of another box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Development {
    /// Moves the robber and counts for the largest army.
    Knight,
    /// Two free roads; at sea also ships.
    RoadBuilding,
    /// Two cards of one's choice from the bank.
    Invention,
    /// All cards of a named kind from all others.
    Monopoly,
    /// A point, hidden until the game ends.
    Point,
}

/// What a hex shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Pays lumber.
    Forest,
    /// Pays brick.
    Hills,
    /// Pays wool.
    Pasture,
    /// Pays grain.
    Fields,
    /// Pays ore.
    Mountains,
    /// Pays nothing.
    Desert,
    /// Carries ships.
    Sea,
    /// Pays a card of one's choice.
    Gold,
    /// Undiscovered: nobody knows what lies here.
    Fog,
}

/// What a harbour takes: any kind at 3:1, or one kind at 2:1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Harbour {
    /// Any kind at 3:1.
    Generic,
    /// Lumber at 2:1.
    Lumber,
    /// Brick at 2:1.
    Brick,
    /// Wool at 2:1.
    Wool,
    /// Grain at 2:1.
    Grain,
    /// Ore at 2:1.
    Ore,
}

/// SC8-6: the five wonders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wonder {
    /// Needs two cities.
    Theatre,
    /// Needs a building where the bridge begins.
    GreatBridge,
    /// Needs a city at a harbour and a route of five.
    Monument,
    /// Needs a building where the wall runs.
    GreatWall,
    /// Needs a city and six points.
    Cathedral,
}

impl Countable for Wonder {
    const ALL: &'static [Wonder] = &[
        Wonder::Theatre,
        Wonder::GreatBridge,
        Wonder::Monument,
        Wonder::GreatWall,
        Wonder::Cathedral,
    ];

    fn word(self) -> &'static str {
        match self {
            Wonder::Theatre => "theatre",
            Wonder::GreatBridge => "great-bridge",
            Wonder::Monument => "monument",
            Wonder::GreatWall => "great-wall",
            Wonder::Cathedral => "cathedral",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl From<Wonder> for Fact {
    fn from(wonder: Wonder) -> Fact {
        Fact::Word(wonder.word())
    }
}

impl Countable for Resource {
    const ALL: &'static [Resource] = &[
        Resource::Lumber,
        Resource::Brick,
        Resource::Wool,
        Resource::Grain,
        Resource::Ore,
        Resource::Cloth,
        Resource::Coin,
        Resource::Paper,
    ];

    fn word(self) -> &'static str {
        match self {
            Resource::Lumber => "lumber",
            Resource::Brick => "brick",
            Resource::Wool => "wool",
            Resource::Grain => "grain",
            Resource::Ore => "ore",
            Resource::Cloth => "cloth",
            Resource::Coin => "coin",
            Resource::Paper => "paper",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl Resource {
    /// The five resources, without commodities.
    pub const FIVE: &'static [Resource] = Resource::ALL.split_at(5).0;
    /// The three commodities.
    pub const COMMODITIES: &'static [Resource] = Resource::ALL.split_at(5).1;

    /// Is it one of the three that only cities of Cities & Knights make?
    pub const fn is_commodity(self) -> bool {
        self as u8 >= Resource::Cloth as u8
    }
}

impl Countable for Development {
    const ALL: &'static [Development] = &[
        Development::Knight,
        Development::RoadBuilding,
        Development::Invention,
        Development::Monopoly,
        Development::Point,
    ];

    fn word(self) -> &'static str {
        match self {
            Development::Knight => "knight",
            Development::RoadBuilding => "road-building",
            Development::Invention => "invention",
            Development::Monopoly => "monopoly",
            Development::Point => "point",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// The order of packed counts and of menus.
impl Countable for Harbour {
    const ALL: &'static [Harbour] = &[
        Harbour::Generic,
        Harbour::Lumber,
        Harbour::Brick,
        Harbour::Wool,
        Harbour::Grain,
        Harbour::Ore,
    ];

    fn word(self) -> &'static str {
        self.resource().map_or("generic", Resource::word)
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl From<Harbour> for Fact {
    fn from(harbour: Harbour) -> Fact {
        match harbour {
            Harbour::Generic => Fact::Word("generic"),
            _ => Fact::Word(harbour.word()),
        }
    }
}

impl From<Resource> for Fact {
    fn from(resource: Resource) -> Fact {
        Fact::Word(resource.word())
    }
}

impl From<Development> for Fact {
    fn from(card: Development) -> Fact {
        Fact::Word(card.word())
    }
}

impl Terrain {
    /// BASE-9: what the hex pays; the desert pays nothing.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Terrain::Forest => Some(Resource::Lumber),
            Terrain::Hills => Some(Resource::Brick),
            Terrain::Pasture => Some(Resource::Wool),
            Terrain::Fields => Some(Resource::Grain),
            Terrain::Mountains => Some(Resource::Ore),
            Terrain::Desert | Terrain::Sea | Terrain::Gold | Terrain::Fog => None,
        }
    }

    /// SEA-10, SEA-21: desert and gold are land; what is undiscovered is neither land nor sea.
    pub const fn is_land(self) -> bool {
        !matches!(self, Terrain::Sea | Terrain::Fog)
    }
}

/// What a stack of undiscovered hexes can hold, and its words in notation.
impl Countable for Terrain {
    const ALL: &'static [Terrain] = &[
        Terrain::Forest,
        Terrain::Hills,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Mountains,
        Terrain::Desert,
        Terrain::Sea,
        Terrain::Gold,
    ];

    fn word(self) -> &'static str {
        match self {
            Terrain::Forest => "forest",
            Terrain::Hills => "hills",
            Terrain::Pasture => "pasture",
            Terrain::Fields => "fields",
            Terrain::Mountains => "mountains",
            Terrain::Desert => "desert",
            Terrain::Sea => "sea",
            Terrain::Gold => "gold",
            Terrain::Fog => "fog",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl From<Terrain> for Fact {
    fn from(terrain: Terrain) -> Fact {
        Fact::Word(terrain.word())
    }
}

impl Harbour {
    /// The one kind it takes at 2:1; none for a 3:1 harbour.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Harbour::Generic => None,
            Harbour::Lumber => Some(Resource::Lumber),
            Harbour::Brick => Some(Resource::Brick),
            Harbour::Wool => Some(Resource::Wool),
            Harbour::Grain => Some(Resource::Grain),
            Harbour::Ore => Some(Resource::Ore),
        }
    }
}
