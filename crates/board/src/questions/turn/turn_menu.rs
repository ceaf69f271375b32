//! Which decisions are open to a seat.

use game::Seat;

use crate::base::{
    bank_trade, city, development, discard, domestic_trade, founding, proposal, road, robber,
    settlement,
};
use crate::menu::{BankTrades, Menu, TurnMenu};
use crate::plain::Plain;
use crate::questions::turn::{knight_menu, sea_menu};
use crate::questions::{self, cards, figures, knight_card};
use crate::rules::Rules;
use crate::sea::{self, ship};
use crate::state::{State, Task};
use crate::two_player::{self, forced_trade, neutral};

/// Everything open to `seat` now.
#[inline(always)]
pub fn menu(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let task = state.task();
    // Compared by shape: the hottest question there is.
    if matches!(task, Task::Main) && seat == state.public.turn {
        return proposal::added(rules, state, main(rules, state, seat));
    }
    match task {
        Task::Discard => Menu::Plain(discard::options(state, seat)),
        Task::Negotiate => Menu::Plain(domestic_trade::options(rules, state, seat)),
        Task::Gold(asked) if seat == asked => {
            Menu::Plain(Plain::take(cards::resources(&state.public)))
        }
        Task::Main if state.public.proposals.open.contains(seat) => Menu::Plain(Plain::WITHDRAW),
        Task::Knights(task) => knight_menu::answer(rules, state, seat, task),
        _ if seat != state.public.turn => Menu::NOTHING,
        Task::BeforeRoll | Task::BetweenRolls => before_roll(rules, state, seat),
        Task::MoveRobber => figures::menu(rules, state, seat),
        Task::PickVictim => Menu::Plain(Plain::rob(robber::victims(rules, state, seat))),
        Task::FoundSettlement => questions::founding::menu(rules, state),
        Task::FoundRoad | Task::FirstFreeRoad | Task::SecondFreeRoad => pieces(rules, state, seat),
        Task::MoveShip(_) | Task::PickPrey | Task::PickAnybody | Task::PlaceHarbour => {
            sea_menu::decision(rules, state, seat)
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
        | Task::Gold(_)
        | Task::Discover(_)
        | Task::FogNumber(_)
        | Task::DrawToken
        | Task::DrawGift
        | Task::Resolve(_)
        | Task::FleetTakes(..)
        | Task::Siege
        | Task::Over => Menu::NOTHING,
    }
}

/// A piece beside a founding settlement, or one of the card Road Building.
fn pieces(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let task = state.task();
    let is_founding = task == Task::FoundRoad;
    let plain = Plain::WAIVE.when(task == Task::SecondFreeRoad);
    let edges = if is_founding {
        founding::edges(rules, state, seat)
    } else {
        road::edges(state, seat)
    };
    if !rules.modules.sea {
        return Menu::Edges { plain, edges };
    }
    let ships = if is_founding {
        sea::founding::ships(rules, state, seat)
    } else {
        ship::edges(rules, state, seat)
    };
    Menu::Pieces {
        plain,
        roads: edges,
        ships,
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

#[inline]
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
