//! Harbours that are placed during the game: where, and what comes after.

use game::{RuleId, Seat};
use hexgrid::{CornerSet, Edge, EdgeSet};

use crate::play::Play;
use crate::rules::Rules;
use crate::sea::harbours;
use crate::special::{Special, tribe};
use crate::state::{Public, State, Task};

/// SC5-12, SC5-13: at an own building; SC9-4: anywhere on the coast.
pub fn sites(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let coast = harbours::free_coast(rules, &state.public);
    let Special::Tribe(_) = rules.sea().special else {
        return coast;
    };
    let is_own = |edge: &Edge| is_at_building(rules, state, seat, *edge);
    coast.into_iter().filter(is_own).collect()
}

fn is_at_building(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    let own = state.pieces(seat).buildings();
    let ends = rules.grid.edge_ends(edge);
    ends.iter().any(|end| own.contains(*end))
}

/// The rule that keeps a harbour from being placed here.
pub fn rule(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> RuleId {
    let is_gift = rules.modules.sea && matches!(rules.sea().special, Special::Tribe(_));
    match is_gift {
        true if is_at_building(rules, state, seat, edge) => tribe::APART,
        true => tribe::AT_BUILDING,
        false => harbours::APART,
    }
}

/// SC5-14: a harbour that is held is placed as soon as there is a place for it.
pub fn offer(play: &mut Play, seat: Seat) {
    let is_held = play.state().fleet(seat).tokens != 0;
    if is_held && !sites(play.rules, play.state(), seat).is_empty() {
        play.next(Task::PlaceHarbour);
    }
}

/// After a harbour was placed: the next one held, or the next player's (SC9-4).
pub fn placed(play: &mut Play, seat: Seat) {
    if let Special::Tribe(_) = play.rules.sea().special {
        offer(play, seat);
    } else if play.state().public.sea.tokens_left.is_empty() {
        play.hand_on(play.state().public.starter);
    } else {
        play.hand_on(seat.next(play.rules.players));
        play.next(Task::DrawToken);
    }
}

/// SEA-R-39: a harbour for which there is no place leaves the game; the next player goes on.
pub fn skip(play: &mut Play) {
    let seat = play.state().public.turn;
    play.done();
    for kind in harbours::held(play.state(), seat) {
        play.drop_token(seat, kind);
    }
    placed(play, seat);
}

/// All corners with a harbour.
pub fn corners(rules: &Rules, public: &Public) -> CornerSet {
    let mut corners = rules.harbours;
    for dock in public.sea.docks.iter().flatten() {
        corners |= rules.grid.edge_ends(dock.edge).into_iter().collect();
    }
    corners
}
