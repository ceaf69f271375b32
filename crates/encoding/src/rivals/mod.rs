//! The card game: numbers of actions in `actions.rs`, rows of what a seat sees in `sight.rs`.

mod actions;
mod sight;

use game::Seat;
use rivals::{Action, Rules, View};

use crate::{Encoded, Plan};

impl Encoded for Rules {
    fn plan(&self, _: bool) -> Plan {
        Plan::new(actions::verbs(), sight::fields())
    }

    fn number(&self, plan: &Plan, _: Seat, action: Action) -> Option<usize> {
        actions::number(plan, action)
    }

    fn action(&self, plan: &Plan, _: Seat, number: usize) -> Option<Action> {
        actions::action(plan, number)
    }

    fn observe(&self, plan: &Plan, view: &View, seat: Seat, row: &mut [i8]) {
        sight::write(plan, view, seat, row);
    }
}
