//! Areas, ranks and faces: the small words of Cities & Knights.

use game::Fact;
use serde::{Deserialize, Serialize};

use crate::kinds::{Resource, Terrain};

/// CK-33: what cities are improved in; each has a deck of progress cards and a commodity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Area {
    /// Yellow, improved with cloth.
    Trade,
    /// Blue, improved with coin.
    Politics,
    /// Green, improved with paper.
    Science,
}

impl Area {
    /// In the order of menus and of everything kept by area.
    pub const ALL: [Area; 3] = [Area::Trade, Area::Politics, Area::Science];

    /// Its place among [`Area::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation, and the key of its word in `text/`.
    pub const fn word(self) -> &'static str {
        match self {
            Area::Trade => "trade",
            Area::Politics => "politics",
            Area::Science => "science",
        }
    }

    /// The area with this name in notation.
    pub fn named(word: &str) -> Option<Area> {
        Area::ALL.into_iter().find(|area| area.word() == word)
    }

    /// What improvements of this area are paid with.
    pub const fn commodity(self) -> Resource {
        match self {
            Area::Trade => Resource::Cloth,
            Area::Politics => Resource::Coin,
            Area::Science => Resource::Paper,
        }
    }
}

impl From<Area> for Fact {
    fn from(area: Area) -> Fact {
        Fact::Word(area.word())
    }
}

/// CK-40, CK-43: how strong a knight is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Strength one.
    Basic,
    /// Strength two.
    Strong,
    /// Strength three; reached only with the Fortress, the third level of politics.
    Mighty,
}

impl Rank {
    /// From the weakest to the strongest.
    pub const ALL: [Rank; 3] = [Rank::Basic, Rank::Strong, Rank::Mighty];

    /// Its place among [`Rank::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What an active knight of this rank adds to the defence.
    pub const fn strength(self) -> u8 {
        self as u8 + 1
    }

    /// What the knight becomes when it is promoted.
    pub const fn next(self) -> Option<Rank> {
        match self {
            Rank::Basic => Some(Rank::Strong),
            Rank::Strong => Some(Rank::Mighty),
            Rank::Mighty => None,
        }
    }

    /// Its name in notation, and the key of its word in `text/`.
    pub const fn word(self) -> &'static str {
        match self {
            Rank::Basic => "basic",
            Rank::Strong => "strong",
            Rank::Mighty => "mighty",
        }
    }

    /// The rank with this name in notation.
    pub fn named(word: &str) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.word() == word)
    }
}

impl From<Rank> for Fact {
    fn from(rank: Rank) -> Fact {
        Fact::Word(rank.word())
    }
}

/// CK-3: what the event die shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// The barbarians sail on.
    Ship,
    /// Whoever has improved trade far enough for the red die draws a card.
    Trade,
    /// The same for politics.
    Politics,
    /// The same for science.
    Science,
}

impl Face {
    /// The six faces: three ships, one gate of each area.
    pub(crate) const SIDES: [Face; 6] = [
        Face::Ship,
        Face::Ship,
        Face::Ship,
        Face::Trade,
        Face::Politics,
        Face::Science,
    ];
    /// Each face once.
    pub const ALL: [Face; 4] = [Face::Ship, Face::Trade, Face::Politics, Face::Science];

    /// How many sides show this face.
    pub(crate) const fn weight(self) -> u32 {
        match self {
            Face::Ship => 3,
            Face::Trade | Face::Politics | Face::Science => 1,
        }
    }

    /// The area of a gate; none for the ship.
    pub(crate) const fn gate(self) -> Option<Area> {
        match self {
            Face::Ship => None,
            Face::Trade => Some(Area::Trade),
            Face::Politics => Some(Area::Politics),
            Face::Science => Some(Area::Science),
        }
    }

    /// Its name in notation.
    pub const fn word(self) -> &'static str {
        match self.gate() {
            None => "ship",
            Some(area) => area.word(),
        }
    }

    /// The face with this name in notation.
    pub fn named(word: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.word() == word)
    }
}

impl From<Face> for Fact {
    fn from(face: Face) -> Fact {
        Fact::Word(match face {
            Face::Ship => "face-ship",
            Face::Trade => "face-trade",
            Face::Politics => "face-politics",
            Face::Science => "face-science",
        })
    }
}

/// CK-25: what a city takes at this terrain instead of a second card of the resource.
pub(crate) const fn commodity_of(terrain: Terrain) -> Option<Resource> {
    match terrain {
        Terrain::Forest => Some(Resource::Paper),
        Terrain::Pasture => Some(Resource::Cloth),
        Terrain::Mountains => Some(Resource::Coin),
        _ => None,
    }
}
