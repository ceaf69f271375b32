//! Actions of Cities & Knights without a place (CK-21), as bits of one word.

use game::{MAX_SEATS, Seat, SeatSet};

use super::action::KnightAction;
use super::kinds::Area;
use super::progress::ProgressCard;
use crate::counts::Kind as _;
use crate::kinds::Resource;

/// Actions without a place, one bit each, in the order of [`KnightAction`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Simple(u128);

const DIE: u32 = 1;
const IMPROVE: u32 = 7;
const DECK: u32 = 10;
const CHOOSE: u32 = 13;
const EXCHANGE: u32 = 17;
const NAME: u32 = 21;
const HAND: u32 = 29;
const PICK: u32 = 37;
const PLAY: u32 = 45;
const RETURN: u32 = 70;
const SEIZE: u32 = 95;

const KINDS: &[Resource] = Resource::ALL;

impl Simple {
    pub const NONE: Simple = Simple(0);
    pub const PASS: Simple = Simple(1);
    pub const DIES: Simple = Simple(0b11_1111 << DIE);

    pub fn improve(areas: impl Iterator<Item = Area>) -> Simple {
        Simple::areas(IMPROVE, areas)
    }

    pub fn deck(areas: impl Iterator<Item = Area>) -> Simple {
        Simple::areas(DECK, areas)
    }

    pub fn choose(seats: SeatSet) -> Simple {
        Simple::seats(CHOOSE, seats)
    }

    pub fn exchange(seats: SeatSet) -> Simple {
        Simple::seats(EXCHANGE, seats)
    }

    /// One action for each kind whose bit is set.
    pub const fn name(kinds: u8) -> Simple {
        Simple((kinds as u128) << NAME)
    }

    pub const fn hand(kinds: u8) -> Simple {
        Simple((kinds as u128) << HAND)
    }

    pub const fn pick(kinds: u8) -> Simple {
        Simple((kinds as u128) << PICK)
    }

    /// One action for each card whose bit is set.
    pub const fn play(cards: u32) -> Simple {
        Simple((cards as u128) << PLAY)
    }

    pub const fn return_one(cards: u32) -> Simple {
        Simple((cards as u128) << RETURN)
    }

    pub const fn seize(cards: u32) -> Simple {
        Simple((cards as u128) << SEIZE)
    }

    fn areas(from: u32, areas: impl Iterator<Item = Area>) -> Simple {
        Simple(areas.fold(0, |bits, area| bits | 1 << (from + area as u32)))
    }

    fn seats(from: u32, seats: SeatSet) -> Simple {
        let bits = seats
            .iter()
            .fold(0, |bits, seat| bits | 1 << (from + u32::from(seat.0)));
        Simple(bits)
    }

    #[inline]
    pub const fn contains(self, other: Simple) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn with(self, other: Simple) -> Simple {
        Simple(self.0 | other.0)
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub fn nth(self, k: u32) -> KnightAction {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let bit = match k.checked_sub(low.count_ones()) {
            None => hexgrid::nth_bit(low, k),
            Some(k) => 64 + hexgrid::nth_bit(high, k),
        };
        let kind = |from: u32| KINDS[(bit - from) as usize];
        let seat = |from: u32| Seat((bit - from) as u8);
        let area = |from: u32| Area::ALL[(bit - from) as usize];
        let card = |from: u32| ProgressCard::ALL[(bit - from) as usize];
        match bit {
            0 => KnightAction::Pass,
            DIE..IMPROVE => KnightAction::Die(bit as u8),
            IMPROVE..DECK => KnightAction::Improve(area(IMPROVE)),
            DECK..CHOOSE => KnightAction::Deck(area(DECK)),
            CHOOSE..EXCHANGE => KnightAction::Choose(seat(CHOOSE)),
            EXCHANGE..NAME => KnightAction::Exchange(seat(EXCHANGE)),
            NAME..HAND => KnightAction::Name(kind(NAME)),
            HAND..PICK => KnightAction::Hand(kind(HAND)),
            PICK..PLAY => KnightAction::Pick(kind(PICK)),
            PLAY..RETURN => KnightAction::Play(card(PLAY)),
            RETURN..SEIZE => KnightAction::Return(card(RETURN)),
            _ => KnightAction::Seize(card(SEIZE)),
        }
    }

    /// The bit of an action that has no place.
    pub fn of(action: KnightAction) -> Option<Simple> {
        let bit = match action {
            KnightAction::Pass => 0,
            KnightAction::Die(die) => u32::from(die),
            KnightAction::Improve(area) => IMPROVE + area as u32,
            KnightAction::Deck(area) => DECK + area as u32,
            KnightAction::Choose(seat) => CHOOSE + u32::from(seat.0),
            KnightAction::Exchange(seat) => EXCHANGE + u32::from(seat.0),
            KnightAction::Name(kind) => NAME + kind as u32,
            KnightAction::Hand(kind) => HAND + kind as u32,
            KnightAction::Pick(kind) => PICK + kind as u32,
            KnightAction::Play(card) => PLAY + card as u32,
            KnightAction::Return(card) => RETURN + card as u32,
            KnightAction::Seize(card) => SEIZE + card as u32,
            KnightAction::At(..)
            | KnightAction::Move(..)
            | KnightAction::On(..)
            | KnightAction::Along(..) => return None,
        };
        Some(Simple(1 << bit))
    }
}

const _: () = assert!(MAX_SEATS == 4, "seats have four bits");
