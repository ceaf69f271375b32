//! What is expected of the seat that decides.

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
        Task::Scout(_) => "rivals-prompt-scout",
        Task::PickLandscape { .. } => "rivals-prompt-pick-landscape",
        Task::LayUpper { .. } => "rivals-prompt-lay-upper",
        Task::Under { .. } => "rivals-prompt-under",
        Task::Search { .. } => "rivals-prompt-search",
        Task::TakeOne { .. } => "rivals-prompt-take-one",
        _ => card_prompt(task),
    }
}

/// Questions of single cards. What is left waits for chance, or for nobody.
fn card_prompt(task: Task) -> &'static str {
    match task {
        Task::Number => "rivals-prompt-number",
        Task::Spare(_) => "rivals-prompt-spare",
        Task::Riots(_) => "rivals-prompt-riots",
        Task::NameBuildings { .. } => "rivals-prompt-name-buildings",
        Task::LoseNamed(_) => "rivals-prompt-lose-named",
        Task::Strip { .. } => "rivals-prompt-strip",
        Task::Buy { .. } => "rivals-prompt-buy",
        Task::Return(_) => "rivals-prompt-return",
        Task::Burn(_) => "rivals-prompt-burn",
        Task::LoseUnit(_) => "rivals-prompt-lose-unit",
        Task::Sink(_) => "rivals-prompt-sink",
        Task::Steal(_) => "rivals-prompt-steal",
        Task::Raid(_) => "rivals-prompt-raid",
        Task::Relocate(_) => "rivals-prompt-relocate",
        Task::RelocateLand { .. } | Task::RelocateCard { .. } => "rivals-prompt-relocate-with",
        Task::Bath(_) => "rivals-prompt-bath",
        Task::Tithe(_) => "rivals-prompt-tithe",
        Task::Fetch(_) => "rivals-prompt-fetch",
        _ => "rivals-prompt-chance",
    }
}
