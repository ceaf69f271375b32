//! The sets of which menus consist, each of what belongs together.

use game::Seat;
use hexgrid::{CornerSet, EdgeSet};

use crate::actions::Action;
use crate::counts::Countable;
use crate::kinds::Resource;
use crate::plain::Plain;

/// Exchanges with the bank, one bit each: eight times the kind given plus the kind taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BankTrades(u64);

impl BankTrades {
    pub(crate) const NONE: BankTrades = BankTrades(0);

    /// Every kind of `give` against every other kind of `get`.
    #[inline]
    pub(crate) const fn new(give: u8, get: u8) -> BankTrades {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const SAME: u64 = 0x8040_2010_0804_0201;
        // A one in the byte of every kind given, then the kinds taken into those bytes.
        let own_bit = ONES.wrapping_mul(give as u64) & SAME;
        let spread = ((own_bit + 0x7f * ONES) >> 7) & ONES;
        BankTrades(spread.wrapping_mul(get as u64) & !SAME)
    }

    pub(super) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline(always)]
    pub(super) fn nth(self, k: u32) -> Action {
        let bit = hexgrid::nth_bit(self.0, k) as usize;
        Action::BankTrade {
            give: Resource::ALL[bit >> 3],
            get: Resource::ALL[bit & 7],
        }
    }

    #[inline]
    pub(super) fn each(self, visit: &mut impl FnMut(Action)) {
        let mut left = self.0;
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            visit(Action::BankTrade {
                give: Resource::ALL[bit >> 3],
                get: Resource::ALL[bit & 7],
            });
        }
    }

    /// The `k`-th of some plain actions and these exchanges, or how many are left over.
    #[inline(always)]
    pub(super) fn pick(self, plain: Plain, k: u32) -> Result<Action, u32> {
        let Some(k) = k.checked_sub(plain.count()) else {
            return Ok(plain.nth(k));
        };
        let Some(k) = k.checked_sub(self.count()) else {
            return Ok(self.nth(k));
        };
        Err(k)
    }

    pub(super) const fn contains(self, give: Resource, get: Resource) -> bool {
        self.0 >> (8 * give as u32 + get as u32) & 1 == 1
    }
}

/// What a seat on turn may do in the trade and build part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TurnMenu {
    pub(crate) plain: Plain,
    pub(crate) trades: BankTrades,
    /// Where a road may be laid and paid for.
    pub roads: EdgeSet,
    /// Where a settlement may be built and paid for.
    pub settlements: CornerSet,
    /// Own settlements that may become cities.
    pub cities: CornerSet,
}

/// Pieces for the two neutral players of the game for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NeutralMenu {
    /// Where a road fits, for each of the two.
    pub roads: [EdgeSet; 2],
    /// Where a settlement fits, for each of the two.
    pub settlements: [CornerSet; 2],
}

/// What a seat on turn may do at sea.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeaMenu {
    /// What one may do on land.
    pub turn: TurnMenu,
    /// Where a ship may be built and paid for.
    pub ships: EdgeSet,
    /// Ships that may be moved.
    pub lifts: EdgeSet,
}

impl SeaMenu {
    pub(super) fn count(&self) -> u32 {
        self.turn.count() + self.ships.len() + self.lifts.len()
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        match action {
            Action::Ship(edge) => self.ships.contains(edge),
            Action::Lift(edge) => self.lifts.contains(edge),
            _ => self.turn.contains(action),
        }
    }

    /// The `k`-th action, or how many are left over.
    #[inline(always)]
    pub(super) fn pick(&self, k: u32) -> Result<Action, u32> {
        let Some(k) = k.checked_sub(self.turn.count()) else {
            return Ok(self.turn.nth(k));
        };
        let Some(k) = k.checked_sub(self.ships.len()) else {
            return Ok(Action::Ship(self.ships.nth(k)));
        };
        let Some(k) = k.checked_sub(self.lifts.len()) else {
            return Ok(Action::Lift(self.lifts.nth(k)));
        };
        Err(k)
    }
}

impl TurnMenu {
    #[inline]
    pub(super) fn each(&self, visit: &mut impl FnMut(Action)) {
        self.plain.each(visit);
        self.trades.each(visit);
        self.roads
            .into_iter()
            .for_each(|it| visit(Action::Road(it)));
        self.settlements
            .into_iter()
            .for_each(|it| visit(Action::Settle(it)));
        self.cities
            .into_iter()
            .for_each(|it| visit(Action::City(it)));
    }

    #[inline(always)]
    pub(super) fn count(&self) -> u32 {
        self.plain.count()
            + self.trades.count()
            + self.roads.len()
            + self.settlements.len()
            + self.cities.len()
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        match action {
            Action::Road(edge) => self.roads.contains(edge),
            Action::Settle(corner) => self.settlements.contains(corner),
            Action::City(corner) => self.cities.contains(corner),
            Action::BankTrade { give, get } => self.trades.contains(give, get),
            _ => Plain::of(action).is_some_and(|plain| self.plain.contains(plain)),
        }
    }

    #[inline(always)]
    pub(super) fn nth(&self, k: u32) -> Action {
        let mut left = k;
        let mut within = |count: u32| {
            let inside = left < count;
            let k = left;
            left = left.wrapping_sub(count);
            inside.then_some(k)
        };
        if let Some(k) = within(self.plain.count()) {
            self.plain.nth(k)
        } else if let Some(k) = within(self.trades.count()) {
            self.trades.nth(k)
        } else if let Some(k) = within(self.roads.len()) {
            Action::Road(self.roads.nth(k))
        } else if let Some(k) = within(self.settlements.len()) {
            Action::Settle(self.settlements.nth(k))
        } else {
            Action::City(self.cities.nth(left))
        }
    }
}

/// The seats of the two neutral players.
const NEUTRALS: [Seat; 2] = [Seat(2), Seat(3)];

impl NeutralMenu {
    pub(super) fn count(&self) -> u32 {
        let roads: u32 = self.roads.iter().map(|edges| edges.len()).sum();
        roads
            + self
                .settlements
                .iter()
                .map(|corners| corners.len())
                .sum::<u32>()
    }

    pub(super) fn nth(&self, k: u32) -> Action {
        let mut left = k;
        for (owner, edges) in NEUTRALS.into_iter().zip(self.roads) {
            if left < edges.len() {
                return Action::NeutralRoad(owner, edges.nth(left));
            }
            left -= edges.len();
        }
        let [north, south] = self.settlements;
        match left.checked_sub(north.len()) {
            None => Action::NeutralSettle(NEUTRALS[0], north.nth(left)),
            Some(left) => Action::NeutralSettle(NEUTRALS[1], south.nth(left)),
        }
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        let index = |owner: Seat| NEUTRALS.iter().position(|neutral| *neutral == owner);
        match action {
            Action::NeutralRoad(owner, edge) => {
                index(owner).is_some_and(|index| self.roads[index].contains(edge))
            }
            Action::NeutralSettle(owner, corner) => {
                index(owner).is_some_and(|index| self.settlements[index].contains(corner))
            }
            _ => false,
        }
    }
}
