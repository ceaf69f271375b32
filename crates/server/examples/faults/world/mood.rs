//! How the disk behaves, and how it may lie.

/// How the disk behaves for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Well,
    /// No time passes at all: what is done is work. Only where every piece of it is looked at.
    #[cfg(test)]
    Quick,
    /// Everything takes between a third of a second and five seconds.
    Slow,
    /// Nothing is written, and whoever asks hears so.
    Full,
    /// What is written is durable, and whoever asks hears that it is not.
    Doubtful,
    /// Nothing is answered.
    Hangs,
    /// Now this, now that.
    Flaky,
}

impl Mood {
    pub const ALL: [Mood; 6] = [
        Mood::Well,
        Mood::Slow,
        Mood::Full,
        Mood::Doubtful,
        Mood::Hangs,
        Mood::Flaky,
    ];
}

/// Ways to lie: whoever does so must be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// Says that it is written before it is.
    TooEarly,
    /// Of what is written together only the first part is kept.
    Torn,
    /// Where a table has changed hands, whoever had it before may still write to it.
    Unfenced,
    /// Whoever gets a table gets the same lease as the one before.
    SameLease,
}
