//! The lines of a position that say where in a turn it is, and what is owed there.

use game::{Awaits, Choices, Game, Seat};

use crate::Cards;
use crate::counts::Countable;
use crate::kinds::Development;
use crate::rules::Rules;
use crate::state::{Agenda, Public, State, Task};

/// Goes to a phase of the turn, or into the middle of one.
pub fn begin(rules: &Rules, public: &mut Public, name: &str) -> Option<()> {
    // One interruption is enough, and an agenda is not deep.
    let plain = public.agenda.iter().count() == 1;
    match name {
        "main" => public.agenda = Agenda::new(Task::Main),
        "before-roll" => public.agenda = Agenda::new(Task::BeforeRoll),
        "founding" => found(rules, public, Task::FoundSettlement)?,
        "founding-road" => found(rules, public, Task::FoundRoad)?,
        _ if !plain => return None,
        "robber" => public.agenda.push(Task::MoveRobber),
        "discard" => {
            public.agenda.push(Task::MoveRobber);
            public.agenda.push(Task::Discard);
        }
        "first-free-road" => public.agenda.push(Task::FirstFreeRoad),
        "second-free-road" => public.agenda.push(Task::SecondFreeRoad),
        _ => return None,
    }
    Some(())
}

/// Counted are the settlements named before. Boxes that lay out more than the base game does have
/// no notation for it.
fn found(rules: &Rules, public: &mut Public, task: Task) -> Option<()> {
    let is_for_two = rules.setup.options.neutrals;
    let is_plain = !rules.is_at_sea() && !rules.has_knights() && !is_for_two;
    let settlements = public.pieces.iter().map(|it| it.settlements.len());
    let founded = settlements.sum::<u32>() as u8;
    let most = rules.foundings * rules.players;
    let road = u8::from(task == Task::FoundRoad);
    (is_plain && (road..most + road).contains(&founded)).then_some(())?;
    public.founded = founded;
    public.agenda = Agenda::new(task);
    Some(())
}

/// Has whoever is asked something to answer?
pub fn check(rules: &Rules, state: &State) -> Result<(), String> {
    let can_act = match rules.awaits(state) {
        Awaits::Seats(seats) => {
            !seats.is_empty() && seats.iter().all(|seat| rules.menu(state, seat).count() > 0)
        }
        Awaits::Chance | Awaits::Over(_) => true,
    };
    if can_act {
        return Ok(());
    }
    Err("whoever is asked has nothing to answer".to_owned())
}

/// Development cards that were played, and are out of the game.
pub fn lay_open(state: &mut State, cards: &[&str]) -> Option<()> {
    for card in cards {
        let card = Development::named(card).filter(|it| *it != Development::Knight)?;
        let one = Cards::of(card, 1);
        state.secret.deck.covers(one).then_some(())?;
        state.secret.deck -= one;
        state.public.deck_left -= 1;
        state.public.played += one;
    }
    Some(())
}

/// Cards a seat has to lay aside.
pub fn discards(state: &mut State, seat: Seat, count: &str) -> Option<()> {
    let held = state.pieces(seat).hand_size;
    let count: u8 = count
        .parse()
        .ok()
        .filter(|count| (1..=held).contains(count))?;
    (state.task() == Task::Discard).then_some(())?;
    state.public.pieces[seat.index()].to_discard = count;
    state.public.discarding = state.public.discarding.with(seat);
    Some(())
}
