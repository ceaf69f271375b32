//! The only functions that change a state. One function, one fact, at most one event.

mod cards;
mod goods;
mod realm;
mod stacks;

use game::{Log, Seat, SeatSet};

use crate::event::Event;
use crate::questions::points;
use crate::setup::Rules;
use crate::state::{Dice, Ending, State, Symbol, Task};

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

    pub fn state(&self) -> &State {
        self.state
    }

    pub fn task(&self) -> Task {
        self.state.task()
    }

    /// Puts tasks on the agenda, the first one on top.
    pub fn next<const N: usize>(&mut self, tasks: [Option<Task>; N]) {
        for task in tasks.into_iter().rev().flatten() {
            self.state.public.agenda.push(task);
        }
    }

    /// The top task is done.
    pub fn done(&mut self) {
        self.state.public.agenda.pop();
    }

    /// The top task goes on as another one.
    pub fn replace(&mut self, task: Task) {
        self.state.public.agenda.replace(task);
    }

    pub fn roll_for_start(&mut self, red: u8, blue: u8) {
        self.log.note(|| Event::RolledForStart { red, blue });
        if red != blue {
            let seat = Seat(u8::from(blue > red));
            crate::start::begin(self.rules, self.state, seat);
            self.log.note(|| Event::StarterKnown { seat });
        }
    }

    /// RIV-48: the second player takes another stack.
    pub fn note_start_stack(&mut self, stack: crate::stacks::StackId) {
        self.state.public.start_stack = Some(stack);
    }

    pub fn begin_turn(&mut self, seat: Seat) {
        let public = &mut self.state.public;
        public.turn = seat;
        public.turns += 1;
        public.dice = Dice::default();
        public.mints_used = 0;
        public.proposed = false;
        public.agenda.reset(Task::EndTurn);
        self.next([
            Some(Task::BeforeRoll),
            Some(Task::Main),
            Some(Task::Refill),
            Some(Task::Exchange),
        ]);
        self.log.note(|| Event::TurnBegan { seat });
    }

    /// Brigitta: the production number is fixed.
    pub fn name_number(&mut self, number: u8) {
        self.state.public.dice.number = number;
        let seat = self.state.public.turn;
        self.log.note(|| Event::NumberNamed { seat, number });
    }

    /// Reiner: the event is fixed.
    pub fn proclaim(&mut self) {
        self.state.public.dice.symbol = Some(Symbol::Celebration);
        self.state.public.dice.herald = true;
    }

    pub fn roll(&mut self, number: u8, symbol: Symbol) {
        self.state.public.dice.number = number;
        self.state.public.dice.symbol = Some(symbol);
        let seat = self.state.public.turn;
        self.log.note(|| Event::Rolled {
            seat,
            number,
            symbol,
        });
    }

    /// RIV-60: this copy is in the duel, which nobody knew.
    pub fn admit(&mut self, event: crate::card::CardId) {
        self.state.public.events.admit(event);
    }

    pub fn reveal(&mut self, event: crate::card::CardId) {
        self.state.public.events.reveal(event);
        self.state.public.spared = SeatSet::EMPTY;
        self.log.note(|| Event::Revealed { card: event });
    }

    /// RIV-99: Yule mixes the event stack.
    pub fn mix_events(&mut self) {
        self.state.public.events.rebuild();
        let card = crate::card::CardId::Yule;
        self.log.note(|| Event::Revealed { card });
        self.log.note(|| Event::Mixed);
    }

    pub fn spare(&mut self, seat: Seat) {
        self.state.public.spared = self.state.public.spared.with(seat);
        self.log.note(|| Event::Spared { seat });
    }

    pub fn defend(&mut self, seat: Seat, rolled: u8, saved: bool) {
        self.log.note(|| Event::Defended {
            seat,
            rolled,
            saved,
        });
    }

    pub fn use_mint(&mut self) {
        self.state.public.mints_used += 1;
    }

    pub fn propose(&mut self, seat: Seat) {
        self.state.public.proposed = true;
        self.log.note(|| Event::EndProposed { seat });
    }

    pub fn decline(&mut self, seat: Seat) {
        self.log.note(|| Event::EndDeclined { seat });
    }

    pub fn finish(&mut self, ending: Ending) {
        self.state.public.ending = Some(ending);
        self.state.public.agenda.reset(Task::Over);
        let state = &*self.state;
        self.log.note(|| match ending {
            Ending::Won(seat) => Event::Won {
                seat,
                points: points::victory(state, seat),
            },
            Ending::Draw => Event::Drew,
            Ending::Agreed => Event::EndAgreed,
        });
    }
}
