//! Playing action cards, and the die that may stop an attack.

use game::{RuleId, Seat};

use super::{building, conditions};
use crate::actions::Action;
use crate::card::CardId;
use crate::effects::{Effect, Moment};
use crate::goods::Resource;
use crate::play::Play;
use crate::state::{Realm, State, Task, other};
use crate::verdict::{Verdict, stop};

/// Action cards are played in the own action phase; some have a moment of their own.
pub const MOMENT: RuleId = RuleId("RIV-131");
/// A card whose text asks for something to work on is not played without it.
pub const NO_EFFECT: RuleId = RuleId("RIV-R-09");

/// Is the card held, does its condition hold, and does it let itself be played?
pub fn check(state: &State, seat: Seat, card: CardId) -> Verdict {
    if !state.hand(seat).contains(card) || !card.kind().is_action() {
        return Err(stop(building::ACTION_PHASE).with("card", card));
    }
    conditions::check(state, seat, card)?;
    match card.def().custom.check {
        Some(check) => check(state, seat),
        None => Ok(()),
    }
}

/// RIV-131: Brigitta, Reiner, Scout and Sebastian wait for another moment.
pub fn is_for_action_phase(card: CardId) -> bool {
    card.kind().is_action() && card.def().moment == Moment::ActionPhase
}

pub fn check_main(state: &State, seat: Seat, card: CardId) -> Verdict {
    let moment = match card.def().moment {
        Moment::ActionPhase => return check(state, seat, card),
        Moment::BeforeRoll => "rivals-moment-roll",
        Moment::Settlement => "rivals-moment-settlement",
        Moment::Event => "rivals-moment-event",
    };
    Err(stop(MOMENT).with("card", card).with("moment", moment))
}

/// RIV-132: any number, and a card just taken into the hand may be used at once.
pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let cards = state.hand(seat).faces();
    let playable =
        cards.filter(|card| is_for_action_phase(*card) && check(state, seat, *card).is_ok());
    menu.extend(playable.map(Action::Play));
}

/// RIV-130, RIV-141: read out, carried out, discarded; stopped or not.
pub fn begin(play: &mut Play, seat: Seat, card: CardId) {
    play.show_played(seat, card);
    let victim = other(seat);
    let is_defended = card.def().effects.contains(&Effect::Defended)
        && wards(play.state().realm(victim)).next().is_some();
    let defence = Task::Defence { seat: victim, card };
    play.next([
        is_defended.then_some(defence),
        Some(Task::Play { seat, card }),
        Some(Task::Discard(card)),
    ]);
}

/// The numbers that protect a principality.
fn wards(realm: &Realm) -> impl Iterator<Item = (u8, u8)> + '_ {
    realm.effects().filter_map(|effect| match effect {
        Effect::Wards(from, to) => Some((from, to)),
        _ => None,
    })
}

/// RIV-181, RIV-R-22: one roll, before anything is named or shown; success cancels the card.
pub fn defended(play: &mut Play, rolled: u8) {
    let Task::Defence { seat, .. } = play.task() else {
        unreachable!("somebody defends himself");
    };
    let saved = wards(play.state().realm(seat)).any(|(from, to)| (from..=to).contains(&rolled));
    play.done();
    play.defend(seat, rolled, saved);
    if saved {
        play.done();
    }
}

pub fn carry_out(play: &mut Play, seat: Seat, card: CardId) {
    play.done();
    for effect in card.def().effects {
        if let Effect::Gains(kind, left) = *effect {
            gain(play, seat, kind, left);
        }
    }
    if let Some(effect) = card.def().custom.play {
        effect(play, seat);
    }
}

/// RIV-141: what was played goes to the discard pile.
pub fn discard(play: &mut Play, card: CardId) {
    play.done();
    play.discard(card);
}

fn gain(play: &mut Play, seat: Seat, kind: Resource, left: u8) {
    let places = play.state().realm(seat).places_of(kind);
    play.next([Some(Task::Gain { seat, left, places })]);
}
