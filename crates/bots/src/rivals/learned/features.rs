//! What a net is told: the moment and the own hand, then both principalities.
//!
//! Nothing here asks what greedy holds a card to be worth: a net would have to learn anew whenever
//! greedy changes its mind. How long goods take to come is counted, not weighed.

use game::Seat;
use rivals::{CardId, Mode, Rules, Set, State, Task};

use super::super::vantage::Vantage;
use super::hand;
use super::realm;
use crate::learned::Inputs;

const TABLE: usize = 52;
const REALM: usize = 80;
/// The moment with the own hand, then the own principality and the other's.
pub const PARTS: [usize; 3] = [
    TABLE + 2 * CardId::DRAW_CARDS,
    REALM + CardId::DRAW_CARDS,
    REALM + CardId::DRAW_CARDS,
];
/// Events that take something, or give it to whoever has what they ask for.
const THREATS: [&[CardId]; 7] = [
    &[CardId::Feud, CardId::FeudTurmoil],
    &[CardId::FraternalFeuds, CardId::FraternalFeudsTurmoil],
    &[CardId::Riots],
    &[CardId::Plague],
    &[CardId::TradeShipsRace, CardId::TradeShipsRaceGold],
    &[CardId::Invention, CardId::InventionProgress],
    &[CardId::YearOfPlenty],
];
/// How many figures a net of the card game is told.
pub const INPUTS: usize = PARTS[0] + PARTS[1] + PARTS[2];

pub fn describe(rules: &Rules, state: &State, seat: Seat, part: usize, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    let of = if part == 2 { rivals::other(seat) } else { seat };
    if part == 0 {
        let table = Vantage::within(rules, state, seat);
        moment(rules, state, seat, inputs);
        threats(state, inputs);
        hand::within_reach(&table, inputs);
        inputs.fill(begin + TABLE);
        counted(state.hand(seat).iter(), inputs);
        hand::soon(&table, inputs);
    } else {
        realm::describe(state, of, inputs);
        inputs.fill(begin + REALM);
        counted(state.realm(of).cards().map(|(_, card)| card), inputs);
    }
}

fn moment(rules: &Rules, state: &State, seat: Seat, inputs: &mut Inputs) {
    let public = &state.public;
    for mode in Mode::ALL {
        inputs.flag(rules.mode == mode);
    }
    let is_own = public.turn == seat;
    let before_roll = state.task() == Task::BeforeRoll;
    inputs.flag(is_own && before_roll);
    inputs.flag(!is_own && before_roll);
    inputs.flag(is_own && !before_roll);
    inputs.push(f64::from(public.turns).min(100.0) / 30.0);
    inputs.push(f64::from(public.supply.roads) / 5.0);
    inputs.push(f64::from(public.supply.settlements) / 4.0);
    inputs.push(f64::from(public.supply.cities) / 4.0);
    inputs.push(f64::from(public.supply.landscapes.count_ones()) / 6.0);
    inputs.push(f64::from(public.supply.open));
    let goal = f64::from(rules.goal);
    for of in [seat, rivals::other(seat)] {
        let points = f64::from(rivals::victory(state, of));
        inputs.push(points / goal);
        for step in 1..=4 {
            inputs.push((f64::from(step) - (goal - points)).clamp(0.0, 1.0));
        }
    }
    // What the hand can hold, what it holds, and what the other holds of each back.
    inputs.push(f64::from(rivals::hand_limit(state, seat)) / 4.0);
    let held = state.hand(seat);
    inputs.push(f64::from(held.len()) / 4.0);
    let actions = held.iter().filter(|card| card.kind().is_action()).count();
    inputs.push(actions as f64 / 2.0);
    let stock = state.realm(seat).goods();
    let can_pay = |card: &CardId| !card.kind().is_action() && stock.covers(card.def().cost);
    inputs.push(held.iter().filter(can_pay).count() as f64 / 2.0);
    for of in Set::ALL {
        let count = public.hands[rivals::other(seat).index()][of as usize];
        inputs.push(f64::from(count) / 3.0);
        let stacks = rules.stacks_of(of);
        let height: u8 = stacks.map(|it| public.heights[it.index()].total()).sum();
        inputs.push(f64::from(height) / 16.0);
    }
}

/// How likely the next event card is one of those that change most.
fn threats(state: &State, inputs: &mut Inputs) {
    let events = &state.public.events;
    inputs.push(f64::from(events.above) / 8.0);
    let weight = |event: CardId| f64::from(events.weight(event) + events.moon_weight(event));
    let all: f64 = CardId::events().map(weight).sum();
    for kinds in THREATS {
        let some: f64 = kinds.iter().map(|event| weight(*event)).sum();
        inputs.push(2.0 * some / all.max(1.0));
    }
}

/// How many there are of each card.
fn counted(cards: impl Iterator<Item = CardId>, inputs: &mut Inputs) {
    let mut counts = [0_u8; CardId::DRAW_CARDS];
    for card in cards {
        counts[card.index()] += 1;
    }
    for count in counts {
        inputs.push(f64::from(count));
    }
}
