//! What is expected of the seat that decides.

use crate::questions::asking;
use crate::state::Task;

/// The key of the sentence; it asks for no facts, so that a refusal can use it, too.
pub fn prompt_word(task: Task) -> &'static str {
    match task {
        Task::StartStack(_) => "rivals-prompt-start-stack",
        Task::StartCards { .. } => "rivals-prompt-start-cards",
        Task::Arrange { .. } => "rivals-prompt-arrange",
        Task::BeforeRoll => "rivals-prompt-roll",
        Task::Main => "rivals-prompt-main",
        Task::Refill => "rivals-prompt-refill",
        Task::Exchange => "rivals-prompt-exchange",
        Task::ExchangeTake => "rivals-prompt-exchange-take",
        Task::Gain { .. } => "rivals-prompt-gain",
        Task::Pay { .. } | Task::PayAny { .. } => "rivals-prompt-pay",
        Task::Save { .. } => "rivals-prompt-save",
        Task::Demand { .. } => "rivals-prompt-demand",
        Task::Give { .. } => "rivals-prompt-give",
        Task::PickLandscape { .. } => "rivals-prompt-pick-landscape",
        Task::LayUpper { .. } => "rivals-prompt-lay-upper",
        Task::Under { .. } => "rivals-prompt-under",
        Task::Search { .. } => "rivals-prompt-search",
        Task::TakeOne { .. } => "rivals-prompt-take-one",
        Task::Agree(_) => "rivals-prompt-agree",
        Task::Ask(asked) => (asking::ask(asked).prompt)(asked.about),
        crate::asks_nobody!() => "rivals-prompt-chance",
    }
}
