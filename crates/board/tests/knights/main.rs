//! The rules of Cities & Knights, spoken to in notation.
//!
//! Most positions use the six corners around the desert of the beginner board: `0,0.N`, `1,-1.S`,
//! `0,1.N`, `0,0.S`, `-1,1.N` and `0,-1.S`, clockwise from the north, joined by the edges `0,0.NE`,
//! `0,0.E`, `0,0.SE`, `-1,1.NE`, `-1,0.E` and `0,-1.SE`.

#![allow(clippy::unwrap_used)] // Every function here is a test's.

mod barbarians;
mod cards_politics;
mod cards_science;
mod cards_trade;
mod hand;
mod improvements;
mod knights;
mod movement;
mod production;
mod sea;
#[path = "../common/sea.rs"]
mod sea_tables;
mod setup;
#[path = "../common/table.rs"]
mod table;
mod trade;
mod vectors;

use board::Options;
use game::Seat;
use table::{Table, on_beginner_board};

/// The options of a table for four with knights; red begins.
pub fn options() -> Options {
    Options {
        knights: true,
        points: 13,
        start: Some(Seat(0)),
        ..Options::default()
    }
}

/// The island of the beginner board without a piece on it, after red's roll.
pub fn board() -> Table {
    Table::laid_out(&on_beginner_board(&options()))
}

/// Red has a settlement at the desert and roads clockwise over four corners: `0,0.N` to `0,0.S`.
pub fn red_road() -> Table {
    board()
        .settlement("red", "0,0.N")
        .road("red", "0,0.NE 0,0.E 0,0.SE")
}

/// Blue's road on the other side of the desert, from his settlement on `-1,-1.S`.
pub fn with_blue(table: Table) -> Table {
    table
        .settlement("blue", "-1,-1.S")
        .road("blue", "-1,-1.SE -1,0.NE 0,-1.SE")
}
