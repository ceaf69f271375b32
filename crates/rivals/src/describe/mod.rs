//! How the card game speaks to people; the sentences are in `text/*/rivals.ftl`.

use crate::state::Task;

/// The word for what a task waits for.
pub fn prompt_word(_: Task) -> &'static str {
    "rivals-waits"
}
