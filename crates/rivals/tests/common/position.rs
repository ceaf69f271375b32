//! Positions that would take long to reach, made by editing the written form of a state.
//!
//! Cards come from the fresh part of the stacks and go back there, so that all stay accounted for.

use game::Seat;
use game::testing::json;
use rivals::{CardId, Derived, Goods, Landscape, Place, Realm, Resource, Side};
use serde_json::{Value, json};

use super::table::Table;

impl Table {
    fn edit(mut self, change: impl FnOnce(&mut Value)) -> Table {
        let mut value = json::written(&self.state);
        change(&mut value);
        self.state = json::read(&value);
        super::universe::invariants(&self.rules, &self.state);
        self
    }

    fn edit_realm(self, seat: Seat, change: impl FnOnce(&mut Value)) -> Table {
        let number = seat.index();
        self.edit(|state| {
            let realm = &mut state["public"]["realms"][number];
            change(realm);
            recount(realm);
        })
    }

    /// Nobody has seen any card of a stack.
    pub fn unseen(self) -> Table {
        let seen = self.state.secret.seen;
        self.edit(|state| {
            for (number, pile) in seen.iter().enumerate() {
                for card in pile.iter().flatten() {
                    let fresh = &mut state["secret"]["fresh"][card.name()];
                    *fresh = json!(fresh.as_i64().unwrap_or(0) + 1);
                }
                let height = &mut state["public"]["heights"][number];
                let fresh = height["fresh"].as_u64().unwrap() + u64::from(pile.len());
                *height = json!({ "fresh": fresh, "seen": 0 });
                state["secret"]["seen"][number] = json!([]);
                for seat in 0..2 {
                    state["secret"]["own"][seat]["memory"][number] = json!([]);
                }
            }
        })
    }

    /// A card leaves the fresh part of its stacks, or comes back there.
    fn move_fresh(state: &mut Value, rules: &rivals::Rules, card: CardId, is_back: bool) {
        let step = if is_back { 1 } else { -1 };
        let fresh = &mut state["secret"]["fresh"][card.name()];
        let count = fresh.as_i64().unwrap_or(0) + step;
        assert!(count >= 0, "{card} is not in a stack");
        *fresh = json!(count);
        let stacks = rules.stacks_of(card.set());
        let heights = &mut state["public"]["heights"];
        let tallest = stacks.max_by_key(|it| heights[it.index()]["fresh"].as_i64());
        let height = &mut heights[tallest.unwrap().index()]["fresh"];
        *height = json!(height.as_i64().unwrap() + step);
    }

    /// Exactly these cards are held: `abbey scout`.
    pub fn hand(self, seat: Seat, cards: &str) -> Table {
        let old: Vec<CardId> = self.state.hand(seat).iter().collect();
        let new: Vec<CardId> = parse(cards);
        let rules = self.rules.clone();
        self.edit(|state| {
            for card in &old {
                Table::move_fresh(state, &rules, *card, true);
            }
            let mut backs = [0; 4];
            for card in &new {
                Table::move_fresh(state, &rules, *card, false);
                backs[card.set() as usize] += 1;
            }
            state["secret"]["own"][seat.index()]["hand"] = json!(new);
            state["public"]["hands"][seat.index()] = json!(backs);
        })
    }

    /// Cards stand at sides: `abbey s0.u, storehouse s0.l`. Open cards come from their stack.
    pub fn cards(self, seat: Seat, cards: &str) -> Table {
        cards.split(',').fold(self, |table, text| {
            let (card, side) = text.trim().split_once(' ').unwrap();
            let (card, side): (CardId, Side) = (card.parse().unwrap(), side.parse().unwrap());
            let rules = table.rules.clone();
            table.edit(|state| {
                if rules.is_open(card) {
                    let open = &mut state["public"]["supply"]["open"];
                    *open = json!(open.as_i64().unwrap() - 1);
                } else {
                    Table::move_fresh(state, &rules, card, false);
                }
                let sites = &mut state["public"]["realms"][seat.index()]["sides"][side.index()];
                let mut all: Vec<CardId> =
                    serde_json::from_value::<Vec<Option<CardId>>>(sites.clone())
                        .unwrap()
                        .into_iter()
                        .flatten()
                        .filter(|it| card != CardId::TownHall || *it != CardId::ParishHall)
                        .collect();
                all.push(card);
                all.sort_unstable();
                let mut all: Vec<Option<CardId>> = all.into_iter().map(Some).collect();
                all.resize(2, None);
                *sites = json!(all);
                recount(&mut state["public"]["realms"][seat.index()]);
            })
        })
    }

    /// The Gold Cache is attached to this landscape.
    pub fn cache(self, seat: Seat, place: &str) -> Table {
        let place: Place = place.parse().unwrap();
        let rules = self.rules.clone();
        self.edit(|state| {
            Table::move_fresh(state, &rules, CardId::GoldCache, false);
            let realm = &mut state["public"]["realms"][seat.index()];
            realm["cache"] = json!(place);
            recount(realm);
        })
    }

    /// So much lies at these places: `c0.u 3, cache 1`.
    pub fn stores(self, seat: Seat, stores: &str) -> Table {
        self.edit_realm(seat, |realm| {
            for text in stores.split(',') {
                let (place, count) = text.trim().split_once(' ').unwrap();
                let place: Place = place.parse().unwrap();
                realm["stores"][place.index()] = json!(count.parse::<u8>().unwrap());
            }
        })
    }

