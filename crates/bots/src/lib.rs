//! Players that are programs. They see what a player in their seat sees, and nothing more.
//!
//! What is generic stands here; knowledge of one game is in a folder named after its family.
//!
//! A bot of one's own is one function:
//!
//! ```
//! use board::{Action, Options, Rules};
//! use bots::{Bot, Random, Sight};
//! use game::testing::TestLuck;
//! use game::{Choices, Game, Luck, Setup};
//!
//! /// Takes the last action of its menu.
//! struct Last;
//!
//! impl Bot<Rules> for Last {
//!     fn choose(&mut self, sight: &Sight<Rules>, _: &mut dyn Luck) -> Action {
//!         let menu = sight.menu();
//!         menu.nth(menu.count() - 1)
//!     }
//! }
//!
//! let mut luck = TestLuck(1);
//! let options = Options { seats: 3, ..Options::default() };
//! let rules = Rules::open(board::Setup::deal(&options, &mut luck)?)?;
//! let mut bots: Vec<Box<dyn Bot<Rules>>> =
//!     vec![Box::new(Last), Box::new(Random), Box::new(Random)];
//! let played = bots::play(&rules, &mut rules.start(), &mut bots, &mut luck, 100);
//! assert_eq!(played.actions, 100);
//! # Ok::<(), game::Violation>(())
//! ```

#![warn(missing_docs)]

mod adviser;
pub mod board;
mod bot;
pub mod dice;
mod effort;
mod evaluator;
mod fast_luck;
pub mod learned;
mod play;
mod random;
pub mod rivals;
mod whim;

pub use adviser::{Adviser, Weighed};
pub use bot::{Belief, Bot, Sight};
pub use effort::Effort;
pub use evaluator::Evaluator;
pub use fast_luck::FastLuck;
pub use play::play;
pub use random::Random;
pub use whim::{Slips, Whim};
