//! What one choice brings that another does not, in facts anybody can check on the table.
//!
//! Three positions are compared: as it stands, after the one choice, after the other. A family's
//! file has a line for each fact it knows, the most telling first.

mod board;
mod dice;
mod rivals;

use families::TypedView;
use game::{Phrase, Seat};

/// The facts that speak for the second of these positions against the third; the first is how
/// things stand.
pub fn of(seat: Seat, views: [TypedView; 3]) -> Vec<Phrase> {
    match views {
        [
            TypedView::Board(rules, now),
            TypedView::Board(_, best),
            TypedView::Board(_, other),
        ] => board::facts(rules, seat, [now, best, other]),
        [
            TypedView::Rivals(_, now),
            TypedView::Rivals(_, best),
            TypedView::Rivals(_, other),
        ] => rivals::facts(seat, [now, best, other]),
        [
            TypedView::Dice(_, now),
            TypedView::Dice(_, best),
            TypedView::Dice(_, other),
        ] => dice::facts(seat, [now, best, other]),
        _ => unreachable!("a game stays in its family"),
    }
}

/// The place to look at for a choice with this target; none if it is no place.
pub fn place(view: TypedView, target: &str) -> Option<String> {
    match view {
        TypedView::Board(rules, view) => board::place(rules, view, target),
        TypedView::Rivals(..) | TypedView::Dice(..) => None,
    }
}

/// Where to look for a choice that has no place of its own, by its verb.
pub fn region(verb: &str) -> &'static str {
    match verb {
        "roll" | "reroll" | "joker" | "die" | "number" => "coach-look-dice",
        "bank" | "offer" | "ask" | "counter" | "propose" | "conclude" | "accept" | "reject"
        | "withdraw" | "trade" | "ship" | "force-trade" => "coach-look-trade",
        "end" | "pass" | "waive" => "coach-look-end",
        "take" | "discard" | "give" | "store" | "spend" | "pay" => "coach-look-goods",
        "rob" | "rob-cloth" | "robber" | "pirate" => "coach-look-rob",
        "buy" | "knight" | "road-building" | "invention" | "monopoly" | "play" | "draw"
        | "search" | "stack" | "under" | "pick" | "return" | "card" => "coach-look-cards",
        _ => "coach-look-build",
    }
}

/// What is said of a choice for which no fact speaks, by its verb; is it all there is to do?
pub fn plain(verb: &str, is_forced: bool) -> &'static str {
    match verb {
        "end" if is_forced => "coach-nothing-else",
        "accept" => "coach-accept",
        "reject" => "coach-reject",
        _ if is_forced => "coach-forced",
        _ => "coach-plain",
    }
}

/// A fact with a number, if there is any.
fn counted(key: &'static str, count: i32) -> Option<Phrase> {
    (count > 0).then(|| Phrase::new(key).with("count", count))
}

/// So much more the one choice has, if that is also more than there was.
fn more(now: i32, best: i32, other: i32) -> i32 {
    if best > now { best - other } else { 0 }
}
