//! Every decision of the board family, and where it is checked and carried out.

use game::{RuleId, Seat, Violation};
use hexgrid::{Corner, Edge, Hex};

use crate::base::{
    bank_trade, development, discard, domestic_trade, founding, proposal, robber, settlement, turn,
};
use crate::kinds::{Harbour, Resource, Wonder};
use crate::knights::KnightAction;
use crate::offer::{Offer, Parcel};
use crate::play::Play;
use crate::questions::build::sites;
use crate::questions::decisions::{knights, voyages};
use crate::questions::turn::turn_end;
use crate::questions::{figures, knight_card};
use crate::rules::Rules;
use crate::sea::ship_move;
use crate::special::wonders;
use crate::state::{State, Task};
use crate::two_player::{exchange, forced_trade, neutral, robber_home};

/// There is exactly one winner and no further round: after the end nobody acts.
pub const OVER: RuleId = RuleId("BASE-93");

/// One decision of one seat. The order is the order of menus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// A tag of its own byte: it is looked at in every step, and a borrowed one must be computed.
#[repr(u8)]
pub enum Action {
    /// Rolls the dice of the turn; in the game for two there are two rolls.
    Roll,
    /// Ends the own turn.
    End,
    /// Buys a development card.
    Buy,
    /// Plays a knight card: the robber moves.
    Knight,
    /// Plays the card for two free roads.
    RoadBuilding,
    /// Plays the card for two cards of one's choice from the bank.
    Invention,
    /// Leaves the second road of Road Building unbuilt.
    Waive,
    /// Agrees to the offer of the seat on turn.
    Accept,
    /// Turns the offer of the seat on turn down.
    Reject,
    /// Takes back the own offer.
    Withdraw,
    /// Game for two: take two cards of the opponent's, give two back.
    ForceTrade,
    /// Game for two: send the robber to the desert.
    RobberHome,
    /// Game for two: give up an open knight for trade cards.
    GiveUpKnight,
    /// Pirate Islands: attack the own fortress; the turn ends with it.
    Attack,
    /// Wonders: build the next level of the own wonder.
    BuildWonder,
    /// Plays the card that takes all cards of this kind from the others.
    Monopoly(Resource),
    /// Takes a card of this kind from the bank, where one may choose.
    Take(Resource),
    /// Lays a card of this kind aside after a seven.
    Discard(Resource),
    /// Game for two: one of the cards of a forced trade.
    Give(Resource),
    /// Wonders: reserve one of them.
    Claim(Wonder),
    /// Concludes the trade with a seat that accepted or made a counter-offer.
    Conclude(Seat),
    /// Draws a card from this seat's hand.
    Rob(Seat),
    /// Cloth: the pirate takes a cloth instead of a card.
    RobCloth(Seat),
    /// Exchanges cards with the bank, at the best rate one has.
    BankTrade {
        /// The kind that is paid with.
        give: Resource,
        /// The kind of the one card one gets.
        get: Resource,
    },
    /// Moves the robber to this hex.
    MoveRobber(Hex),
    /// Sea: the pirate instead of the robber; the frame is a place, too.
    MovePirate(Hex),
    /// Lays a road, paid for or free.
    Road(Edge),
    /// Places a settlement, paid for or free.
    Settle(Corner),
    /// Turns the own settlement here into a city.
    City(Corner),
    /// Sea: a new ship, or the new place of the one that was lifted.
    Ship(Edge),
    /// Sea: takes up a ship to move it.
    Lift(Edge),
    /// Sea: places a harbour one holds.
    PlaceHarbour(Harbour, Edge),
    /// Game for two: a road for this neutral player.
    NeutralRoad(Seat, Edge),
    /// Game for two: a settlement for this neutral player.
    NeutralSettle(Seat, Corner),
    /// Cities & Knights.
    Knights(KnightAction),
    /// Offers an exchange to everybody, on the own turn.
    Offer(Offer),
    /// Offers an exchange to this seat alone.
    OfferTo(Seat, Offer),
    /// Answers an offer with another one, as the answering seat sees it.
    Counter(Offer),
    /// Asks everybody for cards without naming a price.
    Ask(Parcel),
    /// Proposes an exchange to the seat on turn.
    Propose(Offer),
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
        Action::Knight => knight_card::check(rules, state, seat),
        Action::RoadBuilding => development::check_road_building(rules, state, seat),
        Action::Invention => development::check_invention(state, seat),
        Action::Monopoly(_) => development::check_monopoly(state, seat),
        Action::Waive => voyages::check_waive(state, seat),
        Action::Take(kind) => voyages::check_take(rules, state, seat, kind),
        Action::Discard(kind) => discard::check(state, seat, kind),
        Action::MoveRobber(hex) => figures::check_robber(rules, state, seat, hex),
        Action::MovePirate(hex) => figures::check_pirate(rules, state, seat, hex),
        Action::Rob(victim) => figures::check_victim(rules, state, seat, victim),
        Action::RobCloth(victim) => figures::check_cloth(rules, state, seat, victim),
        Action::BankTrade { give, get } => bank_trade::check(rules, state, seat, give, get),
        Action::Offer(offer) => domestic_trade::check_offer(rules, state, seat, offer),
        Action::OfferTo(to, offer) => {
            domestic_trade::check_offer_to(rules, state, seat, (to, offer))
        }
        Action::Accept => domestic_trade::check_accept(rules, state, seat),
        Action::Reject => domestic_trade::check_reject(rules, state, seat),
        Action::Counter(offer) => domestic_trade::check_counter(rules, state, seat, offer),
        Action::Ask(wish) => proposal::check_ask(rules, state, seat, wish),
        Action::Propose(offer) => proposal::check_propose(rules, state, seat, offer),
        Action::Conclude(with) => domestic_trade::check_conclude(rules, state, seat, with),
        Action::Withdraw => domestic_trade::check_withdraw(state, seat),
        Action::Road(edge) => sites::check_road(rules, state, seat, edge),
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
        Action::Ship(edge) => voyages::check_ship(rules, state, seat, edge),
        Action::Lift(edge) => voyages::check_lift(rules, state, seat, edge),
        Action::PlaceHarbour(kind, edge) => {
            voyages::check_harbour(rules, state, seat, (kind, edge))
        }
        Action::Attack => voyages::check_attack(rules, state, seat),
        Action::Claim(wonder) => voyages::check_claim(rules, state, seat, wonder),
        Action::BuildWonder => voyages::check_wonder(rules, state, seat),
    }
}

