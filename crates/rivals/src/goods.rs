//! Resources and counts of them.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use game::Fact;
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// What landscapes produce and store; the order is that of the card table.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Resource {
    Brick,
    Grain,
    Lumber,
    Ore,
    Wool,
    Gold,
}

impl Resource {
    pub const ALL: [Resource; 6] = [
        Resource::Brick,
        Resource::Grain,
        Resource::Lumber,
        Resource::Ore,
        Resource::Wool,
        Resource::Gold,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn word(self) -> &'static str {
        match self {
            Resource::Brick => "brick",
            Resource::Grain => "grain",
            Resource::Lumber => "lumber",
            Resource::Ore => "ore",
            Resource::Wool => "wool",
            Resource::Gold => "gold",
        }
    }

    /// The set that holds this kind only, as a bit.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Resource {
    type Err = ();
    fn from_str(text: &str) -> Result<Resource, ()> {
        let found = Resource::ALL.into_iter().find(|it| it.word() == text);
        found.ok_or(())
    }
}

impl From<Resource> for Fact {
    fn from(kind: Resource) -> Fact {
        Fact::Word(kind.word())
    }
}

/// So many of each resource: a lane of five bits for each kind, the highest one kept free so that
/// all lanes can be compared at once. No principality stores more than twelve of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods(u32);

impl Goods {
    pub const NONE: Goods = Goods(0);
    const LANE: u32 = 5;
    const GUARDS: u32 = 0b10000_10000_10000_10000_10000_10000;

    pub const fn of(kind: Resource, count: u8) -> Goods {
        Goods((count as u32) << (Goods::LANE * kind as u32))
    }

    /// In the order of [`Resource::ALL`].
    pub const fn list(counts: [u8; 6]) -> Goods {
        let mut goods = 0;
        let mut kind = 0;
        while kind < 6 {
            goods |= (counts[kind] as u32) << (Goods::LANE * kind as u32);
            kind += 1;
        }
        Goods(goods)
    }

    pub const fn count(self, kind: Resource) -> u8 {
        (self.0 >> (Goods::LANE * kind as u32) & 0b1111) as u8
    }

    pub fn total(self) -> u8 {
        Resource::ALL.iter().map(|kind| self.count(*kind)).sum()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there at least as much of every kind?
    pub const fn covers(self, cost: Goods) -> bool {
        ((self.0 | Goods::GUARDS) - cost.0) & Goods::GUARDS == Goods::GUARDS
    }

    /// What `cost` asks for beyond what is here.
    pub fn missing(self, cost: Goods) -> Goods {
        Goods::list(Resource::ALL.map(|kind| cost.count(kind).saturating_sub(self.count(kind))))
    }

    /// The kinds of which there is at least one, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        let all = Resource::ALL.into_iter();
        all.map(move |kind| (kind, self.count(kind)))
            .filter(|(_, count)| *count > 0)
    }
}

impl Add for Goods {
    type Output = Goods;
    fn add(self, other: Goods) -> Goods {
        Goods(self.0 + other.0)
    }
}

impl Sub for Goods {
    type Output = Goods;
    fn sub(self, other: Goods) -> Goods {
        debug_assert!(self.covers(other));
        Goods(self.0 - other.0)
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, other: Goods) {
        *self = *self + other;
    }
}

impl SubAssign for Goods {
    fn sub_assign(&mut self, other: Goods) {
        *self = *self - other;
    }
}

impl From<Goods> for Fact {
    fn from(goods: Goods) -> Fact {
        let amounts = goods.iter().map(|(kind, count)| (kind.word(), count));
        Fact::Amounts(amounts.collect())
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Fact::from(*self))
    }
}

/// `{"brick": 2, "ore": 1}`.
impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (kind, count) in self.iter() {
            map.serialize_entry(kind.word(), &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Goods, D::Error> {
        let map = std::collections::BTreeMap::<Resource, u8>::deserialize(from)?;
        let all = map.into_iter();
        Ok(all.fold(Goods::NONE, |sum, (kind, count)| {
            sum + Goods::of(kind, count.min(15))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_compare_all_at_once() {
        let stock = Goods::list([3, 0, 12, 1, 0, 2]);
        assert!(stock.covers(Goods::list([3, 0, 11, 0, 0, 2])));
        assert!(!stock.covers(Goods::list([0, 1, 0, 0, 0, 0])));
        assert_eq!(
            stock.missing(Goods::list([4, 1, 1, 1, 0, 0])),
            Goods::list([1, 1, 0, 0, 0, 0])
        );
        assert_eq!(stock.total(), 18);
    }
}
