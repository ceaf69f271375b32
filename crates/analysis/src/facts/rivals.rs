//! Facts of the card game: points, tokens, land, goods and cards.

use game::{Fact, Phrase, Seat};
use rivals::{
    CITY_COST, Ending, PLACES, Place, Points, ROAD_COST, Realm, SETTLEMENT_COST, View, other,
};

use super::{counted, more};

pub fn facts(seat: Seat, views: [&View; 3]) -> Vec<Phrase> {
    let it = Compared { seat, views };
    let mut facts = vec![it.wins(), it.token(), it.victory(), it.harm()];
    facts.extend([
        it.symbol("coach-strength", |points| points.strength),
        it.symbol("coach-commerce", |points| points.commerce),
        it.symbol("coach-skill", |points| points.skill),
        it.symbol("coach-progress", |points| points.progress),
        it.doubled(),
        it.land(),
        it.goods(),
        it.takes(),
        it.affords(),
        it.cards(),
    ]);
    let facts: Vec<Phrase> = facts.into_iter().flatten().collect();
    if facts.is_empty() {
        return it.saved().into_iter().collect();
    }
    facts
}

/// The position as it stands, after the choice, and after the other.
struct Compared<'a> {
    seat: Seat,
    views: [&'a View; 3],
}

impl Compared<'_> {
    fn each<T>(&self, of: impl Fn(&View) -> T) -> [T; 3] {
        self.views.map(of)
    }

    /// The same of somebody's principality.
    fn realms<T>(&self, seat: Seat, of: impl Fn(&Realm) -> T) -> [T; 3] {
        self.each(|view| of(&view.public.realms[seat.index()]))
    }

    fn wins(&self) -> Option<Phrase> {
        let [_, best, instead] = self.each(|view| match view.public.ending {
            Some(Ending::Won(winner)) => winner == self.seat,
            _ => false,
        });
        (best && !instead).then(|| Phrase::new("coach-wins"))
    }

    fn token(&self) -> Option<Phrase> {
        let mine = Some(self.seat);
        let [_, hero, hero_instead] = self.each(|view| view.hero_token() == mine);
        let [_, trade, trade_instead] = self.each(|view| view.trade_token() == mine);
        if hero && !hero_instead {
            Some(Phrase::new("coach-hero-token"))
        } else {
            (trade && !trade_instead).then(|| Phrase::new("coach-trade-token"))
        }
    }

    fn victory(&self) -> Option<Phrase> {
        let [now, best, instead] = self.each(|view| i32::from(view.victory(self.seat)));
        counted("coach-points", more(now, best, instead))
    }

    /// Victory points the other player has less.
    fn harm(&self) -> Option<Phrase> {
        let rival = other(self.seat);
        let [now, best, instead] = self.each(|view| -i32::from(view.victory(rival)));
        let phrase = counted("coach-harms", more(now, best, instead))?;
        Some(phrase.with("seat", rival))
    }

    fn symbol(&self, key: &'static str, of: fn(Points) -> u8) -> Option<Phrase> {
        let [now, best, instead] = self.realms(self.seat, |realm| i32::from(of(realm.points())));
        counted(key, more(now, best, instead))
    }

    /// Landscapes that bring twice as much.
    fn doubled(&self) -> Option<Phrase> {
        let doubled = |realm: &Realm| realm.derived().doubled.0.count_ones() as i32;
        let [now, best, instead] = self.realms(self.seat, doubled);
        counted("coach-doubled", more(now, best, instead))
    }

    fn land(&self) -> Option<Phrase> {
        let [now, best, instead] = self.realms(self.seat, |realm| {
            let places = (0..PLACES as u8).map(Place);
            places.filter(|place| realm.land(*place).is_some()).count() as i32
        });
        counted("coach-land", more(now, best, instead))
    }

    fn goods(&self) -> Option<Phrase> {
        let [now, best, instead] = self.realms(self.seat, |realm| i32::from(realm.goods().total()));
        counted("coach-goods", more(now, best, instead))
    }

    /// Goods the other player has less.
    fn takes(&self) -> Option<Phrase> {
        let rival = other(self.seat);
        let [now, best, instead] = self.realms(rival, |realm| -i32::from(realm.goods().total()));
        let phrase = counted("coach-takes-goods", more(now, best, instead))?;
        Some(phrase.with("seat", rival))
    }

    /// What could be paid after this and not after the other.
    fn affords(&self) -> Option<Phrase> {
        let prices = [
            ("coach-affords-city", CITY_COST),
            ("coach-affords-settlement", SETTLEMENT_COST),
            ("coach-affords-road", ROAD_COST),
        ];
        let [_, best, instead] = self.realms(self.seat, Realm::goods);
        let mut prices = prices.into_iter();
        let found = prices.find(|(_, price)| best.covers(*price) && !instead.covers(*price));
        found.map(|(key, _)| Phrase::new(key))
    }

    fn cards(&self) -> Option<Phrase> {
        let [now, best, instead] = self.each(|view| i32::from(view.public.hand_size(self.seat)));
        counted("coach-hand", more(now, best, instead))
    }

    /// Goods that the other choice costs.
    fn saved(&self) -> Option<Phrase> {
        let [now, best, instead] = self.realms(self.seat, Realm::goods);
        let saved: Vec<(&'static str, u8)> = best
            .iter()
            .map(|(kind, count)| (kind.word(), count - count.min(instead.count(kind))))
            .filter(|(_, count)| *count > 0)
            .collect();
        let is_saving = now.covers(best) && best.total() > instead.total();
        is_saving.then(|| Phrase::new("coach-keeps").with("goods", Fact::Amounts(saved)))
    }
}
