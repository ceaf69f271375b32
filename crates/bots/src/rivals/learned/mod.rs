//! The learned bot of the card game: what its net is told, and which questions it answers.

mod bot;
mod features;
mod hand;
mod realm;

pub use bot::Learned;
pub use features::INPUTS;

use game::Seat;
use rivals::{Action, Menu, Rules, State, Task};

use super::Greedy;
use crate::learned::{Inputs, Learnable, Stamina, Thought, key};

impl Learnable for Rules {
    type Usual = Greedy;
    const PARTS: &'static [usize] = &features::PARTS;
    /// A settlement without landscapes is worth nothing yet.
    const JUDGES_DRAWS: bool = false;

    fn describe(&self, state: &State, seat: Seat, part: usize, inputs: &mut Inputs) {
        features::describe(self, state, seat, part, inputs);
    }

    fn keys(&self, state: &State, seat: Seat, keys: &mut [Option<u64>]) {
        let other = rivals::other(seat);
        for (part, of, against) in [(1, seat, other), (2, other, seat)] {
            let (realm, rival) = (state.realm(of), state.realm(against).points());
            keys[part] = Some(key(&(part, seat, realm, rival)));
        }
    }

    /// Before a roll, and when the hand is made up at the end of a turn: what comes then is drawn.
    fn rests(&self, state: &State) -> bool {
        matches!(
            state.task(),
            Task::BeforeRoll | Task::Refill | Task::Exchange | Task::ExchangeTake
        )
    }

    fn is_on_turn(&self, state: &State, seat: Seat) -> bool {
        state.public.turn == seat
    }

    fn stamina(&self) -> Stamina {
        Stamina {
            rounds: 1,
            steps: 3_000,
        }
    }

    fn thought(&self, state: &State, _: Seat) -> Thought {
        thought(state.task())
    }

    fn end(&self) -> Action {
        Action::End
    }

    fn shortlist(&self, _: &State, _: Seat, _: &Menu) -> Vec<Action> {
        Vec::new()
    }
}

/// How a question of the card game is thought about.
fn thought(task: Task) -> Thought {
    match task {
        // Nothing is learned about these.
        Task::StartStack(_) | Task::Agree(_) | Task::Under { .. } | Task::BeforeRoll => {
            Thought::None
        }
        Task::StartCards { .. }
        | Task::TakeOne { .. }
        | Task::Refill
        | Task::Exchange
        | Task::ExchangeTake
        | Task::Search { .. } => Thought::Trials,
        _ => Thought::Search,
    }
}
