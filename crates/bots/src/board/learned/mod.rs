//! The learned bot of the board family: what its net is told, and how it trades.

mod bot;
mod features;
mod holdings;
mod knights;
mod land;
mod sea;
mod talk;

pub use bot::Learned;
pub use features::INPUTS;

use board::{Action, Menu, Rules, State, Task};
use game::{Choices, Seat};

use super::vantage::Vantage;
use super::{Greedy, robber};
use crate::learned::{Inputs, Learnable, Stamina, Thought};

/// Hexes for robber and pirate that are looked at in the middle of a turn.
const HEXES: usize = 4;

impl Learnable for Rules {
    type Usual = Greedy;
    const PARTS: &'static [usize] = &features::PARTS;
    const JUDGES_DRAWS: bool = true;

    fn describe(&self, state: &State, seat: Seat, part: usize, inputs: &mut Inputs) {
        features::describe(&vantage(self, state, seat), part, inputs);
    }

    fn keys(&self, state: &State, seat: Seat, keys: &mut [Option<u64>]) {
        features::keys(&vantage(self, state, seat), keys);
    }

    fn rests(&self, state: &State) -> bool {
        matches!(
            state.task(),
            Task::BeforeRoll | Task::BetweenRolls | Task::FoundSettlement | Task::RollForStart
        )
    }

    fn is_on_turn(&self, state: &State, seat: Seat) -> bool {
        state.public.turn == seat
    }

    /// With ships or knights a step takes several times as long to decide.
    fn stamina(&self) -> Stamina {
        let [rounds, steps] = if self.is_at_sea() || self.has_knights() {
            [1, 5_000]
        } else {
            [2, 16_000]
        };
        Stamina { rounds, steps }
    }

    /// Nobody has learned to bargain, or to speak up in the turns of others.
    fn thought(&self, state: &State, seat: Seat) -> Thought {
        match state.task() {
            Task::Negotiate | Task::RollForStart => Thought::None,
            Task::Main if state.public.turn != seat => Thought::None,
            _ => Thought::Search,
        }
    }

    fn end(&self) -> Action {
        Action::End
    }

    fn shortlist(&self, state: &State, seat: Seat, menu: &Menu) -> Vec<Action> {
        let all = (0..menu.count()).map(|k| menu.nth(k));
        match menu {
            Menu::Hexes(_) | Menu::Figures { .. } => {
                let table = vantage(self, state, seat);
                let mut ranked: Vec<(f64, Action)> = all
                    .map(|action| (robber::merit_of(&table, action), action))
                    .collect();
                ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
                ranked.truncate(HEXES);
                ranked.into_iter().map(|(_, action)| action).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn vantage<'a>(rules: &'a Rules, state: &'a State, seat: Seat) -> Vantage<'a> {
    Vantage {
        rules,
        public: &state.public,
        seat,
        own: *state.own(seat),
    }
}
