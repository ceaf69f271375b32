//! Which decisions are open to a seat.

use game::{Seat, SeatSet};

use crate::base::{
    bank_trade, city, development, discard, domestic_trade, founding, road, robber, settlement,
};
use crate::menu::{BankTrades, Menu, Plain, TurnMenu};
use crate::rules::Rules;
use crate::state::{State, Task};
use crate::two_player::{self, forced_trade, neutral};

/// Everything open to `seat` now.
#[inline(always)]
pub fn menu(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let task = state.task();
    if task == Task::Main && seat == state.public.turn {
        return main(rules, state, seat);
    }
    match task {
        Task::Discard => Menu::Plain(discard::options(state, seat)),
        Task::Negotiate => Menu::Plain(domestic_trade::options(rules, state, seat)),
        _ if seat != state.public.turn => Menu::NOTHING,
        Task::BeforeRoll | Task::BetweenRolls => {
            Menu::Plain(cards(rules, state, seat).with(Plain::ROLL))
        }
        Task::MoveRobber => Menu::Hexes(robber::hexes(rules, state)),
        Task::PickVictim => Menu::Plain(Plain::rob(robber::victims(rules, state, seat))),
        Task::FoundSettlement => Menu::Corners(founding::corners(state)),
        Task::FoundRoad => Menu::Edges {
            plain: Plain::NONE,
            edges: founding::edges(rules, state, seat),
        },
        Task::FirstFreeRoad => Menu::Edges {
            plain: Plain::NONE,
            edges: road::edges(state, seat),
        },
        Task::SecondFreeRoad => {
            let plain = Plain::WAIVE;
            Menu::Edges {
                plain,
                edges: road::edges(state, seat),
            }
        }
        Task::Take(_) => Menu::Plain(Plain::take(state.public.bank.present())),
        Task::NeutralRoad | Task::NeutralSettlement => Menu::Neutral(neutral::menu(state)),
        Task::GiveBack(_) => Menu::Plain(forced_trade::options(state, seat)),
        Task::Main
        | Task::RollForStart
        | Task::Dice
        | Task::SecondDice
        | Task::Steal(_)
        | Task::DrawCard
        | Task::DrawFromOpponent(_)
        | Task::Over => Menu::NOTHING,
    }
}

/// Trade and build, as often as cards and pieces last (BASE-55f), for two as for four (TWO-50).
///
/// A poor hand's menu is one word: sets are looked at only where the hand can pay.
#[inline(always)]
fn main(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let plain = cards(rules, state, seat)
        .with(Plain::END)
        .with(Plain::BUY.when(development::can_buy(state, seat)));
    let trades = bank_trade::options(rules, state, seat);
    // Who can pay for a settlement can pay for a road.
    let can_build = road::can_pay(state, seat) || city::can_pay(state, seat);
    if trades == BankTrades::NONE && !can_build {
        return Menu::Plain(plain);
    }
    Menu::Turn(TurnMenu {
        plain,
        trades,
        roads: road::affordable_edges(state, seat),
        settlements: settlement::corners(state, seat),
        cities: city::corners(state, seat),
    })
}

/// Development cards and, in the game for two, what trade cards and knights can do.
#[inline(always)]
fn cards(rules: &Rules, state: &State, seat: Seat) -> Plain {
    let cards = development::options(state, seat);
    if rules.modules.two_player {
        cards.with(two_player::options(rules, state, seat))
    } else {
        cards
    }
}

/// Whom the game waits for, if it waits for seats.
#[inline(always)]
pub fn awaited(rules: &Rules, state: &State) -> SeatSet {
    match state.task() {
        Task::Discard => state.public.discarding,
        Task::Negotiate => domestic_trade::awaited(rules, state),
        _ => SeatSet::of(state.public.turn),
    }
}
