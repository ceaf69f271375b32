//! A first opponent: builds what brings most today, and plays every card that helps.
//!
//! It looks no further than its own turn. What it knows of each concern is in the files beside
//! this one; here is only which of them answers which question.

use game::{Choices, Luck};
use rivals::{About, Action, Asked, CardId, Menu, Rules, Task};

use super::goals::Plan;
use super::vantage::Vantage;
use super::{goods, harm, lands, layout, stacks, turn};
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
        Task::BeforeRoll => Some(turn::before_roll(table, plan, menu)),
        Task::Arrange { .. } => layout::arrange(table),
        Task::StartCards { .. } | Task::TakeOne { .. } => stacks::take(table, plan, menu),
        Task::Refill => {
            stacks::draw(table, plan, menu).or_else(|| stacks::put_away(table, plan, menu))
        }
        Task::Exchange => stacks::exchange(table, plan, menu),
        Task::ExchangeTake => stacks::draw_or_search(table, plan, menu),
        Task::Search { .. } => stacks::search(table, plan, menu),
        Task::Gain { .. } => goods::store(table, plan, menu),
        Task::Pay { .. } | Task::PayAny { .. } | Task::Give { .. } => {
            goods::spend(table, plan, menu)
        }
        Task::Save { .. } | Task::Demand { .. } => goods::name(table, plan, menu),
        Task::PickLandscape { .. } | Task::LayUpper { .. } => lands::landscape(table, menu),
        Task::Ask(asked) => answer_card(table, plan, menu, asked),
        Task::Agree(_) => turn::agrees(table).then_some(Action::Agree),
        // One answer is like another, or nobody is asked.
        Task::StartStack(_) | Task::Under { .. } | rivals::asks_nobody!() => None,
    }
}

/// The answer to a question of a single card.
fn answer_card(table: &Vantage, plan: &Plan, menu: &Menu, asked: Asked) -> Option<Action> {
    match asked.card {
        CardId::Relocation => layout::relocate(table, asked.about),
        CardId::Sebastian | CardId::Scout => Some(menu.nth(menu.count() - 1)),
        CardId::Brigitta => goods::number(table, plan, menu),
        CardId::Gustav | CardId::Traitor => stacks::take(table, plan, menu),
        CardId::Merchant => goods::spend(table, plan, menu),
        CardId::TitheBarn => goods::name(table, plan, menu),
        CardId::TravelingMerchant => goods::buy(table, plan, menu),
        CardId::BrigandsGold => harm::raid(table, menu),
        CardId::Arsonist | CardId::FraternalFeuds => harm::strike(table, menu),
        CardId::Feud if matches!(asked.about, About::Left(_)) => harm::strike(table, menu),
        CardId::Feud | CardId::Riots | CardId::Archer | CardId::PirateShip => {
            harm::yield_up(table, menu)
        }
        _ => None,
    }
}
