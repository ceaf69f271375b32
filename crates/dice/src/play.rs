//! The only functions that change a state. One function, one fact, at most one event.

use game::{Game, Log};

use crate::dice::{Face, Faces};
use crate::event::Event;
use crate::gold;
use crate::score;
use crate::setup::Rules;
use crate::sheet::{Knight, Symbol};
use crate::state::{Sheet, State, Turn};

/// One step being carried out.
pub struct Play<'a> {
    pub rules: &'a Rules,
    pub state: &'a mut State,
    pub log: &'a mut Log<Event>,
}

impl Play<'_> {
    /// Dice go back into the cup; the state now waits for chance.
    pub fn take_up(&mut self, dice: Faces) {
        let turn = &mut self.state.turn;
        turn.dice = turn.dice - dice;
        turn.cup = dice.total();
        let seat = self.state.seat;
        self.log.note(|| Event::TakenUp { seat, dice });
    }

    /// The dice of the cup fall on the table.
    pub fn roll(&mut self, rolled: Faces) {
        let turn = &mut self.state.turn;
        turn.dice = turn.dice + rolled;
        turn.cup = 0;
        turn.rolls += 1;
        let (seat, shown) = (self.state.seat, turn.dice);
        self.log.note(|| Event::Rolled {
            seat,
            rolled,
            shown,
        });
    }

    /// From now on nothing is rolled again in this turn.
    pub fn fix_result(&mut self) {
        self.state.turn.fixed = true;
    }

    pub fn use_dice(&mut self, cost: Faces) {
        self.state.turn.dice = self.state.turn.dice - cost;
    }

    /// Marks a symbol as built and counts its points.
    pub fn mark(&mut self, symbol: Symbol) {
        let sheet = self.sheet();
        match symbol {
            Symbol::Road(road) => sheet.roads |= 1 << road,
            Symbol::Settlement(_) => sheet.settlements += 1,
            Symbol::City(_) => sheet.cities += 1,
            Symbol::Knight(_) => sheet.knights += 1,
        }
        self.state.turn.points += symbol.points();
        let seat = self.state.seat;
        self.log.note(|| Event::Built {
            seat,
            symbol,
            points: symbol.points(),
        });
    }

    /// Turns a die and crosses out the joker.
    pub fn use_joker(&mut self, knight: Knight, from: Face, to: Face) {
        self.sheet().jokers_used |= 1 << knight.0;
        let turn = &mut self.state.turn;
        turn.dice = turn.dice - Faces::of(from) + Faces::of(to);
        let seat = self.state.seat;
        self.log.note(|| Event::JokerUsed {
            seat,
            knight,
            from,
            to,
        });
    }

    /// One die with gold leaves the turn, another shows a resource.
    pub fn trade_gold(&mut self, to: Face) {
        let turn = &mut self.state.turn;
        turn.dice = turn.dice - gold::PRICE + Faces::of(to);
        let seat = self.state.seat;
        self.log.note(|| Event::GoldTraded { seat, to });
    }

    /// Fills the next box. Dice that were not used are lost (DICE-14).
    pub fn fill_box(&mut self) {
        let (seat, round) = (self.state.seat, self.state.round);
        let points = score::entry(self.state.turn.points);
        self.sheet().boxes[round as usize] = points;
        self.state.turn = Turn::NONE;
        self.log.note(|| Event::BoxFilled {
            seat,
            number: round + 1,
            points,
        });
    }

    /// The left neighbour's turn begins, unless the last box of the last player was filled.
    pub fn next_turn(&mut self) {
        let (seats, start) = (self.rules.seats(), self.rules.start_seat());
        let state = &mut *self.state;
        state.seat = state.seat.next(seats);
        state.round += u8::from(state.seat == start);
        if score::is_over(state) {
            let outcome = score::outcome(state, seats);
            self.log.note(|| Event::Ended { outcome });
        } else {
            state.turn = Turn::FIRST_ROLL;
        }
    }

    fn sheet(&mut self) -> &mut Sheet {
        &mut self.state.sheets[self.state.seat.index()]
    }
}
