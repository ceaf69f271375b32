//! One file for each card.

mod brigands_gold;
mod gift_for_the_prince;
mod gold_cache;
mod gudrun;
mod harbor;
mod merchant;
mod merchant_guild;
mod mint;
mod moneylender;
mod pirate_ship;
mod reiner;
mod salt_silo;
mod staple_house;
mod trade_master;
mod trading_base;
