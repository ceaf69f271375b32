//! Lessons: a position, and tasks somebody solves in it, one after the other.
//!
//! They are written in `lessons/`, one file for each part of the house; the words are
//! `lesson-<id>` and `lesson-<id>-<task>` in `text/`. A lesson reads like this:
//!
//! ```text
//! lesson base-harbour
//! game base board=printed       its options follow
//! seats 3                       as many as usual if nothing is said
//! minutes 3
//! play red                      who learns; the first seat if nothing is said
//! red settlement 0,-1.N         a line of the position; so is everything without another meaning
//! do red: roll                  a step that is played before the first task
//! do roll 3+5
//! task trade                    from here on everything belongs to this task
//! rule BASE-85                  where the rule book tells more
//! points 0,-1.N                 a place that is pointed at
//! move bank wool *              what has to be done, `|` between several; `*` is any word
//! answer bank wool ore          where there are several: what a helper would show
//! do blue: accept               steps of others, and draws, that follow this move
//! task free                     a task may also leave open how it is solved
//! goal players/0/points 4       what the picture has to show
//! within 3                      after so many moves at most
//! answer city 0,0.N             the moves that do it
//! ```
//!
//! Whatever follows a move and is not written is drawn from a fixed seed, or decided as for
//! somebody whose time is up.

mod file;
mod lecture;
mod pattern;
#[cfg(test)]
mod tests;

pub use file::{Lesson, Task as LessonTask, lessons};
pub use lecture::{LessonError, lecture};
