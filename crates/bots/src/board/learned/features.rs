//! What a net is told: first the table and the own hand, then each player, the own seat first.

use board::{Countable, Development, Resource, Task};
use game::Seat;

use super::super::vantage::Vantage;
use super::{knights, player};
use crate::learned::Inputs;

/// Seats at the largest table.
const SEATS: usize = 4;
const TABLE: usize = 88;
/// How many figures a net of the board family is told.
pub const INPUTS: usize = TABLE + SEATS * player::FIGURES;

/// Tells everything.
pub fn describe(table: &Vantage, inputs: &mut Inputs) {
    about_table(table, inputs);
    inputs.fill(TABLE);
    let land = player::Land::of(table);
    let players = table.rules.players;
    for step in 0..SEATS as u8 {
        let end = TABLE + (usize::from(step) + 1) * player::FIGURES;
        if step < players {
            let seat = Seat((table.seat.0 + step) % players);
            player::describe(table, &land, seat, inputs);
        }
        inputs.fill(end);
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
