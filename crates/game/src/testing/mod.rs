//! What the tests of every family share.

mod battery;
mod knowledge;
mod luck;
pub mod speech;

pub use battery::{Battery, Witness};
pub use luck::TestLuck;
