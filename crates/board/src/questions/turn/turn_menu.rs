//! Which decisions are open to a seat.

use game::Seat;

use crate::base::{
    bank_trade, city, development, discard, domestic_trade, proposal, road, robber, settlement,
};
use crate::menu::{BankTrades, Menu, TurnMenu};
use crate::plain::Plain;
use crate::questions::build::free_pieces;
use crate::questions::turn::{knight_menu, sea_menu, waits};
use crate::questions::{self, cards as stock, figures, knight_card};
use crate::rules::Rules;
use crate::special::fortress;
use crate::state::{State, Task};
use crate::two_player::{self, forced_trade, neutral};

/// Everything open to `seat` now.
#[inline(always)]
pub fn menu(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let task = state.task();
    // Compared by shape: the hottest questions there are.
    if matches!(task, Task::Main) {
        return if seat != state.public.turn {
            proposal::taken_back(state, seat)
        } else if state.public.proposals.open.is_empty() {
            main(rules, state, seat)
        } else {
            with_proposals(rules, state, seat)
        };
    }
    if matches!(task, Task::BeforeRoll | Task::BetweenRolls) && seat == state.public.turn {
        return before_roll(rules, state, seat);
    }
    if !waits::may_act(state, seat) {
        return Menu::NOTHING;
    }
    match task {
        Task::Discard => Menu::Plain(discard::options(state, seat)),
        Task::Negotiate => Menu::Plain(domestic_trade::options(rules, state, seat)),
        Task::Gold(_) => Menu::Plain(Plain::take(stock::resources(&state.public))),
        Task::Knights(task) => knight_menu::answer(rules, state, seat, task),
        Task::MoveRobber => figures::menu(rules, state, seat),
        Task::PickVictim => Menu::Plain(Plain::rob(robber::victims(rules, state, seat))),
        Task::FoundSettlement => questions::founding::menu(rules, state),
        Task::FoundRoad | Task::FirstFreeRoad | Task::SecondFreeRoad => {
            free_pieces::menu(rules, state, seat)
        }
        Task::MoveShip(from) => sea_menu::destinations(rules, state, seat, from),
        Task::PickPrey => Menu::Plain(figures::prey_menu(rules, state, seat)),
        Task::PickAnybody => {
            Menu::Plain(Plain::rob(fortress::anybody(rules, state)).with(Plain::WAIVE))
        }
        Task::PlaceHarbour => sea_menu::harbours(rules, state, seat),
        Task::Take(_) => Menu::Plain(Plain::take(state.public.bank.present())),
        Task::NeutralRoad | Task::NeutralSettlement => Menu::Neutral(neutral::menu(state)),
        Task::GiveBack(_) => Menu::Plain(forced_trade::options(state, seat)),
        Task::Main | Task::BeforeRoll | Task::BetweenRolls | Task::Over | crate::asks_nobody!() => {
            Menu::NOTHING
        }
    }
}

/// Trade and build, as often as cards and pieces last (BASE-55f), for two as for four (TWO-50).
///
/// A poor hand's menu is one word: sets are looked at only where the hand can pay.
#[inline(always)]
fn main(rules: &Rules, state: &State, seat: Seat) -> Menu {
    if rules.modules.knights | rules.modules.sea {
        return main_with_more(rules, state, seat);
    }
    let plain = cards(rules, state, seat)
        .with(Plain::END)
        .with(Plain::BUY.when(development::can_buy(state, seat)));
    let trades = bank_trade::options(rules, state, seat);
    // Who can pay for a settlement can pay for a road.
    let can_build = road::can_pay(state, seat) || city::can_pay(state, seat);
    if !can_build {
        return if trades == BankTrades::NONE {
            Menu::Plain(plain)
        } else {
            Menu::Bank { plain, trades }
        };
    }
    Menu::Turn(TurnMenu {
        plain,
        trades,
        roads: road::affordable_edges(state, seat),
        settlements: settlement::corners(state, seat),
        cities: city::corners(state, seat),
    })
}

/// The same while others propose exchanges.
#[cold]
fn with_proposals(rules: &Rules, state: &State, seat: Seat) -> Menu {
    main(rules, state, seat).with(proposal::options(rules, state, seat))
}

/// The same with knights, or with ships.
#[inline(never)]
fn main_with_more(rules: &Rules, state: &State, seat: Seat) -> Menu {
    if rules.modules.knights {
        knight_menu::main(rules, state, seat)
    } else {
        let plain = cards(rules, state, seat)
            .with(Plain::END)
            .with(Plain::BUY.when(development::can_buy(state, seat)));
        let trades = bank_trade::options(rules, state, seat);
        sea_menu::main(rules, state, seat, (plain, trades))
    }
}

#[inline(always)]
fn before_roll(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let plain = cards(rules, state, seat).with(Plain::ROLL);
    if !rules.modules.knights || state.own(seat).progress.is_empty() {
        return Menu::Plain(plain);
    }
    knight_menu::before_roll(rules, state, seat, plain)
}

/// Development cards and, in the game for two, what trade cards and knights can do.
#[inline(always)]
fn cards(rules: &Rules, state: &State, seat: Seat) -> Plain {
    let cards = development::options(rules, state, seat);
    let cards = knight_card::without_idle(rules, state, seat, cards);
    if rules.modules.two_player {
        cards.with(two_player::options(rules, state, seat))
    } else {
        cards
    }
}
