//! What the rules of the dice game say, in notation.

mod building;
mod contract;
mod end;
mod gold;
mod jokers;
mod menu;
mod perft;
mod reference;
mod sheet;
mod table;
mod turn;
mod vectors;
