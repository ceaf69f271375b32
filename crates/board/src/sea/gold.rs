//! Gold (Goldfluss): cards of one's choice.

use game::{RuleId, Seat, Violation};

use crate::chart;
use crate::kinds::{Resource, Terrain};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State, Task};

// SEA-90: A settlement at gold whose number is rolled brings a card of choice, a city two.
// SEA-91: Not where the robber stands.
// SEA-92, SEA-R-07: After all other production, from the player on turn clockwise.
/// One takes what the bank has; nothing is declined, what it lacks lapses.
pub const CHOICE: RuleId = RuleId("SEA-93");
// SEA-94: All cards of a player are one request.
// SEA-95: It comes before trade and build, and everybody sees what is taken.
// SEA-96: Discoveries, fleets and founding settlements pay in the same way.

/// Puts on the agenda who is owed gold for this roll.
pub fn owe(play: &mut Play, roll: u8) {
    let order: Vec<Seat> = chart::in_turn_order(play.rules, &play.state().public).collect();
    for seat in order.into_iter().rev() {
        let due = due(play.rules, &play.state().public, seat, roll);
        if due > 0 {
            play.owe_gold(seat, due);
            play.next(Task::Gold(seat));
        }
    }
}

fn due(rules: &Rules, public: &Public, seat: Seat, roll: u8) -> u8 {
    let printed = rules.sea().gold(roll).iter().copied();
    let found = chart::discoveries(rules, public)
        .filter(|(_, found)| found.terrain == Terrain::Gold && found.number == roll)
        .map(|(hex, _)| (hex, rules.grid.hex_corners(hex)));
    let pieces = &public.pieces[seat.index()];
    let paying = printed
        .chain(found)
        .filter(|(hex, _)| *hex != public.robber);
    paying
        .map(|(_, at)| (pieces.settlements & at).len() + 2 * (pieces.cities & at).len())
        .sum::<u32>() as u8
}

/// A single card of choice, for a discovery or a won fight.
pub fn owe_one(play: &mut Play, seat: Seat) {
    play.owe_gold(seat, 1);
    play.next(Task::Gold(seat));
}

pub fn check(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    let is_asked = state.task() == Task::Gold(seat);
    if is_asked && state.public.bank.count(kind) > 0 {
        return Ok(());
    }
    Err(CHOICE.broken().with("kind", kind))
}

pub fn take(play: &mut Play, seat: Seat, kind: Resource) {
    play.take_gold(seat, kind);
}

/// Ends a request that is fulfilled, or that the bank cannot fulfil.
pub fn lapses(play: &mut Play, seat: Seat) -> bool {
    let nothing_left = play.state().fleet(seat).gold == 0;
    if nothing_left || play.state().public.bank.is_empty() {
        play.forget_gold(seat);
        play.done();
        return true;
    }
    false
}
