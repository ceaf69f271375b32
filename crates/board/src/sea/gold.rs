//! Gold (Goldfluss): cards of one's choice.

use game::{RuleId, Seat, Violation};
use hexgrid::HexSet;

use crate::chart;
use crate::kinds::Resource;
use crate::play::Play;
use crate::questions::cards;
use crate::rules::Rules;
use crate::state::{Public, State, Task};

// SEA-90: A settlement at gold whose number is rolled brings a card of choice, a city two.
// SEA-91: Not where the robber stands.
// SEA-92, SEA-R-07: After all other production, from the player on turn clockwise.
/// One takes what the bank has; nothing is declined, what it lacks lapses.
pub const CHOICE: RuleId = RuleId("SEA-93");
// SEA-94: All cards of a player are one request.
// SEA-95: It comes before trade and build, and everybody sees what is taken.
/// Discoveries, fleets and founding settlements pay in the same way, and so does Invention.
pub const DUE: RuleId = RuleId("SEA-96");

/// Puts on the agenda who is owed gold for a roll at these hexes.
pub fn owe(play: &mut Play, golden: HexSet) {
    if golden.is_empty() {
        return;
    }
    for seat in chart::in_turn_order(play.rules, &play.state().public).rev() {
        let due = due(play.rules, &play.state().public, seat, golden);
        if due > 0 {
            play.owe_gold(seat, due);
            play.next(Task::Gold(seat));
        }
    }
}

/// The cards of choice these hexes bring a seat.
pub fn due(rules: &Rules, public: &Public, seat: Seat, golden: HexSet) -> u8 {
    let pieces = &public.pieces[seat.index()];
    let paying = golden.into_iter().filter(|hex| *hex != public.robber);
    let cards = paying.map(|hex| {
        let at = rules.grid.hex_corners(hex);
        (pieces.settlements & at).len() + 2 * (pieces.cities & at).len()
    });
    cards.sum::<u32>() as u8
}

/// A single card of choice, for a discovery or a won fight.
pub fn owe_one(play: &mut Play, seat: Seat) {
    play.owe_gold(seat, 1);
    play.next(Task::Gold(seat));
}

pub fn check(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    let is_asked = state.task() == Task::Gold(seat);
    if is_asked && cards::resources(&state.public) >> kind as u8 & 1 == 1 {
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
    if nothing_left || cards::resources(&play.state().public) == 0 {
        play.forget_gold(seat);
        play.done();
        return true;
    }
    false
}
