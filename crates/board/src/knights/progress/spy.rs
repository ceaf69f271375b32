//! Spy (Spion): looks at the progress cards of an opponent and may take one.

use game::{RuleId, Seat, SeatSet, Violation};

use super::{CardDef, ProgressCard};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Look at the hidden progress cards of an opponent and take one of them, or none.
pub const RULE: RuleId = RuleId("CK-CARD-spy");
// CK-R-32: There are three of them.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 3,
    check,
    play,
};

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!victims(rules, state, seat).is_empty())
}

/// Opponents with hidden cards.
pub fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let has_cards =
        |other: &Seat| *other != seat && state.public.knights.realm(*other).hidden_cards() > 0;
    Seat::first(rules.players).filter(has_cards).collect()
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Choose(ProgressCard::Spy));
}

pub fn choose(play: &mut Play, seat: Seat, victim: Seat) {
    play.show_progress(seat, victim);
    play.ask_instead(KnightTask::Spy(victim));
}

pub fn check_seize(state: &State, seat: Seat, card: ProgressCard) -> Result<(), Violation> {
    RULE.require(state.own(seat).shown_progress.covers(card))
}

pub fn seize(play: &mut Play, seat: Seat, victim: Seat, card: ProgressCard) {
    play.done();
    play.cover(seat);
    play.seize_progress(seat, victim, card);
}

pub fn leave(play: &mut Play, seat: Seat) {
    play.done();
    play.cover(seat);
}
