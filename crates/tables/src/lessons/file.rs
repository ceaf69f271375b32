//! Lessons as they are written.

use std::sync::LazyLock;

/// The files with the part of the house each belongs to, in the order in which one learns.
const FILES: [(&str, &str); 6] = [
    ("base", include_str!("../../../../lessons/base.txt")),
    ("sea", include_str!("../../../../lessons/sea.txt")),
    ("cities", include_str!("../../../../lessons/cities.txt")),
    ("two", include_str!("../../../../lessons/two.txt")),
    ("rivals", include_str!("../../../../lessons/rivals.txt")),
    ("dice", include_str!("../../../../lessons/dice.txt")),
];

static LESSONS: LazyLock<Vec<Lesson<'static>>> = LazyLock::new(|| {
    let read = FILES.into_iter().map(|(part, text)| {
        Lesson::read_all(part, text).expect("a test reads every file of lessons")
    });
    read.flatten().collect()
});

/// Every lesson, in learning order.
pub fn lessons() -> &'static [Lesson<'static>] {
    &LESSONS
}

/// A lesson with its tasks.
#[derive(Clone, Debug, Default)]
pub struct Lesson<'a> {
    pub id: &'a str,
    /// The part of the house it belongs to: `base`.
    pub part: &'a str,
    pub minutes: u8,
    /// The game with its options.
    pub game: &'a str,
    pub(super) seats: Option<u8>,
    /// The colour of the learner.
    pub(super) learner: &'a str,
    pub(super) position: String,
    /// Steps before the first task.
    pub(super) before: Vec<&'a str>,
    pub tasks: Vec<Task<'a>>,
}

/// One thing to do.
#[derive(Clone, Debug, Default)]
pub struct Task<'a> {
    pub name: &'a str,
    /// Where the rule book tells more.
    pub rules: Vec<&'a str>,
    /// Places that are pointed at.
    pub points: Vec<&'a str>,
    pub(super) moves: Vec<Move<'a>>,
    /// What the picture has to show; empty if the moves alone make the task.
    pub(super) goal: Vec<&'a str>,
    pub(super) within: usize,
}

/// A move of the learner, and what follows it.
#[derive(Clone, Debug, Default)]
pub(super) struct Move<'a> {
    /// Patterns of what is accepted; empty where anything is.
    pub accepts: Vec<&'a str>,
    pub answer: &'a str,
    pub follows: Vec<&'a str>,
}

impl Task<'_> {
    /// How many moves it may take.
    pub(super) fn length(&self) -> usize {
        if self.goal.is_empty() {
            self.moves.len()
        } else {
            self.within.max(self.moves.len())
        }
    }

    /// The moves that solve it.
    pub fn answers(&self) -> impl Iterator<Item = &str> {
        self.moves.iter().map(|it| it.answer)
    }
}

impl<'a> Lesson<'a> {
    /// The lessons of a file; the first line that has no meaning where it stands is an error.
    pub fn read_all(part: &'a str, text: &'a str) -> Result<Vec<Lesson<'a>>, String> {
        let mut all: Vec<Lesson> = Vec::new();
        for (number, line) in text.lines().map(str::trim).enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if word == "lesson" {
                all.push(Lesson {
                    id: rest,
                    part,
                    learner: "red",
                    ..Lesson::default()
                });
                continue;
            }
            let lesson = all.last_mut();
            lesson
                .and_then(|lesson| lesson.take(line, word, rest.trim()))
                .ok_or_else(|| format!("{part}, line {}: cannot read {line:?}", number + 1))?;
        }
        Ok(all)
    }

    fn take(&mut self, line: &'a str, word: &str, rest: &'a str) -> Option<()> {
        if word == "task" {
            self.tasks.push(Task {
                name: rest,
                ..Task::default()
            });
            return Some(());
        }
        if let Some(task) = self.tasks.last_mut() {
            return task.take(word, rest);
        }
        match word {
            "game" => self.game = rest,
            "seats" => self.seats = Some(rest.parse().ok()?),
            "minutes" => self.minutes = rest.parse().ok()?,
            "play" => self.learner = rest,
            "do" => self.before.push(rest),
            _ => {
                self.position.push_str(line);
                self.position.push('\n');
            }
        }
        Some(())
    }
}

impl<'a> Task<'a> {
    fn take(&mut self, word: &str, rest: &'a str) -> Option<()> {
        match word {
            "rule" => self.rules.push(rest),
            "points" => self.points.push(rest),
            "goal" => self.goal.push(rest),
            "within" => self.within = rest.parse().ok()?,
            "move" => {
                let accepts: Vec<&str> = rest.split('|').map(str::trim).collect();
                let answer = accepts.first().copied().unwrap_or_default();
                self.moves.push(Move {
                    accepts,
                    answer,
                    follows: Vec::new(),
                });
            }
            "answer" if self.goal.is_empty() => self.moves.last_mut()?.answer = rest,
            "answer" => self.moves.push(Move {
                answer: rest,
                ..Move::default()
            }),
            "do" => self.moves.last_mut()?.follows.push(rest),
            _ => return None,
        }
        Some(())
    }
}
