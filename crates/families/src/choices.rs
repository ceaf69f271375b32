//! What people can choose for each game: its options with their usual values, and sets of them.

use serde_json::{Value, json};

use crate::{FamilyId, Listing};

/// One option of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameOption {
    pub id: &'static str,
    pub range: OptionRange,
    /// What a table has if nobody says otherwise.
    pub usual: Value,
}

/// The values an option can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionRange {
    Number {
        min: i32,
        max: i32,
    },
    /// One of those who play, counted from 0.
    Seat,
    Switch,
    Words(&'static [&'static str]),
}

/// Options that go together under a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    pub id: &'static str,
    pub seats: u8,
    pub options: Value,
}

impl Listing {
    pub fn options(&self) -> Vec<GameOption> {
        match self.family {
            FamilyId::Dice => vec![GameOption {
                id: "start",
                range: OptionRange::Seat,
                usual: json!(0),
            }],
            FamilyId::Board => self.board_options(),
            FamilyId::Rivals => vec![number("turn_limit", 0, 1000, 0)],
        }
    }

    fn board_options(&self) -> Vec<GameOption> {
        let mut options = vec![words("board", self.boards())];
        if self.has_knights() {
            // CK-62: who fights may be left to each player.
            options.push(switch("fiesepeter"));
        } else {
            // CK-21: with knights trade and build are never separated.
            options.push(words("mode", &["combined", "separated"]));
        }
        // Where a game has points of its own, more than in the base game can be reached.
        options.push(match self.usual_points() {
            Some(points) => number("points", 3, 30, points as i32),
            None => number("points", 3, 22, 10),
        });
        options.push(number("hand_limit", 0, 30, 7));
        if self.has_robber() {
            options.push(switch("friendly_robber"));
        }
        // BASE-R-35: for two the rolls of a turn must differ.
        if !self.is_for_two() {
            options.push(switch("dice_deck"));
        }
        options.push(number("turn_limit", 0, 1000, 0));
        if self.is_for_two() {
            options.push(words("trade_cards", &["fourteen", "twenty"]));
        }
        options
    }

    /// The islands one can play on, the usual one first.
    fn boards(&self) -> &'static [&'static str] {
        match self.scenario() {
            Some(_) => &["printed", "variable"],
            None if self.is_for_two() => &["variable", "printed", "random"],
            None => &["variable", "beginner", "printed", "random"],
        }
    }

    /// What is suggested, the easiest first.
    pub fn suggestions(&self) -> Vec<Suggestion> {
        let on = |id, board: &str| Suggestion {
            id,
            seats: self.usual_seats(),
            options: json!({ "board": board }),
        };
        if self.family != FamilyId::Board {
            return Vec::new();
        }
        if self.scenario().is_some() {
            return vec![on("printed", "printed"), on("shuffled", "variable")];
        }
        if self.is_for_two() {
            return vec![on("for-two", "variable"), on("founding", "printed")];
        }
        let mut suggestions = vec![
            on("beginner", "beginner"),
            on("founding", "printed"),
            on("standard", "variable"),
            on("random", "random"),
        ];
        if self.has_knights() {
            suggestions.push(Suggestion {
                options: json!({ "board": "variable", "fiesepeter": true }),
                ..on("fiesepeter", "variable")
            });
        }
        suggestions
    }
}

fn number(id: &'static str, min: i32, max: i32, usual: i32) -> GameOption {
    GameOption {
        id,
        range: OptionRange::Number { min, max },
        usual: json!(usual),
    }
}

/// Off unless somebody turns it on.
fn switch(id: &'static str) -> GameOption {
    GameOption {
        id,
        range: OptionRange::Switch,
        usual: json!(false),
    }
}

/// The first value is the usual one.
fn words(id: &'static str, values: &'static [&'static str]) -> GameOption {
    GameOption {
        id,
        range: OptionRange::Words(values),
        usual: json!(values[0]),
    }
}
