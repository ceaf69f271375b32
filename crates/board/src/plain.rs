//! Actions without a place, as bits of one word.

use game::{MAX_SEATS, Seat, SeatSet};

use crate::actions::Action;
use crate::counts::Countable;
use crate::kinds::{Resource, Wonder};

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
    pub(crate) const NONE: Plain = Plain(0);
    pub(crate) const ROLL: Plain = Plain(1);
    pub(crate) const END: Plain = Plain(1 << 1);
    pub(crate) const BUY: Plain = Plain(1 << 2);
    pub(crate) const KNIGHT: Plain = Plain(1 << 3);
    pub(crate) const ROAD_BUILDING: Plain = Plain(1 << 4);
    pub(crate) const INVENTION: Plain = Plain(1 << 5);
    pub(crate) const WAIVE: Plain = Plain(1 << 6);
    pub(crate) const ACCEPT: Plain = Plain(1 << 7);
    pub(crate) const REJECT: Plain = Plain(1 << 8);
    pub(crate) const WITHDRAW: Plain = Plain(1 << 9);
    pub(crate) const FORCE_TRADE: Plain = Plain(1 << 10);
    pub(crate) const ROBBER_HOME: Plain = Plain(1 << 11);
    pub(crate) const GIVE_UP_KNIGHT: Plain = Plain(1 << 12);
    pub(crate) const ATTACK: Plain = Plain(1 << 13);
    pub(crate) const BUILD_WONDER: Plain = Plain(1 << 14);
    pub(crate) const MONOPOLY: Plain = Plain(0b11111 << MONOPOLY);

    /// One action for each kind whose bit is set.
    #[inline]
    pub(crate) const fn take(kinds: u8) -> Plain {
        Plain((kinds as u64) << TAKE)
    }

    #[inline]
    pub(crate) const fn discard(kinds: u8) -> Plain {
        Plain((kinds as u64) << DISCARD)
    }

    #[inline]
    pub(crate) const fn give(kinds: u8) -> Plain {
        Plain((kinds as u64) << GIVE)
    }

    /// One claim for each wonder whose bit is set.
    pub(crate) const fn claim(wonders: u8) -> Plain {
        Plain((wonders as u64) << CLAIM)
    }

    pub(crate) fn conclude(seats: SeatSet) -> Plain {
        Plain::seats(CONCLUDE, seats)
    }

    pub(crate) fn rob(seats: SeatSet) -> Plain {
        Plain::seats(ROB, seats)
    }

    pub(crate) fn rob_cloth(seats: SeatSet) -> Plain {
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
    pub(crate) const fn with(self, other: Plain) -> Plain {
        Plain(self.0 | other.0)
    }

    /// The same if `holds`, nothing otherwise.
    #[inline]
    pub(crate) const fn when(self, holds: bool) -> Plain {
        Plain(if holds { self.0 } else { 0 })
    }

    #[inline]
    pub(crate) const fn contains(self, other: Plain) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn without(self, other: Plain) -> Plain {
        Plain(self.0 & !other.0)
    }

    pub(crate) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    #[inline(always)]
    pub(crate) fn nth(self, k: u32) -> Action {
        BY_BIT[hexgrid::nth_bit(self.0, k) as usize & 63]
    }

    /// The bit of an action that has no place.
    pub(crate) fn of(action: Action) -> Option<Plain> {
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
