//! The best player of the card game for two, whoever that is.

use rivals::Rules;

use super::Greedy;
use crate::Bot;

/// The strongest bot there is; tables call it Njal.
///
/// The one place that knows which it is: once a net is kept in the repository, it is read here
/// (`include_bytes!`) and a [`super::learned::Learned`] returned.
pub fn njal() -> impl Bot<Rules> + Clone + use<> {
    Greedy
}
