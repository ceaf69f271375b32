//! The games of the house as the lobby lists them, and the bots for their tables. What can be said
//! about games is in `families`.

use families::{BotError, BotSpec, GameOption, LEVELS, Listing, OptionRange, Suggestion, listings};
use protocol::{BotLevel, GameCard, OptionChoice, OptionField, OptionKind, Preset};

use crate::TableError;

pub fn game_cards() -> Vec<GameCard> {
    listings().iter().map(card).collect()
}

/// The levels of bots on every seat but the first: one for all of them, or one for each.
pub fn bots_for(levels: &str, seats: u8) -> Result<Vec<String>, TableError> {
    let specs = BotSpec::for_seats(levels, usize::from(seats).saturating_sub(1));
    match specs {
        Ok(specs) => Ok(specs.iter().map(BotSpec::to_string).collect()),
        Err(BotError::Count { .. }) => Err(TableError::BotCount),
        Err(_) => Err(TableError::NoBot),
    }
}

fn card(listing: &Listing) -> GameCard {
    GameCard {
        id: listing.id.clone(),
        family: listing.family.name().to_owned(),
        group: listing.group().to_owned(),
        scenario: listing.scenario().map(str::to_owned),
        boxes: listing.boxes().into_iter().map(str::to_owned).collect(),
        min_seats: *listing.seats.start(),
        max_seats: *listing.seats.end(),
        minutes: listing.minutes,
        goal: listing.fixed_points(),
        also_needs: listing.also_needs().map(str::to_owned),
        bots: LEVELS.map(|id| BotLevel { id: id.to_owned() }).to_vec(),
        presets: listing.suggestions().into_iter().map(preset).collect(),
        options: listing.options().into_iter().map(field).collect(),
    }
}

fn preset(suggestion: Suggestion) -> Preset {
    Preset {
        id: suggestion.id.to_owned(),
        seats: suggestion.seats,
        options: suggestion.options,
    }
}

fn field(option: GameOption) -> OptionField {
    OptionField {
        id: option.id.to_owned(),
        kind: kind(&option.range),
        default: option.usual,
    }
}

fn kind(range: &OptionRange) -> OptionKind {
    let choice = |word: &&str| OptionChoice {
        id: (*word).to_owned(),
        value: (*word).into(),
    };
    match range {
        OptionRange::Number { min, max } => OptionKind::Number {
            min: *min,
            max: *max,
        },
        OptionRange::Seat => OptionKind::Seat,
        OptionRange::Switch => OptionKind::Switch,
        OptionRange::Words(words) => OptionKind::Choice {
            choices: words.iter().map(choice).collect(),
        },
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::any::{Choice, colours, try_out};

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
                assert!(try_out(&choice).is_ok(), "{} {options}", card.id);
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
                    OptionKind::Seat => vec![json!(0), json!(card.max_seats - 1)],
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
