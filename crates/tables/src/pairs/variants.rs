//! The forms in which a game is played.

use families::{Listing, OptionRange, Override};
use serde_json::json;

/// Every game as it is usually played, and with every option that makes it another one.
pub fn variants(listing: &Listing) -> Vec<Option<Override>> {
    let mut variants = vec![None];
    for option in listing.options() {
        let values = match option.range {
            OptionRange::Switch => vec![json!(true), json!(false)],
            OptionRange::Words(words) => words.iter().map(|word| json!(word)).collect(),
            OptionRange::Number { min, max } => vec![json!(min), json!(max)],
            OptionRange::Seat => vec![json!(1)],
        };
        let others = values.into_iter().filter(|value| *value != option.usual);
        variants.extend(others.map(|value| {
            Some(Override {
                key: option.id.to_owned(),
                value: value.to_string(),
            })
        }));
    }
    variants
}
