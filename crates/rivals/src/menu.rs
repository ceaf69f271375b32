//! Everything open to one seat.

use game::{Choices, Seat};

use crate::actions::Action;
use crate::questions::{
    agenda, agreement, asking, building, centre, goods, hand_limit, playing, start_hand, taking,
    trade, turn,
};
use crate::setup::Rules;
use crate::state::{State, Task};

/// The choices in ascending order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    list: Vec<Action>,
}

impl Menu {
    pub fn of(rules: &Rules, state: &State, seat: Seat) -> Menu {
        Menu {
            list: list(rules, state, seat),
        }
    }
}

impl Choices<Action> for Menu {
    fn count(&self) -> u32 {
        self.list.len() as u32
    }

    fn nth(&self, k: u32) -> Action {
        self.list[k as usize]
    }

    fn contains(&self, choice: Action) -> bool {
        self.list.binary_search(&choice).is_ok()
    }
}

pub fn list(rules: &Rules, state: &State, seat: Seat) -> Vec<Action> {
    let mut menu = Vec::new();
    if agenda::decider(state) == Some(seat) {
        menu.reserve(32);
        fill(rules, state, seat, &mut menu);
        debug_assert!(menu.is_sorted_by(|a, b| a < b), "{menu:?}");
    }
    menu
}

fn fill(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    match state.task() {
        Task::Main => {
            menu.push(Action::End);
            if agreement::check(rules, state).is_ok() {
                menu.push(Action::Propose);
            }
            playing::options(state, seat, menu);
            centre::options(state, seat, menu);
            building::options(rules, state, seat, menu);
            trade::options(state, seat, menu);
            building::tear_down_options(rules, state, seat, menu);
        }
        Task::StartStack(_) => start_hand::stack_options(rules, state, menu),
        Task::StartCards { stack, .. } | Task::TakeOne { stack, .. } => {
            hand_limit::stack_options(state, stack, menu);
        }
        Task::Arrange { .. } => start_hand::arrange_options(state, menu),
        Task::BeforeRoll => turn::options_before_roll(state, seat, menu),
        Task::Refill => hand_limit::refill_options(rules, state, seat, menu),
        Task::Exchange => hand_limit::exchange_options(rules, state, seat, menu),
        Task::ExchangeTake => hand_limit::exchange_take_options(rules, state, seat, menu),
        Task::Search { .. } => hand_limit::search_options(rules, state, menu),
        Task::Under { card, .. } => hand_limit::under_options(rules, card, menu),
        Task::Gain { .. } => goods::gain_options(state, menu),
        Task::Pay { owed, .. } => goods::pay_options(state.realm(seat), owed, menu),
        Task::PayAny { .. } => goods::pay_any_options(state.realm(seat), menu),
        Task::Save { .. } => goods::save_options(state, menu),
        Task::Demand { .. } => taking::demand_options(state, menu),
        Task::Give { to, kind, .. } => taking::give_options(state, to, kind, menu),
        Task::PickLandscape { .. } => centre::pick_options(state, menu),
        Task::LayUpper { one, two, .. } => menu.extend([one, two].map(Action::Landscape)),
        Task::Ask(asked) => asking::options(rules, state, asked, menu),
        Task::Agree(_) => menu.extend([Action::Pass, Action::Agree]),
        task @ crate::asks_nobody!() => unreachable!("{task:?} waits for nobody"),
    }
}
