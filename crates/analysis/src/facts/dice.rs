//! Facts of the dice game: points of the turn, dice rolled again, jokers, and what comes next.

use dice::{Sheet, View};
use game::{Phrase, Seat};

use super::{counted, more};

pub fn facts(seat: Seat, views: [&View; 3]) -> Vec<Phrase> {
    let each = |of: &dyn Fn(&View) -> i32| views.map(of);
    let [now, best, other] = each(&|view| points(view, seat));
    let built = counted("coach-dice-points", more(now, best, other));
    // The dice of the next turn are nobody's choice.
    let this = views[0].state.round();
    let [_, best, other] = each(&|view| {
        let is_on_turn = view.state.seat() == seat && view.state.round() == this;
        if is_on_turn {
            i32::from(view.state.turn().cup())
        } else {
            0
        }
    });
    let again = counted("coach-dice-again", if best > other { best } else { 0 });
    // One die less to roll is one more that is safe.
    let kept = if best < other && best > 0 {
        6 - best
    } else {
        0
    };
    let kept = counted("coach-dice-keep", kept);
    let [_, best, other] = each(&|view| jokers(view.state.sheet(seat)));
    let joker = (best > other).then(|| Phrase::new("coach-dice-joker"));
    let [now, best, other] = each(&|view| view.state.sheet(seat).roads().count_ones() as i32);
    let roads = counted("coach-dice-roads", more(now, best, other));
    [built, again, kept, joker, roads]
        .into_iter()
        .flatten()
        .collect()
}

/// Points on the sheet, and those of the turn that goes on.
fn points(view: &View, seat: Seat) -> i32 {
    let is_on_turn = view.state.seat() == seat;
    let turn = if is_on_turn {
        i32::from(view.state.turn().points())
    } else {
        0
    };
    i32::from(view.points[seat.index()]) + turn
}

fn jokers(sheet: &Sheet) -> i32 {
    sheet.jokers().count_ones() as i32
}
