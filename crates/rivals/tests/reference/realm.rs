//! One principality, counted card by card.

use serde_json::Value;

use super::book::{Book, Goods, RESOURCES, kind_index};

/// The first settlement of a start has this number in written states.
const FIRST: usize = 5;

/// A card on a site: the number of its settlement, and whether it lies below.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Placed {
    pub town: usize,
    pub is_below: bool,
    pub card: String,
}

/// A store: a landscape, or the Gold Cache.
#[derive(Clone, Debug)]
pub struct Store {
    /// None for the Gold Cache.
    pub place: Option<(usize, bool)>,
    pub kind: usize,
    pub number: u64,
    pub held: u32,
}

#[derive(Clone)]
pub struct Realm<'a> {
    pub book: &'a Book,
    /// From left to right: the number of each settlement, and whether it is a city.
    pub towns: Vec<(usize, bool)>,
    pub roads: [bool; 2],
    pub stores: Vec<Store>,
    pub cards: Vec<Placed>,
}

pub fn town_name(town: usize) -> String {
    format!("s{}", town as i32 - FIRST as i32)
}

pub fn side_name(town: usize, is_below: bool) -> String {
    format!("{}.{}", town_name(town), row(is_below))
}

pub fn place_name((column, is_below): (usize, bool)) -> String {
    format!("c{}.{}", column as i32 - FIRST as i32, row(is_below))
}

fn row(is_below: bool) -> char {
    if is_below { 'l' } else { 'u' }
}

impl<'a> Realm<'a> {
    pub fn read(book: &'a Book, written: &Value) -> Realm<'a> {
        let towns = written["towns"].as_array().unwrap().iter().enumerate();
        let towns = towns.filter(|(_, town)| **town != "none");
        let sides = written["sides"].as_array().unwrap().iter().enumerate();
        let cards = sides.flat_map(|(side, sites)| {
            let here = sites.as_array().unwrap().iter().filter_map(Value::as_str);
            here.map(move |card| Placed {
                town: side / 2,
                is_below: side % 2 == 1,
                card: card.to_owned(),
            })
        });
        let mut cards: Vec<Placed> = cards.collect();
        cards.sort();
        Realm {
            book,
            towns: towns.map(|(at, town)| (at, *town == "city")).collect(),
            roads: [0, 1].map(|end: usize| written["roads"][end].as_bool().unwrap()),
            stores: stores(book, written),
            cards,
        }
    }

    pub fn goods(&self) -> Goods {
        let mut goods = [0; 6];
        for store in &self.stores {
            goods[store.kind] += store.held;
        }
        goods
    }

    /// RIV-27, RIV-110: is there room for one more of this kind?
    pub fn has_room(&self, kind: usize) -> bool {
        self.stores.iter().any(|it| it.kind == kind && it.held < 3)
    }

    pub fn count(&self, card: &str) -> u32 {
        let same = self
            .cards
            .iter()
            .filter(|it| self.book.face(&it.card) == card);
        same.count() as u32
    }

    /// RIV-R-14: a Parish Hall under a Town Hall is still there.
    pub fn has(&self, card: &str) -> bool {
        self.count(card) > 0 || card == "parish_hall" && self.count("town_hall") > 0
    }

    pub fn is_city(&self, town: usize) -> bool {
        self.towns.contains(&(town, true))
    }

    pub fn ships(&self) -> u32 {
        let ships = self.cards.iter();
        let ships = ships.filter(|it| self.book.kind(&it.card) == "trade_ship");
        ships.count() as u32
    }

    /// Section 10, tokens aside.
    pub fn points(&self, kind: &str) -> u32 {
        let printed = self.cards.iter().map(|it| self.book.points(&it.card, kind));
        let printed: u32 = printed.sum();
        printed
            + match kind {
                "victory" => {
                    let towns = self
                        .towns
                        .iter()
                        .map(|(_, is_city)| 1 + u32::from(*is_city));
                    let harbors = if self.ships() >= 3 {
                        self.count("harbor")
                    } else {
                        0
                    };
                    towns.sum::<u32>() + harbors
                }
                "commerce" => {
                    let markets = self.count("marketplace") + self.count("harbor");
                    self.ships() * self.count("salt_silo") + markets * self.count("trading_base")
                }
                _ => 0,
            }
    }

    /// RIV-25: the landscapes left and right of a card, in its row.
    pub fn beside(&self, card: &Placed) -> Vec<&Store> {
        let is_beside = |store: &&Store| {
            store.place.is_some_and(|(column, is_below)| {
                is_below == card.is_below && (column == card.town || column == card.town + 1)
            })
        };
        self.stores.iter().filter(is_beside).collect()
    }

    /// RIV-92: all stores but the Gold Cache and those beside a Storehouse.
    pub fn countable(&self) -> u32 {
        let is_sheltered = |store: &Store| {
            let mut shelters = self.cards.iter();
            shelters.any(|card| {
                let beside = self.beside(card);
                self.book.face(&card.card) == "storehouse"
                    && beside.iter().any(|it| it.place == store.place)
            })
        };
        let counted = self.stores.iter();
        let counted = counted.filter(|it| it.place.is_some() && !is_sheltered(it));
        counted.map(|it| it.held).sum()
    }

    /// RIV-90: one for each landscape with the number, or two beside its booster.
    pub fn yields(&self, store: &Store) -> u32 {
        let is_boosted = self.cards.iter().any(|card| {
            let booster = &self.book.card(&card.card)["booster"]["resource"];
            booster.as_str() == Some(RESOURCES[store.kind])
                && self.beside(card).iter().any(|it| it.place == store.place)
        });
        (1 + u32::from(is_boosted)).min(3 - store.held)
    }

    pub fn has_cache(&self) -> bool {
        self.stores.iter().any(|it| it.place.is_none())
    }
}

fn stores(book: &Book, written: &Value) -> Vec<Store> {
    let lands = written["lands"].as_array().unwrap();
    let held = |place: usize| written["stores"][place].as_u64().unwrap() as u32;
    let mut stores: Vec<Store> = lands
        .iter()
        .enumerate()
        .filter_map(|(place, land)| {
            let land = book.card(land.as_str()?);
            Some(Store {
                place: Some((place / 2, place % 2 == 1)),
                kind: kind_index(land["resource"].as_str().unwrap()),
                number: land["number"].as_u64().unwrap(),
                held: held(place),
            })
        })
        .collect();
    if !written["cache"].is_null() {
        stores.push(Store {
            place: None,
            kind: kind_index("gold"),
            number: 0,
            held: held(lands.len()),
        });
    }
    stores
}
