//! Refusals: which rule forbids an action, and the facts for its sentence.

use std::fmt;

use serde::Serialize;

use crate::Fact;

/// The id of a printed rule, a ruling or a card, as listed in `rules/catalogue.json`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// The refusal that cites this rule.
    #[cold]
    pub fn broken(self) -> Violation {
        Violation {
            rule: self,
            facts: Vec::new(),
        }
    }

    /// Passes if the rule is kept.
    pub fn require(self, kept: bool) -> Result<(), Violation> {
        if kept { Ok(()) } else { Err(self.broken()) }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A forbidden action: the rule it breaks; `text/` has the sentence, the facts fill it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Violation {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// The variables of its sentence, by name.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Violation {
    /// Adds a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Violation {
        self.facts.push((name, fact.into()));
        self
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.rule)?;
        for (name, fact) in &self.facts {
            write!(f, " {name}={fact}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Violation {}
