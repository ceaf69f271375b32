//! The board family: base game, game for two, Seafarers with its scenarios, Cities & Knights.
//!
//! Modules (`base/`, `two_player/`, `sea/`, `special/`, `knights/`) are folders of plain functions;
//! they meet only in `questions/`. A table is made in `setup/`. Only `play/` changes a state.

mod actions;
mod base;
mod chance;
pub mod chart;
mod combinations;
mod counts;
mod describe;
mod event;
mod kinds;
pub mod knights;
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

use game::{Awaits, FormId, Game, Log, Luck, Seat, Step, StepOf, Viewer, Violation};

pub use actions::Action;
pub use base::city::CITY;
pub use base::development::CARD;
pub use base::road::ROAD;
pub use base::settlement::SETTLEMENT;
pub use chance::{Bag, Chance};
pub use combinations::sea_knights::check_scenario as check_with_knights;
pub use counts::{Counts, Kind};
pub use event::Event;
pub use kinds::{Development, Harbour, Resource, Terrain, Wonder};
pub use knights::barbarians;
pub use knights::dice::highest_red;
pub use knights::improvement::{
    HIGHEST as HIGHEST_LEVEL, price as improvement_price, price_of_next as next_improvement,
};
pub use knights::knight::{ACTIVATION, KNIGHT};
pub use knights::wall::PRICE as WALL;
pub use knights::{
    Area, Face, KnightAction, KnightEvent, KnightMenu, Pile, Piles, ProgressCard, ProgressCards,
    Rank, Returned, Site, Spot, Way,
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
pub use rules::sea::SeaRules;
pub use rules::{Rules, Yield};
pub use sea::SeaEvent;
pub use sea::founding::SHIPS;
pub use sea::ship::SHIP;
pub use setup::Setup;
pub use setup::boards::{BASE_HEXES, beginner as beginner_layout};
pub use setup::layout::{BadLayout, HarbourSite, Layout, Tile};
pub use setup::options::{Board, Mode, Options, TradeCards};
pub use setup::scenario::{Scenario, scenario, scenarios};
pub use setup::sea_map::{PirateSeat, PirateStart, Region, SeaMap, Shuffled, SpecialMap};
pub use setup::start::{BANK, CITIES, DECK, ROADS, SETTLEMENTS};
pub use special::SpecialEvent;
pub use state::{
    Agenda, Answer, BAY, Displaced, Dock, Ending, FRAME, Fleet, Found, KnightTask, KnightsState,
    Merchant, Negotiation, Own, Pieces, Proposals, Public, Realm, SeaState, Secret, State, Task,
    TwoState, Village,
};
pub use two_player::trade_cards::price as trade_card_price;
pub use view::{Known, View};

use base::{bank_trade, proposal};
use play::Play;
use questions::decisions::voyages;
use questions::roll::chips;
use questions::turn::{afterwards, turn_menu, waits};
use questions::{goal, roll};
use sea::fog;

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

/// What chance decides only at sea.
#[cold]
fn at_sea(play: &mut Play, task: Task, outcome: Chance) {
    match (task, outcome) {
        (Task::Discover(hex), Chance::Tile(terrain)) => fog::turn_over(play, hex, terrain),
        (Task::FogNumber(hex), Chance::Number(number)) => {
            fog::number(play, hex, number);
            chips::laid(play, hex, number);
        }
        (Task::DrawToken, Chance::Token(kind)) => {
            let seat = play.state().public.turn;
            play.instead(Task::PlaceHarbour);
            play.draw_token(seat, kind);
        }
        (_, Chance::Die(shown)) => voyages::siege(play, shown),
        _ => unreachable!("an outcome comes only out of the bag it is in"),
    }
}

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
        match state.task() {
            Task::RollForStart
            | Task::Dice
            | Task::SecondDice
            | Task::Steal(_)
            | Task::DrawCard
            | Task::DrawFromOpponent(_)
            | Task::Discover(_)
            | Task::FogNumber(_)
            | Task::DrawToken
            | Task::DrawGift
            | Task::FleetTakes(..)
            | Task::Siege
            | Task::Knights(KnightTask::Roll | KnightTask::EventDie | KnightTask::Draw(..)) => {
                Awaits::Chance
            }
            Task::Over => Awaits::Over(goal::outcome(self, state)),
            _ => Awaits::Seats(waits::seats(self, state)),
        }
    }

    #[inline(always)]
    fn menu(&self, state: &State, seat: Seat) -> Menu {
        turn_menu::menu(self, state, seat)
    }

    fn forms(&self, state: &State, seat: Seat) -> &'static [FormId] {
        let on_turn = seat == state.public.turn;
        let unanswered = state.public.negotiation.answers[seat.index()] == Answer::Open;
        match state.task() {
            Task::Main if bank_trade::check_moment(self, state, seat).is_ok() => {
                if proposal::may_speak(state, seat) {
                    &[OFFER_FORM, ASK_FORM]
                } else {
                    &[OFFER_FORM]
                }
            }
            Task::Main if proposal::may_propose(self, state, seat) => &[PROPOSE_FORM],
            Task::Negotiate if !on_turn && unanswered => &[COUNTER_FORM],
            _ => &[],
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
        actions::check(self, state, seat, action)
    }

    #[inline(always)]
    fn bag(&self, state: &State) -> Bag {
        match state.task() {
            Task::Steal(victim) => Bag::Hand(state.hand(victim)),
            Task::DrawFromOpponent(_) => {
                Bag::Hand(state.hand(state.public.turn.next(self.players)))
            }
            Task::DrawCard | Task::DrawGift => Bag::Deck(state.secret.deck),
            Task::FleetTakes(seat, _) => Bag::Hand(state.hand(seat)),
            Task::Discover(_) => Bag::Tiles(fog::terrains_left(self, &state.public)),
            Task::FogNumber(_) => Bag::Numbers(fog::numbers_left(self, &state.public)),
            Task::DrawToken => Bag::Tokens(state.public.sea.tokens_left),
            Task::Siege => Bag::Die,
            Task::Knights(KnightTask::Roll) => Bag::ThreeDice,
            Task::Knights(KnightTask::EventDie) => Bag::EventDie,
            Task::Knights(KnightTask::Draw(_, area)) => {
                Bag::Progress(knights::hand::top(state, area))
            }
            _ => Bag::Dice,
        }
    }

    #[inline(always)]
    fn apply(&self, state: &mut State, step: StepOf<Rules>, log: &mut Log<Event>) {
        let task = state.task();
        let mut play = Play::new(self, state, log);
        match step {
            Step::Act(seat, action) => {
                debug_assert_eq!(actions::check(self, play.state(), seat, action), Ok(()));
                actions::apply(&mut play, seat, action);
            }
            Step::Chance(Chance::Dice(one, two)) => match task {
                Task::RollForStart => base::founding::roll_for_start(&mut play, [one, two]),
                _ => roll::resolve(&mut play, [one, two]),
            },
            Step::Chance(Chance::Stolen(kind)) => match task {
                Task::Steal(victim) => base::robber::steal(&mut play, victim, kind),
                Task::DrawFromOpponent(left) => {
                    two_player::forced_trade::draw(&mut play, left, kind);
                }
                Task::FleetTakes(seat, left) => voyages::lose_card(&mut play, seat, left, kind),
                _ => unreachable!("a card is stolen only where one is drawn for"),
            },
            Step::Chance(Chance::Drawn(card)) => match task {
                Task::DrawGift => special::tribe::draw(&mut play, card),
                _ => base::development::draw(&mut play, card),
            },
            Step::Chance(Chance::ThreeDice(red, yellow, face)) => {
                knights::dice::roll(&mut play, [red, yellow], face);
            }
            Step::Chance(Chance::EventDie(face)) => knights::dice::event(&mut play, face),
            Step::Chance(Chance::Progress(card)) => knights::hand::draw(&mut play, card),
            Step::Chance(outcome) => at_sea(&mut play, task, outcome),
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
