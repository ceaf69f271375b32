//! The dice game as a client draws it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::Price;

/// The printed sheet: which symbols there are and what they are worth. Where they lie is art.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceScene {
    pub symbols: Vec<SheetSymbol>,
    pub prices: Vec<Price>,
    pub boxes: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetSymbol {
    /// `R0`, `S3`, `C7`, `K1`.
    pub id: String,
    pub points: u8,
    /// What a knight's joker turns a die to; `any` for the sixth.
    pub joker: Option<String>,
}

/// All sheets and the dice of the turn; nothing is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DicePicture {
    pub turn: u8,
    /// The round being played, from 1.
    pub round: u8,
    /// Faces on the table, in the order of the faces; used dice are gone.
    pub dice: Vec<String>,
    pub rolls_left: u8,
    /// Points built this turn.
    pub turn_points: u8,
    pub sheets: Vec<SheetPicture>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetPicture {
    pub seat: u8,
    pub built: Vec<String>,
    pub jokers_used: Vec<String>,
    /// Filled boxes; an X is −2.
    pub boxes: Vec<i8>,
    pub total: i32,
}
