//! The games of the house as the lobby lists them: seats, bots, presets and options.

use families::{FamilyId, Listing, listings};
use protocol::{BotLevel, GameCard, OptionChoice, OptionField, OptionKind, Preset};
use serde_json::{Value, json};

pub fn game_cards() -> Vec<GameCard> {
    listings().iter().map(card).collect()
}

fn card(listing: &Listing) -> GameCard {
    let bots = listing.bots().into_iter();
    let (family, presets, options) = match listing.family {
        FamilyId::Dice => ("dice", Vec::new(), dice_options()),
        FamilyId::Board if listing.id.starts_with("sea/") => {
            ("board", sea_presets(), sea_options(listing))
        }
        FamilyId::Board if listing.id.starts_with("knights+sea/") => (
            "board",
            sea_presets(),
            with_knights(sea_options(listing), listing),
        ),
        FamilyId::Board if listing.id == "knights" => (
            "board",
            knights_presets(),
            with_knights(board_options(), listing),
        ),
        FamilyId::Board if *listing.seats.end() == 2 => ("board", two_presets(), two_options()),
        FamilyId::Board => ("board", base_presets(), board_options()),
        FamilyId::Rivals => ("rivals", Vec::new(), rivals_options()),
    };
    GameCard {
        id: listing.id.clone(),
        family: family.to_owned(),
        min_seats: *listing.seats.start(),
        max_seats: *listing.seats.end(),
        goal: fixed_goal(&listing.id),
        bots: bots.map(|id| BotLevel { id: id.to_owned() }).collect(),
        presets,
        options,
    }
}

/// RIV-45, RIV-50, RIV-57: each of these games has points of its own.
fn fixed_goal(id: &str) -> Option<u8> {
    let mode = id.strip_prefix("rivals/")?;
    let mode: rivals::Mode = serde_json::from_value(json!(mode)).ok()?;
    Some(mode.goal())
}

fn preset(id: &str, seats: u8, options: Value) -> Preset {
    Preset {
        id: id.to_owned(),
        seats,
        options,
    }
}

fn base_presets() -> Vec<Preset> {
    vec![
        preset("beginner", 4, json!({ "board": "beginner" })),
        preset("founding", 4, json!({ "board": "printed" })),
        preset("standard", 4, json!({ "board": "variable" })),
        preset("random", 4, json!({ "board": "random" })),
    ]
}

fn sea_presets() -> Vec<Preset> {
    vec![
        preset("printed", 4, json!({ "board": "printed" })),
        preset("shuffled", 4, json!({ "board": "variable" })),
    ]
}

fn knights_presets() -> Vec<Preset> {
    let fiesepeter = json!({ "board": "variable", "fiesepeter": true });
    let mut presets = base_presets();
    presets.push(preset("fiesepeter", 4, fiesepeter));
    presets
}

/// As for the base game, with the scenario's map and points.
fn sea_options(listing: &Listing) -> Vec<OptionField> {
    let mut options = with_points(board_options(), listing);
    options[0] = words("board", &["printed", "variable"]);
    options
}

/// CK-21: trade and build are never separated. CK-62: who fights may be left to each player.
fn with_knights(mut options: Vec<OptionField>, listing: &Listing) -> Vec<OptionField> {
    options.retain(|option| option.id != "mode");
    let fiesepeter = field("fiesepeter", OptionKind::Switch, json!(false));
    options.insert(1, fiesepeter);
    with_points(options, listing)
}

/// The points of this very game; more than in the base game can be reached.
fn with_points(mut options: Vec<OptionField>, listing: &Listing) -> Vec<OptionField> {
    let points = listing.usual_points();
    for option in options.iter_mut().filter(|option| option.id == "points") {
        option.default = json!(points);
        option.kind = OptionKind::Number { min: 3, max: 30 };
    }
    options
}

fn two_presets() -> Vec<Preset> {
    vec![
        preset("for-two", 2, json!({ "board": "variable" })),
        preset("founding", 2, json!({ "board": "printed" })),
    ]
}

fn field(id: &str, kind: OptionKind, default: Value) -> OptionField {
    OptionField {
        id: id.to_owned(),
        kind,
        default,
    }
}

fn number(id: &str, min: i32, max: i32, default: i32) -> OptionField {
    field(id, OptionKind::Number { min, max }, json!(default))
}

/// The first value is the usual one.
fn words(id: &str, values: &[&str]) -> OptionField {
    let choice = |value: &&str| OptionChoice {
        id: (*value).to_owned(),
        value: json!(value),
    };
    let choices = values.iter().map(choice).collect();
    field(id, OptionKind::Choice { choices }, json!(values[0]))
}

fn dice_options() -> Vec<OptionField> {
    vec![number("start", 0, 3, 0)]
}

fn board_options() -> Vec<OptionField> {
    vec![
        words("board", &["variable", "beginner", "printed", "random"]),
        words("mode", &["combined", "separated"]),
        number("points", 3, 22, 10),
        number("hand_limit", 0, 30, 7),
        number("turn_limit", 0, 1000, 0),
    ]
}

fn rivals_options() -> Vec<OptionField> {
    vec![number("turn_limit", 0, 1000, 0)]
}

fn two_options() -> Vec<OptionField> {
    let mut options = board_options();
    options[0] = words("board", &["variable", "printed", "random"]);
    options.push(words("trade_cards", &["fourteen", "twenty"]));
    options
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::{Choice, colours};

    /// Every value on offer makes a table, and defaults are what tables without options have.
    #[test]
    fn what_is_offered_can_be_played() {
        for card in game_cards() {
            let opens = |seats: u8, options: &Value| {
                let choice = Choice {
                    game: &card.id,
                    seats,
                    options,
                    position: None,
                };
                let opened = colours(&choice).map(<[&str]>::len);
                assert_eq!(opened, Ok(usize::from(seats)), "{} {options}", card.id);
            };
            for seats in card.min_seats..=card.max_seats {
                opens(seats, &Value::Null);
            }
            for preset in &card.presets {
                opens(preset.seats, &preset.options);
            }
            for option in &card.options {
                let values: Vec<Value> = match &option.kind {
                    OptionKind::Number { min, .. } => vec![json!(min), option.default.clone()],
                    OptionKind::Switch => vec![json!(true), json!(false)],
                    OptionKind::Choice { choices } => {
                        choices.iter().map(|choice| choice.value.clone()).collect()
                    }
                };
                for value in values {
                    opens(card.max_seats, &json!({ &option.id: value }));
                }
            }
        }
    }
}
