//! Everything open to one seat, as sets: counted and picked from without being listed.

use game::{Choices, MAX_SEATS, Seat, SeatSet};
use hexgrid::{CornerSet, EdgeSet, HexSet};

use crate::actions::Action;
use crate::counts::Kind;
use crate::kinds::{Harbour, Resource, Wonder};
use crate::knights::KnightMenu;

/// Actions without a place, one bit each, in the order of [`Action`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Plain(u64);

/// The actions the first bits stand for; those with a kind or a seat follow.
const SIMPLE: [Action; 15] = [
    Action::Roll,
    Action::End,
    Action::Buy,
    Action::Knight,
    Action::RoadBuilding,
    Action::Invention,
    Action::Waive,
    Action::Accept,
    Action::Reject,
    Action::Withdraw,
    Action::ForceTrade,
    Action::RobberHome,
    Action::GiveUpKnight,
    Action::Attack,
    Action::BuildWonder,
];
const MONOPOLY: u32 = 16;
const TAKE: u32 = 21;
const DISCARD: u32 = 26;
/// Commodities are discarded, too; they are not taken at choice.
const GIVE: u32 = 34;
const CLAIM: u32 = 39;
const CONCLUDE: u32 = 44;
const ROB: u32 = 48;
const ROB_CLOTH: u32 = 52;

/// What every bit stands for; bits that stand for nothing are never set.
const BY_BIT: [Action; 64] = {
    let mut actions = [Action::End; 64];
    let mut bit = 0;
    while bit < SIMPLE.len() {
        actions[bit] = SIMPLE[bit];
        bit += 1;
    }
    let mut kind = 0;
    while kind < Resource::ALL.len() {
        actions[DISCARD as usize + kind] = Action::Discard(Resource::ALL[kind]);
        kind += 1;
    }
    kind = 0;
    while kind < RESOURCES.len() {
        actions[MONOPOLY as usize + kind] = Action::Monopoly(RESOURCES[kind]);
        actions[TAKE as usize + kind] = Action::Take(RESOURCES[kind]);
        actions[GIVE as usize + kind] = Action::Give(RESOURCES[kind]);
        actions[CLAIM as usize + kind] = Action::Claim(WONDERS[kind]);
        kind += 1;
    }
    let mut seat = 0;
    while seat < MAX_SEATS {
        actions[CONCLUDE as usize + seat] = Action::Conclude(Seat(seat as u8));
        actions[ROB as usize + seat] = Action::Rob(Seat(seat as u8));
        actions[ROB_CLOTH as usize + seat] = Action::RobCloth(Seat(seat as u8));
        seat += 1;
    }
    actions
};

const RESOURCES: &[Resource] = Resource::FIVE;
/// As many as there are resources.
const WONDERS: &[Wonder] = Wonder::ALL;

impl Plain {
    pub const NONE: Plain = Plain(0);
    pub const ROLL: Plain = Plain(1);
    pub const END: Plain = Plain(1 << 1);
    pub const BUY: Plain = Plain(1 << 2);
    pub const KNIGHT: Plain = Plain(1 << 3);
    pub const ROAD_BUILDING: Plain = Plain(1 << 4);
    pub const INVENTION: Plain = Plain(1 << 5);
    pub const WAIVE: Plain = Plain(1 << 6);
    pub const ACCEPT: Plain = Plain(1 << 7);
    pub const REJECT: Plain = Plain(1 << 8);
    pub const WITHDRAW: Plain = Plain(1 << 9);
    pub const FORCE_TRADE: Plain = Plain(1 << 10);
    pub const ROBBER_HOME: Plain = Plain(1 << 11);
    pub const GIVE_UP_KNIGHT: Plain = Plain(1 << 12);
    pub const ATTACK: Plain = Plain(1 << 13);
    pub const BUILD_WONDER: Plain = Plain(1 << 14);
    pub const MONOPOLY: Plain = Plain(0b11111 << MONOPOLY);

    /// One action for each kind whose bit is set.
    #[inline]
    pub const fn take(kinds: u8) -> Plain {
        Plain((kinds as u64) << TAKE)
    }

    #[inline]
    pub const fn discard(kinds: u8) -> Plain {
        Plain((kinds as u64) << DISCARD)
    }

    #[inline]
    pub const fn give(kinds: u8) -> Plain {
        Plain((kinds as u64) << GIVE)
    }

    /// One claim for each wonder whose bit is set.
    pub const fn claim(wonders: u8) -> Plain {
        Plain((wonders as u64) << CLAIM)
    }

    pub fn conclude(seats: SeatSet) -> Plain {
        Plain::seats(CONCLUDE, seats)
    }

    pub fn rob(seats: SeatSet) -> Plain {
        Plain::seats(ROB, seats)
    }

    pub fn rob_cloth(seats: SeatSet) -> Plain {
        Plain::seats(ROB_CLOTH, seats)
    }

    fn seats(from: u32, seats: SeatSet) -> Plain {
        Plain(
            seats
                .iter()
                .map(|seat| 1 << (from + u32::from(seat.0)))
                .sum(),
        )
    }

    #[inline]
    pub const fn with(self, other: Plain) -> Plain {
        Plain(self.0 | other.0)
    }

