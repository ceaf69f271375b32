//! How hard a bot thinks about one decision.

/// A part of all a bot can do. It counts positions and trials, never time: what a bot answers with
/// some effort is the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Effort {
    /// What comes to mind at once: a bot that has learned plays as `greedy`.
    Least,
    /// A quarter of its positions and trials.
    Quarter,
    /// Half of them.
    Half,
    /// As strong as it is.
    #[default]
    Full,
}

impl Effort {
    /// Its part of what is done at full effort.
    pub const fn of(self, whole: u32) -> u32 {
        match self {
            Effort::Least => 0,
            Effort::Quarter => whole / 4,
            Effort::Half => whole / 2,
            Effort::Full => whole,
        }
    }
}
