//! What may be done in an ordinary turn, from the rules alone.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Table;
use super::book::{Goods, RESOURCES, covers, kind_index, open_card};
use super::realm::{Realm, place_name, side_name, town_name};

const ROAD: Goods = [2, 0, 1, 0, 0, 0];
const SETTLEMENT: Goods = [1, 1, 1, 0, 1, 0];
const CITY: Goods = [0, 2, 0, 3, 0, 0];
const GOLD: usize = 5;

pub type Menu = BTreeSet<String>;

/// The menu of the player on turn, if the question on top is one of the ordinary turn.
pub fn menu(table: &Table, task: &Value) -> Option<Menu> {
    let mut menu = Menu::new();
    match task.as_str()? {
        "main" => {
            menu.insert("end".to_owned());
            plays(table, "action_phase", &mut menu);
            centre_cards(table, &mut menu);
            expansions(table, &mut menu);
            trades(table, &mut menu);
            tear_downs(table, &mut menu);
        }
        "before-roll" => {
            menu.insert("roll".to_owned());
            plays(table, "before_roll", &mut menu);
        }
        "refill" if table.hand(table.turn).len() < table.hand_limit(table.turn) => {
            draws(table, &mut menu);
        }
        "refill" => puts(table, &mut menu),
        "exchange" => {
            menu.insert("pass".to_owned());
            puts(table, &mut menu);
        }
        "exchange-take" => {
            let goods: u32 = table.own().goods().iter().sum();
            if goods >= search_price(table.own()) {
                menu.insert("search".to_owned());
            }
            draws(table, &mut menu);
        }
        _ => return None,
    }
    Some(menu)
}

/// RIV-80.
fn search_price(realm: &Realm) -> u32 {
    match (realm.count("town_hall"), realm.count("parish_hall")) {
        (1.., _) => 0,
        (0, 1..) => 1,
        (0, 0) => 2,
    }
}

fn draws(table: &Table, menu: &mut Menu) {
    let filled = (1..).zip(table.heights()).filter(|(_, height)| *height > 0);
    menu.extend(filled.map(|(stack, _)| format!("draw {stack}")));
}

/// RIV-155, RIV-156: every hand card under every stack with its back.
fn puts(table: &Table, menu: &mut Menu) {
    for card in table.hand(table.turn) {
        let back = table.book.card(&card)["set"].as_str().unwrap();
        let stacks = (1..).zip(&table.backs).filter(|(_, it)| **it == back);
        menu.extend(stacks.map(|(stack, _)| format!("under {card} {stack}")));
    }
}

/// RIV-129, RIV-131, RIV-R-09.
fn plays(table: &Table, moment: &str, menu: &mut Menu) {
    for card in table.hand(table.turn) {
        let print = table.book.card(&card);
        if table.book.is_action(&card)
            && print["timing"][0] == moment
            && table.meets(&print["requires"])
            && is_playable(table, table.book.face(&card))
        {
            menu.insert(format!("play {card}"));
        }
    }
}

/// What the text of a card asks for besides its condition.
fn is_playable(table: &Table, card: &str) -> bool {
    let (own, rival) = (table.own(), table.rival());
    let goods = own.goods();
    match card {
        "brigitta" => table.state["public"]["dice"]["number"] == 0,
        "reiner" => table.state["public"]["dice"]["symbol"].is_null(),
        "goldsmith" => goods[GOLD] >= 3,
        "merchant_caravan" => goods.iter().sum::<u32>() >= 2,
        "trade_master" | "merchant" => {
            let theirs = rival.goods();
            (0..6).any(|kind| theirs[kind] > 0 && own.has_room(kind))
        }
        "archer" => rival
            .cards
            .iter()
            .any(|it| table.book.is_unit(&it.card) && table.book.points(&it.card, "strength") > 0),
        "arsonist" => rival.cards.iter().any(|it| {
            let mut near = rival.cards.iter();
            table.book.is_building(&it.card)
                && !near.any(|other| other.town == it.town && other.card == "fire_brigade")
        }),
        "traitor" => !table.hand(1 - table.turn).is_empty(),
        _ => true,
    }
}