    /// Every landscape of a player holds so much.
    pub fn all_stores(self, seat: Seat, count: u8) -> Table {
        let places: Vec<Place> = Place::all()
            .filter(|place| self.state.realm(seat).land(*place).is_some())
            .collect();
        self.edit_realm(seat, |realm| {
            for place in places {
                realm["stores"][place.index()] = json!(count);
            }
        })
    }

    /// These settlements are cities: `s0 s1`.
    pub fn cities(self, seat: Seat, centres: &str) -> Table {
        let centres: Vec<rivals::Centre> = centres
            .split_whitespace()
            .map(|it| it.parse().unwrap())
            .collect();
        let count = centres.len() as i64;
        self.edit(|state| {
            let realm = &mut state["public"]["realms"][seat.index()];
            for centre in centres {
                realm["towns"][centre.index()] = json!("city");
            }
            recount(realm);
            let left = &mut state["public"]["supply"]["cities"];
            *left = json!(left.as_i64().unwrap() - count);
        })
    }

    /// A road and a settlement to the right, with the landscapes above and below.
    pub fn settled(self, seat: Seat, upper: &str, lower: &str) -> Table {
        let lands: [Landscape; 2] = [upper.parse().unwrap(), lower.parse().unwrap()];
        let last = self.state.realm(seat).end(rivals::End::Right).0 + 1;
        self.edit(|state| {
            let realm = &mut state["public"]["realms"][seat.index()];
            realm["towns"][last as usize] = json!("settlement");
            realm["ends"][1] = json!(last);
            for (row, land) in lands.iter().enumerate() {
                realm["lands"][2 * (last as usize + 1) + row] = json!(land);
            }
            recount(realm);
            let supply = &mut state["public"]["supply"];
            let bits = lands.iter().fold(0, |sum, land| sum | 1_u64 << land.0);
            supply["landscapes"] = json!(supply["landscapes"].as_u64().unwrap() & !bits);
            for kind in ["roads", "settlements"] {
                supply[kind] = json!(supply[kind].as_i64().unwrap() - 1);
            }
        })
    }

    /// A road without a settlement yet: `0` to the left, `1` to the right.
    pub fn road(self, seat: Seat, end: usize) -> Table {
        self.edit(|state| {
            state["public"]["realms"][seat.index()]["roads"][end] = json!(true);
            let left = &mut state["public"]["supply"]["roads"];
            *left = json!(left.as_i64().unwrap() - 1);
        })
    }

    /// The centre supply holds only so many of one kind; the rest went nowhere near this table.
    pub fn tasks(self, tasks: &[Value]) -> Table {
        let mut all = tasks.to_vec();
        all.resize(24, json!("over"));
        self.edit(|state| {
            state["public"]["agenda"] = json!({ "len": tasks.len(), "tasks": all });
        })
    }

    /// Red's action phase, everything before it done; the production number is 1.
    pub fn main(self) -> Table {
        self.tasks(&[
            json!("end-turn"),
            json!("exchange"),
            json!("refill"),
            json!("main"),
        ])
        .number(1)
    }

    /// This turn's production number.
    pub fn number(self, number: u8) -> Table {
        self.edit(|state| state["public"]["dice"]["number"] = json!(number))
    }

    /// Red is about to see what the dice do: `dice 4 harvest` comes next.
    pub fn rolling(self) -> Table {
        self.tasks(&[
            json!("end-turn"),
            json!("exchange"),
            json!("refill"),
            json!("main"),
            json!("dice"),
        ])
        .number(0)
    }

    /// Red reveals this event; production is over.
    pub fn event(self, event: &str) -> Table {
        let table = self.tasks(&[
            json!("end-turn"),
            json!("exchange"),
            json!("refill"),
            json!("main"),
            json!("reveal-event"),
        ]);
        let stack = &table.state.public.events;
        let is_sure = stack.weight(event.parse().unwrap()) > 0;
        let mark = if is_sure { "card" } else { "moon" };
        table.play(&format!("{mark} {event}"))
    }

    /// These cards lie on the discard pile.
    pub fn discard(self, cards: &str) -> Table {
        let rules = self.rules.clone();
        let cards: Vec<CardId> = parse(cards);
        self.edit(|state| {
            for card in cards {
                Table::move_fresh(state, &rules, card, false);
                let count = &mut state["public"]["discard"][card.name()];
                *count = json!(count.as_i64().unwrap_or(0) + 1);
            }
        })
    }

    /// All cards of the stacks that are not kept lie on the discard pile.
    pub fn spent(self, keep: impl Fn(CardId) -> bool) -> Table {
        let fresh = self.state.secret.fresh;
        let gone: Vec<&str> = fresh
            .iter()
            .filter(|(card, _)| !keep(*card))
            .flat_map(|(card, count)| std::iter::repeat_n(card.name(), count.into()))
            .collect();
        self.discard(&gone.join(" "))
    }
}

fn parse(cards: &str) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards
        .split_whitespace()
        .map(|it| it.parse().unwrap_or_else(|()| panic!("no card {it}")))
        .collect();
    cards.sort_unstable();
    cards
}

/// What follows from the cards and stores of a written principality.
fn recount(value: &mut Value) {
    let realm: Realm = json::read(value);
    let mut goods = Goods::NONE;
    for place in Place::all() {
        let is_there = realm.land(place).is_some() || place == Place::CACHE;
        if is_there && realm.store(place) > 0 {
            let kind: Resource = realm.kind_at(place);
            goods += Goods::of(kind, realm.store(place));
        }
    }
    value["goods"] = json!(goods);
    value["derived"] = json!(Derived::of(&realm));
}
