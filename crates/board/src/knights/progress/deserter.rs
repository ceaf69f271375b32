//! Deserter (Deserteur): an opponent loses a knight, the card player may gain one.

use game::{Fact, RuleId, Seat, SeatSet, Violation};
use hexgrid::{Corner, CornerSet};

use super::{CardDef, ProgressCard};
use crate::knights::kinds::Rank;
use crate::knights::{KnightEvent, knight};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// An opponent takes a knight of his choice off the board; one may place one no stronger.
pub const RULE: RuleId = RuleId("CK-CARD-deserter");
// CK-R-16: The new knight does not act this turn. CK-R-34: it may be weaker than need be.
// CK-R-35: A mighty one needs no Fortress. CK-R-41: it stands on land, like any new knight.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!victims(rules, state, seat).is_empty())
}

/// Opponents with a knight.
pub fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let has_knight = |other: &Seat| {
        *other != seat && !state.public.knights.realm(*other).knights().is_empty()
    };
    Seat::first(rules.players).filter(has_knight).collect()
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Choose(ProgressCard::Deserter));
}

pub fn choose(play: &mut Play, victim: Seat) {
    play.ask_instead(KnightTask::Judge);
    play.ask(KnightTask::Desert(victim));
}

pub fn check_dismiss(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if state.public.knights.realm(seat).knights().contains(corner) {
        return Ok(());
    }
    Err(RULE.broken().with("corner", Fact::Place(rules.corner_name(corner))))
}

pub fn dismiss(play: &mut Play, victim: Seat, corner: Corner) {
    play.done();
    let gone = play.remove_knight(victim, corner);
    let seat = play.state().public.turn;
    let realm = play.state().public.knights.realm(seat);
    let has_piece = Rank::ALL.iter().any(|rank| *rank <= gone.rank && realm.left(*rank) > 0);
    if has_piece && !knight::sites(play.rules, play.state(), seat).is_empty() {
        play.ask(KnightTask::Enlist(gone.rank, gone.active));
    } else {
        play.tell(|| KnightEvent::DeserterLost { seat });
    }
}

/// Where a knight of this rank may be placed, if the lost one was of rank `most`.
pub fn posts(rules: &Rules, state: &State, seat: Seat, rank: Rank, most: Rank) -> CornerSet {
    if rank <= most && state.public.knights.realm(seat).left(rank) > 0 {
        knight::sites(rules, state, seat)
    } else {
        CornerSet::EMPTY
    }
}

pub fn enlist(play: &mut Play, seat: Seat, rank: Rank, active: bool, corner: Corner) {
    play.done();
    play.place_knight(seat, rank, corner, active);
}
