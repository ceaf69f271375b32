//! Harbours that players place during the game.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, Edge, EdgeSet};

use crate::Goods;
use crate::chart;
use crate::counts::Countable;
use crate::kinds::Harbour;
use crate::play::Play;
use crate::questions::build::docks;
use crate::rules::{Rules, harbour_rates};
use crate::state::{Public, State, Task};

// SEA-24: A building at either end of a harbour's edge may use it. SEA-26: A ship alone may not.
/// A harbour needs a coast edge that shares no corner with another harbour.
pub const APART: RuleId = RuleId("SC9-4");

/// The coast edges that share no corner with a harbour.
pub fn free_coast(rules: &Rules, public: &Public) -> EdgeSet {
    let harbours = docks::corners(rules, public);
    let is_apart = |edge: &Edge| {
        let ends = rules.grid.edge_ends(*edge);
        !ends.iter().any(|end| harbours.contains(*end))
    };
    chart::coast(rules, public)
        .into_iter()
        .filter(is_apart)
        .collect()
}

/// The kinds a seat holds.
pub fn held(state: &State, seat: Seat) -> impl Iterator<Item = Harbour> + use<> {
    let tokens = state.fleet(seat).tokens;
    Harbour::ALL
        .iter()
        .copied()
        .filter(move |kind| tokens >> *kind as u8 & 1 == 1)
}

pub fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (kind, edge): (Harbour, Edge),
) -> Result<(), Violation> {
    let is_asked = state.task() == Task::PlaceHarbour && seat == state.public.turn;
    let is_held = held(state, seat).any(|one| one == kind);
    if is_asked && is_held && docks::sites(rules, state, seat).contains(edge) {
        return Ok(());
    }
    Err(docks::rule(rules, state, seat, edge)
        .broken()
        .with("edge", Fact::Place(rules.edge_name(edge))))
}

/// Places a harbour; whoever builds at its ends may use it from now on.
pub fn place(play: &mut Play, seat: Seat, kind: Harbour, edge: Edge) {
    play.done();
    play.place_dock(seat, kind, edge);
    for owner in Seat::all(play.rules.players) {
        let ends = play.rules.grid.edge_ends(edge);
        if ends.iter().any(|end| play.owns(owner, *end)) {
            play.improve_rates(owner, harbour_rates(kind));
        }
    }
}

/// The rates a new building on this corner has from harbours that were placed.
pub fn serve(play: &mut Play, seat: Seat, corner: Corner) {
    let rules = play.rules;
    let docks = play.state().public.sea.docks.iter().flatten();
    let here = docks.filter(|dock| rules.grid.edge_ends(dock.edge).contains(&corner));
    let rates = here.map(|dock| harbour_rates(dock.kind)).reduce(Goods::min);
    if let Some(rates) = rates {
        play.improve_rates(seat, rates);
    }
}
