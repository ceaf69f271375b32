//! Facts of the board family: land, harbours, routes, awards, and what the robber takes.

mod position;

use board::{CARD_PRICE, CITY_PRICE, Countable, Ending, Resource, Rules, SETTLEMENT_PRICE, View};
use game::{Fact, Phrase, Seat};
use hexgrid::Hex;

use self::position::{Position, pips};
use super::{counted, more};

/// The position as it stands, after the choice, and after the other.
struct Compared<'a> {
    now: Position<'a>,
    best: Position<'a>,
    other: Position<'a>,
}

pub fn facts(rules: &Rules, seat: Seat, views: [&View; 3]) -> Vec<Phrase> {
    let [now, best, other] = views.map(|view| Position {
        rules,
        view,
        public: &view.public,
        seat,
    });
    let it = Compared { now, best, other };
    let facts = [
        it.wins(),
        it.route_award(),
        it.army_award(),
        it.points(),
        it.metropolis(),
        it.lacking(),
        it.pips(),
        it.harbour(),
        it.robbed(),
        it.freed(),
        it.taken(),
        it.defence(),
        it.level(),
        it.route(),
        it.sites(),
        it.towards(),
        it.knights(),
        it.cards(),
        it.affords(),
        it.limit(),
    ];
    let facts: Vec<Phrase> = facts.into_iter().flatten().collect();
    if facts.is_empty() {
        return it.saved().into_iter().collect();
    }
    facts
}

/// The hex of a place that pays most, or the hex itself.
pub fn place(rules: &Rules, view: &View, target: &str) -> Option<String> {
    let grid = &rules.grid;
    let hexes = if let Some(corner) = grid.corner_named(target) {
        grid.corner_hexes(corner)
    } else if let Some(edge) = grid.edge_named(target) {
        grid.edge_hexes(edge)
    } else {
        let hex = target.parse().ok().and_then(|name| grid.hex(name))?;
        return Some(rules.hex_name(hex));
    };
    let paying = |hex: &Hex| pips(rules, &view.public, *hex);
    let best = hexes.into_iter().max_by_key(paying);
    Some(rules.hex_name(best?))
}

impl<'a> Compared<'a> {
    fn wins(&self) -> Option<Phrase> {
        let won = |it: &Position| it.public.ending == Some(Ending::Won(it.seat));
        (won(&self.best) && !won(&self.other)).then(|| Phrase::new("coach-wins"))
    }

    fn route_award(&self) -> Option<Phrase> {
        let holds = |it: &Position| it.public.route_holder == Some(it.seat);
        let gets = holds(&self.best) && !holds(&self.other);
        gets.then(|| Phrase::new("coach-route-award"))
    }

    fn army_award(&self) -> Option<Phrase> {
        let holds = |it: &Position| it.public.army_holder == Some(it.seat);
        let gets = holds(&self.best) && !holds(&self.other);
        gets.then(|| Phrase::new("coach-army-award"))
    }

    fn points(&self) -> Option<Phrase> {
        // While founding, every settlement is a point.
        if self.now.public.is_founding() {
            return None;
        }
        let [now, best, other] = self.each(Position::points);
        counted("coach-points", more(now, best, other))
    }

    fn metropolis(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(|it| {
            let cities = it.mine().cities;
            let crowned = it.public.knights.metropolises.iter().flatten();
            crowned.filter(|corner| cities.contains(**corner)).count() as i32
        });
        (more(now, best, other) > 0).then(|| Phrase::new("coach-metropolis"))
    }

    /// Goods that nothing of one's own pays yet, and that it pays from then on.
    fn lacking(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(|it| it.production(it.seat));
        // Before the first settlement everything is lacking.
        if now.iter().all(|pips| *pips == 0) {
            return None;
        }
        let comes = |kind: &Resource| {
            let at = kind.index();
            now[at] == 0 && best[at] > 0 && other[at] == 0
        };
        let mut kinds = Resource::ALL.iter().copied().filter(comes);
        let first = kinds.next()?;
        Some(match kinds.next() {
            None => Phrase::new("coach-brings").with("good", first),
            Some(second) => Phrase::new("coach-brings-both")
                .with("good", first)
                .with("other", second),
        })
    }

    fn pips(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(|it| it.production(it.seat).iter().sum::<i32>());
        // The robber is told of apart.
        let is_moved = self.best.public.robber != self.now.public.robber;
        let gain = if best > other && !is_moved {
            best - now
        } else {
            0
        };
        counted("coach-pips", gain)
    }

    fn harbour(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(|it| it.mine().rates);
        let lower = |kind: &&Resource| {
            let rate = best.count(**kind);
            rate < now.count(**kind) && rate < other.count(**kind)
        };
        let kind = Resource::ALL
            .iter()
            .filter(lower)
            .min_by_key(|kind| best.count(**kind))?;
        Some(match best.count(*kind) {
            2 => Phrase::new("coach-harbour").with("good", *kind),
            rate => Phrase::new("coach-harbour-any").with("rate", rate),
        })
    }

