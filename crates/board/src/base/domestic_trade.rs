//! Trade between players (Binnenhandel): offer, answers, conclusion.
//!
//! The seat on turn makes an offer, to all or to one; whoever is asked accepts it, rejects it or
//! says what they would agree to instead; the seat on turn concludes with one of them or takes the
//! offer back.

use game::{Fact, RuleId, Seat, SeatSet, Violation};

use crate::event::Event;
use crate::offer::Offer;
use crate::plain::Plain;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{OfferAnswer, State, Task};

use super::{bank_trade, turn};

/// The player on turn trades with one other; the others never trade among themselves.
pub const WITH_ACTIVE: RuleId = RuleId("BASE-81");
/// Both sides give at least one card.
pub const NO_GIFT: RuleId = RuleId("BASE-82");
/// No kind is on both sides, not even of a bigger package (BASE-R-17).
pub const NO_SAME_KIND: RuleId = RuleId("BASE-83");
/// Only cards in the hand can be traded.
pub const IN_HAND: RuleId = RuleId("BASE-84");
/// Offer, acceptance and conclusion each need the cards in the hand at that moment.
pub const CHECKED_AGAIN: RuleId = RuleId("BASE-R-29");
/// An offer may go to one player; then only that player answers.
pub const TO_ONE: RuleId = RuleId("BASE-R-36");

pub fn check_offer(
    rules: &Rules,
    state: &State,
    seat: Seat,
    offer: Offer,
) -> Result<(), Violation> {
    bank_trade::check_moment(rules, state, seat)?;
    check_terms(state, seat, offer)
}

pub fn check_offer_to(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (to, offer): (Seat, Offer),
) -> Result<(), Violation> {
    check_offer(rules, state, seat, offer)?;
    if to != seat && to.0 < rules.players {
        return Ok(());
    }
    let refused = TO_ONE.broken();
    Err(refused.with("reason", Fact::Word("trade-to-another")))
}

/// Checks what holds for offers and counter-offers alike, seen by the one who makes it.
pub fn check_terms(state: &State, seat: Seat, offer: Offer) -> Result<(), Violation> {
    let (give, get) = (offer.give(), offer.get());
    NO_GIFT.require(!give.is_empty() && !get.is_empty())?;
    if let Some((kind, _)) = give.iter().find(|(kind, _)| get.count(*kind) > 0) {
        return Err(NO_SAME_KIND.broken().with("kind", kind));
    }
    if !state.hand(seat).covers(give) {
        return Err(IN_HAND.broken().with("goods", give));
    }
    Ok(())
}

pub fn offer(play: &mut Play, seat: Seat, to: Option<Seat>, offer: Offer) {
    play.make_offer(seat, to, offer);
    play.next(Task::Negotiate);
}

/// Checks that the seat is asked for an answer and has not given one.
fn check_asked(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    let refused = |reason| Err(WITH_ACTIVE.broken().with("reason", Fact::Word(reason)));
    if state.task() != Task::Negotiate {
        return refused("trade-no-offer");
    }
    if seat == state.public.turn || seat.0 >= rules.players {
        return refused("trade-own-offer");
    }
    if !asked(rules, state).contains(seat) {
        let refused = TO_ONE.broken();
        return Err(refused.with("reason", Fact::Word("trade-not-asked")));
    }
    if state.public.negotiation.answers[seat.index()] != OfferAnswer::Open {
        return refused("trade-answered-already");
    }
    Ok(())
}

pub fn check_accept(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    check_asked(rules, state, seat)?;
    // An open question names no price, so there is nothing to accept.
    NO_GIFT.require(!state.public.negotiation.offer.give().is_empty())?;
    let asked = state.public.negotiation.offer.get();
    if state.hand(seat).covers(asked) {
        return Ok(());
    }
    Err(CHECKED_AGAIN.broken().with("goods", asked))
}

pub fn check_reject(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    check_asked(rules, state, seat)
}

pub fn check_counter(
    rules: &Rules,
    state: &State,
    seat: Seat,
    offer: Offer,
) -> Result<(), Violation> {
    check_asked(rules, state, seat)?;
    check_terms(state, seat, offer)
}

pub fn accept(play: &mut Play, seat: Seat) {
    play.answer(seat, OfferAnswer::Accepted);
}

pub fn counter(play: &mut Play, seat: Seat, offer: Offer) {
    play.answer(seat, OfferAnswer::Countered(offer));
}

