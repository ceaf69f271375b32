//! The three metropolises (Metropolen).

use game::{Fact, MAX_SEATS, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use super::kinds::Area;
use crate::play::Play;
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::{KnightTask, Public, State};

/// The first with level four puts it on an own city without one; the first with level five keeps
/// it or takes it over.
pub const PLACE: RuleId = RuleId("CK-37");
// CK-R-06: Any of his cities without a metropolis.
// CK-R-45: It cannot be refused or moved.

/// Who has the metropolis of an area.
pub fn holder(public: &Public, area: Area) -> Option<Seat> {
    let corner = public.knights.metropolises[area.index()]?;
    Seat::all(MAX_SEATS as u8).find(|seat| public.pieces[seat.index()].cities.contains(corner))
}

/// Own cities without a metropolis.
pub fn sites(public: &Public, seat: Seat) -> CornerSet {
    public.pieces[seat.index()].cities & !public.knights.crowned()
}

/// After a new level: does the metropolis come to its builder?
pub fn claim(play: &mut Play, seat: Seat, area: Area, level: u8) {
    let state = play.state();
    let holder = holder(&state.public, area);
    let comes = match holder {
        None => level >= 4,
        Some(holder) if holder == seat => false,
        Some(holder) => level == 5 && state.public.knights.realm(holder).level(area) < 5,
    };
    if !comes {
        return;
    }
    if let (Some(old), Some(corner)) = (holder, state.public.knights.metropolises[area.index()]) {
        play.uncrown(old, area, corner);
    }
    let sites = sites(&play.state().public, seat);
    match (sites.len(), sites.first()) {
        (1, Some(only)) => play.crown(seat, area, only),
        _ => play.ask(KnightTask::Crown(area)),
    }
}

pub fn check(rules: &Rules, state: &State, seat: Seat, corner: Corner) -> Result<(), Violation> {
    if sites(&state.public, seat).contains(corner) {
        return Ok(());
    }
    Err(PLACE
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

pub fn place(play: &mut Play, seat: Seat, area: Area, corner: Corner) {
    play.done();
    play.crown(seat, area, corner);
    goal::judge(play);
}
