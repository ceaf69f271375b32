//! The games one can choose, by id. Several ids may be one family with different options.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use board::{SeaMap, SpecialMap};
use serde_json::{Map, Value, json};

use crate::visit::excerpt;
use crate::{BotError, BotSpec, Family, FamilyId, FamilyVisitor, SetupError, maker};

/// One game one can choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Listing {
    pub id: String,
    pub family: FamilyId,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// About how long it takes.
    pub minutes: u16,
    /// The options that make this game of its family.
    pub(crate) preset: Map<String, Value>,
}

impl Listing {
    fn new(
        id: &str,
        family: FamilyId,
        seats: RangeInclusive<u8>,
        minutes: u16,
        preset: Value,
    ) -> Listing {
        let Value::Object(preset) = preset else {
            unreachable!("presets are written as objects");
        };
        Listing {
            id: id.to_string(),
            family,
            seats,
            minutes,
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

    /// Games of one group are shown together: `sea` is the group of `sea/fog_islands`.
    pub fn group(&self) -> &str {
        self.id.split_once('/').map_or(&self.id, |(group, _)| group)
    }

    /// The scenario of Seafarers it plays.
    pub fn scenario(&self) -> Option<&str> {
        self.preset.get("scenario").and_then(Value::as_str)
    }

    /// Points that win where nobody can choose others. RIV-45, RIV-50, RIV-57.
    pub fn fixed_points(&self) -> Option<u8> {
        let mode = self
            .preset
            .get("mode")
            .filter(|_| self.family == FamilyId::Rivals)?;
        let mode: rivals::Mode = serde_json::from_value(mode.clone()).ok()?;
        Some(mode.goal())
    }

    /// What it takes to win besides points: `fortress` or `wonder`.
    pub fn also_needs(&self) -> Option<&'static str> {
        self.sea_map()?.special.also_needs()
    }

    /// A few scenarios have a pirate alone.
    pub fn has_robber(&self) -> bool {
        let is_without =
            |map: &SeaMap| map.pirate_alone || matches!(map.special, SpecialMap::Pirates { .. });
        !self.sea_map().is_some_and(is_without)
    }

    fn sea_map(&self) -> Option<&'static SeaMap> {
        let scenario = board::scenario(self.scenario()?)?;
        scenario.map(self.usual_seats())?.sea.as_deref()
    }

    pub fn is_for_two(&self) -> bool {
        self.is_on("neutrals")
    }

    pub fn has_knights(&self) -> bool {
        self.is_on("knights")
    }

    fn is_on(&self, switch: &str) -> bool {
        self.preset.get(switch) == Some(&Value::Bool(true))
    }

    /// RIV-198: two principalities may come to a point where nobody can win any more.
    pub fn is_endless(&self) -> bool {
        self.family == FamilyId::Rivals
    }

    /// Is there a bot of this spec that plays it?
    pub fn check_bot(&self, spec: &str) -> Result<(), BotError> {
        self.family.visit(Check(&spec.parse()?))
    }
}

static LISTINGS: LazyLock<Vec<Listing>> = LazyLock::new(all);

/// Every game of the house, in the order in which people are shown them.
pub fn listings() -> &'static [Listing] {
    &LISTINGS
}

fn all() -> Vec<Listing> {
    let two = json!({ "seats": 2, "neutrals": true });
    let knights = json!({ "seats": 4, "knights": true, "points": 13, "fiesepeter": false });
    let mut listings = vec![
        // BASE-1: printed for three and four; two may play without neutral players.
        Listing::new("base", FamilyId::Board, 2..=4, 60, json!({ "seats": 4 })),
        Listing::new("two", FamilyId::Board, 2..=2, 45, two),
    ];
    listings.extend(board::scenarios().iter().map(scenario));
    // CK-10: thirteen points.
    let knights = Listing::new("knights", FamilyId::Board, 3..=4, 120, knights);
    listings.push(knights);
    listings.extend(board::scenarios().iter().filter_map(scenario_with_knights));
    // RIV-45, RIV-50, RIV-57: the games of one box.
    listings.extend(
        ["intro", "gold", "turmoil", "progress", "duel"].map(|mode| {
            let preset = json!({ "seats": 2, "mode": mode });
            Listing::new(
                &format!("rivals/{mode}"),
                FamilyId::Rivals,
                2..=2,
                45,
                preset,
            )
        }),
    );
    let dice = json!({ "seats": 2 });
    listings.push(Listing::new("dice", FamilyId::Dice, 1..=4, 15, dice));
    listings
}

/// How the ids of scenarios with both boxes begin.
const WITH_KNIGHTS: &str = "knights+sea/";

/// Both boxes: `knights+sea/new_shores`. CK-66: two points more.
fn scenario_with_knights(scenario: &board::Scenario) -> Option<Listing> {
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
    Some(Listing::new(&id, FamilyId::Board, 3..=4, 150, preset))
}

/// A scenario of Seafarers: `sea/fog_islands`. SEA-1: for three or four.
fn scenario(scenario: &board::Scenario) -> Listing {
    let preset = json!({
        "seats": 4,
        "scenario": scenario.id,
        "board": "printed",
        "points": scenario.points(),
    });
    Listing::new(
        &format!("sea/{}", scenario.id),
        FamilyId::Board,
        3..=4,
        90,
        preset,
    )
}

/// The ids of all games.
pub fn game_ids() -> Vec<String> {
    listings()
        .iter()
        .map(|listing| listing.id.clone())
        .collect()
}

/// The game with this id.
pub fn listing(id: &str) -> Result<&'static Listing, SetupError> {
    let unknown = || SetupError::Game {
        id: excerpt(id),
        known: game_ids().join(", "),
    };
    if let Some(scenario) = id.strip_prefix(WITH_KNIGHTS) {
        board::check_with_knights(scenario).map_err(SetupError::Rule)?;
    }
    listings()
        .iter()
        .find(|listing| listing.id == id)
        .ok_or_else(unknown)
}

struct Check<'a>(&'a BotSpec);

impl FamilyVisitor for Check<'_> {
    type Out = Result<(), BotError>;
    fn visit<G: Family>(self) -> Self::Out {
        maker::<G>(self.0).map(|_| ())
    }
}
