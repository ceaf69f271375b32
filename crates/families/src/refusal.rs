//! Why a table cannot be set up as asked.

/// Something was asked for that is not there. Rules have not been consulted yet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("there is no game `{id}`; there are {known}")]
    Game { id: String, known: String },
    #[error("there is no family `{0}`")]
    Family(String),
    #[error("`{id}` is for {min} to {max} players, not {given}")]
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
    #[error("an option is written key=value, not `{0}`")]
    NoPair(String),
    #[error("there is no bot `{name}` for this game; there are {known}")]
    Bot { name: String, known: String },
}
