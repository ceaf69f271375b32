//! The action phase: cards that help, the best goal, trades that pay it, then what else is at hand.

use game::Choices;
use rivals::{Action, CardId, Effect, Goods, Menu, Places, Resource};

use super::goals::{Goal, Plan};
use super::vantage::{Vantage, best};
use super::{goods, stacks};

/// Whoever has more than so many resources fears the brigands.
const SAFE: u8 = 7;
/// After so many turns it does not expect to win any more.
const LATE: u16 = 150;
/// A second goal may delay the first by so many rolls.
const DELAY: f64 = 6.0;

pub fn action(table: &Vantage, plan: &Plan, menu: &Menu) -> Action {
    let stock = table.realm().goods();
    let ranked = plan.ranked(stock);
    proposal(table, menu)
        .or_else(|| card(table, plan, menu))
        .or_else(|| pursue(table, plan, &ranked, menu))
        .or_else(|| spill(table, plan, menu))
        .unwrap_or(Action::End)
}

/// A game that nobody can win is not gone on with.
fn proposal(table: &Vantage, menu: &Menu) -> Option<Action> {
    (agrees(table) && menu.contains(Action::Propose)).then_some(Action::Propose)
}

/// Would it end the game without a winner? Where nobody can win, or seems able to.
pub fn agrees(table: &Vantage) -> bool {
    let is_late = table.public().turns > LATE;
    rivals::is_hopeless(table.rules, table.public()) || is_late
}

/// The first action card that is useful now.
fn card(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let choices = (0..menu.count()).map(|k| menu.nth(k));
    let mut useful = choices.filter(|action| match *action {
        Action::Play(card) => is_useful(table, plan, card),
        _ => false,
    });
    useful.next()
}

fn is_useful(table: &Vantage, plan: &Plan, card: CardId) -> bool {
    let fits = card.def().effects.iter().all(|effect| match *effect {
        Effect::Gains(kind, count) => {
            let realm = table.realm();
            let places = realm.places_of(kind).iter();
            let room: u8 = places.map(|place| rivals::STORE - realm.store(place)).sum();
            room >= count
        }
        Effect::Fetches => stacks::is_worth_fetching(table, plan),
        _ => true,
    });
    match card {
        _ if !takes_effect(table, card) => false,
        // A good arrangement is made when building.
        CardId::Relocation | CardId::RelocationProgress => false,
        CardId::MerchantCaravan => goods::caravan(table, plan),
        CardId::Goldsmith | CardId::GoldsmithGold => goods::goldsmith(table, plan),
        _ => fits,
    }
}

/// RIV-R-09: some cards may be played for nothing.
fn takes_effect(table: &Vantage, card: CardId) -> bool {
    let (realm, rival) = (table.realm(), table.rival());
    let can_take = |kind: Resource| {
        let has_room = realm.room_for(kind) != Places::NONE;
        has_room && rival.goods().count(kind) > 0
    };
    match card {
        CardId::VoyageOfPlunder | CardId::BrigandsGold | CardId::BrigandsTurmoil => {
            Resource::ALL.into_iter().any(can_take)
        }
        CardId::Gudrun => realm.count(CardId::PirateShip) > 0 && can_take(Resource::Gold),
        CardId::Benjamin => {
            realm.numbered(table.public().dice.number) & realm.room() != Places::NONE
        }
        CardId::Doctor => {
            let baths = realm.cards().filter(|(_, it)| *it == CardId::BathHouse);
            let mut beside = baths.map(|(side, _)| side.beside() & realm.room());
            beside.any(|places| places != Places::NONE)
        }
        _ => true,
    }
}

/// The best goal, or one further down that hardly delays it.
fn pursue(table: &Vantage, plan: &Plan, ranked: &[(Goal, f64)], menu: &Menu) -> Option<Action> {
    let stock = table.realm().goods();
    let (first, wait) = *ranked.first()?;
    for (goal, goal_wait) in ranked {
        let left = stock.covers(goal.price).then(|| stock - goal.price);
        let delays = left.is_none_or(|left| plan.wait(&first, left) > wait + DELAY);
        let is_first = goal.step == first.step;
        if menu.contains(goal.step) && (is_first || !delays) {
            return Some(goal.step);
        }
        if is_first && *goal_wait <= 0.0 {
            let trade = trade(table, stock, goal.price, menu);
            if trade.is_some() {
                return trade;
            }
        }
    }
    None
}

/// A trade that brings a missing unit for units that are left over.
fn trade(table: &Vantage, stock: Goods, price: Goods, menu: &Menu) -> Option<Action> {
    let missing = stock.missing(price);
    let spare = |kind: Resource| stock.count(kind).saturating_sub(price.count(kind));
    let merit = |action: Action| {
        let (give, rate, get) = offer(table, action)?;
        let helps = missing.count(get) > 0 && spare(give) >= rate;
        // Cheap trades first, and of what is there most.
        helps.then(|| f64::from(spare(give)) - 10.0 * f64::from(rate))
    };
    best(menu, merit).map(|(action, _)| action)
}

fn offer(table: &Vantage, action: Action) -> Option<(Resource, u8, Resource)> {
    match action {
        Action::Trade { rate, give, get } => Some((give, rate, get)),
        Action::ShipTrade { from, get } => Some((table.realm().kind_at(from), 2, get)),
        _ => None,
    }
}

/// Trades what the brigands would take, or what would not fit any more.
fn spill(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let stock = table.realm().goods();
    if stock.total() <= SAFE {
        return None;
    }
    let merit = |action: Action| {
        let (give, rate, get) = offer(table, action)?;
        let after = stock - Goods::of(give, rate) + Goods::of(get, 1);
        let is_feared = matches!(give, Resource::Wool | Resource::Gold);
        let gain = plan.outlook(after) - plan.outlook(stock);
        (is_feared && gain > 0.0).then_some(gain)
    };
    best(menu, merit).map(|(action, _)| action)
}
