//! One file for each card.

mod archer;
mod arsonist;
mod carl_forkbeard;
mod chapel_high;
mod chapel_low;
mod drill_ground;
mod fairgrounds;
mod fire_brigade;
mod hedge_tavern;
mod heinrich;
mod irmgard;
mod large_festival_hall;
mod lookout_tower;
mod riots;
mod sebastian;
mod tithe_barn;
mod traitor;
mod voyage_of_plunder;
