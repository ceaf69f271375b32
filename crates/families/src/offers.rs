//! The games one can choose, by id. Several ids may be one family with different options.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::{Family, FamilyVisitor, Kind, Refusal, bot_names};

/// One game one can choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub id: String,
    pub kind: Kind,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The options that make this game of its family.
    pub(crate) preset: Map<String, Value>,
}

impl Offer {
    fn new(id: &str, kind: Kind, seats: RangeInclusive<u8>, preset: Value) -> Offer {
        let Value::Object(preset) = preset else {
            unreachable!("presets are written as objects");
        };
        Offer {
            id: id.to_string(),
            kind,
            seats,
            preset,
        }
    }

    /// How many play if nobody says otherwise.
    pub fn usual_seats(&self) -> u8 {
        let seats = self.preset.get("seats").and_then(Value::as_u64);
        seats.map_or(*self.seats.start(), |seats| seats as u8)
    }

    /// The points that win if nobody says otherwise, where the game has its own.
    pub fn usual_points(&self) -> Option<u64> {
        self.preset.get("points").and_then(Value::as_u64)
    }

    /// The bots that play it, the weakest first.
    pub fn bots(&self) -> Vec<&'static str> {
        self.kind.visit(BotNames)
    }
}

/// Every game of the house.
pub fn offers() -> Vec<Offer> {
    let two = json!({ "seats": 2, "neutrals": true });
    let knights = json!({ "seats": 4, "knights": true, "points": 13, "fiesepeter": false });
    let mut offers = vec![
        Offer::new("dice", Kind::Dice, 1..=4, json!({ "seats": 2 })),
        // BASE-1: printed for three and four; two may play without neutral players.
        Offer::new("base", Kind::Board, 2..=4, json!({ "seats": 4 })),
        Offer::new("two", Kind::Board, 2..=2, two),
        // CK-10: thirteen points.
        Offer::new("knights", Kind::Board, 3..=4, knights),
    ];
    offers.extend(board::scenarios().iter().map(scenario));
    offers.extend(board::scenarios().iter().filter_map(scenario_with_knights));
    // RIV-45, RIV-50, RIV-57: the games of one box.
    offers.extend(
        ["intro", "gold", "turmoil", "progress", "duel"].map(|mode| {
            let preset = json!({ "seats": 2, "mode": mode });
            Offer::new(&format!("rivals/{mode}"), Kind::Rivals, 2..=2, preset)
        }),
    );
    offers
}

/// How the ids of scenarios with both boxes begin.
const WITH_KNIGHTS: &str = "knights+sea/";

/// Both boxes: `knights+sea/new_shores`. CK-66: two points more.
fn scenario_with_knights(scenario: &board::Scenario) -> Option<Offer> {
    board::check_with_knights(&scenario.id).ok()?;
    let preset = json!({
        "seats": 4,
        "scenario": scenario.id,
        "board": "printed",
        "points": scenario.points() + 2,
        "knights": true,
        "fiesepeter": false,
    });
    let id = format!("{WITH_KNIGHTS}{}", scenario.id);
    Some(Offer::new(&id, Kind::Board, 3..=4, preset))
}

/// A scenario of Seafarers: `sea/fog_islands`. SEA-1: for three or four.
fn scenario(scenario: &board::Scenario) -> Offer {
    let preset = json!({
        "seats": 4,
        "scenario": scenario.id,
        "board": "printed",
        "points": scenario.points(),
    });
    Offer::new(&format!("sea/{}", scenario.id), Kind::Board, 3..=4, preset)
}

/// The ids of all games.
pub fn list() -> Vec<String> {
    offers().into_iter().map(|offer| offer.id).collect()
}

/// The game with this id.
pub fn offer(id: &str) -> Result<Offer, Refusal> {
    let unknown = || Refusal::Game {
        id: id.to_string(),
        known: list().join(", "),
    };
    if let Some(scenario) = id.strip_prefix(WITH_KNIGHTS) {
        board::check_with_knights(scenario).map_err(Refusal::Rule)?;
    }
    offers()
        .into_iter()
        .find(|offer| offer.id == id)
        .ok_or_else(unknown)
}

struct BotNames;

impl FamilyVisitor for BotNames {
    type Out = Vec<&'static str>;
    fn visit<G: Family>(self) -> Self::Out {
        bot_names::<G>()
    }
}
