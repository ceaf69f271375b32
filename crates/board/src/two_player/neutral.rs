//! The neutral players: who builds must build for one of them, too.

use game::{RuleId, Seat, Violation};
use hexgrid::{Corner, CornerName, CornerSet, Edge, EdgeSet};

use crate::menu::NeutralMenu;
use crate::play::Play;
use crate::questions::build::{after_build, sites};
use crate::rules::Rules;
use crate::setup::boards::NEUTRAL_STARTS;
use crate::state::{State, Task};

/// Each neutral player begins with one settlement, north and south of the middle.
pub const START: RuleId = RuleId("TWO-4");
/// Who builds a road or settlement builds one for a neutral player, too, free of cost.
pub const BUILD_TOO: RuleId = RuleId("TWO-20");
/// Neutral pieces follow the building rules with the neutral's own network and stock.
pub const SAME_RULES: RuleId = RuleId("TWO-21");
/// Where no neutral settlement is possible a road is built instead, and only then.
pub const ROAD_INSTEAD: RuleId = RuleId("TWO-22");
// TWO-R-09: Judged when the own piece stands. TWO-R-10: It may well be in somebody's way.
// TWO-R-20: Neutral buildings are foreign to everybody and bring nobody anything.
// TWO-23: Where nothing is possible nothing is built.

pub const NEUTRALS: [Seat; 2] = [Seat(2), Seat(3)];

pub fn place_first(play: &mut Play) {
    for (owner, (hex, tip)) in NEUTRALS.into_iter().zip(NEUTRAL_STARTS) {
        let corner = play.rules.grid.corner(CornerName::of(hex, tip));
        play.place_settlement(owner, corner.expect("checked when the table opened"));
    }
}

/// Puts a neutral road on the agenda, if one is possible.
pub fn owe_road(play: &mut Play) {
    if roads(play.state()).iter().any(|edges| !edges.is_empty()) {
        play.next(Task::NeutralRoad);
    }
}

/// Puts a neutral settlement on the agenda, or a road if none is possible.
pub fn owe_settlement(play: &mut Play) {
    if settlements(play.state())
        .iter()
        .any(|corners| !corners.is_empty())
    {
        play.next(Task::NeutralSettlement);
    } else {
        owe_road(play);
    }
}

fn roads(state: &State) -> [EdgeSet; 2] {
    NEUTRALS.map(|owner| sites::edges(state, owner))
}

fn settlements(state: &State) -> [CornerSet; 2] {
    NEUTRALS.map(|owner| sites::corners(state, owner))
}

/// What may be built for whom, for the piece that is owed.
pub fn menu(state: &State) -> NeutralMenu {
    if state.task() == Task::NeutralSettlement {
        NeutralMenu {
            roads: [EdgeSet::EMPTY; 2],
            settlements: settlements(state),
        }
    } else {
        NeutralMenu {
            roads: roads(state),
            settlements: [CornerSet::EMPTY; 2],
        }
    }
}

pub fn check_road(
    rules: &Rules,
    state: &State,
    seat: Seat,
    owner: Seat,
    edge: Edge,
) -> Result<(), Violation> {
    check_asked(state, seat, owner)?;
    ROAD_INSTEAD.require(state.task() == Task::NeutralRoad)?;
    sites::check_edge(rules, state, owner, edge)?;
    SAME_RULES.require(state.pieces(owner).roads_left > 0)
}

pub fn check_settlement(
    rules: &Rules,
    state: &State,
    seat: Seat,
    owner: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    check_asked(state, seat, owner)?;
    BUILD_TOO.require(state.task() == Task::NeutralSettlement)?;
    sites::check_corner(rules, state, owner, corner)?;
    SAME_RULES.require(state.pieces(owner).settlements_left > 0)
}

fn check_asked(state: &State, seat: Seat, owner: Seat) -> Result<(), Violation> {
    let is_owed = matches!(state.task(), Task::NeutralRoad | Task::NeutralSettlement);
    BUILD_TOO.require(is_owed && seat == state.public.turn && NEUTRALS.contains(&owner))
}

pub fn build_road(play: &mut Play, owner: Seat, edge: Edge) {
    play.done();
    play.place_road(owner, edge);
    after_build::road(play, owner, edge);
}

pub fn build_settlement(play: &mut Play, owner: Seat, corner: Corner) {
    play.done();
    play.place_settlement(owner, corner);
    after_build::settlement(play, owner, corner);
}
