//! Everything open to one seat, as sets: counted and picked from without being listed.

mod parts;

use game::Choices;
use hexgrid::{CornerSet, EdgeSet, HexSet};

use crate::actions::Action;
use crate::counts::Countable;
use crate::kinds::Harbour;
use crate::knights::KnightMenu;
use crate::knights::simple::Simple;
use crate::plain::Plain;

pub use parts::{BankTrades, NeutralMenu, SeaMenu, TurnMenu};

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
    /// Trade with the bank and ships that may be moved, for a hand that can build nothing.
    Lifts {
        /// What else one may do.
        plain: Plain,
        /// What the bank exchanges.
        trades: BankTrades,
        /// Ships that may be moved.
        lifts: EdgeSet,
    },
    /// Trade and build at sea.
    Sea(SeaMenu),
    /// Trade with the bank and the cards of Cities & Knights, for a hand that can build nothing.
    Cards {
        /// What else one may do.
        plain: Plain,
        /// What the bank exchanges.
        trades: BankTrades,
        /// What Cities & Knights adds.
        simple: Simple,
    },
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
            | Menu::Lifts { plain, .. }
            | Menu::Cards { plain, .. }
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
            Menu::Lifts {
                plain,
                trades,
                lifts,
            } => plain.count() + trades.count() + lifts.len(),
            Menu::Cards {
                plain,
                trades,
                simple,
            } => plain.count() + trades.count() + simple.count(),
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
            Menu::Lifts {
                plain,
                trades,
                lifts,
            } => trades
                .pick(*plain, k)
                .unwrap_or_else(|k| Action::Lift(lifts.nth(k))),
            Menu::Cards {
                plain,
                trades,
                simple,
            } => trades
                .pick(*plain, k)
                .unwrap_or_else(|k| Action::Knights(simple.nth(k))),
            Menu::Sea(sea) => match sea.pick(k) {
                Ok(action) => action,
                Err(_) => unreachable!("a menu has no more actions than it counts"),
            },
            Menu::Knights(sea, knights) => sea
                .pick(k)
                .unwrap_or_else(|k| Action::Knights(knights.nth(k))),
            Menu::Asked(plain, knights) => match k.checked_sub(plain.count()) {
                None => plain.nth(k),
                Some(k) => Action::Knights(knights.nth(k)),
            },
        }
    }

    #[inline]
    fn each(&self, visit: &mut impl FnMut(Action)) {
        match self {
            Menu::Plain(plain) => plain.each(visit),
            Menu::Hexes(hexes) => hexes
                .into_iter()
                .for_each(|it| visit(Action::MoveRobber(it))),
            Menu::Corners(corners) => corners.into_iter().for_each(|it| visit(Action::Settle(it))),
            Menu::Edges { plain, edges } => {
                plain.each(visit);
                edges.into_iter().for_each(|it| visit(Action::Road(it)));
            }
            Menu::Bank { plain, trades } => {
                plain.each(visit);
                trades.each(visit);
            }
            Menu::Turn(turn) => turn.each(visit),
            Menu::Neutral(_)
            | Menu::Figures { .. }
            | Menu::Pieces { .. }
            | Menu::Harbours { .. }
            | Menu::Lifts { .. }
            | Menu::Sea(_)
            | Menu::Cards { .. }
            | Menu::Knights(..)
            | Menu::Asked(..) => (0..self.count()).for_each(|k| visit(self.nth(k))),
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
            (
                Menu::Bank { trades, .. } | Menu::Lifts { trades, .. } | Menu::Cards { trades, .. },
                Action::BankTrade { give, get },
            ) => trades.contains(give, get),
            (Menu::Lifts { lifts, .. }, Action::Lift(edge)) => lifts.contains(edge),
            (Menu::Cards { simple, .. }, Action::Knights(action)) => simple.contains(action),
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
                | Menu::Lifts { plain, .. }
                | Menu::Cards { plain, .. }
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
