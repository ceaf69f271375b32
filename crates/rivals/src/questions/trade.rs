//! Trading with the supply: three for one, with ships two for one, with a Mint one for one.

use game::{RuleId, Seat};

use crate::actions::Action;
use crate::goods::{Goods, Resource};
use crate::places::Place;
use crate::play::Play;
use crate::state::{State, Task};
use crate::verdict::{Verdict, stop};

/// Three of one kind for one of another, which must have room.
pub const STANDARD: RuleId = RuleId("RIV-112");
/// A trade ship trades two of its kind for one other.
pub const SHIP: RuleId = RuleId("RIV-113");
/// The Large Trade Ship trades two from one landscape beside it.
pub const LARGE_SHIP: RuleId = RuleId("RIV-114");
/// A Mint trades one gold for one other, once a turn.
pub const MINT: RuleId = RuleId("RIV-115");

/// RIV-116: there is no trade between the players, so these are all.
pub fn check(state: &State, seat: Seat, rate: u8, give: Resource, get: Resource) -> Verdict {
    let realm = state.realm(seat);
    let (rule, is_open) = match rate {
        3 => (STANDARD, true),
        2 => (SHIP, realm.derived().two_for_one & give.bit() != 0),
        _ => (
            MINT,
            give == Resource::Gold && realm.derived().mints > state.public.mints_used,
        ),
    };
    let has_enough = realm.goods().count(give) >= rate;
    let has_room = !realm.room_for(get).is_empty();
    if is_open && has_enough && has_room && give != get {
        return Ok(());
    }
    Err(stop(rule).with("give", give).with("get", get))
}

/// RIV-R-21: only what lies on that one landscape.
pub fn check_ship(state: &State, seat: Seat, from: Place, get: Resource) -> Verdict {
    let realm = state.realm(seat);
    let is_beside = realm.derived().beside_large_ship.contains(from);
    let is_possible = is_beside
        && realm.land(from).is_some()
        && realm.store(from) >= 2
        && realm.kind_at(from) != get
        && !realm.room_for(get).is_empty();
    if is_possible {
        return Ok(());
    }
    Err(stop(LARGE_SHIP).with("place", from).with("get", get))
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let realm = state.realm(seat);
    let mut open = 0;
    for kind in Resource::ALL {
        if !realm.room_for(kind).is_empty() {
            open |= kind.bit();
        }
    }
    let gets = |give: Resource| {
        let all = Resource::ALL.into_iter();
        all.filter(move |get| *get != give && open & get.bit() != 0)
    };
    let derived = realm.derived();
    if derived.mints > state.public.mints_used && realm.goods().count(Resource::Gold) > 0 {
        let give = Resource::Gold;
        menu.extend(gets(give).map(|get| Action::Trade { rate: 1, give, get }));
    }
    for rate in [2, 3] {
        for (give, count) in realm.goods().iter() {
            let is_open = rate == 3 || derived.two_for_one & give.bit() != 0;
            if is_open && count >= rate {
                menu.extend(gets(give).map(|get| Action::Trade { rate, give, get }));
            }
        }
    }
    for from in derived.beside_large_ship.iter() {
        if realm.land(from).is_some() && realm.store(from) >= 2 {
            let give = realm.kind_at(from);
            menu.extend(gets(give).map(|get| Action::ShipTrade { from, get }));
        }
    }
}

pub fn trade(play: &mut Play, seat: Seat, rate: u8, give: Resource, get: Resource) {
    if rate == 1 {
        play.use_mint();
    }
    play.note_trade(seat, give, rate, get);
    play.next([
        Some(Task::Pay {
            seat,
            owed: Goods::of(give, rate),
        }),
        Some(receive(play, seat, get)),
    ]);
}

pub fn ship_trade(play: &mut Play, seat: Seat, from: Place, get: Resource) {
    let give = play.state().realm(seat).kind_at(from);
    play.note_trade(seat, give, 2, get);
    (0..2).for_each(|_| play.spend(seat, from));
    let task = receive(play, seat, get);
    play.next([Some(task)]);
}

fn receive(play: &Play, seat: Seat, get: Resource) -> Task {
    Task::Gain {
        seat,
        left: 1,
        places: play.state().realm(seat).places_of(get),
    }
}
