//! The order of play: what comes after what, and who must hear of it.
//!
//! Rules that several cards have a say in are here; what one card does is in its own file.

pub mod agenda;
pub mod agreement;
pub mod asking;
pub mod building;
pub mod centre;
pub mod conditions;
pub mod event_card;
pub mod event_die;
pub mod goal;
pub mod goods;
pub mod hand_limit;
pub mod playing;
pub mod points;
pub mod production;
pub mod start_hand;
pub mod taking;
pub mod together;
pub mod trade;
pub mod turn;
