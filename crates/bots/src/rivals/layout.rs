//! How landscapes and cards lie to each other: the first arrangement, and Relocation.

use rivals::{About, Action, CardId, Centre, Effect, PLACES, Place, Resource, Side, Task, Town};

use super::vantage::Vantage;
use super::worth::UNIT;

/// Landscapes at the start.
const START: u8 = 6;

/// Which resource lies where, and where boosters stand.
struct Layout {
    lands: [Option<Resource>; PLACES],
    boosters: Vec<(Side, Resource)>,
}

impl Layout {
    fn of(table: &Vantage) -> Layout {
        let realm = table.realm();
        let mut lands = [None; PLACES];
        for place in Place::all() {
            if let Some(land) = realm.land(place) {
                lands[place.index()] = Some(land.print().resource);
            }
        }
        let cards = realm.cards();
        let boosters = cards.filter_map(|(side, card)| Some((side, boosts(card)?)));
        Layout {
            lands,
            boosters: boosters.collect(),
        }
    }

    /// Landscapes that are doubled.
    fn doubled(&self) -> u32 {
        let doubled = |(side, kind): &(Side, Resource)| {
            let beside = side.beside().iter();
            let alike = beside.filter(|place| {
                let land = self.lands.get(place.index());
                land.copied().flatten() == Some(*kind)
            });
            alike.count() as u32
        };
        self.boosters.iter().map(doubled).sum()
    }

    fn swap_lands(&mut self, one: Place, two: Place) {
        self.lands.swap(one.index(), two.index());
    }

    /// Whatever stands there, boosters aside, changes places without a loss.
    fn swap_cards(&mut self, one: (Side, CardId), two: (Side, CardId)) {
        for (from, card, to) in [(one.0, one.1, two.0), (two.0, two.1, one.0)] {
            let kind = boosts(card);
            let moved = self.boosters.iter_mut();
            let mut moved = moved.filter(|it| it.0 == from && Some(it.1) == kind);
            if let Some(booster) = moved.next() {
                booster.0 = to;
            }
        }
    }
}

fn boosts(card: CardId) -> Option<Resource> {
    let mut effects = card.def().effects.iter();
    effects.find_map(|effect| match *effect {
        Effect::Doubles(kind) => Some(kind),
        _ => None,
    })
}

/// A swap: the first thing, then its partner.
type Swap = (Action, Action);

/// The swap that doubles most landscapes more, and how many.
fn best_swap(table: &Vantage) -> Option<(Swap, f64)> {
    let realm = table.realm();
    let now = Layout::of(table).doubled();
    let lands: Vec<Place> = Place::all()
        .filter(|place| realm.land(*place).is_some())
        .collect();
    let cards: Vec<(Side, CardId)> = realm.cards().collect();
    let mut swaps: Vec<(Swap, f64)> = Vec::new();
    let mut enter = |swap: Swap, layout: &Layout, extra: f64| {
        let gain = f64::from(layout.doubled()) - f64::from(now) + extra;
        swaps.push((swap, gain));
    };
    for (number, one) in lands.iter().enumerate() {
        for two in &lands[number + 1..] {
            let mut layout = Layout::of(table);
            layout.swap_lands(*one, *two);
            enter((Action::Land(*one), Action::Land(*two)), &layout, 0.0);
        }
    }
    for (number, one) in cards.iter().enumerate() {
        for two in &cards[number + 1..] {
            let is_red = |card: CardId| card.kind() == rivals::Kind::CityBuilding;
            let is_city = |side: Side| realm.town(side.centre()) == Town::City;
            let fits = |card: CardId, side: Side| !is_red(card) || is_city(side);
            if one.0 == two.0 || one.1 == two.1 || !fits(one.1, two.0) || !fits(two.1, one.0) {
                continue;
            }
            let mut layout = Layout::of(table);
            layout.swap_cards(*one, *two);
            let choose = |(side, card): (Side, CardId)| Action::Choose { side, card };
            let extra = parish(table, *one, two.0) + parish(table, *two, one.0);
            enter((choose(*one), choose(*two)), &layout, extra);
        }
    }
    let better = swaps.into_iter().filter(|(_, gain)| *gain > 0.0);
    better.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Only at a city a Town Hall can be laid on the Parish Hall.
fn parish(table: &Vantage, (from, card): (Side, CardId), to: Side) -> f64 {
    let is_city = |side: Side| table.realm().town(side.centre()) == Town::City;
    let waits = card == CardId::ParishHall && table.hand().contains(CardId::TownHall);
    match (waits, is_city(from), is_city(to)) {
        (true, false, true) => 1.5,
        (true, true, false) => -1.5,
        _ => 0.0,
    }
}

/// What Relocation would bring, in points.
pub fn gain(table: &Vantage) -> f64 {
    let units = best_swap(table).map_or(0.0, |(_, gain)| gain);
    units * table.rolls_left() / 6.0 * UNIT
}

/// What Relocation moves: first the one, then the other.
pub fn relocate(table: &Vantage, about: About) -> Option<Action> {
    let (swap, _) = best_swap(table)?;
    match about {
        About::Nothing | About::Left(_) => Some(swap.0),
        // The same swap is found again, since nothing has moved yet.
        About::Land(_) | About::Card(..) => Some(swap.1),
    }
}

/// The landscape that goes to the next place before the first turn.
///
/// A landscape with a booster in the hand lies outside at the right, where the first new settlement
/// may bring one of its kind beside it; gold, which has no booster, lies in the middle.
pub fn arrange(table: &Vantage) -> Option<Action> {
    let Task::Arrange { place, .. } = table.task() else {
        return None;
    };
    let realm = table.realm();
    let first = Centre::FIRST.upper().0;
    let all = (first..first + START).map(Place);
    let wanted = |place: &Place| {
        let kind = realm.kind_at(*place);
        let is_held = table.hand().iter().any(|card| boosts(card) == Some(kind));
        let rank = match kind {
            Resource::Gold => 0,
            Resource::Lumber | Resource::Wool => 1,
            Resource::Brick => 2,
            Resource::Grain | Resource::Ore => 3,
        };
        (!is_held, 3 - rank, kind.index())
    };
    let mut ranked: Vec<Place> = all.collect();
    ranked.sort_by_key(wanted);
    // The right column comes first, then the left, then the middle.
    let order = [2, 3, 4, 5, 0, 1];
    let target = order[usize::from(place.0 - first)];
    Some(Action::Land(ranked[target]))
}
