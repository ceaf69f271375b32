//! The card game for two (Die Fürsten von Catan): principalities, stacks and 180 cards.
//!
//! The rules stand in `rules/fuersten.md`, the cards in `rules/fuersten_cards.json`; each card is a
//! file in `cards/`. Only `play/` changes a state, and `questions/` prints the order of play.

mod actions;
mod card;
mod cards;
mod chance;
mod describe;
mod effects;
mod event;
mod goods;
mod landscape;
mod menu;
mod notation;
mod places;
mod play;
pub mod position;
mod questions;
mod setup;
mod stacks;
mod start;
mod state;
mod verdict;
mod view;

use game::{Awaits, FormId, Game, Log, Luck, Seat, Step, StepOf, Viewer, Violation};

pub use actions::Action;
pub use card::{CardDef, CardId, Counts, Kind, Points, Set};
pub use chance::{Bag, Chance};
pub use effects::{Condition, Effect, Moment};
pub use event::Event;
pub use goods::{Goods, Resource};
pub use landscape::{LANDSCAPES, Landscape};
pub use menu::Menu;
pub use places::{Centre, End, PLACES, Place, Places, Side};
pub use questions::agenda::{decider, decider_of};
pub use questions::agreement::is_hopeless;
pub use questions::building::fits;
pub use questions::centre::{CITY_COST, ROAD_COST, SETTLEMENT_COST};
pub use questions::conditions::holds;
pub use questions::event_die::countable;
pub use questions::hand_limit::limit as hand_limit;
pub use questions::points::{strength_holder, trade_holder, victory, victory_of};
pub use questions::together::{Together, together};
pub use setup::{Mode, Options, Rules, Setup};
pub use stacks::{Height, Known as KnownStack, Memory, Pile, STACKS, StackId, guess};
pub use state::{
    About, Agenda, Asked, Derived, Dice, Ending, EventStack, Hand, Own, Public, Realm, STORE,
    Secret, State, Supply, Symbol, Task, Town, other,
};
pub use view::{Known, View, unseen};

use play::Play;
use questions::{agenda, centre, event_card, goal, playing, turn};
use state::{Source, Waits};

impl Game for Rules {
    const FAMILY: &'static str = "rivals";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
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
        start::start(self)
    }

    fn awaits(&self, state: &State) -> Awaits {
        match agenda::decider(state) {
            Some(seat) => Awaits::Seats(game::SeatSet::of(seat)),
            None if state.task() == Task::Over => Awaits::Over(goal::outcome(self, state)),
            None => Awaits::Chance,
        }
    }

    fn menu(&self, state: &State, seat: Seat) -> Menu {
        Menu::of(self, state, seat)
    }

    fn forms(&self, _: &State, _: Seat) -> &'static [FormId] {
        &[]
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
        actions::check(self, state, seat, action)
    }

    fn bag(&self, state: &State) -> Bag {
        let Waits::Chance(source) = state.task().waits() else {
            unreachable!("chance is awaited");
        };
        match source {
            Source::Starter => Bag::Start,
            Source::Dice => turn::bag(state),
            Source::Die => Bag::Number,
            Source::Events => Bag::Events(state.public.events),
            Source::Landscapes => Bag::Landscapes(state.public.supply.landscapes),
            Source::Stack(stack) => Bag::Fresh(state.secret.fresh.of_set(self.back(stack))),
        }
    }

    fn apply(&self, state: &mut State, step: StepOf<Rules>, log: &mut Log<Event>) {
        if let Step::Act(seat, action) = step {
            debug_assert_eq!(actions::check(self, state, seat, action), Ok(()));
        }
        let mut play = Play::new(self, state, log);
        match step {
            Step::Act(seat, action) => actions::apply(&mut play, seat, action),
            Step::Chance(outcome) => fall(&mut play, outcome),
        }
        agenda::run(&mut play);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn imagine(&self, view: &View, luck: &mut dyn Luck) -> State {
        view::imagine(self, view, luck)
    }
}

/// Carries out an outcome of the bag the state waited for.
fn fall(play: &mut Play, outcome: Chance) {
    match (play.task(), outcome) {
        (Task::RollForStart, Chance::Start(red, blue)) => play.roll_for_start(red, blue),
        (Task::Defence { .. }, Chance::Number(rolled)) => playing::defended(play, rolled),
        (Task::RevealEvent, Chance::Card(event)) => event_card::revealed(play, event),
        (Task::RevealEvent, Chance::Moon(event)) => {
            play.admit(event);
            event_card::revealed(play, event);
        }
        (Task::Explore { centre, first }, Chance::Landscape(it)) => {
            centre::explored(play, centre, first, it);
        }
        (Task::Draw { seat, stack }, Chance::Card(card)) => {
            play.done();
            play.draw_fresh(seat, stack, card);
        }
        (Task::Look { seat, stack }, Chance::Card(card)) => play.see(seat, stack, card),
        (Task::Dice, outcome) => turn::rolled(play, outcome),
        (task, outcome) => unreachable!("{task:?} does not wait for {outcome:?}"),
    }
}
