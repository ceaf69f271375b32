//! What a net is told, as whole numbers.

/// So many steps make a one.
pub const ONE: i16 = 64;
/// Nothing a net is told is larger; it is cut off there.
pub const LARGEST: i16 = 16 * ONE - 1;

/// The facts about a position, in a fixed order.
#[derive(Clone, Debug, Default)]
pub struct Inputs(Vec<i16>);

impl Inputs {
    /// Empties the list for the next position.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Appends a figure of the size of one.
    #[inline]
    pub fn push(&mut self, figure: f64) {
        let steps = (figure * f64::from(ONE)).round();
        let largest = f64::from(LARGEST);
        self.0.push(steps.clamp(-largest, largest) as i16);
    }

    /// Appends whether something is so.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.0.push(if is_so { ONE } else { 0 });
    }

    /// Appends so many zeros: a player who is not there, a box that is not played.
    pub fn skip(&mut self, count: usize) {
        self.0.resize(self.0.len() + count, 0);
    }

    /// Zeros up to the length `end`.
    pub fn fill(&mut self, end: usize) {
        debug_assert!(self.0.len() <= end, "{} beyond {end}", self.0.len());
        self.0.resize(end, 0);
    }

    /// All of them.
    pub fn steps(&self) -> &[i16] {
        &self.0
    }
}
