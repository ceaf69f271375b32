//! A lesson in play: the moves so far are played anew by the rules, and what is shown follows
//! from them. Nothing is kept between two questions.

use families::{Family, Listing, OptionsOf, Override, Visitor};
use game::{Awaits, Log, Notation, Seat, Setup, Step, StepOf, Tickets, Viewer, Violation};
use protocol::LessonFrame;
use records::{Purpose, Seed, TableLuck, TableSeed};

use super::file::{Lesson, Move, Task};
use super::pattern::fits;
use crate::alone::{Alone, MOST_MOVES, is_too_long};
use crate::audience::glimpse;
use crate::example::confirm;

/// So many steps may follow a move that nobody wrote down.
const MOST_STEPS: usize = 200;

/// Why a move of a lesson is not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonError {
    /// A rule of the game forbids it.
    Rule(Violation),
    /// It is allowed, but not what this task is about.
    FirstTheTask { task: usize },
    /// It is no move of this game.
    NotUnderstood,
    /// There are more moves than the lesson takes, or it is over.
    TooMany,
    /// The lesson itself is wrong; a test finds those.
    Faulty(String),
}

/// How a lesson stands after these moves; the last of them is told with its events.
pub fn lecture(lesson: &Lesson, moves: &[String]) -> Result<LessonFrame, LessonError> {
    if moves.len() > MOST_MOVES {
        return Err(LessonError::TooMany);
    }
    if is_too_long(moves) {
        return Err(LessonError::NotUnderstood);
    }
    let mut words = lesson.game.split(' ');
    let id = words.next().unwrap_or_default();
    let options = words.map(str::parse).collect::<Result<Vec<Override>, _>>();
    let options = options.map_err(|why| LessonError::Faulty(why.to_string()))?;
    let visitor = Reader { lesson, moves };
    families::visit(id, lesson.seats, &options, visitor)
        .map_err(|why| LessonError::Faulty(why.to_string()))?
}

struct Reader<'a> {
    lesson: &'a Lesson<'a>,
    moves: &'a [String],
}

impl Visitor for Reader<'_> {
    type Out = Result<LessonFrame, LessonError>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let mut stage = Stage::<G>::open(self.lesson, &options).map_err(LessonError::Faulty)?;
        for action in self.moves {
            stage.learn(action)?;
        }
        let json = serde_json::to_value(&options).unwrap_or_default();
        Ok(stage.frame(listing, json))
    }
}

/// A lesson at some moment.
pub(super) struct Stage<'a, G: Family> {
    lesson: &'a Lesson<'a>,
    pub(super) game: G,
    pub(super) state: G::State,
    pub(super) seat: Seat,
    past: Vec<(u32, G::Event)>,
    steps: u32,
    /// The steps there were before the last move.
    before: u32,
    seed: TableSeed,
    /// The task that is on, and how many of its moves are made.
    pub(super) task: usize,
    pub(super) made: usize,
    moves: usize,
}

impl<'a, G: Family> Stage<'a, G> {
    pub(super) fn open(lesson: &'a Lesson<'a>, options: &OptionsOf<G>) -> Result<Self, String> {
        let seed = Seed::from_bytes([0; 32]).table_seed(&[]);
        let setup = G::Setup::deal(options, &mut TableLuck::layout(seed.clone()));
        let game = setup.and_then(G::open).map_err(|why| why.to_string())?;
        let state = if lesson.position.is_empty() {
            game.start()
        } else {
            game.position(&lesson.position)?
        };
        let names = game.setup().seat_names();
        let seat = names.iter().position(|name| *name == lesson.learner);
        let mut lecture = Stage {
            lesson,
            game,
            state,
            seat: Seat(seat.ok_or("nobody is called like the learner")? as u8),
            past: Vec::new(),
            steps: 0,
            before: 0,
            seed,
            task: 0,
            made: 0,
            moves: 0,
        };
        lecture.script(&lesson.before)?;
        lecture.settle()?;
        Ok(lecture)
    }

    pub(super) fn current(&self) -> Option<&'a Task<'a>> {
        self.lesson.tasks.get(self.task)
    }

    /// The next move of the task as it is written; none where anything may be done.
    fn written(&self) -> Option<&'a Move<'a>> {
        self.current()?.moves.get(self.made)
    }

    /// Would this move be taken now?
    pub(super) fn accepts(&self, action: &str) -> bool {
        let Some(task) = self.current() else {
            return false;
        };
        // A place has several names; a whole move is compared by the one that is used.
        let means = |pattern: &str| match G::Action::read(pattern, &self.game) {
            Some(meant) => meant.write(&self.game) == action,
            None => fits(pattern, action),
        };
        let by = |it: &Move| it.accepts.iter().any(|pattern| means(pattern));
        !task.goal.is_empty() || self.written().is_some_and(by)
    }

