//! Everything open to one seat, as sets: counted and picked from without being listed.

use game::{Choices, Seat};
use hexgrid::{CornerSet, EdgeSet, HexSet};

use crate::actions::Action;
use crate::counts::Countable;
use crate::kinds::{Harbour, Resource};
use crate::knights::KnightMenu;
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

    const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline(always)]
    fn nth(self, k: u32) -> Action {
        let bit = hexgrid::nth_bit(self.0, k) as usize;
        Action::BankTrade {
            give: Resource::ALL[bit >> 3],
            get: Resource::ALL[bit & 7],
        }
    }

    const fn contains(self, give: Resource, get: Resource) -> bool {
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

/// The menu of one seat, by shape of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// A tag of its own byte: it is looked at in every step, and a borrowed one must be computed.
#[repr(u8)]
pub enum Menu {
    /// Nothing that needs a place.
    Plain(Plain),
    /// Where the robber may go.
    Hexes(HexSet),
    /// Where a settlement may stand.
    Corners(CornerSet),
    /// Where a road may lie, or something else instead.
    Edges {
        /// What else one may do.
        plain: Plain,
        /// Where the road may lie.
        edges: EdgeSet,
    },
    /// Trade with the bank, for a hand that can build nothing.
    Bank {
        /// What else one may do.
        plain: Plain,
        /// What the bank exchanges.
        trades: BankTrades,
    },
    /// Trade and build.
    Turn(TurnMenu),
    /// A piece for a neutral player.
    Neutral(NeutralMenu),
    /// One of two figures.
    Figures {
        /// Where the robber may go.
        robber: HexSet,
        /// Where the pirate may go.
        pirate: HexSet,
    },
    /// A road or a ship.
    Pieces {
        /// What else one may do.
        plain: Plain,
        /// Where a road may lie.
        roads: EdgeSet,
        /// Where a ship may lie.
        ships: EdgeSet,
    },
    /// Any of the harbours held, one bit each, on any of the edges.
    Harbours {
        /// By their place in the list of all harbours.
        kinds: u8,
        /// The coast on which a harbour may be placed now.
        edges: EdgeSet,
    },
    /// Trade and build at sea.
    Sea(SeaMenu),
    /// Trade and build with what Cities & Knights adds.
    Knights(SeaMenu, KnightMenu),
    /// What Cities & Knights asks for, or its cards before the roll.
    Asked(Plain, KnightMenu),
}

impl Menu {
    pub(crate) const NOTHING: Menu = Menu::Plain(Plain::NONE);

    /// The same menu of the trade part with a few plain actions more.
    pub(crate) const fn with(mut self, more: Plain) -> Menu {
        match &mut self {
            Menu::Plain(plain)
            | Menu::Bank { plain, .. }
            | Menu::Asked(plain, _)
            | Menu::Turn(TurnMenu { plain, .. })
            | Menu::Sea(SeaMenu {
                turn: TurnMenu { plain, .. },
                ..
            })
            | Menu::Knights(
                SeaMenu {
                    turn: TurnMenu { plain, .. },
                    ..
                },
                _,
            ) => *plain = plain.with(more),
            Menu::Hexes(_)
            | Menu::Corners(_)
            | Menu::Edges { .. }
            | Menu::Neutral(_)
            | Menu::Figures { .. }
            | Menu::Pieces { .. }
            | Menu::Harbours { .. } => {}
        }
        self
    }
}

impl Choices<Action> for Menu {
    #[inline(always)]
    fn count(&self) -> u32 {
        match self {
            Menu::Plain(plain) => plain.count(),
            Menu::Hexes(hexes) => hexes.len(),
            Menu::Corners(corners) => corners.len(),
            Menu::Edges { plain, edges } => plain.count() + edges.len(),
            Menu::Bank { plain, trades } => plain.count() + trades.count(),
            Menu::Turn(turn) => turn.count(),
            Menu::Neutral(neutral) => neutral.count(),
            Menu::Figures { robber, pirate } => robber.len() + pirate.len(),
            Menu::Pieces {
                plain,
                roads,
                ships,
            } => plain.count() + roads.len() + ships.len(),
            Menu::Harbours { kinds, edges } => kinds.count_ones() * edges.len(),
            Menu::Sea(sea) => sea.count(),
            Menu::Knights(sea, knights) => sea.count() + knights.count(),
            Menu::Asked(plain, knights) => plain.count() + knights.count(),
        }
    }

    #[inline(always)]
    fn nth(&self, k: u32) -> Action {
        match self {
            Menu::Plain(plain) => plain.nth(k),
            Menu::Hexes(hexes) => Action::MoveRobber(hexes.nth(k)),
            Menu::Corners(corners) => Action::Settle(corners.nth(k)),
            Menu::Edges { plain, edges } => match k.checked_sub(plain.count()) {
                None => plain.nth(k),
                Some(k) => Action::Road(edges.nth(k)),
            },
            Menu::Bank { plain, trades } => match k.checked_sub(plain.count()) {
                None => plain.nth(k),
                Some(k) => trades.nth(k),
            },
            Menu::Turn(turn) => turn.nth(k),
            Menu::Neutral(neutral) => neutral.nth(k),
            Menu::Figures { robber, pirate } => match k.checked_sub(robber.len()) {
                None => Action::MoveRobber(robber.nth(k)),
                Some(k) => Action::MovePirate(pirate.nth(k)),
            },
            Menu::Pieces {
                plain,
                roads,
                ships,
            } => match k.checked_sub(plain.count()) {
                None => plain.nth(k),
                Some(k) if k < roads.len() => Action::Road(roads.nth(k)),
                Some(k) => Action::Ship(ships.nth(k - roads.len())),
            },
            Menu::Harbours { kinds, edges } => {
                let kind = hexgrid::nth_bit(u64::from(*kinds), k / edges.len());
                Action::PlaceHarbour(Harbour::ALL[kind as usize], edges.nth(k % edges.len()))
            }
            Menu::Sea(sea) => sea.nth(k),
            Menu::Knights(sea, knights) => match k.checked_sub(sea.count()) {
                None => sea.nth(k),
                Some(k) => Action::Knights(knights.nth(k)),
            },
            Menu::Asked(plain, knights) => match k.checked_sub(plain.count()) {
                None => plain.nth(k),
                Some(k) => Action::Knights(knights.nth(k)),
            },
        }
    }

    fn contains(&self, action: Action) -> bool {
        let has = |set: Plain| Plain::of(action).is_some_and(|plain| set.contains(plain));
        match (self, action) {
            (Menu::Hexes(hexes), Action::MoveRobber(hex)) => hexes.contains(hex),
            (Menu::Corners(corners), Action::Settle(corner)) => corners.contains(corner),
            (Menu::Edges { edges, .. }, Action::Road(edge)) => edges.contains(edge),
            (Menu::Knights(_, knights) | Menu::Asked(_, knights), Action::Knights(action)) => {
                knights.contains(action)
            }
            (Menu::Bank { trades, .. }, Action::BankTrade { give, get }) => {
                trades.contains(give, get)
            }
            (Menu::Turn(turn), _) => turn.contains(action),
            (Menu::Neutral(neutral), _) => neutral.contains(action),
            (Menu::Figures { robber, .. }, Action::MoveRobber(hex)) => robber.contains(hex),
            (Menu::Figures { pirate, .. }, Action::MovePirate(hex)) => pirate.contains(hex),
            (Menu::Pieces { roads, .. }, Action::Road(edge)) => roads.contains(edge),
            (Menu::Pieces { ships, .. }, Action::Ship(edge)) => ships.contains(edge),
            (Menu::Harbours { kinds, edges }, Action::PlaceHarbour(kind, edge)) => {
                kinds >> kind.index() & 1 == 1 && edges.contains(edge)
            }
            (Menu::Sea(sea) | Menu::Knights(sea, _), _) => sea.contains(action),
            (
                Menu::Plain(plain)
                | Menu::Bank { plain, .. }
                | Menu::Asked(plain, _)
                | Menu::Edges { plain, .. }
                | Menu::Pieces { plain, .. },
                _,
            ) => has(*plain),
            (
                Menu::Hexes(_) | Menu::Corners(_) | Menu::Figures { .. } | Menu::Harbours { .. },
                _,
            ) => false,
        }
    }
}

impl SeaMenu {
    fn count(&self) -> u32 {
        self.turn.count() + self.ships.len() + self.lifts.len()
    }

    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Ship(edge) => self.ships.contains(edge),
            Action::Lift(edge) => self.lifts.contains(edge),
            _ => self.turn.contains(action),
        }
    }

    fn nth(&self, k: u32) -> Action {
        let on_land = self.turn.count();
        match k.checked_sub(on_land) {
            None => self.turn.nth(k),
            Some(k) if k < self.ships.len() => Action::Ship(self.ships.nth(k)),
            Some(k) => Action::Lift(self.lifts.nth(k - self.ships.len())),
        }
    }
}

impl TurnMenu {
    #[inline(always)]
    fn count(&self) -> u32 {
        self.plain.count()
            + self.trades.count()
            + self.roads.len()
            + self.settlements.len()
            + self.cities.len()
    }

    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Road(edge) => self.roads.contains(edge),
            Action::Settle(corner) => self.settlements.contains(corner),
            Action::City(corner) => self.cities.contains(corner),
            Action::BankTrade { give, get } => self.trades.contains(give, get),
            _ => Plain::of(action).is_some_and(|plain| self.plain.contains(plain)),
        }
    }

    #[inline(always)]
    fn nth(&self, k: u32) -> Action {
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
    fn count(&self) -> u32 {
        let roads: u32 = self.roads.iter().map(|edges| edges.len()).sum();
        roads
            + self
                .settlements
                .iter()
                .map(|corners| corners.len())
                .sum::<u32>()
    }

    fn nth(&self, k: u32) -> Action {
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

    fn contains(&self, action: Action) -> bool {
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
