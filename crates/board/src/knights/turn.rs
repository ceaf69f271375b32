//! Everything a seat may do in its main phase.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::Corner;

use super::action::{KnightAction, Site};
use super::menu::KnightMenu;
use super::progress::commercial_harbor;
use super::simple::Simple;
use super::{chase, hand, improvement, knight, movement, wall};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// After the roll one trades, builds, plays cards and uses knights in any order.
pub const ORDER: RuleId = RuleId("CK-21");

/// What this box adds to trade and build without asking for a place.
pub fn simple(rules: &Rules, state: &State, seat: Seat) -> Simple {
    let own = state.own(seat);
    let mut simple = Simple::NONE;
    if improvement::has_commodities(state, seat) {
        simple = Simple::improve(improvement::areas(state, seat, 0));
    }
    if !own.progress.is_empty() {
        simple = simple.with(Simple::play(hand::playable(rules, state, seat)));
        if hand::has_surplus(state, seat) {
            simple = simple.with(Simple::return_one(own.progress.present()));
        }
    }
    if state.public.knights.harbour {
        let partners = commercial_harbor::partners(rules, state, seat);
        simple = simple.with(Simple::exchange(partners));
    }
    simple
}

/// Might there be a place for something of this box? Most hands cannot pay, and no knight is ready.
pub fn may_place(state: &State, seat: Seat) -> bool {
    let hand = state.hand(seat);
    !state.public.knights.ready.is_empty()
        || hand.covers(knight::PRICE)
        || hand.covers(wall::PRICE)
        || !knight::wakeable(state, seat).is_empty()
}

/// All of it, with places.
pub fn menu(rules: &Rules, state: &State, seat: Seat, simple: Simple) -> KnightMenu {
    let mut menu = KnightMenu::of(simple);
    menu.add(Site::Wall, wall::affordable(state, seat));
    menu.add(Site::Knight, knight::buildable(rules, state, seat));
    menu.add(Site::Activate, knight::wakeable(state, seat));
    menu.add(Site::Promote, knight::promotable(state, seat));
    if !state.public.knights.ready.is_empty() {
        menu.add(Site::Chase, chase::chasers(rules, state, false));
        menu.add(Site::ChasePirate, chase::chasers(rules, state, true));
        movement::add_moves(rules, state, seat, &mut menu);
    }
    menu
}

/// Checks an action of the main phase; anything else is asked for by a task.
pub fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    action: KnightAction,
) -> Result<(), Violation> {
    match action {
        KnightAction::Improve(area) => improvement::check_turn(state, seat, area),
        KnightAction::Exchange(with) => commercial_harbor::check_partner(rules, state, seat, with),
        KnightAction::Play(card) => hand::check_play(rules, state, seat, card),
        KnightAction::Return(card) => hand::check_return(state, seat, card),
        KnightAction::Move(from, to) => movement::check_move(rules, state, seat, from, to),
        KnightAction::At(site, corner) => check_site(rules, state, seat, site, corner),
        _ => Err(not_now()),
    }
}

fn check_site(
    rules: &Rules,
    state: &State,
    seat: Seat,
    site: Site,
    corner: Corner,
) -> Result<(), Violation> {
    match site {
        Site::Wall => wall::check(rules, state, seat, corner),
        Site::Knight => knight::check_build(rules, state, seat, corner),
        Site::Activate => knight::check_activate(rules, state, seat, corner),
        Site::Promote => knight::check_promote(rules, state, seat, corner),
        Site::Chase => chase::check(rules, state, seat, corner, false),
        Site::ChasePirate => chase::check(rules, state, seat, corner, true),
        _ => Err(not_now()),
    }
}

/// The answer to what nobody asked for.
#[cold]
pub fn not_now() -> Violation {
    ORDER
        .broken()
        .with("reason", Fact::Word("knights-not-asked"))
}

/// Carries out an action that passed [`check`].
pub fn apply(play: &mut Play, seat: Seat, action: KnightAction) {
    match action {
        KnightAction::Improve(area) => improvement::build(play, seat, area, 0),
        KnightAction::Exchange(with) => commercial_harbor::begin(play, with),
        KnightAction::Play(card) => hand::play(play, seat, card),
        KnightAction::Return(card) => hand::put_back(play, seat, card),
        KnightAction::Move(from, to) => movement::go(play, seat, from, to),
        KnightAction::At(Site::Wall, corner) => wall::build(play, seat, corner),
        KnightAction::At(Site::Knight, corner) => knight::build(play, seat, corner),
        KnightAction::At(Site::Activate, corner) => knight::activate(play, seat, corner),
        KnightAction::At(Site::Promote, corner) => knight::promote(play, seat, corner),
        KnightAction::At(Site::Chase, corner) => chase::begin(play, seat, corner, false),
        KnightAction::At(Site::ChasePirate, corner) => chase::begin(play, seat, corner, true),
        _ => unreachable!("the check lets nothing else pass"),
    }
}
