//! The board family: base game, game for two, Seafarers with its scenarios, Cities & Knights.
//!
//! Modules (`base/`, `two_player/`, `sea/`, `special/`, `knights/`) are folders of plain functions;
//! they meet only in `questions/`. A table is made in `setup/`. Only `play/` changes a state.
//!
//! Everything is asked through [`game::Game`]:
//!
//! ```
//! use board::{Action, Board, Options, Rules, Setup};
//! use game::testing::TestLuck;
//! use game::{Choices, Game, Seat, Setup as _, Violation};
//!
//! let options = Options { board: Board::Beginner, ..Options::default() };
//! let rules = Rules::open(Setup::deal(&options, &mut TestLuck(1))?)?;
//! let state = rules.start();
//!
//! // The first settlements are printed on this island, so red begins by rolling.
//! let menu = rules.menu(&state, Seat(0));
//! assert_eq!((menu.count(), menu.nth(0)), (1, Action::Roll));
//!
//! // Whatever is not allowed is refused by a rule.
//! let refused = rules.check(&state, Seat(0), Action::End).unwrap_err();
//! assert_eq!(refused.rule.0, "BASE-33");
//! # Ok::<(), Violation>(())
//! ```

#![warn(missing_docs)]

mod actions;
mod base;
mod chance;
pub mod chart;
mod combinations;
mod counts;
mod describe;
mod event;
mod kinds;
mod knights;
mod menu;
mod notation;
mod offer;
mod plain;
mod play;
pub mod position;
mod questions;
mod rules;
mod sea;
mod setup;
pub mod special;
mod state;
mod two_player;
mod view;

use game::{Awaits, FormId, Game, Log, Luck, Seat, SeatSet, Step, StepOf, Viewer, Violation};

pub use actions::Action;
pub use base::city::PRICE as CITY_PRICE;
pub use base::development::PRICE as CARD_PRICE;
pub use base::dice_deck::count_left as dice_cards_left;
pub use base::road::PRICE as ROAD_PRICE;
pub use base::settlement::PRICE as SETTLEMENT_PRICE;
pub use chance::{Bag, Chance};
pub use combinations::sea_knights::check_scenario as check_with_knights;
pub use counts::{Countable, Counts};
pub use event::{Event, KnightEvent, SeaEvent, SpecialEvent};
pub use kinds::{Development, Harbour, Resource, Terrain, Wonder};
pub use knights::dice::highest_red;
pub use knights::improvement::{
    HIGHEST as HIGHEST_LEVEL, price as improvement_price, price_of_next as next_improvement,
};
pub use knights::knight::{ACTIVATION_PRICE, PRICE as KNIGHT_PRICE};
pub use knights::progress::{CardQuestion, Shown, asks};
pub use knights::wall::PRICE as WALL_PRICE;
pub use knights::{
    Area, Face, KnightAction, KnightMenu, Pile, Piles, ProgressCard, ProgressCards, Rank, Returned,
    Site, Spot, Way,
};
pub use menu::{BankTrades, Menu, NeutralMenu, SeaMenu, TurnMenu};
pub use notation::seat_name as owner_name;
pub use offer::{Offer, Parcel};
pub use plain::Plain;
pub use questions::cards::supply;
pub use questions::founding::is_city as founds_city;
pub use questions::goal::points_to_win;
pub use questions::roll::chips::number as number_on;
pub use questions::route::length as route_length;
pub use rules::sea::{Bay, SeaRules};
pub use rules::{Modules, Rules, Yield, Yields, harbour_rates};
pub use sea::founding::SHIPS;
pub use sea::ship::PRICE as SHIP_PRICE;
pub use setup::Setup;
pub use setup::boards::{BASE_HEXES, beginner as beginner_layout};
pub use setup::layout::{BadLayout, HarbourSite, Layout, Tile};
pub use setup::options::{Board, Mode, Options, TradeCards};
pub use setup::scenario::{Scenario, scenario, scenarios};
pub use setup::sea_map::{PirateSeat, PirateStart, Region, SeaMap, Shuffled, SpecialMap};
pub use setup::start::{BANK, CITIES, DECK, ROADS, SETTLEMENTS};
pub use state::{
    Agenda, BAY, Displaced, Dock, Ending, FRAME, Fleet, Found, KnightTask, KnightsState, Merchant,
    Negotiation, OfferAnswer, Own, Pieces, Proposals, Public, Realm, SeaState, Secret, State, Task,
    TwoState, VILLAGES, Village,
};
pub use two_player::trade_cards::price as trade_card_price;
pub use view::{Known, View, promised};

