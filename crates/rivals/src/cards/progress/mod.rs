//! The Era of Progress.

pub mod bath_house;
pub mod benjamin;
pub mod building_crane;
pub mod chief_cannoneer;
pub mod doctor;
pub mod guido;
pub mod gustav;
pub mod library;
pub mod mineral_mining;
pub mod parliament;
pub mod pharmacy;
pub mod plague;
pub mod three_field_system;
pub mod town_hall;
pub mod university;