/// Rejects; when nobody who was asked is left to trade with, the offer is over.
pub fn reject(play: &mut Play, seat: Seat) {
    play.answer(seat, OfferAnswer::Rejected);
    let answers = play.state().public.negotiation.answers;
    let is_against = |other: Seat| answers[other.index()] == OfferAnswer::Rejected;
    if asked(play.rules, play.state()).iter().all(is_against) {
        withdraw(play, play.state().public.turn);
    }
}

/// The seat on turn takes back its offer, another seat its proposal.
pub fn check_withdraw(state: &State, seat: Seat) -> Result<(), Violation> {
    if state.task() == Task::Main && state.public.proposals.open.contains(seat) {
        return Ok(());
    }
    check_on_table(state)?;
    turn::check_on_turn(state, seat)
}

fn check_on_table(state: &State) -> Result<(), Violation> {
    if state.task() == Task::Negotiate {
        return Ok(());
    }
    let refused = WITH_ACTIVE.broken();
    Err(refused.with("reason", Fact::Word("trade-no-offer")))
}

pub fn withdraw(play: &mut Play, seat: Seat) {
    if play.state().task() == Task::Negotiate {
        play.done();
        play.clear_offer();
    } else {
        play.drop_proposal(seat);
    }
    play.note(|| Event::OfferClosed { seat });
}

/// What would be exchanged with `with`, as the seat on turn sees it; none if he has not agreed.
pub fn terms(state: &State, with: Seat) -> Option<Offer> {
    match state.public.negotiation.answers[with.index()] {
        OfferAnswer::Accepted => Some(state.public.negotiation.offer),
        OfferAnswer::Countered(offer) => Some(offer.turned()),
        OfferAnswer::Open | OfferAnswer::Rejected => None,
    }
}

pub fn check_conclude(
    rules: &Rules,
    state: &State,
    seat: Seat,
    with: Seat,
) -> Result<(), Violation> {
    if state.public.proposals.open.is_empty() {
        check_on_table(state)?;
        turn::check_on_turn(state, seat)?;
    } else {
        bank_trade::check_moment(rules, state, seat)?;
    }
    let Some(terms) = Some(with)
        .filter(|with| with.0 < rules.players)
        .and_then(|with| terms(state, with))
    else {
        return Err(WITH_ACTIVE
            .broken()
            .with("reason", Fact::Word("trade-not-agreed")));
    };
    // The other side's cards cannot have changed since they agreed.
    debug_assert!(state.hand(with).covers(terms.get()));
    if state.hand(seat).covers(terms.give()) {
        return Ok(());
    }
    Err(CHECKED_AGAIN.broken().with("goods", terms.give()))
}

pub fn conclude(play: &mut Play, seat: Seat, with: Seat) {
    let agreed = terms(play.state(), with).expect("only an agreed trade is concluded");
    if play.state().task() == Task::Negotiate {
        play.done();
        play.clear_offer();
    }
    play.trade(seat, with, agreed);
}

/// What a seat may do about the offer on the table, besides making a counter-offer.
pub fn options(rules: &Rules, state: &State, seat: Seat) -> Plain {
    if seat == state.public.turn {
        let agreed = |other: &Seat| {
            terms(state, *other).is_some_and(|terms| state.hand(seat).covers(terms.give()))
        };
        let partners = asked(rules, state).iter().filter(agreed).collect();
        return Plain::conclude(partners).with(Plain::WITHDRAW);
    }
    let negotiation = &state.public.negotiation;
    let is_asked = seat.0 < rules.players && negotiation.awaits(seat);
    let offer = negotiation.offer;
    let can_accept = !offer.give().is_empty() && state.hand(seat).covers(offer.get());
    Plain::ACCEPT
        .when(is_asked && can_accept)
        .with(Plain::REJECT.when(is_asked))
}

/// Those who are asked and have not answered; when all have, the seat on turn.
pub fn awaited(rules: &Rules, state: &State) -> SeatSet {
    let open: SeatSet = asked(rules, state)
        .iter()
        .filter(|seat| state.public.negotiation.awaits(*seat))
        .collect();
    if open.is_empty() {
        SeatSet::of(state.public.turn)
    } else {
        open
    }
}

/// Those the offer or question on the table is for.
fn asked(rules: &Rules, state: &State) -> SeatSet {
    let everybody = || SeatSet::all(rules.players).without(state.public.turn);
    state
        .public
        .negotiation
        .to
        .map_or_else(everybody, SeatSet::of)
}
