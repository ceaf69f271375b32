//! What a card is worth: on the table, and in the hand.

use std::cmp::Ordering;

use rivals::{CardId, Condition, Effect, Kind, Points, Resource};

use super::layout;
use super::vantage::Vantage;

/// What a resource is worth.
pub const UNIT: f64 = 0.035;
/// What a gold is worth that comes at a harvest.
const GOLD: f64 = 0.072;
/// What the other loses or gains counts so much of what one gains.
const HARM: f64 = 1.1;
/// A token: its point, and the one the other does not get.
const TOKEN: f64 = 1.2;
/// Strength and commerce on the way to a token, each point.
const STEP: f64 = 0.19;
/// How much of a token what the other may hold in his hand puts in doubt.
const GUESS: f64 = 0.35;
/// More skill is worth so many times what the next Celebrations bring.
const SKILL: f64 = 1.6;
/// A larger hand.
const PROGRESS: f64 = 0.49;
/// A ship that trades, its income aside.
const SHIP: f64 = 0.1;
/// So much of every unit is saved where two are given instead of three.
const CHEAPER: f64 = 0.38;
/// A Year of Plenty.
const PLENTY: f64 = 0.2;
/// A search that costs nothing.
const FREE_SEARCH: f64 = 0.4;
/// One that costs less than others pay.
const CHEAP_SEARCH: f64 = 0.05;
/// Cheaper cards, or cheaper trades of what lies beside.
const SAVES: f64 = 0.23;
/// Gold traded one for one.
const MINTS: f64 = 0.27;
/// Protection.
const WARDS: f64 = 0.081;
/// A Marketplace, its commerce aside.
const MARKET: f64 = 0.58;
/// A ship the other loses.
const PIRATE: f64 = 0.3;
/// A card in the hand that waits for this one.
const ENABLED: f64 = 0.22;
/// So much of an action card remains while its condition does not hold.
const UNMET: f64 = 0.32;
/// An action card like most.
const ACTION: f64 = 0.24;
/// One that takes a card from the other.
const ATTACK: f64 = 0.38;
/// One that takes goods from him.
const TAKE: f64 = 0.49;
/// One that brings goods, if its building stands.
const HARVEST: f64 = 0.39;
/// The wise woman.
const BRIGITTA: f64 = 0.31;
/// Two goods for two others.
const CARAVAN: f64 = 0.35;
/// The landscapes of one's choice.
const SCOUT: f64 = 0.19;

/// What it would bring to have this card in play, cost and site aside.
pub fn built(table: &Vantage, card: CardId) -> f64 {
    let rolls = table.rolls_left();
    let effects = card.def().effects.iter();
    let effects: f64 = effects.map(|effect| lasting(table, *effect, rolls)).sum();
    gained_points(table, card) + effects + special(table, card, rolls) + enabled(table, card)
}

/// Victory points with tokens, and what other points are worth besides.
fn gained_points(table: &Vantage, card: CardId) -> f64 {
    let old = table.realm().points();
    let lent = Points {
        victory: harbours(table, card),
        commerce: commerce_of_others(table, card),
        ..Points::NONE
    };
    change(table, old, old.plus(card.def().points).plus(lent))
}

/// What it is worth to have these points instead of those.
fn change(table: &Vantage, from: Points, to: Points) -> f64 {
    let (rival, hidden) = (table.rival().points(), table.feared());
    let strength = |own: Points| advantage(own.strength, rival.strength, hidden.strength);
    let trade = |own: Points| advantage(own.commerce, rival.commerce, hidden.commerce);
    let worth = |own: Points| {
        f64::from(own.victory)
            + strength(own)
            + trade(own)
            + SKILL * skill(own, rival) * table.rolls_left()
            + PROGRESS * f64::from(own.progress)
    };
    worth(to) - worth(from)
}

/// Victory points a card brings at once, tokens included.
pub fn points(table: &Vantage, card: CardId) -> u8 {
    let (realm, rival) = (table.realm(), table.rival().points());
    let (old, new) = (realm.points(), realm.points().plus(card.def().points));
    let commerce = new.commerce + commerce_of_others(table, card);
    let wins = |old: u8, new: u8, other: u8| {
        let holds = |own: u8| own >= 3 && own > other;
        u8::from(holds(new) && !holds(old))
    };
    card.def().points.victory
        + harbours(table, card)
        + wins(old.strength, new.strength, rival.strength)
        + wins(old.commerce, commerce, rival.commerce)
}

