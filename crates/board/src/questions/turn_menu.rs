//! Which decisions are open to a seat.

use game::{Seat, SeatSet};

use crate::base::{
    bank_trade, city, development, discard, domestic_trade, founding, road, robber, settlement,
};
use crate::knights::menu::Simple;
use crate::knights::{self, KnightMenu};
use crate::menu::{BankTrades, Menu, Plain, TurnMenu};
use crate::questions::sites;
use crate::rules::Rules;
use crate::state::{KnightTask, State, Task};
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
        Task::Knights(task) => answer(rules, state, seat, task),
        _ if seat != state.public.turn => Menu::NOTHING,
        Task::BeforeRoll | Task::BetweenRolls => before_roll(rules, state, seat),
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

/// CK-20: with knights only the Alchemist comes before the roll.
fn before_roll(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let plain = cards(rules, state, seat).with(Plain::ROLL);
    if !rules.modules.knights || state.own(seat).progress.is_empty() {
        return Menu::Plain(plain);
    }
    let playable = knights::hand::playable(rules, state, seat);
    Menu::Knights(
        TurnMenu {
            plain,
            ..TurnMenu::default()
        },
        KnightMenu::of(Simple::play(playable)),
    )
}

/// What a task of Cities & Knights asks for.
fn answer(rules: &Rules, state: &State, seat: Seat, task: KnightTask) -> Menu {
    if knights::tasks::awaited(rules, &state.public, task) != Some(seat) {
        return Menu::NOTHING;
    }
    Menu::Knights(
        TurnMenu::default(),
        knights::tasks::menu(rules, state, seat, task),
    )
}

/// CK-21: everything in any order, as long as no more than four progress cards are kept.
fn main_with_knights(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let may_end = !knights::hand::has_surplus(state, seat);
    let turn = TurnMenu {
        plain: Plain::END.when(may_end),
        trades: bank_trade::options(rules, state, seat),
        roads: road::affordable_edges(state, seat),
        settlements: sites::settlements(rules, state, seat),
        cities: sites::cities(rules, state, seat),
    };
    Menu::Knights(turn, knights::turn::menu(rules, state, seat))
}

/// Trade and build, as often as cards and pieces last (BASE-55f), for two as for four (TWO-50).
///
/// A poor hand's menu is one word: sets are looked at only where the hand can pay.
#[inline(always)]
fn main(rules: &Rules, state: &State, seat: Seat) -> Menu {
    if rules.modules.knights {
        return main_with_knights(rules, state, seat);
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
        Task::Knights(task) => {
            let seat = knights::tasks::awaited(rules, &state.public, task);
            seat.map_or(SeatSet::EMPTY, SeatSet::of)
        }
        _ => SeatSet::of(state.public.turn),
    }
}