use base::{bank_trade, proposal};
use play::Play;
use questions::goal;
use questions::turn::{afterwards, draws, turn_menu, waits};
use state::Waits;

/// How the battle against the barbarians stands.
pub mod barbarians {
    pub use crate::knights::barbarians::{LANDING, contribution, losers, strength};
}

/// So many resource cards of each kind.
pub type Goods = Counts<Resource>;
/// So many development cards of each kind.
pub type Cards = Counts<Development>;

/// The form on which the seat on turn makes an offer.
pub const OFFER_FORM: FormId = FormId("offer");
/// The form on which another seat answers with an offer of its own.
pub const COUNTER_FORM: FormId = FormId("counter");
/// The form on which the seat on turn asks for cards without naming a price.
pub const ASK_FORM: FormId = FormId("ask");
/// The form on which another seat proposes an exchange, unasked.
pub const PROPOSE_FORM: FormId = FormId("propose");

impl Game for Rules {
    const FAMILY: &'static str = "board";
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
        setup::start::start(self)
    }

    #[inline(always)]
    fn awaits(&self, state: &State) -> Awaits {
        let task = state.task();
        // Compared by shape: asked before every step, and this is what most steps wait for.
        if matches!(task, Task::Main) {
            return Awaits::Seats(SeatSet::of(state.public.turn));
        }
        match task.waits() {
            Waits::Turn => Awaits::Seats(SeatSet::of(state.public.turn)),
            Waits::Draw(_) => Awaits::Chance,
            Waits::End => Awaits::Over(goal::outcome(self, state)),
            Waits::Seat(_)
            | Waits::Discarding
            | Waits::Answers
            | Waits::Due
            | Waits::Displaced
            | Waits::Nobody => Awaits::Seats(waits::seats(self, state)),
        }
    }

    #[inline(always)]
    fn menu(&self, state: &State, seat: Seat) -> Menu {
        turn_menu::menu(self, state, seat)
    }

    fn forms(&self, state: &State, seat: Seat) -> &'static [FormId] {
        let task = state.task();
        let unanswered = state.public.negotiation.awaits(seat);
        if task == Task::Main && bank_trade::check_moment(self, state, seat).is_ok() {
            if proposal::may_speak(state, seat) {
                &[OFFER_FORM, ASK_FORM]
            } else {
                &[OFFER_FORM]
            }
        } else if task == Task::Main && proposal::may_propose(self, state, seat) {
            &[PROPOSE_FORM]
        } else if task == Task::Negotiate && seat != state.public.turn && unanswered {
            &[COUNTER_FORM]
        } else {
            &[]
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
        actions::check(self, state, seat, action)
    }

    #[inline(always)]
    fn bag(&self, state: &State) -> Bag {
        let task = state.task();
        // Compared by shape: most draws are these.
        if matches!(task, Task::Dice) {
            return draws::roll_bag(self, state);
        }
        match task.waits() {
            Waits::Draw(draw) => draws::bag(self, state, draw),
            Waits::Turn
            | Waits::Seat(_)
            | Waits::Discarding
            | Waits::Answers
            | Waits::Due
            | Waits::Displaced
            | Waits::Nobody
            | Waits::End => unreachable!("a bag is asked for only while the game waits for chance"),
        }
    }

    #[inline(always)]
    fn apply(&self, state: &mut State, step: StepOf<Rules>, log: &mut Log<Event>) {
        let mut play = Play::new(self, state, log);
        match step {
            Step::Act(seat, action) => {
                debug_assert_eq!(actions::check(self, play.state(), seat, action), Ok(()));
                actions::apply(&mut play, seat, action);
            }
            Step::Chance(outcome) => draws::resolve(&mut play, outcome),
        }
        afterwards::settle(&mut play);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn imagine(&self, view: &View, luck: &mut dyn Luck) -> State {
        view::imagine(self, view, luck)
    }
}
