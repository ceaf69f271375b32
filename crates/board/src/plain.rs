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
const MONOPOLY: u32 = SIMPLE.len() as u32;
const TAKE: u32 = MONOPOLY + RESOURCES.len() as u32;
const DISCARD: u32 = TAKE + RESOURCES.len() as u32;
/// Commodities are discarded, too; they are not taken at choice.
const GIVE: u32 = DISCARD + Resource::ALL.len() as u32;
const CLAIM: u32 = GIVE + RESOURCES.len() as u32;
const CONCLUDE: u32 = CLAIM + WONDERS.len() as u32;
const ROB: u32 = CONCLUDE + MAX_SEATS as u32;
const ROB_CLOTH: u32 = ROB + MAX_SEATS as u32;
const _: () = assert!(ROB_CLOTH + MAX_SEATS as u32 <= u64::BITS);

const RESOURCES: &[Resource] = Resource::FIVE;
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
    pub(crate) const MONOPOLY: Plain = Plain(((1 << RESOURCES.len()) - 1) << MONOPOLY);

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

    /// The action of the k-th bit. A `match`, because copying whole actions out of a table takes
    /// longer.
    #[inline(always)]
    pub(crate) fn nth(self, k: u32) -> Action {
        let bit = hexgrid::nth_bit(self.0, k);
        let kind = |from: u32| RESOURCES[(bit - from) as usize];
        let seat = |from: u32| Seat((bit - from) as u8);
        match bit {
            0 => Action::Roll,
            1 => Action::End,
            2 => Action::Buy,
            3 => Action::Knight,
            4 => Action::RoadBuilding,
            5 => Action::Invention,
            6 => Action::Waive,
            7 => Action::Accept,
            8 => Action::Reject,
            9 => Action::Withdraw,
            10 => Action::ForceTrade,
            11 => Action::RobberHome,
            12 => Action::GiveUpKnight,
            13 => Action::Attack,
            14 => Action::BuildWonder,
            MONOPOLY..TAKE => Action::Monopoly(kind(MONOPOLY)),
            TAKE..DISCARD => Action::Take(kind(TAKE)),
            DISCARD..GIVE => Action::Discard(Resource::ALL[(bit - DISCARD) as usize]),
            GIVE..CLAIM => Action::Give(kind(GIVE)),
            CLAIM..CONCLUDE => Action::Claim(WONDERS[(bit - CLAIM) as usize]),
            CONCLUDE..ROB => Action::Conclude(seat(CONCLUDE)),
            ROB..ROB_CLOTH => Action::Rob(seat(ROB)),
            _ => Action::RobCloth(seat(ROB_CLOTH)),
        }
    }

    #[inline]
    pub(crate) fn each(self, visit: &mut impl FnMut(Action)) {
        (0..self.count()).for_each(|k| visit(self.nth(k)));
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
