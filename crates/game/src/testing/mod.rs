//! What the tests of every family share.

mod battery;
mod counts;
pub mod json;
mod knowledge;
mod luck;
mod next_step;
pub mod speech;

pub use battery::{Battery, Witness};
pub use counts::games;
pub use luck::{CountingLuck, TestLuck};
pub use next_step::next_step;
