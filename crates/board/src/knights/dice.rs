//! The three dice: event die first, then the sum.

use game::{Seat, SeatSet};

use super::kinds::{Area, Face};
use super::{barbarians, hand};
use crate::event::Event;
use crate::play::Play;
use crate::state::{KnightTask, State};

// CK-22: All three are rolled together; the event die counts first.
// CK-24: A gate gives a card to everybody whose level is at least the red die less one.

/// All three dice as they fell, red first.
pub fn roll(play: &mut Play, dice: [u8; 2], face: Face) {
    show(play, dice);
    event(play, face);
}

/// A card with the number dice was turned over; the event die is rolled beside it.
pub fn turned(play: &mut Play, dice: [u8; 2]) {
    show(play, dice);
    play.ask_instead(KnightTask::EventDie);
}

#[inline]
fn show(play: &mut Play, dice: [u8; 2]) {
    let seat = play.state().public.turn;
    play.set_dice(dice);
    play.note(|| Event::Rolled { seat, dice });
}

/// What the event die brings; the sum follows when that is settled.
pub fn event(play: &mut Play, face: Face) {
    play.ask_instead(KnightTask::Resolve);
    play.show_event_die(face);
    match face.gate() {
        None => barbarians::sail(play, play.rules.fiesepeter),
        Some(area) => {
            let drawing = drawing(play.state(), play.rules.players, area);
            if !drawing.is_empty() {
                play.ask_each(drawing);
                play.ask(KnightTask::Gate(area));
            }
        }
    }
}

/// Who draws at a gate. CK-R-43: levels and dice are public, and so is this.
fn drawing(state: &State, players: u8, area: Area) -> SeatSet {
    let knights = &state.public.knights;
    let red = knights.dice[0];
    let draws = |seat: &Seat| {
        let level = knights.realm(*seat).level(area);
        level > 0 && red <= highest_red(level)
    };
    Seat::all(players).filter(draws).collect()
}

/// The highest red die that brings a card at a level.
pub const fn highest_red(level: u8) -> u8 {
    level + 1
}

/// The next one draws; is somebody left?
pub fn open_gate(play: &mut Play, area: Area, next: Option<Seat>) {
    match next {
        None => play.done(),
        Some(seat) => hand::draw_from(play, seat, area),
    }
}
