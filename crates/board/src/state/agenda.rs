//! What is still to be done, as a stack.

use serde::{Deserialize, Serialize};

use super::task::Task;

/// A stack of tasks; what is on top comes first, so that a detour ends before the sequence goes on.
///
/// The top is read three times a step, so it has a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agenda {
    top: Task,
    depth: u8,
    below: [Task; Agenda::DEPTH],
}

impl Agenda {
    /// No chain of interruptions is longer.
    const DEPTH: usize = 8;
    /// What stands where nothing waits, so that equal agendas are equal in memory.
    const NOTHING: Task = Task::Over;

    /// An agenda with a single task.
    #[inline]
    pub const fn new(task: Task) -> Agenda {
        Agenda {
            top: task,
            depth: 0,
            below: [Agenda::NOTHING; Agenda::DEPTH],
        }
    }

    /// What comes next.
    #[inline]
    pub const fn top(&self) -> Task {
        self.top
    }

    /// All tasks, the last to come first.
    pub fn iter(&self) -> impl Iterator<Item = Task> {
        let below = self.below[..usize::from(self.depth)].iter().copied();
        below.chain([self.top])
    }

    #[inline]
    pub(crate) const fn push(&mut self, task: Task) {
        debug_assert!((self.depth as usize) < Agenda::DEPTH);
        self.below[self.depth as usize & (Agenda::DEPTH - 1)] = self.top;
        self.depth += 1;
        self.top = task;
    }

    /// Takes the top task away.
    #[inline]
    pub(crate) const fn pop(&mut self) {
        debug_assert!(self.depth > 0);
        self.depth -= 1;
        let place = self.depth as usize & (Agenda::DEPTH - 1);
        self.top = self.below[place];
        self.below[place] = Agenda::NOTHING;
    }

    /// Puts another task in the place of the top one.
    #[inline]
    pub(crate) const fn replace(&mut self, task: Task) {
        self.top = task;
    }

    /// Drops everything for one task.
    #[inline]
    pub(crate) const fn reset(&mut self, task: Task) {
        if self.depth > 0 {
            *self = Agenda::new(task);
        }
        self.top = task;
    }
}
