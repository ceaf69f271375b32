//! What the tests of every family share.

mod battery;
mod knowledge;
mod luck;
pub mod speech;

pub use battery::Battery;
pub use luck::TestLuck;
