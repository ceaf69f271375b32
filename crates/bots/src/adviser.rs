//! What the choices of one decision are worth.

use game::{Game, Luck};

use crate::Sight;

/// Weighs the choices of a decision, by what the seat that decides knows. Equal views are weighed
/// alike, on every machine.
pub trait Adviser<G: Game>: Send {
    /// The choices worth a look and those of `also`, the best first; none if there is nothing to
    /// choose, or nothing is known about it.
    fn weigh(
        &mut self,
        sight: &Sight<G>,
        also: &[G::Action],
        luck: &mut dyn Luck,
    ) -> Vec<Weighed<G::Action>>;
}

/// A choice, and what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The choice.
    pub action: A,
    /// What would follow in the same turn, in this order.
    pub rest: Vec<A>,
    /// The chance to win, or the points expected at the end: as the family counts.
    pub value: f64,
    /// How far the value may be off, once in three times: for the best choice its own standard
    /// error, for all others that of their distance from it.
    pub margin: f64,
}
