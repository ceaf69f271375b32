//! The figures in the card files are those of the card table.

use rivals::{CardId, Condition, Goods, Kind, LANDSCAPES, Landscape, Points, Resource, Set};
use serde_json::{Value, json};

const TABLE: &str = include_str!("../../../../rules/fuersten_cards.json");

fn table() -> Vec<Value> {
    serde_json::from_str(TABLE).unwrap()
}

fn kind(word: &str) -> Option<Kind> {
    Some(match word {
        "action_neutral" => Kind::NeutralAction,
        "action_attack" => Kind::AttackAction,
        "building" => Kind::Building,
        "city_building" => Kind::CityBuilding,
        "hero" => Kind::Hero,
        "trade_ship" => Kind::TradeShip,
        "other_unit" => Kind::OtherUnit,
        "landscape_expansion" => Kind::LandscapeExpansion,
        "event" => Kind::Event,
        _ => return None,
    })
}

fn set(word: &str) -> Set {
    serde_json::from_value(json!(word)).unwrap()
}

fn goods(cost: &Value) -> Goods {
    Goods::list(Resource::ALL.map(|it| cost[it.word()].as_u64().unwrap() as u8))
}

fn condition(condition: Condition) -> Value {
    match condition {
        Condition::None => Value::Null,
        Condition::Have(card) => json!({ "have": card }),
        Condition::HaveAtCity(card) => json!({ "have_at_city": card }),
        Condition::HaveCity => json!({ "have_city": true }),
        Condition::Commerce(count) => json!({ "commerce_at_least": count }),
        Condition::Progress(count) => json!({ "progress_at_least": count }),
        Condition::HeroWithStrength(count) => json!({ "hero_with_strength_at_least": count }),
        Condition::StrengthAdvantage => json!({ "strength_advantage": true }),
        Condition::FewerPoints => json!({ "fewer_victory_points_than_opponent": true }),
        Condition::Any(all) => {
            let all: Vec<Value> = all.iter().map(|it| self::condition(*it)).collect();
            json!({ "any": all })
        }
    }
}

/// RIV-62, RIV-63: kind, set, copies, half-moons, cost, points, limits and conditions of all cards.
#[test]
fn every_figure_is_that_of_the_card_table() {
    let mut count = 0;
    for entry in table() {
        let Some(kind) = kind(entry["kind"].as_str().unwrap()) else {
            continue;
        };
        let name = entry["id"].as_str().unwrap();
        let card: CardId = name.parse().unwrap_or_else(|()| panic!("no card {name}"));
        let def = card.def();
        assert_eq!(def.kind, kind, "{name}");
        assert_eq!(card.set(), set(entry["set"].as_str().unwrap()), "{name}");
        assert_eq!(json!(def.copies), entry["copies"], "{name}");
        assert_eq!(json!(def.moons), entry["half_moon_copies"], "{name}");
        assert_eq!(def.cost, goods(&entry["cost"]), "{name}");
        let points: Points = serde_json::from_value(entry["points"].clone()).unwrap();
        assert_eq!(def.points, points, "{name}");
        assert_eq!(json!(def.once), entry["one_per_principality"], "{name}");
        assert_eq!(condition(def.requires), entry["requires"], "{name}");
        count += 1;
    }
    assert_eq!(count, CardId::ALL.len());
}

/// A reprint has the face of the first print, and so its rules.
#[test]
fn reprints_have_the_same_face() {
    for entry in table().iter().filter(|it| it["same_as"].is_string()) {
        let print: CardId = entry["id"].as_str().unwrap().parse().unwrap();
        let first: CardId = entry["same_as"].as_str().unwrap().parse().unwrap();
        let (print, first) = (print.def(), first.def());
        assert_eq!(
            (print.kind, print.cost, print.points),
            (first.kind, first.cost, first.points)
        );
        assert_eq!(print.effects, first.effects);
    }
}

