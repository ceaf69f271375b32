//! What a net is told: first the table and the own hand, then each player, the own seat first.

use board::{Countable, Development, Resource, Task};
use game::Seat;

use super::super::vantage::Vantage;
use super::{holdings, knights, land};
use crate::learned::{Inputs, key};

/// Seats at the largest table.
const SEATS: usize = 4;
const TABLE: usize = 88;
/// First the table and what the own seat holds, then what the others hold, then the land of each
/// seat, then its knights and improvements: these change often, and are quickly told.
pub const PARTS: [usize; 2 + 2 * SEATS] = [
    TABLE + holdings::FIGURES,
    (SEATS - 1) * holdings::FIGURES,
    land::FIGURES,
    land::FIGURES,
    land::FIGURES,
    land::FIGURES,
    knights::FIGURES,
    knights::FIGURES,
    knights::FIGURES,
    knights::FIGURES,
];
const LANDS: usize = 2;
const REALMS: usize = LANDS + SEATS;
/// How many figures a net of the board family is told.
pub const INPUTS: usize = TABLE + SEATS * (holdings::FIGURES + land::FIGURES + knights::FIGURES);

/// Tells one part.
pub fn describe(table: &Vantage, part: usize, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    match part {
        0 => {
            about_table(table, inputs);
            inputs.fill(begin + TABLE);
            holdings::describe(table, table.seat, inputs);
        }
        1 => {
            for step in 1..SEATS {
                if let Some(seat) = after(table, step) {
                    holdings::describe(table, seat, inputs);
                }
                inputs.fill(begin + step * holdings::FIGURES);
            }
        }
        LANDS..REALMS => {
            if let Some(seat) = after(table, part - LANDS) {
                land::describe(table, seat, inputs);
            }
        }
        _ => {
            let seat = after(table, part - REALMS);
            if let Some(seat) = seat.filter(|_| table.rules.has_knights()) {
                knights::describe(table, seat, inputs);
            }
        }
    }
}

/// The player so many places after the own seat.
fn after(table: &Vantage, step: usize) -> Option<Seat> {
    let players = table.rules.players;
    (step < usize::from(players)).then(|| Seat((table.seat.0 + step as u8) % players))
}

/// What the parts depend on. The first depends on everything.
pub fn keys(table: &Vantage, keys: &mut [Option<u64>]) {
    let (rules, public) = (table.rules, table.public);
    let mut land = key(&(public.robber, public.route_holder, public.army_holder));
    let mut others = key(&(
        table.seat,
        table.in_other_hands(),
        table.unseen_cards(),
        public.robber,
    ));
    for seat in Seat::all(rules.players) {
        let it = table.pieces(seat);
        let stands = key(&(it.settlements, it.cities, it.roads, it.rates));
        let counts = [it.knights, it.route, it.roads_left];
        land = key(&(land, stands, counts));
        if seat != table.seat {
            let held = [
                it.hand_size,
                it.cards_held,
                it.points,
                public.two.trade_cards[seat.index() % 2],
            ];
            others = key(&(others, stands, held));
        }
    }
    if rules.modules.two_player {
        // Neutral players build, too.
        land = key(&(land, public.free, public.open));
    }
    if rules.is_at_sea() {
        let sea = &public.sea;
        land = key(&(land, sea.fleets, sea.free, sea.pirate, sea.found));
        land = key(&(land, sea.warships, sea.docks, sea.villages));
        others = key(&(others, sea.found));
    }
    if rules.has_knights() {
        let knights = &public.knights;
        let stand = knights.realms.map(|realm| realm.knights());
        land = key(&(land, stand, knights.merchant, knights.chips));
        others = key(&(others, knights.chips, knights.realms));
        let realms = key(&(land, knights.realms, knights.active, knights.metropolises));
        let realms = key(&(realms, knights.laid_open));
        for (step, part) in (0..).zip(&mut keys[REALMS..]) {
            *part = after(table, step).map(|seat| key(&(realms, step, seat)));
        }
    }
    keys[1] = Some(others);
    for (step, part) in (0..).zip(&mut keys[LANDS..REALMS]) {
        *part = after(table, step).map(|seat| key(&(land, step, seat)));
    }
}

fn about_table(table: &Vantage, inputs: &mut Inputs) {
    let (rules, public) = (table.rules, table.public);
    let players = rules.players;
    for count in 2..=SEATS as u8 {
        inputs.flag(players == count);
    }
    // Whose turn it is, from the own seat on.
    for step in 0..SEATS as u8 {
        inputs.flag(
            (public.turn.0 + players - table.seat.0) % players == step % players && step < players,
        );
    }
    let task = public.agenda.top();
    let is_founding = public.is_founding();
    inputs.flag(task == Task::BetweenRolls);
    inputs.flag(is_founding);
    inputs.push(if is_founding {
        f64::from(public.founded) / 4.0
    } else {
        0.0
    });
    inputs.push(f64::from(public.turns).min(200.0) / 50.0);
    inputs.push(f64::from(rules.goal) / 10.0);
    inputs.push(f64::from(public.deck_left) / 10.0);
    for kind in Resource::FIVE {
        inputs.push(f64::from(public.bank.count(*kind)) / 10.0);
    }
    own_cards(table, inputs);
    for flag in [
        rules.modules.two_player,
        rules.modules.knights,
        rules.modules.sea,
        rules.friendly_robber,
        rules.dice_deck,
        rules.fiesepeter,
    ] {
        inputs.flag(flag);
    }
    inputs.push(f64::from(rules.hand_limit) / 8.0);
    if rules.is_at_sea() {
        super::sea::about_table(table, inputs);
    } else {
        inputs.skip(super::sea::TABLE);
    }
    if rules.has_knights() {
        knights::about_table(table, inputs);
    }
}

fn own_cards(table: &Vantage, inputs: &mut Inputs) {
    let (cards, fresh) = (table.own.cards, table.own.fresh);
    for card in Development::ALL {
        inputs.push(f64::from(cards.count(*card)));
        let playable = cards.count(*card).saturating_sub(fresh.count(*card));
        inputs.flag(playable > 0);
    }
}
