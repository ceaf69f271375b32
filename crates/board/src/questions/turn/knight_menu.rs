//! What a seat may do with Cities & Knights, besides what it may do on land and at sea.

use game::Seat;

use crate::base::{bank_trade, city, road};
use crate::knights;
use crate::knights::simple::Simple;
use crate::menu::{BankTrades, Menu, SeaMenu, TurnMenu};
use crate::plain::Plain;
use crate::questions::build::sites;
use crate::questions::turn::{sea_menu, waits};
use crate::rules::Rules;
use crate::sea::{ship, ship_move};
use crate::state::{KnightTask, State};

/// CK-20: only the Alchemist comes before the roll.
#[inline(never)]
pub fn before_roll(rules: &Rules, state: &State, seat: Seat, plain: Plain) -> Menu {
    let playable = knights::hand::playable(rules, state, seat);
    Menu::Cards {
        plain,
        trades: BankTrades::NONE,
        simple: Simple::play(playable),
    }
}

/// What a task asks for.
pub fn answer(rules: &Rules, state: &State, seat: Seat, task: KnightTask) -> Menu {
    if waits::asked(rules, &state.public) != Some(seat) {
        return Menu::NOTHING;
    }
    Menu::Asked(Plain::NONE, knights::tasks::menu(rules, state, seat, task))
}

/// CK-21: everything in any order, as long as no more than four progress cards are kept.
#[inline(never)]
pub fn main(rules: &Rules, state: &State, seat: Seat) -> Menu {
    let plain = Plain::END.when(!knights::hand::has_surplus(state, seat));
    let trades = bank_trade::options(rules, state, seat);
    let simple = knights::turn::simple(rules, state, seat);
    // Who can pay for a settlement can pay for a road.
    let can_build = road::can_pay(state, seat) || city::can_pay(state, seat);
    if !(can_build || rules.modules.sea || knights::turn::may_place(state, seat)) {
        return Menu::Cards {
            plain,
            trades,
            simple,
        };
    }
    let mut menu = SeaMenu {
        turn: TurnMenu {
            plain,
            trades,
            roads: road::affordable_edges(state, seat),
            settlements: sites::settlements(rules, state, seat),
            cities: sites::cities(rules, state, seat),
        },
        ..SeaMenu::default()
    };
    if rules.modules.sea {
        menu.turn.plain = menu.turn.plain.with(sea_menu::special(rules, state, seat));
        menu.ships = ship::affordable_edges(rules, state, seat);
        menu.lifts = ship_move::ships(rules, state, seat);
    }
    Menu::Knights(menu, knights::turn::menu(rules, state, seat, simple))
}