    /// A move of the learner, with all that follows it.
    pub(super) fn learn(&mut self, text: &str) -> Result<(), LessonError> {
        let task = self.current().ok_or(LessonError::TooMany)?;
        let action = G::Action::read(text, &self.game).ok_or(LessonError::NotUnderstood)?;
        let check = self.game.check(&self.state, self.seat, action);
        check.map_err(LessonError::Rule)?;
        if !self.accepts(&action.write(&self.game)) || self.made >= task.length() {
            return Err(LessonError::FirstTheTask { task: self.task });
        }
        let follows = self.written().map_or(&[][..], |it| it.follows.as_slice());
        self.before = self.steps;
        self.apply(Step::Act(self.seat, action));
        self.moves += 1;
        self.made += 1;
        let is_last = self.made == task.moves.len();
        // What is written may not fit, where anything may be done.
        let scripted = self.script(follows);
        if task.goal.is_empty() {
            scripted.map_err(LessonError::Faulty)?;
        }
        self.settle().map_err(LessonError::Faulty)?;
        let is_done = if task.goal.is_empty() {
            is_last
        } else {
            self.has_reached(task)
        };
        if is_done {
            (self.task, self.made) = (self.task + 1, 0);
        }
        Ok(())
    }

    /// Does the picture show what the task asks for?
    pub(super) fn has_reached(&self, task: &Task) -> bool {
        let viewer = Viewer::Seat(self.seat);
        let picture = glimpse(&self.game, &self.state, &self.past, None, viewer, u32::MAX).picture;
        !task.goal.is_empty() && confirm(&picture, task.goal.iter().copied()).is_ok()
    }

    fn apply(&mut self, step: StepOf<G>) {
        let mut log = Log::on();
        self.game.apply(&mut self.state, step, &mut log);
        self.steps += 1;
        let events = log.take().into_iter().map(|event| (self.steps, event));
        self.past.extend(events);
    }

    fn script(&mut self, steps: &[&str]) -> Result<(), String> {
        for text in steps {
            let step = self.read(text)?;
            let mut trial = self.state.clone();
            let played = self.game.play(&mut trial, step, &mut Log::off());
            played.map_err(|why| format!("{text:?} is {why}"))?;
            self.apply(step);
        }
        Ok(())
    }

    fn read(&self, text: &str) -> Result<StepOf<G>, String> {
        let by_seat = || {
            let (name, action) = text.split_once(": ")?;
            let mut names = self.game.setup().seat_names().iter();
            let seat = names.position(|known| *known == name)?;
            let action = G::Action::read(action, &self.game)?;
            Some(Step::Act(Seat(seat as u8), action))
        };
        let by_chance = || G::Chance::read(text, &self.game).map(Step::Chance);
        let step = by_seat().or_else(by_chance);
        step.ok_or_else(|| format!("cannot read the step {text:?}"))
    }

    /// Whatever nobody wrote down, until the learner is awaited.
    fn settle(&mut self) -> Result<(), String> {
        for _ in 0..MOST_STEPS {
            let step = match self.game.awaits(&self.state) {
                Awaits::Over(_) => return Ok(()),
                Awaits::Seats(seats) if seats.contains(self.seat) => return Ok(()),
                Awaits::Seats(seats) => {
                    let seat = seats.iter().next().ok_or("nobody is awaited")?;
                    let sight = bots::Sight::new(&self.game, &self.state, seat);
                    let mut luck = TableLuck::layout(self.seed.clone());
                    Step::Act(seat, G::STAND_IN().choose(&sight, &mut luck))
                }
                Awaits::Chance => {
                    let bag = self.game.bag(&self.state);
                    let number = u64::from(self.steps);
                    let ticket = records::draw(&self.seed, Purpose::Chance, number, bag.total());
                    Step::Chance(bag.nth(ticket))
                }
            };
            self.apply(step);
        }
        Err("the learner is not asked again".to_owned())
    }

    fn frame(&self, listing: &Listing, options: serde_json::Value) -> LessonFrame {
        let task = self.current();
        let answers = task.map(|task| task.answers().skip(self.made));
        let answers = answers.into_iter().flatten().map(str::to_owned);
        let points = task.into_iter().flat_map(|it| &it.points);
        let (id, length) = (self.lesson.id, self.lesson.tasks.len());
        LessonFrame {
            id: id.to_owned(),
            task: self.task as u32,
            tasks: length as u32,
            made: self.made as u32,
            begun: (self.moves - self.made) as u32,
            is_missed: task.is_some_and(|it| self.made >= it.length()),
            points: points.map(|it| (*it).to_owned()).collect(),
            answers: answers.collect(),
            table: self.seen().table(listing, options),
        }
    }

    fn seen(&self) -> Alone<'_, G> {
        Alone {
            id: self.lesson.id,
            game: &self.game,
            state: &self.state,
            seat: self.seat,
            past: &self.past,
            steps: self.steps,
            before: self.before,
            moves: self.moves,
            goes_on: self.current().is_some(),
        }
    }
}
