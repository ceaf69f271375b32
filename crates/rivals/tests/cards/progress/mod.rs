//! One file for each card.

mod bath_house;
mod benjamin;
mod building_crane;
mod chief_cannoneer;
mod doctor;
mod guido;
mod gustav;
mod library;
mod mineral_mining;
mod parliament;
mod pharmacy;
mod plague;
mod three_field_system;
mod town_hall;
mod university;
