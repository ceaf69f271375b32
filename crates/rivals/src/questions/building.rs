//! Building expansions, attaching the Gold Cache, tearing down.

use game::{RuleId, Seat};

use super::{conditions, goods};
use crate::actions::Action;
use crate::card::{CardId, Kind};
use crate::effects::Effect;
use crate::goods::Goods;
use crate::places::{Place, Side};
use crate::play::Play;
use crate::setup::{Mode, Rules};
use crate::state::{Realm, State, Task, Town};
use crate::verdict::{Verdict, require, stop};

/// In the action phase one builds from the hand or from the open stack.
pub const ACTION_PHASE: RuleId = RuleId("RIV-74");
/// A green card needs a free site of an own settlement or city.
pub const GREEN: RuleId = RuleId("RIV-123");
/// A red card needs a free site of an own city.
pub const RED: RuleId = RuleId("RIV-124");
/// A brown card goes to the free outer edge of an own landscape.
pub const BROWN: RuleId = RuleId("RIV-125");
/// The Town Hall goes on the open Parish Hall at a city.
pub const TOWN_HALL: RuleId = RuleId("RIV-126");
/// What is built must be paid.
pub const COST: RuleId = RuleId("RIV-127");
/// Some cards stand only once in a principality.
pub const ONCE: RuleId = RuleId("RIV-128");
/// Own buildings and units may be torn down, but not in the introductory game.
pub const TEAR_DOWN: RuleId = RuleId("RIV-142");

/// May this card be built at all? Where is another question ([`check_side`]).
pub fn check_card(rules: &Rules, state: &State, seat: Seat, card: CardId) -> Verdict {
    let is_at_hand = if rules.is_open(card) {
        state.public.supply.open > 0
    } else {
        state.hand(seat).contains(card)
    };
    if !is_at_hand {
        return Err(stop(ACTION_PHASE).with("card", card));
    }
    let realm = state.realm(seat);
    if card.def().once && realm.has(card) {
        return Err(stop(ONCE).with("card", card));
    }
    conditions::check(state, seat, card)?;
    check_cost(realm, card)
}

/// RIV-127, RIV-R-30: the printed cost, less one with the right card in play.
fn check_cost(realm: &Realm, card: CardId) -> Verdict {
    let cost = card.def().cost;
    let can_pay = realm.goods().covers(cost)
        || saves(realm, card) && goods::savings(realm, cost).next().is_some();
    if can_pay {
        return Ok(());
    }
    Err(stop(COST)
        .with("card", card)
        .with("missing", realm.goods().missing(cost)))
}

/// Does some card in play make this one cheaper?
pub fn saves(realm: &Realm, card: CardId) -> bool {
    let (kind, cost) = (card.kind(), card.def().cost.total());
    realm.effects().any(|effect| match effect {
        Effect::Saves(helped, least) => helped == kind && cost >= least,
        _ => false,
    })
}

/// Is there room for the card on this side?
pub fn check_side(realm: &Realm, card: CardId, side: Side) -> Verdict {
    let town = realm.town(side.centre());
    if let Some(below) = card.def().covers {
        let is_open = realm.at(side).any(|it| it == below);
        return require(TOWN_HALL, is_open && town == Town::City);
    }
    let is_red = card.kind() == Kind::CityBuilding;
    if is_red && town != Town::City {
        return Err(stop(RED).with("card", card).with("side", side));
    }
    let rule = if is_red { RED } else { GREEN };
    if card.kind().has_site() && realm.has_room_at(side) {
        return Ok(());
    }
    Err(stop(rule).with("card", card).with("side", side))
}

/// [`check_side`] for whoever plans ahead.
pub fn fits(realm: &Realm, card: CardId, side: Side) -> bool {
    check_side(realm, card, side).is_ok()
}

/// Every way to build the cards at hand, in the order of actions.
pub fn options(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let realm = state.realm(seat);
    let start = menu.len();
    let open = rules.mode.open_card().into_iter();
    for card in state.hand(seat).faces().chain(open) {
        if card.kind().has_site() && check_card(rules, state, seat, card).is_ok() {
            let sides = realm.sides();
            let free = sides.filter(|side| check_side(realm, card, *side).is_ok());
            menu.extend(free.map(|side| Action::Build { card, side }));
        }
    }
    menu[start..].sort_unstable();
    for card in state.hand(seat).faces() {
        if card.kind() == Kind::LandscapeExpansion && check_card(rules, state, seat, card).is_ok() {
            let places = Place::all().filter(|place| realm.land(*place).is_some());
            menu.extend(places.map(|place| Action::Attach { card, place }));
        }
    }
}

pub fn check_attach(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: CardId,
    place: Place,
) -> Verdict {
    let is_brown = card.kind() == Kind::LandscapeExpansion;
    let has_land = state.realm(seat).land(place).is_some();
    if !is_brown || !has_land {
        return Err(stop(BROWN).with("card", card).with("place", place));
    }
    check_card(rules, state, seat, card)
}

/// RIV-127: pay, place, then whatever happens when it is built.
pub fn begin(play: &mut Play, seat: Seat, card: CardId, then: Task) {
    play.take_up(seat, card);
    let cost = card.def().cost;
    let is_cheaper = saves(play.state().realm(seat), card);
    let payment = payment(play, seat, cost, is_cheaper);
    play.next([payment, Some(then)]);
}

/// Whether a saving is used is no question: it always is.
fn payment(play: &mut Play, seat: Seat, cost: Goods, is_cheaper: bool) -> Option<Task> {
    if is_cheaper {
        return Some(Task::Save { seat, cost });
    }
    play.note_paid(seat, cost);
    (!cost.is_empty()).then_some(Task::Pay { seat, owed: cost })
}

pub fn place(play: &mut Play, seat: Seat, card: CardId, side: Side) {
    play.done();
    play.place(seat, card, side);
    if let Some(built) = card.def().custom.built {
        built(play, seat);
    }
}

pub fn attach(play: &mut Play, seat: Seat, card: CardId, place: Place) {
    play.done();
    play.attach_cache(seat, card, place);
}

/// RIV-142, RIV-R-11: any number, but only buildings and units.
pub fn check_tear_down(
    rules: &Rules,
    state: &State,
    seat: Seat,
    side: Side,
    card: CardId,
) -> Verdict {
    let is_there = state.realm(seat).at(side).any(|it| it == card);
    let is_known = rules.mode != Mode::Intro;
    if is_there && is_known {
        return Ok(());
    }
    Err(stop(TEAR_DOWN).with("card", card).with("side", side))
}

pub fn tear_down_options(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    if rules.mode == Mode::Intro {
        return;
    }
    let start = menu.len();
    let cards = state.realm(seat).cards();
    menu.extend(cards.map(|(side, card)| Action::TearDown { side, card }));
    dedup(menu, start);
}

/// Two equal cards at one side are one choice.
pub fn dedup(menu: &mut Vec<Action>, start: usize) {
    let mut kept = start;
    for place in start..menu.len() {
        if place == start || menu[place] != menu[kept - 1] {
            menu[kept] = menu[place];
            kept += 1;
        }
    }
    menu.truncate(kept);
}
