//! Every decision of the board family, and where it is checked and carried out.

use game::{RuleId, Seat, Violation};
use hexgrid::{Corner, Edge, Hex};

use crate::base::{
    army, bank_trade, development, discard, domestic_trade, founding, road, robber, settlement,
    turn,
};
use crate::kinds::Resource;
use crate::knights::KnightAction;
use crate::offer::Offer;
use crate::play::Play;
use crate::questions::{knights, sites, turn_end};
use crate::rules::Rules;
use crate::state::{State, Task};
use crate::two_player::{exchange, forced_trade, neutral, robber_home};

/// There is exactly one winner and no further round: after the end nobody acts.
pub const OVER: RuleId = RuleId("BASE-93");

/// One decision of one seat. The order is the order of menus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Roll,
    End,
    Buy,
    Knight,
    RoadBuilding,
    Invention,
    /// Leaves the second road of Road Building unbuilt.
    Waive,
    Accept,
    Reject,
    /// Takes back the own offer.
    Withdraw,
    /// Game for two: take two cards of the opponent's, give two back.
    ForceTrade,
    /// Game for two: send the robber to the desert.
    RobberHome,
    /// Game for two: give up an open knight for trade cards.
    GiveUpKnight,
    Monopoly(Resource),
    Take(Resource),
    Discard(Resource),
    /// Game for two: one of the cards of a forced trade.
    Give(Resource),
    /// Concludes the trade with a seat that accepted or made a counter-offer.
    Conclude(Seat),
    Rob(Seat),
    BankTrade {
        give: Resource,
        get: Resource,
    },
    MoveRobber(Hex),
    Road(Edge),
    Settle(Corner),
    City(Corner),
    NeutralRoad(Seat, Edge),
    NeutralSettle(Seat, Corner),
    /// Cities & Knights.
    Knights(KnightAction),
    Offer(Offer),
    Counter(Offer),
}

/// Is it allowed, and if not, by which rule?
pub fn check(rules: &Rules, state: &State, seat: Seat, action: Action) -> Result<(), Violation> {
    OVER.require(state.task() != Task::Over)?;
    match action {
        Action::Roll => turn::check_roll(state, seat),
        Action::End => turn_end::check(rules, state, seat),
        Action::Buy
        | Action::Knight
        | Action::RoadBuilding
        | Action::Invention
        | Action::Monopoly(_)
            if knights::check_development(rules).is_err() =>
        {
            knights::check_development(rules)
        }
        Action::Buy => development::check_buy(state, seat),
        Action::Knight => army::check(state, seat),
        Action::RoadBuilding => development::check_road_building(rules, state, seat),
        Action::Invention => development::check_invention(state, seat),
        Action::Monopoly(_) => development::check_monopoly(state, seat),
        Action::Waive => development::check_waive(state, seat),
        Action::Take(kind) => development::check_take(state, seat, kind),
        Action::Discard(kind) => discard::check(state, seat, kind),
        Action::MoveRobber(hex) => robber::check_move(rules, state, seat, hex),
        Action::Rob(victim) => robber::check_victim(rules, state, seat, victim),
        Action::BankTrade { give, get } => bank_trade::check(rules, state, seat, give, get),
        Action::Offer(offer) => domestic_trade::check_offer(rules, state, seat, offer),
        Action::Accept => domestic_trade::check_accept(rules, state, seat),
        Action::Reject => domestic_trade::check_reject(rules, state, seat),
        Action::Counter(offer) => domestic_trade::check_counter(rules, state, seat, offer),
        Action::Conclude(with) => domestic_trade::check_conclude(rules, state, seat, with),
        Action::Withdraw => domestic_trade::check_withdraw(state, seat),
        Action::Road(edge) => sites::check_road(rules, state, seat, edge),
        Action::Settle(corner) if state.task() == Task::FoundSettlement => {
            founding::check_settlement(rules, state, seat, corner)
        }
        Action::Settle(corner) => sites::check_settlement(rules, state, seat, corner),
        Action::City(corner) => sites::check_city(rules, state, seat, corner),
        Action::Knights(action) => knights::check(rules, state, seat, action),
        Action::ForceTrade => forced_trade::check(rules, state, seat),
        Action::Give(kind) => forced_trade::check_give(state, seat, kind),
        Action::RobberHome => robber_home::check(rules, state, seat),
        Action::GiveUpKnight => exchange::check(rules, state, seat),
        Action::NeutralRoad(owner, edge) => neutral::check_road(rules, state, seat, owner, edge),
        Action::NeutralSettle(owner, corner) => {
            neutral::check_settlement(rules, state, seat, owner, corner)
        }
    }
}

/// Carries out an action that passed [`check`].
#[inline(always)]
pub fn apply(play: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::Roll => turn::roll(play),
        Action::End => turn::end(play),
        Action::Buy => development::buy(play, seat),
        Action::Knight => army::play_knight(play, seat),
        Action::RoadBuilding => development::play_road_building(play, seat),
        Action::Invention => development::play_invention(play, seat),
        Action::Monopoly(kind) => development::play_monopoly(play, seat, kind),
        Action::Waive => play.done(),
        Action::Take(kind) => development::take(play, seat, kind),
        Action::Discard(kind) => discard::lay_aside(play, seat, kind),
        Action::MoveRobber(hex) => robber::move_to(play, seat, hex),
        Action::Rob(victim) => robber::rob(play, victim),
        Action::BankTrade { give, get } => bank_trade::trade(play, seat, give, get),
        Action::Offer(offer) => domestic_trade::offer(play, seat, offer),
        Action::Accept => domestic_trade::accept(play, seat),
        Action::Reject => domestic_trade::reject(play, seat),
        Action::Counter(offer) => domestic_trade::counter(play, seat, offer),
        Action::Conclude(with) => domestic_trade::conclude(play, seat, with),
        Action::Withdraw => domestic_trade::withdraw(play, seat),
        Action::Road(edge) => match play.state().task() {
            Task::FoundRoad => founding::place_road(play, seat, edge),
            Task::FirstFreeRoad => road::build_first_free(play, seat, edge),
            Task::SecondFreeRoad => road::build_second_free(play, seat, edge),
            _ => road::build(play, seat, edge),
        },
        Action::Settle(corner) if play.state().task() == Task::FoundSettlement => {
            founding::place_settlement(play, seat, corner);
        }
        Action::Settle(corner) => settlement::build(play, seat, corner),
        Action::City(corner) => sites::build_city(play, seat, corner),
        Action::Knights(action) => knights::apply(play, seat, action),
        Action::ForceTrade => forced_trade::begin(play, seat),
        Action::Give(kind) => forced_trade::give(play, seat, kind),
        Action::RobberHome => robber_home::send(play, seat),
        Action::GiveUpKnight => exchange::give_up(play, seat),
        Action::NeutralRoad(owner, edge) => neutral::build_road(play, owner, edge),
        Action::NeutralSettle(owner, corner) => neutral::build_settlement(play, owner, corner),
    }
}