/// What would be lost without an own card in play.
pub fn kept(table: &Vantage, card: CardId) -> f64 {
    let rolls = table.rolls_left();
    let (points, print) = (table.realm().points(), card.def().points);
    let without = Points {
        victory: points.victory - print.victory,
        commerce: points.commerce - print.commerce,
        strength: points.strength - print.strength,
        skill: points.skill - print.skill,
        progress: points.progress - print.progress,
    };
    let effects = card.def().effects.iter();
    let effects: f64 = effects.map(|effect| lasting(table, *effect, rolls)).sum();
    change(table, without, points) + effects + special(table, card, rolls)
}

/// Salt Silo and Trading Base lend points to cards beside them.
fn commerce_of_others(table: &Vantage, card: CardId) -> u8 {
    let realm = table.realm();
    let is_ship = card.kind() == Kind::TradeShip;
    let is_market = matches!(card, CardId::Marketplace | CardId::Harbor);
    match card {
        CardId::SaltSilo => realm.derived().ships,
        CardId::TradingBase => realm.count(CardId::Marketplace) + realm.count(CardId::Harbor),
        _ if is_ship => realm.count(CardId::SaltSilo),
        _ if is_market => u8::from(realm.has(CardId::TradingBase)),
        _ => 0,
    }
}

/// Victory points of Harbours: three ships are needed.
fn harbours(table: &Vantage, card: CardId) -> u8 {
    let ships = table.realm().derived().ships;
    match card.kind() {
        Kind::TradeShip if ships == 2 => table.realm().count(CardId::Harbor),
        _ => u8::from(card == CardId::Harbor && ships >= 3),
    }
}

/// A token is a point and keeps the other from one, as long as what he may hold in his hand does
/// not take it away; points on the way to it count a little.
fn advantage(own: u8, other: u8, hidden: f64) -> f64 {
    let token = match own.cmp(&other) {
        Ordering::Greater if own >= 3 => {
            let lead = f64::from(own - other);
            TOKEN * (1.0 - GUESS * hidden / (hidden + lead))
        }
        Ordering::Less if other >= 3 => -HARM,
        _ => 0.0,
    };
    token + STEP * f64::from(own.min(other.max(3) + 3))
}

/// A Celebration in six rolls goes to the more skilful, and to both if they are equal.
fn skill(own: Points, other: Points) -> f64 {
    let share = match own.skill.cmp(&other.skill) {
        Ordering::Greater => UNIT * (1.0 + HARM),
        Ordering::Equal => UNIT,
        Ordering::Less => 0.0,
    };
    share / 6.0
}

fn lasting(table: &Vantage, effect: Effect, rolls: f64) -> f64 {
    match effect {
        // Where it doubles is a question of the site; here it is asked what it could.
        Effect::Doubles(kind) => {
            let lands = table.realm().places_of(kind) & !table.realm().derived().doubled;
            if lands.is_empty() {
                0.0
            } else {
                rolls / 6.0 * UNIT
            }
        }
        Effect::Trades(kind) => SHIP + table.income(kind) * rolls * UNIT * CHEAPER,
        Effect::Harvest(gold) => f64::from(gold) * GOLD * rolls / 6.0,
        Effect::Plenty => PLENTY,
        Effect::Search(0) => FREE_SEARCH,
        Effect::Search(_) => CHEAP_SEARCH,
        Effect::Saves(..) | Effect::TradesBeside => SAVES,
        Effect::Mints => MINTS,
        Effect::Lends | Effect::Wards(..) | Effect::Calms(..) => WARDS,
        // Points are counted elsewhere.
        Effect::CommerceOfShips
        | Effect::CommerceOf(_)
        | Effect::VictoryWithShips(_)
        | Effect::Shelters
        | Effect::Consoles
        | Effect::Gains(..)
        | Effect::Fetches
        | Effect::Defended => 0.0,
    }
}

