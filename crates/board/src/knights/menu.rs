//! What Cities & Knights opens to a seat, as sets.

use game::{MAX_SEATS, Seat, SeatSet};
use hexgrid::{Corner, CornerSet, EdgeSet, HexSet};

use super::action::{KnightAction, Site, Spot, Way};
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
    pub const fn with(self, other: Simple) -> Simple {
        Simple(self.0 | other.0)
    }

    const fn count(self) -> u32 {
        self.0.count_ones()
    }

    fn nth(self, k: u32) -> KnightAction {
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
    fn of(action: KnightAction) -> Option<Simple> {
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

/// Few sets, each of one verb or one knight, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sets<K> {
    sets: [(K, CornerSet); 6],
    used: u8,
}

impl<K: Copy + PartialEq> Sets<K> {
    fn none(filler: K) -> Sets<K> {
        Sets {
            sets: [(filler, CornerSet::EMPTY); 6],
            used: 0,
        }
    }

    fn push(&mut self, key: K, corners: CornerSet) {
        if !corners.is_empty() {
            self.sets[usize::from(self.used)] = (key, corners);
            self.used += 1;
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &(K, CornerSet)> {
        self.sets[..usize::from(self.used)].iter()
    }

    fn count(&self) -> u32 {
        self.iter().map(|(_, corners)| corners.len()).sum()
    }

    /// The `k`-th pair, or how many are left over.
    fn nth(&self, k: u32) -> Result<(K, Corner), u32> {
        let mut left = k;
        for (key, corners) in self.iter() {
            if left < corners.len() {
                return Ok((*key, corners.nth(left)));
            }
            left -= corners.len();
        }
        Err(left)
    }

    fn contains(&self, key: K, corner: Corner) -> bool {
        self.iter()
            .any(|(listed, corners)| *listed == key && corners.contains(corner))
    }
}

/// Everything of this box that is open to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightMenu {
    pub simple: Simple,
    sites: Sets<Site>,
    /// From each knight's corner to others.
    moves: Sets<Corner>,
    spots: (Spot, HexSet),
    ways: (Way, EdgeSet),
}

impl KnightMenu {
    pub fn of(simple: Simple) -> KnightMenu {
        KnightMenu {
            simple,
            sites: Sets::none(Site::Wall),
            moves: Sets::none(Corner(0)),
            spots: (Spot::Drive, HexSet::EMPTY),
            ways: (Way::Dismantle, EdgeSet::EMPTY),
        }
    }

    pub fn none() -> KnightMenu {
        KnightMenu::of(Simple::NONE)
    }

    /// Adds corners of a verb; verbs come in their order.
    pub fn at(mut self, site: Site, corners: CornerSet) -> KnightMenu {
        self.sites.push(site, corners);
        self
    }

    pub fn moving(mut self, from: Corner, to: CornerSet) -> KnightMenu {
        self.moves.push(from, to);
        self
    }

    pub fn on(mut self, spot: Spot, hexes: HexSet) -> KnightMenu {
        self.spots = (spot, hexes);
        self
    }

    pub fn along(mut self, way: Way, edges: EdgeSet) -> KnightMenu {
        self.ways = (way, edges);
        self
    }

    #[inline]
    pub fn count(&self) -> u32 {
        self.simple.count()
            + self.sites.count()
            + self.moves.count()
            + self.spots.1.len()
            + self.ways.1.len()
    }

    pub fn nth(&self, k: u32) -> KnightAction {
        let Some(k) = k.checked_sub(self.simple.count()) else {
            return self.simple.nth(k);
        };
        let k = match self.sites.nth(k) {
            Ok((site, corner)) => return KnightAction::At(site, corner),
            Err(left) => left,
        };
        let k = match self.moves.nth(k) {
            Ok((from, to)) => return KnightAction::Move(from, to),
            Err(left) => left,
        };
        match k.checked_sub(self.spots.1.len()) {
            None => KnightAction::On(self.spots.0, self.spots.1.nth(k)),
            Some(k) => KnightAction::Along(self.ways.0, self.ways.1.nth(k)),
        }
    }

    pub fn contains(&self, action: KnightAction) -> bool {
        match action {
            KnightAction::At(site, corner) => self.sites.contains(site, corner),
            KnightAction::Move(from, to) => self.moves.contains(from, to),
            KnightAction::On(spot, hex) => self.spots.0 == spot && self.spots.1.contains(hex),
            KnightAction::Along(way, edge) => self.ways.0 == way && self.ways.1.contains(edge),
            _ => Simple::of(action).is_some_and(|bit| self.simple.0 & bit.0 != 0),
        }
    }
}
