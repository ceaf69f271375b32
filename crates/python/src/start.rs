//! From the words of a caller to a typed game: the one way into [`families::visit`].

use families::{Override, Visitor, visit};
use pyo3::prelude::*;

use crate::failure::Answer;

/// A game as it was asked for.
#[derive(Clone, Debug, FromPyObject)]
#[pyo3(from_item_all)]
pub struct Wanted {
    pub game: String,
    pub seats: Option<u8>,
    /// Options with their values as JSON.
    pub options: Vec<(String, String)>,
}

impl Wanted {
    /// Hands the typed game to the visitor.
    pub fn visit<T, V: Visitor<Out = Answer<T>>>(&self, visitor: V) -> Answer<T> {
        visit(&self.game, self.seats, &self.overrides(), visitor)?
    }

    fn overrides(&self) -> Vec<Override> {
        let options = self.options.iter().cloned();
        options
            .map(|(key, value)| Override { key, value })
            .collect()
    }

    /// Games that nobody might win get a last turn, unless the caller has set one.
    pub fn with_last_turn(mut self) -> Answer<Wanted> {
        let mut overrides = self.overrides();
        families::limit_turns(&self.game, &mut overrides)?;
        let options = overrides.into_iter();
        self.options = options.map(|it| (it.key, it.value)).collect();
        Ok(self)
    }
}
