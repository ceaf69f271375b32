//! A first opponent: builds what brings most for the waiting, and plays every card that helps.
//!
//! It looks no step ahead. What it knows of each concern is in the files beside this one; here is
//! only which of them answers which question.

use game::{Choices, Luck};
use rivals::{Action, Menu, Rules, Task};

use super::goals::Plan;
use super::vantage::Vantage;
use super::{goods, harm, lands, stacks, turn};
use crate::{Bot, Sight};

/// Remembers nothing: what a player may remember of the stacks is in his view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<Rules> for Greedy {
    fn choose(&mut self, sight: &Sight<Rules>, _luck: &mut dyn Luck) -> Action {
        let menu = sight.menu();
        if menu.count() == 1 {
            return menu.nth(0);
        }
        let view = sight.view();
        let table = Vantage::new(sight.game(), &view, sight.seat());
        let wanted = answer(&table, &menu).filter(|action| menu.contains(*action));
        wanted.unwrap_or_else(|| menu.nth(0))
    }
}

/// The answer to the question on top of the agenda; none if there is nothing to prefer.
fn answer(table: &Vantage, menu: &Menu) -> Option<Action> {
    let plan = &Plan::new(table);
    match table.task() {
        Task::Main => Some(turn::action(table, plan, menu)),
        // A card that can be played at such a moment stands last, and is played.
        Task::BeforeRoll | Task::Spare(_) | Task::Scout(_) => Some(menu.nth(menu.count() - 1)),
        Task::Number => goods::number(table, plan, menu),
        Task::StartCards { .. } | Task::TakeOne { .. } | Task::Fetch(_) | Task::Steal(_) => {
            stacks::take(table, plan, menu)
        }
        Task::Refill => {
            stacks::draw(table, plan, menu).or_else(|| stacks::put_away(table, plan, menu))
        }
        Task::Exchange => stacks::exchange(table, plan, menu),
        Task::ExchangeTake => stacks::draw_or_search(table, plan, menu),
        Task::Search { .. } => stacks::search(table, plan, menu),
        Task::Gain { .. } => goods::store(table, plan, menu),
        Task::Pay { .. } | Task::PayAny { .. } | Task::Give { .. } | Task::Return(_) => {
            goods::spend(table, plan, menu)
        }
        Task::Save { .. } | Task::Demand { .. } | Task::Tithe(_) => goods::name(table, plan, menu),
        Task::Buy { .. } => goods::buy(table, plan, menu),
        Task::PickLandscape { .. } | Task::LayUpper { .. } => lands::landscape(table, menu),
        Task::NameBuildings { .. } | Task::Burn(_) | Task::Strip { .. } => harm::strike(menu),
        Task::Riots(_) | Task::LoseNamed(_) | Task::LoseUnit(_) | Task::Sink(_) => {
            harm::yield_up(menu)
        }
        Task::Raid(_) => harm::raid(table, menu),
        _ => None,
    }
}
