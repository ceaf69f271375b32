//! A principality: landscapes with their stores, settlements and cities, and the cards at them.

use serde::{Deserialize, Serialize};

use super::derived::Derived;
use crate::card::{CardId, Kind, Points};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};
use crate::landscape::Landscape;
use crate::places::{CENTRES, Centre, End, PLACES, Place, Places, SIDES, Side};

/// RIV-27: a landscape holds so many, at most.
pub const STORE: u8 = 3;

/// What stands at a centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Town {
    #[default]
    None,
    Settlement,
    City,
}

impl Town {
    /// RIV-165.
    pub const fn victory(self) -> u8 {
        match self {
            Town::None => 0,
            Town::Settlement => 1,
            Town::City => 2,
        }
    }

    /// RIV-24: sites on each side.
    pub const fn sites(self) -> usize {
        match self {
            Town::None => 0,
            Town::Settlement => 1,
            Town::City => 2,
        }
    }
}

/// Sums and sets in `derived` and `goods` are kept up to date instead of being counted; the
/// contract battery recounts them after every step.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Realm {
    pub(crate) lands: [Option<Landscape>; PLACES],
    /// What lies on each landscape, and in the Gold Cache.
    pub(crate) stores: [u8; PLACES + 1],
    pub(crate) towns: [Town; CENTRES],
    /// Cards at each side, in ascending order: the two sites of a side are equal (RIV-25).
    pub(crate) sides: [[Option<CardId>; 2]; SIDES],
    /// The leftmost and the rightmost settlement.
    pub(crate) ends: [Centre; 2],
    /// Is there a road beyond them?
    pub(crate) roads: [bool; 2],
    /// The landscape the Gold Cache is attached to (RIV-26).
    pub(crate) cache: Option<Place>,
    /// What all stores hold together.
    pub(crate) goods: Goods,
    pub(crate) derived: Derived,
}

impl Realm {
    /// RIV-20, RIV-30, RIV-31: two settlements, a road, six landscapes with one resource each but
    /// for the Gold Field.
    pub fn start(first: Landscape) -> Realm {
        let mut realm = Realm {
            lands: [None; PLACES],
            stores: [0; PLACES + 1],
            towns: [Town::None; CENTRES],
            sides: [[None; 2]; SIDES],
            ends: [Centre::FIRST, Centre(Centre::FIRST.0 + 1)],
            roads: [false; 2],
            cache: None,
            goods: Goods::NONE,
            derived: Derived::default(),
        };
        let corner = Centre::FIRST.upper().0;
        for number in 0..Landscape::START {
            let (place, landscape) = (Place(corner + number), Landscape(first.0 + number));
            let resource = landscape.print().resource;
            realm.lands[place.index()] = Some(landscape);
            if resource != Resource::Gold {
                realm.stores[place.index()] = 1;
                realm.goods += Goods::of(resource, 1);
            }
        }
        for end in realm.ends {
            realm.towns[end.index()] = Town::Settlement;
        }
        realm.derived = Derived::of(&realm);
        realm
    }

    pub fn land(&self, place: Place) -> Option<Landscape> {
        self.lands.get(place.index()).copied().flatten()
    }

    pub fn store(&self, place: Place) -> u8 {
        self.stores[place.index()]
    }

    pub fn town(&self, centre: Centre) -> Town {
        self.towns[centre.index()]
    }

    pub fn goods(&self) -> Goods {
        self.goods
    }

    pub fn points(&self) -> Points {
        self.derived.points
    }

    /// The victory points that do not come from settlements and cities.
    pub fn card_victory(&self) -> u8 {
        let towns: u8 = self.towns.iter().map(|town| town.victory()).sum();
        self.points().victory - towns
    }

    pub fn derived(&self) -> &Derived {
        &self.derived
    }

    pub fn cache(&self) -> Option<Place> {
        self.cache
    }

    pub fn has_road(&self, end: End) -> bool {
        self.roads[end as usize]
    }

    /// The outermost settlement or city on this side.
    pub fn end(&self, end: End) -> Centre {
        self.ends[end as usize]
    }

    /// From left to right.
    pub fn centres(&self) -> impl Iterator<Item = Centre> + '_ {
        (self.ends[0].0..=self.ends[1].0).map(Centre)
    }

    pub fn cities(&self) -> impl Iterator<Item = Centre> + '_ {
        self.centres().filter(|it| self.town(*it) == Town::City)
    }

    pub fn sides(&self) -> impl Iterator<Item = Side> + '_ {
        (self.ends[0].upper().0..=self.ends[1].lower().0).map(Side)
    }

    /// The cards at one side.
    pub fn at(&self, side: Side) -> impl Iterator<Item = CardId> + '_ {
        self.sides[side.index()].iter().copied().flatten()
    }

    /// All cards on sites with their sides, in the order of sides.
    pub fn cards(&self) -> impl Iterator<Item = (Side, CardId)> + '_ {
        self.sides()
            .flat_map(|side| self.at(side).map(move |card| (side, card)))
    }

    pub fn has_room_at(&self, side: Side) -> bool {
        self.at(side).count() < self.town(side.centre()).sites()
    }

    /// Does this card lie on a site? A Parish Hall under a Town Hall counts (RIV-R-14).
    pub fn has(&self, card: CardId) -> bool {
        self.derived.has(card)
    }

    pub fn count(&self, card: CardId) -> u8 {
        self.cards().filter(|(_, it)| *it == card).count() as u8
    }

    /// What all cards on sites do.
    pub fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        let cards = self.cards();
        cards.flat_map(|(_, card)| card.def().effects.iter().copied())
    }

    pub fn units(&self) -> impl Iterator<Item = (Side, CardId)> + '_ {
        self.cards().filter(|(_, card)| card.kind().is_unit())
    }

    pub fn buildings(&self) -> impl Iterator<Item = (Side, CardId)> + '_ {
        self.cards().filter(|(_, card)| card.kind().is_building())
    }

    pub fn heroes(&self) -> impl Iterator<Item = CardId> + '_ {
        let all = self.cards().map(|(_, card)| card);
        all.filter(|card| card.kind() == Kind::Hero)
    }

    /// Where resources of this kind lie, the Gold Cache included.
    pub fn places_of(&self, kind: Resource) -> Places {
        self.derived.kinds[kind.index()]
    }

    /// Places that can take one more.
    pub fn room(&self) -> Places {
        self.derived.room
    }

    /// Places with something in store.
    pub fn filled(&self) -> Places {
        self.derived.filled
    }

    pub fn room_for(&self, kind: Resource) -> Places {
        self.places_of(kind) & self.room()
    }

    /// What a place holds: the Gold Cache holds gold.
    pub fn kind_at(&self, place: Place) -> Resource {
        self.land(place)
            .map_or(Resource::Gold, |land| land.print().resource)
    }

    /// Landscapes whose number this is.
    pub fn numbered(&self, number: u8) -> Places {
        self.derived.numbers[number as usize - 1]
    }
}
