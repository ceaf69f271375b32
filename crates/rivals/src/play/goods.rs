//! Resources come, go and change hands.

use game::Seat;

use super::Play;
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::places::{Place, Places};
use crate::state::Realm;
use crate::state::{Task, other};

impl Play<'_> {
    fn realm_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.state.public.realms[seat.index()]
    }

    /// Puts so many units on a place; what does not fit is lost. Returns how many fitted.
    fn store(&mut self, seat: Seat, place: Place, count: u8) -> u8 {
        let realm = self.realm_mut(seat);
        let stored = count.min(crate::state::STORE - realm.store(place));
        let kind = realm.kind_at(place);
        realm.stores[place.index()] += stored;
        realm.goods += Goods::of(kind, stored);
        realm.derived.note_store(place, realm.stores[place.index()]);
        stored
    }

    fn remove(&mut self, seat: Seat, place: Place, count: u8) -> Goods {
        let realm = self.realm_mut(seat);
        let gone = Goods::of(realm.kind_at(place), count);
        realm.stores[place.index()] -= count;
        realm.goods -= gone;
        realm.derived.note_store(place, realm.stores[place.index()]);
        gone
    }

    /// RIV-90: what the landscapes of one player produce; only gold with a cache asks
    /// back (RIV-R-17).
    pub fn produce(&mut self, seat: Seat, lands: Places, units: impl Fn(Place) -> u8) {
        let mut goods = Goods::NONE;
        let mut questions = Vec::new();
        for place in lands.iter() {
            let realm = self.state.realm(seat);
            let kind = realm.kind_at(place);
            let count = units(place);
            if kind == Resource::Gold && realm.cache().is_some() {
                questions.push(Task::Gain {
                    seat,
                    left: count,
                    places: Places::of(place) | Places::of(Place::CACHE),
                });
            } else {
                goods += Goods::of(kind, self.store(seat, place, count));
            }
        }
        if !goods.is_empty() {
            self.log.note(|| Event::Produced { seat, goods });
        }
        questions
            .into_iter()
            .rev()
            .for_each(|task| self.next([Some(task)]));
    }

    /// One unit arrives.
    pub fn gain(&mut self, seat: Seat, place: Place) {
        let kind = self.state.realm(seat).kind_at(place);
        let count = self.store(seat, place, 1);
        self.log.note(|| Event::Gained { seat, kind, count });
    }

    /// One unit is paid; the event is noted when all are ([`Play::note_paid`]).
    pub fn spend(&mut self, seat: Seat, place: Place) {
        self.remove(seat, place, 1);
    }

    pub fn note_paid(&mut self, seat: Seat, goods: Goods) {
        if !goods.is_empty() {
            self.log.note(|| Event::Paid { seat, goods });
        }
    }

    /// Units are lost for nothing.
    pub fn lose(&mut self, seat: Seat, losses: impl Iterator<Item = (Place, u8)>) -> Goods {
        let mut lost = Goods::NONE;
        for (place, count) in losses {
            lost += self.remove(seat, place, count);
        }
        lost
    }

    pub fn note_lost(&mut self, seat: Seat, goods: Goods) {
        if !goods.is_empty() {
            self.log.note(|| Event::Lost { seat, goods });
        }
    }

    pub fn note_raid(&mut self, seat: Seat, counted: u8, lost: Goods) {
        self.log.note(|| Event::Raided {
            seat,
            counted,
            lost,
        });
    }

    /// One unit leaves the giver; where it arrives is the taker's business.
    pub fn hand_over(&mut self, to: Seat, place: Place) {
        let from = other(to);
        let kind = self.state.realm(from).kind_at(place);
        self.remove(from, place, 1);
        self.log.note(|| Event::Given { from, to, kind });
    }

    pub fn note_trade(&mut self, seat: Seat, give: Resource, count: u8, get: Resource) {
        self.log.note(|| Event::Traded {
            seat,
            give,
            count,
            get,
        });
    }
}
