//! The action phase: cards that help, the best goal, trades that pay it, then what else is at hand.

use game::Choices;
use rivals::{Action, CardId, Effect, Goods, Menu, Places, Resource};

use super::goals::Plan;
use super::vantage::{Vantage, best};
use super::worth::UNIT;
use super::{goods, layout, stacks};

/// What brigands may take counts so many times its worth.
const RAID: f64 = 0.87;
/// A trade without a goal must bring so much.
const GAIN: f64 = 0.011;
/// A named number must promise so much more than the dice.
const WISE: f64 = 0.017;

/// Whoever has more than so many resources fears the brigands.
const SAFE: u8 = 7;
/// After so many turns it does not expect to win any more.
const LATE: u16 = 150;

pub fn action(table: &Vantage, plan: &Plan, menu: &Menu) -> Action {
    proposal(table, menu)
        .or_else(|| card(table, plan, menu))
        .or_else(|| pursue(table, plan, menu))
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

/// A wise woman is asked when her number helps clearly more than any other would; whoever else can
/// come is let in.
pub fn before_roll(table: &Vantage, plan: &Plan, menu: &Menu) -> Action {
    let choices = (0..menu.count()).map(|k| menu.nth(k));
    let mut wanted = choices.filter(|action| match *action {
        Action::Play(CardId::Brigitta | CardId::BrigittaProgress) => {
            goods::wisdom(table, plan) > WISE
        }
        Action::Play(_) => true,
        _ => false,
    });
    wanted.next().unwrap_or(Action::Roll)
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
        CardId::Relocation | CardId::RelocationProgress => layout::gain(table) > 0.0,
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

/// The goal with which today becomes best: its step, or a trade that pays for it.
fn pursue(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
    let stock = table.realm().goods();
    let goal = plan.first(stock)?;
    // A site is not cleared before the new card can be paid.
    let is_payable = stock.covers(goal.price) || !matches!(goal.step, Action::TearDown { .. });
    if is_payable && menu.contains(goal.step) {
        return Some(goal.step);
    }
    trade(table, stock, goal.price, menu)
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
        let gain = plan.outlook(after) - plan.outlook(stock) + feared(stock) - feared(after);
        (gain > GAIN).then_some(gain)
    };
    best(menu, merit).map(|(action, _)| action)
}

/// What brigands are expected to take until the next turn.
fn feared(stock: Goods) -> f64 {
    if stock.total() <= SAFE {
        return 0.0;
    }
    let taken = stock.count(Resource::Wool) + stock.count(Resource::Gold);
    RAID * UNIT * f64::from(taken) / 3.0
}
