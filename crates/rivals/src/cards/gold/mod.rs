//! The Era of Gold.

pub mod brigands_gold;
pub mod gift_for_the_prince;
pub mod gold_cache;
pub mod gudrun;
pub mod harbor;
pub mod merchant;
pub mod merchant_guild;
pub mod mint;
pub mod moneylender;
pub mod pirate_ship;
pub mod reiner;
pub mod salt_silo;
pub mod staple_house;
pub mod trade_master;
pub mod trading_base;
