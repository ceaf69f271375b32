//! The dice game (Das Würfelspiel): six dice, a sheet for each player, fifteen turns.
//!
//! The rules stand in `rules/dice_game.md`; each file here is one chapter of it. Points are whole
//! numbers throughout, nothing is secret, and the only chance is the roll.

mod actions;
mod bag;
mod build;
mod describe;
mod dice;
mod event;
mod gold;
mod joker;
mod menu;
mod notation;
mod play;
mod score;
mod setup;
pub mod sheet;
mod state;
mod view;

use game::{Awaits, FormId, Game, Log, Luck, Seat, SeatSet, Step, StepOf, Viewer, Violation};

pub use actions::Action;
pub use bag::{Bag, Roll};
pub use dice::{DICE, Face, Faces, ROLLS};
pub use event::Event;
pub use menu::Menu;
pub use score::{CROSS, points};
pub use setup::{Options, Rules, Setup};
pub use sheet::{BOXES, Knight, Symbol};
pub use state::{Sheet, State, Turn};
pub use view::View;

use play::Play;

impl Game for Rules {
    const FAMILY: &'static str = "dice";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Roll;
    type Event = Event;
    type View = View;
    type Menu = Menu;
    type Bag = Bag;

    fn open(setup: Setup) -> Result<Rules, Violation> {
        Rules::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        State::new(self.start_seat())
    }

    fn awaits(&self, state: &State) -> Awaits {
        if score::is_over(state) {
            Awaits::Over(score::outcome(state, self.seats()))
        } else if state.turn.cup > 0 {
            Awaits::Chance
        } else {
            Awaits::Seats(SeatSet::of(state.seat))
        }
    }

    fn menu(&self, state: &State, seat: Seat) -> Menu {
        Menu::of(state, seat)
    }

    fn forms(&self, _state: &State, _seat: Seat) -> &'static [FormId] {
        &[]
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
        actions::check(state, seat, action)
    }

    fn bag(&self, state: &State) -> Bag {
        Bag::of(state.turn.cup)
    }

    fn apply(&self, state: &mut State, step: StepOf<Rules>, log: &mut Log<Event>) {
        let mut play = Play {
            rules: self,
            state,
            log,
        };
        match step {
            Step::Act(seat, action) => {
                debug_assert_eq!(actions::check(play.state, seat, action), Ok(()));
                actions::apply(&mut play, action);
            }
            Step::Chance(Roll(faces)) => play.roll(faces),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, view: &View, _luck: &mut dyn Luck) -> State {
        view.state
    }
}
