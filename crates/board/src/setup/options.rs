//! What people choose before a table opens.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::setup::layout::Layout;

/// The choices of a table. Every field has the value most tables want.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// BASE-1: three or four play. Two may as well, under plain base rules (a house variant), or
    /// by the rules of the game for two with `neutrals`.
    pub seats: u8,
    /// Which island is played on, and how it is dealt.
    pub board: Board,
    /// Whether trade and build are one part of the turn or two.
    pub mode: Mode,
    /// BASE-91: as many points win.
    pub points: u8,
    /// BASE-51: who holds more cards when a seven is rolled discards half.
    pub hand_limit: u8,
    /// BASE-22: who begins. If nobody is named the dice decide, and seat 0 begins on the beginner
    /// board (BASE-18).
    pub start: Option<Seat>,
    /// BASE-R-23: after so many turns the game is a draw; 0 means never.
    pub turn_limit: u16,
    /// TWO-1: two players and two neutral ones.
    pub neutrals: bool,
    /// Game for two: which supply of trade cards is used.
    pub trade_cards: TradeCards,
    /// BASE-R-34: the robber spares those with few points.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub friendly_robber: bool,
    /// BASE-R-35: a deck of 36 cards instead of two dice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dice_deck: bool,
    /// Cities & Knights. Chosen by the id of the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub knights: bool,
    /// CK-62: everybody decides which of his knights fight the barbarians.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fiesepeter: bool,
    /// Seafarers: the scenario whose map is laid out. Chosen by the id of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seats: 4,
            board: Board::Variable,
            mode: Mode::Combined,
            points: 10,
            hand_limit: 7,
            start: None,
            turn_limit: 0,
            neutrals: false,
            trade_cards: TradeCards::Fourteen,
            friendly_robber: false,
            dice_deck: false,
            knights: false,
            fiesepeter: false,
            scenario: None,
        }
    }
}

/// How the island comes about. Both editions have the same boards (BASE-96, BASE-97).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Board {
    /// BASE-16: the printed island with its first settlements.
    Beginner,
    /// BASE-19: hexes and harbours shuffled, numbers along the spiral.
    Variable,
    /// BASE-20: numbers shuffled, too.
    Random,
    /// BASE-R-32: the printed island with a founding phase. SEA-132: at sea the printed map of a
    /// scenario; only what print leaves to chance is dealt.
    Printed,
    /// An island of one's own, exactly as given, or a map of the sea with its own dealing.
    Map(Box<Layout>),
}

/// BASE-R-25: whether trade ends with the first build of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// BASE-30: first trade, then build.
    Separated,
    /// BASE-31: in any order.
    Combined,
}

/// Which of the two printed supplies of trade cards is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TradeCards {
    /// TWO-2, TWO-30: 14 cards, four to begin with, never more than seven in a hand.
    Fourteen,
    /// TWO-52: 20 tokens, five to begin with, no limit but the supply.
    Twenty,
}
