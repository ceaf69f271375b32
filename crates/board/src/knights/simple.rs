//! Actions of Cities & Knights without a place (CK-21), as bits.

use game::{MAX_SEATS, Seat, SeatSet};

use super::action::KnightAction;
use super::kinds::Area;
use super::progress::ProgressCard;
use crate::counts::Countable as _;
use crate::kinds::Resource;

/// Actions without a place, one bit each, in the order of [`KnightAction`]: those without a card,
/// then one word for each verb with a card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Simple {
    plain: u64,
    play: u32,
    give_back: u32,
    seize: u32,
}

const KINDS: &[Resource] = Resource::ALL;
const SEATS: u32 = MAX_SEATS as u32;
const AREAS: u32 = Area::ALL.len() as u32;

const DIE: u32 = 1;
const IMPROVE: u32 = DIE + 6;
const DECK: u32 = IMPROVE + AREAS;
const CHOOSE: u32 = DECK + AREAS;
const EXCHANGE: u32 = CHOOSE + SEATS;
const NAME: u32 = EXCHANGE + SEATS;
const HAND: u32 = NAME + KINDS.len() as u32;
const PICK: u32 = HAND + KINDS.len() as u32;
const END: u32 = PICK + KINDS.len() as u32;

const _: () = assert!(END <= u64::BITS, "actions without a card fit into one word");
const _: () = assert!(ProgressCard::COUNT as u32 <= u32::BITS, "so do cards");

/// The bits of one verb.
const fn range(from: u32, to: u32) -> u64 {
    (1 << to) - (1 << from)
}

impl Simple {
    pub const NONE: Simple = Simple {
        plain: 0,
        play: 0,
        give_back: 0,
        seize: 0,
    };
    pub const PASS: Simple = Simple::plain(1);
    pub const DIES: Simple = Simple::plain(range(DIE, IMPROVE));

