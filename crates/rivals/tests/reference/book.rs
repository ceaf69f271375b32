//! The card table of the rules, read as it stands there.

use std::collections::BTreeMap;

use serde_json::Value;

pub const RESOURCES: [&str; 6] = ["brick", "grain", "lumber", "ore", "wool", "gold"];

/// So many of each resource, in the order of [`RESOURCES`].
pub type Goods = [u32; 6];

pub fn kind_index(kind: &str) -> usize {
    let found = RESOURCES.iter().position(|it| *it == kind);
    found.unwrap_or_else(|| panic!("no resource {kind}"))
}

/// Resources as they are written: `{"ore": 2}`.
pub fn goods_of(value: &Value) -> Goods {
    RESOURCES.map(|kind| value[kind].as_u64().unwrap_or(0) as u32)
}

pub fn covers(stock: Goods, cost: Goods) -> bool {
    stock.iter().zip(cost).all(|(have, need)| *have >= need)
}

/// `fuersten_cards.json`, by id.
pub struct Book(BTreeMap<String, Value>);

impl Book {
    pub fn read() -> Book {
        let text = include_str!("../../../../rules/fuersten_cards.json");
        let cards: Vec<Value> = serde_json::from_str(text).unwrap();
        let by_id = cards.into_iter().map(|card| (word(&card, "id"), card));
        Book(by_id.collect())
    }

    pub fn card(&self, id: &str) -> &Value {
        self.0.get(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    pub fn kind(&self, id: &str) -> &str {
        self.card(id)["kind"].as_str().unwrap()
    }

    pub fn cost(&self, id: &str) -> Goods {
        goods_of(&self.card(id)["cost"])
    }

    pub fn points(&self, id: &str, kind: &str) -> u32 {
        self.card(id)["points"][kind].as_u64().unwrap() as u32
    }

    /// A reprint has the name of the card it repeats.
    pub fn face<'a>(&'a self, id: &'a str) -> &'a str {
        self.card(id)["same_as"].as_str().unwrap_or(id)
    }

    pub fn is_action(&self, id: &str) -> bool {
        self.kind(id).starts_with("action")
    }

    pub fn is_unit(&self, id: &str) -> bool {
        matches!(self.kind(id), "hero" | "trade_ship" | "other_unit")
    }

    pub fn is_building(&self, id: &str) -> bool {
        matches!(self.kind(id), "building" | "city_building")
    }

    /// Section 3: how many copies of each draw card are in a game of this mode.
    pub fn copies(&self, mode: &str) -> BTreeMap<String, u32> {
        let is_duel = mode == "duel";
        let drawn = self.0.iter().filter(|(id, card)| {
            let is_centre = ["landscape", "road", "settlement", "city", "event"];
            let set = card["set"].as_str().unwrap();
            let is_here = set == "base" || set == mode || is_duel;
            is_here && !is_centre.contains(&self.kind(id))
        });
        let counted = drawn.map(|(id, card)| {
            let asleep = if is_duel {
                number(card, "half_moon_copies")
            } else {
                0
            };
            (id.clone(), number(card, "copies") - asleep)
        });
        counted.filter(|(_, count)| *count > 0).collect()
    }
}

fn number(card: &Value, field: &str) -> u32 {
    card[field].as_u64().unwrap() as u32
}

fn word(card: &Value, field: &str) -> String {
    card[field].as_str().unwrap().to_owned()
}

/// Sections 3 and 9: the backs of the stacks.
pub fn backs(mode: &str) -> Vec<&str> {
    match mode {
        "intro" => vec!["base"; 4],
        "duel" => vec!["base", "base", "base", "gold", "turmoil", "progress"],
        theme => vec!["base", "base", "base", theme, theme],
    }
}

/// RIV-53.
pub fn open_card(mode: &str) -> Option<&'static str> {
    match mode {
        "gold" => Some("merchant_guild"),
        "turmoil" => Some("hedge_tavern"),
        "progress" => Some("university"),
        _ => None,
    }
}

/// RIV-45, RIV-50, RIV-57.
pub fn goal(mode: &str) -> u32 {
    match mode {
        "intro" => 7,
        "duel" => 13,
        _ => 12,
    }
}
