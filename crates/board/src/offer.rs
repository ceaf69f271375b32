//! What one player proposes to give another, and for what.

use serde::{Deserialize, Serialize};

use crate::Goods;
use crate::counts::Countable;
use crate::kinds::Resource;

/// Goods in five bytes, five bits a kind, so that an action stays small. No hand holds 32 of one.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(from = "Goods", into = "Goods")]
pub struct Parcel([u8; 5]);

impl From<Goods> for Parcel {
    fn from(goods: Goods) -> Parcel {
        let bits = goods.iter().fold(0_u64, |bits, (kind, count)| {
            debug_assert!(count < 32);
            bits | u64::from(count) << (5 * kind.index())
        });
        Parcel(std::array::from_fn(|i| bits.to_le_bytes()[i]))
    }
}

impl From<Parcel> for Goods {
    fn from(Parcel(bytes): Parcel) -> Goods {
        let bits = u64::from_le_bytes(std::array::from_fn(|i| *bytes.get(i).unwrap_or(&0)));
        let count = |kind: Resource| (bits >> (5 * kind.index()) & 31) as u32;
        Resource::ALL
            .iter()
            .map(|kind| Goods::of(*kind, count(*kind)))
            .sum()
    }
}

/// A proposal as its maker sees it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Offer {
    pub(crate) give: Parcel,
    pub(crate) get: Parcel,
}

impl Offer {
    /// An exchange of `give` for `get`, as its maker sees it.
    pub fn new(give: Goods, get: Goods) -> Offer {
        Offer {
            give: give.into(),
            get: get.into(),
        }
    }

    /// What the maker gives.
    pub fn give(self) -> Goods {
        self.give.into()
    }

    /// What the maker gets.
    pub fn get(self) -> Goods {
        self.get.into()
    }

    /// The same exchange, seen from the other side.
    pub const fn turned(self) -> Offer {
        Offer {
            give: self.get,
            get: self.give,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parcel_holds_what_was_put_in() {
        for bytes in [[0; 5], [1, 2, 3, 4, 5], [19, 0, 31, 0, 19]] {
            let counts = Resource::FIVE.iter().zip(bytes);
            let goods: Goods = counts.map(|(kind, count)| Goods::of(*kind, count)).sum();
            assert_eq!(Goods::from(Parcel::from(goods)), goods);
        }
    }
}
