//! The board family: numbers of actions in `actions.rs`, rows of what a seat sees in `sight.rs`
//! and `boxes.rs`.

mod actions;
mod boxes;
mod codes;
mod sight;

use board::{Action, Countable as _, Counts, Resource, Rules, State, View};
use game::{Game, Seat};
use hexgrid::Hex;

use crate::{Encoded, Plan};
use sight::Sight;

/// How large the board is, and how many take part.
struct Sizes {
    hexes: usize,
    /// Hexes, the bay and the frame.
    spots: usize,
    corners: usize,
    edges: usize,
    kinds: usize,
    players: usize,
    /// Those who own pieces: players, and neutral ones in the game for two.
    owners: usize,
}

impl Sizes {
    fn of(rules: &Rules) -> Sizes {
        let hexes = rules.grid.hex_count();
        Sizes {
            hexes,
            spots: hexes + 2,
            corners: rules.grid.corner_count(),
            edges: rules.grid.edge_count(),
            kinds: if rules.has_knights() {
                Resource::ALL.len()
            } else {
                Resource::FIVE.len()
            },
            players: usize::from(rules.players),
            owners: usize::from(rules.owners),
        }
    }
}

/// The place of a hex among spots: the bay and the frame follow the hexes.
fn spot(rules: &Rules, hex: Hex) -> usize {
    let hexes = rules.grid.hex_count();
    match hex {
        board::BAY => hexes,
        board::FRAME => hexes + 1,
        hex => hex.index(),
    }
}

fn hex_of(rules: &Rules, spot: usize) -> Hex {
    match spot.checked_sub(rules.grid.hex_count()) {
        None => Hex(spot as u8),
        Some(0) => board::BAY,
        Some(_) => board::FRAME,
    }
}

type Goods = Counts<Resource>;

impl Encoded for Rules {
    fn plan(&self, offers: bool) -> Plan {
        let sizes = Sizes::of(self);
        Plan::new(
            actions::verbs(self, &sizes, offers),
            sight::fields(self, &sizes),
        )
    }

    #[inline]
    fn number(&self, plan: &Plan, seat: Seat, action: Action) -> Option<usize> {
        actions::number(self, plan, seat, action)
    }

    fn action(&self, plan: &Plan, seat: Seat, number: usize) -> Option<Action> {
        actions::action(self, plan, seat, number)
    }

    fn steady(&self, plan: &Plan) -> usize {
        // Fog is lifted, harbours are placed, and the Inventor swaps numbers.
        if self.is_at_sea() || self.has_knights() {
            0
        } else {
            sight::steady(plan)
        }
    }

    fn observe(&self, plan: &Plan, view: &View, seat: Seat, row: &mut [i8]) {
        let own = view.own(seat).copied().unwrap_or_default();
        let sight = Sight::new(self, &view.public, &own, seat);
        sight.write_steady(plan, row);
        sight.write(plan, row);
    }

    /// The open part and the own cards are lent instead of copied into a view: that is all the
    /// writer gets.
    fn look(&self, plan: &Plan, state: &State, seat: Seat, row: &mut [i8], anew: bool) {
        let sight = Sight::new(self, &state.public, state.own(seat), seat);
        if anew || self.steady(plan) == 0 {
            sight.write_steady(plan, row);
        }
        sight.write(plan, row);
    }

    fn offers(&self, plan: &Plan, state: &State, seat: Seat, each: &mut dyn FnMut(usize)) {
        if self.forms(state, seat).is_empty() {
            return;
        }
        for number in actions::offers(plan) {
            let action = actions::action(self, plan, seat, number);
            if action.is_some_and(|action| self.check(state, seat, action).is_ok()) {
                each(number);
            }
        }
    }
}
