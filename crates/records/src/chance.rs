//! Draws: outcome `n` of a table is a pure function of its seed, the purpose and `n`.

use game::Luck;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{LayoutDraw, TableSeed};

/// What a draw is for; draws of different purposes never share bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// What `Setup::deal` lays out before the game; `n` counts its draws.
    Layout,
    /// The chance steps of the game; `n` counts them.
    Chance,
}

impl Purpose {
    const fn word(self) -> &'static [u8] {
        match self {
            Purpose::Layout => b"layout",
            Purpose::Chance => b"chance",
        }
    }
}

/// Draw `n`: a number below `total`, each one equally likely; `total` is at least one.
///
/// Too large a number is thrown away and drawn again. A remainder would favour small numbers.
pub fn draw(seed: &TableSeed, purpose: Purpose, n: u64, total: u32) -> u32 {
    assert!(total > 0, "nothing to draw from");
    let bits = u32::BITS - (total - 1).leading_zeros();
    if bits == 0 {
        return 0;
    }
    (0..u32::MAX)
        .map(|attempt| (leading(seed, purpose, n, attempt) >> (u64::BITS - bits)) as u32)
        .find(|number| *number < total)
        .expect("each attempt succeeds at least every second time")
}

/// The first eight bytes of the keyed hash, most significant first.
fn leading(seed: &TableSeed, purpose: Purpose, n: u64, attempt: u32) -> u64 {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(seed.as_bytes()).expect("keys of any length are taken");
    mac.update(purpose.word());
    mac.update(&[0]);
    mac.update(&n.to_be_bytes());
    mac.update(&attempt.to_be_bytes());
    let hash = mac.finalize().into_bytes();
    u64::from_be_bytes(hash[..8].try_into().expect("a hash has 32 bytes"))
}

/// The luck with which a table's layout is dealt.
#[derive(Clone, Debug)]
pub struct TableLuck {
    seed: TableSeed,
    next: u64,
}

impl TableLuck {
    pub const fn layout(seed: TableSeed) -> TableLuck {
        TableLuck { seed, next: 0 }
    }
}

impl Luck for TableLuck {
    fn below(&mut self, total: u32) -> u32 {
        let number = draw(&self.seed, Purpose::Layout, self.next, total);
        self.next += 1;
        number
    }
}

/// The same luck, with every draw written down.
#[derive(Clone, Debug)]
pub(crate) struct WrittenLuck {
    luck: TableLuck,
    pub(crate) drawn: Vec<LayoutDraw>,
}

impl WrittenLuck {
    pub(crate) const fn layout(seed: TableSeed) -> WrittenLuck {
        WrittenLuck {
            luck: TableLuck::layout(seed),
            drawn: Vec::new(),
        }
    }
}

impl Luck for WrittenLuck {
    fn below(&mut self, total: u32) -> u32 {
        let ticket = self.luck.below(total);
        self.drawn.push(LayoutDraw { ticket, total });
        ticket
    }
}
