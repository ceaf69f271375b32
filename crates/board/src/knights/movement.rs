//! Knights that move, drive others away, or have to make way themselves.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use super::menu::KnightMenu;
use super::ways;
use crate::play::Play;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// A knight acts once a turn, only if it has been active since an earlier turn; then it is passive.
pub const READY: RuleId = RuleId("CK-42");
/// An active knight moves over own roads to a free corner, past own pieces only.
pub const MOVE: RuleId = RuleId("CK-44");
/// It may drive away a weaker foreign knight, whose owner moves it at once or loses it.
pub const DISPLACE: RuleId = RuleId("CK-45");
// CK-R-11: A knight without a free corner of its own network leaves the board.
// CK-R-38: So does one that has lost its last road.

/// Checks that a knight of the seat's on `corner` may act.
pub fn check_ready(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    if state.public.knights.ready.contains(corner) {
        return Ok(());
    }
    let knights = &state.public.knights;
    let reason = match knights.realm(seat).rank_at(corner) {
        None => "knight-none",
        Some(_) if !knights.active.contains(corner) => "knight-passive",
        Some(_) => "knight-not-yet",
    };
    Err(READY
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner)))
        .with("reason", Fact::Word(reason)))
}

pub fn check_move(
    rules: &Rules,
    state: &State,
    seat: Seat,
    from: Corner,
    to: Corner,
) -> Result<(), Violation> {
    check_ready(rules, state, seat, from)?;
    let reach = ways::reach(rules, state, seat, from);
    if targets(state, seat, from, reach).contains(to) {
        return Ok(());
    }
    let foreign = state
        .public
        .knights
        .owner_at(to)
        .is_some_and(|owner| owner != seat);
    let rule = if foreign && reach.contains(to) {
        DISPLACE
    } else {
        MOVE
    };
    Err(rule
        .broken()
        .with("corner", Fact::Place(rules.corner_name(to))))
}

/// Where the knight on `from` may go among the corners it reaches.
fn targets(state: &State, seat: Seat, from: Corner, reach: CornerSet) -> CornerSet {
    let rank = state.public.knights.realm(seat).rank_at(from);
    let weaker = rank.map_or(CornerSet::EMPTY, |rank| ways::weaker(state, seat, rank));
    ways::free(state, reach) | reach & weaker
}

/// Adds the moves of all knights that may act. Knights of one network reach the same corners.
pub fn add_moves(rules: &Rules, state: &State, seat: Seat, menu: &mut KnightMenu) {
    let mut network = CornerSet::EMPTY;
    for from in state.public.knights.ready {
        if !network.contains(from) {
            network = ways::reach(rules, state, seat, from);
            network.insert(from);
        }
        let mut reach = network;
        reach.remove(from);
        menu.add_move(from, targets(state, seat, from, reach));
    }
}

/// Moves a knight; a weaker one on its new corner is driven away first.
pub fn go(play: &mut Play, seat: Seat, from: Corner, to: Corner) {
    play.ask(KnightTask::Judge);
    if let Some(owner) = play.state().public.knights.owner_at(to) {
        drive_away(play, seat, owner, to);
    }
    play.move_knight(seat, from, to);
    settle_displaced(play);
}

/// Takes a foreign knight off its corner; [`settle_displaced`] follows when the corner is as it
/// will be.
pub fn drive_away(play: &mut Play, seat: Seat, owner: Seat, corner: Corner) {
    play.drive_away(seat, owner, corner);
}

/// Asks the owner of the displaced knight for a corner, if there is one.
pub fn settle_displaced(play: &mut Play) {
    if play.state().public.knights.displaced.is_none() {
        return;
    }
    if refuges(play.rules, play.state()).is_empty() {
        play.relocate_knight(None);
    } else {
        play.ask(KnightTask::Relocate);
    }
}

/// Where the displaced knight may go: free, in its owner's network, and not where it came from.
pub fn refuges(rules: &Rules, state: &State) -> CornerSet {
    let Some(knight) = state.public.knights.displaced else {
        return CornerSet::EMPTY;
    };
    let reach = ways::reach(rules, state, knight.seat, knight.from);
    ways::free(state, reach)
}

pub fn check_relocate(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    let owner = state.public.knights.displaced.map(|knight| knight.seat);
    if owner == Some(seat) && refuges(rules, state).contains(corner) {
        return Ok(());
    }
    Err(DISPLACE
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

/// CK-45: its state stays as it was.
pub fn relocate(play: &mut Play, corner: Corner) {
    play.done();
    play.relocate_knight(Some(corner));
}
