//! A small generator for tests only.

use crate::Luck;

/// `SplitMix64`: short, and good enough to wander through games.
#[derive(Clone, Debug)]
pub struct TestLuck(pub u64);

impl TestLuck {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Luck for TestLuck {
    fn below(&mut self, total: u32) -> u32 {
        (((self.next() >> 32) * u64::from(total)) >> 32) as u32
    }
}
