//! Resources go from one player to the other.

use game::{RuleId, Seat};

use crate::actions::Action;
use crate::goods::Resource;
use crate::places::{Place, Places};
use crate::play::Play;
use crate::state::{State, Task, other};
use crate::verdict::{Verdict, require};

/// Only what the other has and the taker can store is taken, and of that the full number.
pub const TAKE: RuleId = RuleId("RIV-118");
/// The giver chooses the landscapes his resources come from.
pub const SOURCE: RuleId = RuleId("RIV-185");

/// RIV-R-07: the kinds the other has and the taker can store.
pub fn kinds(state: &State, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
    let stock = state.realm(other(seat)).goods();
    let realm = state.realm(seat);
    stock
        .iter()
        .map(|(kind, _)| kind)
        .filter(|kind| !realm.room_for(*kind).is_empty())
}

/// RIV-R-09: at least one resource could be taken.
pub fn check(state: &State, seat: Seat) -> Verdict {
    require(TAKE, kinds(state, seat).next().is_some())
}

/// RIV-R-47: the full number, one by one, as far as there is something to take.
pub fn demand_goes_on(play: &mut Play) -> bool {
    let Task::Demand {
        seat,
        left,
        any,
        taken,
    } = play.task()
    else {
        unreachable!("a demand is on top");
    };
    let (first, second) = {
        let mut kinds = kinds(play.state(), seat);
        (kinds.next(), kinds.next())
    };
    let may_stop = any && taken > 0;
    match (left, first, second) {
        (0, _, _) | (_, None, _) => {
            play.done();
            true
        }
        (_, Some(only), None) if !may_stop => {
            demand(play, only);
            true
        }
        _ => false,
    }
}

pub fn demand_options(state: &State, menu: &mut Vec<Action>) {
    if let Task::Demand {
        seat, any, taken, ..
    } = state.task()
    {
        if any && taken > 0 {
            menu.push(Action::Pass);
        }
        menu.extend(kinds(state, seat).map(Action::Name));
    }
}

/// The taker names a kind; the giver says where it comes from, the taker where it goes.
pub fn demand(play: &mut Play, kind: Resource) {
    if let Task::Demand {
        seat,
        left,
        any,
        taken,
    } = play.task()
    {
        play.replace(Task::Demand {
            seat,
            left: left - 1,
            any,
            taken: taken + 1,
        });
        let places = play.state().realm(seat).places_of(kind);
        give(play, seat, kind, 1, places);
    }
}

/// So many of a kind are handed over and go to these places.
pub fn give(play: &mut Play, to: Seat, kind: Resource, left: u8, places: Places) {
    play.next([Some(Task::Give {
        to,
        kind,
        left,
        places,
    })]);
}

/// Where what is given to this seat may come from.
fn sources(state: &State, to: Seat, kind: Resource) -> Places {
    let giver = state.realm(other(to));
    giver.places_of(kind) & giver.filled()
}

pub fn give_goes_on(play: &mut Play) -> bool {
    let Task::Give { to, kind, left, .. } = play.task() else {
        unreachable!("somebody gives");
    };
    if left == 0 {
        play.done();
        return true;
    }
    let giver = play.state().realm(other(to));
    let sources = sources(play.state(), to, kind);
    let is_free = sources.len() > 1 && giver.goods().count(kind) > left;
    match sources.iter().next() {
        Some(place) if !is_free => {
            give_from(play, place);
            true
        }
        _ => false,
    }
}

pub fn give_options(state: &State, to: Seat, kind: Resource, menu: &mut Vec<Action>) {
    menu.extend(sources(state, to, kind).iter().map(Action::Spend));
}

pub fn give_from(play: &mut Play, place: Place) {
    if let Task::Give {
        to,
        kind,
        left,
        places,
    } = play.task()
    {
        play.replace(Task::Give {
            to,
            kind,
            left: left - 1,
            places,
        });
        play.hand_over(to, place);
        play.next([Some(Task::Gain {
            seat: to,
            left: 1,
            places,
        })]);
    }
}
