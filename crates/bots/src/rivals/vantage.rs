//! What one seat knows of a table, and the questions all others ask.

use std::cell::OnceCell;

use game::{Choices, Seat};
use rivals::{
    Action, CardId, Counts, Hand, Menu, Own, Public, Realm, Resource, Rules, Set, Side, State,
    Task, Town, View,
};

/// For so many rolls what is built serves, for each point that is missing.
const ROLLS_A_POINT: f64 = 4.6;

pub struct Vantage<'a> {
    pub rules: &'a Rules,
    pub seat: Seat,
    public: &'a Public,
    own: &'a Own,
    feared: OnceCell<Feared>,
}

/// Points the other may hold in his hand, on average.
#[derive(Clone, Copy, Debug, Default)]
pub struct Feared {
    pub strength: f64,
    pub commerce: f64,
}

impl<'a> Vantage<'a> {
    pub fn new(rules: &'a Rules, view: &'a View, seat: Seat) -> Vantage<'a> {
        let own = view.own(seat).expect("a player knows his own part");
        Vantage {
            rules,
            seat,
            public: &view.public,
            own,
            feared: OnceCell::new(),
        }
    }

    /// The same of a state; nothing but the own part of its secrets is looked at.
    pub fn within(rules: &'a Rules, state: &'a State, seat: Seat) -> Vantage<'a> {
        Vantage {
            rules,
            seat,
            public: &state.public,
            own: &state.secret.own[seat.index()],
            feared: OnceCell::new(),
        }
    }

    pub fn public(&self) -> &Public {
        self.public
    }

    pub fn task(&self) -> Task {
        self.public().agenda.top()
    }

    pub fn realm(&self) -> &Realm {
        &self.public().realms[self.seat.index()]
    }

    pub fn rival(&self) -> &Realm {
        &self.public().realms[1 - self.seat.index()]
    }

    pub fn hand(&self) -> &Hand {
        &self.own.hand
    }

    pub fn own(&self) -> &Own {
        self.own
    }

    pub fn meets(&self, card: CardId) -> bool {
        rivals::holds(self.public, self.seat, card.def().requires)
    }

    /// Points this seat still lacks.
    pub fn points_left(&self) -> u8 {
        let points = rivals::victory_of(self.public, self.seat);
        self.rules.goal.saturating_sub(points)
    }

    /// For how many rolls what is built now will serve.
    pub fn rolls_left(&self) -> f64 {
        let rival = rivals::victory_of(self.public, rivals::other(self.seat));
        let rival_left = self.rules.goal.saturating_sub(rival);
        ROLLS_A_POINT * f64::from(self.points_left().min(rival_left).max(1))
    }

    pub fn has_themes(&self) -> bool {
        !self.rules.mode.themes().is_empty()
    }

    pub fn has_city(&self) -> bool {
        self.realm().cities().next().is_some()
    }

    /// Units of this kind that come with a roll.
    pub fn income(&self, kind: Resource) -> f64 {
        income(self.realm(), kind)
    }

    /// Free sites, and those of them at cities.
    pub fn free_sites(&self) -> (usize, usize) {
        free_sites(self.realm())
    }

    /// Cards with this back that this seat has never seen the place of: in stacks, or in the
    /// other's hand.
    pub fn unknown(&self, set: Set) -> Counts {
        let mut hidden = rivals::unseen(self.rules, self.public());
        self.hand().iter().for_each(|card| hidden.remove(card));
        hidden.of_set(set)
    }

    /// Points the other may hold in his hand: of each back as many cards as he holds, any of those
    /// that could be there.
    pub fn feared(&self) -> Feared {
        *self.feared.get_or_init(|| {
            let mut hidden = rivals::unseen(self.rules, self.public());
            self.hand().iter().for_each(|card| hidden.remove(card));
            let held = self.public().hands[rivals::other(self.seat).index()];
            let mut sum = Feared::default();
            for (set, held) in Set::ALL.into_iter().zip(held) {
                let cards = hidden.of_set(set);
                let share = f64::from(held) / f64::from(cards.total().max(1));
                for (card, count) in cards.iter() {
                    let (points, weight) = (card.def().points, share * f64::from(count));
                    sum.strength += weight * f64::from(points.strength);
                    sum.commerce += weight * f64::from(points.commerce);
                }
            }
            sum
        })
    }
}

/// Units of this kind that come to a principality with a roll.
pub fn income(realm: &Realm, kind: Resource) -> f64 {
    let lands = realm.places_of(kind);
    let lands = lands.iter().filter(|place| realm.land(*place).is_some());
    let doubled = realm.derived().doubled;
    let units = lands.map(|place| 1 + u8::from(doubled.contains(place)));
    f64::from(units.sum::<u8>()) / 6.0
}

/// So many of this kind a principality gives for one other.
pub fn rate(realm: &Realm, kind: Resource) -> u8 {
    let is_cheap = realm.derived().two_for_one & kind.bit() != 0;
    if is_cheap { 2 } else { 3 }
}

/// Free sites of a principality, and those of them at cities.
pub fn free_sites(realm: &Realm) -> (usize, usize) {
    let free = |side: Side| {
        let town = realm.town(side.centre());
        (town.sites() - realm.at(side).count(), town == Town::City)
    };
    let all = realm.sides().map(free);
    all.fold((0, 0), |(sites, at_cities), (free, is_city)| {
        (sites + free, at_cities + if is_city { free } else { 0 })
    })
}

/// The choice of a menu with the highest merit, the first of equals; those without merit are left
/// out.
pub fn best(menu: &Menu, merit: impl Fn(Action) -> Option<f64>) -> Option<(Action, f64)> {
    let choices = (0..menu.count()).map(|k| menu.nth(k));
    let rated = choices.filter_map(|choice| merit(choice).map(|merit| (choice, merit)));
    rated.reduce(|best, next| if next.1 > best.1 { next } else { best })
}