/// Carries out an action that passed [`check`].
#[inline(always)]
pub fn apply(play: &mut Play, seat: Seat, action: Action) {
    match action {
        Action::Roll => turn::roll(play),
        Action::End => turn::end(play),
        Action::Buy => development::buy(play, seat),
        Action::Knight => knight_card::play(play, seat),
        Action::RoadBuilding => development::play_road_building(play, seat),
        Action::Invention => development::play_invention(play, seat),
        Action::Monopoly(kind) => development::play_monopoly(play, seat, kind),
        Action::Waive => play.done(),
        Action::Take(kind) => voyages::take(play, seat, kind),
        Action::Discard(kind) => discard::lay_aside(play, seat, kind),
        Action::MoveRobber(hex) => robber::move_to(play, seat, hex),
        Action::MovePirate(hex) => figures::move_pirate(play, seat, hex),
        Action::RobCloth(victim) => {
            play.done();
            play.steal_cloth(seat, victim);
        }
        Action::Rob(victim) => robber::rob(play, victim),
        Action::BankTrade { give, get } => bank_trade::trade(play, seat, give, get),
        Action::Offer(offer) => domestic_trade::offer(play, seat, None, offer),
        Action::OfferTo(to, offer) => domestic_trade::offer(play, seat, Some(to), offer),
        Action::Accept => domestic_trade::accept(play, seat),
        Action::Reject => domestic_trade::reject(play, seat),
        Action::Counter(offer) => domestic_trade::counter(play, seat, offer),
        Action::Ask(wish) => proposal::ask(play, seat, wish),
        Action::Propose(offer) => play.propose(seat, offer),
        Action::Conclude(with) => domestic_trade::conclude(play, seat, with),
        Action::Withdraw => domestic_trade::withdraw(play, seat),
        Action::Road(edge) => sites::build_road(play, seat, edge),
        Action::Settle(corner) | Action::City(corner)
            if matches!(play.state().task(), Task::FoundSettlement) =>
        {
            founding::place_building(play, seat, corner);
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
        Action::Ship(edge) => voyages::ship(play, seat, edge),
        Action::Lift(edge) => ship_move::lift(play, edge),
        Action::PlaceHarbour(kind, edge) => voyages::place_harbour(play, seat, kind, edge),
        Action::Attack => play.next(Task::Siege),
        Action::Claim(wonder) => wonders::claim(play, seat, wonder),
        Action::BuildWonder => wonders::build(play, seat),
    }
}
