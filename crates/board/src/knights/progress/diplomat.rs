//! Diplomat: takes an open road off the board.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, Edge, EdgeSet};

use super::CardDef;
use crate::play::Play;
use crate::questions::build::{free_pieces, paths};
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Take an open road off the board; an own one may be built anew elsewhere.
pub const RULE: RuleId = RuleId("CK-CARD-diplomat");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(rules: &Rules, state: &State, _: Seat) -> Result<(), Violation> {
    RULE.require(!open_roads(rules, state).is_empty())
}

/// Roads with an end at which their owner has no other piece; foreign pieces do not matter.
pub fn open_roads(rules: &Rules, state: &State) -> EdgeSet {
    let mut open = EdgeSet::EMPTY;
    for owner in Seat::first(rules.owners) {
        let network = state.public.network(owner);
        let own = state.pieces(owner).buildings() | state.public.knights.realm(owner).knights();
        let is_end = |corner: &Corner| {
            let roads = network & rules.grid.corner_edges(*corner);
            roads.len() == 1 && !own.contains(*corner)
        };
        for edge in paths::removable(rules, state, owner) {
            if rules.grid.edge_ends(edge).iter().any(is_end) {
                open.insert(edge);
            }
        }
    }
    open
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Judge);
    play.ask(KnightTask::Dismantle);
}

fn refused(rules: &Rules, edge: Edge) -> Violation {
    RULE.broken().with("edge", Fact::Place(rules.edge_name(edge)))
}

pub fn check_edge(rules: &Rules, state: &State, edge: Edge) -> Result<(), Violation> {
    if open_roads(rules, state).contains(edge) {
        return Ok(());
    }
    Err(refused(rules, edge))
}

pub fn dismantle(play: &mut Play, seat: Seat, edge: Edge) {
    play.done();
    let owner = paths::owner(play.state(), edge).expect("an open road has an owner");
    let is_ship = paths::remove(play, seat, owner, edge);
    let places = free_pieces::new_places(play.rules, play.state(), seat, (edge, is_ship));
    if owner == seat && !places.is_empty() {
        play.ask(KnightTask::Rebuild(edge, is_ship));
    }
}

pub fn check_rebuild(
    rules: &Rules,
    state: &State,
    seat: Seat,
    old: (Edge, bool),
    edge: Edge,
) -> Result<(), Violation> {
    if free_pieces::new_places(rules, state, seat, old).contains(edge) {
        return Ok(());
    }
    Err(refused(rules, edge))
}

pub fn rebuild(play: &mut Play, seat: Seat, is_ship: bool, edge: Edge) {
    play.done();
    free_pieces::place(play, seat, edge, is_ship);
    play.mark_route(seat);
}
