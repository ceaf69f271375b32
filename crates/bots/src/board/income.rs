//! Income, and how long one waits for goods: the measure behind every plan.

use std::ops::{Add, AddAssign};

use board::{Countable, Goods, Resource};

/// Cards of each kind in a round, on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Income([f64; KINDS]);

/// Resources, and with Cities & Knights commodities.
const KINDS: usize = 8;
const RESOURCES: usize = 5;
/// Covers whatever holds no commodity.
const RESOURCES_ONLY: Goods = Goods::from_bytes([127, 127, 127, 127, 127, 0, 0, 0]);

/// Longer than any game.
pub const NEVER: f64 = 99.0;

/// One of everything: a road, a settlement, a city and a card.
const BASKET: Goods = Goods::from_bytes([2, 2, 2, 4, 4, 0, 0, 0]);
/// What a basket is worth, in points.
pub const BASKET_POINTS: f64 = 2.9;

/// What a card brings at a rate.
const TRADED: [f64; 8] = [
    0.0,
    1.0,
    1.0 / 2.0,
    1.0 / 3.0,
    1.0 / 4.0,
    1.0 / 5.0,
    1.0 / 6.0,
    1.0 / 7.0,
];

impl Income {
    pub const NONE: Income = Income([0.0; KINDS]);

    pub fn add(&mut self, kind: Resource, cards: f64) {
        self.0[kind.index()] += cards;
    }

    pub fn of(&self, kind: Resource) -> f64 {
        self.0[kind.index()]
    }

    pub fn total(&self) -> f64 {
        self.0.iter().sum()
    }

    pub fn commodities(&self) -> f64 {
        self.0[RESOURCES..].iter().sum()
    }

    /// Rounds until `cost` can be paid out of this income and a hand, trading what is left over at
    /// these rates.
    ///
    /// What is left over less what is missing grows with time, in straight pieces that become
    /// flatter, so that Newton's method never oversteps and ends after as many steps as kinds.
    pub fn rounds(&self, hand: Goods, rates: Goods, cost: Goods) -> f64 {
        let is_plain = RESOURCES_ONLY.covers(hand)
            && RESOURCES_ONLY.covers(cost)
            && self.0[RESOURCES..] == [0.0; KINDS - RESOURCES];
        if is_plain {
            self.rounds_from::<RESOURCES>(&counted(hand), rates, cost)
        } else {
            self.rounds_from::<KINDS>(&counted(hand), rates, cost)
        }
    }

    /// The same for a hand that is only guessed, of as many kinds as are looked at.
    pub fn rounds_from<const N: usize>(&self, hand: &[f64; N], rates: Goods, cost: Goods) -> f64 {
        let mut left = *hand;
        let mut worth = [1.0; N];
        for kind in Resource::ALL[..N].iter().copied() {
            left[kind.index()] -= f64::from(cost.count(kind));
            worth[kind.index()] = TRADED[usize::from(rates.count(kind) & 7)];
        }
        let mut rounds = 0.0;
        for _ in 0..=N {
            let (mut balance, mut slope) = (0.0, 1e-6);
            for kind in 0..N {
                let left = left[kind] + self.0[kind] * rounds;
                let worth = if left >= 0.0 { worth[kind] } else { 1.0 };
                balance += left * worth;
                slope += self.0[kind] * worth;
            }
            if balance > -1e-9 {
                break;
            }
            rounds -= balance / slope;
        }
        rounds.min(NEVER)
    }

    /// Baskets of everything in a round: few kinds, or kinds that fit no harbour, make it slow.
    pub fn speed(&self, rates: Goods) -> f64 {
        1.0 / self.rounds(Goods::NONE, rates, BASKET)
    }
}

impl Add for Income {
    type Output = Income;
    fn add(mut self, other: Income) -> Income {
        self += other;
        self
    }
}

impl AddAssign for Income {
    fn add_assign(&mut self, other: Income) {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum += more;
        }
    }
}

fn counted<const N: usize>(hand: Goods) -> [f64; N] {
    std::array::from_fn(|i| f64::from(hand.count(Resource::ALL[i])))
}

/// Can `cost` be paid at once, with whole trades at these rates, out of a bank that has the goods?
pub fn covers_with_trades(hand: Goods, rates: Goods, bank: Goods, cost: Goods) -> bool {
    if hand.covers(cost) {
        return true;
    }
    let missing = missing(hand, cost);
    let spare = spare(hand, cost);
    let trades: u8 = spare
        .iter()
        .map(|(kind, count)| count / rates.count(kind))
        .sum();
    bank.covers(missing) && u32::from(trades) >= missing.total()
}

