//! What a search has found for the rest of a turn, so that it is not searched again.

use std::hash::Hash;

use super::search::key;

/// Steps still to be taken, as long as nothing unforeseen happens.
#[derive(Clone, Debug)]
pub struct Plan<A> {
    /// The next step is the last of the list.
    steps: Vec<A>,
    /// The key of what everybody sees when the next step is due.
    due: u64,
}

impl<A> Default for Plan<A> {
    fn default() -> Plan<A> {
        Plan {
            steps: Vec::new(),
            due: 0,
        }
    }
}

impl<A> Plan<A> {
    /// Keeps these steps, the next one last, for when the table looks like `public`.
    pub fn keep(&mut self, steps: Vec<A>, public: &impl Hash) {
        self.due = if steps.is_empty() { 0 } else { key(public) };
        self.steps = steps;
    }

    /// The steps for a table that looks like `public`, if there are any.
    pub fn take(&mut self, public: &impl Hash) -> Option<Vec<A>> {
        let steps = std::mem::take(&mut self.steps);
        (!steps.is_empty() && key(public) == self.due).then_some(steps)
    }
}
