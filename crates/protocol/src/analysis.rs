//! Where a finished game was won.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ChoiceCard, Phrase};

/// What the server says when it is asked where a finished game was won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameReading {
    /// So many games are read before this one.
    pub waiting: u32,
    /// Nothing more will come.
    pub is_done: bool,
    /// None until the curve is known.
    pub analysis: Option<GameAnalysis>,
}

/// What is known about a finished game so far; more comes while it is read. Steps are counted as
/// in the replay: zero is the beginning, and a step is named by the number it leads to.
///
/// All chances are in ten-thousandths. What is gained or lost is in the same unit, or in
/// hundredths of a point in games that are played for points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameAnalysis {
    pub progress: Reading,
    /// In what gain and loss are counted.
    pub unit: Unit,
    /// How many steps were read; fewer than the game has if today's rules cannot follow it.
    pub steps: u32,
    /// Does the game go on where the reading ended? Rules have changed since it was played.
    pub is_cut: bool,
    /// The chance of every seat after every step, the beginning first.
    pub chances: Vec<Vec<i32>>,
    /// The same in points expected at the end; none in games that are not played for points.
    pub points: Option<Vec<Vec<i32>>>,
    /// So far off is a chance of one half, as a rule: how far trials were from the curve in this
    /// game. A chance `p` is off by this times twice the root of `p(1 - p)`, points all by this.
    pub margin: i32,
    /// Draws that changed something.
    pub draws: Vec<DrawLuck>,
    pub decisions: Vec<DecisionCard>,
    pub seats: Vec<SeatAccount>,
    /// None in games without production.
    pub rolls: Option<RollCount>,
    /// What became of every hand card; none outside the card game.
    pub cards: Option<Vec<CardFate>>,
    /// The turns of the dice game; none in others.
    pub turns: Option<Vec<DiceTurn>>,
}

/// How far the reading of a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reading {
    /// Decisions that were weighed.
    pub done: u32,
    /// Decisions there are.
    pub of: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    Chances,
    Points,
}

/// The name of a decision or a draw that stands out.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The best choice, where the second was clearly worse.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// The game may have been lost here.
    Blunder,
    /// A draw that changed much.
    Luck,
}

/// What a draw brought every seat, against the mean over everything that was in the bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DrawLuck {
    pub step: u32,
    pub kind: DrawKind,
    pub luck: Vec<i32>,
    pub mark: Option<Mark>,
}

/// What was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawKind {
    Roll,
    /// A card from a deck or a stack.
    Card,
    /// A card from somebody's hand.
    Theft,
    Other,
}

/// A decision with the alternatives a strong player considers, the best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DecisionCard {
    /// The step it led to.
    pub step: u32,
    pub seat: u8,
    pub choices: Vec<WeighedChoice>,
    /// The place of what was done among them.
    pub played: u32,
    /// The distance from the best choice.
    pub loss: i32,
    /// Why the best choice is better than what was done, or than the next that is clearly worse:
    /// one sentence, in clauses. Empty if no fact tells it.
    pub why: Vec<Phrase>,
    pub mark: Option<Mark>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WeighedChoice {
    pub choice: ChoiceCard,
    /// What would follow in the same turn.
    pub rest: Vec<ChoiceCard>,
    /// The chance to win after it, or the points expected then.
    pub value: i32,
    /// Of the best choice how far its value may be off; of others, their distance from the best.
    pub margin: i32,
}

/// A seat's game: what it began with, and luck and play together make the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatAccount {
    pub beginning: i32,
    /// What draws brought.
    pub luck: i32,
    /// What decisions brought, those of others among them.
    pub play: i32,
    pub result: i32,
    /// The result less its luck: as fair a measure of play, and a much steadier one.
    pub adjusted: i32,
    /// The sum of what this seat's own decisions cost.
    pub lost: i32,
    pub inaccuracies: u32,
    pub mistakes: u32,
    pub blunders: u32,
    /// Decisions that were weighed so far.
    pub weighed: u32,
}

/// The dice of a game, and what they paid, against what was to be expected. All of it is exact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RollCount {
    pub rolls: u32,
    pub numbers: Vec<NumberCount>,
    pub seats: Vec<ReceiptCount>,
    /// What a roll could be expected to pay; only where that changed.
    pub incomes: Vec<Income>,
}

/// What every seat could expect of a roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Income {
    /// The first roll it is true of.
    pub step: u32,
    /// Cards for each seat, in hundredths.
    pub expected: Vec<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NumberCount {
    pub number: u8,
    pub count: u32,
    /// In hundredths.
    pub expected: i32,
    /// In eight of ten games it comes at least so often.
    pub low: u32,
    /// In eight of ten games it comes at most so often.
    pub high: u32,
    /// How likely it comes as seldom as it did, or seldomer, in ten-thousandths.
    pub at_most: i32,
    /// How likely it comes as often as it did, or oftener.
    pub at_least: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReceiptCount {
    /// Cards for rolls.
    pub received: u32,
    /// In hundredths, with the buildings it had at each roll.
    pub expected: i32,
    /// One standard deviation, in hundredths.
    pub deviation: i32,
    /// How likely so few cards or fewer are, in ten-thousandths.
    pub at_most: i32,
    /// How likely so many cards or more are.
    pub at_least: i32,
    /// Cards the robber kept from the seat.
    pub blocked: u32,
    pub robbed: u32,
    pub stolen: u32,
    pub discarded: u32,
    /// Cards drawn or bought.
    pub drawn: u32,
}

/// A card that was in somebody's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardFate {
    pub seat: u8,
    pub card: String,
    /// The step it came with.
    pub came: u32,
    pub source: CardSource,
    /// The step it left the hand with; none if it was held to the end.
    pub went: Option<u32>,
    pub end: CardEnd,
}

/// How a card came into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardSource {
    /// From the top of a stack.
    Drawn,
    /// Chosen among the cards of a stack.
    Chosen,
    /// From the discard pile.
    Fetched,
    /// From the other player's hand.
    Stolen,
}

/// What became of a hand card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardEnd {
    /// Its action was carried out.
    Played,
    /// It came to stand in the principality.
    Built,
    /// Given for another card.
    Exchanged,
    /// Put back under a stack without another for it.
    PutBack,
    /// The other player took it.
    Lost,
    /// Still in hand when the game was over.
    Kept,
}

/// A turn of the dice game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceTurn {
    pub seat: u8,
    /// One to three.
    pub rolls: Vec<DiceThrow>,
    /// What was built, by its id, in its order.
    pub built: Vec<String>,
    /// What stands in its box; an X is -2. None while the turn goes on.
    pub points: Option<i8>,
    /// The step it ended with, or the last there is.
    pub last: u32,
}

/// All dice as they lay after a roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceThrow {
    pub step: u32,
    /// Dice that were not rolled again.
    pub kept: Vec<String>,
    /// Dice that were.
    pub again: Vec<String>,
}
