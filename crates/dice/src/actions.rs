//! The decisions of a turn, and the one place that sends each to its rule.
//!
//! There is no action for stopping: whoever builds, uses a joker, trades gold or ends his turn has
//! stopped rolling (DICE-12). That saves a click in almost every turn and takes nothing away, since
//! a stop that is followed by none of these would not be noticed by anybody. There is none for the
//! first roll either: it is no decision, so the turn begins with the draw.

use game::{Seat, Violation};

use crate::build;
use crate::dice::{self, Face, Faces, ORDER_OF_TURN};
use crate::gold;
use crate::joker;
use crate::play::Play;
use crate::score;
use crate::setup::ROUND;
use crate::sheet::{Knight, Symbol};
use crate::state::State;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Roll these of the dice shown again.
    Reroll(Faces),
    Build(Symbol),
    /// Turn a die that shows `from` to `to`.
    Joker {
        knight: Knight,
        from: Face,
        to: Face,
    },
    /// Trade two gold for this resource.
    Trade(Face),
    /// End the turn; allowed at any time, also if something could be built (DICE-R-02, DICE-R-14).
    End,
}

/// May `seat` do it now? Jokers, trades and builds follow each other in any order (DICE-R-11).
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
    score::END.require(!score::is_over(state))?;
    if seat != state.seat {
        return Err(ROUND.broken().with("seat", seat).with("turn", state.seat));
    }
    let turn = &state.turn;
    if turn.cup > 0 {
        let rule = match action {
            Action::Joker { .. } => joker::AFTER_ROLLING,
            Action::Reroll(_) | Action::Build(_) | Action::Trade(_) | Action::End => ORDER_OF_TURN,
        };
        return Err(rule
            .broken()
            .with("cup", turn.cup)
            .with("rolls", turn.rolls));
    }
    match action {
        Action::Reroll(dice) => dice::check(state, dice),
        Action::Build(symbol) => build::check(state, symbol),
        Action::Joker { knight, from, to } => joker::check(state, knight, from, to),
        Action::Trade(to) => gold::check(state, to),
        Action::End => Ok(()),
    }
}

/// Carries out an action that passed [`check`].
pub fn apply(play: &mut Play, action: Action) {
    match action {
        Action::Reroll(dice) => play.take_up(dice),
        Action::Build(symbol) => build::build(play, symbol),
        Action::Joker { knight, from, to } => joker::play(play, knight, from, to),
        Action::Trade(to) => gold::trade(play, to),
        Action::End => {
            play.fill_box();
            play.next_turn();
        }
    }
}
