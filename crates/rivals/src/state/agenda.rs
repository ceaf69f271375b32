//! What is still to be done, as data.

use serde::{Deserialize, Serialize};

use super::task::Task;

/// A stack of tasks; what is on top comes first, so that a detour ends before the sequence goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agenda {
    len: u8,
    tasks: [Task; Agenda::DEPTH],
}

impl Agenda {
    /// No chain of interruptions is longer.
    const DEPTH: usize = 24;
    /// What stands where nothing waits, so that equal agendas are equal in memory.
    const NOTHING: Task = Task::Over;

    pub const fn new(task: Task) -> Agenda {
        let mut agenda = Agenda {
            len: 1,
            tasks: [Agenda::NOTHING; Agenda::DEPTH],
        };
        agenda.tasks[0] = task;
        agenda
    }

    pub const fn top(&self) -> Task {
        self.tasks[self.len as usize - 1]
    }

    /// All tasks, the last to come first.
    pub fn iter(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[..self.len as usize].iter().copied()
    }

    pub(crate) const fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    /// Takes the top task away.
    pub(crate) const fn pop(&mut self) {
        debug_assert!(self.len > 1, "the last task is never done");
        self.len -= 1;
        self.tasks[self.len as usize] = Agenda::NOTHING;
    }

    /// Puts another task in the place of the top one.
    pub(crate) const fn replace(&mut self, task: Task) {
        self.tasks[self.len as usize - 1] = task;
    }

    /// Drops everything for one task.
    pub(crate) const fn reset(&mut self, task: Task) {
        *self = Agenda::new(task);
    }
}