    /// The same if `holds`, nothing otherwise.
    #[inline]
    pub const fn when(self, holds: bool) -> Plain {
        Plain(if holds { self.0 } else { 0 })
    }

    #[inline]
    pub const fn contains(self, other: Plain) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn without(self, other: Plain) -> Plain {
        Plain(self.0 & !other.0)
    }

    const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline(always)]
    fn nth(self, k: u32) -> Action {
        BY_BIT[hexgrid::nth_bit(self.0, k) as usize & 63]
    }

    /// The bit of an action that has no place.
    fn of(action: Action) -> Option<Plain> {
        let bit = |from: u32, index: usize| Some(Plain(1 << (from + index as u32)));
        match action {
            Action::Monopoly(kind) | Action::Take(kind) | Action::Give(kind)
                if kind.is_commodity() =>
            {
                None
            }
            Action::Monopoly(kind) => bit(MONOPOLY, kind.index()),
            Action::Take(kind) => bit(TAKE, kind.index()),
            Action::Discard(kind) => bit(DISCARD, kind.index()),
            Action::Give(kind) => bit(GIVE, kind.index()),
            Action::Conclude(seat) => bit(CONCLUDE, seat.index()),
            Action::Claim(wonder) => bit(CLAIM, wonder.index()),
            Action::Rob(seat) => bit(ROB, seat.index()),
            Action::RobCloth(seat) => bit(ROB_CLOTH, seat.index()),
            _ => bit(0, SIMPLE.iter().position(|simple| *simple == action)?),
        }
    }
}

/// Exchanges with the bank, one bit each: eight times the kind given plus the kind taken.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BankTrades(u64);

impl BankTrades {
    pub const NONE: BankTrades = BankTrades(0);

    /// Every kind of `give` against every other kind of `get`.
    #[inline]
    pub const fn new(give: u8, get: u8) -> BankTrades {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const SAME: u64 = 0x8040_2010_0804_0201;
        // A one in the byte of every kind given, then the kinds taken into those bytes.
        let own_bit = ONES.wrapping_mul(give as u64) & SAME;
        let spread = ((own_bit + 0x7f * ONES) >> 7) & ONES;
        BankTrades(spread.wrapping_mul(get as u64) & !SAME)
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
    pub plain: Plain,
    pub trades: BankTrades,
    pub roads: EdgeSet,
    pub settlements: CornerSet,
    pub cities: CornerSet,
}

/// Pieces for the two neutral players of the game for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NeutralMenu {
    pub roads: [EdgeSet; 2],
    pub settlements: [CornerSet; 2],
}

/// What a seat on turn may do at sea.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeaMenu {
    pub turn: TurnMenu,
    pub ships: EdgeSet,
    /// Ships that may be moved.
    pub lifts: EdgeSet,
}

/// The menu of one seat, by shape of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// A tag of its own byte: it is looked at in every step, and a borrowed one must be computed.
#[repr(u8)]
#[expect(
    clippy::large_enum_variant,
    reason = "a menu is made in every step and never stored"
)]
pub enum Menu {
    Plain(Plain),
    Hexes(HexSet),
    Corners(CornerSet),
    Edges {
        plain: Plain,
        edges: EdgeSet,
    },
    Turn(TurnMenu),
    Neutral(NeutralMenu),
    /// One of two figures.
    Figures {
        robber: HexSet,
        pirate: HexSet,
    },
    /// A road or a ship.
    Pieces {
        plain: Plain,
        roads: EdgeSet,
        ships: EdgeSet,
    },
    /// Any of the harbours held, one bit each, on any of the edges.
    Harbours {
        kinds: u8,
        edges: EdgeSet,
    },
    Sea(SeaMenu),
    /// Trade and build with what Cities & Knights adds, or what it asks for.
    Knights(SeaMenu, KnightMenu),
}

impl Menu {
    pub const NOTHING: Menu = Menu::Plain(Plain::NONE);
}

impl Choices<Action> for Menu {
    #[inline(always)]
    fn count(&self) -> u32 {
        match self {
            Menu::Plain(plain) => plain.count(),
            Menu::Hexes(hexes) => hexes.len(),
            Menu::Corners(corners) => corners.len(),
            Menu::Edges { plain, edges } => plain.count() + edges.len(),
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
        }
    }

    fn contains(&self, action: Action) -> bool {
        let has = |set: Plain| Plain::of(action).is_some_and(|plain| set.0 & plain.0 != 0);
        match (self, action) {
            (Menu::Hexes(hexes), Action::MoveRobber(hex)) => hexes.contains(hex),
            (Menu::Corners(corners), Action::Settle(corner)) => corners.contains(corner),
            (Menu::Edges { edges, .. }, Action::Road(edge)) => edges.contains(edge),
            (Menu::Knights(_, knights), Action::Knights(action)) => knights.contains(action),
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
            (Menu::Plain(plain) | Menu::Edges { plain, .. } | Menu::Pieces { plain, .. }, _) => {
                has(*plain)
            }
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
            + self.trades.0.count_ones()
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
            _ => Plain::of(action).is_some_and(|plain| self.plain.0 & plain.0 != 0),
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
        } else if let Some(k) = within(self.trades.0.count_ones()) {
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
