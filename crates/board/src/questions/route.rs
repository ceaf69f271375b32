//! Routes that something other than a new road or settlement may have changed.

pub use crate::base::route::{award, recount};
