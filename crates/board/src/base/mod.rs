//! The rules of the base game. No file here knows of another box.

pub mod army;
pub mod bank_trade;
pub mod city;
pub mod development;
pub mod dice_deck;
pub mod discard;
pub mod domestic_trade;
pub mod founding;
pub mod production;
pub mod proposal;
pub mod road;
pub mod robber;
pub mod route;
pub mod settlement;
pub mod seven;
pub mod turn;
