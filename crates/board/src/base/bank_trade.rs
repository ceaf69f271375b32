//! Trade with the bank and by sea (Seehandel).

use game::{RuleId, Seat, Violation};

use crate::kinds::Resource;
use crate::menu::BankTrades;
use crate::play::Play;
use crate::rules::Rules;
use crate::setup::options::Mode;
use crate::state::{State, Task};

use super::turn;

/// Trade comes after the roll is resolved, and only in the own turn.
pub const MOMENT: RuleId = RuleId("BASE-80");
/// In mode separated the first build or purchase of a turn ends its trade.
pub const BEFORE_BUILDING: RuleId = RuleId("BASE-30");
/// Four of a kind against one of another, always.
pub const FOUR: RuleId = RuleId("BASE-85");
/// Three of a kind with a building at a 3:1 harbour.
pub const THREE: RuleId = RuleId("BASE-86");
/// Two of the harbour's kind with a building at a 2:1 harbour.
pub const TWO: RuleId = RuleId("BASE-87");
/// The best rate one owns is the only one, and the bank must have what is wanted.
pub const BEST_RATE: RuleId = RuleId("BASE-88");
/// Nothing is exchanged for its own kind.
pub const OTHER_KIND: RuleId = RuleId("BASE-R-18");

/// Checks whether the seat may trade at all now, with the bank or with others.
pub fn check_moment(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    turn::check_on_turn(state, seat)?;
    MOMENT.require(state.task() == Task::Main)?;
    BEFORE_BUILDING.require(is_open(rules, state))
}

/// Is the trade part of the turn still open? BASE-32: where it is closed a new harbour has to wait.
///
/// BASE-R-05, BASE-R-06: cards neither end the trade part nor open it again.
#[inline]
fn is_open(rules: &Rules, state: &State) -> bool {
    rules.mode == Mode::Combined || !state.public.has_built
}

pub fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    give: Resource,
    get: Resource,
) -> Result<(), Violation> {
    check_moment(rules, state, seat)?;
    OTHER_KIND.require(give != get)?;
    let rate = state.pieces(seat).rates.count(give);
    if state.hand(seat).count(give) < rate {
        let rule = match rate {
            2 => TWO,
            3 => THREE,
            _ => FOUR,
        };
        return Err(rule.broken().with("rate", rate).with("give", give));
    }
    if state.public.bank.count(get) == 0 {
        return Err(BEST_RATE.broken().with("get", get));
    }
    Ok(())
}

/// Every exchange that [`check`] would pass.
#[inline]
pub fn options(rules: &Rules, state: &State, seat: Seat) -> BankTrades {
    let give = state.hand(seat).at_least(state.pieces(seat).rates);
    if give == 0 || !is_open(rules, state) {
        return BankTrades::NONE;
    }
    BankTrades::new(give, state.public.bank.present())
}

#[inline]
pub fn trade(play: &mut Play, seat: Seat, give: Resource, get: Resource) {
    play.trade_with_bank(seat, give, get);
}
