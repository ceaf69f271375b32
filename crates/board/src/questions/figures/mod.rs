//! Robber and pirate: which figure may go where, and whom it robs.

pub mod chased;

use game::{Fact, Seat, SeatSet, Violation};
use hexgrid::{Hex, HexSet};

use crate::base::robber;
use crate::chart;
use crate::menu::Menu;
use crate::plain::Plain;
use crate::play::Play;
use crate::questions::build::closed;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::sea::pirate;
use crate::special::{Special, cloth, fortress};
use crate::state::{State, Task};

/// SEA-101: one of the figures in play must move.
#[inline]
pub fn menu(rules: &Rules, state: &State, seat: Seat) -> Menu {
    if rules.modules.sea {
        Menu::Figures {
            robber: robber_hexes(rules, state),
            pirate: pirate_hexes(rules, state, seat),
        }
    } else {
        Menu::Hexes(robber::hexes(rules, state))
    }
}

/// SEA-104: printed land and land that was found.
pub fn robber_hexes(rules: &Rules, state: &State) -> HexSet {
    if !rules.sea().has_robber {
        return HexSet::EMPTY;
    }
    robber::spare(rules, state, other_land(rules, state))
}

pub fn other_land(rules: &Rules, state: &State) -> HexSet {
    let mut found = chart::found_land(rules, &state.public);
    found.remove(state.public.robber);
    robber::elsewhere(rules, state) | found
}

pub fn pirate_hexes(rules: &Rules, state: &State, seat: Seat) -> HexSet {
    if may_move_pirate(rules, state, seat) {
        pirate::hexes(rules, state)
    } else {
        HexSet::EMPTY
    }
}

/// SC6-16: cloth is for those who trade.
pub fn may_move_pirate(rules: &Rules, state: &State, seat: Seat) -> bool {
    let Special::Cloth(_) = rules.sea().special else {
        return true;
    };
    cloth::trades(state, seat)
}

pub fn check_robber(rules: &Rules, state: &State, seat: Seat, hex: Hex) -> Result<(), Violation> {
    pirate::IN_PLAY.require(!rules.modules.sea || rules.sea().has_robber)?;
    moments::check_figure(state, seat)?;
    check_robber_hex(rules, state, hex)
}

/// Checks where the robber is sent, by whatever he is moved.
pub fn check_robber_hex(rules: &Rules, state: &State, hex: Hex) -> Result<(), Violation> {
    if !rules.modules.sea || hex == state.public.robber {
        return robber::check_hex(rules, state, hex);
    }
    if robber_hexes(rules, state).contains(hex) {
        return Ok(());
    }
    let rule = closed::to_robber(rules, state, hex);
    Err(rule.broken().with("hex", Fact::Place(rules.hex_name(hex))))
}

pub fn check_pirate(rules: &Rules, state: &State, seat: Seat, hex: Hex) -> Result<(), Violation> {
    pirate::IN_PLAY.require(rules.modules.sea && rules.sea().has_pirate)?;
    if let Special::Pirates(_) = rules.sea().special {
        return Err(fortress::FLEET.broken());
    }
    pirate::check_moment(state, seat)?;
    cloth::TRADERS_ONLY.require(may_move_pirate(rules, state, seat))?;
    pirate::check_hex(rules, state, hex)
}

/// Moves the pirate; whether he robs, and whom, is the next decision (SEA-111).
pub fn move_pirate(play: &mut Play, seat: Seat, hex: Hex) {
    play.move_pirate(seat, hex);
    let (cards, cloths) = prey(play.rules, play.state(), seat);
    if cards.is_empty() && cloths.is_empty() {
        play.done();
    } else {
        play.instead(Task::PickPrey);
    }
}

/// Who can be robbed of a card, and who of a cloth (SC6-17).
fn prey(rules: &Rules, state: &State, thief: Seat) -> (SeatSet, SeatSet) {
    let cards = pirate::victims(rules, state, thief);
    let cloths = match &rules.sea().special {
        Special::Cloth(_) => cloth::owners(state, pirate::neighbours(rules, state, thief)),
        _ => SeatSet::EMPTY,
    };
    (cards, cloths)
}

pub fn prey_menu(rules: &Rules, state: &State, seat: Seat) -> Plain {
    let (cards, cloths) = prey(rules, state, seat);
    Plain::rob(cards)
        .with(Plain::rob_cloth(cloths))
        .with(Plain::WAIVE)
}

pub fn check_victim(
    rules: &Rules,
    state: &State,
    seat: Seat,
    victim: Seat,
) -> Result<(), Violation> {
    let task = state.task();
    let (theft, victims) = if task == Task::PickPrey {
        (pirate::THEFT, pirate::victims(rules, state, seat))
    } else if task == Task::PickAnybody {
        (pirate::THEFT, fortress::anybody(rules, state))
    } else {
        robber::THEFT.require(task == Task::PickVictim)?;
        (robber::THEFT, robber::victims(rules, state, seat))
    };
    moments::check_on_turn(state, seat)?;
    theft.require(victims.contains(victim))
}

pub fn check_cloth(
    rules: &Rules,
    state: &State,
    seat: Seat,
    victim: Seat,
) -> Result<(), Violation> {
    let is_asked = state.task() == Task::PickPrey && seat == state.public.turn;
    cloth::check_theft(is_asked && prey(rules, state, seat).1.contains(victim))
}
