//! What a seat may do at sea, besides what it may do on land.

use game::Seat;
use hexgrid::{Edge, EdgeSet};

use crate::base::{city, road, settlement};
use crate::menu::{BankTrades, Menu, SeaMenu, TurnMenu};
use crate::plain::Plain;
use crate::questions::build::docks;
use crate::rules::Rules;
use crate::sea::{ship, ship_move};
use crate::special::{Special, fortress, wonders};
use crate::state::State;

/// Where a ship that was taken up may go, or back (SEA-R-38).
pub fn destinations(rules: &Rules, state: &State, seat: Seat, from: Edge) -> Menu {
    Menu::Pieces {
        plain: Plain::WAIVE,
        roads: EdgeSet::EMPTY,
        ships: ship_move::destinations(rules, state, seat, from),
    }
}

/// The harbours a seat holds, and where they may be placed.
pub fn harbours(rules: &Rules, state: &State, seat: Seat) -> Menu {
    Menu::Harbours {
        kinds: state.fleet(seat).tokens,
        edges: docks::sites(rules, state, seat),
    }
}

/// The same with ships and what the scenario adds.
pub fn main(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (plain, trades): (Plain, BankTrades),
) -> Menu {
    let plain = plain.with(special(rules, state, seat));
    let lifts = ship_move::ships(rules, state, seat);
    // Who can pay for a settlement can pay for a road.
    let can_build =
        road::can_pay(state, seat) || city::can_pay(state, seat) || ship::can_pay(state, seat);
    if !can_build {
        return Menu::Lifts {
            plain,
            trades,
            lifts,
        };
    }
    Menu::Sea(SeaMenu {
        turn: TurnMenu {
            plain,
            trades,
            roads: road::affordable_edges(state, seat),
            settlements: settlement::corners(state, seat),
            cities: city::corners(state, seat),
        },
        ships: ship::affordable_edges(rules, state, seat),
        lifts,
    })
}

/// What only one scenario lets a seat do.
#[inline(always)]
pub fn special(rules: &Rules, state: &State, seat: Seat) -> Plain {
    match &rules.sea().special {
        Special::Pirates(it) => Plain::ATTACK.when(fortress::can_attack(it, rules, state, seat)),
        Special::Wonders(it) => Plain::claim(wonders::claims(it, rules, state, seat))
            .with(Plain::BUILD_WONDER.when(wonders::can_build(state, seat))),
        Special::None | Special::Tribe(_) | Special::Cloth(_) => Plain::NONE,
    }
}