    /// Whom the robber costs most, of those the other choice spares.
    fn robbed(&self) -> Option<Phrase> {
        if self.best.public.robber == self.now.public.robber {
            return None;
        }
        let cost = |seat: &Seat| self.best.blocked(*seat) - self.other.blocked(*seat);
        let victim = self.best.others().max_by_key(cost)?;
        let count = self.best.blocked(victim);
        let is_more = cost(&victim) > 0;
        is_more.then(|| {
            Phrase::new("coach-robs")
                .with("seat", victim)
                .with("count", count)
        })
    }

    fn freed(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(|it| it.blocked(it.seat));
        counted("coach-frees", if other > best { now - best } else { 0 })
    }

    /// A place somebody else could have settled at.
    fn taken(&self) -> Option<Phrase> {
        let lost = |seat: &Seat| {
            let kept = self.other.sites(*seat) & !self.best.sites(*seat);
            self.now.sites(*seat) & kept
        };
        let worth = |seat: &Seat| {
            let corners = lost(seat).into_iter();
            corners
                .map(|corner| self.now.worth(corner))
                .max()
                .unwrap_or(0)
        };
        let victim = self.now.others().max_by_key(worth)?;
        let is_taken = worth(&victim) > 0;
        is_taken.then(|| Phrase::new("coach-takes-site").with("seat", victim))
    }

    fn defence(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(Position::defence);
        counted("coach-defence", more(now, best, other))
    }

    fn level(&self) -> Option<Phrase> {
        let levels = |it: &Position| it.public.knights.realm(it.seat).levels;
        let [now, best, other] = self.each(levels);
        let rises = |area: &&board::Area| {
            let at = area.index();
            best[at] > now[at] && best[at] > other[at]
        };
        let area = board::Area::ALL.iter().find(rises)?;
        let phrase = Phrase::new("coach-level").with("area", *area);
        Some(phrase.with("level", best[area.index()]))
    }

    fn route(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(Position::route);
        let is_longer = best > now && best > other && best > 2;
        counted("coach-route", if is_longer { best } else { 0 })
    }

    fn sites(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(Position::best_site);
        counted(
            "coach-site",
            if best > other && best > now { best } else { 0 },
        )
    }

    /// Where the new ends of routes lead, one more step included.
    fn towards(&self) -> Option<Phrase> {
        let before = self.now.mine().touched;
        let [_, best, other] = self.each(|it| {
            let grid = &it.rules.grid;
            let new = it.mine().touched & !before;
            let near = |sum, corner| sum | grid.corner_neighbours(corner);
            let near = new.into_iter().fold(new, near) & it.public.open;
            near.into_iter()
                .map(|corner| it.worth(corner))
                .max()
                .unwrap_or(0)
        });
        counted("coach-towards", if best > other { best } else { 0 })
    }

    fn knights(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(|it| i32::from(it.mine().knights));
        counted(
            "coach-knights",
            if more(now, best, other) > 0 { best } else { 0 },
        )
    }

    fn cards(&self) -> Option<Phrase> {
        let [now, best, other] = self.each(Position::cards);
        (more(now, best, other) > 0).then(|| Phrase::new("coach-card"))
    }

    /// What could be paid after this and not after the other.
    fn affords(&self) -> Option<Phrase> {
        let prices = [
            ("coach-affords-city", CITY_PRICE),
            ("coach-affords-settlement", SETTLEMENT_PRICE),
            ("coach-affords-card", CARD_PRICE),
        ];
        let (best, other) = (self.best.hand(), self.other.hand());
        let stock = self.best.mine();
        let left = [
            stock.cities_left,
            stock.settlements_left,
            self.best.public.deck_left,
        ];
        // What a turn ends without, although it could have been built, is not what it was for.
        let is_on_turn = |it: &Position| it.public.turn == it.seat;
        let has_ended = is_on_turn(&self.now) && !is_on_turn(&self.best);
        let sites = self.best.sites(self.best.seat);
        let could_build = [!stock.settlements.is_empty(), !sites.is_empty(), true];
        let mut prices = prices.into_iter().zip(left).zip(could_build);
        let found = prices.find(|(((_, price), left), could)| {
            let was_for_it = !(has_ended && *could);
            *left > 0 && was_for_it && best.covers(*price) && !other.covers(*price)
        });
        found.map(|(((key, _), _), _)| Phrase::new(key))
    }

    /// After a seven, whoever holds more than this loses half.
    fn limit(&self) -> Option<Phrase> {
        let limit = i32::from(self.now.rules.hand_limit)
            + 2 * self.best.public.knights.realm(self.best.seat).walls.len() as i32;
        let [_, best, other] = self.each(|it| it.hand().total() as i32);
        let is_safe = best <= limit && other > limit;
        counted("coach-limit", if is_safe { limit } else { 0 })
    }

    /// Goods that the other choice costs.
    fn saved(&self) -> Option<Phrase> {
        let (best, other) = (self.best.hand(), self.other.hand());
        let saved = best - best.min(other);
        // More than what was in hand before is no saving, nor is what was traded for as much.
        let is_saving = self.now.hand().covers(best) && best.total() > other.total();
        is_saving.then(|| Phrase::new("coach-keeps").with("goods", Fact::from(saved)))
    }

    fn each<T>(&self, of: impl Fn(&Position<'a>) -> T) -> [T; 3] {
        [of(&self.now), of(&self.best), of(&self.other)]
    }
}
