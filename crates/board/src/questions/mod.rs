//! Where the printed rules of different boxes speak about the same thing.
//!
//! A question alone knows which modules have an answer, and in which order. Questions are grouped
//! by the moment they are asked in:
//!
//! | moment | questions |
//! |---|---|
//! | before the first turn | [`founding`] |
//! | at every step | [`turn`]: whom the game waits for, what is open to a seat, what follows |
//! | the dice | [`roll`]: production and sevens; [`roll::chips`]: which hex has which number |
//! | a piece is built | [`build`]: where it may stand, and what it brings about |
//! | a figure moves | [`figures`]: robber, pirate; [`figures::chased`]: sent away by a knight |
//! | a card is played or traded | [`knight_card`], [`cards`] |
//! | a decision only one box has | [`decisions`] |
//! | points may have changed | [`route`], [`goal`] |

pub mod build;
pub mod cards;
pub mod decisions;
pub mod figures;
pub mod founding;
pub mod goal;
pub mod knight_card;
pub mod roll;
pub mod route;
pub mod turn;