/// What only this card does.
fn special(table: &Vantage, card: CardId, rolls: f64) -> f64 {
    let heroes = table.realm().heroes().count() as f64;
    let (skill, rival_skill) = (table.realm().points().skill, table.rival().points().skill);
    match card {
        CardId::Marketplace => MARKET,
        CardId::PirateShip if table.rival().derived().ships > 0 => PIRATE + GOLD * rolls / 6.0,
        CardId::StapleHouse => 2.0 * UNIT,
        CardId::Fairgrounds if skill > rival_skill => 2.0 * UNIT,
        CardId::TitheBarn => heroes * UNIT,
        CardId::Library => 0.3,
        CardId::Pharmacy => 0.1,
        _ => 0.0,
    }
}

/// Cards in the hand that wait for this one.
fn enabled(table: &Vantage, card: CardId) -> f64 {
    let waiting = table.hand().iter().filter(|held| {
        let asks = names(held.def().requires, card);
        asks && !table.meets(*held)
    });
    ENABLED * waiting.count() as f64
}

fn names(condition: Condition, card: CardId) -> bool {
    match condition {
        Condition::Have(it) | Condition::HaveAtCity(it) => it == card,
        Condition::Any(parts) => parts.iter().any(|part| names(*part, card)),
        Condition::None
        | Condition::HaveCity
        | Condition::Commerce(_)
        | Condition::Progress(_)
        | Condition::HeroWithStrength(_)
        | Condition::StrengthAdvantage
        | Condition::FewerPoints => false,
    }
}

/// What it is worth to hold an action card.
pub fn action(table: &Vantage, card: CardId) -> f64 {
    let worth = match card {
        CardId::Relocation | CardId::RelocationProgress => 0.02_f64.max(layout::gain(table)),
        CardId::Scout if table.public().supply.settlements == 0 => 0.0,
        CardId::Goldsmith | CardId::GoldsmithGold => UNIT * (2.0 + table.income(Resource::Gold)),
        CardId::Arsonist | CardId::Archer | CardId::Traitor => ATTACK,
        CardId::Brigitta | CardId::BrigittaProgress => BRIGITTA,
        CardId::MerchantCaravan => CARAVAN,
        CardId::Scout => SCOUT,
        CardId::TradeMaster
        | CardId::Merchant
        | CardId::VoyageOfPlunder
        | CardId::BrigandsGold
        | CardId::BrigandsTurmoil => TAKE,
        CardId::ThreeFieldSystem | CardId::MineralMining | CardId::Doctor => HARVEST,
        CardId::Sebastian => 0.5 * ACTION,
        _ => ACTION,
    };
    if table.meets(card) {
        worth
    } else {
        UNMET * worth
    }
}

/// What the owner of a card loses with it, against the other.
pub fn missed(owner: Points, other: Points, card: CardId) -> f64 {
    let print = card.def().points;
    let token = |own: u8, part: u8, other: u8| {
        let holds = |own: u8| f64::from(u8::from(own >= 3 && own > other));
        TOKEN * (holds(own) - holds(own.saturating_sub(part)))
    };
    to_its_owner(card)
        + token(owner.strength, print.strength, other.strength)
        + token(owner.commerce, print.commerce, other.commerce)
}

/// What the other loses with this card; his board decides, not his plans.
pub fn to_its_owner(card: CardId) -> f64 {
    let def = card.def();
    let points = def.points;
    f64::from(points.victory)
        + 0.35 * f64::from(points.commerce)
        + 0.2 * f64::from(points.strength)
        + 0.3 * f64::from(points.progress)
        + UNIT * f64::from(def.cost.total())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A narrow lead in strength is worth less while the other may hold heroes, a wide one hardly.
    #[test]
    fn what_the_other_may_hold_puts_a_narrow_lead_in_doubt() {
        let loss = |own: u8| advantage(own, 2, 0.0) - advantage(own, 2, 3.0);
        assert!(loss(3) > 0.0);
        assert!(loss(6) < loss(3));
        assert!(advantage(3, 2, 3.0) > advantage(3, 3, 3.0));
    }
}
