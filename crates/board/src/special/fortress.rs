//! The Pirate Islands: the fleet sails and fights, and fortresses are attacked.

use game::{RuleId, Seat, SeatSet, Violation};

use super::pirates::{ATTACK, Pirates};
use crate::chart;
use crate::kinds::Resource;
use crate::play::Play;
use crate::questions::turn::{moments, turn_end};
use crate::questions::{cards, goal};
use crate::rules::Rules;
use crate::state::{FRAME, State, Task};

/// The fleet moves by the lower die, and nobody moves it.
pub const FLEET: RuleId = RuleId("SC7-9");
// SC7-10, SEA-R-20: It attacks everybody with a building where it ends, once.
// SC7-11: The weaker loses a card and one more for each city.
// SC7-12: The stronger takes a card of his choice. SC7-13: Equals part in peace.
// SC7-14, SEA-R-38: After a seven the roller may rob anybody, or nobody.
// SC7-25: More warships than the die take a lair; as many lose a ship, fewer lose two.
// SC7-26: The turn ends with the attack.
// SC7-27: With the third lair the fortress becomes a settlement.
// SC7-28: When all fortresses are taken the fleet leaves.
// SC7-29: To win one needs the fortress, too.

/// SC7-14: everybody else who holds a card.
pub fn anybody(rules: &Rules, state: &State) -> SeatSet {
    let thief = state.public.turn;
    let can_be_robbed = |seat: &Seat| *seat != thief && state.pieces(*seat).hand_size > 0;
    Seat::all(rules.players).filter(can_be_robbed).collect()
}

/// Moves the fleet by the lower die and lets it fight.
pub fn sail(play: &mut Play, it: &Pirates, strength: u8) {
    if play.state().public.sea.pirate == FRAME {
        return;
    }
    let at =
        (usize::from(play.state().public.sea.fleet_at) + usize::from(strength)) % it.path.len();
    play.sail_fleet(at as u8, it.path[at]);
    let corners = play.rules.grid.hex_corners(it.path[at]);
    for seat in chart::in_turn_order(play.rules, &play.state().public).rev() {
        if !(play.state().pieces(seat).buildings() & corners).is_empty() {
            fight(play, seat, strength);
        }
    }
}

pub fn warships(state: &State, seat: Seat) -> u8 {
    (state.fleet(seat).ships & state.public.sea.warships).len() as u8
}

fn fight(play: &mut Play, seat: Seat, strength: u8) {
    let warships = warships(play.state(), seat);
    play.note_fight(seat, strength, warships);
    let pieces = play.state().pieces(seat);
    if warships > strength {
        cards::owe_choice(play, seat);
    } else if warships < strength {
        let lost = (1 + pieces.cities.len() as u8).min(pieces.hand_size);
        if lost > 0 {
            play.next(Task::FleetTakes(seat, lost));
        }
    }
}

pub fn check_attack(
    it: &Pirates,
    rules: &Rules,
    state: &State,
    seat: Seat,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    ATTACK.require(can_attack(it, rules, state, seat))
}

pub fn can_attack(it: &Pirates, rules: &Rules, state: &State, seat: Seat) -> bool {
    let (fleet, west) = (state.fleet(seat), it.west(&state.public, seat));
    let is_near = || !(fleet.ships & rules.grid.corner_edges(west.fortress)).is_empty();
    fleet.lairs > 0 && is_near() && west.front(&rules.grid, fleet.ships) == west.fortress
}

/// Fights out the attack with the die that chance named, and ends the turn.
pub fn siege(play: &mut Play, it: &Pirates, die: u8) {
    let seat = play.state().public.turn;
    play.done();
    let warships = warships(play.state(), seat);
    play.note_siege(seat, die, warships);
    let west = it.west(&play.state().public, seat);
    let line = west.line(&play.rules.grid, play.state().fleet(seat).ships);
    let foremost = line.fold([None; 2], |[last, _], (edge, _)| [Some(edge), last]);
    if warships > die {
        play.raze_lair(seat);
        if play.state().fleet(seat).lairs == 0 {
            play.take_fortress(seat, west.fortress);
            dismiss(play);
        }
    } else {
        let lost = if warships == die { 1 } else { 2 };
        for edge in foremost.into_iter().take(lost).flatten() {
            play.lose_ship(seat, edge);
        }
    }
    goal::judge(play);
    if !goal::is_over(play.state()) {
        turn_end::pass(play);
    }
}

/// Sends the fleet away when no fortress is left.
fn dismiss(play: &mut Play) {
    let is_left = |seat: Seat| play.state().fleet(seat).lairs > 0;
    if !Seat::all(play.rules.players).any(is_left) {
        let seat = play.state().public.turn;
        play.move_pirate(seat, FRAME);
    }
}

/// A card the fleet takes.
pub fn lose_card(play: &mut Play, seat: Seat, left: u8, kind: Resource) {
    if left > 1 {
        play.instead(Task::FleetTakes(seat, left - 1));
    } else {
        play.done();
    }
    play.lose_to_fleet(seat, kind);
}
