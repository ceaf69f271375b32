//! The only functions that change a state: one function, one fact, one event.

mod cards;
mod knights;
mod pieces;
mod progress;
mod sea;
mod special;
mod two;

use game::{Log, Seat};

use crate::Cards;
use crate::base::dice_deck::DiceCards;
use crate::event::Event;
use crate::kinds::Development;
use crate::rules::Rules;
use crate::state::{Ending, State, Task};

/// One step being carried out.
pub struct Play<'a> {
    pub rules: &'a Rules,
    state: &'a mut State,
    log: &'a mut Log<Event>,
}

impl<'a> Play<'a> {
    pub fn new(rules: &'a Rules, state: &'a mut State, log: &'a mut Log<Event>) -> Play<'a> {
        Play { rules, state, log }
    }

    #[inline]
    pub fn state(&self) -> &State {
        self.state
    }

    /// Reports what changes no field of its own.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> Event) {
        self.log.note(event);
    }

    /// Reports a fact of a box.
    #[inline]
    pub fn tell<E: Into<Event>>(&mut self, event: impl FnOnce() -> E) {
        self.log.note(|| event().into());
    }
}

/// What is to be done.
impl Play<'_> {
    /// Puts a task on top.
    #[inline]
    pub fn next(&mut self, task: Task) {
        self.state.public.agenda.push(task);
    }

    /// Takes the top task off.
    #[inline]
    pub fn done(&mut self) {
        self.state.public.agenda.pop();
    }

    /// Puts `task` in the place of the top one.
    #[inline]
    pub fn instead(&mut self, task: Task) {
        self.state.public.agenda.replace(task);
    }

    /// The roll that follows reports what the card shows.
    pub fn set_dice_turned(&mut self, cards: DiceCards) {
        self.state.public.dice_turned = cards;
    }

    /// Gives the turn to a seat, which has not acted in it yet.
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        public.turn = seat;
        public.card_played = false;
        public.has_built = false;
        public.agenda.reset(Task::BeforeRoll);
        self.log.note(|| Event::TurnBegan { seat });
    }

    /// The cards the seat on turn bought are playable from its next turn on.
    #[inline]
    pub fn end_turn(&mut self) {
        let public = &mut self.state.public;
        public.turns = public.turns.saturating_add(1);
        public.proposals.made = [0; game::MAX_SEATS];
        if public.cards_new > 0 {
            public.cards_new = 0;
            self.state.secret.own[public.turn.index()].fresh = Cards::NONE;
        }
    }

    pub fn finish(&mut self, ending: Ending) {
        self.state.public.ending = Some(ending);
        self.state.public.agenda.reset(Task::Over);
        self.clear_offer();
        match ending {
            Ending::Draw => self.log.note(|| Event::Drawn),
            Ending::Won(seat) => {
                let points = self.state.points(seat);
                self.log.note(|| Event::Won { seat, points });
            }
        }
        for seat in Seat::all(self.rules.players) {
            let cards = self.state.own(seat).cards.count(Development::Point);
            if cards > 0 {
                self.log.note(|| Event::PointsShown { seat, cards });
            }
        }
    }

    pub fn mark_built(&mut self) {
        self.state.public.has_built = true;
    }
}

/// The founding phase.
impl Play<'_> {
    pub fn roll_for_start(&mut self, seat: Seat, dice: [u8; 2]) {
        self.state.public.start_rolls[seat.index()] = dice[0] + dice[1];
        self.log.note(|| Event::RolledForStart { seat, dice });
    }

    /// Only these roll again.
    pub fn roll_again(&mut self, seats: game::SeatSet) {
        self.state.public.contenders = seats;
        self.state.public.start_rolls = [0; game::MAX_SEATS];
    }

    pub fn name_starter(&mut self, seat: Seat) {
        self.roll_again(game::SeatSet::EMPTY);
        self.state.public.starter = seat;
        self.state.public.turn = seat;
        self.log.note(|| Event::StarterKnown { seat });
    }

    /// Counts a founding settlement and hands the founding on.
    pub fn founded(&mut self) {
        self.state.public.founded += 1;
    }

    pub fn hand_on(&mut self, seat: Seat) {
        self.state.public.turn = seat;
    }
}
