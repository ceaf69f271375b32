//! Positions with what became of them.

/// What nets were told, and what they should have said.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    /// Figures of one position.
    length: usize,
    inputs: Vec<i16>,
    chances: Vec<f32>,
    /// Was a figure ever anything but zero? Boxes that are not played tell nothing.
    told: Vec<bool>,
}

impl Lessons {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.chances.len()
    }

    /// Is there nothing to learn?
    pub fn is_empty(&self) -> bool {
        self.chances.is_empty()
    }

    /// Adds a position, and the chance to win that it turned out to have.
    pub(crate) fn push(&mut self, inputs: &[i16], chance: f64) {
        assert!(
            self.is_empty() || inputs.len() == self.length,
            "positions of another game"
        );
        self.length = inputs.len();
        self.told.resize(self.length, false);
        for (told, step) in self.told.iter_mut().zip(inputs) {
            *told |= *step != 0;
        }
        self.inputs.extend_from_slice(inputs);
        self.chances.push(chance as f32);
    }

    /// Adds all of another list.
    pub fn append(&mut self, other: &Lessons) {
        if !other.is_empty() {
            assert!(
                self.is_empty() || other.length == self.length,
                "positions of another game"
            );
            self.length = other.length;
            self.told.resize(self.length, false);
        }
        for (told, other) in self.told.iter_mut().zip(&other.told) {
            *told |= other;
        }
        self.inputs.extend_from_slice(&other.inputs);
        self.chances.extend_from_slice(&other.chances);
    }

    /// The places of the figures that tell positions apart.
    pub(crate) fn told(&self) -> Vec<usize> {
        (0..self.length).filter(|place| self.told[*place]).collect()
    }

    /// Writes these figures of a position as a net is trained on them.
    pub(crate) fn read(&self, number: usize, places: &[usize], row: &mut [f32]) {
        let steps = &self.inputs[number * self.length..(number + 1) * self.length];
        for (figure, place) in row.iter_mut().zip(places) {
            *figure = f32::from(steps[*place]) / f32::from(bots::learned::ONE);
        }
    }

    pub(crate) fn chance(&self, number: usize) -> f32 {
        self.chances[number]
    }
}