/// RIV-10, RIV-30, RIV-31, RIV-R-02: numbers, resources, places and stores of the landscapes.
///
/// RIV-CARD-fields_red_6, RIV-CARD-fields_blue_5, RIV-CARD-fields_stack_1,
/// RIV-CARD-fields_stack_3, RIV-CARD-mountains_red_5, RIV-CARD-mountains_blue_6,
/// RIV-CARD-mountains_stack_2, RIV-CARD-mountains_stack_4, RIV-CARD-gold_field_red_1,
/// RIV-CARD-gold_field_blue_4, RIV-CARD-gold_field_stack_2, RIV-CARD-gold_field_stack_3,
/// RIV-CARD-hills_red_3, RIV-CARD-hills_blue_2, RIV-CARD-hills_stack_1, RIV-CARD-hills_stack_5,
/// RIV-CARD-forest_red_2, RIV-CARD-forest_blue_3, RIV-CARD-forest_stack_4,
/// RIV-CARD-forest_stack_6, RIV-CARD-pasture_red_4, RIV-CARD-pasture_blue_1,
/// RIV-CARD-pasture_stack_5, RIV-CARD-pasture_stack_6.
#[test]
fn riv_10_landscapes_are_those_of_the_card_table() {
    let start = crate::common::table::Table::fresh(rivals::Mode::Intro).state;
    let mut count = 0;
    for entry in table().iter().filter(|it| it["kind"] == "landscape") {
        let name = entry["id"].as_str().unwrap();
        let landscape: Landscape = name.parse().unwrap_or_else(|()| panic!("no {name}"));
        let print = &LANDSCAPES[landscape.0 as usize];
        assert_eq!(json!(print.resource), entry["resource"], "{name}");
        assert_eq!(json!(print.number), entry["number"], "{name}");
        count += 1;
        let seat = match entry["stack"].as_str().unwrap() {
            "start_red" => 0,
            "start_blue" => 1,
            _ => continue,
        };
        let layout = &entry["start_layout"];
        let row = if layout["row"] == "top" { "u" } else { "l" };
        let place = format!("c{}.{row}", layout["column"]).parse().unwrap();
        let realm = start.realm(game::Seat(seat));
        assert_eq!(realm.land(place), Some(landscape));
        assert_eq!(json!(realm.store(place)), entry["start_storage"]);
    }
    assert_eq!(count, 24);
}

/// RIV-CARD-road, RIV-CARD-settlement, RIV-CARD-city.
#[test]
fn riv_120_centre_cards_cost_what_the_table_says() {
    let all = table();
    let cost = |id: &str| {
        let entry = all.iter().find(|it| it["id"] == id).unwrap();
        goods(&entry["cost"])
    };
    assert_eq!(rivals::ROAD_COST, cost("road"));
    assert_eq!(rivals::SETTLEMENT_COST, cost("settlement"));
    assert_eq!(rivals::CITY_COST, cost("city"));
}

/// RIV-15, RIV-R-01: one face each, two for the event card; only the brigands are red.
#[test]
fn riv_15_the_event_die_has_six_faces() {
    use rivals::Symbol;
    let count = |symbol| Symbol::FACES.iter().filter(|it| **it == symbol).count();
    assert_eq!(count(Symbol::Card), 2);
    let others = [
        Symbol::Brigands,
        Symbol::Trade,
        Symbol::Celebration,
        Symbol::Harvest,
    ];
    assert!(others.into_iter().all(|symbol| count(symbol) == 1));
}

/// RIV-R-31: the cards a Building Crane makes cheaper are those with five or more resources.
#[test]
fn large_red_cards_are_the_listed_ones() {
    let mut large: Vec<&str> = CardId::ALL
        .into_iter()
        .filter(|card| card.kind() == Kind::CityBuilding && card.def().cost.total() >= 5)
        .map(CardId::name)
        .collect();
    large.sort_unstable();
    let listed = "large_festival_hall merchant_guild mint moneylender parliament salt_silo \
                  staple_house town_hall trading_base university";
    assert_eq!(large.join(" "), listed);
}

/// RIV-170, RIV-171, RIV-172: who carries strength, skill and progress.
#[test]
fn riv_170_strength_comes_from_units_and_two_buildings() {
    for card in CardId::ALL {
        let (points, kind) = (card.def().points, card.kind());
        let is_tower = matches!(card, CardId::DrillGround | CardId::LookoutTower);
        assert!(points.strength == 0 || kind.is_unit() || is_tower, "{card}");
        assert!(points.skill == 0 || kind == Kind::Hero, "{card}");
        let is_wise = matches!(card, CardId::Abbey | CardId::University);
        assert_eq!(points.progress, u8::from(is_wise), "{card}");
    }
}
