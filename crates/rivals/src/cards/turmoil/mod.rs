//! The Era of Turmoil.

pub mod archer;
pub mod arsonist;
pub mod carl_forkbeard;
pub mod chapel_high;
pub mod chapel_low;
pub mod drill_ground;
pub mod fairgrounds;
pub mod fire_brigade;
pub mod hedge_tavern;
pub mod heinrich;
pub mod irmgard;
pub mod large_festival_hall;
pub mod lookout_tower;
pub mod riots;
pub mod sebastian;
pub mod tithe_barn;
pub mod traitor;
pub mod voyage_of_plunder;
