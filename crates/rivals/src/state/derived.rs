//! What follows from the cards of a principality: sums of points, and sets of landscapes.

use serde::{Deserialize, Serialize};

use super::realm::{Realm, STORE};
use crate::card::{CardId, Kind, Points};
use crate::effects::Effect;
use crate::goods::Resource;
use crate::places::{Place, Places};

/// Read far more often than changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Derived {
    /// Victory points without tokens.
    pub points: Points,
    /// Cards on sites, a bit for each.
    pub present: [u64; 2],
    /// Places by kind, the Gold Cache among those of gold.
    pub kinds: [Places; 6],
    /// Landscapes by number, from 1.
    pub numbers: [Places; 6],
    /// Landscapes with a booster beside them.
    pub doubled: Places,
    /// Places that can take one more, and places that hold something.
    pub room: Places,
    pub filled: Places,
    /// Kinds that are traded two for one, a bit for each.
    pub two_for_one: u8,
    /// Landscapes beside a Large Trade Ship.
    pub beside_large_ship: Places,
    pub ships: u8,
    pub mints: u8,
    /// Gold at a Plentiful Harvest.
    pub harvest: u8,
    /// RIV-80: what a search costs.
    pub search_price: u8,
}

impl Derived {
    pub fn of(realm: &Realm) -> Derived {
        let mut derived = Derived {
            search_price: 2,
            ..Derived::default()
        };
        derived.count_landscapes(realm);
        for town in realm.towns {
            derived.points.victory += town.victory();
        }
        for (side, card) in realm.cards() {
            derived.count_card(realm, card, side.beside());
        }
        derived.add_conditional_points(realm);
        derived
    }

    fn count_landscapes(&mut self, realm: &Realm) {
        for place in Place::all() {
            let kind = match realm.land(place) {
                Some(land) => {
                    let print = land.print();
                    self.numbers[print.number as usize - 1] |= Places::of(place);
                    print.resource
                }
                None if place == Place::CACHE && realm.cache.is_some() => Resource::Gold,
                None => continue,
            };
            self.kinds[kind.index()] |= Places::of(place);
            self.note_store(place, realm.store(place));
        }
    }

    /// Keeps the sets of full and empty places up to date.
    pub fn note_store(&mut self, place: Place, count: u8) {
        let bit = Places::of(place);
        self.room = self.room & !bit;
        self.filled = self.filled & !bit;
        if count < STORE {
            self.room |= bit;
        }
        if count > 0 {
            self.filled |= bit;
        }
    }

    fn count_card(&mut self, realm: &Realm, card: CardId, beside: Places) {
        let def = card.def();
        self.points = self.points.plus(def.points);
        self.note_card(card);
        // RIV-R-14: the Parish Hall stays under its Town Hall.
        if let Some(below) = def.covers {
            self.note_card(below);
        }
        self.ships += u8::from(def.kind == Kind::TradeShip);
        for effect in def.effects {
            match *effect {
                Effect::Doubles(kind) => self.doubled |= beside & self.kinds[kind.index()],
                Effect::Trades(kind) => self.two_for_one |= kind.bit(),
                Effect::TradesBeside => self.beside_large_ship |= beside,
                Effect::Mints => self.mints += 1,
                Effect::Harvest(gold) => self.harvest += gold,
                Effect::Search(price) => self.search_price = self.search_price.min(price),
                // Conditional points are added when all cards are counted.
                Effect::CommerceOfShips
                | Effect::CommerceOf(_)
                | Effect::VictoryWithShips(_)
                | Effect::Plenty
                | Effect::Shelters
                | Effect::Lends
                | Effect::Consoles
                | Effect::Wards(..)
                | Effect::Calms(..)
                | Effect::Saves(..)
                | Effect::Gains(..)
                | Effect::Fetches
                | Effect::Defended => {}
            }
        }
        debug_assert!(realm.cards().any(|(_, it)| it == card));
    }

    /// RIV-165, RIV-169: points that some cards give to others.
    fn add_conditional_points(&mut self, realm: &Realm) {
        for effect in realm.effects() {
            match effect {
                Effect::CommerceOfShips => self.points.commerce += self.ships,
                Effect::CommerceOf(cards) => {
                    let supported = cards.iter().map(|card| realm.count(*card));
                    self.points.commerce += supported.sum::<u8>();
                }
                Effect::VictoryWithShips(least) if self.ships >= least => {
                    self.points.victory += 1;
                }
                _ => {}
            }
        }
    }

    fn note_card(&mut self, card: CardId) {
        self.present[card.index() / 64] |= 1 << (card.index() % 64);
    }

    pub fn has(&self, card: CardId) -> bool {
        self.present[card.index() / 64] >> (card.index() % 64) & 1 == 1
    }
}
