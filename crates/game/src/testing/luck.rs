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

/// The same, and counts what is drawn.
#[derive(Clone, Debug)]
pub struct CountingLuck {
    luck: TestLuck,
    /// How often it was asked.
    pub draws: u32,
}

impl CountingLuck {
    /// Nothing is drawn yet.
    pub fn new(seed: u64) -> CountingLuck {
        CountingLuck {
            luck: TestLuck(seed),
            draws: 0,
        }
    }
}

impl Luck for CountingLuck {
    fn below(&mut self, total: u32) -> u32 {
        self.draws += 1;
        self.luck.below(total)
    }
}
