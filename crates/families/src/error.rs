//! Why a table cannot be set up as asked.

use game::{Fact, Phrase, Violation};

/// Something was asked for that is not there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("there is no game `{id}`; there are {known}")]
    Game { id: String, known: String },
    /// Boxes that cannot be joined.
    #[error("rule {} forbids it", .0.rule)]
    Rule(Violation),
    #[error("there is no family `{0}`")]
    Family(String),
    #[error("`{id}` is for {} players, not {given}", span(*min, *max))]
    Seats {
        id: String,
        given: u64,
        min: u8,
        max: u8,
    },
    #[error("option `{key}` cannot be `{value}`: {why}")]
    Option {
        key: String,
        value: String,
        why: String,
    },
    #[error("there is no option `{key}`; there are {known}")]
    NoOption { key: String, known: String },
    #[error("option `{key}` belongs to {games}")]
    OtherGame { key: String, games: String },
    #[error("an option is written key=value, not `{0}`")]
    NoPair(String),
}

impl SetupError {
    /// The reason as people are told it, or the rule that forbids it.
    pub fn told(self) -> Result<Phrase, Violation> {
        let said = Fact::Place;
        Ok(match self {
            SetupError::Game { id, known } => Phrase::new("setup-no-game")
                .with("id", said(id))
                .with("known", said(known)),
            SetupError::Rule(violation) => return Err(violation),
            SetupError::Family(family) => {
                Phrase::new("setup-no-family").with("family", said(family))
            }
            SetupError::Seats {
                id,
                given,
                min,
                max,
            } => Phrase::new(if min == max {
                "setup-no-other-seats"
            } else {
                "setup-no-seats"
            })
            .with("id", said(id))
            .with("given", given as u32)
            .with("min", min)
            .with("max", max),
            SetupError::Option { key, value, why } => Phrase::new("setup-no-option")
                .with("key", said(key))
                .with("value", said(value))
                .with("why", said(why)),
            SetupError::NoOption { key, known } => Phrase::new("setup-unknown-option")
                .with("key", said(key))
                .with("known", said(known)),
            SetupError::OtherGame { key, games } => Phrase::new("setup-other-game")
                .with("key", said(key))
                .with("games", said(games)),
            SetupError::NoPair(text) => Phrase::new("setup-no-pair").with("text", said(text)),
        })
    }
}

/// How many play: `3 to 4`, or just `2`.
fn span(min: u8, max: u8) -> String {
    if min == max {
        return min.to_string();
    }
    format!("{min} to {max}")
}

/// Why there is no bot as asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotError {
    #[error("there is no bot `{name}` for this game; there are {known}")]
    Unknown { name: String, known: String },
    #[error("{given} bots were named for {seats} seats")]
    Count { given: usize, seats: usize },
    #[error("a bot is written name:key=number,key=number; `{0}` is no key=number")]
    NoPair(String),
    #[error("{bot} has no `{key}`; there are {known}")]
    NoKey {
        bot: String,
        key: String,
        known: String,
    },
    #[error("{bot} has nothing that could be set, no `{key}` either")]
    NoKeys { bot: String, key: String },
    #[error("`{key}` is at most {most}, not {value}")]
    TooMuch { key: String, value: u32, most: u32 },
}
