//! What a net is told of the cards at hand: how soon each could be played or built.

use rivals::{CITY_COST, CardId, End, Goods, Kind, ROAD_COST, SETTLEMENT_COST, Town};

use super::super::vantage::Vantage;
use super::super::wait::{Flow, NEVER};
use crate::learned::Inputs;

/// Rolls within which points are counted.
const HORIZONS: [f64; 3] = [0.0, 3.0, 8.0];

/// For every card, how soon the one at hand could be used; the open card is at everybody's hand.
pub fn soon(table: &Vantage, inputs: &mut Inputs) {
    let flow = Flow::of(table.realm());
    let mut soon = [0.0; CardId::DRAW_CARDS];
    for card in at_hand(table) {
        soon[card.index()] = charm(wait(table, &flow, card));
    }
    for soon in soon {
        inputs.push(soon);
    }
}

/// Victory points that could be paid within some rolls, each by itself.
pub fn within_reach(table: &Vantage, inputs: &mut Inputs) {
    let (realm, supply) = (table.realm(), &table.public().supply);
    let flow = Flow::of(realm);
    let stock = realm.goods();
    let mut goals: Vec<(u8, f64)> = at_hand(table)
        .map(|card| (card.def().points.victory, wait(table, &flow, card)))
        .collect();
    let is_settled = realm.centres().any(|it| realm.town(it) == Town::Settlement);
    if is_settled && supply.cities > 0 {
        goals.push((1, flow.wait(stock, CITY_COST)));
    }
    let has_road = [End::Left, End::Right].map(|end| realm.has_road(end)) != [false; 2];
    if supply.settlements > 0 && (has_road || supply.roads > 0) {
        let road = if has_road { Goods::NONE } else { ROAD_COST };
        goals.push((1, flow.wait(stock, road + SETTLEMENT_COST)));
    }
    for horizon in HORIZONS {
        let near = goals.iter().filter(|(_, wait)| *wait <= horizon);
        let points: u8 = near.map(|(points, _)| points).sum();
        inputs.push(f64::from(points) / 2.0);
    }
    let least = goals.iter().filter(|(points, _)| *points > 0);
    let least = least.fold(NEVER, |least, (_, wait)| least.min(*wait));
    inputs.push(charm(least));
}

fn at_hand<'a>(table: &'a Vantage) -> impl Iterator<Item = CardId> + 'a {
    let open = table.rules.mode.open_card();
    let open = open.filter(|_| table.public().supply.open > 0);
    table.hand().faces().chain(open)
}

/// Rolls until a card can be used as things are.
fn wait(table: &Vantage, flow: &Flow, card: CardId) -> f64 {
    let (realm, def) = (table.realm(), card.def());
    let fits = match def.kind {
        Kind::LandscapeExpansion | Kind::NeutralAction | Kind::AttackAction => true,
        _ => realm.sides().any(|side| rivals::fits(realm, card, side)),
    };
    if !fits || !table.meets(card) || def.once && realm.has(card) {
        return NEVER;
    }
    flow.wait(realm.goods(), def.cost)
}

/// One for what can be paid now, falling with every roll.
fn charm(wait: f64) -> f64 {
    if wait >= NEVER {
        0.0
    } else {
        3.0 / (3.0 + wait)
    }
}