/// RIV-28, RIV-120 to RIV-122.
fn centre_cards(table: &Table, menu: &mut Menu) {
    let own = table.own();
    let goods = own.goods();
    let left = |what: &str| table.state["public"]["supply"][what].as_u64().unwrap() > 0;
    for (end, has_road) in ["left", "right"].into_iter().zip(own.roads) {
        if !has_road && left("roads") && covers(goods, ROAD) {
            menu.insert(format!("road {end}"));
        }
        if has_road && left("settlements") && covers(goods, SETTLEMENT) {
            menu.insert(format!("settle {end}"));
        }
    }
    let settlements = own.towns.iter().filter(|(_, is_city)| !is_city);
    for (town, _) in settlements {
        if left("cities") && covers(goods, CITY) {
            menu.insert(format!("city {}", town_name(*town)));
        }
    }
}

/// RIV-123 to RIV-129.
fn expansions(table: &Table, menu: &mut Menu) {
    let own = table.own();
    let mut at_hand = table.hand(table.turn);
    let is_open = table.state["public"]["supply"]["open"].as_u64().unwrap() > 0;
    at_hand.extend(open_card(table.mode).filter(|_| is_open).map(str::to_owned));
    for card in at_hand {
        let print = table.book.card(&card);
        let is_there = own.has(table.book.face(&card));
        if table.book.is_action(&card)
            || print["one_per_principality"] == true && is_there
            || !table.meets(&print["requires"])
            || !can_pay(table, own, &card)
        {
            continue;
        }
        if print["kind"] == "landscape_expansion" {
            let lands = own.stores.iter().filter_map(|it| it.place);
            menu.extend(lands.map(|at| format!("attach {card} {}", place_name(at))));
            continue;
        }
        for (town, is_city) in &own.towns {
            for is_below in [false, true] {
                let here = own.cards.iter();
                let here = here.filter(|it| (it.town, it.is_below) == (*town, is_below));
                let here: Vec<&str> = here.map(|it| it.card.as_str()).collect();
                let fits = if card == "town_hall" {
                    *is_city && here.contains(&"parish_hall")
                } else {
                    (*is_city || print["placement"] != "city_only")
                        && here.len() < 1 + usize::from(*is_city)
                };
                if fits {
                    menu.insert(format!("build {card} {}", side_name(*town, is_below)));
                }
            }
        }
    }
}

/// RIV-127, RIV-R-30, RIV-R-31: all of the cost, or all but one of it.
fn can_pay(table: &Table, own: &Realm, card: &str) -> bool {
    let (cost, goods) = (table.book.cost(card), own.goods());
    let kind = table.book.kind(card);
    let is_cheaper = kind == "hero" && own.has("drill_ground")
        || kind == "city_building" && cost.iter().sum::<u32>() >= 5 && own.has("building_crane");
    let saved = (0..6)
        .filter(|kind| is_cheaper && cost[*kind] > 0)
        .any(|kind| {
            let mut less = cost;
            less[kind] -= 1;
            covers(goods, less)
        });
    covers(goods, cost) || saved
}

/// RIV-112 to RIV-115, RIV-R-21.
fn trades(table: &Table, menu: &mut Menu) {
    let own = table.own();
    let goods = own.goods();
    let open: Vec<usize> = (0..6).filter(|kind| own.has_room(*kind)).collect();
    let mut offer = |rate: u32, give: usize| {
        for get in open.iter().filter(|get| **get != give) {
            let (give, get) = (RESOURCES[give], RESOURCES[*get]);
            menu.insert(format!("trade {rate} {give} {get}"));
        }
    };
    let used = table.state["public"]["mints_used"].as_u64().unwrap() as u32;
    if own.count("mint") > used && goods[GOLD] > 0 {
        offer(1, GOLD);
    }
    (0..6)
        .filter(|it| goods[*it] >= 3)
        .for_each(|it| offer(3, it));
    for card in &own.cards {
        let trade = &table.book.card(&card.card)["trade"];
        let give = trade["give"].as_str();
        if let Some(give) = give.filter(|it| trade["rate"] == 2 && RESOURCES.contains(it)) {
            let give = kind_index(give);
            if goods[give] >= 2 {
                offer(2, give);
            }
        }
    }
    for card in own
        .cards
        .iter()
        .filter(|it| table.book.face(&it.card) == "large_trade_ship")
    {
        for store in own.beside(card).iter().filter(|it| it.held >= 2) {
            let from = place_name(store.place.unwrap());
            let gets = open.iter().filter(|get| **get != store.kind);
            menu.extend(gets.map(|get| format!("ship {from} {}", RESOURCES[*get])));
        }
    }
}

/// RIV-142.
fn tear_downs(table: &Table, menu: &mut Menu) {
    if table.mode != "intro" {
        for it in &table.own().cards {
            let side = side_name(it.town, it.is_below);
            menu.insert(format!("tear {side} {}", it.card));
        }
    }
}
