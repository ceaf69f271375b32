//! The twenty-four landscapes (RIV-10), a row of a table each; a test compares it with the data.

use std::fmt;
use std::str::FromStr;

use game::{Fact, RuleId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::goods::Resource;

/// A landscape by its row in [`LANDSCAPES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Landscape(pub u8);

/// What is printed on a landscape.
pub struct Print {
    pub rule: RuleId,
    pub resource: Resource,
    pub number: u8,
}

const fn print(rule: &'static str, resource: Resource, number: u8) -> Print {
    Print {
        rule: RuleId(rule),
        resource,
        number,
    }
}

/// Red's start cards in the order of their places (RIV-30, RIV-R-02), blue's, and those of the
/// stack.
pub static LANDSCAPES: [Print; 24] = [
    print("RIV-CARD-forest_red_2", Resource::Lumber, 2),
    print("RIV-CARD-hills_red_3", Resource::Brick, 3),
    print("RIV-CARD-gold_field_red_1", Resource::Gold, 1),
    print("RIV-CARD-pasture_red_4", Resource::Wool, 4),
    print("RIV-CARD-fields_red_6", Resource::Grain, 6),
    print("RIV-CARD-mountains_red_5", Resource::Ore, 5),
    print("RIV-CARD-forest_blue_3", Resource::Lumber, 3),
    print("RIV-CARD-hills_blue_2", Resource::Brick, 2),
    print("RIV-CARD-gold_field_blue_4", Resource::Gold, 4),
    print("RIV-CARD-pasture_blue_1", Resource::Wool, 1),
    print("RIV-CARD-fields_blue_5", Resource::Grain, 5),
    print("RIV-CARD-mountains_blue_6", Resource::Ore, 6),
    print("RIV-CARD-forest_stack_4", Resource::Lumber, 4),
    print("RIV-CARD-forest_stack_6", Resource::Lumber, 6),
    print("RIV-CARD-gold_field_stack_2", Resource::Gold, 2),
    print("RIV-CARD-gold_field_stack_3", Resource::Gold, 3),
    print("RIV-CARD-fields_stack_1", Resource::Grain, 1),
    print("RIV-CARD-fields_stack_3", Resource::Grain, 3),
    print("RIV-CARD-hills_stack_1", Resource::Brick, 1),
    print("RIV-CARD-hills_stack_5", Resource::Brick, 5),
    print("RIV-CARD-pasture_stack_5", Resource::Wool, 5),
    print("RIV-CARD-pasture_stack_6", Resource::Wool, 6),
    print("RIV-CARD-mountains_stack_2", Resource::Ore, 2),
    print("RIV-CARD-mountains_stack_4", Resource::Ore, 4),
];

impl Landscape {
    /// Start cards of each colour.
    pub const START: u8 = 6;
    /// The first landscape of the common stack.
    pub const STACK: u8 = 2 * Landscape::START;

    pub fn print(self) -> &'static Print {
        &LANDSCAPES[self.0 as usize]
    }

    /// The id of the card table, such as `forest_red_2`.
    pub fn name(self) -> &'static str {
        &self.print().rule.0["RIV-CARD-".len()..]
    }

    pub fn all() -> impl Iterator<Item = Landscape> {
        (0..LANDSCAPES.len() as u8).map(Landscape)
    }

    /// Those of the common stack (RIV-2).
    pub fn stack() -> impl Iterator<Item = Landscape> {
        Landscape::all().skip(Landscape::STACK as usize)
    }
}

impl fmt::Display for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Landscape {
    type Err = ();
    fn from_str(text: &str) -> Result<Landscape, ()> {
        Landscape::all().find(|it| it.name() == text).ok_or(())
    }
}

impl From<Landscape> for Fact {
    fn from(landscape: Landscape) -> Fact {
        Fact::Word(landscape.print().rule.0)
    }
}

impl Serialize for Landscape {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Landscape {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Landscape, D::Error> {
        let name = String::deserialize(from)?;
        let found = name.parse();
        found.map_err(|()| serde::de::Error::custom(format!("no landscape {name}")))
    }
}
