//! Principalities grow and change. Centre cards never leave (RIV-149), so nothing here takes one
//! away.

use game::Seat;

use super::Play;
use crate::card::CardId;
use crate::effects::Effect;
use crate::event::Event;
use crate::landscape::Landscape;
use crate::places::{Centre, End, Place, Side};
use crate::questions::points;
use crate::state::{Derived, Realm, Town};

impl Play<'_> {
    /// Changes a principality, recounts what follows from it and notes whether a token moved
    /// (RIV-168).
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Realm)) {
        let holders = |play: &Play| {
            let trade = points::trade_holder(play.state);
            (trade, points::strength_holder(play.state))
        };
        let before = holders(self);
        let realm = &mut self.state.public.realms[seat.index()];
        change(realm);
        realm.derived = Derived::of(realm);
        let after = holders(self);
        if before.0 != after.0 {
            self.log.note(|| Event::TradeToken { seat: after.0 });
        }
        if before.1 != after.1 {
            self.log.note(|| Event::HeroToken { seat: after.1 });
        }
    }

    pub fn build_road(&mut self, seat: Seat, end: End) {
        self.state.public.supply.roads -= 1;
        self.state.public.realms[seat.index()].roads[end as usize] = true;
        self.log.note(|| Event::RoadBuilt { seat, end });
    }

    /// The settlement stands; its landscapes follow.
    pub fn build_settlement(&mut self, seat: Seat, end: End) -> Centre {
        self.state.public.supply.settlements -= 1;
        let last = self.state.realm(seat).end(end);
        let centre = match end {
            End::Left => Centre(last.0 - 1),
            End::Right => Centre(last.0 + 1),
        };
        self.change(seat, |realm| {
            realm.towns[centre.index()] = Town::Settlement;
            realm.ends[end as usize] = centre;
            realm.roads[end as usize] = false;
        });
        self.log.note(|| Event::SettlementBuilt { seat, centre });
        centre
    }

    pub fn build_city(&mut self, seat: Seat, centre: Centre) {
        self.state.public.supply.cities -= 1;
        self.change(seat, |realm| realm.towns[centre.index()] = Town::City);
        self.log.note(|| Event::CityBuilt { seat, centre });
    }

    /// A landscape leaves the stack; it is laid when its neighbour is known, too.
    pub fn take_landscape(&mut self, landscape: Landscape) {
        self.state.public.supply.landscapes &= !(1 << landscape.0);
    }

    pub fn lay(&mut self, seat: Seat, landscape: Landscape, place: Place) {
        self.change(seat, |realm| realm.lands[place.index()] = Some(landscape));
        self.log.note(|| Event::LandscapeLaid {
            seat,
            landscape,
            place,
        });
    }

    /// Two landscapes change places; what lies on them moves along.
    pub fn swap_landscapes(&mut self, seat: Seat, one: Place, two: Place) {
        self.change(seat, |realm| {
            realm.lands.swap(one.index(), two.index());
            realm.stores.swap(one.index(), two.index());
        });
        self.log
            .note(|| Event::LandscapesSwapped { seat, one, two });
    }

    pub fn swap_cards(&mut self, seat: Seat, one: (Side, CardId), two: (Side, CardId)) {
        self.change(seat, |realm| {
            realm.drop_card(one.0, one.1);
            realm.drop_card(two.0, two.1);
            realm.add_card(two.0, one.1);
            realm.add_card(one.0, two.1);
        });
        self.log.note(|| Event::CardsSwapped {
            seat,
            one: one.1,
            two: two.1,
        });
    }

    /// A card is placed; a Town Hall covers the Parish Hall (RIV-126).
    pub fn place(&mut self, seat: Seat, card: CardId, side: Side) {
        self.change(seat, |realm| {
            if let Some(below) = card.def().covers {
                realm.drop_card(side, below);
            }
            realm.add_card(side, card);
        });
        self.log.note(|| Event::Built { seat, card, side });
    }

    pub fn attach_cache(&mut self, seat: Seat, card: CardId, place: Place) {
        self.change(seat, |realm| realm.cache = Some(place));
        self.log.note(|| Event::Attached { seat, card, place });
    }

    /// A card leaves its site; a Parish Hall lies open again (RIV-R-14).
    pub(super) fn lift(&mut self, seat: Seat, card: CardId, side: Side) {
        let is_own_mint =
            seat == self.state.public.turn && card.def().effects.contains(&Effect::Mints);
        if is_own_mint {
            // RIV-R-66: of several Mints a player lets one go that was used.
            let used = &mut self.state.public.mints_used;
            *used = used.saturating_sub(1);
        }
        self.change(seat, |realm| {
            realm.drop_card(side, card);
            if let Some(below) = card.def().covers {
                realm.add_card(side, below);
            }
        });
    }
}

impl Realm {
    fn add_card(&mut self, side: Side, card: CardId) {
        let sites = &mut self.sides[side.index()];
        let free = sites.iter().position(Option::is_none);
        sites[free.expect("a card needs a free site")] = Some(card);
        if sites[1].is_some() && sites[0] > sites[1] {
            sites.swap(0, 1);
        }
    }

    fn drop_card(&mut self, side: Side, card: CardId) {
        let sites = &mut self.sides[side.index()];
        let found = sites.iter().position(|it| *it == Some(card));
        sites[found.expect("only a placed card leaves its site")] = None;
        if sites[0].is_none() {
            sites.swap(0, 1);
        }
    }
}