    const fn plain(plain: u64) -> Simple {
        Simple {
            plain,
            ..Simple::NONE
        }
    }

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
        Simple::plain((kinds as u64) << NAME)
    }

    pub const fn hand(kinds: u8) -> Simple {
        Simple::plain((kinds as u64) << HAND)
    }

    pub const fn pick(kinds: u8) -> Simple {
        Simple::plain((kinds as u64) << PICK)
    }

    /// One action for each card whose bit is set.
    pub const fn play(play: u32) -> Simple {
        Simple {
            play,
            ..Simple::NONE
        }
    }

    pub const fn return_one(give_back: u32) -> Simple {
        Simple {
            give_back,
            ..Simple::NONE
        }
    }

    pub const fn seize(seize: u32) -> Simple {
        Simple {
            seize,
            ..Simple::NONE
        }
    }

    fn areas(from: u32, areas: impl Iterator<Item = Area>) -> Simple {
        Simple::plain(areas.fold(0, |bits, area| bits | 1 << (from + area as u32)))
    }

    fn seats(from: u32, seats: SeatSet) -> Simple {
        let bit = |bits, seat: Seat| bits | 1 << (from + u32::from(seat.0));
        Simple::plain(seats.iter().fold(0, bit))
    }

    /// Is there an action in both?
    #[inline]
    pub const fn meets(self, other: Simple) -> bool {
        self.plain & other.plain != 0
            || self.play & other.play != 0
            || self.give_back & other.give_back != 0
            || self.seize & other.seize != 0
    }

    pub fn contains(self, action: KnightAction) -> bool {
        Simple::of(action).is_some_and(|bit| self.meets(bit))
    }

    #[inline]
    pub const fn with(self, other: Simple) -> Simple {
        Simple {
            plain: self.plain | other.plain,
            play: self.play | other.play,
            give_back: self.give_back | other.give_back,
            seize: self.seize | other.seize,
        }
    }

    #[inline]
    pub const fn count(self) -> u32 {
        let cards = self.play.count_ones() + self.give_back.count_ones() + self.seize.count_ones();
        self.plain.count_ones() + cards
    }

    pub fn nth(self, k: u32) -> KnightAction {
        let Some(k) = k.checked_sub(self.plain.count_ones()) else {
            return plain_action(hexgrid::nth_bit(self.plain, k));
        };
        let card = |cards: u32, k| ProgressCard::ALL[hexgrid::nth_bit(cards.into(), k) as usize];
        let Some(k) = k.checked_sub(self.play.count_ones()) else {
            return KnightAction::Play(card(self.play, k));
        };
        match k.checked_sub(self.give_back.count_ones()) {
            None => KnightAction::Return(card(self.give_back, k)),
            Some(k) => KnightAction::Seize(card(self.seize, k)),
        }
    }

    /// The bit of an action that has no place.
    pub fn of(action: KnightAction) -> Option<Simple> {
        let bit = match action {
            KnightAction::Pass => 0,
            KnightAction::Die(die) if !(1..=6).contains(&die) => return None,
            KnightAction::Die(die) => u32::from(die),
            KnightAction::Improve(area) => IMPROVE + area as u32,
            KnightAction::Deck(area) => DECK + area as u32,
            KnightAction::Choose(seat) => CHOOSE + u32::from(seat.0),
            KnightAction::Exchange(seat) => EXCHANGE + u32::from(seat.0),
            KnightAction::Name(kind) => NAME + kind as u32,
            KnightAction::Hand(kind) => HAND + kind as u32,
            KnightAction::Pick(kind) => PICK + kind as u32,
            KnightAction::Play(card) => return Some(Simple::play(1 << card as u32)),
            KnightAction::Return(card) => return Some(Simple::return_one(1 << card as u32)),
            KnightAction::Seize(card) => return Some(Simple::seize(1 << card as u32)),
            KnightAction::At(..)
            | KnightAction::Move(..)
            | KnightAction::On(..)
            | KnightAction::Along(..) => return None,
        };
        Some(Simple::plain(1 << bit))
    }

    /// All actions with the verb of this one.
    pub const fn of_verb(action: KnightAction) -> Simple {
        Simple::plain(match action {
            KnightAction::Pass => 1,
            KnightAction::Die(_) => range(DIE, IMPROVE),
            KnightAction::Improve(_) => range(IMPROVE, DECK),
            KnightAction::Deck(_) => range(DECK, CHOOSE),
            KnightAction::Choose(_) => range(CHOOSE, EXCHANGE),
            KnightAction::Exchange(_) => range(EXCHANGE, NAME),
            KnightAction::Name(_) => range(NAME, HAND),
            KnightAction::Hand(_) => range(HAND, PICK),
            KnightAction::Pick(_) => range(PICK, END),
            KnightAction::Play(_) => return Simple::play(u32::MAX),
            KnightAction::Return(_) => return Simple::return_one(u32::MAX),
            KnightAction::Seize(_) => return Simple::seize(u32::MAX),
            KnightAction::At(..)
            | KnightAction::Move(..)
            | KnightAction::On(..)
            | KnightAction::Along(..) => 0,
        })
    }
}

/// The action without place and card that has this bit.
fn plain_action(bit: u32) -> KnightAction {
    let kind = |from: u32| KINDS[(bit - from) as usize];
    let seat = |from: u32| Seat((bit - from) as u8);
    let area = |from: u32| Area::ALL[(bit - from) as usize];
    match bit {
        0 => KnightAction::Pass,
        DIE..IMPROVE => KnightAction::Die(bit as u8),
        IMPROVE..DECK => KnightAction::Improve(area(IMPROVE)),
        DECK..CHOOSE => KnightAction::Deck(area(DECK)),
        CHOOSE..EXCHANGE => KnightAction::Choose(seat(CHOOSE)),
        EXCHANGE..NAME => KnightAction::Exchange(seat(EXCHANGE)),
        NAME..HAND => KnightAction::Name(kind(NAME)),
        HAND..PICK => KnightAction::Hand(kind(HAND)),
        _ => KnightAction::Pick(kind(PICK)),
    }
}
