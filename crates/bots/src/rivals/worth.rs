//! What a card is worth: on the table, and in the hand.

use rivals::{CardId, Condition, Effect, Kind, Points, Resource};

use super::vantage::Vantage;

/// What a resource is worth: four to five of them make a point.
pub const UNIT: f64 = 0.12;
/// A gold buys little by itself.
const GOLD: f64 = 0.07;
/// What the other loses is worth less than what one gains.
const HARM: f64 = 0.6;
/// What an action card is worth in the hand.
const ACTION: f64 = 0.25;

/// What it would bring to have this card in play, cost and site aside.
pub fn built(table: &Vantage, card: CardId) -> f64 {
    let rolls = table.rolls_left();
    let effects = card.def().effects.iter();
    let effects: f64 = effects.map(|effect| lasting(table, *effect, rolls)).sum();
    gained_points(table, card) + effects + special(table, card, rolls) + enabled(table, card)
}

/// Victory points with tokens, and what other points are worth besides.
fn gained_points(table: &Vantage, card: CardId) -> f64 {
    let (realm, rival) = (table.realm(), table.rival().points());
    let (old, new) = (realm.points(), realm.points().plus(card.def().points));
    let commerce = new.commerce + commerce_of_others(table, card);
    let strength =
        advantage(new.strength, rival.strength) - advantage(old.strength, rival.strength);
    let trade = advantage(commerce, rival.commerce) - advantage(old.commerce, rival.commerce);
    let skill = skill(new, rival) - skill(old, rival);
    let victory = f64::from(card.def().points.victory + harbours(table, card));
    victory
        + strength
        + trade
        + skill * table.rolls_left()
        + 0.3 * f64::from(card.def().points.progress)
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

/// A token is a point and keeps the other from one; points on the way to it count a little, and
/// so does a safe lead.
fn advantage(own: u8, other: u8) -> f64 {
    let token = match own.cmp(&other) {
        std::cmp::Ordering::Greater if own >= 3 => 1.2,
        std::cmp::Ordering::Less if other >= 3 => -HARM,
        _ => 0.0,
    };
    token + 0.1 * f64::from(own.min(other.max(3) + 3))
}

/// A Celebration in six rolls goes to the more skilful, and to both if they are equal.
fn skill(own: Points, other: Points) -> f64 {
    let share = match own.skill.cmp(&other.skill) {
        std::cmp::Ordering::Greater => UNIT * (1.0 + HARM),
        std::cmp::Ordering::Equal => UNIT,
        std::cmp::Ordering::Less => 0.0,
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
        Effect::Trades(kind) => 0.1 + table.income(kind) * rolls * UNIT / 3.0,
        Effect::Harvest(gold) => f64::from(gold) * GOLD * rolls / 6.0,
        Effect::Plenty | Effect::Search(_) => 0.15,
        Effect::Saves(..) | Effect::TradesBeside => 0.2,
        Effect::Mints => 0.3,
        Effect::Lends | Effect::Wards(..) | Effect::Calms(..) => 0.1,
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
        CardId::Marketplace => 0.25,
        CardId::PirateShip if table.rival().derived().ships > 0 => 0.4 + GOLD * rolls / 6.0,
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
    0.25 * waiting.count() as f64
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
        CardId::Relocation | CardId::RelocationProgress => 0.02,
        CardId::Scout if table.public().supply.settlements == 0 => 0.0,
        CardId::Goldsmith | CardId::GoldsmithGold => UNIT * (2.0 + table.income(Resource::Gold)),
        CardId::Arsonist => 2.0 * ACTION,
        CardId::Sebastian => 0.5 * ACTION,
        _ => ACTION,
    };
    if table.meets(card) {
        worth
    } else {
        0.4 * worth
    }
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