/// What a hand lacks.
pub fn missing(hand: Goods, cost: Goods) -> Goods {
    cost - hand.min(cost)
}

/// What a hand has beyond a cost.
pub fn spare(hand: Goods, cost: Goods) -> Goods {
    hand - hand.min(cost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Resource::{Brick, Grain, Lumber, Ore, Wool};
    use board::{CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE};

    const FOURS: Goods = Goods::from_bytes([4, 4, 4, 4, 4, 0, 0, 0]);
    const FOURS_OF_ALL: Goods = Goods::from_bytes([4; KINDS]);

    fn income(cards: [f64; RESOURCES]) -> Income {
        let [lumber, brick, wool, grain, ore] = cards;
        Income([lumber, brick, wool, grain, ore, 0.0, 0.0, 0.0])
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn waiting_takes_as_long_as_the_slowest_kind() {
        let even = income([1.0, 1.0, 0.5, 1.0, 0.0]);
        // The wool comes after two rounds, or a little earlier by trading the rest.
        let rounds = even.rounds(Goods::NONE, FOURS, SETTLEMENT_PRICE);
        assert!((1.0..2.0).contains(&rounds), "{rounds}");
        let two_kinds = income([1.0, 0.5, 0.0, 0.0, 0.0]);
        let two_roads = two_kinds.rounds(Goods::of(Brick, 1), FOURS, ROAD_PRICE.times(2));
        assert!(close(two_roads, 2.0), "{two_roads}");
        assert!(close(even.rounds(ROAD_PRICE, FOURS, ROAD_PRICE), 0.0));
    }

    #[test]
    fn what_is_not_produced_is_traded_for() {
        let lumber = income([1.0, 0.0, 0.0, 0.0, 0.0]);
        // One for the road itself and four for the brick.
        assert!(close(lumber.rounds(Goods::NONE, FOURS, ROAD_PRICE), 5.0));
        let harbour = FOURS - Goods::of(Lumber, 2);
        assert!(close(lumber.rounds(Goods::NONE, harbour, ROAD_PRICE), 3.0));
        assert!(close(
            Income::NONE.rounds(Goods::NONE, FOURS, ROAD_PRICE),
            NEVER
        ));
    }

    #[test]
    fn commodities_are_waited_for_and_traded_like_resources() {
        let cloth = Goods::of(Resource::Cloth, 2);
        let mut income = income([1.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(close(income.rounds(Goods::NONE, FOURS_OF_ALL, cloth), 8.0));
        Income::add(&mut income, Resource::Cloth, 0.25);
        assert!(close(income.rounds(Goods::NONE, FOURS_OF_ALL, cloth), 4.0));
        let coins = Goods::of(Resource::Coin, 4);
        assert!(close(income.rounds(coins, FOURS_OF_ALL, cloth), 2.0));
    }

    #[test]
    fn variety_is_faster_than_quantity() {
        let many_kinds = income([0.4, 0.4, 0.4, 0.4, 0.4]);
        let one_kind = income([0.0, 0.0, 2.0, 0.0, 0.0]);
        assert!(many_kinds.speed(FOURS) > 2.0 * one_kind.speed(FOURS));
        let wool_harbour = FOURS - Goods::of(Wool, 2);
        assert!(one_kind.speed(wool_harbour) > 1.5 * one_kind.speed(FOURS));
    }

    #[test]
    fn whole_trades_pay_a_cost() {
        let bank = Goods::each(19);
        let hand = Goods::of(Grain, 2) + Goods::of(Ore, 2) + Goods::of(Wool, 4);
        assert!(covers_with_trades(hand, FOURS, bank, CITY_PRICE));
        assert!(!covers_with_trades(
            hand - Goods::of(Wool, 1),
            FOURS,
            bank,
            CITY_PRICE
        ));
        // The bank is out of ore.
        assert!(!covers_with_trades(
            hand,
            FOURS,
            bank - Goods::of(Ore, 19),
            CITY_PRICE
        ));
        assert!(!covers_with_trades(
            Goods::of(Brick, 7),
            FOURS,
            bank,
            SETTLEMENT_PRICE
        ));
    }
}
