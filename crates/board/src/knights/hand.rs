//! The hand of progress cards: drawing, playing, putting back.

use game::{Fact, RuleId, Seat, Violation};

use super::kinds::Area;
use super::progress::{ProgressCard, ProgressCards, Returned};
use crate::play::Play;
use crate::questions::goal;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{KnightTask, State, Task};

/// Before the roll only the Alchemist may be played.
pub const BEFORE_ROLL: RuleId = RuleId("CK-20");
/// Cards are played in the own turn after the roll, as many as one likes.
pub const PLAY: RuleId = RuleId("CK-50");
/// Four hidden cards are the limit; who is on turn has until its end.
pub const LIMIT: RuleId = RuleId("CK-52");
/// After a tie a card is drawn from any deck that is not empty.
pub const PICK_DECK: RuleId = RuleId("CK-59");
// CK-R-22: Free pieces are no exception before the roll.
// CK-51: Points are shown at once, do not count and cannot be taken.
// CK-53: From an empty deck no card is drawn.
// CK-R-51: Fresh cards come first, then those put under the deck, in that order.
// CK-R-02: The seat on turn may keep a fifth card until the end of its turn.
// CK-R-24: Who is not on turn puts one back before the next player draws.
// CK-R-25: In a tie any deck will do.

const MOST: u8 = 4;

/// Deals the top card of a deck to a seat, if there is one.
pub fn deal(play: &mut Play, seat: Seat, area: Area) {
    if has_card(play.state(), area) {
        play.ask(KnightTask::Draw(seat, area));
    }
}

/// What the top card of a deck may be: any fresh one, or the one that went under it first.
pub fn top(state: &State, area: Area) -> ProgressCards {
    let fresh = state.secret.progress.of_deck(area);
    if !fresh.is_empty() {
        return fresh;
    }
    let known = match state.public.knights.returned.of(area).first() {
        Some(Returned::Hidden(seat)) => state.own(seat).buried.of(area).first(),
        open => open,
    };
    match known {
        Some(Returned::Open(card)) => ProgressCards::of(card),
        Some(Returned::Hidden(_)) | None => ProgressCards::NONE,
    }
}

/// Hands out the card that chance named.
pub fn draw(play: &mut Play, card: ProgressCard) {
    let Task::Knights(KnightTask::Draw(seat, _)) = play.state().task() else {
        return;
    };
    play.done();
    play.draw_progress(seat, card);
    if seat != play.state().public.turn && has_surplus(play.state(), seat) {
        play.ask(KnightTask::ReturnCard(seat));
    }
    goal::judge(play);
}

pub fn has_surplus(state: &State, seat: Seat) -> bool {
    state.public.knights.realm(seat).hidden_cards() > MOST
}

/// Checks that the turn may end.
pub fn check_end(state: &State, seat: Seat) -> Result<(), Violation> {
    LIMIT.require(!has_surplus(state, seat))
}

/// Checks that a card may be put back: by the seat that has to, or by the one on turn.
pub fn check_return(state: &State, seat: Seat, card: ProgressCard) -> Result<(), Violation> {
    let task = state.task();
    let is_asked = task == Task::Knights(KnightTask::ReturnCard(seat))
        || task == Task::Main && seat == state.public.turn;
    LIMIT.require(is_asked && has_surplus(state, seat))?;
    LIMIT.require(state.own(seat).progress.covers(card))
}

pub fn put_back(play: &mut Play, seat: Seat, card: ProgressCard) {
    if play.state().task() != Task::Main {
        play.done();
    }
    play.return_progress(seat, card);
}

pub fn check_play(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: ProgressCard,
) -> Result<(), Violation> {
    moments::check_on_turn(state, seat)?;
    check_moment(state, card)?;
    if !state.own(seat).progress.covers(card) {
        return Err(PLAY.broken().with("reason", Fact::Word("card-not-held")));
    }
    card.def().check(rules, state, seat)
}

fn check_moment(state: &State, card: ProgressCard) -> Result<(), Violation> {
    let comes_first = card.def().before_roll;
    let refused = |rule: RuleId, reason| Err(rule.broken().with("reason", Fact::Word(reason)));
    if state.task() == Task::BeforeRoll {
        BEFORE_ROLL.require(comes_first)
    } else if state.task() != Task::Main {
        refused(PLAY, "turn-finish-first")
    } else if comes_first {
        refused(BEFORE_ROLL, "turn-rolled-already")
    } else {
        Ok(())
    }
}

/// The cards a seat may play now, one bit each.
pub fn playable(rules: &Rules, state: &State, seat: Seat) -> u32 {
    let is_before = state.task() == Task::BeforeRoll;
    let mut bits = 0;
    for (card, _) in state.own(seat).progress.iter() {
        let in_time = card.def().before_roll == is_before;
        if in_time && (card.def().can)(rules, state, seat) {
            bits |= 1 << card as u32;
        }
    }
    bits
}

pub fn play(play: &mut Play, seat: Seat, card: ProgressCard) {
    play.play_progress(seat, card);
    (card.def().play)(play, seat);
}

/// Has a deck a card, on top or underneath?
pub fn has_card(state: &State, area: Area) -> bool {
    state.public.knights.deck_size(area) > 0
}

pub fn any_card(state: &State) -> bool {
    Area::ALL.into_iter().any(|area| has_card(state, area))
}

pub fn check_deck(state: &State, area: Area) -> Result<(), Violation> {
    PICK_DECK.require(has_card(state, area))
}

pub fn draw_from(play: &mut Play, seat: Seat, area: Area) {
    play.asked(seat);
    deal(play, seat, area);
}
