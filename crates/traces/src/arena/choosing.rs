//! Our decisions, one small one after the other, until they are one of theirs.

use board::{Action, State, Task};
use game::{Awaits, Game, Log, Step};

use super::Question;
use crate::deed::Deed;

/// So often a bot is asked again after it has said something they have no word for.
const PATIENCE: usize = 12;

/// What a bot comes to; none if they have no word for it.
pub fn deed(question: &Question, choose: &mut dyn FnMut(&State) -> Action) -> Option<Deed> {
    let mut state = question.state.clone();
    for _ in 0..PATIENCE {
        let action = choose(&state);
        let chosen = match action {
            Action::Roll => Deed::Roll,
            Action::End => Deed::End,
            Action::Buy => Deed::Buy,
            Action::Knight => Deed::Knight,
            Action::RoadBuilding => Deed::RoadBuilding,
            Action::Monopoly(kind) => Deed::Monopoly(kind),
            Action::Discard(kind) => Deed::Discard(kind),
            Action::Road(edge) => Deed::Road(edge),
            Action::Settle(corner) => Deed::Settle(corner),
            Action::City(corner) => Deed::City(corner),
            Action::BankTrade { give, get } => {
                let rate = state.pieces(question.seat).rates.count(give);
                Deed::Trade { give, rate, get }
            }
            Action::MoveRobber(hex) => {
                let after = after(question, &state, action);
                match after.task() {
                    Task::Steal(victim) => Deed::Robber(hex, Some(victim)),
                    Task::PickVictim => match choose(&after) {
                        Action::Rob(victim) => Deed::Robber(hex, Some(victim)),
                        _ => return None,
                    },
                    _ => Deed::Robber(hex, None),
                }
            }
            Action::Invention => return invention(question, &state, choose),
            Action::Offer(_) => {
                state = rejected(question, &state, action)?;
                continue;
            }
            _ => return None,
        };
        return Some(chosen);
    }
    None
}

/// Two cards, one after the other; one alone where the bank has no more.
fn invention(
    question: &Question,
    state: &State,
    choose: &mut dyn FnMut(&State) -> Action,
) -> Option<Deed> {
    let begun = after(question, state, Action::Invention);
    let first = choose(&begun);
    let Action::Take(one) = first else {
        return None;
    };
    let second = after(question, &begun, first);
    if !matches!(second.task(), Task::Take(_)) {
        return Some(Deed::Invention(one, None));
    }
    let Action::Take(other) = choose(&second) else {
        return None;
    };
    Some(Deed::Invention(one.min(other), Some(one.max(other))))
}

/// Nobody there trades: as if everybody had heard the offer and rejected it.
fn rejected(question: &Question, state: &State, offer: Action) -> Option<State> {
    let mut state = after(question, state, offer);
    while state.task() == Task::Negotiate {
        let Awaits::Seats(seats) = question.rules.awaits(&state) else {
            return None;
        };
        let seat = seats.lowest();
        let answer = if seat == state.public.turn {
            Action::Withdraw
        } else {
            Action::Reject
        };
        question.rules.check(&state, seat, answer).ok()?;
        let step = Step::Act(seat, answer);
        question.rules.apply(&mut state, step, &mut Log::off());
    }
    Some(state)
}

fn after(question: &Question, state: &State, action: Action) -> State {
    let mut state = state.clone();
    let step = Step::Act(question.seat, action);
    question.rules.apply(&mut state, step, &mut Log::off());
    state
}
